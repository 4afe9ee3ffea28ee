"""What clients send, and the short answers, as types: the OpenAPI document and the checks of every message come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

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
Nickname = Annotated[str, Field(min_length=1, max_length=100, description="1 to 24 visible characters.", examples=["Zé"])]
SmallNumber = Annotated[int, Field(ge=0, le=1000)]
SaidNumber = Annotated[int, Field(ge=1, le=MOST, description="The number of something that was said: for people who have no seat.")]


class Model(BaseModel):
    """A message: what it does not know is refused, so that a misspelt key is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


Word = Annotated[str, Field(max_length=40)]
OptionValue = bool | SmallNumber | Word | Annotated[list[Word], Field(max_length=10)]


class SeatWish(Model):
    """Whom a seat is kept for."""

    kind: Literal["person", "bot", "program", "open"] = "open"
    bot: str | None = Field(default=None, max_length=40, description="Which bot, on a seat for one; `/api/v1/games` lists them.")


class ClockWish(Model):
    """The clock of a table: `turn` and `tournament` have `seconds` for a turn; `total` has `seconds` for the game and an `increment` after each turn;
    `days` has `days` for a move.
    """

    kind: Literal["none", "turn", "total", "days", "tournament"] = "none"
    seconds: int | None = Field(default=None, ge=0, le=10**7)
    increment: int | None = Field(default=None, ge=0, le=10**5)
    days: int | None = Field(default=None, ge=0, le=1000)


class CustomsWish(Model):
    """How people at the table deal with each other."""

    confirm: bool = Field(default=False, description="A turn can be undone until it is confirmed.")
    takebacks: bool = Field(default=True, description="A move can be taken back where all agree.")
    free_text: bool = Field(default=False, description="The chat takes words of one's own.")
    public: bool = Field(default=False, description="The table is in the list of tables.")
    watchable: bool = Field(default=True, description="Whoever has the link may watch.")


class NewTable(Model):
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

    game: str = Field("azul", max_length=40)
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict, max_length=10)
    seats: list[SeatWish] = Field(min_length=2, max_length=4)
    clock: ClockWish = ClockWish()
    customs: CustomsWish = CustomsWish()
    first: SeatNumber | Literal["lot"] = "lot"
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


class Sit(Model):
    """Somebody sits down: on a certain seat, or on any that is free."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"contribution": "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "id": "sit-1"}]})

    seat: SeatNumber | None = None
    contribution: Contribution
    id: CommandId | None = None


class Sat(Model):
    """The seat that was taken, and the version that this led to."""

    seat: int
    version: int


class Done(Model):
    """What was asked for is done and stored."""

    version: int


class _Act(Model):
    id: CommandId
    seat: SeatNumber | None = Field(default=None, description="Needed only where one device holds several seats.")


class MoveAct(_Act):
    """A move, as a token of docs/formats.md."""

    do: Literal["move"] = "move"
    version: Version
    move: str = Field(min_length=1, max_length=200, examples=["3Y4", "CB2"])


class UndoAct(_Act):
    """Take back the last decision of your own turn, until it is confirmed."""

    do: Literal["undo"]
    version: Version


class ConfirmAct(_Act):
    """Stand by the turn that you have played."""

    do: Literal["confirm"]
    version: Version


class OfferAct(_Act):
    """Propose a takeback of your last move, or a pause: it happens when all agree."""

    do: Literal["offer"]
    what: Literal["takeback", "pause"]


class AnswerAct(_Act):
    """Agree to a proposal, or decline it."""

    do: Literal["answer"]
    what: Literal["takeback", "pause"]
    agree: bool


class ResumeAct(_Act):
    """End a pause."""

    do: Literal["resume"]


class LeaveAct(_Act):
    """Get up: before the start the seat is free again, later a bot plays for you."""

    do: Literal["leave"]


class ReturnAct(_Act):
    """Take your seat back from the bot that played for you."""

    do: Literal["return"]


class WithdrawAct(_Act):
    """Withdraw from the game at a tournament's table, for good (T21)."""

    do: Literal["withdraw"]


Act = Annotated[MoveAct | UndoAct | ConfirmAct | OfferAct | AnswerAct | ResumeAct | LeaveAct | ReturnAct | WithdrawAct, Field(discriminator="do")]


class Say(Model):
    """A set phrase, or a text where the table allows it."""

    do: Literal["say"] = "say"
    id: CommandId | None = None
    phrase: str | None = Field(default=None, max_length=40)
    text: str | None = Field(default=None, max_length=1000)


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


class Ping(Model):
    """Ask for a sign of life."""

    do: Literal["ping"]


SocketMessage = Annotated[
    MoveAct | UndoAct | ConfirmAct | OfferAct | AnswerAct | ResumeAct | LeaveAct | ReturnAct | WithdrawAct | Say | Mute | Report | Sync | Ping,
    Field(discriminator="do"),
]
SOCKET_MESSAGE: TypeAdapter[Any] = TypeAdapter(SocketMessage)


class Person(Model):
    """Who you are here."""

    name: str


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

    kind: str
    bot: str | None = None
    taken: bool
    name: str | None = None


class Listed(Model):
    """A table of a list."""

    table: str
    state: Literal["open", "running", "paused", "finished", "closed"]
    game: str
    options: dict[str, Any]
    clock: dict[str, Any]
    seats: list[ListedSeat]
    made_at: int
    updated_at: int


class Refusal(Model):
    """Why something was refused: `code` is for programs and stays (docs/api.md has all of them), `text` for people, `clause` names the rule."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"code": "stale", "text": "The table has moved on: look at it again.", "clause": None}]}
    )

    code: str
    text: str
    clause: str | None = None
    line: int | None = Field(default=None, description="Only of a record that cannot be read: the line at which it goes wrong.")
    token: str | None = Field(default=None, description="And the token there.")
