"""A contest on a cluster, or on this machine: python ray_arena.py [GAMES] [FOLDER]

On a cluster run it on the head node, or set RAY_ADDRESS: nothing else changes. With a FOLDER every game is written there as Parquet.
"""

import sys

import hedgerow.ray


def contest(games=20, folder=None, seed="1"):
    report = hedgerow.ray.arena(["greedy", "random"], games=games, seed=seed, out=folder)
    pair = report["pairs"][0]
    low, high = pair["interval"]
    print(f"{pair['bots'][0]} wins {pair['win_rate']:.1%} ({low:.1%} to {high:.1%}) of {pair['games']} games")
    return report


if __name__ == "__main__":
    contest(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2] if len(sys.argv) > 2 else None)
