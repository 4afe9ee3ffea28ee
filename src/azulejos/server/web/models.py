"""What clients send, and what is answered by HTTP, as types: the OpenAPI document and the checks of every request come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator
from typing_extensions import TypedDict

from azulejos.server.tables.message_types import ClockAgreed, ClockKind, SeatKind, TableStage
from azulejos.visible_text import LONGEST_NICKNAME, RAW

MOST_TEXT = 20_000
"""An imported game has so many characters at the most: a long one has some thousand, and reading it keeps everybody waiting."""

MOST = 2**31 - 1
"""The highest number of a version: what a database keeps as an integer."""

CommandId = Annotated[
    str, Field(min_length=1, max_length=64, description="An id of your own: the same command sent again is answered again and not done twice.")
]
SeatNumber = Annotated[int, Field(ge=1, le=4)]
Version = Annotated[int, Field(ge=0, le=MOST, description="The version of the table that this answers.")]
Contribution = Annotated[
    str, Field(pattern="^[0-9a-f]{16,64}$", description="Random hexadecimal digits, made by your own program: your part in the deals.")
]
ContributionCommitment = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{64}$", description="To your part in the deals, which you show when everybody has committed themselves (docs/fairness.md)."
    ),
]
Nickname = Annotated[str, Field(min_length=1, max_length=RAW * LONGEST_NICKNAME, description="1 to 24 visible characters.", examples=["Zé"])]
SmallNumber = Annotated[int, Field(ge=0, le=1000)]
SaidNumber = Annotated[int, Field(ge=1, le=MOST, description="The number of something that was said: for people who have no seat.")]


class Model(BaseModel):
    """A message: what it does not know is refused, so that a misspelt key is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Answer(BaseModel):
    """An answer. Later releases may add to it: a client passes over what it does not know."""

    model_config = ConfigDict(extra="allow", json_schema_serialization_defaults_required=True)


Word = Annotated[str, Field(max_length=40)]
OptionValue = bool | SmallNumber | Word | Annotated[list[Word], Field(max_length=10)]


class SeatRequest(Model):
    """Whom a seat is kept for."""

    kind: SeatKind = "open"
    bot: str | None = Field(default=None, max_length=40, description="Which bot, on a seat for one; `/api/v1/games` lists them.")


class ClockRequest(Model):
    """The clock of a table: `turn` and `tournament` have `seconds` for a turn; `total` has `seconds` for the game and an `increment` after each turn;
    `days` has `days` for a move.
    """

    kind: ClockKind = "none"
    seconds: int | None = Field(default=None, ge=0, le=10**7)
    increment: int | None = Field(default=None, ge=0, le=10**5)
    days: int | None = Field(default=None, ge=0, le=1000)


class TableSettingsRequest(Model):
    """How people at the table deal with each other."""

    confirm: bool = Field(default=False, description="A turn can be undone until it is confirmed.")
    takebacks: bool = Field(default=True, description="A move can be taken back where all agree.")
    free_text: bool = Field(default=False, description="The chat takes words of one's own.")
    public: bool = Field(default=False, description="The table is in the list of tables.")
    watchable: bool = Field(default=True, description="Whoever has the link may watch.")
    hints: bool = Field(default=True, description="Whoever plays against bots alone may ask what is good.")


class Agreement(Model):
    """What is agreed at a table."""

    game: str = Field("azul", max_length=40)
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict, max_length=10)
    clock: ClockRequest = ClockRequest()
    customs: TableSettingsRequest = TableSettingsRequest()
    first: SeatNumber | Literal["lot"] = "lot"


class NewTable(Agreement):
    """A table to be made. `options` are those of the game, as `/api/v1/games` lists them; `"lot"` draws what can be drawn. The number of players is
    that of the seats. With `agn` or `afen` the game and its options are those of what is imported.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "azul", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]},
                {"game": "duel", "options": {"tiles": "lot"}, "seats": [{}, {}], "clock": {"kind": "total", "seconds": 600, "increment": 5}},
                {"game": "azul", "seats": [{"kind": "open"}, {"kind": "program"}, {"kind": "program"}], "customs": {"public": True}},
            ]
        }
    )

    seats: list[SeatRequest] = Field(min_length=2, max_length=4)
    agn: str | None = Field(default=None, max_length=MOST_TEXT, description="A game record to go on with.")
    afen: str | None = Field(default=None, max_length=4_000, description="A position to go on with.")


class SeatToken(Model):
    """The token of a program's seat. It is shown this once."""

    seat: int
    token: str


class Made(Model):
    """A table that was made: its id is its link. The tokens are shown this once."""

    table: str
    commitment: str
    programs: list[SeatToken] = []


class PartInDeals(Model):
    """The commitment to a contribution, or the contribution itself."""

    commitment: ContributionCommitment | None = None
    contribution: Contribution | None = None

    @model_validator(mode="after")
    def _has_one(self) -> Self:
        if (self.commitment is None) == (self.contribution is None):
            raise ValueError("send the commitment to your contribution, or the contribution itself")
        return self


class Sit(PartInDeals):
    """Somebody sits down: on a certain seat, or on any that is free; with the commitment to their contribution, or with the contribution itself."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd", "id": "1"}]}
    )

    seat: SeatNumber | None = None
    id: CommandId | None = None


class Sat(Model):
    """The seat that was taken, and the version that this led to."""

    seat: int
    version: int


class Done(Model):
    """What was asked for is done and stored."""

    version: int


class _Command(Model):
    id: CommandId
    seat: SeatNumber | None = Field(default=None, description="Needed only where one device holds several seats.")


class MoveCommand(_Command):
    """A move, as a token of docs/formats.md."""

    do: Literal["move"] = "move"
    version: Version
    move: str = Field(min_length=1, max_length=200, examples=["3Y4", "CB2"])


class RevealCommand(_Command):
    """Show the contribution to the deals that you committed yourself to, once everybody sits."""

    do: Literal["reveal"]
    contribution: Contribution


class SeatArranged(SeatRequest):
    """Whom a seat is kept for from now on, and who sits there."""

    sits: SeatNumber | None = Field(default=None, description="Where whoever sits there sat before.")


class ArrangeCommand(_Command, Agreement):
    """Agree on something else before play begins, as the one who made the table: all of it anew, with everybody who sits on some seat."""

    do: Literal["arrange"]
    version: Version
    seats: list[SeatArranged] = Field(min_length=2, max_length=4)


class RemoveCommand(_Command):
    """Remove a guest before play begins, as the one who made the table: they cannot sit down again until you let them back in."""

    do: Literal["remove"]
    version: Version
    guest: SeatNumber


class ReadmitCommand(_Command):
    """Let all guests back in whom you have removed."""

    do: Literal["readmit"]


class ChangeSeatCommand(_Command):
    """Sit down on another seat, which is free, before play begins."""

    do: Literal["change-seat"]
    to: SeatNumber


class UndoCommand(_Command):
    """Take back the last decision of your own turn, until it is confirmed."""

    do: Literal["undo"]
    version: Version


class ConfirmCommand(_Command):
    """Stand by the turn that you have played."""

    do: Literal["confirm"]
    version: Version


class OfferCommand(_Command):
    """Propose a takeback of your last move, or a pause: it happens when all agree."""

    do: Literal["offer"]
    what: Literal["takeback", "pause"]


class AnswerCommand(_Command):
    """Agree to a proposal, or decline it."""

    do: Literal["answer"]
    what: Literal["takeback", "pause"]
    agree: bool


class ResumeCommand(_Command):
    """End a pause."""

    do: Literal["resume"]


class LeaveCommand(_Command):
    """Get up: before the start the seat is free again, later a bot plays for you."""

    do: Literal["leave"]


class ReturnCommand(_Command):
    """Take your seat back from the bot that played for you."""

    do: Literal["return"]


class WithdrawCommand(_Command):
    """Withdraw from the game at a tournament's table, for good (T21)."""

    do: Literal["withdraw"]


_Commands = (
    MoveCommand
    | ArrangeCommand
    | RemoveCommand
    | ReadmitCommand
    | ChangeSeatCommand
    | RevealCommand
    | UndoCommand
    | ConfirmCommand
    | OfferCommand
    | AnswerCommand
    | ResumeCommand
    | LeaveCommand
    | ReturnCommand
    | WithdrawCommand
)
TableCommand = Annotated[_Commands, Field(discriminator="do")]


class Say(Model):
    """A set phrase, or a text where the table allows it."""

    do: Literal["say"] = "say"
    id: CommandId | None = None
    phrase: str | None = Field(default=None, max_length=40)
    text: str | None = Field(default=None, max_length=1000)


class React(Model):
    """Show a sign, from your seat."""

    do: Literal["react"] = "react"
    id: CommandId | None = None
    seat: SeatNumber | None = Field(default=None, description="Needed only where one device holds several seats.")
    sign: str = Field(max_length=40, description="One of those that `/api/v1/games` lists.", examples=["well-played"])


class Mute(Model):
    """Do not hear somebody, or hear them again: whoever sits on a seat, or whoever said something."""

    do: Literal["mute"] = "mute"
    id: CommandId | None = None
    seat: SeatNumber | None = None
    said: SaidNumber | None = None
    on: bool = True


class Report(Model):
    """Tell the operator of something at this table: of a seat, of something that was said, or of anything else."""

    do: Literal["report"] = "report"
    id: CommandId | None = None
    seat: SeatNumber | None = None
    said: SaidNumber | None = None
    text: str = Field(min_length=1, max_length=1000)


class Sync(Model):
    """Ask for the present state, with what happened after a version."""

    do: Literal["sync"]
    since: Version
    afen: bool = Field(default=False, description="Tell the position in one line, too.")


class Ping(Model):
    """Ask for a sign of life."""

    do: Literal["ping"]


TableRequest = Annotated[_Commands | Say | React | Mute | Report | Sync | Ping, Field(discriminator="do")]
TABLE_REQUEST: TypeAdapter[Any] = TypeAdapter(TableRequest)
"""What a table's socket takes."""


class _EventRequest(BaseModel):
    """What is sent to an event's socket. Later releases may add to it."""


class EventPing(_EventRequest):
    """Ask for a sign of life."""

    do: Literal["ping"]


class EventSync(_EventRequest):
    """Ask for all parts that you may see."""

    do: Literal["sync"]


EventRequest = Annotated[EventPing | EventSync, Field(discriminator="do")]
EVENT_REQUEST: TypeAdapter[EventPing | EventSync] = TypeAdapter(EventRequest)
"""What an event's socket takes."""


class Person(Model):
    """Who you are here."""

    name: str


class Visitor(Model):
    """Who you are here, if that is known."""

    name: str | None


class NewName(Model):
    """The name that others see."""

    name: Nickname


class PersonalLink(Model):
    """A token that makes another device yours: once, and for ten minutes."""

    token: str
    expires_at: int


class Claim(Model):
    """The token of a personal link."""

    token: str = Field(min_length=1, max_length=200)


class ListedSeat(Model):
    """A seat of a table of a list."""

    kind: SeatKind
    bot: str | None = None
    taken: bool
    name: str | None = None


class Listed(Model):
    """A table of a list."""

    table: str
    state: TableStage
    game: str
    options: dict[str, Any]
    clock: ClockAgreed
    seats: list[ListedSeat]
    made_at: int
    updated_at: int


class Refusal(TypedDict):
    """Why something was refused."""

    code: str
    """For programs; it stays as it is (docs/api.md has all of them)."""
    text: str
    """For people."""
    clause: str | None
    """The rule."""
    line: NotRequired[int | None]
    """Only of a record that cannot be read: the line at which it goes wrong."""
    token: NotRequired[str | None]
    """And the token there."""
