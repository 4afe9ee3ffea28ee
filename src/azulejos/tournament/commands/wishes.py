"""What is wished of the seating, a game more or less, and a game that is undone (T1, T10, T15, T24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from azulejos.tournament import events
from azulejos.tournament.commands.command import (
    MOST_PEOPLE,
    ORGANISER,
    Command,
    Context,
    GameNumber,
    Limits,
    PersonId,
    Ruling,
    TableNumber,
    check_not_online,
)
from azulejos.tournament.entry_list import HIGHEST_RATING
from azulejos.tournament.storage import Change
from azulejos.tournament.wishes import LONGEST_CLUB
from azulejos.visible_text import RAW

Club = Annotated[str, Limits(max_length=RAW * LONGEST_CLUB, description="Up to 80 visible characters; empty for none.", examples=("Marteludica",))]
Rating = Annotated[int | None, Limits(ge=0, le=HIGHEST_RATING)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Describe(Command):
    """Somebody's club and rating."""

    do = "describe"
    person: PersonId
    club: Club = ""
    rating: Rating = None

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Described(self.person, context.full_name(self.club) if self.club.strip() else "", self.rating))


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepApart(Command):
    """People of whom no two should meet; or who may meet again."""

    do = "keep-apart"
    persons: Annotated[tuple[PersonId, ...], Limits(min_length=2, max_length=MOST_PEOPLE)]
    apart: bool = True

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.KeptApart(tuple(sorted(self.persons)), self.apart))


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepClubsApart(Command):
    """Whether members of one club should not meet."""

    do = "clubs-apart"
    apart: bool

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.ClubsKeptApart(self.apart))


@dataclass(frozen=True, slots=True, kw_only=True)
class FixPlace(Command):
    """Somebody needs a certain table or seat; or none any more."""

    do = "fix-place"
    person: PersonId
    table: TableNumber | None = None
    seat: Annotated[int | None, Limits(ge=1, le=4)] = None

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.PlaceFixed(self.person, self.table, self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class NameSubstitute(Command):
    """Somebody only sits down where a table of three would be; or plays like everybody else again."""

    do = "substitute"
    person: PersonId
    substitute: bool = True

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.SubstituteNamed(self.person, self.substitute))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeGames(Ruling):
    """A game more, or one less, for everybody (T10)."""

    do = "games"
    by = ORGANISER
    games: Annotated[int, Limits(ge=1, le=20, description="How many there are to be, the final not counted.")]

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.GamesChanged(self.games, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoGame(Ruling):
    """The last game counts for nothing, and is to be played again (T24)."""

    do = "undo-game"
    by = ORGANISER
    game: GameNumber

    def execute(self, on: Change, context: Context) -> None:
        check_not_online(on, "played-live", "The game was played at live tables: declare those void that should not count.", "T24")
        on.do(events.GameUndone(self.game, self.why))
        if on.desk.knows_of(self.game):
            on.note("game-cleared", game=self.game)
