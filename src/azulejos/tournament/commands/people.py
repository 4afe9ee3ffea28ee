"""Who takes part: entries, names, check-in, leaving and coming back (T11, T20)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Annotated

from azulejos.rules import AzulejosError
from azulejos.tournament import events
from azulejos.tournament.commands.command import (
    EVERYBODY,
    MOST_PEOPLE,
    NOBODY,
    STAFF,
    Command,
    Context,
    Limits,
    Name,
    PersonId,
    Reasoned,
    Ruling,
    Surname,
    whom,
)
from azulejos.tournament.commands.games import check_bots
from azulejos.tournament.entry_list import printable, read_entries
from azulejos.tournament.errors import Conflict, NotAllowed, NotFound, Refused
from azulejos.tournament.people import Person
from azulejos.tournament.registration import check_room
from azulejos.tournament.storage import Change
from azulejos.visible_text import folded

_MOST_SHOWN = 80
MOST_BOTS = 64
"""At a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter(Command):
    """Somebody enters, before the first game."""

    do = "enter"
    first: Name
    surname: Surname = ""
    of_age: bool
    check_in: bool = False

    def execute(self, on: Change, context: Context) -> None:
        check_room(on.state)
        person = context.person(self.first, self.surname)
        on.do(events.Entered(person.id, self.of_age))
        if self.check_in and person.id not in on.state.waiting:
            on.do(events.CheckedIn(person.id))
        on.name(person)
        on.answer["person"] = person.id


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterList(Command):
    """A list of entries, as CSV or with one name a line: all of it or nothing."""

    do = "enter-list"
    csv: Annotated[str, Limits(max_length=200_000, examples=("first,surname,of_age,club\nAnn,Rossi,yes,Marteludica\n",))]
    of_age: Annotated[bool, Limits(description="All of them have passed the age check.")] = False
    check_in: bool = False

    def execute(self, on: Change, context: Context) -> None:
        known = {folded(person.shown()) for person in on.register.people if person.id in on.state.entrants}
        found = []
        entries = read_entries(self.csv, self.of_age)
        check_room(on.state, len(entries))
        for row, first, surname, old_enough, club, rating in entries:
            shown = printable(f"{first} {surname}".strip(), _MOST_SHOWN)
            try:
                person = context.person(first, surname)
                on.do(events.Entered(person.id, old_enough))
                if club or rating is not None:
                    on.do(events.Described(person.id, context.full_name(club) if club else "", rating))
            except AzulejosError as error:
                raise Refused(error.code, f"Row {row}, {shown}: {error.text}", error.clause) from None
            if folded(person.shown()) in known:
                text = f"Row {row}, {shown}: somebody of this name has entered already: tell the two apart, or leave the row out."
                raise Refused("entered-twice", text, "T11")
            if self.check_in and person.id not in on.state.waiting:
                on.do(events.CheckedIn(person.id))
            known.add(folded(person.shown()))
            on.name(person)
            found.append(person.id)
        on.answer["persons"] = found


NAMES = (
    "Amparo", "Bento", "Clara", "Duarte", "Elvira", "Fausto", "Graça", "Hugo", "Inês", "Jacinto", "Lia", "Mateus",
    "Nuno", "Olga", "Pilar", "Quim", "Rosa", "Simão", "Teresa", "Urbano", "Vasco", "Xana", "Zita", "Abel",
    "Berta", "Celso", "Dália", "Edgar", "Flora", "Gil", "Helena", "Ivo",
)  # fmt: skip


def bot_names(count: int, taken: Collection[str]) -> list[str]:
    """So many names that nobody has yet.

    >>> bot_names(2, {"Bot Amparo"})
    ['Bot Bento', 'Bot Clara']
    >>> bot_names(33, ())[-1]
    'Bot Amparo 2'
    """
    found: list[str] = []
    turn = 1
    while len(found) < count:
        for name in NAMES:
            full = f"Bot {name}" if turn == 1 else f"Bot {name} {turn}"
            if full not in taken and len(found) < count:
                found.append(full)
        turn += 1
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterBots(Command):
    """Bots enter an online event that allows them, and are there."""

    do = "enter-bots"
    count: Annotated[int, Limits(ge=1, le=MOST_BOTS)]
    bot: Annotated[str, Limits(max_length=40, description="Which bot; `/api/v1/games` lists them.")] = "greedy"

    def execute(self, on: Change, context: Context) -> None:
        check_bots(on, self.bot, context)
        check_room(on.state, self.count)
        taken = {person.shown() for person in on.register.people if person.id in on.state.entrants}
        found = [Person(context.new_person(), name) for name in bot_names(self.count, taken)]
        for person in found:
            if on.state.games:
                on.do(events.EnteredLate(person.id, True, on.state.next_game))
            else:
                on.do(events.Entered(person.id, True))
                on.do(events.CheckedIn(person.id))
            on.name(person)
        on.answer["persons"] = [person.id for person in found]
        on.note("bots-entered", persons=on.answer["persons"], bot=self.bot)


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterLate(Command):
    """Somebody enters after the first game has begun."""

    do = "late"
    by = STAFF
    first: Name
    surname: Surname = ""
    of_age: bool

    def execute(self, on: Change, context: Context) -> None:
        check_room(on.state)
        person = context.person(self.first, self.surname)
        on.do(events.EnteredLate(person.id, self.of_age, on.state.next_game))
        on.name(person)
        on.answer["person"] = person.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Cap(Command):
    """At most so many have a place; whoever enters besides waits for one. Without a number, as many as can be seated."""

    do = "cap"
    most: Annotated[int | None, Limits(ge=2, le=MOST_PEOPLE)] = None

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Capped(self.most))


@dataclass(frozen=True, slots=True, kw_only=True)
class Appoint(Command):
    """Somebody who has entered, or somebody new by name, becomes an arbiter (T23)."""

    do = "appoint"
    by = NOBODY
    person: str | None = None
    first: str = ""
    surname: str = ""

    def execute(self, on: Change, context: Context) -> None:
        person = self.person
        if person is None:
            named = context.person(self.first, self.surname)
            on.name(named)
            person = named.id
        on.do(events.Appointed(person))
        on.answer["person"] = person


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(Command):
    """A name was misspelt."""

    do = "rename"
    person: PersonId
    first: Name
    surname: Surname = ""

    def execute(self, on: Change, context: Context) -> None:
        _check_known(on, self.person)
        on.name(replace(context.person(self.first, self.surname), id=self.person))
        on.note("named", person=self.person)


@dataclass(frozen=True, slots=True, kw_only=True)
class Erase(Command):
    """A name is erased for good."""

    do = "erase"
    person: PersonId

    def execute(self, on: Change, context: Context) -> None:
        _check_known(on, self.person)
        if self.person == on.actor:
            raise Conflict("yourself", "This is you, and nobody would run the event any more: let another organiser do it.")
        on.erase(self.person)


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckIn(Command):
    """Entrants are there."""

    do = "check-in"
    by = EVERYBODY
    persons: Annotated[tuple[PersonId, ...], Limits(max_length=MOST_PEOPLE, description="A player means themselves.")] = field(default_factory=tuple)

    def execute(self, on: Change, context: Context) -> None:
        if context.role == "player" and not on.desk.arranged.self_check_in:
            raise NotAllowed("check-in-at-the-desk", "Players check in at the desk: go there when you have come.", "T11")
        for person in self.persons or (whom(on, context, None),):
            on.do(events.CheckedIn(person))


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Reasoned):
    """Somebody leaves between games (T20)."""

    do = "leave"
    by = EVERYBODY
    person: PersonId | None = None

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Left(whom(on, context, self.person), self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Ruling):
    """Somebody who left plays on."""

    do = "return"
    person: PersonId

    def execute(self, on: Change, context: Context) -> None:
        check_room(on.state)
        on.do(events.Returned(self.person, self.why))


def _check_known(on: Change, person: str) -> None:
    if person not in on.state.entrants and not on.has_role(person):
        raise NotFound("no-such-person", "Nobody here has this id: look at the list again.")
