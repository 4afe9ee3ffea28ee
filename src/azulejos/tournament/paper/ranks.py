"""The ranking (T13, T14): PV of each game, PT, and what a tie is broken by, in columns as wide as they need to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

from azulejos.render.box import Box
from azulejos.tournament.criteria import RANKED_BY
from azulejos.tournament.errors import Refused
from azulejos.tournament.paper import typeface
from azulejos.tournament.paper.fitting import fit
from azulejos.tournament.paper.listing import Listing, Row, area, largest
from azulejos.tournament.paper.order import Order
from azulejos.tournament.paper.page import BLUE, FAINT, HAIR, INK, QUIET, THIN, Align, Mark, Page, Rule, Words, words
from azulejos.tournament.paper.typeface import Face
from azulejos.tournament.prize_giving import is_hidden
from azulejos.tournament.settings import MARTELUDICA
from azulejos.tournament.standings import Mark as Played
from azulejos.tournament.standings import Score, Standing, standings, unranked

MOST_GAMES_UPRIGHT = 4
LAYOUTS = ((15.0, 2.1), (15.0, 1.8), (13.5, 2.1), (13.5, 1.8), (12.0, 1.8), (12.0, 1.56), (11.5, 1.5))
"""The size of names, and how many times that a row is high; from large to small."""
SIGNS = {Played.WITHDRAWN: "×", Played.VOID: "ø", Played.OPEN: "…", Played.DISPUTED: "?", Played.ABSENT: "–"}
"""What stands where a game brought no PV; a disputed one has its PV, and a question mark."""


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of figures: its heading, and a figure for each row; `strong` ones are what counts first."""

    heading: str
    figures: Sequence[str]
    strong: bool = False

    def width(self, size: float) -> float:
        """So that every figure, and every word of the heading, fits."""
        face = Face.SANS_BOLD if self.strong else Face.SANS
        figures = max(typeface.width(figure, face, size) for figure in self.figures)
        heading = max(typeface.width(word, Face.SANS_BOLD, _HEADING * size) for word in self.heading.split()) if self.heading else 0.0
        return max(figures, heading) + 1.1 * size


_HEADING = 0.72


def ranking(order: Order) -> tuple[Page, ...]:
    """The ranking as it stands, or stood after a game."""
    rows = ranked(order)
    if not rows or not order.state.games:
        raise Refused("nobody-ranked", "Nobody has played yet: print the ranking after a game.", "T13")
    landscape = len(rows[0].scores) > MOST_GAMES_UPRIGHT
    columns = _figures(order, rows)
    legend = _legend(order, rows)
    room = area(order, 1, landscape=landscape).width

    def listing(size: float, high: float) -> Listing:
        while sum(column.width(size) for column in columns) > 0.7 * room:
            size *= 0.97
        widths = [column.width(size) for column in columns]
        name = room - sum(widths)
        figures = ([(column.figures[number], column.strong) for column in columns] for number in range(len(rows)))
        lines = [_row(order, row.person, line, widths, name, size, high) for row, line in zip(rows, figures, strict=True)]
        return Listing("", _title(order), "", lines, 1, _head(order, columns, widths, name, size), legend)

    return largest(order, [partial(listing, size, high) for size, high in LAYOUTS], landscape=landscape)


def ranked(order: Order) -> tuple[Standing, ...]:
    """The standings of the order, and below them who is not ranked (T20)."""
    played = len(order.state.games)
    if order.game is not None and not 1 <= order.game <= played:
        raise Refused("no-such-game", f"Game {order.game} has not begun: take one that has, or none for the standings now.", "T13")
    found = standings(order.state, order.game)
    return (*found, *unranked(order.state, order.game)) if found else ()


def _title(order: Order) -> str:
    played = len(order.state.games)
    after = order.game if order.game is not None else played
    if after == played and order.state.finished:
        return order.texts("paper-final-ranking")
    if order.state.games[after - 1].ended and not order.state.is_final(after):
        return order.texts("paper-ranking-after", game=after)
    return order.texts("paper-ranking-now")


def _figures(order: Order, rows: Sequence[Standing]) -> list[_Column]:
    """The place first, which stands before the name; the others after it."""
    texts = order.texts
    found = [_Column("", [f"{row.place}." if row.place else "–" for row in rows], strong=True)]
    for number in range(len(rows[0].scores)):
        heading = f"{texts('paper-game')} {number + 1}" if len(rows[0].scores) <= MOST_GAMES_UPRIGHT else str(number + 1)
        found.append(_Column(heading, [_score(row.scores[number]) for row in rows]))
    if any(row.final is not None for row in rows):
        found.append(_Column(texts("paper-final"), ["" if row.final is None else _score(row.final) for row in rows], strong=True))
    # By the regulation PT rank. Where something else does, or points were taken, that stands before them.
    own = any(row.points != row.pt for row in rows)
    if any(row.penalty for row in rows):
        found.append(_Column(texts("paper-penalty"), [texts.number(-row.penalty) if row.penalty else "" for row in rows]))
    if own:
        found.append(_Column(texts("paper-points"), [texts.number(row.points) for row in rows], strong=True))
    found.append(_Column("PT", [texts.number(row.pt) for row in rows], strong=not own))
    found.append(_Column(texts("paper-rows"), [str(row.rows) for row in rows]))
    found.append(_Column(texts("paper-won"), [str(row.won) for row in rows]))
    if any(row.decided_by not in RANKED_BY for row in rows):
        found.append(
            _Column(texts("paper-decided"), ["" if row.decided_by in RANKED_BY else texts(f"paper-decided-by.{row.decided_by}") for row in rows])
        )
    return found


def _score(score: Score) -> str:
    if score.mark is Played.DISPUTED:
        return f"{score.pv}?"
    return SIGNS.get(score.mark, str(score.pv))


def _legend(order: Order, rows: Sequence[Standing]) -> str:
    marks = {score.mark for row in rows for score in (*row.scores, *([row.final] if row.final else []))}
    hidden = [order.texts("paper-not-public")] if is_hidden(order.state) else []
    return "   ".join(
        [*hidden, _places_by(order), *(f"{sign} {order.texts(f'paper-marks.{mark}')}" for mark, sign in SIGNS.items() if mark in marks)]
    )


def _places_by(order: Order) -> str:
    """What places are by: the regulation's sentence, or one of its kind for what was chosen instead."""
    settings = order.state.settings
    if (settings.ranked_by, settings.tie_breaks) == (MARTELUDICA.ranked_by, MARTELUDICA.tie_breaks):
        return order.texts("paper-legend-pt")
    by, *breaks = (order.texts(f"paper-decided-by.{each}") for each in (settings.ranked_by, *settings.tie_breaks))
    return order.texts("paper-legend-own", by=by, breaks=", ".join(breaks)) if breaks else order.texts("paper-legend-shared", by=by)


def _head(order: Order, columns: Sequence[_Column], widths: Sequence[float], name: float, size: float) -> Row:
    height = 2.6 * size

    def draw(box: Box) -> Iterator[Mark]:
        yield words(order.texts("paper-name"), Box(box.x + widths[0] + 4, box.y, name - 8, height - 5), Face.SANS_BOLD, _HEADING * size, colour=QUIET)
        for column, place in zip(columns[1:], _places(box, widths, name)[1:], strict=True):
            at = Box(place.x + 1, box.y, place.width - 2, height - 5)
            yield words(column.heading, at, Face.SANS_BOLD, _HEADING * size, Align.CENTRE, INK if column.strong else QUIET, least=1)
        yield Rule(box.x, box.bottom - 2, box.right, box.bottom - 2, THIN, BLUE)

    return Row(height, draw)


def _places(box: Box, widths: Sequence[float], name: float) -> list[Box]:
    starts = [0.0, *(name + start for start in accumulate(widths))]
    return [Box(box.x + start, box.y, width, box.height) for start, width in zip(starts, widths, strict=False)]


def _row(order: Order, person: str, figures: Sequence[tuple[str, bool]], widths: Sequence[float], name: float, size: float, high: float) -> Row:
    fitted = fit(order.public_name(person), Face.SERIF_BOLD, name - 8, size)
    height = max(high * size, fitted.height + 0.24 * size)

    def draw(box: Box) -> Iterator[Mark]:
        yield Words(Box(box.x + widths[0] + 4, box.y, name - 8, box.height), fitted)
        for number, ((figure, strong), place) in enumerate(zip(figures, _places(box, widths, name), strict=True)):
            face, align = Face.SANS_BOLD if strong else Face.SANS, Align.CENTRE if number else Align.RIGHT
            yield words(figure, place if number else Box(place.x, place.y, place.width - 2, place.height), face, size, align)
        yield Rule(box.x, box.bottom, box.right, box.bottom, HAIR, FAINT)

    return Row(height, draw)
