"""Games on many machines, with Ray: self-play and contests as tasks, games out as Parquet.

    import hedgerow.ray
    report = hedgerow.ray.arena(["hard", "normal"], games=1000, seed="1")          # as hedgerow.arena, on the cluster
    hedgerow.ray.self_play(["normal", "normal"], games=100_000, seed="1", out="games/")

Without `ray.init(...)` before, Ray uses the cluster it finds, or this machine. What comes out follows from the seed alone: not from how
many workers there are, nor in which order they finish. A worker that dies costs its games only: they are played again elsewhere, up to
`retries` times; those that are lost even then are named in the result.

The schema of the Parquet files, one row per game (`SCHEMA`):

| column | type | |
|---|---|---|
| number | int64 | the number of the game, from 0 |
| pairing | int32 | the number of the pairing; 0 in self-play |
| rules | string | as in `carcassonne/first+river` |
| seed | string | the seed of the draws |
| players | list of string | the bots, by seat |
| scores | list of int32 | the points at the end, by seat |
| winners | list of int8 | the seats with the most points |
| forfeit | int8 | the seat that gave no usable answer, or null |
| actions | list of string | every action, draws included, as in records |
| record | string | the record, which `hedgerow.Record.parse` reads |
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Iterator, Sequence

import pyarrow as pa
import pyarrow.parquet as pq
import ray

from . import Game, Record, Rules
from ._hedgerow import _play_fixtures, _report

__all__ = ["SCHEMA", "arena", "self_play"]

SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("pairing", pa.int32()),
        ("rules", pa.string()),
        ("seed", pa.string()),
        ("players", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("forfeit", pa.int8()),
        ("actions", pa.list_(pa.string())),
        ("record", pa.string()),
    ]
)

Fixture = tuple[int, int]
Played = list[tuple[str, str]]


def arena(
    bots: Sequence[str],
    game: Game | Rules | str = "carcassonne/first",
    games: int = 100,
    seats: int = 2,
    seed: str = "1",
    duplicate: bool = True,
    chunk: int = 10,
    retries: int = 3,
    out: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """Plays bots against each other as Ray tasks of `chunk` games, and returns the report of `hedgerow.arena` for the same seed, with one
    more entry, `missing`: the games (pairing and number) that were lost with their workers. Games after a missing one do not count in
    the report. With `out`, a folder, every chunk is also written there as a Parquet file."""
    contest = _Contest(list(bots), game if isinstance(game, Game) else Game(game), games, seats, seed, duplicate)
    _, pairings, games = contest.report([])
    fixtures = [(pairing, number) for pairing in range(pairings) for number in range(games)]
    lines: list[str] = []
    missing: list[Fixture] = []
    for part, played in _spread(contest, fixtures, chunk, retries):
        if played is None:
            missing += part
            continue
        lines += [line for line, _ in played]
        if out is not None:
            write(played, Path(out), part[0])
    report, _, _ = contest.report(lines)
    return {**report, "missing": missing}


def self_play(
    bots: Sequence[str],
    game: Game | Rules | str = "carcassonne/first",
    games: int = 100,
    seats: int = 2,
    seed: str = "1",
    chunk: int = 50,
    retries: int = 3,
    out: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """Plays games of a bot with itself (`bots=["normal", "normal"]`), or of the first bot on one seat, which goes round, with the second on
    all others, as Ray tasks, and writes them to `out` as Parquet: the games of `hedgerow.arena` for the same seed, without `duplicate`.
    Returns how many were played, and which are `missing`."""
    if len(bots) != 2:
        raise ValueError("name two bots, or one twice")
    contest = _Contest(list(bots), game if isinstance(game, Game) else Game(game), games, seats, seed, False)
    contest.report([])  # says what is wrong with a contest before any worker is asked
    written, missing = 0, list[int]()
    for part, played in _spread(contest, [(0, number) for number in range(games)], chunk, retries):
        if played is None:
            missing += [number for _, number in part]
            continue
        written += len(played)
        if out is not None:
            write(played, Path(out), part[0])
    return {"games": written, "missing": sorted(missing)}


class _Contest:
    """What is played, small enough to be sent to every worker."""

    def __init__(self, bots: list[str], game: Game, games: int, seats: int, seed: str, duplicate: bool) -> None:
        self.options = (bots, game, games, seats, seed, duplicate)

    def report(self, played: list[str]) -> tuple[dict[str, Any], int, int]:
        return _report(*self.options, played)

    def play(self, fixtures: list[Fixture]) -> Played:
        return _play_fixtures(*self.options, fixtures)


def _play(contest: _Contest, fixtures: list[Fixture]) -> Played:
    return contest.play(fixtures)


def _spread(
    contest: _Contest, fixtures: list[Fixture], chunk: int, retries: int
) -> Iterator[tuple[list[Fixture], Played | None]]:
    """Plays games in parts, and hands each part over as soon as it is done; None for one that was lost. As many parts wait as keep all
    workers busy, so that a million games need no more memory than a few."""
    if not ray.is_initialized():
        ray.init(configure_logging=False, log_to_driver=False)
    task = ray.remote(num_cpus=1, max_retries=retries)(_play)
    parts = [fixtures[start : start + max(chunk, 1)] for start in range(0, len(fixtures), max(chunk, 1))]
    at_a_time = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting: dict[Any, list[Fixture]] = {}
    while parts or waiting:
        while parts and len(waiting) < at_a_time:
            part = parts.pop(0)
            waiting[task.remote(contest, part)] = part
        done, _ = ray.wait(list(waiting))
        for reference in done:
            part = waiting.pop(reference)
            try:
                yield part, ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError):
                yield part, None


def rows(played: Played) -> pa.Table:
    """Games as rows of the schema."""
    found = []
    for line, text in played:
        game, record = json.loads(line), Record.parse(text)
        points = game["points"]
        found.append(
            {
                "number": game["number"],
                "pairing": game["pairing"],
                "rules": str(record.game.rules),
                "seed": record.seed,
                "players": record.players,
                "scores": points,
                "winners": [seat for seat, score in enumerate(points) if score == max(points)],
                "forfeit": (game.get("forfeit") or {}).get("seat"),
                "actions": [str(action) for action in record.actions],
                "record": text,
            }
        )
    return pa.Table.from_pylist(found, SCHEMA)


def write(played: Played, folder: Path, first: Fixture) -> None:
    """Writes games as a file named after the first of them. It appears whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"games-{first[0]:03}-{first[1]:09}.parquet"
    pq.write_table(rows(played), file.with_suffix(".part"), compression="zstd")
    file.with_suffix(".part").replace(file)
