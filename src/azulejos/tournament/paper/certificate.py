"""Certificates: a page across for everybody in the final ranking, within a border of our tiles. They are personal, so names are in full."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.render.box import Box
from azulejos.render.theme import LIGHT
from azulejos.tournament.errors import Refused
from azulejos.tournament.paper.order import Order
from azulejos.tournament.paper.page import BLUE, HAIR, INK, QUIET, THICK, THIN, Align, Frame, Mark, Motif, Octagon, Page, Rule, words
from azulejos.tournament.paper.typeface import Face
from azulejos.tournament.standings import Standing, standings

_EDGE = 30.0
_TILE = 34.0
_CENTRE = Align.CENTRE


def certificates(order: Order) -> tuple[Page, ...]:
    """For everybody whom the register still knows, best first."""
    if order.game is not None:
        raise Refused("one-game", "Certificates are about the whole tournament: leave the game out.", "T13")
    if not order.state.finished:
        raise Refused("not-finished", "Places can still change: finish the tournament, then print certificates.", "T13")
    rows = standings(order.state)
    people = [row for row in rows if order.names.find(row.person) is not None]
    if not people:
        raise Refused("nobody-ranked", "Nobody is in the ranking: there is nobody to certify.", "T13")
    return tuple(Page(order.height, order.width, tuple(_certificate(order, row, len(rows)))) for row in people)


def _certificate(order: Order, row: Standing, count: int) -> Iterator[Mark]:
    texts, page = order.texts, Box(0, 0, order.height, order.width)
    yield from _border(page.inset(_EDGE))
    inner = page.inset(_EDGE + _TILE + 22)

    def strip(y: float, height: float, inset: float = 0.0) -> Box:
        return Box(inner.x + inset, inner.y + y, inner.width - 2 * inset, height)

    yield words(order.title, strip(2, 36), Face.SANS_BOLD, 15, _CENTRE, QUIET)
    yield words(texts("paper-certificate"), strip(42, 78), Face.SERIF_BOLD, 58, _CENTRE, BLUE)
    yield words(texts("paper-awarded-to"), strip(122, 24), Face.SERIF, 16, _CENTRE, QUIET)
    yield words(order.name(row.person), strip(148, 86, 10), Face.SERIF_BOLD, 44, _CENTRE)
    _, y = strip(246, 0).middle
    x, _ = inner.middle
    yield Rule(x - 120, y, x - 14, y, THIN, BLUE)
    yield Rule(x + 14, y, x + 120, y, THIN, BLUE)
    yield Motif(Box(x - 8, y - 8, 16, 16), "B", corners=False)
    place = texts("paper-place-of", place=row.place, count=count)
    yield words(f"{place}, {texts('paper-shared')}" if row.is_shared else place, strip(261, 34), Face.SERIF_BOLD, 24, _CENTRE)
    made = texts("paper-certified", pt=row.pt) if row.points == row.pt else texts("paper-certified-points", points=row.points)
    yield words(made, strip(293, 24), Face.SERIF, 15, _CENTRE, QUIET)
    yield from _foot(order, row.place, inner)


def _foot(order: Order, place: int, inner: Box) -> Iterator[Mark]:
    """The place on the first-player marker's octagon, between the day and an arbiter's signature."""
    x, _ = inner.middle
    seal = Box(x - 34, inner.bottom - 70, 68, 68)
    yield Octagon(seal, THICK)
    # Gold is for who has won, as in our pictures; in grey it is still a dark number on a lighter ground.
    won = place == 1
    yield Octagon(seal.inset(5), HAIR, fill=LIGHT.gold if won else None)
    yield words(str(place), seal.inset(14), Face.SERIF_BOLD, 40, _CENTRE, LIGHT.on_gold if won else BLUE)
    line = inner.bottom - 20
    for left, right, label in ((inner.x + 20, seal.x - 50, "paper-date-label"), (seal.right + 50, inner.right - 20, "paper-arbiter")):
        yield Rule(left, line, right, line, HAIR, INK)
        yield words(order.texts(label), Box(left, line + 3, right - left, 16), Face.SANS, 10, _CENTRE, QUIET)
        if order.date is not None and label == "paper-date-label":
            yield words(order.texts.date(order.date), Box(left, line - 22, right - left, 20), Face.SERIF, 14, _CENTRE)


def _border(box: Box) -> Iterator[Mark]:
    """Two motifs in turn around the page, a third in its corners, between double lines."""
    across, down = round(box.width / _TILE), round(box.height / _TILE)
    # An odd number of tiles on each side: both ends of a side are the same.
    across, down = across - (across % 2 == 0), down - (down % 2 == 0)
    wide, high = box.width / across, box.height / down
    yield Frame(box.inset(-5), THICK, BLUE)
    yield Frame(box.inset(-1.5), HAIR, BLUE)
    inside = Box(box.x + wide, box.y + high, box.width - 2 * wide, box.height - 2 * high)
    yield Frame(inside.inset(-1), HAIR, BLUE)
    yield Frame(inside.inset(4), THICK, BLUE)
    for column in range(across):
        for row in range(down):
            ends = (column in (0, across - 1)) + (row in (0, down - 1))
            if ends:
                letter = "K" if ends == 2 else "B" if (column + row) % 2 else "W"
                side = min(wide, high) - 5
                middle = box.x + (column + 0.5) * wide, box.y + (row + 0.5) * high
                yield Motif(Box(middle[0] - side / 2, middle[1] - side / 2, side, side), letter)
