"""Gymnasium: one seat learns, and the others are played by whoever is given.

>>> import gymnasium
>>> environment = gymnasium.make("azulejos/Azul-v0", players=3)
>>> observation, info = environment.reset(seed=7)
>>> observation, reward, terminated, truncated, info = environment.step(info["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from azulejos.envs import illegal as illegality
from azulejos.envs import rendering, rewards
from azulejos.envs.games import encoding, new_table, settle
from azulejos.envs.spaces import action_space, observation_space
from azulejos.envs.table import NOBODY
from azulejos.rules import Move, OptionError, Position, View

Opponent = Callable[[View], Move]
"""Chooses one of a view's legal moves. A bot's `choose` is one: `azulejos.bot("greedy").choose`."""
_SEEDS = 1 << 63


class AzulejosEnv(gymnasium.Env[dict[str, Any], int]):
    """One table, at which one seat is the agent's.

    `opponents` play the other seats, in their order from the agent's on: `None` plays at random, and so do all if none are given. `seat` is the
    agent's, from 1; drawn for each game if it is `None`. `options` are those of the game.
    """

    metadata = {"render_modes": rendering.MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium asks the class.

    def __init__(
        self,
        game: str = "azul",
        *,
        opponents: Sequence[Opponent | None] | None = None,
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rewards.check(reward)
        rendering.check(render_mode)
        self._illegal = illegality.check(illegal)
        self._reward = reward
        settled = settle(game, options)
        self._table = new_table(settled)
        self._encoding = encoding(settled)
        if seat is not None:
            settled.check_seat(seat)
        self._fixed_seat = seat
        self._seat = (seat or 1) - 1
        others = settled.players - 1
        self._opponents = [None] * others if opponents is None else list(opponents)
        if len(self._opponents) != others:
            raise OptionError("no-such-opponents", f"This table has {others} other seats, and {len(self._opponents)} opponents were given.")
        self.render_mode = render_mode
        self.observation_space = observation_space(self._table.layout)
        self.action_space = action_space(self._table.layout)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, and play until it is the agent's turn. `options={"position": …}` begins from a position instead."""
        super().reset(seed=seed)
        if self._fixed_seat is None:
            self._seat = int(self.np_random.integers(self._table.layout.players))
        self._table.begin(int(self.np_random.integers(_SEEDS)))
        if options and "position" in options:
            self._table.position = options["position"]
        self._play_others()
        return self._seen()

    def _play_others(self) -> None:
        table = self._table
        while (seat := table.to_move) not in (self._seat, NOBODY):
            opponent = self._opponents[(seat - self._seat) % table.layout.players - 1]
            if opponent is None:
                table.push(int(self.np_random.choice(np.flatnonzero(table.mask()))))
            else:
                self._push(opponent(table.position.view(seat + 1)))

    def _push(self, move: Move) -> None:
        for actions, each in self._encoding.moves(self._table.position).items():
            if each == move:
                for action in actions:
                    self._table.push(action)
                return
        raise illegality.refused(move)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self._table.mask()
        return {"observation": self._table.observe(self._seat), "action_mask": mask}, {"action_mask": mask, "seat": self._seat + 1}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act for the agent, and let the others answer."""
        table = self._table
        if not table.is_legal(action):
            if self._illegal == "raise":
                raise illegality.refused(action)
            observation, info = self._seen()
            return observation, illegality.LOST, True, False, info | {"illegal": True}
        table.push(action)
        self._play_others()
        is_over = table.to_move == NOBODY
        observation, info = self._seen()
        return observation, table.rewards(self._reward)[self._seat] if is_over else 0.0, is_over, False, info

    def action_masks(self) -> Any:
        """For every action whether it is legal now, as learners with masks ask for it."""
        return self._table.mask().astype(np.bool_)

    @property
    def position(self) -> Position:
        """The position as it is; a position that is set here, of the same game, is played on from."""
        return self._table.position

    @position.setter
    def position(self, position: Position) -> None:
        self._table.position = position
        self._play_others()

    def render(self) -> Any:
        """The position in this environment's render mode."""
        return None if self.render_mode is None else rendering.shown(self._table.position, self.render_mode)
