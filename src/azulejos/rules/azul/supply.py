"""Bag, lid and displays: how a round is dealt, and which deals can be (A30)."""

from __future__ import annotations

from itertools import product

from azulejos.rules.azul.moves import Deal
from azulejos.rules.azul.tiles import COLOURS, LETTERS, Tiles, without
from azulejos.rules.chance import Chance
from azulejos.rules.errors import IllegalDeal
from azulejos.rules.filling import Words, fill, loose, minus

DISPLAY_SPACES = 4
_WORDS = Words("lid", "A30", LETTERS)
PRESENT: dict[Tiles, tuple[int, ...]] = {
    counts: tuple(colour for colour in range(len(COLOURS)) if counts[colour])
    for counts in product(range(DISPLAY_SPACES + 1), repeat=len(COLOURS))
    if sum(counts) <= DISPLAY_SPACES
}
"""The colours on a display, for everything that can lie on one."""
FULL = frozenset(display for display in PRESENT if sum(display) == DISPLAY_SPACES)
"""Every full display."""
REST = {display: tuple(without(display, colour) for colour in COLOURS) for display in PRESENT}
"""What a take of each colour leaves of a display."""


def draw_deal(bag: Tiles, lid: Tiles, displays: int, chance: Chance) -> Deal:
    """A30: draw four tiles for one display after another; refill the bag from the lid only when a tile has to be drawn and none is in it."""
    below = chance.below
    inside, reserve = loose(bag), loose(lid)
    dealt: list[Tiles] = []
    for _ in range(displays):
        display = [0] * len(COLOURS)
        for _ in range(DISPLAY_SPACES):
            if not inside:
                inside, reserve = reserve, inside
                if not inside:
                    break
            display[inside.pop(below(len(inside)))] += 1
        dealt.append(tuple(display))
    return Deal(tuple(dealt))


def take_deal(bag: Tiles, lid: Tiles, displays: int, deal: Deal) -> tuple[Tiles, Tiles]:
    """The bag and the lid after a deal, or an error that says why the deal is impossible (A30)."""
    if len(deal.displays) == displays and FULL.issuperset(deal.displays):
        left = minus(bag, tuple(map(sum, zip(*deal.displays))))
        if min(left) >= 0:
            return left, lid
    return _take_display_by_display(bag, lid, displays, deal)


def _take_display_by_display(bag: Tiles, lid: Tiles, displays: int, deal: Deal) -> tuple[Tiles, Tiles]:
    if len(deal.displays) != displays:
        raise IllegalDeal("deal-displays", f"This table has {displays} displays, and the deal has {len(deal.displays)}.", "A2")
    short: int | None = None
    for number, display in enumerate(deal.displays, 1):
        if display not in PRESENT:
            raise IllegalDeal("deal-size", f"Display {number} can have at most four tiles.", "A30")
        if short is not None and any(display):
            raise IllegalDeal("deal-order", f"Display {number} has tiles although display {short} before it is not full.", "A30")
        bag, lid = fill(f"Display {number}", DISPLAY_SPACES, display, bag, lid, _WORDS)
        if sum(display) < DISPLAY_SPACES:
            short = number
    return bag, lid
