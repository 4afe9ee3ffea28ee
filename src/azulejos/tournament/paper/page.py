"""A page as a list of marks, in points from its upper left corner. What is drawn is known before anything is written, and can be measured."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from azulejos.render.box import Box
from azulejos.render.theme import LIGHT
from azulejos.rules import OptionError
from azulejos.tournament.paper.fitting import LEAST_ON_ONE_LINE, Fitted, fit
from azulejos.tournament.paper.typeface import CAPITAL, LEADING, Face

INK, QUIET, BLUE, WHITE = LIGHT.ink, LIGHT.ink_2, LIGHT.rim, "#ffffff"
FAINT = "#b9b2a4"
"""Rules between rows: to be seen, and to need little ink."""
HAIR, THIN, THICK = 0.4, 0.75, 1.6
MARGIN = 40.0
_SIZES: Mapping[str, tuple[float, float]] = MappingProxyType({"a4": (595.28, 841.89), "letter": (612.0, 792.0)})


def paper_size(paper: str) -> tuple[float, float]:
    """Width and height of a sheet of paper that stands upright.

    >>> paper_size("letter")
    (612.0, 792.0)
    >>> paper_size("a9")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no paper "a9": choose a4 or letter.
    """
    if paper not in _SIZES:
        raise OptionError("no-such-paper", f'There is no paper "{paper}": choose {" or ".join(_SIZES)}.')
    return _SIZES[paper]


class Align(enum.Enum):
    """Where lines stand in their box."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class Words:
    """A text, as it was fitted into its box; it stands in the middle of the box's height. `turned` is upside down."""

    box: Box
    fitted: Fitted
    align: Align = Align.LEFT
    colour: str = INK
    turned: bool = False

    def baselines(self) -> tuple[tuple[float, float, str], ...]:
        """Each line with the point on its baseline where it begins, ends, or has its middle, as it is aligned."""
        fitted, (_, middle) = self.fitted, self.box.middle
        x = self.box.x + self.align.value * self.box.width
        first = middle - (len(fitted.lines) - 1) / 2 * LEADING * fitted.size + CAPITAL / 2 * fitted.size
        return tuple((x, first + number * LEADING * fitted.size, line) for number, line in enumerate(fitted.lines))


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    thick: float = HAIR
    colour: str = QUIET
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle with edges, or filled, or both."""

    box: Box
    thick: float = THIN
    colour: str = INK
    fill: str | None = None
    radius: float = 0.0
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Octagon:
    """The shape of the first-player marker."""

    box: Box
    thick: float = THIN
    colour: str = BLUE
    fill: str | None = None


@dataclass(frozen=True, slots=True)
class Motif:
    """A tile by its letter, painted in one colour on the paper."""

    box: Box
    letter: str
    colour: str = BLUE
    corners: bool = True


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code; its box has the empty border, too."""

    box: Box
    address: str


Mark = Words | Rule | Frame | Octagon | Motif | Code


@dataclass(frozen=True, slots=True)
class Page:
    """A finished page."""

    width: float
    height: float
    marks: tuple[Mark, ...]


def words(
    text: str,
    box: Box,
    face: Face = Face.SANS,
    size: float = 10,
    align: Align = Align.LEFT,
    colour: str = INK,
    *,
    turned: bool = False,
    least: float = LEAST_ON_ONE_LINE,
) -> Words:
    """A text fitted into a box."""
    return Words(box, fit(text, face, box.width, size, box.height, balanced=align is Align.CENTRE, least=least), align, colour, turned)
