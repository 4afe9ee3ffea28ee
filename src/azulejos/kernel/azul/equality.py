"""Whether the kernel of Azul plays as `rules` does."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np

from azulejos.kernel import equality
from azulejos.kernel.azul import hashing, play
from azulejos.kernel.azul.biased_play import POLICIES, Policy, miserly
from azulejos.kernel.azul.conversion import action_of, canonical, displays, pack, words
from azulejos.kernel.azul.rare_cases import RARE_CASES
from azulejos.kernel.equality import Watch
from azulejos.kernel.random import generator
from azulejos.kernel.registry import Compared, Show
from azulejos.rules import Event, Move, rulebook
from azulejos.rules.azul import AzulGame, AzulPosition, Deal
from azulejos.rules.azul.moves import PLACE, TAKE

_ACTIONS = {id(move): action_of(move) for by_colour in (*TAKE, PLACE) for row in by_colour for move in (row if isinstance(row, tuple) else (row,))}
"""The actions of the moves that `rules` has made once: looked up by their identity, because equality takes longer than a move."""

SCARCE = (5,) * 5
"""A bag of which all tiles may come to lie on boards, so that there is none to deal (A32): a full one hardly ever runs out."""


def tables() -> list[AzulGame]:
    """Every kind of table: both walls, all numbers of players, usual and unusual numbers of displays."""
    make = rulebook("azul").make
    kinds = product(("coloured", "grey"), (2, 3, 4), (None, 1, 9))
    return [make(players=players, wall=wall, displays=displays) for wall, players, displays in kinds]  # type: ignore[misc]


def check(games: int, seed: int, show: Show) -> Compared:
    """Compare so many games of all kinds of tables."""
    named = [(f"{table.players} players, {table.wall} wall", table) for table in tables()]
    return equality.check(named, POLICIES, RARE_CASES, compare_game, games, seed, show)


def compare_game(table: AzulGame, policy: Policy, seed: int, watch: Watch[AzulPosition] = lambda position, event: None) -> AzulPosition:
    """Play a game by both, from its start; returns the position at its end.

    >>> compare_game(tables()[0], POLICIES[0], seed=1).outcome is None
    False
    """
    lots = Random(seed)
    position = table.start(lots.randint(1, table.players))
    if policy is miserly:
        position.bag = SCARCE
    return compare(position, policy, lots, watch)


def compare(position: AzulPosition, policy: Policy, lots: Random, watch: Watch[AzulPosition] = lambda position, event: None) -> AzulPosition:
    """Play on from a position by both: a policy chooses the moves, the kernel deals, and `watch` sees each event before it happens."""
    return equality.compare(position, AzulTwin(position, lots.getrandbits(64)), policy, lots, watch)


class AzulTwin:
    """The state beside a position."""

    def __init__(self, position: AzulPosition, seed: int) -> None:
        self._states, self._random = pack([position]), generator(seed)
        self._actions = np.empty(play.MOST_MOVES, np.int64)
        self._key = hashing.key_at(self._states, 0)

    def differing_moves(self, position: AzulPosition) -> bool:
        """Whether other moves are legal here than in the position."""
        found = sorted(self._actions[: play.legal(self._states, 0, self._actions)].tolist())
        return found != sorted([_ACTIONS[id(move)] for move in position.legal_moves])

    def differs(self, position: AzulPosition) -> str:
        """In what the state differs from the position."""
        if self._key != hashing.key_at(self._states, 0):
            return "the key"
        return "the position" if canonical(self._states, 0) != words(position) else ""

    def deal(self, position: AzulPosition) -> Event:
        """Deal, and say what was dealt."""
        play.deal(self._states, 0, self._random)
        self._key = hashing.key_at(self._states, 0)
        return Deal(displays(self._states[0]))

    def push(self, position: AzulPosition, move: Move) -> None:
        """Make a move of the position."""
        self._key = hashing.apply_keyed(self._states, 0, _ACTIONS[id(move)], self._key)

    def scores(self) -> tuple[int, ...]:
        """The final scores."""
        scores = np.zeros(int(self._states[0]["players"]), np.int64)
        play.final_scores(self._states, 0, scores)
        return tuple(scores.tolist())

    def winners(self) -> int:
        """Who has won, a bit for each seat."""
        return play.winners(self._states, 0)
