"""What is asked and answered about tournaments besides commands, as types (docs/event.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import ConfigDict, Field

from azulejos.server.tournaments.message_types import PartsMessage, Role
from azulejos.server.web.models import Answer, CommandId, Model, PartInDeals
from azulejos.server.web.openapi import answer
from azulejos.server.web.tournaments.commands import as_pydantic
from azulejos.tournament.commands import Role as RoleName
from azulejos.tournament.commands import command
from azulejos.tournament.commands.command import MOST_PEOPLE

if TYPE_CHECKING:
    from azulejos.tournament.commands.command import GameNumber, Name, PersonId, Points, Surname, TableNumber
else:
    GameNumber, Name, PersonId, Points, Surname, TableNumber = (
        as_pydantic(getattr(command, name)) for name in ("GameNumber", "Name", "PersonId", "Points", "Surname", "TableNumber")
    )
Label = Annotated[str, Field(max_length=200, description="What the holder is called, up to 80 visible characters.", examples=["Mara"])]


class SettingsRequest(Model):
    """What an organiser may choose; what is left out is as the preset has it (docs/tournament.md)."""

    games: int | None = Field(default=None, ge=1, le=20)
    pairing: Literal["planned", "swiss"] | None = None
    final_table: bool | None = None
    final_players: int | None = Field(default=None, ge=2, le=200)
    displays: int | None = Field(default=None, ge=1, le=9)
    first_player: Literal["lot", "balance"] | None = None
    turn_seconds: int | None = Field(default=None, ge=1, le=10**5)
    least_age: int | None = Field(default=None, ge=0, le=120)
    start: str | None = Field(default=None, max_length=5, examples=["14:30"])
    end: str | None = Field(default=None, max_length=5, examples=["19:00"])
    game_minutes: int | None = Field(default=None, ge=0, le=10**4)
    counting_minutes: int | None = Field(default=None, ge=0, le=10**4)
    break_minutes: int | None = Field(default=None, ge=0, le=10**4)
    public_names: Literal["full", "initial"] | None = None
    ranked_by: Literal["pt", "place-points"] | None = None
    place_points: list[int] | None = Field(default=None, min_length=4, max_length=4, examples=[[4, 3, 2, 1]])
    tie_breaks: list[Literal["rows", "won", "pt", "place-points", "direct", "best-game", "opponents"]] | None = Field(default=None, max_length=6)
    hidden_from: int | None = Field(default=None, ge=1, le=21, description="From this game on nothing is public before the prize-giving.")


class NewTournament(Model):
    """An event to be made."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"title": "Spring", "preset": "marteludica", "settings": {"public_names": "initial"}, "label": "Mara"}]}
    )

    title: str = Field(default="", max_length=200, description="One line of up to 120 characters.")
    preset: Literal["marteludica", "swiss", "final-four"] = "marteludica"
    settings: SettingsRequest = SettingsRequest()
    online: bool = Field(default=False, description="Its tables are live tables of this server.")
    watch_delay: int = Field(default=0, ge=0, le=3600, description="Online: seconds after which spectators see a move.")
    bots: bool = Field(default=False, description="Online: bots may fill seats.")
    unattended: bool = Field(default=False, description="Online: the event runs by itself.")
    listed: bool = Field(default=True, description="It is in the list of events.")
    self_check_in: bool = Field(default=False, description="Players may check themselves in.")
    date: str | None = Field(default=None, max_length=10, examples=["2027-03-20"], description="The day of the event.")
    timezone: str | None = Field(default=None, max_length=60, examples=["Europe/Rome"], description="The server's own, if absent.")
    label: Label = ""


class MadeTournament(Model):
    """An event that was made. The organiser's token is shown this once."""

    tournament: str
    token: str
    role: Role


class Summary(Answer):
    """An event of the list."""

    id: str
    title: str
    stage: Literal["entry", "playing", "between", "finished"]
    online: bool
    archived: bool
    """It was put away."""
    entries_open: bool
    date: str | None
    start: str
    entered: int
    made_at: int
    series: str
    """The short name of the series that it belongs to; empty for none."""


class LogoRequest(Model):
    """A logo."""

    content: str = Field(max_length=204_000, description="The bytes of a PNG or JPEG picture as base64.")


class LogoSet(Model):
    """A logo that is kept, and its mark."""

    version: int
    logo: str


class CloneRequest(Model):
    """Another event like one that there is."""

    title: str = Field(default="", max_length=200, description="As before, if it is empty.")
    date: str | None = Field(default=None, max_length=10, examples=["2027-04-17"], description="The day of the new event.")
    people: bool = Field(default=False, description="Everybody who entered enters the new one, too, and is not there yet.")


class SeriesEvent(Answer):
    """An event of a series."""

    id: str
    title: str
    date: str | None
    stage: Literal["entry", "playing", "between", "finished"]


class SeriesPart(Answer):
    """What somebody has played in one event of a series."""

    event: str
    title: str
    place: int
    pt: int
    rows: int
    won: int
    pv: list[int | None]


class SeriesLine(Answer):
    """A line of the ranking of a series. Shared places are 1, 2, 2, 4."""

    place: int
    name: str
    pt: int
    rows: int
    won: int
    parts: list[SeriesPart]


class Series(Answer):
    """A series of events, and the ranking of all of them together."""

    series: str
    events: list[SeriesEvent]
    ranking: list[SeriesLine]


class NewEntry(Model):
    """Somebody enters by themselves."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"id": "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "first": "Ann", "surname": "Rossi", "of_age": True}]}
    )

    id: str = Field(min_length=16, max_length=64, description="Random: whoever knows it gets another link within ten minutes.")
    first: Name
    surname: Surname = ""
    of_age: bool = Field(description="I am at least so old as the event asks for. Nothing else is kept of it.")


class Entry(Model):
    """An entry, and the token of its personal link, which is shown this once."""

    person: str
    token: str
    version: int


class NewTokens(Model):
    """Links for people: of players, for each of `persons` (those that they had are revoked); of an arbiter or organiser, for one of `persons` or for
    somebody of whom only the `label` is known.
    """

    model_config = ConfigDict(json_schema_extra={"examples": [{"role": "arbiter", "label": "Mara"}]})

    role: RoleName
    persons: list[PersonId] = Field(default_factory=list, max_length=MOST_PEOPLE)
    label: Label = ""


class MadeToken(Model):
    """A token, shown this once, and the short code that can be typed instead of it."""

    number: int
    role: RoleName
    person: str
    label: str
    token: str
    code: str


class CodeRequest(Model):
    """The short code of a personal link, as somebody types it."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"code": "k3v9-q2m7"}]})

    code: str = Field(min_length=1, max_length=40)


class TableSheet(Model):
    """A table's sheet by its pin, from somebody without a personal link: in the name of the seat that they have."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"id": "3f1c", "game": 1, "table": 3, "pin": "482913", "seat": 2, "pv": [61, 48, 48, 30], "rows": [1, 0, 1, 0]}]
        }
    )

    id: CommandId
    game: GameNumber
    table: TableNumber
    pin: str = Field(min_length=1, max_length=20, description="As the paper sheet has it.")
    seat: int = Field(ge=1, le=4, description="Whose sheet it is.")
    pv: list[Points | None] = Field(min_length=2, max_length=4)
    rows: list[Points | None] = Field(min_length=2, max_length=4)


class MadeTokens(Model):
    """Tokens, shown this once."""

    tokens: list[MadeToken]
    version: int


class TableRequest(Model):
    """Which table is meant: a player leaves it out, and means their own."""

    game: GameNumber | None = None
    table: TableNumber | None = None


class ContributionRequest(PartInDeals):
    """Your part in the deals of the next game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"contribution": "0f1e2d3c4b5a69788796a5b4c3d2e1f0"}]})


class Contributed(Model):
    """Where your part in the deals counts, and the commitment of that table. What was given first stands."""

    game: int
    table: int
    seat: int
    commitment: str
    contribution: str | None = None


class LiveSeat(Model):
    """A live table, and the seat that you have there; 0 for an arbiter or organiser, who watches."""

    table: str
    seat: int


class SwapCostsRequest(Model):
    """Whose swaps are to be weighed."""

    game: GameNumber
    one: PersonId


class SwapCost(Model):
    """What the whole draft would cost after a swap with somebody."""

    other: str
    cost: int


class SwapCosts(Model):
    """What swaps would cost."""

    mark: str
    cost: int
    swaps: list[SwapCost]


class SeatingOffersRequest(Model):
    """What is to be changed in a published game, and with whom."""

    game: GameNumber
    person: PersonId | None = None


class ChairCost(Model):
    """What the whole seating would cost if somebody sat in a table's empty chair."""

    table: int
    cost: int


class RedrawCost(Model):
    """What the whole seating would cost with the fewest changes, and how many people change tables for it."""

    moved: int
    cost: int


class SeatingOffers(Model):
    """What changes of the published seating would cost."""

    mark: str
    cost: int
    swaps: list[SwapCost]
    chairs: list[ChairCost]
    out: int | None
    redraw: RedrawCost | None


class PadRequest(Model):
    """A finished wall, and what is to be checked against it."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"wall": "BYRKW W.... K.... R.... Y....", "before": 20}]})

    wall: str = Field(max_length=60, description="Five rows of five: a colour's letter or 1 for a tile, a point for none.")
    before: Points = Field(default=0, description="The score before bonuses.")
    rows: Points | None = Field(default=None, description="The complete rows of a sheet, to be checked.")
    pv: Points | None = Field(default=None, description="The PV of a sheet, to be checked.")


class Question(Answer):
    """Something that is odd, or that a wall contradicts."""

    code: str
    clause: str | None
    text: str
    seat: int | None = None


class WallCount(Answer):
    """What a wall comes to."""

    rows: int
    pv: int
    most_before: int
    bonuses: list[dict[str, Any]]
    questions: list[Question]


class CommandDone(Model):
    """What was asked for is done and stored."""

    version: int
    person: str | None = None
    persons: list[str] = Field(default_factory=list)
    questions: list[Question] = Field(default_factory=list)
    moved: int | None = Field(default=None, description="After `redraw`: how many people change tables.")


PARTS = answer(PartsMessage, "All parts that you may see (docs/event.md).")
PDF: dict[str, Any] = {"description": "A document to print.", "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
AGN: dict[str, Any] = {
    "description": "Records of games (docs/formats.md).",
    "content": {"application/vnd.azulejos.agn": {"schema": {"type": "string"}}},
}
PICTURE: dict[str, Any] = {"description": "A picture.", "content": {"image/*": {"schema": {"type": "string", "format": "binary"}}}}
TEXT: dict[str, Any] = {"description": "Plain text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
CSV: dict[str, Any] = {"description": "A list, with a row of headings.", "content": {"text/csv": {"schema": {"type": "string"}}}}
