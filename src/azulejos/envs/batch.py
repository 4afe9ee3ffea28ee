"""Games that a kernel plays at once, in arrays which every step writes anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from azulejos.envs.table import of_game
from azulejos.kernel import registry
from azulejos.kernel.batches import DISABLED
from azulejos.kernel.layout import Layout
from azulejos.kernel.random import generator
from azulejos.rules import Game, IllegalMove, OptionError, Position

_SEEDS = 1 << 64
_MIXED = 0x9E3779B97F4A7C15


class Batch:
    """So many games of one kind. Each has a generator of its own, so that no game depends on how long another one takes.

    >>> from azulejos.rules import game
    >>> batch = Batch(game("azul"), 3)
    >>> batch.seed([1, 2, 1])
    >>> for number in range(3):
    ...     batch.begin(number)
    >>> bool((batch.observations[0] == batch.observations[2]).all()), bool((batch.observations[0] == batch.observations[1]).all())
    (True, False)
    """

    def __init__(self, game: Game, count: int) -> None:
        if count < 1:
            raise OptionError("no-such-batch", f"A batch has at least one game, not {count}.")
        self._kernel: Any = registry.part(game.id, "batch")
        self._context = self._kernel.context(game)
        self._start = self._kernel.pack(game.start())
        self.game = game
        self.count = count
        self.layout: Layout = self._kernel.layout(game)
        self.states = np.repeat(self._start, count)
        """The games themselves, packed."""
        self._deals = np.zeros(count, np.uint64)
        self._choices = np.zeros(count, np.uint64)
        self.observations = np.zeros((count, self.layout.size), np.uint8)
        """What the seat to move sees."""
        self.masks = np.zeros((count, self.layout.actions), np.bool_)
        """What it may do."""
        self.seats = np.zeros(count, np.int64)
        """Which seat that is, from 0; of a game that is over, who has moved last."""
        self.rewards = np.zeros((count, game.players), np.float32)
        self.own_rewards = np.zeros(count, np.float32)
        """The reward of the seat that has moved."""
        self.terminations = np.zeros(count, np.bool_)
        self.final = np.zeros_like(self.observations)
        """The last observations of games that have begun anew in the same step."""

    def seed(self, seeds: Sequence[int]) -> None:
        """Give each game the seed of its deals, and of the moves that are drawn for it."""
        self._deals[:] = [generator(seed)[0] for seed in seeds]
        # Deals and moves are two series of numbers, so that neither tells anything of the other.
        self._choices[:] = [(seed * _MIXED + 1) % _SEEDS for seed in seeds]

    def begin(self, number: int) -> None:
        """Begin a game anew."""
        self._go_on_from(self._start, number)
        self.rewards[number] = self.own_rewards[number] = 0

    def step(self, actions: Any, autoreset: int = DISABLED, reward: int = 0) -> None:
        """Make a move in every game; an illegal one raises before anything has changed."""
        illegal = self._kernel.first_illegal(self.states, actions, *self._context)
        if illegal >= 0:
            raise IllegalMove("no-such-action", f"{actions[illegal]} is not among the legal actions of game {illegal}.")
        self._kernel.step(
            self.states, self._start, self._deals, actions, autoreset, reward,
            self.observations, self.masks, self.seats, self.rewards, self.own_rewards, self.terminations, self.final, *self._context,
        )  # fmt: skip

    def random_actions(self, actions: Any) -> None:
        """Draw one of the legal actions for every game, each with the same probability."""
        self._kernel.random_actions(self.states, self._choices, actions, *self._context)

    def observe(self, number: int, seat: int) -> Any:
        """What a seat sees of a game, in an array of its own."""
        seen = np.zeros((1, self.layout.size), np.uint8)
        self._kernel.observe(self.states, number, seat, seen, *self._context)
        return seen[0]

    def rewards_of(self, number: int, reward: int) -> list[float]:
        """What a finished game is worth to each seat."""
        self._kernel.reward_of(self.states, number, reward, self.rewards, *self._context)
        given: list[float] = self.rewards[number].tolist()
        return given

    def position(self, number: int) -> Position:
        """The position of a game."""
        position: Position = self._kernel.unpack(self.states[number], self.game)
        return position

    def set_position(self, number: int, position: Position) -> None:
        """Go on from another position of the same game; what is due is dealt."""
        self._go_on_from(self._kernel.pack(of_game(self.game, position)), number)

    def set_states(self, states: Any) -> None:
        """Go on from other states of the same game; what is due is dealt."""
        for number in range(self.count):
            self._go_on_from(states[number : number + 1], number)

    def _go_on_from(self, start: Any, number: int) -> None:
        self._kernel.begin(self.states, start, number, self._deals, self.observations, self.masks, self.seats, *self._context)
        self.terminations[number] = not self.masks[number].any()
