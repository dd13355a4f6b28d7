"""The games as Gymnasium environments: one seat against bots.

>>> import gymnasium, hedgerow.gymnasium
>>> env = gymnasium.make("hedgerow/Carcassonne-v1", opponents="greedy", observation="features")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     observation, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> sorted(info)
['action_mask', 'scores', 'seat']
>>> env.close()

Registered are 'hedgerow/Carcassonne-v1', 'hedgerow/Hunters-v1' and 'hedgerow/Discovery-v1', with the first preset of each game unless
`game` names another. An action that is not legal raises IllegalAction; with `illegal_reward` it ends the game with that reward instead
(Gymnasium's checker tries actions without asking the mask).
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import Bot, Game, GameOver, IllegalAction, Rules
from ._series import RENDER_MODES, Series

__all__ = ["HedgerowEnv"]


class HedgerowEnv(gymnasium.Env[Any, np.int64]):
    """One seat against bots.

    `opponents` is the name of a bot for all other seats, or a list of names, one per seat in the order of their turns. The bots'
    choices follow from the seed, as the draws do. For `observation`, `reward` and `window` see `hedgerow.pettingzoo`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: Game | Rules | str = "carcassonne/first",
        seats: int = 2,
        opponents: str | list[str] = "normal",
        seat: int = 0,
        observation: str = "planes",
        reward: str = "margin",
        window: int = 32,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.series = Series(game, seats, window, observation, reward)
        self.series.table.standing(seat, reward)
        self.seat = seat
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise ValueError(f"{seats - 1} opponents are needed, not {len(self.opponents)}")
        for name in self.opponents:
            Bot(name)  # says what is wrong with a bot that does not exist
        self.render_mode = render_mode
        self.observation_space = self.series.observation_space()
        self.action_space = spaces.Discrete(self.series.space.size)
        self.illegal_reward = illegal_reward
        self.over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.series.begin(seed, (options or {}).get("draws"))
        others = [(self.seat + turn) % self.series.seats for turn in range(1, self.series.seats)]
        seeds = [f"{self.series.game_seed}/{other}" for other in others]
        self.bots = {other: Bot(name, seed) for other, name, seed in zip(others, self.opponents, seeds)}
        self._play_bots()
        self.over = self.series.table.over
        return self.series.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table = self.series.table
        if self.over:
            raise GameOver("the game is over (C11): reset the environment")
        before = table.standing(self.seat, self.series.reward)
        try:
            table.play(self.series.space.decode(table, int(action)))
        except IllegalAction:
            if self.illegal_reward is None:
                raise
            self.over = True
            return self.series.observe(self.seat), self.illegal_reward, True, False, self._info()
        self._play_bots()
        self.over = table.over
        reward = table.standing(self.seat, self.series.reward) - before
        return self.series.observe(self.seat), reward, self.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for every action that is legal now."""
        return self.series.space.mask(self.series.table, self.seat)

    def render(self) -> Any:
        return self.series.render(self.render_mode)

    def _play_bots(self) -> None:
        table = self.series.table
        while not table.over and table.to_act != self.seat:
            for action in self.bots[table.to_act or 0].choose(table):
                table.play(action)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.series.table.scores, "seat": self.seat}


for _name, _preset in [
    ("Carcassonne", "carcassonne/first"),
    ("Hunters", "hunters/en-2014"),
    ("Discovery", "discovery/standard"),
]:
    gymnasium.register(f"hedgerow/{_name}-v1", "hedgerow.gymnasium:HedgerowEnv", kwargs={"game": _preset})
