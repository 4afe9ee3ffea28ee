"""Lists for the wall: a heading on every page, rows that flow through columns and pages, page numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from azulejos.render.box import Box
from azulejos.tournament.paper.order import Order
from azulejos.tournament.paper.page import BLUE, HAIR, MARGIN, QUIET, THICK, Align, Code, Mark, Motif, Page, Rule, words
from azulejos.tournament.paper.typeface import Face

HEADING, FOOTER = 84.0, 26.0
_CODE = 66.0
_GAP = 26.0


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list: how high it is, and how it is drawn into a box."""

    height: float
    draw: Callable[[Box], Iterable[Mark]]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list: what stands above it, its rows, and what stands above each column of it."""

    kind: str
    """What it is, in small letters; nothing where the title says it."""
    title: str
    aside: str
    """Set apart from the title, such as when a game begins."""
    rows: Sequence[Row]
    columns: int = 1
    head: Row | None = None
    legend: str = ""
    between: float = 0.0
    """Empty space between two rows."""


def area(order: Order, columns: int, *, landscape: bool = False, legend: bool = False) -> Box:
    """The room for the first column of a page's rows."""
    width, height = (order.height, order.width) if landscape else (order.width, order.height)
    inner = width - 2 * MARGIN
    return Box(MARGIN, MARGIN + HEADING, (inner - (columns - 1) * _GAP) / columns, height - 2 * MARGIN - HEADING - FOOTER - (legend and FOOTER))


def pages(order: Order, listing: Listing, *, landscape: bool = False) -> tuple[Page, ...]:
    """The list on as many pages as it needs. The columns of the last page are about as long as each other."""
    first = area(order, listing.columns, landscape=landscape, legend=bool(listing.legend))
    head = listing.head.height if listing.head is not None else 0.0
    columns = _columns(listing, first.height - head)
    found = [columns[at : at + listing.columns] for at in range(0, len(columns), listing.columns)]
    found[-1] = _level(listing, [row for column in found[-1] for row in column], first.height - head)
    width, height = (order.height, order.width) if landscape else (order.width, order.height)
    made = []
    for number, sheet in enumerate(found, 1):
        marks = [*_heading(order, listing, width), *_footer(order, listing, width, height, number, len(found))]
        for place, column in enumerate(sheet):
            x, y = first.x + place * (first.width + _GAP), first.y
            if listing.head is not None:
                marks += listing.head.draw(Box(x, y, first.width, head))
                y += head
            for row in column:
                marks += row.draw(Box(x, y, first.width, row.height))
                y += row.height + listing.between
        made.append(Page(width, height, tuple(marks)))
    return tuple(made)


def largest(order: Order, layouts: Sequence[Callable[[], Listing]], *, landscape: bool = False) -> tuple[Page, ...]:
    """Of layouts from large letters to small, the first one that needs no more pages than any other."""
    return min((pages(order, layout(), landscape=landscape) for layout in layouts), key=len)


def _columns(listing: Listing, height: float, rows: Sequence[Row] | None = None) -> list[list[Row]]:
    columns, left = [list[Row]()], height
    for row in listing.rows if rows is None else rows:
        if columns[-1] and row.height > left:
            columns.append([])
            left = height
        columns[-1].append(row)
        left -= row.height + listing.between
    return columns


def _level(listing: Listing, rows: Sequence[Row], height: float) -> list[list[Row]]:
    """The same rows in no more columns than there are, of the least height that does it."""
    tallest, whole = max((row.height for row in rows), default=0.0), sum(row.height + listing.between for row in rows)
    level = max(tallest, whole / listing.columns)
    while len(found := _columns(listing, min(level, height), rows)) > listing.columns and level < height:
        level *= 1.02
    return found


def _heading(order: Order, listing: Listing, width: float) -> list[Mark]:
    page = order.addresses.page
    right = width - MARGIN
    marks: list[Mark] = []
    if page is not None:
        marks.append(Code(Box(right - _CODE, MARGIN - 14, _CODE, _CODE), page))
        marks.append(words(order.texts("paper-look"), Box(right - _CODE - 74, MARGIN + 8, 72, 30), Face.SANS, 8.5, Align.RIGHT, QUIET))
        right -= _CODE + 84
    aside = 110.0 if listing.aside else 0.0
    above = f"{order.title} · {listing.kind}" if listing.kind else order.title
    top = words(above, Box(MARGIN + 36, MARGIN - 8, right - MARGIN - 36, 24), Face.SANS_BOLD, 11, colour=QUIET)
    marks += [
        Motif(Box(MARGIN, MARGIN, 26, 26), "B"),
        Motif(Box(MARGIN, MARGIN + 28, 26, 26), "W"),
        top,
        words(listing.title, Box(MARGIN + 36, MARGIN + 16, right - aside - MARGIN - 42, 40), Face.SERIF_BOLD, 27),
    ]
    if listing.aside:
        marks.append(words(listing.aside, Box(right - aside, MARGIN + 17, aside, 40), Face.SERIF, 20, Align.RIGHT, BLUE))
    y = MARGIN + 64
    return [*marks, Rule(MARGIN, y, width - MARGIN, y, THICK, BLUE), Rule(MARGIN, y + 3.2, width - MARGIN, y + 3.2, HAIR, BLUE)]


def _footer(order: Order, listing: Listing, width: float, height: float, number: int, count: int) -> list[Mark]:
    y = height - MARGIN - 14
    shown = order.texts("paper-page", page=number, pages=count)
    date = order.texts.date(order.date) if order.date is not None else ""
    marks: list[Mark] = [words(shown, Box(width / 2, y, width / 2 - MARGIN, 16), Face.SANS, 9, Align.RIGHT, QUIET)]
    if date:
        marks.append(words(date, Box(MARGIN, y, width / 2 - MARGIN, 16), Face.SANS, 9, colour=QUIET))
    if listing.legend:
        marks.append(words(listing.legend, Box(MARGIN, y - FOOTER - 2, width - 2 * MARGIN, FOOTER + 2), Face.SANS, 9, colour=QUIET))
    return marks
