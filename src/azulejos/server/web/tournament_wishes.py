"""What can be done in an event, as types: one for each `do` of docs/event.md. `tournament_acts` does them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from azulejos.server.web.models import MOST, CommandId, Model
from azulejos.server.web.tournament_models import MOST_PEOPLE, BySeat, GameNumber, Mark, Name, PersonId, Surname, TableNumber, Why

EVERYBODY = frozenset({"organiser", "arbiter", "player"})
STAFF = frozenset({"organiser", "arbiter"})
ORGANISER = frozenset({"organiser"})
MOST_BOTS = 64
"""At a time."""


class _Wish(Model):
    BY: ClassVar[frozenset[str]] = ORGANISER

    id: CommandId


class _Reasoned(_Wish):
    BY = STAFF

    why: Why
    anyway: bool = Field(default=False, description="Keep a reason although it seems to name somebody.")


class _MaybeReasoned(_Wish):
    BY = EVERYBODY

    why: Why = ""
    anyway: bool = False


class _Named(_Wish):
    first: Name
    surname: Surname = ""


class EnterAct(_Named):
    """Somebody enters, before the first game."""

    do: Literal["enter"]
    of_age: bool
    check_in: bool = False


class EnterListAct(_Wish):
    """A list of entries as CSV: all of it or nothing."""

    do: Literal["enter-list"]
    csv: str = Field(max_length=200_000, examples=["first,surname,of_age\nAnn,Rossi,yes\n"])
    of_age: bool = Field(default=False, description="All of them have passed the age check.")
    check_in: bool = False


class EnterBotsAct(_Wish):
    """Bots enter an online event that allows them, and are there."""

    do: Literal["enter-bots"]
    count: int = Field(ge=1, le=MOST_BOTS)
    bot: str = Field(default="greedy", max_length=40, description="Which bot; `/api/v1/games` lists them.")


class LateAct(_Named):
    """Somebody enters after the first game has begun."""

    BY = STAFF
    do: Literal["late"]
    of_age: bool


class RenameAct(_Named):
    """A name was misspelt."""

    do: Literal["rename"]
    person: PersonId


class EraseAct(_Wish):
    """A name is erased for good."""

    do: Literal["erase"]
    person: PersonId


class CheckInAct(_Wish):
    """Entrants are there."""

    BY = EVERYBODY
    do: Literal["check-in"]
    persons: list[PersonId] = Field(default_factory=list, max_length=MOST_PEOPLE, description="A player means themselves.")


class LeaveAct(_MaybeReasoned):
    """Somebody leaves between games (T20)."""

    do: Literal["leave"]
    person: PersonId | None = None


class ReturnAct(_Reasoned):
    """Somebody who left plays on."""

    do: Literal["return"]
    person: PersonId


class OpenEntriesAct(_Wish):
    """People may enter by themselves."""

    do: Literal["open-entries"]


class CloseEntriesAct(_Wish):
    """People may not enter by themselves."""

    do: Literal["close-entries"]


class ArrangeAct(_Wish):
    """What is given changes."""

    do: Literal["arrange"]
    listed: bool | None = None
    self_check_in: bool | None = None
    date: str | None = Field(default=None, max_length=10, description="Like 2027-03-20; empty for none.")
    timezone: str | None = Field(default=None, max_length=60, description="Like Europe/Rome; empty for the server's own.")
    watch_delay: int | None = Field(default=None, ge=0, le=3600, description="Online: seconds after which onlookers see a move.")
    bots: bool | None = Field(default=None, description="Online: bots may fill seats.")
    unattended: bool | None = Field(default=None, description="Online: the event runs by itself.")
    stalled_minutes: int | None = Field(default=None, ge=0, le=600, description="Unattended: so long a stopped table (T5) waits for an arbiter.")


class DraftAct(_Wish):
    """Seat the games to come: a draft."""

    do: Literal["draft"]
    seed: int | None = Field(default=None, ge=0, lt=2**31)


class SwapAct(_Wish):
    """Two players of the draft change places."""

    do: Literal["swap"]
    mark: Mark
    game: GameNumber
    one: PersonId
    other: PersonId


class BalanceAct(_Wish):
    """The seats of the draft's tables anew."""

    do: Literal["balance"]
    mark: Mark


class PublishAct(_Wish):
    """The draft holds."""

    do: Literal["publish"]
    mark: Mark


class FinalAct(_Wish):
    """The best four at the final table."""

    do: Literal["final"]


class StartAct(_Wish):
    """A game begins, and its clock."""

    do: Literal["start"]
    game: GameNumber
    first: list[Annotated[int, Field(ge=1, le=4)]] | None = Field(
        default=None, max_length=MOST_PEOPLE, description="Who starts, table by table, if the lots were drawn at the tables; drawn here if absent."
    )


class EndAct(_Wish):
    """A game ends."""

    do: Literal["end"]
    game: GameNumber


class FinishAct(_MaybeReasoned):
    """The event is over."""

    BY = ORGANISER
    do: Literal["finish"]


class SheetAct(_Wish):
    """A table's sheet (T12)."""

    BY = EVERYBODY
    do: Literal["sheet"]
    pv: BySeat
    rows: BySeat
    places: BySeat | None = None
    walls: list[Annotated[str, Field(max_length=60)] | None] | None = Field(default=None, min_length=2, max_length=4)
    before: BySeat | None = None
    table: TableNumber | None = None
    game: GameNumber | None = None


class DisputeAct(_Reasoned):
    """A result is not accepted."""

    BY = EVERYBODY
    do: Literal["dispute"]
    game: GameNumber | None = None
    table: TableNumber | None = None


class WithdrawAct(_MaybeReasoned):
    """Somebody withdraws during a game (T21)."""

    do: Literal["withdraw"]
    person: PersonId | None = None


class CorrectAct(_Reasoned):
    """A result is corrected, or a dispute decided (T24)."""

    do: Literal["correct"]
    game: GameNumber
    table: TableNumber
    pv: BySeat
    rows: BySeat


class VoidAct(_Reasoned):
    """A table is void (T5)."""

    do: Literal["void"]
    game: GameNumber
    table: TableNumber


class ResumeTableAct(_Reasoned):
    """A live table that has stopped goes on (T5)."""

    do: Literal["resume-table"]
    game: GameNumber
    table: TableNumber


class WarnAct(_Reasoned):
    """A warning (T23)."""

    do: Literal["warn"]
    person: PersonId


class ExpelAct(_Reasoned):
    """An expulsion (T23)."""

    do: Literal["expel"]
    person: PersonId


class ReinstateAct(_Reasoned):
    """An expulsion or a withdrawal was a mistake (T24)."""

    do: Literal["reinstate"]
    person: PersonId
    what: Literal["expelled", "withdrawn"]


class DelayAct(_Reasoned):
    """A game to come is later (T10)."""

    do: Literal["delay"]
    game: GameNumber
    minutes: int = Field(ge=-600, le=600)


class CallAct(_Wish):
    """An arbiter is wanted."""

    BY = EVERYBODY
    do: Literal["call"]
    text: str = Field(default="", max_length=1000, description="Up to 200 characters.")
    table: TableNumber | None = None


class AnswerCallAct(_Wish):
    """An arbiter is on the way, or was there."""

    BY = STAFF
    do: Literal["answer-call"]
    call: str = Field(min_length=3, max_length=20, examples=["c-17"])
    done: bool


class ExtraTimeAct(_Reasoned):
    """More time for a table of the game that is on."""

    do: Literal["extra-time"]
    table: TableNumber
    minutes: int = Field(ge=-120, le=120)


class PauseAct(_MaybeReasoned):
    """The clock stands still."""

    BY = STAFF
    do: Literal["pause"]


class ResumeAct(_Wish):
    """The clock goes on."""

    BY = STAFF
    do: Literal["resume"]


class AnnounceAct(_Wish):
    """Everybody is told something."""

    BY = STAFF
    do: Literal["announce"]
    text: str = Field(max_length=1000, description="1 to 200 characters.")


class RetractAct(_Wish):
    """An announcement is taken back."""

    BY = STAFF
    do: Literal["retract"]
    number: int = Field(ge=1, le=MOST)


TournamentAct = Annotated[
    EnterAct | EnterListAct | EnterBotsAct | LateAct | RenameAct | EraseAct | CheckInAct | LeaveAct | ReturnAct | OpenEntriesAct | CloseEntriesAct
    | ArrangeAct | DraftAct | SwapAct | BalanceAct | PublishAct | FinalAct | StartAct | EndAct | FinishAct | SheetAct | DisputeAct | WithdrawAct
    | CorrectAct | VoidAct | ResumeTableAct | WarnAct | ExpelAct | ReinstateAct | DelayAct | CallAct | AnswerCallAct | ExtraTimeAct | PauseAct
    | ResumeAct | AnnounceAct | RetractAct,
    Field(discriminator="do"),
]  # fmt: skip
"""Everything that can be done in an event."""
