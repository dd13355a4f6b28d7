"""The figures of docs/python.md: `python measure.py [speed|memory]`."""

import random
import resource
import sys
import time

import numpy as np

import hedgerow

RULES = "carcassonne/first"


def per_second(what, play, seconds=3.0, clock=time.process_time):
    """Calls `play` for some seconds of one core, whatever else the machine does; it returns how many games and decisions it played."""
    play()
    games = decisions = 0
    begin = clock()
    while (took := clock() - begin) < seconds:
        more = play()
        games, decisions = games + more[0], decisions + more[1]
    print(f"{what:<52}{games / took:>12,.1f} games/s{decisions / took:>14,.0f} decisions/s", flush=True)


def plain():
    table, decisions = hedgerow.Table(RULES, seed=str(random.random())), 0
    while not table.over:
        table.play(random.choice(table.legal_actions))
        decisions += 1
    return 1, decisions


def aec(form):
    from hedgerow.pettingzoo import env

    game = env(RULES, observation=form)

    def play():
        game.reset(seed=random.randrange(2**30))
        decisions = 0
        for agent in game.agent_iter():
            observation, _, over, _, _ = game.last()
            choice = None if over else random.choice(np.flatnonzero(observation["action_mask"]))
            game.step(choice)
            decisions += not over
        return 1, decisions

    return play


def gymnasium(opponents):
    from hedgerow.gymnasium import HedgerowEnv

    game = HedgerowEnv(RULES, opponents=opponents, observation="features")

    def play():
        _, info = game.reset(seed=random.randrange(2**30))
        over, decisions = False, 0
        while not over:
            _, _, over, _, info = game.step(random.choice(np.flatnonzero(info["action_mask"])))
            decisions += 1
        return 1, decisions

    return play


def batch(form, threads=1, games=256):
    many = hedgerow.Batch(RULES, games=games, observation=form, threads=threads)

    def play():
        ended = 0
        for _ in range(20):
            many.step(many.sample())
            ended += int(many.ended.sum())
        return ended, 20 * games

    return play


def speed():
    per_second("Table", plain)
    per_second("PettingZoo AEC, features", aec("features"))
    per_second("PettingZoo AEC, planes", aec("planes"))
    per_second("Gymnasium against random, features", gymnasium("random"))
    per_second("batch, masks, one thread", batch(None))
    per_second("batch, masks and features, one thread", batch("features"))
    per_second("batch, masks and planes, one thread", batch("planes"))
    per_second("batch, masks and features, all cores, by the wall", batch("features", None), clock=time.perf_counter)
    begin = time.process_time()
    games = len(hedgerow.simulate(RULES, 100_000, threads=1))
    print(f"{'simulate, one thread':<52}{games / (time.process_time() - begin):>12,.1f} games/s")


def memory(games=1_000_000):
    """Memory over a million games in a batch, and in tables."""
    many, played = hedgerow.Batch(RULES, games=1000, observation="features"), 0
    while played < games:
        many.step(many.sample())
        before, played = played, played + int(many.ended.sum())
        if before * 10 // games != played * 10 // games:
            print(f"{played:>10,} games {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB", flush=True)


if __name__ == "__main__":
    {"speed": speed, "memory": memory}[sys.argv[1] if len(sys.argv) > 1 else "speed"]()
