"""What is sent and answered where somebody looks back, as types: records and positions that they bring, pictures, and a table's course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from azulejos.server.observations import Frame, Position
from azulejos.server.web.models import MOST_TEXT, Model

MOST_POSITIONS = 60
"""So many positions are shown at a time."""
MOST_EVENTS = 1_500
"""A record of more events is not replayed here; a long game has 300."""
WIDTHS = (200, 2_400)

Viewer = Annotated[int, Field(ge=0, le=4, description="Through whose eyes: a seat, or 0 for a spectator.")]
Theme = Literal["light", "dark"]
Format = Literal["svg", "png"]
PictureShape = Literal["wide", "tall"]
_AGN = '[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2'
_AFEN = (
    "azul:coloured:2:5:1:offer:2:1:c:-/RRWW/BBYK/RKWW/BYYR:Y1K1:B15Y16R16K17W16:-:0.0:"
    "0,-.B2.-.-.-,-----.-----.-----.-----.-----,-:0,-.-.-.-.-,-----.-----.-----.-----.-----,-"
)


class RecordText(Model):
    """A record to be replayed."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"agn": _AGN}]})

    agn: str = Field(max_length=MOST_TEXT, description="One game, or several, as AGN (docs/formats.md).")
    game: int = Field(default=1, ge=1, le=1000, description="Which game of the text.")
    seat: Viewer = 0


class PositionText(Model):
    """A position to be looked at."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"afen": _AFEN}]})

    afen: str = Field(max_length=4_000, description="A position in one line (docs/formats.md).")
    seat: Viewer | None = Field(default=None, description="Through whose eyes; if absent, through those of the seat to move.")


class PictureRequest(Model):
    """A position to be drawn."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"afen": _AFEN, "format": "png", "theme": "dark", "names": ["Ann", "Ben"]}]})

    afen: str = Field(max_length=4_000, description="A position in one line (docs/formats.md).")
    format: Format = "svg"
    theme: Theme = "light"
    letters: bool = Field(default=False, description="Write a letter on each tile.")
    shape: PictureShape = Field(default="wide", description="`tall` is for narrow screens.")
    language: str = Field(default="en", max_length=8, description="That of the words, by its code.")
    near: int = Field(default=1, ge=1, le=4, description="The seat whose board is nearest.")
    names: list[Annotated[str, Field(max_length=40)]] | None = Field(default=None, max_length=4, description="One for each seat.")
    width: int = Field(default=1_600, ge=WIDTHS[0], le=WIDTHS[1], description="Of a PNG, in pixels.")


History = TypedDict(
    "History",
    {
        "from": int,
        "to": int,
        "events": Annotated[int, Field(description="How many there are.")],
        "seat": Annotated[int, Field(description="Through whose eyes.")],
        "positions": list[Frame],
    },
)
"""A part of a table's history: its positions `from` to `to`."""


class GameRecord(TypedDict):
    """A whole game, replayed."""

    game: str
    options: Mapping[str, Any]
    tags: Mapping[str, str]
    games: int
    """How many games the text has."""
    seat: int
    """Through whose eyes."""
    events: int
    complete: bool
    tokens: Sequence[str]
    """The tokens as the record has them, one for each event."""
    positions: list[Frame]


class PositionFault(TypedDict):
    """One thing that is wrong with a position."""

    code: str
    clause: str | None
    text: str


class PositionShown(TypedDict):
    """A position, or the faults of one that is not possible."""

    position: Position | None
    seat: int
    legal: Sequence[str]
    faults: Sequence[PositionFault]
