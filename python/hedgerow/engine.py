"""A bot in Python as an engine: a program that `hedgerow arena` and `hedgerow play` play with.

A whole engine, which puts every tile at the first place that fits:

    # first.py; try it: hedgerow arena --bots "cmd:python3 first.py,random"
    from hedgerow.engine import serve
    serve(lambda position: position.legal_actions[0], name="First")

`hedgerow engine-check "cmd:python3 first.py"` tries it step by step. From Python it plays as the bot 'cmd:python3 first.py'. What a conversation looks like:

>>> import io
>>> answers = io.StringIO()
>>> serve(lambda position: position.legal_actions[0], "First", input=io.StringIO("hedgerow 2\\nping\\nquit\\n"), output=answers)
>>> print(answers.getvalue(), end="")
hedgerow 2
id name First
option name seed type text default 1
ready
pong
"""

from __future__ import annotations

import sys
from typing import Callable, Iterator, Sequence, TextIO

from . import Action, HedgerowError, Position, Record, TileSet

Move = Action | str | Sequence[Action | str]

__all__ = ["serve"]


def serve(
    choose: Callable[[Position], Move],
    name: str,
    author: str | None = None,
    seeded: Callable[[str], None] | None = None,
    input: TextIO | None = None,
    output: TextIO | None = None,
) -> None:
    """Answers a host until it quits. `choose` is given a position in which a seat is to act, and returns an action, or a placement and
    the piece that follows. `seeded` hears the seed that all choices should follow from, before each game. Limits of time are for `choose`
    to keep: it is not interrupted."""
    engine = _Engine(choose, name, author, seeded, iter(input or sys.stdin), output or sys.stdout)
    for line in engine.lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "quit":
                return
            engine.answer(word, rest)
        except HedgerowError as error:
            engine.say(f"error {word} {' '.join(str(error).split())}")


class _Engine:
    """One conversation with a host."""

    def __init__(
        self,
        choose: Callable[[Position], Move],
        name: str,
        author: str | None,
        seeded: Callable[[str], None] | None,
        lines: Iterator[str],
        out: TextIO,
    ) -> None:
        self.choose, self.name, self.author, self.seeded = choose, name, author, seeded
        self.lines, self.out = lines, out
        self.sets: list[TileSet] = []
        self.position: Position | None = None

    def say(self, line: str) -> None:
        # Without flush the host would wait for an answer that never leaves this program.
        print(line, file=self.out, flush=True)

    def answer(self, word: str, rest: str) -> None:
        if word == "hedgerow":
            self.say("hedgerow 2")
            self.say(f"id name {self.name}")
            if self.author:
                self.say(f"id author {self.author}")
            self.say("option name seed type text default 1")
            self.say("ready")
        elif word == "setoption":
            option, _, value = rest.partition(" ")
            if option != "seed":
                self.say(f"error setoption there is no option {option}")
            elif self.seeded:
                self.seeded(value)
        elif word == "set":
            text = self.text()
            self.sets.append(TileSet.parse_canonical(rest.partition(" ")[0], text))
        elif word == "position":
            text, self.position = self.text(), None
            self.position = Position.parse(text, self.sets)
        elif word == "record":
            text, self.position = self.text(), None
            self.position = Record.parse(text, self.sets).end
        elif word == "go":
            self.go(rest.split())
        elif word == "ping":
            self.say("pong")
        elif word not in ("newgame", "stop", "legal", "") and not word.startswith("#"):
            self.say(f"error {word} there is no such message")

    def go(self, words: list[str]) -> None:
        # Every key has one word as its value, but for 'only', which takes the rest.
        only = words[words.index("only") + 1 :] if "only" in words else None
        keys = dict(zip(words[::2], words[1::2]))
        if "ponder" in keys:
            self.wait_for_stop()
            self.say("bestmove none")
        elif self.position is None:
            self.say("error go there is no position")
        elif not isinstance(self.position.to_act, int):
            self.say("error go there is nothing to decide")
        else:
            move = self.choose(self.position)
            actions = [str(action) for action in ([move] if isinstance(move, (Action, str)) else move)]
            if only is not None and actions[0] not in only:
                actions = only[:1]
            if keys.get("time") == "infinite":
                self.wait_for_stop()
            self.say(f"bestmove {' '.join(actions)}")

    def wait_for_stop(self) -> None:
        for line in self.lines:
            word = line.strip()
            if word == "ping":
                self.say("pong")
            elif word in ("stop", "quit"):
                return

    def text(self) -> str:
        """The lines up to 'end'."""
        text = []
        for line in self.lines:
            if line.strip() == "end":
                break
            text.append(line)
        return "".join(text)
