"""Environments: what PettingZoo and Gymnasium ask, and the same games as a batch."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import hedgerow
import hedgerow.gymnasium
from hedgerow.pettingzoo import env, raw_env

PRESETS = [str(rules) for rules in hedgerow.Rules.all()]


@pytest.mark.parametrize("rules", PRESETS)
def test_pettingzoo_api(rules, capsys):
    form = "planes" if "advanced" in rules else "features"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(rules, seats=3, observation=form), num_cycles=200)


def test_pettingzoo_seeds():
    seed_test(lambda: env("hunters/en-2014", observation="features"), num_cycles=50)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_render():
    render_test(lambda render_mode="ansi": env("discovery/standard", render_mode=render_mode))


@pytest.mark.parametrize("name", ["Carcassonne", "Hunters", "Discovery"])
def test_gymnasium_checker(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        options = {"opponents": "random", "observation": "features", "render_mode": "ansi", "illegal_reward": -1.0}
        check_env(gymnasium.make(f"hedgerow/{name}-v1", **options).unwrapped)
        options |= {"observation": "planes", "seats": 4, "reward": "win", "render_mode": "svg"}
        check_env(gymnasium.make(f"hedgerow/{name}-v1", **options).unwrapped)


def test_gymnasium_seats_and_rewards():
    made = hedgerow.gymnasium.HedgerowEnv(seats=3, seat=1, opponents=["greedy", "random"], observation="planes")
    for kind in ["margin", "win", "points"]:
        made.series.reward = kind
        made.reset(seed=3)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = made.step(made.action_space.sample(made.action_masks()))
            total += reward
        scores = info["scores"]
        others = max(scores[0], scores[2])
        won = {True: 1.0, False: -0.5}[scores[1] > others]
        assert total == pytest.approx({"margin": scores[1] - others, "win": won, "points": scores[1]}[kind])
    with pytest.raises(hedgerow.GameOver):
        made.step(0)
    made.reset(seed=3)
    with pytest.raises(hedgerow.IllegalAction):
        made.step(0)
    made.illegal_reward = -7.0
    _, reward, over, _, _ = made.step(0)
    assert (reward, over) == (-7.0, True)
    with pytest.raises(ValueError):
        hedgerow.gymnasium.HedgerowEnv(seats=3, opponents=["greedy"])


def test_a_dead_agent_and_a_wrong_action_in_pettingzoo():
    game = raw_env(observation="features")
    game.reset(seed=1)
    with pytest.raises(hedgerow.IllegalAction):
        game.step(None)
    with pytest.raises(hedgerow.IllegalAction):
        game.step(0)
    for agent in game.agent_iter():
        observation, _, over, _, _ = game.last()
        if over:
            with pytest.raises(hedgerow.GameOver):
                game.step(1)
        game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
    assert game.agents == []


def test_draws_can_be_given():
    game = raw_env(observation="features")
    game.reset(seed=1, options={"draws": {"land": ["X"]}})
    assert game.series.table.position.hand(0) == ["X"]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("form", ["planes", "features"])
def test_a_batch_plays_the_same_games(rules, form):
    """Three games of a batch of two, step by step beside the environment with the same seed: masks, observations, rewards."""
    seats, reward = (3, "points") if form == "planes" else (2, "margin")
    batch = hedgerow.Batch(rules, games=2, seats=seats, seed=5, observation=form, reward=reward, threads=2)
    single = {number: raw_env(rules, seats, form, reward) for number in range(3)}
    for number, game in single.items():
        game.reset(seed=5)
        for _ in range(number):
            game.reset()
    random = np.random.default_rng(1)
    finished = set()
    while not {0, 1, 2} <= finished and (finished != {0, 1} or 2 in batch.number):
        numbers, actions = batch.number.copy(), batch.sample()
        for place, number in enumerate(numbers):
            if number not in single:
                continue
            game = single[number]
            seat = int(batch.seat[place])
            assert game.agent_selection == f"seat_{seat}"
            seen = game.observe(game.agent_selection)
            assert (seen["action_mask"] == batch.mask[place]).all()
            actions[place] = random.choice(np.flatnonzero(seen["action_mask"]))
            if form == "planes":
                assert (seen["observation"]["planes"] == batch.planes[place]).all()
                assert (seen["observation"]["table"] == batch.table[place]).all()
            else:
                assert (seen["observation"] == batch.features[place]).all()
        batch.step(actions)
        for place, number in enumerate(numbers):
            if number not in single:
                continue
            game = single[number]
            game.step(int(actions[place]))
            rewards = [game.rewards[agent] for agent in game.possible_agents]
            assert rewards == pytest.approx(batch.reward[place].tolist())
            assert batch.ended[place] == game.series.table.over
            assert batch.scores[place].tolist() == game.series.table.scores
            if batch.ended[place]:
                finished.add(int(number))


def test_memory_stays_flat():
    """Thousands of games in a batch and in tables; docs/python.md has the million."""
    import resource

    def used():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    batch = hedgerow.Batch("carcassonne/first", games=64, observation="features")
    batch.play_random(2000)
    tables(30)
    before = used()
    batch.play_random(10000)
    tables(300)
    assert batch.number.max() > 3000
    assert used() - before < 4096, "kilobytes"


def tables(count):
    for seed in range(count):
        table = hedgerow.Table("carcassonne/first", seed=str(seed))
        while not table.over:
            table.play(table.legal_actions[0])
