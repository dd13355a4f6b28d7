"""Carcassonne, Hunters & Gatherers and The Discovery for Python.

A random game:

>>> import random, hedgerow
>>> table = hedgerow.Table("carcassonne/first", seats=2, seed="7")
>>> while not table.over:
...     events = table.play(random.choice(table.legal_actions))
>>> table.scores == table.position.scores
True

`hedgerow.pettingzoo` and `hedgerow.gymnasium` are environments, `Batch` plays many games at once, `hedgerow.openspiel` and `hedgerow.ray`
bring the games to those two, and `hedgerow.engine` makes a bot in Python an engine for `hedgerow arena`.
"""

from ._hedgerow import (
    Action,
    Batch,
    Bot,
    BotFailure,
    Candidate,
    Event,
    Feature,
    ForeignGame,
    FormatError,
    Game,
    GameOver,
    HedgerowError,
    IllegalAction,
    InternalError,
    Position,
    Record,
    Rules,
    Space,
    Table,
    Tile,
    TileKind,
    TileSet,
    __version__,
    arena,
    simulate,
)

__all__ = [
    "Action",
    "Batch",
    "Bot",
    "BotFailure",
    "Candidate",
    "Event",
    "Feature",
    "ForeignGame",
    "FormatError",
    "Game",
    "GameOver",
    "HedgerowError",
    "IllegalAction",
    "InternalError",
    "Position",
    "Record",
    "Rules",
    "Space",
    "Table",
    "Tile",
    "TileKind",
    "TileSet",
    "__version__",
    "arena",
    "simulate",
]
