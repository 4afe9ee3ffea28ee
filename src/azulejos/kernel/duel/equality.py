"""Whether the kernel of Azul Duel plays as `rules` does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from azulejos.kernel import equality
from azulejos.kernel.duel import hashing, play
from azulejos.kernel.duel.actions import PAY, actions_of
from azulejos.kernel.duel.biased_play import POLICIES, Policy, digging, miserly
from azulejos.kernel.duel.conversion import dealt, pack, tables_of, words
from azulejos.kernel.duel.rare_cases import RARE_CASES
from azulejos.kernel.equality import Watch
from azulejos.kernel.random import generator
from azulejos.kernel.registry import Compared, Show
from azulejos.rules import Event, Move
from azulejos.rules.duel import Components, DuelGame, DuelPosition, DuelStage, Plate, standard
from azulejos.rules.duel.moves import CHIPS, DRAW, LAYS, MOONS, PLATES, STOP, SUNS, TILES

_START = DuelGame("duel", 2, ("rows", "columns", "diagonals"), standard()).start()
_TAKES = [move for by_colour in (*SUNS, MOONS) for by_lines in by_colour.values() for move in by_lines[-1]]
_MADE_ONCE = [*_TAKES, *PLATES, *CHIPS[1:], DRAW, STOP, *(move for row in (*LAYS, *TILES) for move in row)]
_ACTIONS = {id(move): actions_of(move, _START) for move in _MADE_ONCE}
"""The actions of the moves that `rules` has made once: looked up by their identity, because equality takes longer than a move."""
PLAYED: tuple[Policy, ...] = (*POLICIES, digging)

SCARCE = ((4, 4, 4, 4, 4), (13, 0, 0, 0, 0), (13, 3, 0, 0, 0))
"""Bags that do not fill the trays, and that hardly have another colour (D10, D40)."""


def another_box() -> Components:
    """Components of which everything is other than in the package's own file: mirrored plates, few kinds of chip, other points."""
    box = standard()
    plates = tuple(Plate("".join(plate.spaces[at] for at in (1, 0, 3, 2))) for plate in box.plates)
    chips = ("B",) * 7 + ("YT",) * 6 + ("KR",) * 6 + ("T",)
    scoring = tuple((name, 2 * points - 1) for name, points in box.scoring)
    return replace(
        box, plates=plates, chips=chips, special_points=(9, 0, 4, 4, 1, 7), broken_costs=(0, 5, 5, 17), first_tile_cost=3, scoring=scoring,
        special_is_a_kind=False,
    )  # fmt: skip


def tables() -> list[DuelGame]:
    """Every kind of table: all scoring tiles, and another box of components."""
    usual, other = standard(), another_box()
    sides = (("rows", "columns", "diagonals"), ("colours", "edge", "corners", "specials"), ("colours", "columns", "corners", "wilds"))
    return [DuelGame("duel", 2, tiles, usual) for tiles in sides] + [DuelGame("duel", 2, tiles, other) for tiles in sides[1:]]


def check(games: int, seed: int, show: Show) -> Compared:
    """Compare so many games of all kinds of tables."""
    named = [(f"{', '.join(table.tiles)}{'' if table.components == standard() else ', another box'}", table) for table in tables()]
    return equality.check(named, PLAYED, RARE_CASES, compare_game, games, seed, show)


def compare_game(table: DuelGame, policy: Policy, seed: int, watch: Watch[DuelPosition] = lambda position, event: None) -> DuelPosition:
    """Play a game by both, from its start; returns the position at its end.

    >>> compare_game(tables()[0], POLICIES[0], seed=1).outcome is None
    False
    """
    lots = Random(seed)
    position = table.start(lots.randint(1, 2))
    if policy is miserly:
        position.bag = lots.choice(SCARCE)
    return compare(position, policy, lots, watch)


def compare(position: DuelPosition, policy: Policy, lots: Random, watch: Watch[DuelPosition] = lambda position, event: None) -> DuelPosition:
    """Play on from a position by both: a policy chooses the moves, the kernel deals, and `watch` sees each event before it happens."""
    return equality.compare(position, DuelTwin(position, lots.getrandbits(64)), policy, lots, watch)


class DuelTwin:
    """The state beside a position."""

    def __init__(self, position: DuelPosition, seed: int) -> None:
        self._states, self._random = pack([position]), generator(seed)
        self._tables = tables_of([position.game])
        self._found = np.empty(play.MOST_MOVES, np.int64)
        self._key = hashing.key_at(self._states, 0)

    def differing_moves(self, position: DuelPosition) -> bool:
        """Whether other moves are legal here than in the position: for chips, whether other sequences of actions lead to a payment."""
        wanted = sorted([_ACTIONS.get(id(move)) or actions_of(move, position) for move in position.legal_moves])
        return wanted != sorted(self._ways(self._states, position.stage is DuelStage.CHIPS))

    def _ways(self, states: Any, are_chips: bool) -> Iterator[tuple[int, ...]]:
        for action in self._found[: play.legal(states, 0, self._found)].tolist():
            if action == PAY or not are_chips:
                yield (action,)
            else:
                after = states.copy()
                play.apply(after, 0, action, self._tables)
                yield from ((action, *others) for others in self._ways(after, are_chips))

    def differs(self, position: DuelPosition) -> str:
        """In what the state differs from the position."""
        if self._key != hashing.key_at(self._states, 0):
            return "the key"
        return "the position" if self._states.view(np.int64).tolist() != words(position) else ""

    def deal(self, position: DuelPosition) -> Event:
        """Deal, and say what was dealt."""
        play.deal(self._states, 0, self._random, self._tables)
        self._key = hashing.key_at(self._states, 0)
        return dealt(self._states[0], position)

    def push(self, position: DuelPosition, move: Move) -> None:
        """Make a move of the position."""
        for action in actions_of(move, position):
            self._key = hashing.apply_keyed(self._states, 0, action, self._key, self._tables)

    def scores(self) -> tuple[int, ...]:
        """The final scores."""
        scores = np.zeros(2, np.int64)
        play.final_scores(self._states, 0, scores, self._tables)
        return tuple(scores.tolist())

    def winners(self) -> int:
        """Who has won, a bit for each seat."""
        return play.winners(self._states, 0, self._tables)
