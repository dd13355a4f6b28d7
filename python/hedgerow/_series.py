"""What the environments share: games one after the other, as a batch plays them."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces

from . import Game, Rules, Space, Table

Chance = dict[str, list[str]]


class Series:
    """The games of a seed: game *k* is dealt from 'SEED-k', as in a batch."""

    def __init__(self, game: Game | Rules | str, seats: int, window: int, observation: str, reward: str) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        self.space = Space(self.game, window)
        self.seats = seats
        self.space.observation_name(observation)  # says what is wrong with a form that does not exist
        self.observation = observation
        self.reward = reward
        self.seed: int | str | None = None
        self.number = -1
        self.table = Table(self.game, seats)
        self.table.standing(0, reward)

    def begin(self, seed: int | str | None, draws: Chance | None = None) -> None:
        """Begins the first game of a seed, or the next one of the seed there is."""
        if seed is not None:
            self.seed, self.number = seed, -1
        elif self.seed is None:
            self.seed = secrets.randbits(32)
        self.number += 1
        self.table = Table(self.game, self.seats, seed=self.game_seed, draws=draws)

    @property
    def game_seed(self) -> str:
        return f"{self.seed}-{self.number}"

    def standings(self) -> list[float]:
        return [self.table.standing(seat, self.reward) for seat in range(self.seats)]

    def observe(self, seat: int) -> Any:
        if self.observation == "features":
            return self.space.features(self.table, seat)
        return {"planes": self.space.planes(self.table, seat), "table": self.space.table(self.table, seat)}

    def observation_space(self) -> spaces.Space[Any]:
        def numbers(shape: tuple[int]) -> spaces.Box:
            return spaces.Box(-np.inf, np.inf, shape, np.float32)

        if self.observation == "features":
            return numbers(self.space.features_shape)
        planes = spaces.Box(0, 255, self.space.planes_shape, np.uint8)
        return spaces.Dict({"planes": planes, "table": numbers(self.space.table_shape)})

    def render(self, mode: str | None) -> str | None:
        position = self.table.position
        if mode == "svg":
            return position.svg(names=[f"seat {seat}" for seat in range(self.seats)])
        return position.text if mode == "ansi" else None


RENDER_MODES = ["ansi", "svg"]
