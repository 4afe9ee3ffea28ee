"""Themes: the colours of everything that is not a tile, read from `palette.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from azulejos.rules import OptionError

PALETTE: Mapping[str, Any] = MappingProxyType(tomllib.loads(files("azulejos.render").joinpath("palette.toml").read_text("utf-8")))


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture, by their use; `palette.toml` says what each is for. All text is readable (WCAG AA): see `readable`."""

    name: str
    ground: str
    paper: str
    paper_2: str
    clay: str
    biscuit: str
    line: str
    ink: str
    ink_2: str
    title: str
    rim: str
    """Cobalt, painted on ceramic."""
    bead: str
    ceramic: str
    on_ceramic: str
    turn: str
    gold: str
    """The words of whose turn it is, and at the end who has won."""
    on_gold: str
    penalty: str
    sun: str
    sun_edge: str
    moon: str
    moon_edge: str
    moon_line: str
    on_moon: str
    night: str
    night_line: str
    mark: str
    mark_on_ceramic: str
    target: str
    target_ground: str
    target_on_moon: str
    veil: float
    tint: float
    ghost: float

    @property
    def readable(self) -> tuple[tuple[str, str], ...]:
        """Every pair of text and ground that a picture has."""
        on_table = tuple((text, ground) for text in (self.ink, self.ink_2) for ground in (self.ground, self.paper, self.paper_2))
        return (
            *on_table,
            (self.penalty, self.paper),
            *((self.title, ground) for ground in (self.ground, self.paper)),
            (self.on_ceramic, self.ceramic),
            (self.on_gold, self.gold),
            (self.ink_2, self.clay),
            (self.target, self.paper),
            *self._on_trays,
        )

    @property
    def _on_trays(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.ink_2, self.sun),
            (self.on_moon, self.moon),
            (self.on_moon, self.night),
            (self.ink_2, self.target_ground),
            (self.target_on_moon, self.moon),
        )


def _read(name: str) -> Theme:
    colours = {**PALETTE[name], **PALETTE[name]["pictures"]}
    return Theme(name, **{field.name: colours[field.name] for field in fields(Theme) if field.name != "name"})


LIGHT = _read("light")
DARK = _read("dark")
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
