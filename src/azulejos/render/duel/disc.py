"""The round tiles of Azul Duel and the spaces that wait for them, drawn on a square of 100 by 100."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import cos, pi, sin
from types import MappingProxyType

from azulejos.render.markup import OWN, element, group, number
from azulejos.render.theme import Theme
from azulejos.render.tile import GLAZES, NIGHT, Glaze, flower, letter, sheen, symbol, use
from azulejos.rules.duel.components import LETTERS, SPECIAL, WILD

TURQUOISE = Glaze("T", "#1c8c8c", "#eef8f7", "#0b4f4f", "#f3fbfa", "#1c8c8c", "#46bdb9", flower)
DISCS: Mapping[str, Glaze] = MappingProxyType({letter: TURQUOISE if letter == "T" else GLAZES[letter] for letter in LETTERS})

GILT, GILT_EDGE, GILT_SHADE = "#f4dfa4", "#8f6312", "#b98323"
_MOTIFS = {"T": 1.0}
_MOTIF = 0.84
"""How large a motif is in a disc, compared with a square tile: a ring has room to be larger, and is told from red without colour by that."""
_CLEARER = 0.15
"""How much more is seen of a space than of a cell of Azul's wall: plates are chosen by their spaces."""
_NAMES = {SPECIAL: "special", WILD: "wild"}


def definitions(theme: Theme, *, with_letters: bool) -> str:
    """The symbols of tiles and spaces, to be defined once in a picture."""
    return element(
        "defs",
        sheen(theme),
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


def motif(glaze: Glaze, x: float, y: float, scale: float) -> str:
    """The motif of a colour around a midpoint."""
    return group(glaze.paint(glaze, False), transform=f"translate({number(x - 50 * scale)} {number(y - 50 * scale)}) scale({number(scale)})")


def rose(x: float, y: float, radius: float, light: str, dark: str) -> str:
    """A compass rose around a midpoint: four long points and four short ones, each half in the light and half in the shade."""
    halves: dict[str, str] = {light: "", dark: ""}
    for step in (1, 3, 5, 7, 0, 2, 4, 6):
        reach = radius if step % 2 == 0 else 0.62 * radius
        tip = _around(x, y, reach, step)
        for side, tone in ((-1, light), (1, dark)):
            halves[tone] += f"M{number(x)} {number(y)}L{_around(x, y, 0.3 * radius, step + side * 0.5)}L{tip}Z"
    return element("path", d=halves[light], fill=light) + element("path", d=halves[dark], fill=dark)


def _around(x: float, y: float, radius: float, eighths: float) -> str:
    angle = pi * eighths / 4
    return f"{number(x + radius * sin(angle))} {number(y - radius * cos(angle))}"


def _circle(radius: float, **attributes: str | float | None) -> str:
    return element("circle", cx=50, cy=50, r=radius, **attributes)


def _glazed(theme: Theme, edge: str) -> str:
    """What lies over each tile: light from above, the night, an edge."""
    return "".join(
        (
            _circle(49, fill=f"url(#{OWN}sheen)"),
            _circle(49, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
            _circle(47.5, fill="none", stroke=edge, stroke_width=3, opacity=0.45 if theme.veil else 0.6),
            element("path", d="M24 13A45 45 0 0 1 76 13", fill="none", stroke="#fff", stroke_width=3, stroke_linecap="round", opacity=theme.sheen),
        )
    )


def _tile(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    return "".join(
        (
            _circle(49, fill=glaze.body),
            motif(glaze, 50, 50, _MOTIFS.get(glaze.letter, _MOTIF)),
            _letter(glaze, glaze.plate, glaze.deep, glaze.body) if with_letter else "",
            _glazed(theme, glaze.faint_by_night if theme.veil else glaze.deep),
        )
    )


def _waiting(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    tone = glaze.faint_by_night if theme.veil else glaze.faint
    faint = replace(glaze, body=theme.paper, motif=tone)
    return "".join(
        (
            _circle(47, fill=theme.paper),
            _circle(47, fill=tone, opacity=theme.ghost_body + (0 if theme.veil else _CLEARER / 3), stroke=tone, stroke_width=2),
            group(motif(faint, 50, 50, _MOTIFS.get(glaze.letter, _MOTIF)), opacity=theme.ghost_motif + (0.5 if theme.veil else 1) * _CLEARER),
            _letter(glaze, theme.clay, theme.quiet, theme.paper) if with_letter else "",
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
            _glazed(theme, GILT_SHADE if theme.veil else GILT_EDGE),
        )
    )


def _special_space(theme: Theme) -> str:
    light, dark = (GILT_SHADE, GILT) if theme.veil else (GILT_SHADE, GILT_EDGE)
    return "".join(
        (
            _circle(47, fill=theme.paper),
            _circle(46, fill="none", stroke=GILT_SHADE, stroke_width=2.5, stroke_dasharray="9 5", opacity=0.75),
            group(rose(50, 50, 37, light, dark), opacity=theme.ghost_motif + 2 * _CLEARER),
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
            _circle(46, fill="none", stroke=theme.clay_edge, stroke_width=2.5),
            group(*beads, opacity=0.62 if theme.veil else 0.5),
        )
    )


def _first(theme: Theme) -> str:
    one = "M56 22V71H66V79H34V71H45V35Q40 39.5 33.5 41V33Q43 30 48 22Z"
    blue = GLAZES["B"].body
    return "".join(
        (
            _circle(48, fill="#fffdf8", stroke=blue, stroke_width=4),
            _circle(40, fill="none", stroke=blue, stroke_width=2, opacity=0.55),
            element("path", d=one, fill=blue),
            _circle(48, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
        )
    )
