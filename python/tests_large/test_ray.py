"""Ray: two local workers play what one machine plays; one that dies costs its games only."""

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import ray

import hedgerow
import hedgerow.ray


@pytest.fixture(scope="module", autouse=True)
def workers():
    # Workers load the package from where this process has it.
    path = {"PYTHONPATH": str(Path(hedgerow.__file__).parents[1])}
    ray.init(num_cpus=2, include_dashboard=False, configure_logging=False, log_to_driver=False, runtime_env={"env_vars": path})
    yield
    ray.shutdown()


def without_seconds(report):
    for pair in report["pairs"]:
        pair.pop("seconds_per_move")
    report.pop("missing", None)
    return report


CONTEST = {"bots": ["normal:evals=20", "greedy", "random"], "game": "hunters/en-2014", "games": 6, "seed": "ray"}


def test_the_arena_is_that_of_one_machine():
    spread = hedgerow.ray.arena(**CONTEST, chunk=4)
    assert spread["missing"] == []
    assert without_seconds(spread) == without_seconds(hedgerow.arena(**CONTEST, threads=1))


def test_the_example_runs(tmp_path, capsys):
    sys.path.append(str(Path(__file__).parents[1] / "examples"))
    import ray_arena

    report = ray_arena.contest(games=4, folder=tmp_path)
    assert report["pairs"][0]["games"] == 4 and "greedy wins" in capsys.readouterr().out
    assert pq.read_table(tmp_path).num_rows == 4


def test_self_play_is_written_as_parquet(tmp_path):
    done = hedgerow.ray.self_play(["greedy", "random"], games=7, seed="parquet", chunk=3, out=tmp_path)
    assert done == {"games": 7, "missing": []}
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"games-000-00000000{n}.parquet" for n in (0, 3, 6)]
    table = pq.read_table(tmp_path, schema=hedgerow.ray.SCHEMA)
    assert table.schema.equals(hedgerow.ray.SCHEMA)
    for row in table.to_pylist():
        record = hedgerow.Record.parse(row["record"])
        assert record.end.scores == row["scores"] and record.seed == row["seed"] == f"parquet-{row['number']}"
        assert [str(action) for action in record.actions] == row["actions"]
        assert record.end.winners == row["winners"] and row["forfeit"] is None
        assert row["players"][row["number"] % 2] == "greedy", "seats alternate"
    report = hedgerow.arena(["greedy", "random"], games=7, seed="parquet", duplicate=False)
    wins = sum(row["players"][row["winners"][0]] == "greedy" for row in table.to_pylist() if len(row["winners"]) == 1)
    assert report["pairs"][0]["wins"] == wins


def test_self_play_at_a_larger_table(tmp_path):
    done = hedgerow.ray.self_play(["greedy", "random"], game="discovery/standard", games=4, seats=4, out=tmp_path)
    assert done == {"games": 4, "missing": []}
    players = pq.read_table(tmp_path).column("players").to_pylist()
    assert [names.index("greedy") for names in players] == [0, 1, 2, 3]
    with pytest.raises(hedgerow.HedgerowError):
        hedgerow.ray.self_play(["greedy", "random"], seats=9)
    with pytest.raises(hedgerow.HedgerowError):
        hedgerow.ray.arena(["genius", "random"])


KILLER = """
import os, signal, sys

legal = []
for line in sys.stdin:
    word, *rest = line.split() or ["#"]
    if word == "hedgerow":
        print("hedgerow 2\\nid name Killer\\nready", flush=True)
    elif word == "legal":
        legal = rest
    elif word == "go":
        try:
            os.close(os.open({marker!r}, os.O_CREAT | os.O_EXCL))
            os.kill(os.getppid(), signal.SIGKILL)
        except FileExistsError:
            print("bestmove", legal[0], flush=True)
"""


def test_a_worker_that_dies_costs_its_games_only(tmp_path):
    """An engine that kills the worker it plays for, once."""
    marker, program = tmp_path / "died", tmp_path / "killer.py"
    program.write_text(KILLER.format(marker=str(marker)))
    options = {"bots": [f"cmd:{sys.executable} {program}", "random"], "games": 9, "chunk": 3, "seed": "die"}
    lost = hedgerow.ray.self_play(**options, retries=0, out=tmp_path / "lost")
    assert marker.exists() and lost["games"] == 6
    first = lost["missing"][0]
    assert first % 3 == 0 and lost["missing"] == [first, first + 1, first + 2]
    assert pq.read_table(tmp_path / "lost").num_rows == 6
    marker.unlink()
    kept = hedgerow.ray.self_play(**options, retries=2, out=tmp_path / "kept")
    assert marker.exists() and kept == {"games": 9, "missing": []}, "they were played again"
    table = pq.read_table(tmp_path / "kept").sort_by("number").to_pylist()
    assert [row["number"] for row in table] == list(range(9))
    assert all(row["forfeit"] is None for row in table)
