"""OpenSpiel's MCTS against the bot `normal`: python openspiel_mcts.py [SIMULATIONS]"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from hedgerow.openspiel import BuiltInBot


def play(simulations=50, rules="carcassonne/first", seed=1):
    """One game; seat 0 is OpenSpiel's."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(f"python_hedgerow(rules={rules},players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [mcts.MCTSBot(game, 2, simulations, evaluator, random_state=random), BuiltInBot("normal", str(seed))]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


if __name__ == "__main__":
    end = play(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
    print("MCTS against normal:", end.position.scores)
