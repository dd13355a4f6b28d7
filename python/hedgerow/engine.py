"""A bot in Python as an engine: a program that `hedgerow arena` and `hedgerow play` play with.

A whole engine, which puts every tile at the first place that fits:

    # first.py; try it: hedgerow arena --bots "cmd:python3 first.py,random"
    from hedgerow.engine import serve
    serve(lambda position: position.legal_actions[0], name="First")

From Python it plays as the bot 'cmd:python3 first.py'. What a conversation looks like:

>>> import io
>>> answers = io.StringIO()
>>> serve(lambda position: position.legal_actions[0], "First", input=io.StringIO("hedgerow 1\\nping\\nquit\\n"), output=answers)
>>> print(answers.getvalue(), end="")
hedgerow 1
id name First
option name seed type string default 1
ready
pong
"""

from __future__ import annotations

import sys
from typing import Callable, Iterator, Sequence, TextIO

from . import Action, HedgerowError, Position, Record

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
    the piece that follows. `seeded` hears the seed that all choices should follow from, before each game."""
    lines = iter(input or sys.stdin)
    out = output or sys.stdout

    def say(line: str) -> None:
        # Without flush the host would wait for an answer that never leaves this program.
        print(line, file=out, flush=True)

    position: Position | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "hedgerow":
                say("hedgerow 1")
                say(f"id name {name}")
                if author:
                    say(f"id author {author}")
                say("option name seed type string default 1")
                say("ready")
            elif word == "setoption" and rest.startswith("seed "):
                if seeded:
                    seeded(rest.removeprefix("seed "))
            elif word == "position":
                position = None
                position = Position.parse(_text(lines))
            elif word == "record":
                position = None
                position = Record.parse(_text(lines)).end
            elif word == "go":
                say(f"bestmove {_words(choose(position))}" if position else "error go there is no position")
            elif word == "ping":
                say("pong")
            elif word == "quit":
                return
            elif word not in ("newgame", "stop", "legal", "") and not word.startswith("#"):
                say(f"error {word} there is no such message")
        except HedgerowError as error:
            say(f"error {word} {' '.join(str(error).split())}")


def _text(lines: Iterator[str]) -> str:
    """The lines up to 'end'."""
    text = []
    for line in lines:
        if line.strip() == "end":
            break
        text.append(line)
    return "".join(text)


def _words(move: Move) -> str:
    actions = [move] if isinstance(move, (Action, str)) else move
    return " ".join(str(action) for action in actions)
