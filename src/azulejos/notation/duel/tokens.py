"""Tokens of Azul Duel: `3T4`, `MY4`, `+KY`, `chip:2`, `plate:2`, `draw`, `stop`, `keep:1=YK/TS`, `lay:5.1`, `under:2`, `spend:BR,T`, `>34`; and what
chance decides or turns up: `top:S`, `up:YK/TS`, `@BYRKT/BBYK/…`, `fronts:YK/TS,?`, `reveal:3=TY`. What the other seat gets has `keep:?=YK/TS` and
`under:?=S`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from azulejos.notation.errors import TokenError
from azulejos.rules import Event
from azulejos.rules.duel import (
    Draw,
    Fronts,
    Keep,
    KeepSome,
    Kind,
    Lay,
    Moon,
    Plate,
    PutUnder,
    PutUnderSome,
    Reveal,
    Spend,
    Stack,
    Stop,
    Sun,
    TakeChip,
    TakePlate,
    Tile,
    Top,
    Trays,
    TurnUp,
)
from azulejos.rules.duel.trays import in_order

DuelMove = Sun | Moon | Stack | TakeChip | TakePlate | Draw | Stop | Keep | KeepSome | Lay | PutUnder | PutUnderSome | Spend | Tile
DuelEvent = DuelMove | Top | TurnUp | Trays | Fronts | Reveal
LONGEST = 200
_REMEMBERED = 4_096
"""So many tokens are not read again: there are some two hundred moves, and a server reads each three times."""
NONE = "none"
_PLATE = r"[BYRKTS*]{2}/[BYRKTS*]{2}"
_CHIP = "[BYRKT]{1,2}"


def _plate(text: str) -> Plate | None:
    return None if text == "?" else Plate.read(text)


def _known(text: str) -> Plate:
    return Plate.read(text)


def _tray(text: str) -> int:
    return 0 if text == "L" else int(text)


def _line(text: str) -> int:
    return 0 if text == "X" else int(text)


_READERS: tuple[tuple[str, Callable[..., DuelEvent]], ...] = (
    ("([1-4L])([BYRKT])([1-6X])", lambda tray, colour, line: Sun(_tray(tray), colour, _line(line))),
    ("M([BYRKT])([1-6X])", lambda colour, line: Moon(colour, _line(line))),
    (r"\+([BYRKT]{2,3})", Stack),
    ("CHIP:([1-4])", lambda tray: TakeChip(int(tray))),
    ("PLATE:([1-3])", lambda place: TakePlate(int(place))),
    ("DRAW", Draw),
    ("STOP", Stop),
    (f"KEEP:([1-9][0-9]?)=({_PLATE})", lambda number, plate: Keep(int(number), _known(plate))),
    (rf"KEEP:\?=({_PLATE})", lambda plate: KeepSome(_known(plate))),
    (r"LAY:([1-9])\.([0-3])", lambda space, turn: Lay(int(space), int(turn))),
    ("UNDER:([1-9][0-9]?)", lambda number: PutUnder(int(number))),
    (r"UNDER:\?=([SW])", lambda kind: PutUnderSome(Kind(kind))),
    ("SPEND:NONE", lambda: Spend(())),
    (f"SPEND:({_CHIP}(?:,{_CHIP})*)", lambda chips: Spend(tuple(sorted(chips.split(","))))),
    (">([1-6])([1-6])", lambda line, column: Tile(int(line), int(column))),
    ("TOP:([SW])", lambda kind: Top(Kind(kind))),
    (f"UP:({_PLATE})", lambda plate: TurnUp(_known(plate))),
    ("@((?:-|[BYRKT]{1,5})(?:/(?:-|[BYRKT]{1,4})){4})", lambda trays: Trays(tuple(in_order(tiles) for tiles in trays.split("/")))),
    (rf"FRONTS:((?:{_PLATE}|\?)(?:,(?:{_PLATE}|\?))*)", lambda plates: Fronts(tuple(map(_plate, plates.split(","))))),
    (f"REVEAL:([1-4])=({_CHIP})", lambda tray, chip: Reveal(int(tray), chip)),
)
_PATTERNS = tuple((re.compile(pattern), read) for pattern, read in _READERS)


def read_token(text: str) -> DuelEvent:
    """The event that a token stands for; upper and lower case are the same.

    >>> read_token("lt3")
    Sun(tray=0, colour='T', line=3)
    """
    return _read(text.upper() if text.isascii() and len(text) <= LONGEST else "")


@lru_cache(_REMEMBERED)
def _read(token: str) -> DuelEvent:
    for pattern, read in _PATTERNS:
        if match := pattern.fullmatch(token):
            return read(*match.groups())
    raise TokenError("bad-token", "Not a valid Azul Duel token: a take looks like 3T4, a plate like plate:2.")


_WRITERS: Mapping[type[Event], Callable[[Any], str]] = MappingProxyType(
    {
        Sun: lambda sun: f"{sun.tray or 'L'}{sun.colour}{sun.line or 'X'}",
        Moon: lambda moon: f"M{moon.colour}{moon.line or 'X'}",
        Stack: lambda stack: f"+{stack.tiles}",
        TakeChip: lambda take: f"chip:{take.tray}",
        TakePlate: lambda take: f"plate:{take.place}",
        Draw: lambda _: "draw",
        Stop: lambda _: "stop",
        Keep: lambda keep: f"keep:{keep.number}={keep.plate}",
        KeepSome: lambda keep: f"keep:?={keep.plate}",
        Lay: lambda lay: f"lay:{lay.space}.{lay.turn}",
        PutUnder: lambda under: f"under:{under.number}",
        PutUnderSome: lambda under: f"under:?={under.kind.value}",
        Spend: lambda spend: f"spend:{','.join(spend.chips) or NONE}",
        Tile: lambda tile: f">{tile.line}{tile.column}",
        Top: lambda top: f"top:{top.kind.value}",
        TurnUp: lambda up: f"up:{up.plate}",
        Trays: lambda trays: "@" + "/".join(tiles or "-" for tiles in trays.tiles),
        Fronts: lambda fronts: "fronts:" + ",".join("?" if plate is None else str(plate) for plate in fronts.plates),
        Reveal: lambda reveal: f"reveal:{reveal.tray}={reveal.chip}",
    }
)
# By type, and not case by case: every legal move of every position is written.


def write_token(event: Event) -> str:
    """The token of an event.

    >>> write_token(Keep(1, Plate("YKTS")))
    'keep:1=YK/TS'
    """
    write = _WRITERS.get(type(event))
    if write is None:
        raise TokenError("unknown-event", f"{type(event).__name__} is not an Azul Duel event.")
    return write(event)
