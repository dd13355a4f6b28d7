#!/usr/bin/env python3
"""Snug, a small bot for Hedgerow's engine protocol (docs/engine-protocol.md).

It knows no rules. The host tells which actions are legal; Snug puts the tile where it has most neighbours, and places a
piece as long as it keeps another one in its supply. Try it:

    hedgerow arena --games 20 --bots "cmd:python3 examples/snug.py,random"
"""

import sys

# How many pieces of each sort a player has.
FOLLOWERS = {"carcassonne": 7, "hunters": 5, "discovery": 4}
HUTS = 2
# The roles, the most promising first; those that wait for the end of the game last.
ROLES = ["monk", "knight", "gatherer", "explorer", "thief", "fisherman", "robber", "sailor", "hut", "hunter", "farmer"]


class Table:
    """What Snug needs to know of a position."""

    def __init__(self, lines):
        self.game = ""
        self.seat = ""
        self.squares = set()
        self.pieces = []  # pairs of role and owner
        for line in lines:
            key, _, value = line.partition(":")
            value = value.strip()
            if key == "rules":
                self.game = value.split("/")[0]
            elif key == "seat":
                self.seat = value
            elif key == "tile":
                place, *piece = value.split()
                self.squares.add(square(place))
                if piece:
                    self.pieces.append((piece[0].split(":")[0], piece[1]))

    def supply(self, hut):
        """How many followers, or huts, the seat to act still has."""
        used = sum(1 for role, owner in self.pieces if owner == self.seat and (role == "hut") == hut)
        return (HUTS if hut else FOLLOWERS.get(self.game, 0)) - used

    def neighbours(self, place):
        x, y = square(place)
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return sum(1 for other in around if other in self.squares)


def square(place):
    """The square in a word like U@1,-2r3."""
    x, y = place.split("@")[1].split("r")[0].split(",")
    return int(x), int(y)


def choose(table, legal):
    """One of the legal actions."""
    placements = [word for word in legal if "@" in word]
    if placements:
        return max(placements, key=table.neighbours)
    uses = [word for word in legal if word.split(":")[0] in ROLES]
    uses = [word for word in uses if table.supply(hut=word.startswith("hut:")) >= 2]
    if uses:
        return min(uses, key=lambda word: ROLES.index(word.split(":")[0]))
    takes = [word for word in legal if word.startswith("take:")]
    if takes and table.supply(hut=False) < 2:
        return takes[0]
    return "-" if "-" in legal else legal[0]


def say(line):
    # Without flush the host would wait for an answer that never leaves this program.
    print(line, flush=True)


def block():
    """The lines of a message that ends with `end`."""
    lines = []
    for line in sys.stdin:
        if line.strip() == "end":
            break
        lines.append(line.strip())
    return lines


def answer(table, legal, question):
    """The answer to `go`, and whether it has to wait for `stop`."""
    # Only these keys matter to a bot that answers at once; all others are skipped.
    if "ponder" in question:
        return "bestmove none", True
    if "only" in question:
        legal = question[question.index("only") + 1 :]
    if not legal:
        return "error go Snug needs a line 'legal ...' first", False
    return "bestmove " + choose(table, legal), "infinite" in question


def main():
    table, legal, waiting = Table([]), [], None
    for line in sys.stdin:
        word, *rest = line.split() or ["#"]
        if word == "hedgerow":
            say("hedgerow 2")
            say("id name Snug")
            say("id author the Hedgerow authors")
            say("ready")
        elif word == "set":
            block()  # Snug does not look at tiles
        elif word == "position":
            table, legal = Table(block()), []
        elif word == "legal":
            legal = rest
        elif word == "go":
            waiting, waits = answer(table, legal, rest)
            if not waits:
                say(waiting)
                waiting = None
        elif word == "stop":
            if waiting:
                say(waiting)
            waiting = None
        elif word == "ping":
            say("pong")
        elif word == "quit":
            return
        elif word != "newgame" and not word.startswith("#"):
            say(f"error {word} Snug does not know that")


if __name__ == "__main__":
    main()
