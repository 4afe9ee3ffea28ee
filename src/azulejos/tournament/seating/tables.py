"""The tables of a round: how many sit at each (T1), and who starts there (T3)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from azulejos.rules import Chance
from azulejos.rules.azul import draw_first
from azulejos.tournament.errors import SeatingError

CHAIRS = 4
T = TypeVar("T")


def table_sizes(players: int) -> tuple[int, ...]:
    """Tables of four and as few of three as possible, the larger ones first (T1).

    >>> table_sizes(12), table_sizes(13), table_sizes(14), table_sizes(15)
    ((4, 4, 4), (4, 3, 3, 3), (4, 4, 3, 3), (4, 4, 4, 3))
    >>> table_sizes(5), table_sizes(2)
    ((3, 2), (2,))
    """
    if players < 2:
        raise SeatingError("too-few-players", "A round needs at least two players.", "T1")
    if players in (2, 5):  # the only numbers that are no sum of fours and threes
        return (3, 2)[-(players // 2) :]
    threes = -players % CHAIRS
    return (4,) * ((players - 3 * threes) // 4) + (3,) * threes


def tables_of(people: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """People at tables as T1 wants them, one table after the other.

    >>> tables_of("abcdef")
    (('a', 'b', 'c'), ('d', 'e', 'f'))
    """
    rest = iter(people)
    return tuple(tuple(next(rest) for _ in range(size)) for size in table_sizes(len(people)))


def empty_chairs(table: int) -> int:
    """How many chairs stay empty at a table of so many players. Whoever sits there bears that many, and they go round (T15).

    >>> empty_chairs(4), empty_chairs(3), empty_chairs(2)
    (0, 1, 2)
    """
    return CHAIRS - table


def burden(chairs: int) -> int:
    """What so many empty chairs over all rounds weigh. Each weighs more than the one before; one player with three more than three with two.

    >>> [burden(chairs) for chairs in range(5)]
    [0, 0, 2, 7, 16]
    """
    return chairs * (chairs - 1) * (chairs + 4) // 6


class FirstPlayer(Enum):
    """How the first player of a table is found (preset)."""

    LOT = "lot"
    """Black tiles and a red one in the bag (T3)."""
    BALANCE = "balance"
    """Seat 1 starts. The seats are balanced over all rounds, and with them who plays first, second, third and fourth."""


def first_seat(players: int, chance: Chance, how: FirstPlayer = FirstPlayer.LOT) -> int:
    """The seat that starts at a table of so many players, from 1.

    >>> class Last:
    ...     def below(self, n): return n - 1
    >>> first_seat(4, Last()), first_seat(4, Last(), FirstPlayer.BALANCE)
    (4, 1)
    """
    return draw_first(players, chance) if how is FirstPlayer.LOT else 1
