"""How many sit at each table (T1)."""

from __future__ import annotations

from azulejos.tournament.errors import SeatingError

CHAIRS = 4


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
