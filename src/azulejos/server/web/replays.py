"""What is asked and answered about earlier positions, records, positions in one line and pictures, as types for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from azulejos.server.errors import BadRequest
from azulejos.server.web.models import MOST_TEXT, Model
from azulejos.server.web.shapes import Shape

MOST_POSITIONS = 60
"""So many positions are shown at a time."""
MOST_EVENTS = 1_500
"""A record of more events is not replayed here; a long game has 300."""
WIDTHS = (200, 2_400)

Viewer = Annotated[int, Field(ge=0, le=4, description="Through whose eyes: a seat, or 0 for an onlooker.")]
Theme = Literal["light", "dark"]
Format = Literal["svg", "png"]
PictureShape = Literal["wide", "tall"]
_AGN = '[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2'
_AFEN = (
    "azul:coloured:2:5:1:offer:2:1:c:-/RRWW/BBYK/RKWW/BYYR:Y1K1:B15Y16R16K17W16:-:0.0:"
    "0,-.B2.-.-.-,-----.-----.-----.-----.-----,-:0,-.-.-.-.-,-----.-----.-----.-----.-----,-"
)


class Misread(BadRequest):
    """A record that cannot be read: the refusal also tells the line, and the token as it stands there."""

    def __init__(self, code: str, text: str, clause: str | None, line: int | None, token: str | None) -> None:
        super().__init__(code, text, clause)
        self.line = line
        self.token = token


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


class PictureWish(Model):
    """A position to be drawn."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"afen": _AFEN, "format": "png", "theme": "dark", "names": ["Ann", "Ben"]}]})

    afen: str = Field(max_length=4_000, description="A position in one line (docs/formats.md).")
    format: Format = "svg"
    theme: Theme = "light"
    letters: bool = Field(default=False, description="Write a letter on each tile.")
    shape: PictureShape = Field(default="wide", description="`tall` is for narrow screens.")
    near: int = Field(default=1, ge=1, le=4, description="The seat whose board is nearest.")
    names: list[Annotated[str, Field(max_length=40)]] | None = Field(default=None, max_length=4, description="One for each seat.")
    width: int = Field(default=1_600, ge=WIDTHS[0], le=WIDTHS[1], description="Of a PNG, in pixels.")


class StepShape(Shape):
    """What led to a position: a token as the viewer may know it, whose decision it was (`null` for chance and rulings), and what it scored."""

    token: str
    seat: int | None
    scoring: list[dict[str, Any]]


class FrameShape(Shape):
    """A position of a course (docs/observations.md) and the step that led to it; `n` is how many events had happened."""

    n: int
    step: StepShape | None
    position: dict[str, Any]


class CourseShape(Shape):
    """A part of a table's course: positions `from` to `to` of `events`."""

    first: int = Field(alias="from")
    to: int
    events: int
    seat: int
    positions: list[FrameShape]


class RecordShape(Shape):
    """A whole game, replayed."""

    game: str
    options: dict[str, Any]
    tags: dict[str, str]
    games: int = Field(description="How many games the text has.")
    seat: int
    events: int
    complete: bool
    tokens: list[str] = Field(description="The tokens as the record has them, one for each event.")
    positions: list[FrameShape]


class FaultShape(Shape):
    """One thing that is wrong with a position."""

    code: str
    clause: str | None
    text: str


class PositionShape(Shape):
    """A position, or the faults of one that cannot be."""

    position: dict[str, Any] | None
    seat: int
    legal: list[str]
    faults: list[FaultShape]


COURSE: dict[str, Any] = {"model": CourseShape, "description": "Positions with the steps that led to them."}
RECORD_SHOWN: dict[str, Any] = {"model": RecordShape, "description": "The game, replayed."}
POSITION_SHOWN: dict[str, Any] = {"model": PositionShape, "description": "The position as it is seen, or its faults."}
PICTURE: dict[str, Any] = {
    "description": "A picture.",
    "content": {"image/svg+xml": {"schema": {"type": "string"}}, "image/png": {"schema": {"type": "string", "format": "binary"}}},
}
