"""The examples in docstrings and in the documentation are run."""

import doctest
import importlib
from pathlib import Path

import pytest

import hedgerow

FOLDER = Path(__file__).parents[1]


def examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    for name in hedgerow.__all__:
        thing = getattr(hedgerow, name)
        if not isinstance(thing, str):
            yield from finder.find(thing, name, module=False, globs={"hedgerow": hedgerow})
    for name in ["hedgerow", "hedgerow.pettingzoo", "hedgerow.gymnasium", "hedgerow.engine"]:
        module = importlib.import_module(name)
        yield doctest.DocTestParser().get_doctest(module.__doc__, dict(vars(module)), name, module.__file__, 0)
    for page in [FOLDER / "README.md", FOLDER / "../docs/python.md"]:
        yield doctest.DocTestParser().get_doctest(page.read_text(), {}, page.name, str(page), 0)


@pytest.mark.parametrize("example", [test for test in examples() if test.examples], ids=lambda test: test.name)
def test_example(example):
    said = []
    result = doctest.DocTestRunner().run(example, out=said.append)
    assert not result.failed, "".join(said)


def test_every_class_and_function_is_described():
    for name in hedgerow.__all__:
        assert getattr(hedgerow, name).__doc__, name
