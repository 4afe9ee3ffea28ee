"""Tokens of Azul: `3Y4`, `>34`, `@BBYK/…`, `pass`, `withdraw:3`, `resume`, `void`."""

from __future__ import annotations

import re

from azulejos.notation.errors import TokenError
from azulejos.notation.fields import EMPTY
from azulejos.rules import Event
from azulejos.rules.azul.moves import PLACE, TAKE, Deal, Pass, Place, Resume, Take, Void, Withdraw
from azulejos.rules.azul.tiles import LETTERS, letters, tiles

AzulEvent = Take | Place | Deal | Pass | Withdraw | Resume | Void

_TAKE = re.compile(r"([1-9C])([BYRKW])([1-5F])")
_PLACE = re.compile(r">([1-5])([1-5])")
_DISPLAY = re.compile(r"-|[BYRKW]{1,4}")
_WITHDRAW = re.compile(r"WITHDRAW:([1-9])")
_WORDS: dict[str, AzulEvent] = {"PASS": Pass(), "RESUME": Resume(), "VOID": Void()}
LONGEST = 60
"""No token is longer: a deal of nine displays has 45 characters."""


def read_token(text: str) -> AzulEvent:
    """The event that a token stands for; upper and lower case are the same.

    >>> read_token("3y4")
    Take(source=3, colour=<Colour.YELLOW: 1>, destination=4)
    """
    token = text.upper() if text.isascii() and len(text) <= LONGEST else ""
    if match := _TAKE.fullmatch(token):
        source, colour, destination = match.groups()
        return TAKE[0 if source == "C" else int(source)][LETTERS.index(colour)][0 if destination == "F" else int(destination)]
    if match := _PLACE.fullmatch(token):
        line, column = match.groups()
        return PLACE[int(line) - 1][int(column) - 1]
    if token.startswith("@"):
        return _read_deal(token)
    if match := _WITHDRAW.fullmatch(token):
        return Withdraw(int(match[1]))
    if token in _WORDS:
        return _WORDS[token]
    raise TokenError("bad-token", "Not a valid Azul token: a take looks like 3Y4, a deal like @BBYK/RRWW/….")


def _read_deal(token: str) -> Deal:
    displays = token[1:].split("/")
    for display in displays:
        if not _DISPLAY.fullmatch(display):
            raise TokenError("bad-deal", "Not a valid deal: each display has one to four of the letters B Y R K W, or - for none.", "A30")
    return Deal(tuple(map(tiles, displays)))


_MOVES: dict[Event, str] = {
    **{take: f"{take.source or 'C'}{take.colour.letter}{take.destination or 'F'}" for by_colour in TAKE for takes in by_colour for take in takes},
    **{place: f">{place.line}{place.column}" for places in PLACE for place in places},
}
"""The tokens of all moves there are, written once: a live table lists dozens at every turn."""


def write_token(event: Event) -> str:
    """The token of an event.

    >>> write_token(Withdraw(3))
    'withdraw:3'
    """
    if (token := _MOVES.get(event)) is not None:
        return token
    match event:
        case Deal(displays):
            return "@" + "/".join(letters(display) or EMPTY for display in displays)
        case Pass():
            return "pass"
        case Withdraw(seat):
            return f"withdraw:{seat}"
        case Resume():
            return "resume"
        case Void():
            return "void"
        case _:
            raise TokenError("unknown-event", f"{type(event).__name__} is not an Azul event.")
