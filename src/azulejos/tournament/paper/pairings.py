"""Pairings for the wall: by table, and by name. Nobody who was expelled is in them (T23)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from azulejos.render.box import Box
from azulejos.tournament.paper.fitting import fit
from azulejos.tournament.paper.listing import Listing, Row, area, largest
from azulejos.tournament.paper.order import Order, Seating, Seats
from azulejos.tournament.paper.page import BLUE, FAINT, HAIR, INK, QUIET, THIN, Align, Frame, Mark, Octagon, Page, Rule, Words, words
from azulejos.tournament.paper.typeface import Face

TABLE_LAYOUTS = (
    *((1, size, high) for size, high in ((24.0, 1.6), (21.0, 1.5), (18.0, 1.5), (16.0, 1.4), (15.0, 1.3))),
    *((2, size, high) for size, high in ((16.0, 2.0), (16.0, 1.6), (14.5, 1.6), (13.5, 1.5), (12.5, 1.4))),
)
"""Columns, the size of names, and how many times that a name is high; from large to small."""
NAME_LAYOUTS = ((1, 19.0), (1, 17.0), (1, 15.0), (1, 13.5), (2, 14.0), (2, 13.0), (2, 12.0))
"""Columns and the size of names, from large to small."""
MOST_GAMES_IN_TWO_COLUMNS, MOST_GAMES_UPRIGHT = 3, 6


def by_table(order: Order) -> tuple[Page, ...]:
    """Each game begins on a page of its own."""
    return tuple(page for seating in order.seatings() for page in _game(order, seating))


def _game(order: Order, seating: Seating) -> tuple[Page, ...]:
    started = any(table.first is not None for table in seating.tables)

    def listing(columns: int, size: float, high: float) -> Listing:
        room = area(order, columns).width
        rows = [_table(order, table, room, size, high) for table in seating.tables]
        legend = order.texts("paper-octagon") if started else ""
        return Listing(
            order.texts("paper-by-table"), order.game_name(seating.game), order.begins(seating.game), rows, columns, None, legend, size * 0.7
        )

    return largest(order, [partial(listing, *layout) for layout in TABLE_LAYOUTS])


def _table(order: Order, table: Seats, room: float, size: float, high: float) -> Row:
    number, seat, edge = 4 * size, 2 * size, 0.5 * size
    name = room - number - seat - edge
    shown = [order.texts("paper-free") if order.is_hidden(person) else order.public_name(person) for person in table.people]
    fitted = [fit(text, Face.SERIF_BOLD, name, size) for text in shown]
    heights = [max(high * size, each.height + 0.2 * size) for each in fitted]

    def draw(box: Box) -> Iterator[Mark]:
        yield Frame(box, THIN, QUIET, radius=4)
        middle = box.middle[1]
        yield words(order.texts("paper-table"), Box(box.x + 4, middle - 1.9 * size, number - 8, size), Face.SANS, 0.66 * size, Align.CENTRE, QUIET)
        yield words(str(table.number), Box(box.x + 4, middle - 0.8 * size, number - 8, 2.6 * size), Face.SERIF_BOLD, 3.2 * size, Align.CENTRE)
        yield Rule(box.x + number, box.y + edge, box.x + number, box.bottom - edge, HAIR, QUIET)
        y = middle - sum(heights) / 2
        for place, (person, text, height) in enumerate(zip(table.people, fitted, heights, strict=True), 1):
            badge = Box(box.x + number + edge, y + height / 2 - 0.62 * size, 1.24 * size, 1.24 * size)
            if table.first == place:
                yield Octagon(badge, THIN)
            yield words(str(place), badge, Face.SANS, 0.72 * size, Align.CENTRE, BLUE)
            yield Words(Box(box.x + number + seat, y, name, height), text, colour=QUIET if order.is_hidden(person) else INK)
            y += height

    return Row(max(sum(heights) + 2 * edge, 4.6 * size), draw)


@dataclass(frozen=True, slots=True)
class _Line:
    """Somebody on the list by name: the table and seat of each game, none where they do not play."""

    name: str
    places: tuple[tuple[int, int] | None, ...]


def by_name(order: Order) -> tuple[Page, ...]:
    """Everybody in the order of the alphabet; one list for all games."""
    seatings = order.seatings()
    lines = _lines(order, seatings)
    one = seatings[0].game if len(seatings) == 1 else None
    landscape = len(seatings) > MOST_GAMES_UPRIGHT

    def listing(columns: int, size: float) -> Listing:
        room = area(order, columns, landscape=landscape).width
        cell = min((5.6 if one else 4.6 if columns == 1 else 3.2) * size, room * 0.66 / len(seatings))
        rows = [_person(line, room, cell, size) for line in lines]
        head = _head(order, seatings, cell, size)
        if one is None:
            return Listing("", order.texts("paper-by-name"), "", rows, columns, head, order.texts("paper-legend-seat"))
        return Listing(order.texts("paper-by-name"), order.game_name(one), order.begins(one), rows, columns, head)

    most = 2 if len(seatings) <= MOST_GAMES_IN_TWO_COLUMNS else 1
    return largest(order, [partial(listing, columns, size) for columns, size in NAME_LAYOUTS if columns <= most], landscape=landscape)


def _lines(order: Order, seatings: Sequence[Seating]) -> list[_Line]:
    where = [{person: (table.number, seat) for table in seating.tables for seat, person in enumerate(table.people, 1)} for seating in seatings]
    people = {person: None for seats in where for person in seats if not order.is_hidden(person)}
    lines = {person: _Line(_listed(order, person), tuple(seats.get(person) for seats in where)) for person in people}
    return [lines[person] for person in sorted(lines, key=lambda person: (order.names.find(person) is None, alphabetic(lines[person].name), person))]


def _listed(order: Order, person: str) -> str:
    """Surname first where the list may have it: that is where people look for themselves."""
    found = order.names.find(person)
    name = order.public_name(person)
    if found is None or not found.surname or not name.startswith(found.shown()):
        return name
    return f"{found.surname}, {found.first}{name.removeprefix(found.shown())}"


def alphabetic(name: str) -> str:
    """Names are ordered by their letters, without regard to accents, capitals and apostrophes.

    >>> sorted(["Dragan", "D’Angelo", "Șerban", "Sorin", "élodie", "Emil"], key=alphabetic)
    ['D’Angelo', 'Dragan', 'élodie', 'Emil', 'Șerban', 'Sorin']
    """
    return "".join(part for part in unicodedata.normalize("NFKD", name.casefold()) if part.isalnum() or part.isspace())


def _head(order: Order, seatings: Sequence[Seating], cell: float, size: float) -> Row:
    height = 1.9 * size
    labels = [order.game_name(seating.game) if len(seatings) <= MOST_GAMES_UPRIGHT else str(seating.game) for seating in seatings]
    if len(seatings) == 1:
        labels = [order.texts("paper-table-and-seat")]

    def draw(box: Box) -> Iterator[Mark]:
        name = box.width - len(seatings) * cell
        yield words(order.texts("paper-name"), Box(box.x + 4, box.y, name - 8, height - 4), Face.SANS_BOLD, 0.74 * size, colour=QUIET)
        for number, label in enumerate(labels):
            at = Box(box.x + name + number * cell + 1, box.y, cell - 2, height - 4)
            yield words(label, at, Face.SANS_BOLD, 0.74 * size, Align.CENTRE, least=1)
        yield Rule(box.x, box.bottom - 2, box.right, box.bottom - 2, THIN, BLUE)

    return Row(height, draw)


def _person(line: _Line, room: float, cell: float, size: float) -> Row:
    name = room - cell * len(line.places)
    fitted = fit(line.name, Face.SERIF_BOLD, name - 8, size)

    def draw(box: Box) -> Iterator[Mark]:
        yield Words(Box(box.x + 4, box.y, name - 8, box.height), fitted)
        for number, place in enumerate(line.places):
            x = box.x + name + number * cell
            if place is None:
                yield words("–", Box(x, box.y, cell, box.height), Face.SANS, size, Align.CENTRE, QUIET)
                continue
            yield words(str(place[0]), Box(x, box.y, cell * 0.5, box.height), Face.SANS_BOLD, 1.05 * size, Align.RIGHT)
            yield words("·", Box(x + cell * 0.5, box.y, cell * 0.12, box.height), Face.SANS, 0.8 * size, Align.CENTRE, QUIET)
            yield words(str(place[1]), Box(x + cell * 0.62, box.y, cell * 0.38, box.height), Face.SANS, 0.84 * size, colour=QUIET)
        yield Rule(box.x, box.bottom, box.right, box.bottom, HAIR, FAINT)

    return Row(max(1.5 * size, fitted.height + 0.24 * size), draw)
