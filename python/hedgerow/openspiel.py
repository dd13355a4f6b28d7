"""The games in OpenSpiel: `pyspiel.load_game("python_hedgerow(rules=carcassonne/first,players=2)")` after importing this module.

Actions are those of `hedgerow.Space` with its window (`hedgerow/actions32-v1`); chance outcomes are the numbers of tile kinds
(`Game.tile_kinds`). All is open to all players. Returns are the reward 'win': 1 for a win, -1/(players - 1) for a loss. The observation is
the form 'features' (`hedgerow/features-v1`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import Action, Bot, Position, Space

__all__ = ["BuiltInBot", "HedgerowGame", "HedgerowState"]

_TYPE = pyspiel.GameType(
    short_name="python_hedgerow",
    long_name="Carcassonne, Hunters & Gatherers, The Discovery",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "carcassonne/first", "players": 2, "window": 32},
)


class Shared:
    """What all states of a game have in common. OpenSpiel copies states attribute by attribute; this stays as it is."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.kinds = [kind.id for kind in space.game.tile_kinds]
        self.numbers = {kind: number for number, kind in enumerate(self.kinds)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


class HedgerowGame(pyspiel.Game):
    """A game with its rules, players and window."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = params.get("players", 2)
        space = Space(params.get("rules", "carcassonne/first"), params.get("window", 32))
        Position(space.game, players)  # says what is wrong with a number of players that no game has
        self.shared = Shared(space)
        info = pyspiel.GameInfo(
            num_distinct_actions=space.size,
            max_chance_outcomes=len(self.shared.kinds),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # Every tile is placed and followed by a piece or none, or given up.
            max_game_length=2 * space.game.tile_count,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self) -> HedgerowState:
        return HedgerowState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.shared.space)


class HedgerowState(pyspiel.State):
    """A position, drawn tile by tile."""

    def __init__(self, game: HedgerowGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.position = Position(game.shared.space.game, game.num_players())

    def current_player(self) -> int:
        to_act = self.position.to_act
        if to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(to_act, str) else to_act

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(number for number, _ in self.shared.space.offered(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted((self.shared.numbers[draw.tile or ""], chance) for draw, chance in self.position.chances())

    def _apply_action(self, action: int) -> None:
        self.position.play(self.action(action))

    def action(self, number: int) -> Action:
        """The action of a number, of chance or of a player."""
        if self.position.to_act != "chance":
            return self.shared.space.decode(self.position, number)
        sign = "~" if self.position.phase == "lay-aside" else "+"
        return self.position.action(sign + self.shared.kinds[number])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.action(action))

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        players, winners = self.position.seats, self.position.winners
        if winners is None:
            return [0.0] * players
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        return [(players * share - 1) / (players - 1) for share in shares]

    def __str__(self) -> str:
        return self.position.text


class Observer:
    """The position as the form 'features'."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.tensor = np.zeros(space.features_shape, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: HedgerowState, player: int) -> None:
        self.tensor[:] = self.space.features(state.position, max(player, 0))

    def string_from(self, state: HedgerowState, player: int) -> str:
        return state.position.text


class BuiltInBot(pyspiel.Bot):
    """One of the library's bots, for OpenSpiel's loops."""

    def __init__(self, name: str, seed: str = "1") -> None:
        super().__init__()
        self.bot = Bot(name, seed)
        self.planned: list[Action] = []

    def restart_at(self, state: HedgerowState) -> None:
        self.planned = []

    def step(self, state: HedgerowState) -> int:
        position = state.position
        if position.phase != "use" or not self.planned:
            self.planned = self.bot.choose(position)
        return state.shared.space.encode(position, self.planned.pop(0))


pyspiel.register_game(_TYPE, HedgerowGame)
