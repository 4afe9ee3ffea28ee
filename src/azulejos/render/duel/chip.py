"""Bonus chips: small squares that show one colour or two halves, by their motifs too; and the back that all of them share (D5)."""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.render.duel.disc import DISCS, round_motif
from azulejos.render.fonts import SANS
from azulejos.render.markup import element
from azulejos.render.theme import Theme
from azulejos.render.tile import BARE, NIGHT, SHAPES, Glaze, letter, symbol, use


def definitions(theme: Theme, chips: Iterable[str], *, with_letters: bool) -> str:
    """The symbols of these chips and of their back, to be defined once in a picture."""
    fronts = (symbol(f"chip-{chip}", _front(chip, theme, with_letters=with_letters)) for chip in sorted(set(chips)))
    return element("defs", *fronts, symbol("chip-back", _back(theme)))


def chip(shows: str, x: float, y: float, size: float) -> str:
    """A chip that lies face up."""
    return use(f"chip-{shows}", x, y, size)


def chip_back(x: float, y: float, size: float) -> str:
    """A chip that lies face down: not revealed yet, or spent."""
    return use("chip-back", x, y, size)


def _square(inset: float, **attributes: str | float | None) -> str:
    return element("rect", x=inset, y=inset, width=100 - 2 * inset, height=100 - 2 * inset, rx=16 - inset, **attributes)


def _front(shows: str, theme: Theme, *, with_letters: bool) -> str:
    glazes = [DISCS[colour] for colour in shows]
    return "".join(
        (
            _square(1, fill=BARE),
            *(_halves(*glazes, with_letters=with_letters) if len(glazes) == 2 else _whole(glazes[0], with_letters=with_letters)),
            _square(1, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
            _square(2, fill="none", stroke=theme.ink_2, stroke_width=2.5),
        )
    )


def _whole(glaze: Glaze, *, with_letters: bool) -> list[str]:
    body = element("rect", x=8, y=8, width=84, height=84, rx=9, fill=glaze.body)
    return [body, round_motif(glaze, 50, 50, 0.78), letter(glaze, glaze.plate, glaze.deep, glaze.body) if with_letters else ""]


def _halves(upper: Glaze, lower: Glaze, *, with_letters: bool) -> list[str]:
    drawn = [
        element("path", d=SHAPES["chip"]["upper"], fill=upper.body),
        element("path", d=SHAPES["chip"]["lower"], fill=lower.body),
    ]
    for glaze, middle in ((upper, 33.0), (lower, 67.0)):
        drawn.append(_small_letter(glaze, middle) if with_letters else round_motif(glaze, middle, middle, 0.5))
    return drawn


def _small_letter(glaze: Glaze, middle: float) -> str:
    disc = element("circle", cx=middle, cy=middle, r=19, fill=glaze.plate)
    return disc + element(
        "text", glaze.letter, x=middle, y=middle + 11, text_anchor="middle", font_family=SANS, font_size=32, font_weight=600, fill=glaze.deep
    )


def _back(theme: Theme) -> str:
    return "".join(
        (
            _square(1, fill=theme.night),
            _square(2.5, fill="none", stroke=theme.night_line, stroke_width=3, opacity=0.75),
            element("path", d=SHAPES["chip"]["back"], fill="none", stroke=theme.night_line, stroke_width=3.5, opacity=0.75),
        )
    )
