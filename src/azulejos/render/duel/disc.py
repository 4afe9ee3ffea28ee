"""The round tiles of Azul Duel and the spaces that wait for them, drawn on a square of 100 by 100."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType

from azulejos.render.markup import OWN, element, group, number
from azulejos.render.theme import PALETTE, Theme
from azulejos.render.tile import ALL_GLAZES, BARE, GLAZE, NIGHT, SHAPES, Glaze, letter, motif, sheen, shine, symbol, use
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD

DISCS: Mapping[str, Glaze] = MappingProxyType({letter: ALL_GLAZES[letter] for letter in LETTERS})

GILT, GILT_EDGE, GILT_SHADE = PALETTE["gilt"]["light"], PALETTE["gilt"]["edge"], PALETTE["gilt"]["shade"]
_SCALES = {"T": 1.0}
_SCALE = 0.84
"""How large a motif is in a disc, compared with a square tile: a ring has room to be larger, which tells it from red without colour."""
_NAMES = {SPECIAL: "special", WILD: "wild"}


def definitions(theme: Theme, *, with_letters: bool) -> str:
    """The symbols of tiles and spaces, to be defined once in a picture."""
    return element(
        "defs",
        sheen(),
        *(symbol(f"tile-{glaze.letter}", _tile(glaze, theme, with_letter=with_letters)) for glaze in DISCS.values()),
        *(symbol(f"space-{glaze.letter}", _waiting(glaze, theme, with_letter=with_letters)) for glaze in DISCS.values()),
        symbol("tile-special", _special(theme)),
        symbol("space-special", _special_space(theme)),
        symbol("space-wild", _wild_space(theme)),
        symbol("first", _first(theme)),
    )


def disc(tile: str, x: float, y: float, size: float) -> str:
    """A tile that lies at a place: one of the five colours, or special."""
    return use(f"tile-{_NAMES.get(tile, tile)}", x, y, size)


def space(kind: str, x: float, y: float, size: float) -> str:
    """A space of a plate: for one of the five colours, special or wild."""
    return use(f"space-{_NAMES.get(kind, kind)}", x, y, size)


def first_tile(x: float, y: float, size: float) -> str:
    """The first-player tile."""
    return use("first", x, y, size)


def round_motif(glaze: Glaze, x: float, y: float, scale: float, colour: str | None = None) -> str:
    """The motif of a colour around a midpoint, without what fills the corners of a square."""
    return group(motif(glaze, colour or glaze.motif, corners=False), transform=_placed(x, y, scale))


def rose(x: float, y: float, radius: float, light: str, dark: str) -> str:
    """A compass rose around a midpoint."""
    halves = (element("path", d=SHAPES["rose"][side], fill=tone) for side, tone in (("light", light), ("dark", dark)))
    return group(*halves, transform=_placed(x, y, radius / 50))


def _placed(x: float, y: float, scale: float) -> str:
    return f"translate({number(x - 50 * scale)} {number(y - 50 * scale)}) scale({number(scale)})"


def _circle(radius: float, **attributes: str | float | None) -> str:
    return element("circle", cx=50, cy=50, r=radius, **attributes)


def _glazed(theme: Theme, edge: str) -> str:
    """What lies over each tile: light from above, the night, an edge."""
    return "".join(
        (
            _circle(49, fill=f"url(#{OWN}sheen)"),
            _circle(49, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
            _circle(47.5, fill="none", stroke=edge, stroke_width=3, opacity=0.6),
            shine("disc"),
        )
    )


def _tile(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    return "".join(
        (
            _circle(49, fill=glaze.body),
            round_motif(glaze, 50, 50, _SCALES.get(glaze.letter, _SCALE)),
            _letter(glaze, glaze.plate, glaze.deep, glaze.body) if with_letter else "",
            _glazed(theme, glaze.deep),
        )
    )


def _waiting(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    tone = glaze.waiting(theme)
    return "".join(
        (
            _circle(47, fill=theme.paper),
            _circle(47, fill=tone, fill_opacity=GLAZE["space"], stroke=tone, stroke_opacity=GLAZE["space_edge"], stroke_width=2),
            group(round_motif(glaze, 50, 50, _SCALES.get(glaze.letter, _SCALE), tone), opacity=theme.ghost + GLAZE["space_motif"]),
            _letter(glaze, theme.clay, theme.ink_2, theme.paper) if with_letter else "",
        )
    )


def _letter(glaze: Glaze, plate: str, ink: str, around: str) -> str:
    """Smaller than on a square, so that a rim of the motif is seen around it."""
    return group(letter(glaze, plate, ink, around), transform="translate(10 10) scale(0.8)")


def _special(theme: Theme) -> str:
    return "".join(
        (
            _circle(49, fill=GILT),
            _circle(41, fill="none", stroke=GILT_SHADE, stroke_width=3.5),
            rose(50, 50, 43, GILT_SHADE, GILT_EDGE),
            _circle(6, fill=GILT),
            _glazed(theme, GILT_EDGE),
        )
    )


def _special_space(theme: Theme) -> str:
    light, dark = (GILT_SHADE, GILT) if theme.veil else (GILT_SHADE, GILT_EDGE)
    return "".join(
        (
            _circle(47, fill=theme.paper),
            _circle(46, fill="none", stroke=GILT_SHADE, stroke_width=2.5, stroke_dasharray="9 5", opacity=0.8),
            group(rose(50, 50, 37, light, dark), opacity=0.62),
        )
    )


def _wild_space(theme: Theme) -> str:
    """All five motifs in a ring."""
    beads = []
    for step, colour in enumerate(LETTERS):
        angle = 2 * pi * step / len(LETTERS)
        beads.append(use(f"tile-{colour}", 50 + 28 * sin(angle) - 16.5, 50 - 28 * cos(angle) - 16.5, 33))
    return "".join(
        (
            _circle(47, fill=theme.paper),
            _circle(46, fill="none", stroke=theme.line, stroke_width=2.5),
            group(*beads, opacity=0.6),
        )
    )


def _first(theme: Theme) -> str:
    blue = DISCS["B"].body
    return "".join(
        (
            _circle(48, fill=BARE, stroke=blue, stroke_width=4),
            _circle(40, fill="none", stroke=blue, stroke_width=2, opacity=0.55),
            element("path", d=SHAPES["marker"]["one"], fill=blue),
            _circle(48, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
        )
    )
