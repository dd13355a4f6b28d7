"""The library against what is written down elsewhere: golden records, perft counts, traces."""

import json
import sys
from pathlib import Path

import pytest

import hedgerow

TESTS = Path(__file__).parents[2] / "tests"


def test_golden_records_play_through():
    files = sorted(TESTS.glob("records/*"))
    assert len(files) > 5
    for file in files:
        record = hedgerow.Record.parse(file.read_text())
        assert str(record) == file.read_text(), file
        assert record.end.over


@pytest.mark.parametrize("rules", [str(rules) for rules in hedgerow.Rules.all()])
def test_a_game_of_every_preset_agrees_with_its_record_and_its_trace(rules):
    table = hedgerow.Table(rules, seats=3, seed="python")
    points, homes = [0, 0, 0], 0
    while not table.over:
        legal = table.legal_actions
        assert len(set(legal)) == len(legal)
        for event in table.play(legal[len(legal) // 2]):
            if event.kind == "scored":
                assert sum(count * each for _, count, each in event.parts) == event.points
                for seat in event.seats:
                    points[seat] += event.points
            homes += event.kind == "went-home"
    assert points == table.scores and homes > 0
    record = table.record()
    lines = [json.loads(line) for line in record.trace().splitlines()]
    assert lines[-1]["do"] == "end" and lines[-1]["scores"] == table.scores
    assert [str(action) for action in record.actions] == [str(action) for _, action, _ in record.steps()]
    assert record.end == table.position


def test_the_same_seed_is_the_same_game():
    """The example of the Rust library, from Python."""
    one, two, other = (hedgerow.Table("carcassonne/first", seed=seed) for seed in ["a", "a", "b"])
    assert one.position == two.position and one.position.hand(0) == two.position.hand(0)
    draws = lambda table: [str(action) for action in table.record().actions if action.kind == "draw"]
    for table in (one, two, other):
        while not table.over:
            table.play(table.legal_actions[-1])
    assert draws(one) == draws(two) != draws(other)


def test_chances_add_up_and_explicit_draws_are_dealt():
    position = hedgerow.Position("hunters/en-2014")
    assert sum(chance for _, chance in position.chances()) == pytest.approx(1)
    table = hedgerow.Table("discovery/advanced", draws={"land": [kind.id for kind in position_kinds("discovery/advanced")[:6]]})
    dealt = [action.tile for action in table.record().actions]
    assert dealt == [kind.id for kind in position_kinds("discovery/advanced")[:4]]


def position_kinds(rules):
    game = hedgerow.Game(rules)
    return [kind for kind in game.tile_kinds if kind.id != game.start]


def test_pictures_are_svg():
    table = hedgerow.Table("discovery/standard")
    for _ in range(20):
        table.play(table.legal_actions[-1])
    pictures = [table.position, table.record(), hedgerow.TileSet.printed("river"), table]
    for picture in pictures:
        assert picture._repr_svg_().startswith("<svg") and picture._repr_svg_().rstrip().endswith("</svg>")
    assert table.position.svg(names=["Ada", "Bob"]) != table.position.svg()


def test_an_explanation_adds_up_to_what_the_bot_sees():
    table = hedgerow.Table("carcassonne/first", seed="7")
    bot = hedgerow.Bot("greedy")
    for _ in range(30):
        for action in bot.choose(table):
            table.play(action)
    candidates = bot.think(table)
    assert [candidate.lead for candidate in candidates] == sorted((c.lead for c in candidates), reverse=True)

    def lead(candidate):
        own = other = 0.0
        for change in table.position.explain(candidate.actions, bot="greedy"):
            if change["seat"] == table.to_act:
                own += change["points"]
            else:
                other += change["points"]
        return own - other

    best, worst = candidates[0], candidates[-1]
    assert lead(best) - lead(worst) == pytest.approx(best.lead - worst.lead, abs=0.01)


def test_the_arena_is_the_same_on_any_number_of_threads():
    def games(threads):
        report = hedgerow.arena(["normal:evals=20", "greedy", "random"], games=4, seats=2, threads=threads)
        for pair in report["pairs"]:
            pair.pop("seconds_per_move")
        return report

    assert games(1) == games(3)


def test_simulations_do_not_depend_on_threads():
    one, three = (hedgerow.simulate("hunters/en-2014", 2500, seats=3, seed=9, threads=n) for n in (1, 3))
    assert (one == three).all() and one.shape == (2500, 3)
    assert len({tuple(row) for row in one.tolist()}) > 2000


def test_a_program_in_python_plays_as_an_engine(tmp_path):
    """With a set of its own, which the host sends."""
    program = tmp_path / "first.py"
    here = str(Path(hedgerow.__file__).parents[1])
    program.write_text(
        f"import sys; sys.path[:0] = [{here!r}]\n"
        "from hedgerow.engine import serve\n"
        "serve(lambda position: position.legal_actions[0], name='First')\n"
    )
    printed = hedgerow.TileSet.printed("carcassonne")
    assert hedgerow.TileSet.parse_canonical("carcassonne", printed.canonical) == printed
    fewer = hedgerow.TileSet.parse("fewer", printed.text.replace("count = 8", "count = 1", 1).replace("total = 72", "total = 65"))
    for game in [hedgerow.Game("carcassonne/first", [fewer]), "discovery/advanced"]:
        report = hedgerow.arena([f"cmd:evals=1:{sys.executable} {program}", "random"], game=game, games=2, threads=1)
        assert report["pairs"][0]["forfeits"] == [] and report["ratings"][0]["name"] == "First"
