"""The message `state`, which sockets, streams and `GET /api/v1/tables/{table}` have alike, as types for the OpenAPI document.

It is not made from these types, because it is made once for many viewers (`tables.messages`); tests hold the two together.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Shape(BaseModel):
    """A part of a message. Later releases may add to it: a client passes over what it does not know."""

    model_config = ConfigDict(extra="allow")


class SeatShape(Shape):
    """A seat, as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "program", "open"]
    bot: str | None = None
    name: str | None
    taken: bool
    stand_in: str | None = Field(description="The bot that plays for a seat left alone.")
    present: bool


class AboutShape(Shape):
    """What was agreed, and who is there."""

    game: str
    options: dict[str, Any]
    clock: dict[str, Any]
    customs: dict[str, bool]
    seats: list[SeatShape]
    rematch: str | None = Field(description="The table where the same people play again.")


class ClockShape(Shape):
    """What is left for each seat, in milliseconds (`null` without a clock), and whose time runs."""

    kind: str
    left: list[int | None]
    running: int | None
    paused: bool


class OfferShape(Shape):
    """What one seat has proposed, and who has agreed so far."""

    what: Literal["takeback", "pause"]
    by: int
    agreed: list[int]


class EventShape(Shape):
    """Something that happened; `token` where it belongs to the game, as the viewer may know it (docs/formats.md)."""

    version: int
    at: int
    kind: str
    seat: int | None = None
    token: str | None = None


class FairShape(Shape):
    """The commitment to all deals and what the players' clients gave to them; the seed once the game is finished (docs/fairness.md)."""

    commitment: str
    contributions: list[str]
    seed: str | None = None


class State(Shape):
    """A table as one viewer may see it."""

    type: Literal["state"]
    table: str
    version: int = Field(description="Moves name it; a stream or a socket goes on from it with `since`.")
    since: int = Field(description="`events` are those after this version.")
    stage: Literal["open", "running", "paused", "finished", "closed"]
    now: int = Field(description="The server's time in milliseconds since 1970, to which the clock belongs.")
    you: list[int] = Field(description="The seats that you hold.")
    seat: int = Field(description="Through whose eyes you see the table; 0 for those of an onlooker.")
    legal: list[str] = Field(description="All that you may play now, as tokens; empty when it is not your turn.")
    to_move: int | None
    awaiting: int | None = Field(description="The seat that has to confirm its turn.")
    clock: ClockShape
    offers: list[OfferShape]
    position: dict[str, Any] | None = Field(description="The position (docs/observations.md); none before the start.")
    events: list[EventShape]
    about: AboutShape
    fair: FairShape


class SaidShape(Shape):
    """Something that was said: a set phrase or a text; without a seat by an onlooker."""

    number: int
    at: int
    seat: int | None
    name: str
    phrase: str | None = None
    text: str | None = None


STATE: dict[str, Any] = {"model": State, "description": "The message `state`."}
LINES: dict[str, Any] = {
    "description": "Lines of JSON: the messages `state`, `chat`, `presence` and `closing` of docs/socket.md.",
    "content": {"application/x-ndjson": {"schema": {"type": "string"}, "example": '{"type":"state","version":17,"legal":["1B2"],"…":"…"}\n\n'}},
}
RECORD: dict[str, Any] = {
    "description": "A game record (docs/formats.md).",
    "content": {"application/vnd.azulejos.agn": {"schema": {"type": "string"}, "example": '[AGN "1"]\n[Game "azul"]\n\n@BBYR …\n'}},
}
