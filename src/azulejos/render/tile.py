"""Tiles: glazed squares whose motifs differ in shape first and in colour second, drawn on a square of 100 by 100."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from types import MappingProxyType

from azulejos.render.fonts import SANS
from azulejos.render.markup import OWN, element, group, number
from azulejos.render.theme import Theme

NIGHT = "#0b1220"


@dataclass(frozen=True, slots=True)
class Glaze:
    """One colour of tiles, by the letter that stands for it: the body, the motif painted on it, and a dark tone for edge and letter."""

    letter: str
    body: str
    motif: str
    deep: str
    plate: str
    """The light disc that a letter stands on."""
    faint: str
    """The tone of an empty cell that waits for this colour: by day, and by night."""
    faint_by_night: str
    paint: Callable[[Glaze, bool], str]
    """The motif; with or without what fills the corners of a square."""


def ring(points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    """The corners of a star around the middle of a tile, as a path."""
    corners = []
    for step in range(2 * points):
        angle = pi * step / points + turn
        radius = inner if step % 2 else outer
        corners.append(f"{number(50 + radius * sin(angle))} {number(50 - radius * cos(angle))}")
    return "M" + "L".join(corners) + "Z"


def _star(glaze: Glaze, corners: bool) -> str:
    """Blue: an eight-pointed star, a smaller one cut out of it."""
    corner = "M4 20A16 16 0 0 0 20 4M80 4A16 16 0 0 0 96 20M96 80A16 16 0 0 0 80 96M20 96A16 16 0 0 0 4 80"
    return (
        (element("path", d=corner, fill="none", stroke=glaze.motif, stroke_width=4, opacity=0.45) if corners else "")
        + element("path", d=ring(8, 42, 26) + ring(8, 20, 14, pi / 8), fill=glaze.motif, fill_rule="evenodd")
        + element("circle", cx=50, cy=50, r=6.5, fill=glaze.motif)
    )


def _quatrefoil(glaze: Glaze, corners: bool) -> str:
    """Yellow: four lobes around a pierced square."""
    lobes = "M32 32A18 18 0 1 1 68 32A18 18 0 1 1 68 68A18 18 0 1 1 32 68A18 18 0 1 1 32 32Z"
    pierced = "M50 36Q53 47 64 50Q53 53 50 64Q47 53 36 50Q47 47 50 36Z"
    buds = "M13 13L24 17L17 24ZM87 13L76 17L83 24ZM87 87L76 83L83 76ZM13 87L24 83L17 76Z"
    flower = element("path", d=lobes + pierced, fill=glaze.motif, fill_rule="evenodd")
    return flower + (element("path", d=buds, fill=glaze.motif, opacity=0.75) if corners else "")


def _saltire(glaze: Glaze, corners: bool) -> str:
    """Red: a saltire whose arms widen, and four dots between them."""
    arms = "M50 41L74 11Q84 13 89 26L59 50L89 74Q87 84 74 89L50 59L26 89Q13 87 11 74L41 50L11 26Q13 16 26 11Z"
    dots = "".join(element("circle", cx=x, cy=y, r=7.5) for x, y in ((50, 15), (85, 50), (50, 85), (15, 50)))
    return group(element("path", d=arms), dots, fill=glaze.motif) + element("path", d="M50 43L57 50L50 57L43 50Z", fill=glaze.body)


def _lozenges(glaze: Glaze, corners: bool) -> str:
    """Black: a lozenge in a lozenge, and the corners of a third one around them."""
    around = "M6 6H22L6 22ZM94 6V22L78 6ZM94 94H78L94 78ZM6 94V78L22 94Z"
    frame = "M50 8L92 50L50 92L8 50ZM50 23L23 50L50 77L77 50Z"
    heart = "M50 33L67 50L50 67L33 50Z"
    inner = element("path", d=frame + heart, fill=glaze.motif, fill_rule="evenodd")
    return (element("path", d=around, fill=glaze.motif, opacity=0.35) if corners else "") + inner


def flower(glaze: Glaze, corners: bool) -> str:
    """White, and the turquoise of Duel: a flower of six petals in a ring."""
    petal = "M50 44C42 38 42 27 50 21C58 27 58 38 50 44Z"
    petals = "".join(element("path", d=petal, transform=f"rotate({turn} 50 50)" if turn else None) for turn in range(0, 360, 60))
    beads = "".join(element("circle", cx=x, cy=y, r=4) for x in (12, 88) for y in (12, 88))
    return (
        element("circle", cx=50, cy=50, r=37, fill="none", stroke=glaze.motif, stroke_width=8.5)
        + group(petals, element("circle", cx=50, cy=50, r=5), fill=glaze.motif)
        + (group(beads, fill=glaze.motif, opacity=0.6) if corners else "")
    )


GLAZES: Mapping[str, Glaze] = MappingProxyType(
    {
        glaze.letter: glaze
        for glaze in (
            Glaze("B", "#1f4ea8", "#e9f1fb", "#143676", "#f4f8fd", "#1f4ea8", "#7ea3ea", _star),
            Glaze("Y", "#e3a72f", "#6b3f06", "#5a3505", "#fff3d3", "#c68a17", "#e3a72f", _quatrefoil),
            Glaze("R", "#c8452f", "#fce6da", "#7c2113", "#fff1ea", "#c8452f", "#ec7a64", _saltire),
            Glaze("K", "#2b2d33", "#d9dce3", "#15161a", "#eceef2", "#2b2d33", "#b4bccb", _lozenges),
            Glaze("W", "#e6f3f2", "#1c8c8c", "#0d5c5c", "#ffffff", "#1c8c8c", "#46bdb9", flower),
        )
    }
)


def definitions(theme: Theme, letters: Iterable[str], *, with_letters: bool, ghosts: bool) -> str:
    """The symbols of these tiles and of the marker, to be defined once in a picture; of empty cells too if it has any that show a motif."""
    glazes = [GLAZES[letter] for letter in letters]
    return element(
        "defs",
        sheen(theme),
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


def sheen(theme: Theme) -> str:
    """How glaze reflects, to be defined once in a picture."""
    return element(
        "linearGradient",
        element("stop", offset=0, stop_color="#fff", stop_opacity=theme.sheen),
        element("stop", offset=0.42, stop_color="#fff", stop_opacity=0),
        element("stop", offset=0.6, stop_color="#000", stop_opacity=0),
        element("stop", offset=1, stop_color="#000", stop_opacity=theme.shade),
        id=f"{OWN}sheen",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    )


def _square(inset: float, radius: float, **attributes: str | float | None) -> str:
    return element("rect", x=inset, y=inset, width=100 - 2 * inset, height=100 - 2 * inset, rx=radius, **attributes)


def _tile(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    return "".join(
        (
            _square(1, 11, fill=glaze.body),
            glaze.paint(glaze, True),
            letter(glaze, glaze.plate, glaze.deep, glaze.body) if with_letter else "",
            _square(1, 11, fill=f"url(#{OWN}sheen)"),
            _square(1, 11, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
            _square(
                2.5, 9.5, fill="none", stroke=glaze.faint_by_night if theme.veil else glaze.deep, stroke_width=3, opacity=0.4 if theme.veil else 0.55
            ),
            element("path", d="M14 6.5H86", stroke="#fff", stroke_width=3, stroke_linecap="round", opacity=theme.sheen),
        )
    )


def _ghost(glaze: Glaze, theme: Theme, *, with_letter: bool) -> str:
    tone = glaze.faint_by_night if theme.veil else glaze.faint
    faint = replace(glaze, body=theme.paper, motif=tone)
    return "".join(
        (
            _square(2, 10, fill=theme.paper),
            _square(2, 10, fill=tone, opacity=theme.ghost_body, stroke=tone, stroke_width=2),
            group(faint.paint(faint, True), opacity=theme.ghost_motif),
            letter(glaze, theme.clay, theme.quiet, theme.paper) if with_letter else "",
        )
    )


def letter(glaze: Glaze, plate: str, ink: str, around: str) -> str:
    """The letter of a colour, on a disc of its own."""
    disc = element("circle", cx=50, cy=50, r=29, fill=plate, stroke=around, stroke_width=4)
    return disc + element("text", glaze.letter, x=50, y=66, text_anchor="middle", font_family=SANS, font_size=46, font_weight=600, fill=ink)


def _marker(theme: Theme) -> str:
    octagon = "M30 3H70L97 30V70L70 97H30L3 70V30Z"
    inner = "M33.3 11H66.7L89 33.3V66.7L66.7 89H33.3L11 66.7V33.3Z"
    one = "M56 22V71H66V79H34V71H45V35Q40 39.5 33.5 41V33Q43 30 48 22Z"
    blue = GLAZES["B"].body
    return "".join(
        (
            element("path", d=octagon, fill="#fffdf8", stroke=blue, stroke_width=4),
            element("path", d=inner, fill="none", stroke=blue, stroke_width=2, opacity=0.55),
            element("path", d=one, fill=blue),
            element("path", d=octagon, fill=NIGHT, opacity=theme.veil) if theme.veil else "",
        )
    )
