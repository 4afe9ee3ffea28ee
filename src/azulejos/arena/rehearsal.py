"""An afternoon with invented people, as it stands at a chosen moment: for an organiser who wants to try everything out the evening before.

Nobody plays here: results are invented, too, so that a rehearsal is there at once. Times are such that now is that moment of the afternoon.
"""

from __future__ import annotations

import enum
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from azulejos.arena.fictional_people import FictionalPeople
from azulejos.rules import RandomChance
from azulejos.tournament import MARTELUDICA, Event, EventData, Register, Settings, Sheet, State, events, pairing, play, record
from azulejos.tournament.schedule import begins
from azulejos.tournament.seating import plan
from azulejos.tournament.settings import MINUTES_A_DAY, clock
from azulejos.tournament.sheet import fill
from azulejos.tournament.storage import Snapshot

MINUTE = 60_000
PLAYERS = 24
AWAY = 5
"""How many are not there yet when people check in."""
STREAM = "tournament:rehearsal"


class Moment(enum.StrEnum):
    """A moment of the afternoon; its value is how an organiser names it."""

    ENTRIES = "entries"
    """Some have entered, nobody is there."""
    CHECK_IN = "check-in"
    """All have entered, and most of them are there."""
    DRAFT = "draft"
    """A draft waits to be looked at."""
    SEATED = "seated"
    """The first game can begin."""
    FIRST_GAME = "first-game"
    FIRST_SHEETS = "first-sheets"
    """Half of the sheets are in, and two of a table differ."""
    FIRST_BREAK = "first-break"
    SECOND_GAME = "second-game"
    SECOND_SHEETS = "second-sheets"
    SECOND_BREAK = "second-break"
    THIRD_GAME = "third-game"
    THIRD_SHEETS = "third-sheets"
    LAST_RESULT = "last-result"
    """All games have ended, and nobody has been told who has won."""
    END = "end"


_BEFORE = {Moment.ENTRIES: -90, Moment.CHECK_IN: -15, Moment.DRAFT: -8, Moment.SEATED: -3}
_IN_A_GAME = {"game": 20, "sheets": 61, "break": 72, "result": 72}
"""How many minutes after the first game was to begin, or after a game began, each moment is."""
_GAMES = (
    (Moment.FIRST_GAME, Moment.FIRST_SHEETS, Moment.FIRST_BREAK),
    (Moment.SECOND_GAME, Moment.SECOND_SHEETS, Moment.SECOND_BREAK),
    (Moment.THIRD_GAME, Moment.THIRD_SHEETS, Moment.LAST_RESULT),
)


@dataclass
class _Afternoon:
    """An afternoon under way."""

    settings: Settings
    seed: int
    first: int
    """When the first game began."""
    at: int = 0
    state: State = field(default_factory=State)
    register: Register = field(default_factory=Register)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = RandomChance(random.Random(f"rehearsal/{self.seed}"))
        self.people = FictionalPeople(self.chance)

    def go_to(self, minutes: int) -> None:
        """So many minutes after the first game began."""
        self.at = self.first + minutes * MINUTE

    def somebody(self) -> str:
        person = self.people.new()
        self.register = self.register.with_person(person)
        return person.id

    def do(self, data: EventData, actor: str = "") -> None:
        self.state, happened = record(self.state, STREAM, actor or self.organiser, self.at, data)
        self.events += happened

    def open(self, title: str) -> None:
        self.organiser = self.somebody()
        self.do(events.Created(self.settings, title))
        self.do(events.Appointed(self.somebody()))
        for _ in range(PLAYERS):
            self.do(events.Entered(self.somebody(), of_age=True))

    def arrive(self, count: int) -> None:
        for person in [person for person, entrant in self.state.entrants.items() if not entrant.checked_in][:count]:
            self.do(events.CheckedIn(person))

    def sheet(self, table: int) -> Sheet:
        """Invented points as they are common at real tables."""
        seats = self.state.games[-1].tables[table - 1].seats
        pv = [25 + self.chance.below(50) for _ in seats]
        return fill(len(self.state.games), table, seats, pv, [self.chance.below(3) for _ in seats])

    def hand_in(self) -> None:
        """Half of the tables: one waits for its second sheet, and the sheets of one differ."""
        tables = self.state.games[-1].tables
        for table in tables[: len(tables) // 2]:
            sheet = self.sheet(table.number)
            for person in table.seats[:2]:
                self.do(play.handed_in(self.state, person, sheet), person)
        for table in tables[-1:]:
            for person in table.seats[:2]:
                self.do(play.handed_in(self.state, person, self.sheet(table.number)), person)
        for table in tables[-2:-1]:
            self.do(play.handed_in(self.state, table.seats[0], self.sheet(table.number)), table.seats[0])

    def end(self) -> None:
        for table in self.state.games[-1].tables:
            if table.result is None:
                self.do(play.handed_in(self.state, self.organiser, self.sheet(table.number)))
        self.do(events.GameEnded(len(self.state.games)))

    def course(self, title: str) -> Iterator[Moment]:
        """Everything that happens, one moment after the other."""
        self.go_to(_BEFORE[Moment.ENTRIES])
        self.open(title)
        yield Moment.ENTRIES
        self.go_to(_BEFORE[Moment.CHECK_IN])
        self.arrive(PLAYERS - AWAY)
        yield Moment.CHECK_IN
        self.go_to(_BEFORE[Moment.DRAFT])
        self.arrive(AWAY)
        self.do(pairing.draft(self.state, plan, self.seed))
        yield Moment.DRAFT
        self.go_to(_BEFORE[Moment.SEATED])
        self.do(pairing.publication(self.state))
        yield Moment.SEATED
        for number, (game, sheets, ended) in enumerate(_GAMES, 1):
            self.go_to(_begins(self.settings, number))
            self.do(play.start(self.state, self.chance))
            yield game
            self.go_to(_minutes(self.settings, sheets))
            self.hand_in()
            yield sheets
            self.go_to(_minutes(self.settings, ended) - 2)
            self.end()
            yield ended
        self.go_to(_minutes(self.settings, Moment.END))
        self.do(events.Finished())
        yield Moment.END


def rehearsal(moment: Moment, now: int, minute: int, title: str = "Rehearsal", seed: int = 1) -> Snapshot:
    """The event at a moment; now is in milliseconds since 1970, and `minute` the minute of the day that it is where the rehearsal takes place.

    >>> found = rehearsal(Moment.SECOND_GAME, now=1_790_000_000_000, minute=20 * 60)
    >>> len(found.state.entrants), found.state.running.number, found.state.settings.start
    (24, 2, '18:20')
    >>> (1_790_000_000_000 - found.events[-1].at) // 60_000
    20
    """
    ago = _minutes(MARTELUDICA, moment)
    # The day may be too short for it: then the clock in the hall is right, and the schedule is not.
    start = min(max(0, minute - ago), MINUTES_A_DAY - 1 - MARTELUDICA.needed_minutes)
    settings = replace(MARTELUDICA, start=clock(start), end=clock(start + MARTELUDICA.needed_minutes))
    afternoon = _Afternoon(settings, seed, now - ago * MINUTE)
    next(reached for reached in afternoon.course(title) if reached is moment)
    return Snapshot(tuple(afternoon.events), afternoon.state, afternoon.register)


def _minutes(settings: Settings, moment: Moment) -> int:
    """How many minutes after the first game began a moment is."""
    if moment in _BEFORE:
        return _BEFORE[moment]
    if moment is Moment.END:
        return settings.needed_minutes + 10
    number = next(number for number, moments in enumerate(_GAMES, 1) if moment in moments)
    return _begins(settings, number) + _IN_A_GAME[moment.partition("-")[2]]


def _begins(settings: Settings, game: int) -> int:
    return begins(settings, (), game) - begins(settings, (), 1)
