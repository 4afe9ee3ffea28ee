"""Filling a display or a tray from a bag that is refilled when it runs out, and only then (A30, D40)."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from azulejos.rules.errors import IllegalDeal

Counts = tuple[int, ...]
"""How many tiles there are of each of five colours."""


class Words(NamedTuple):
    """A game's words for errors: where the bag is refilled from, by which clause, and its letters."""

    reserve: str
    clause: str
    letters: str


def plus(some: Counts, more: Counts) -> Counts:
    """The sum of two counts."""
    # Written out, here and below, because this is the innermost step of every take: half the time of map().
    a, b, c, d, e = some
    more_a, more_b, more_c, more_d, more_e = more
    return (a + more_a, b + more_b, c + more_c, d + more_d, e + more_e)


def minus(some: Counts, fewer: Counts) -> Counts:
    """The difference of two counts; negative where there are too few."""
    a, b, c, d, e = some
    fewer_a, fewer_b, fewer_c, fewer_d, fewer_e = fewer
    return (a - fewer_a, b - fewer_b, c - fewer_c, d - fewer_d, e - fewer_e)


def loose(counts: Counts) -> list[int]:
    """The tiles one by one, as a list to draw from."""
    inside: list[int] = []
    for colour, count in enumerate(counts):
        inside += [colour] * count
    return inside


def fill(what: str, spaces: int, tiles: Counts, bag: Counts, reserve: Counts, words: Words) -> tuple[Counts, Counts]:
    """The bag and its reserve after these tiles came to a place of so many spaces, or an error that says why they cannot have."""
    size = sum(tiles)
    left = minus(bag, tiles)
    if size == spaces and min(left) >= 0:
        return left, reserve
    if sum(bag) >= spaces:
        _refuse_from_full_bag(what, size < spaces, left, words)
    # The bag runs out: all that was left in it is here, and the rest comes from the reserve.
    if max(left) > 0:
        raise IllegalDeal("deal-runs-out", f"{what} must contain all that was left in the bag, and lacks {_written(left, words)}.", words.clause)
    bag = plus(reserve, left)
    if min(bag) < 0:
        raise IllegalDeal(f"deal-{words.reserve}", f"{what} has tiles that are neither in the bag nor in the {words.reserve}.", words.clause)
    if size < spaces and any(bag):
        raise IllegalDeal("deal-short", f"{what} is not full although there are tiles left to draw.", words.clause)
    return bag, (0,) * len(bag)


def _refuse_from_full_bag(what: str, is_short: bool, left: Counts, words: Words) -> NoReturn:
    if is_short:
        raise IllegalDeal("deal-short", f"{what} is not full although there are tiles left to draw.", words.clause)
    missing = _written(minus((0,) * len(left), left), words)
    raise IllegalDeal("deal-bag", f"{what} has tiles that the bag does not have: {missing} too many.", words.clause)


def _written(counts: Counts, words: Words) -> str:
    return "".join(letter * count for letter, count in zip(words.letters, counts))
