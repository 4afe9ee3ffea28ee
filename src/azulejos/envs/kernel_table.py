"""A table at which a kernel plays: one game of a batch that has no other."""

from __future__ import annotations

from typing import Any

import numpy as np

from azulejos.envs.batch import Batch
from azulejos.envs.rewards import KINDS
from azulejos.envs.table import NOBODY
from azulejos.kernel.batches import DISABLED
from azulejos.kernel.layout import Layout
from azulejos.rules import Game, Position


class KernelTable:
    """One game by its kernel.

    >>> from azulejos.rules import game
    >>> table = KernelTable(game("azul", players=3))
    >>> table.begin(seed=1)
    >>> table.to_move, table.observe(0).shape, table.mask().shape
    (0, (233,), (240,))
    """

    def __init__(self, game: Game) -> None:
        self._batch = Batch(game, 1)
        self._actions = np.zeros(1, np.int64)
        self._is_over = False
        self.game = game

    @property
    def layout(self) -> Layout:
        """What an observation is made of."""
        return self._batch.layout

    def begin(self, seed: int) -> None:
        """Begin a new game, dealt by a seed."""
        self._batch.seed([seed])
        self._batch.begin(0)
        self._is_over = False

    @property
    def to_move(self) -> int:
        """The seat whose decision is awaited, or `NOBODY`."""
        return NOBODY if self._is_over else int(self._batch.seats[0])

    def mask(self) -> Any:
        """For every action whether the seat to move may do it."""
        return self._batch.masks[0].astype(np.int8)

    def is_legal(self, action: int) -> bool:
        """Whether the seat to move may do this."""
        return 0 <= action < self.layout.actions and bool(self._batch.masks[0, action])

    def push(self, action: int) -> None:
        """Do something that is legal."""
        self._actions[0] = action
        self._batch.step(self._actions, DISABLED, 0)
        self._is_over = bool(self._batch.terminations[0])

    def observe(self, seat: int) -> Any:
        """What a seat sees."""
        if seat == self._batch.seats[0]:
            return self._batch.observations[0].copy()
        return self._batch.observe(0, seat)

    def rewards(self, reward: str) -> list[float]:
        """What the finished game is worth to each seat."""
        return self._batch.rewards_of(0, KINDS[reward])

    @property
    def position(self) -> Position:
        """The position as it is."""
        return self._batch.position(0)

    @position.setter
    def position(self, position: Position) -> None:
        self._batch.set_position(0, position)
        self._is_over = position.outcome is not None
