"""Table cards: a page to be folded in the middle and stood up, with the table's number on both sides."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.render.box import Box
from azulejos.tournament.paper.order import Order
from azulejos.tournament.paper.page import BLUE, HAIR, MARGIN, QUIET, THICK, Align, Mark, Motif, Page, Rule, words
from azulejos.tournament.paper.typeface import Face

_TILE = 30.0
_LETTERS = "BYRKW"


def table_cards(order: Order) -> tuple[Page, ...]:
    """A card for each table that any game of the order needs."""
    tables = max(len(seating.tables) for seating in order.seatings())
    return tuple(Page(order.width, order.height, tuple(_card(order, number))) for number in range(1, tables + 1))


def _card(order: Order, number: int) -> Iterator[Mark]:
    half = order.height / 2
    yield Rule(0, half, order.width, half, HAIR, QUIET, dashes=(6, 6))
    for top in (0.0, half):
        yield from _side(order, number, Box(0, top, order.width, half), turned=top == 0)


def _side(order: Order, number: int, box: Box, *, turned: bool) -> Iterator[Mark]:
    inner = Box(box.x + MARGIN, box.y + MARGIN * 0.8, box.width - 2 * MARGIN, box.height - MARGIN * 1.6)

    def room(y: float, height: float) -> Box:
        """A strip of the side, by how far it is below its upper edge as it is read."""
        return Box(inner.x, inner.bottom - y - height if turned else inner.y + y, inner.width, height)

    yield from _band(room(0, _TILE), number, upper=not turned)
    yield words(order.texts("paper-table"), room(_TILE + 12, 50), Face.SERIF, 40, Align.CENTRE, BLUE, turned=turned)
    yield words(str(number), room(_TILE + 72, inner.height - _TILE - 122), Face.SERIF_BOLD, 330, Align.CENTRE, turned=turned)
    yield words(order.title, room(inner.height - 34, 32), Face.SANS, 15, Align.CENTRE, QUIET, turned=turned)


def _band(box: Box, number: int, *, upper: bool) -> Iterator[Mark]:
    """A band of tiles; its motif is the table's own, so that neighbouring tables differ at a glance."""
    count = int(box.width // _TILE)
    side = box.width / count
    for place in range(count):
        yield Motif(Box(box.x + place * side + 1.5, box.middle[1] - side / 2 + 1.5, side - 3, side - 3), _LETTERS[(number - 1) % len(_LETTERS)])
    y = box.bottom + 5 if upper else box.y - 5
    yield Rule(box.x, y, box.right, y, THICK, BLUE)
