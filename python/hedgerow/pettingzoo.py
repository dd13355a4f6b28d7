"""The games as PettingZoo environments, in which the seats act one after the other.

>>> from hedgerow.pettingzoo import env
>>> game = env("hunters/en-2014", seats=3, observation="features")
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     done = terminated or truncated
...     game.step(None if done else game.action_space(agent).sample(observation["action_mask"]))
>>> game.close()

Seat *i* is the agent 'seat_i'. Observations hold the observation itself and the `action_mask`. The draws follow from the seed:
`reset(seed=S)` deals game 0 of that seed, and every further `reset()` the next one, as a `Batch` of that seed does. Chance can be given
instead: `reset(options={"draws": {"land": ["X", "A"]}})` deals these tiles first.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Game, GameOver, IllegalAction, Rules
from ._series import RENDER_MODES, Series

__all__ = ["env", "raw_env"]


def env(*arguments: Any, **options: Any) -> AECEnv[str, Any, int]:
    """The environment, checked for being used in order. Takes what `raw_env` takes."""
    return wrappers.OrderEnforcingWrapper(raw_env(*arguments, **options))


class raw_env(AECEnv[str, Any, int]):
    """The environment itself.

    `observation` is 'planes' or 'features', `reward` 'margin', 'win' or 'points'; `window` is the width of the space.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "hedgerow/aec-v1", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: Game | Rules | str = "carcassonne/first",
        seats: int = 2,
        observation: str = "planes",
        reward: str = "margin",
        window: int = 32,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.series = Series(game, seats, window, observation, reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        actions = self.series.space.size
        seen = spaces.Dict(
            {"observation": self.series.observation_space(), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
        )
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.series.begin(seed, (options or {}).get("draws"))
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: self.series.table.over for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.series.table.to_act or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.series.observe(seat), "action_mask": self.series.space.mask(self.series.table, seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            if action is not None:
                raise GameOver("the game is over (C11): the only action left is None")
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("an action is needed; None is for agents whose game is over")
        before = self.series.standings()
        table = self.series.table
        table.play(self.series.space.decode(table, int(action)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        gained = zip(self.possible_agents, before, self.series.standings())
        self.rewards = {agent: after - was for agent, was, after in gained}
        if table.over:
            self.terminations = {agent: True for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.to_act or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.series.render(self.render_mode)

    def close(self) -> None:
        pass
