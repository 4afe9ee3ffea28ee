"""Themes: the colours of everything that is not a tile. The tiles are the same in each, only with less glare by night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from azulejos.rules import OptionError


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture. Each kind of text is readable (WCAG AA) on each ground that it stands on: see `readable`."""

    name: str
    ground: str
    """The table."""
    joint: str
    """The lattice of the table's slabs."""
    paper: str
    """Boards, and displays."""
    clay: str
    """Spaces of pattern lines, cells of the grey wall."""
    clay_edge: str
    hollow: str
    """Spaces of the floor line."""
    hollow_edge: str
    line: str
    """Edges of boards, rules between things."""
    rim: str
    """Rims of displays."""
    well: str
    """The centre of the table."""
    sun: str
    """The sun sides of Duel's trays, and their rims."""
    sun_edge: str
    moon: str
    """The moon sides of Duel's trays, backs of plates and chips, scoring tiles."""
    moon_edge: str
    on_moon: str
    text: str
    quiet: str
    penalty: str
    accent: str
    """Gold: whose turn it is, and at the end who has won. Nothing else is gold."""
    on_accent: str
    mark: str
    """The last move."""
    target: str
    """What may be done."""
    target_ground: str
    target_on_moon: str
    ghost_body: float
    """How much of a tile's body is seen in an empty cell of the coloured wall."""
    ghost_motif: float
    sheen: float
    """How bright the glaze reflects."""
    shade: float
    veil: float
    """How much of the night lies over each tile."""

    @property
    def readable(self) -> tuple[tuple[str, str], ...]:
        """Every pair of text and ground that a picture has."""
        on_table = tuple((text, ground) for text in (self.text, self.quiet) for ground in (self.ground, self.paper, self.well))
        return (
            *on_table,
            (self.penalty, self.paper),
            (self.on_accent, self.accent),
            (self.quiet, self.clay),
            (self.target, self.paper),
            *self._on_trays,
        )

    @property
    def _on_trays(self) -> tuple[tuple[str, str], ...]:
        return (self.quiet, self.sun), (self.on_moon, self.moon), (self.quiet, self.target_ground), (self.target_on_moon, self.moon)


LIGHT = Theme(
    name="light",
    ground="#efe8da",
    joint="#e2d8c4",
    paper="#fffdf8",
    clay="#f1e8d6",
    clay_edge="#ddd0b6",
    hollow="#f7e7e0",
    hollow_edge="#e6c9bd",
    line="#d8cdb6",
    rim="#1f4ea8",
    well="#f6f1e6",
    sun="#fdf3d6",
    sun_edge="#c9b27a",
    moon="#24345f",
    moon_edge="#4a5e93",
    on_moon="#e9e4d4",
    text="#26303f",
    quiet="#655a46",
    penalty="#9a4b3a",
    accent="#e3a72f",
    on_accent="#2b2d33",
    mark="#26303f",
    target="#12706f",
    target_ground="#d5ece9",
    target_on_moon="#a5e3dc",
    ghost_body=0.09,
    ghost_motif=0.25,
    sheen=0.34,
    shade=0.2,
    veil=0,
)

DARK = Theme(
    name="dark",
    ground="#111a2c",
    joint="#18233a",
    paper="#1a2640",
    clay="#243250",
    clay_edge="#33446a",
    hollow="#30283d",
    hollow_edge="#56404e",
    line="#33446a",
    rim="#4f78c6",
    well="#162138",
    sun="#38384a",
    sun_edge="#6b6a78",
    moon="#0a1122",
    moon_edge="#3a4d7c",
    on_moon="#d9d6cb",
    text="#ece5d6",
    quiet="#a9b1c4",
    penalty="#e8a08c",
    accent="#e3a72f",
    on_accent="#2b2d33",
    mark="#ece5d6",
    target="#6fd3c9",
    target_ground="#1d4650",
    target_on_moon="#7ddcd2",
    ghost_body=0.17,
    ghost_motif=0.28,
    sheen=0.14,
    shade=0.24,
    veil=0.14,
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK)})


def theme(name: str) -> Theme:
    """A theme by its name.

    >>> theme("dark").name
    'dark'
    >>> theme("noon")
    Traceback (most recent call last):
    ...
    azulejos.rules.errors.OptionError: There is no theme "noon": choose light or dark.
    """
    if name not in THEMES:
        raise OptionError("no-such-theme", f'There is no theme "{name}": choose {" or ".join(THEMES)}.')
    return THEMES[name]
