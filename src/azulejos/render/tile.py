"""Tiles: glazed squares whose motifs differ in shape first and in colour second, drawn on a square of 100 by 100.

Their colours are in `palette.toml`, their shapes in `motifs.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from azulejos.render.fonts import SANS
from azulejos.render.markup import OWN, element, group
from azulejos.render.theme import PALETTE, Theme

SHAPES: Mapping[str, Any] = MappingProxyType(tomllib.loads(files("azulejos.render").joinpath("motifs.toml").read_text("utf-8")))
GLAZE: Mapping[str, Any] = PALETTE["glaze"]
NIGHT, BARE = GLAZE["night"], GLAZE["bare"]
DIAGONAL: Mapping[str, float] = MappingProxyType({"x1": 0, "y1": 0, "x2": 1, "y2": 1})
"""Light falls from the upper left, always."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A part of a motif: filled, or a line of the width `stroke`."""

    path: str
    stroke: float = 0.0
    opacity: float = 1.0
    corner: bool = False
    """Whether it fills the corners of a square tile: a round one is without it."""


@dataclass(frozen=True, slots=True)
class Glaze:
    """One colour of tiles, by the letter that stands for it."""

    letter: str
    body: str
    light: str
    """The body where light meets it."""
    side: str
    """The side that is seen below the face."""
    motif: str
    deep: str
    """For edge and letter."""
    plate: str
    """The light disc that a letter stands on."""
    faint: str
    """The tone of an empty cell that waits for this colour."""
    faint_dark: str
    """The same in the dark theme."""

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The motif."""
        return _MOTIFS[self.letter]

    def waiting(self, theme: Theme) -> str:
        """The tone of an empty cell."""
        return self.faint_dark if theme.veil else self.faint


_MOTIFS = {letter: tuple(Shape(**shape) for shape in shapes) for letter, shapes in SHAPES["motifs"].items()}
_MOTIFS["T"] = _MOTIFS["W"]
ALL_GLAZES: Mapping[str, Glaze] = MappingProxyType({letter: Glaze(letter, **tones) for letter, tones in PALETTE["tiles"].items()})
"""The colours of all games."""
GLAZES: Mapping[str, Glaze] = MappingProxyType({letter: ALL_GLAZES[letter] for letter in "BYRKW"})
"""The colours of Azul."""


def motif(glaze: Glaze, colour: str, *, corners: bool = True) -> str:
    """The motif of a tile, in a colour."""
    return "".join(_painted(shape, colour) for shape in glaze.shapes if corners or not shape.corner)


def _painted(shape: Shape, colour: str) -> str:
    opacity = shape.opacity if shape.opacity < 1 else None
    if shape.stroke:
        return element("path", d=shape.path, fill="none", stroke=colour, stroke_width=shape.stroke, opacity=opacity)
    return element("path", d=shape.path, fill=colour, fill_rule="evenodd", opacity=opacity)


def definitions(theme: Theme, letters: Iterable[str], *, with_letters: bool, ghosts: bool) -> str:
    """The symbols of these tiles and of the marker, to be defined once in a picture; of empty cells too if it has any that show a motif."""
    glazes = [GLAZES[letter] for letter in letters]
    return element(
        "defs",
        sheen(),
        *(body(glaze) for glaze in glazes),
        *(symbol(f"tile-{glaze.letter}", _tile(glaze, theme, with_letter=with_letters)) for glaze in glazes),
        *(symbol(f"cell-{glaze.letter}", _ghost(glaze, theme, with_letter=with_letters)) for glaze in glazes if ghosts),
        symbol("marker", _marker(theme)),
    )


def tile(letter: str, x: float, y: float, size: float) -> str:
    """A tile that lies at a place."""
    return use(f"tile-{letter}", x, y, size)


def empty_cell(letter: str, x: float, y: float, size: float) -> str:
    """A cell of the wall that waits for a tile of this colour."""
    return use(f"cell-{letter}", x, y, size)


def marker(x: float, y: float, size: float) -> str:
    """The first-player marker."""
    return use("marker", x, y, size)


def symbol(name: str, *inside: str) -> str:
    """Something to be defined once, on a square of 100 by 100, and used by its name."""
    return element("symbol", *inside, id=OWN + name, viewBox="0 0 100 100")


def use(name: str, x: float, y: float, size: float) -> str:
    """What a symbol shows, at a place."""
    return element("use", href=f"#{OWN}{name}", x=x, y=y, width=size, height=size)


def sheen() -> str:
    """How glaze reflects, to be defined once in a picture."""
    return element(
        "linearGradient",
        element("stop", offset=0, stop_color="#fff", stop_opacity=GLAZE["sheen"]),
        element("stop", offset=0.3, stop_color="#fff", stop_opacity=0.08),
        element("stop", offset=0.52, stop_color="#fff", stop_opacity=0),
        element("stop", offset=0.7, stop_color="#000", stop_opacity=0),
        element("stop", offset=1, stop_color="#000", stop_opacity=GLAZE["shade"]),
        id=f"{OWN}sheen",
        **DIAGONAL,
    )


def body(glaze: Glaze) -> str:
    """The face of a tile without its motif, from where light meets it."""
    return element(
        "linearGradient",
        element("stop", offset=0, stop_color=glaze.light),
        element("stop", offset=0.45, stop_color=glaze.body),
        id=f"{OWN}body-{glaze.letter}",
        **DIAGONAL,
    )


def shine(shape: str) -> str:
    """The line of light around the upper left of a tile or a disc."""
    return element("path", d=SHAPES["highlight"][shape], fill="none", stroke="#fff", stroke_width=4, stroke_linecap="round", opacity=GLAZE["shine"])


def _square(inset: float, radius: float, **attributes: str | float | None) -> str:
    return element("rect", x=inset, y=inset, width=100 - 2 * inset, height=100 - 2 * inset, rx=radius, **attributes)


def _tile(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    return "".join(
        (
            _square(1, 11, fill=f"url(#{OWN}body-{glaze.letter})"),
            motif(glaze, glaze.motif),
            letter(glaze, glaze.plate, glaze.deep, glaze.body) if with_letter else "",
            _square(1, 11, fill=f"url(#{OWN}sheen)"),
            _square(1, 11, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
            _square(2.5, 9.5, fill="none", stroke=glaze.deep, stroke_width=3, opacity=0.55),
            shine("tile"),
        )
    )


def _ghost(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    tone = glaze.waiting(theme)
    return "".join(
        (
            _square(2, 10, fill=theme.biscuit),
            _square(2, 10, fill=tone, fill_opacity=theme.tint, stroke=tone, stroke_opacity=GLAZE["cell_edge"], stroke_width=2),
            group(motif(glaze, tone), opacity=theme.ghost),
            letter(glaze, theme.clay, theme.ink_2, theme.paper) if with_letter else "",
        )
    )


def letter(glaze: Glaze, plate: str, ink: str, around: str) -> str:
    """The letter of a colour, on a disc of its own."""
    disc = element("circle", cx=50, cy=50, r=29, fill=plate, stroke=around, stroke_width=4)
    return disc + element("text", glaze.letter, x=50, y=66, text_anchor="middle", font_family=SANS, font_size=46, font_weight=600, fill=ink)


def _marker(theme: Theme) -> str:
    blue, shape = GLAZES["B"].body, SHAPES["marker"]
    return "".join(
        (
            element("path", d=shape["outer"], fill=BARE, stroke=blue, stroke_width=4),
            element("path", d=shape["inner"], fill="none", stroke=blue, stroke_width=2, opacity=0.55),
            element("path", d=shape["one"], fill=blue),
            element("path", d=shape["outer"], fill=NIGHT, opacity=theme.veil) if theme.veil else "",
        )
    )
