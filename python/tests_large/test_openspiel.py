"""OpenSpiel: its own tests of games, and one of its algorithms against a bot."""

import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest

import hedgerow
import hedgerow.openspiel

sys.path.append(str(Path(__file__).parents[1] / "examples"))
PRESETS = [str(rules) for rules in hedgerow.Rules.all()]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("players", [2, 5])
def test_openspiels_own_random_simulations(rules, players):
    game = pyspiel.load_game(f"python_hedgerow(rules={rules},players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_is_the_game_of_the_library():
    game = pyspiel.load_game("python_hedgerow(rules=hunters/en-2014,players=3)")
    state, random = game.new_initial_state(), np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            assert len(state.legal_actions()) == len(state.position.legal_actions)
            state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    best = max(range(3), key=lambda seat: state.position.scores[seat])
    assert state.returns()[best] == max(state.returns())


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("python_hedgerow").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.position.tiles) == 2 and len(state.position.tiles) == 1


def test_mcts_plays_against_normal():
    import openspiel_mcts

    end = openspiel_mcts.play(simulations=2, seed=1)
    assert end.position.over and end.position.scores[1] > end.position.scores[0]


def test_what_does_not_exist_is_said():
    for game in ["python_hedgerow(rules=nowhere)", "python_hedgerow(players=7)", "python_hedgerow(window=2)"]:
        with pytest.raises((hedgerow.HedgerowError, pyspiel.SpielError)):
            pyspiel.load_game(game)
