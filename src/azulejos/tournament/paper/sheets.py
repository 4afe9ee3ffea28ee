"""Score sheets (T12): a page for each table and game. What the regulation asks for has thick boxes; thin ones help to count the bonuses (A41)."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.render.box import Box
from azulejos.tournament.paper.order import Order, Seats
from azulejos.tournament.paper.page import BLUE, HAIR, INK, MARGIN, QUIET, THICK, THIN, Align, Code, Frame, Mark, Motif, Octagon, Page, Rule, words
from azulejos.tournament.paper.typeface import Face, width

HEAD, FOOT = 142.0, 78.0
MOST_SEATS = 4
_CODE = 104.0
_BOX, _LABEL = 36.0, 23.0


def score_sheets(order: Order) -> tuple[Page, ...]:
    """Every sheet, game by game and table by table."""
    return tuple(
        Page(order.width, order.height, tuple(_sheet(order, seating.game, table))) for seating in order.seatings() for table in seating.tables
    )


def _sheet(order: Order, game: int, table: Seats) -> Iterator[Mark]:
    yield from _head(order, game, table)
    height = (order.height - 2 * MARGIN - HEAD - FOOT) / MOST_SEATS
    for seat in range(1, len(table.people) + 1):
        yield from _seat(order, table, seat, Box(MARGIN, MARGIN + HEAD + (seat - 1) * height, order.width - 2 * MARGIN, height - 8))
    yield from _foot(order)


def _head(order: Order, game: int, table: Seats) -> Iterator[Mark]:
    texts, address = order.texts, order.addresses.sheet(game, table.number)
    pin = None if order.pins is None else order.pins(game, table.number)
    right = order.width - MARGIN
    if address is not None:
        code = Box(right - _CODE + 8, MARGIN - 12, _CODE, _CODE)
        yield Code(code, address if pin is None else f"{address}#{pin}")
        said = texts("paper-enter") if pin is None else texts("paper-enter-pin", pin=pin)
        yield words(said, Box(code.x - 10, code.bottom - 6, _CODE + 2, 14), Face.SANS_BOLD, 9, Align.CENTRE)
        yield words(address, Box(code.x - 30, code.bottom + 7, _CODE + 22, 24), Face.SANS, 8, Align.CENTRE, QUIET)
        right = code.x - 34
    for number, letter in enumerate("BYRKW"):
        yield Motif(Box(MARGIN + 17 * number, MARGIN, 15, 15), letter)
    yield words(texts("paper-score-sheet"), Box(MARGIN + 94, MARGIN - 2, 130, 19), Face.SANS_BOLD, 11, colour=BLUE)
    yield words(order.title, Box(MARGIN, MARGIN + 20, right - MARGIN, 26), Face.SANS, 12, colour=QUIET)
    middle = MARGIN + (right - MARGIN) * 0.5
    yield words(f"{texts('paper-table')} {table.number}", Box(MARGIN, MARGIN + 46, middle - MARGIN - 12, 54), Face.SERIF_BOLD, 40)
    yield words(order.game_name(game), Box(middle, MARGIN + 46, right - middle, 54), Face.SERIF_BOLD, 40)
    facts = [order.begins(game), f"{texts('paper-displays')}: {order.displays(len(table.people))}"]
    if order.date is not None:
        facts.insert(0, texts.date(order.date))
    yield words("  ·  ".join(facts), Box(MARGIN, MARGIN + 100, right - MARGIN, 17), Face.SANS, 11)
    y = MARGIN + 117
    yield words(
        texts("paper-fills-in"), Box(MARGIN, y, (order.width - MARGIN if address is None else right) - MARGIN, 24), Face.SANS, 10, colour=QUIET
    )


def _seat(order: Order, table: Seats, seat: int, box: Box) -> Iterator[Mark]:
    texts, person = order.texts, table.people[seat - 1]
    has_withdrawn = person in table.withdrawn
    yield Frame(box, THIN, QUIET, radius=5)
    boxes = Box(box.x + 10, box.bottom - _BOX - 7, box.width - 20, _BOX)
    strip = Box(box.x, box.y + 4, box.width, boxes.y - _LABEL - box.y - 6)
    badge = Box(box.x + 10, strip.middle[1] - 17, 34, 34)
    yield Octagon(badge, THICK if table.first == seat else HAIR)
    yield words(str(seat), badge.inset(4), Face.SERIF_BOLD, 19, Align.CENTRE)
    ticks = Box(box.right - 118, strip.middle[1] - 18, 112, 17)
    yield from _tick(texts("paper-first-player"), ticks, ticked=table.first == seat)
    yield from _tick(texts("paper-withdrawal"), Box(ticks.x, ticks.y + 19, ticks.width, ticks.height), ticked=has_withdrawn)
    name = Box(badge.right + 10, strip.y, ticks.x - badge.right - 18, strip.height)
    yield words(order.name(person), name, Face.SERIF_BOLD, 19)
    yield from _boxes(order, boxes)


def _tick(label: str, box: Box, *, ticked: bool) -> Iterator[Mark]:
    square = Box(box.x, box.y + (box.height - 11) / 2, 11, 11)
    yield Frame(square, THIN, INK)
    if ticked:
        inner = square.inset(2.4)
        yield Rule(inner.x, inner.y, inner.right, inner.bottom, THICK, INK)
        yield Rule(inner.x, inner.bottom, inner.right, inner.y, THICK, INK)
    yield words(label, Box(square.right + 5, box.y, box.width - 16, box.height), Face.SANS, 10)


def _boxes(order: Order, box: Box) -> Iterator[Mark]:
    """What is written by hand, from left to right: the sum that makes PV, the place, the signature."""
    texts = order.texts
    x = box.x
    for label, sign, wide, thick in (
        (texts("paper-before"), "", 54, HAIR),
        (texts("paper-rows"), "+ 2 ×", 42, THICK),
        (texts("paper-columns"), "+ 7 ×", 36, HAIR),
        (texts("paper-colours"), "+ 10 ×", 36, HAIR),
        ("PV", "=", 58, THICK),
        (texts("paper-place"), "", 50, THICK),
    ):
        if sign:
            room = width(sign, Face.SANS, 11) + 6
            yield words(sign, Box(x, box.y, room, box.height), Face.SANS, 11, Align.CENTRE)
            x += room
        elif label == texts("paper-place"):
            x += 10
        yield Frame(Box(x, box.y, wide, box.height), thick, INK, radius=2)
        face, size = (Face.SANS_BOLD, 9) if thick == THICK else (Face.SANS, 8.5)
        yield words(label, Box(x - 7, box.y - _LABEL, wide + 14, _LABEL - 1), face, size, Align.CENTRE, INK if thick == THICK else QUIET, least=1)
        x += wide + 2
    x += 10
    yield words(texts("paper-signature"), Box(x, box.y - _LABEL, box.right - x, _LABEL - 1), Face.SANS, 8.5, colour=QUIET)
    yield Rule(x, box.bottom, box.right, box.bottom, HAIR, INK)


def _foot(order: Order) -> Iterator[Mark]:
    texts, right, y = order.texts, order.width - MARGIN, order.height - MARGIN - FOOT
    middle = MARGIN + (right - MARGIN) * 0.62
    for label, x, to in ((texts("paper-remarks"), MARGIN, middle - 14), (texts("paper-arbiter"), middle, right)):
        yield words(label, Box(x, y + 4, to - x, 14), Face.SANS, 9, colour=QUIET)
        yield Rule(x, y + 42, to, y + 42, HAIR, INK)
    yield words(texts("paper-legend-pv"), Box(MARGIN, y + 51, right - MARGIN, 26), Face.SANS, 9.5, colour=QUIET)
