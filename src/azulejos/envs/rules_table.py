"""A table at which the rules themselves play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from azulejos.envs.interface import Actions, Encoding
from azulejos.envs.observations import empty
from azulejos.envs.rewards import rewarded
from azulejos.envs.table import NOBODY, of_game
from azulejos.kernel.layout import Layout
from azulejos.rules import Game, IllegalMove, Phase, Position


class RulesTable:
    """One game by the rules, in the numbers of an encoding.

    >>> from azulejos.envs.games import encoding
    >>> from azulejos.rules import game
    >>> table = RulesTable(game("duel"), encoding(game("duel")))
    >>> table.begin(seed=1)
    >>> table.to_move, int(table.mask().sum())
    (1, 3)
    """

    def __init__(self, game: Game, encoding: Encoding) -> None:
        self._encoding = encoding
        self._random = random.Random()
        self.game = game
        self._place(game.start())

    @property
    def layout(self) -> Layout:
        """What an observation is made of."""
        return self._encoding.layout

    def begin(self, seed: int) -> None:
        """Begin a new game, dealt by a seed."""
        self._random = random.Random(seed)
        self._place(self.game.start())

    def _place(self, position: Position) -> None:
        while position.phase is Phase.DEAL:
            position.push(position.deal(self._random))
        self._position = position
        self._chosen: Actions = ()
        self._moves = self._encoding.moves(position)
        self._legal = self._next_actions()

    def _next_actions(self) -> set[int]:
        """The actions that go on with what was chosen of a move."""
        at = len(self._chosen)
        return {actions[at] for actions in self._moves if actions[:at] == self._chosen}

    @property
    def to_move(self) -> int:
        """The seat whose decision is awaited, or `NOBODY`."""
        seat = self._position.to_move
        return NOBODY if self._position.phase is Phase.OVER or seat is None else seat - 1

    def mask(self) -> Any:
        """For every action whether the seat to move may do it."""
        mask = np.zeros(self.layout.actions, np.int8)
        mask[list(self._legal)] = 1
        return mask

    def is_legal(self, action: int) -> bool:
        """Whether the seat to move may do this."""
        return action in self._legal

    def push(self, action: int) -> None:
        """Do something that is legal. Of a move of several actions, only the last one changes the position."""
        if action not in self._legal:
            raise IllegalMove("no-such-action", f"{action} is not among the legal actions.")
        self._chosen += (int(action),)
        move = self._moves.get(self._chosen)
        if move is None:
            self._legal = self._next_actions()
        else:
            position = self._position
            position.push(move)
            self._place(position)

    def observe(self, seat: int) -> Any:
        """What a seat sees."""
        observation, fields = empty(self.layout)
        view = self._position.view(seat + 1).position
        self._encoding.write(view, seat + 1, self._chosen if seat == self.to_move else (), fields)
        return observation

    def rewards(self, reward: str) -> list[float]:
        """What the finished game is worth to each seat."""
        outcome = self._position.outcome
        assert outcome is not None
        return rewarded(outcome, reward)

    @property
    def position(self) -> Position:
        """The position as it is."""
        return self._position.copy(history=False)

    @position.setter
    def position(self, position: Position) -> None:
        self._place(of_game(self.game, position))
