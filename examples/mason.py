#!/usr/bin/env python3
"""Mason, a bot for Hedgerow's engine protocol (docs/engine-protocol.md) that looks at the tiles.

It knows no rules. From the tile sets that the host sends it knows what lies on the sides of every tile, so it can tell
how many sides of the open squares around a placement still wait for something; it builds where few are left. It has two
options, and it looks at the fewer placements the less time is left on its clock. Try it:

    hedgerow engine-check "cmd:python3 examples/mason.py"
    hedgerow arena --games 20 --bots "cmd:clock=10+0.1:option.style=bold:python3 examples/mason.py,random"
"""

import random
import sys
import time

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west
# Kinds of segments worth a follower, the best first; the others are long-term and only for a bold player.
QUICK = ["monk", "knight", "gatherer", "explorer", "thief", "fisherman", "robber", "sailor"]
SLOW = ["hut", "hunter", "farmer"]


class Mason:
    def __init__(self):
        self.tiles = {}  # what lies on the twelve ports of a tile, by its set's hash and its id
        self.board = {}  # the kinds on the four sides of the tile at a square
        self.hashes, self.seat, self.legal = [], 0, []
        self.style, self.random = "calm", random.Random("1")

    # What the host says

    def take_set(self, words, lines):
        """A tile set: a line for each kind of tile, after the line with the start tile."""
        for line in lines[1:]:
            tile, _, ports, *segments = line.split()
            kinds = dict(word.split(",")[0].split("=") for word in segments if "=" in word)
            # The middle port of a side is what people see there.
            self.tiles[words[1], tile] = [kinds[ports[port]] for port in (1, 4, 7, 10)]

    def take_position(self, _, lines):
        self.board, self.hashes = {}, []
        for line in lines:
            key, _, value = line.partition(": ")
            if key == "set":
                self.hashes.append(value.split()[-1])
            elif key == "seat":
                self.seat = int(value)
            elif key == "tile":
                square, sides = self.placed(value.split()[0])
                self.board[square] = sides

    def set_option(self, name, value):
        if name == "seed":
            self.random = random.Random(value)
        elif name == "style" and value in ("calm", "bold"):
            self.style = value
        else:
            say(f"error setoption there is no option {name} that can be {value!r}")

    # What Mason thinks

    def placed(self, word):
        """The square in a word like U@1,-2r3, and what the tile then has on its four sides."""
        tile, _, place = word.partition("@")
        place, _, turns = place.partition("r")
        x, y = place.split(",")
        sides = next((self.tiles[known, tile] for known in self.hashes if (known, tile) in self.tiles), ["?"] * 4)
        turns = int(turns)
        # Turned by a quarter, the west side faces north.
        return (int(x), int(y)), sides[4 - turns :] + sides[: 4 - turns]

    def worth(self, word):
        """More neighbours are better, and more so if they show something other than open land."""
        (x, y), sides = self.placed(word)
        worth = 0.0
        for side, (dx, dy) in enumerate(SIDES):
            if (x + dx, y + dy) in self.board:
                worth += 1 if sides[side] in ("field", "meadow", "plain") else 2
            elif sides[side] in ("city", "forest", "sea"):
                worth -= 0.5
        return worth

    def choose(self, limits):
        legal = limits["only"] or self.legal
        placements = [word for word in legal if "@" in word]
        if placements:
            self.random.shuffle(placements)
            until = time.monotonic() + self.seconds(limits)
            best = []
            for word in placements:
                best.append((self.worth(word), word))
                if time.monotonic() > until:
                    break
            best.sort(reverse=True)
            return [word for _, word in best]
        roles = QUICK + SLOW if self.style == "bold" else QUICK
        uses = [word for word in legal if word.split(":")[0] in roles]
        uses.sort(key=lambda word: roles.index(word.split(":")[0]))
        rest = [word for word in legal if word not in uses]
        # Rather nothing than something unknown.
        rest.sort(key=lambda word: word != "-")
        return uses + rest

    def seconds(self, limits):
        """How long to think: half of what is given, or a fiftieth of what is left on the clock."""
        times = []
        if limits.get("time", "infinite") != "infinite":
            times.append(int(limits["time"]) / 2000)
        clock = limits.get("clocks", "-").split(",")
        if self.seat < len(clock) and clock[self.seat] != "-":
            times.append(int(clock[self.seat]) / 50000)
        return min(times, default=1.0)

    def go(self, words):
        """Answers; what must wait for `stop` is returned."""
        limits = {"only": []}
        while words:
            key, *words = words
            if key == "only":
                limits["only"], words = words, []
            elif words:
                limits[key], *words = words  # keys that are not known stay unread
        if "ponder" in limits:
            return "bestmove none"
        if not self.legal:
            say("error go Mason needs a line 'legal ...' first")
            return None
        moves = self.choose(limits)
        for line, word in enumerate(moves[: int(limits.get("lines", 1))], 1):
            say(f"info line {line} depth 1 plan {word}")
        if limits.get("time") == "infinite":
            return "bestmove " + moves[0]
        say("bestmove " + moves[0])
        return None


def say(line):
    # Without flush the host would wait for an answer that never leaves this program.
    print(line, flush=True)


def block():
    """The lines up to `end`."""
    lines = []
    for line in sys.stdin:
        if line.strip() == "end":
            break
        lines.append(line.strip())
    return lines


def main():
    mason, waiting = Mason(), None
    for line in sys.stdin:
        word, *rest = line.split() or ["#"]
        if word == "hedgerow":
            say("hedgerow 2")
            say("id name Mason")
            say("id author the Hedgerow authors")
            say("option name seed type text default 1")
            say("option name style type choice values calm,bold default calm")
            say("ready")
        elif word == "setoption" and rest:
            mason.set_option(rest[0], " ".join(rest[1:]))
        elif word == "set":
            mason.take_set(rest, block())
        elif word == "position":
            mason.take_position(rest, block())
            mason.legal = []
        elif word == "record":
            block()
            say("error record Mason reads positions only")
        elif word == "legal":
            mason.legal = rest
        elif word == "go":
            waiting = mason.go(rest)
        elif word == "stop":
            if waiting:
                say(waiting)
            waiting = None
        elif word == "ping":
            say("pong")
        elif word == "quit":
            return
        elif word != "newgame" and not word.startswith("#"):
            say(f"error {word} Mason does not know that")


if __name__ == "__main__":
    main()
