"""What every command is: who may send it, with which fields and limits, and what it works on."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, ClassVar, Literal

from azulejos.rules import Chance, RandomChance
from azulejos.tournament.errors import Conflict, NotAllowed, Refused
from azulejos.tournament.events import SeatingDrafted
from azulejos.tournament.people import Person, full_name, new_person_id
from azulejos.tournament.seating import MOST_PLAYERS
from azulejos.tournament.storage import Change
from azulejos.visible_text import LONGEST_NAME, RAW

Role = Literal["organiser", "arbiter", "player"]
EVERYBODY: frozenset[Role] = frozenset({"organiser", "arbiter", "player"})
STAFF: frozenset[Role] = frozenset({"organiser", "arbiter"})
ORGANISER: frozenset[Role] = frozenset({"organiser"})
NOBODY: frozenset[Role] = frozenset()
"""By no link: only the command line, which holds the whole tournament, sends such a command."""
MOST_PEOPLE = MOST_PLAYERS
"""In one command."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a field of a command takes when it comes over the network, and how it is described. The regulation checks more than this."""

    ge: int | None = None
    le: int | None = None
    lt: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None
    examples: tuple[str, ...] | None = None

    def as_keywords(self) -> dict[str, Any]:
        """Those that are set, by their names, as pydantic takes them.

        >>> Limits(ge=1, description="A seat.").as_keywords()
        {'ge': 1, 'description': 'A seat.'}
        """
        found = {each.name: getattr(self, each.name) for each in fields(self)}
        return {name: list(value) if name == "examples" else value for name, value in found.items() if value is not None}


LOCAL = object()
"""Marks a field that only the command line offers."""

PersonId = Annotated[str, Limits(min_length=3, max_length=64, pattern=r"^p-[a-z0-9][a-z0-9-]*$", examples=("p-k3v9q2m7x4w8z2ab",))]
Name = Annotated[str, Limits(max_length=RAW * LONGEST_NAME, description="1 to 80 visible characters.", examples=("Ann",))]
Surname = Annotated[str, Limits(max_length=RAW * LONGEST_NAME, description="Up to 80 visible characters.", examples=("Rossi",))]
Why = Annotated[str, Limits(max_length=500, description="One line for the log, which is kept for good: it should name nobody.")]
GameNumber = Annotated[int, Limits(ge=1, le=30)]
TableNumber = Annotated[int, Limits(ge=1, le=200)]
Mark = Annotated[str, Limits(min_length=12, max_length=12, pattern="^[0-9a-f]+$", description="Of the draft that was looked at.")]
PublishedMark = Annotated[str, Limits(min_length=12, max_length=12, pattern="^[0-9a-f]+$", description="Of the published seating.")]
Points = Annotated[int, Limits(ge=-1000, le=1000)]
BySeat = Annotated[tuple[Points | None, ...], Limits(min_length=2, max_length=4, description="Seat by seat; `null` for who has withdrawn.")]


def new_chance(seed: int | None = None) -> Chance:
    """A source of chance for what is drawn by lot (T3): nobody can foresee it, unless there is a seed, for a rehearsal."""
    return RandomChance(random.SystemRandom() if seed is None else random.Random(seed))


@dataclass(frozen=True, slots=True)
class Context:
    """Who sends a command, and what the tournament does not know by itself: lots, ids, which names are acceptable, live tables."""

    role: Role = "organiser"
    chance: Chance = field(default_factory=new_chance)
    drafted: SeatingDrafted | None = None
    """A seating that was planned beforehand: to plan one may take seconds."""
    new_person: Callable[[], str] = new_person_id
    full_name: Callable[[str], str] = full_name
    """Checks a part of a name, and tidies it."""
    message: Callable[[str], str] = str
    """Checks a short text that everybody will read, and tidies it."""
    bots: Collection[str] = ()
    """The bots that can play here."""
    stopped_length: int | None = None
    """Of a live table that has stopped (T5): how many events it has."""
    turn_length: int | None = None
    """Of a live table at which somebody is to move: how many events its game has."""

    def person(self, first: str, surname: str) -> Person:
        """Somebody new."""
        return Person(self.new_person(), self.full_name(first), self.full_name(surname) if surname.strip() else "")


class Command:
    """Something that somebody wants to happen in a tournament. `do` names it, `by` says in which roles it may be sent.

    A subclass is a frozen dataclass whose fields are the arguments; its docstring is what the interface's description says of it.
    """

    __slots__ = ()
    do: ClassVar[str]
    by: ClassVar[frozenset[Role]] = ORGANISER

    def execute(self, on: Change, context: Context) -> None:
        """Make events of it, or refuse."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Command):
    """A command that needs a reason."""

    by = STAFF
    why: Why
    anyway: Annotated[bool, Limits(description="Keep the reason even if it seems to name someone.")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasoned(Command):
    """A command that may have a reason."""

    why: Why = ""
    anyway: bool = False


def execute(command: Command, on: Change, context: Context) -> None:
    """Check that somebody may send a command, and carry it out. Every command goes through here, from wherever it comes."""
    check_role(command, context.role)
    if on.actor in on.state.entrants and on.state.entrants[on.actor].expelled and on.actor not in on.state.arbiters:
        raise NotAllowed("expelled", "You are not among the players any more: ask at the desk.", "T23")
    why = getattr(command, "why", "")
    if why and not getattr(command, "anyway", False) and on.register.named_in(why):
        text = "This reason seems to name somebody, and is kept for good: say seat 2 of table 3, or send it anyway (--anyway)."
        raise Conflict("names-somebody", text, "T24")
    command.execute(on, context)


def check_role(command: Command, role: Role) -> None:
    """Refuse a command of somebody whose role does not allow it. Whom no link lets send it, the command line acts for as organiser."""
    if role not in (command.by or ORGANISER):
        who = "an organiser" if command.by == ORGANISER else "an arbiter or an organiser"
        raise NotAllowed("not-your-role", f"Only {who} may do this: ask one.")


def whom(on: Change, context: Context, person: str | None) -> str:
    """Whom a command is about: players who name nobody mean themselves."""
    if person is not None:
        return person
    if context.role != "player":
        raise Refused("whom", "Say for whom this is: name a person.")
    return on.actor


def one_line(why: str) -> str:
    """A reason as the log keeps it."""
    if not why.isprintable():
        raise Refused("bad-reason", "A reason is one line: put it on one.", "T24")
    return why.strip()


def check_not_online(on: Change, code: str, text: str, clause: str) -> None:
    """Refuse what makes no sense where an event is played at live tables."""
    if on.desk.arranged.online:
        raise Conflict(code, text, clause)
