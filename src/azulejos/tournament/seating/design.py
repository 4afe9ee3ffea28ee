"""Seatings known from mathematics, in which nobody meets anybody twice.

With m tables, m members of a group are written on the chairs of each of four colours: 4m chairs, a *transversal design*. Round r seats at table t,
for each colour c, the chair t + offset[r][c] of that colour. Chairs of one colour never meet. Chairs of the colours c and d meet in the round in
which offset[r][c] - offset[r][d] is the difference of their members; so nobody meets twice if, for each pair of colours, these differences are all
different. Offsets of that kind are found at once by going through the rows one by one.

If four does not divide the players, one to three chairs stay empty in all rounds. They must never meet, for a table has one empty chair at most (T1);
and they are chosen so that the same people as seldom as possible sit beside them (T15).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product

Seating = list[list[list[int]]]
"""Rounds of tables of players, these numbered from 0."""
_Offsets = tuple[tuple[int, ...], ...]
_Differences = list[list[int]]

_COLOURS = range(4)
_PAIRS = tuple(combinations(_COLOURS, 2))
_STEPS = 400_000
"""How many rows of offsets are tried at most; where there is a design, it is found much earlier."""
_DESIGNS = 30
_CHOICE = 20
"""How many designs, and how many chairs in each, are looked at for a better place of the empty chairs."""


def design(players: int, rounds: int) -> Seating | None:
    """A seating in which nobody meets twice, or nothing where this construction has none.

    >>> design(16, 3)[1]
    [[0, 5, 10, 15], [1, 4, 11, 14], [2, 7, 8, 13], [3, 6, 9, 12]]
    >>> design(12, 3) is None
    True
    """
    empty = -players % 4
    order = (players + empty) // 4
    if rounds > order:
        return None
    differences = _differences(order)
    best: tuple[int, _Offsets, tuple[int, ...]] | None = None
    for offsets in islice(_all_offsets(rounds, differences), _DESIGNS):
        found = _empty_chairs(_neighbours(offsets, differences), empty)
        if found and (best is None or found[0] < best[0]):
            best = (found[0], offsets, found[1])
        if best and not best[0]:
            break
    return _seating(best[1], best[2], differences) if best else None


def _differences(order: int) -> _Differences:
    """Row a, column b: a - b in a group of that order, made of cyclic groups of prime order; these have more designs than one large cyclic group."""
    primes, rest = [], order
    for prime in range(2, order + 1):
        while rest % prime == 0:
            primes.append(prime)
            rest //= prime
    members = list(product(*map(range, primes)))
    numbers = {member: number for number, member in enumerate(members)}
    return [[numbers[tuple((x - y) % p for x, y, p in zip(a, b, primes))] for b in members] for a in members]


def _all_offsets(rounds: int, minus: _Differences) -> Iterator[_Offsets]:
    """Every matrix of offsets that starts with a row of zeros, has a column of zeros, and another in order: all others are like one of these."""
    order = len(minus)
    rows = [(0, 0, 0, 0)]
    used = [{0} for _ in _PAIRS]
    steps = 0

    def deeper() -> Iterator[_Offsets]:
        nonlocal steps
        if len(rows) == rounds:
            yield tuple(rows)
            return
        second = len(rows)
        thirds = [third for third in range(order) if minus[0][third] not in used[1] and minus[second][third] not in used[3]]
        for third, fourth in product(thirds, range(order)):
            steps += 1
            if steps > _STEPS:
                return
            row = (0, second, third, fourth)
            new = [minus[row[c]][row[d]] for c, d in _PAIRS]
            if any(difference in there for difference, there in zip(new, used)):
                continue
            for difference, there in zip(new, used):
                there.add(difference)
            rows.append(row)
            yield from deeper()
            rows.pop()
            for difference, there in zip(new, used):
                there.remove(difference)

    return deeper()


def _tables(row: tuple[int, ...], minus: _Differences) -> Iterator[list[int]]:
    """The tables of a round, as the numbers of the chairs that meet there."""
    order = len(minus)
    for table in range(order):
        yield [colour * order + minus[table][minus[0][row[colour]]] for colour in _COLOURS]


def _neighbours(offsets: _Offsets, minus: _Differences) -> list[int]:
    """For each chair, those that it meets, as the bits of a number."""
    met = [0] * (4 * len(minus))
    for row in offsets:
        for table in _tables(row, minus):
            bits = sum(1 << chair for chair in table)
            for chair in table:
                met[chair] |= bits
    return met


def _empty_chairs(met: list[int], count: int) -> tuple[int, tuple[int, ...]] | None:
    """Chairs that never meet, and how often somebody meets two of them: as seldom as possible.

    The first one stands for its whole colour, since the group carries every chair into every other of its colour.
    """
    if count == 0:
        return 0, ()
    best: tuple[int, tuple[int, ...]] | None = None
    for first in range(0, len(met), len(met) // 4):
        free = sorted((_shared(met, first, chair), chair) for chair in range(len(met)) if not met[first] >> chair & 1)[:_CHOICE]
        for others in combinations(free, count - 1):
            chosen = (first, *(chair for _, chair in others))
            shared = sum(each for each, _ in others)
            if count == 3:
                _, second, third = chosen
                if met[second] >> third & 1:
                    continue
                shared += _shared(met, second, third)
            if best is None or shared < best[0]:
                best = (shared, chosen)
    return best


def _shared(met: list[int], one: int, other: int) -> int:
    """How many chairs meet both."""
    return (met[one] & met[other]).bit_count()


def _seating(offsets: _Offsets, empty: tuple[int, ...], minus: _Differences) -> Seating:
    chairs = [chair for chair in range(4 * len(minus)) if chair not in empty]
    players = {chair: player for player, chair in enumerate(chairs)}
    return [
        sorted(([players[chair] for chair in table if chair in players] for table in _tables(row, minus)), key=len, reverse=True) for row in offsets
    ]
