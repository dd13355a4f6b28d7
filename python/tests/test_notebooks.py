"""The notebooks run from top to bottom, with fewer games than people would let them play."""

import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
FEWER = {
    "play_and_draw": {},
    "a_rule_by_a_million_games": {"GAMES": 20_000, "BOT_GAMES": 3},
    "train_a_small_agent": {"RANDOM_GAMES": 150, "OWN_GAMES": 3, "ARENA_GAMES": 2},
}


def run(name):
    """Runs the cells; those tagged as parameters are followed by the numbers for tests. Returns the names that were defined."""
    names = {"__name__": "__main__"}
    notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text())
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name} {cell['id']}", "exec"), names)
            if "parameters" in cell["metadata"].get("tags", []):
                assert FEWER[name].keys() <= names.keys()
                names.update(FEWER[name])
    return names


def test_there_are_three():
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb")) == sorted(FEWER)


def test_a_game_is_played_and_drawn():
    names = run("play_and_draw")
    assert names["table"].over and len(names["scored"]) > 10


def test_a_million_games_answer_a_question():
    names = run("a_rule_by_a_million_games")
    unequal, equal = names["scores"].values()
    # 84 tiles among three: with unequal turns the first seats place a tile more, and that shows in the points.
    assert unequal.mean(axis=0)[0] > unequal.mean(axis=0)[2]
    assert equal.mean(axis=0).sum() < unequal.mean(axis=0).sum()


def test_a_small_agent_learns_to_beat_chance():
    names = run("train_a_small_agent")
    pair = names["against_random"]
    assert pair["win_rate"] == 1.0 and pair["forfeits"] == []
