"""A whole tournament with bots in all seats: from the entries over games, sheets and incidents to the end. The same seed gives the same event.

The regulation decides on everything (`record`), and every game follows the law of tournament tables: it could have happened.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from azulejos.arena.fictional_people import FictionalPeople
from azulejos.arena.incidents import USUAL, Incidents, happens
from azulejos.arena.table import Played, play_table
from azulejos.bots import Bot, bot_maker
from azulejos.rules import Chance, RandomChance
from azulejos.tournament import (
    MARTELUDICA,
    Event,
    EventData,
    Person,
    Refused,
    Register,
    Settings,
    Sheet,
    State,
    Table,
    arbiter,
    events,
    pairing,
    play,
    record,
)
from azulejos.tournament.schedule import begins
from azulejos.tournament.seating import MOST_PLAYERS, plan
from azulejos.tournament.settings import clock, minutes
from azulejos.tournament.sheet import fill
from azulejos.tournament.state import FEWEST_PLAYERS

MIDNIGHT = 1_805_587_200_000
"""Of the day on which every simulated tournament happens, in milliseconds since 1970: 21 March 2027."""
MINUTE = 60_000
_LAST_MINUTE = 24 * 60 - 1
Progress = Callable[[int, int], None]
"""Called with how many tables were played, and how many there will be, as far as is known."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """A tournament that was played by bots."""

    events: tuple[Event, ...]
    state: State
    register: Register
    tables: int
    moves: int
    happened: dict[str, int]
    """How often each kind of incident happened."""


def simulate(
    players: int,
    settings: Settings = MARTELUDICA,
    seed: int = 1,
    bot: str | Callable[[Chance], Bot] = "greedy",
    incidents: Incidents = USUAL,
    title: str = "Simulated tournament",
    progress: Progress = lambda done, total: None,
) -> Simulated:
    """Run a tournament from its announcement to its end.

    >>> from azulejos.arena.incidents import NONE
    >>> event = simulate(5, seed=3, bot="random", incidents=NONE)
    >>> [[len(table.seats) for table in game.tables] for game in event.state.games]
    [[3, 2], [3, 2], [3, 2]]
    """
    simulation = _Simulation(settings, seed, bot_maker(bot) if isinstance(bot, str) else bot, incidents, progress)
    simulation.open(players, title)
    while len(simulation.state.games) < settings.all_games and len(simulation.state.present) >= FEWEST_PLAYERS:
        simulation.before_a_game()
        if len(simulation.state.present) < FEWEST_PLAYERS:
            break
        simulation.seat()
        simulation.play_game()
    simulation.close()
    happened = dict(sorted(simulation.happened.items()))
    return Simulated(tuple(simulation.events), simulation.state, simulation.register, simulation.tables, simulation.moves, happened)


@dataclass
class _Simulation:
    """A simulation under way: the state so far, and the arbiters' clock."""

    settings: Settings
    seed: int
    make_bot: Callable[[Chance], Bot]
    incidents: Incidents
    progress: Progress
    state: State = field(default_factory=State)
    register: Register = field(default_factory=Register)
    events: list[Event] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    moves: int = 0

    def __post_init__(self) -> None:
        self.chance = RandomChance(random.Random(f"tournament/{self.seed}"))
        self.people = FictionalPeople(self.chance)
        self.stream = f"tournament:simulated-{self.seed}"
        self.at = MIDNIGHT + (minutes(self.settings.start) - 60) * MINUTE

    # What happens, and how it is kept

    def do(self, data: EventData, actor: str | None = None) -> None:
        """Let something happen, some seconds later."""
        self.at += 1_000 * (1 + self.chance.below(20))
        self.state, happened = record(self.state, self.stream, actor or self.arbiter, self.at, data)
        self.events += happened

    def draws(self, probability: float, what: str) -> bool:
        """Whether an incident happens; if so, it is counted."""
        found = happens(probability, self.chance)
        self.happened[what] += found
        return found

    def somebody(self) -> Person:
        """Somebody new, whose name is noted."""
        person = self.people.new()
        self.register = self.register.with_person(person)
        return person

    @property
    def is_full(self) -> bool:
        """Whether nobody else could be seated."""
        return len(self.state.present) >= MOST_PLAYERS

    # Before the games

    def open(self, players: int, title: str) -> None:
        """The announcement, the arbiters, entries and arrivals."""
        self.arbiter = self.somebody().id
        self.do(events.Created(self.settings, title))
        self.do(events.Appointed(self.somebody().id))
        arrivals = []
        for _ in range(players):
            person = self.somebody().id
            self.do(events.Entered(person, of_age=True), person if self.chance.below(2) else None)
            arrivals.append(person)
            if self.draws(self.incidents.absent, "absent"):
                self.do(events.Entered(self.somebody().id, of_age=True))
            if self.draws(self.incidents.too_young, "too-young"):
                self._refuse(events.Entered(self.people.new().id, of_age=False))
        while arrivals:
            self.do(events.CheckedIn(arrivals.pop(self.chance.below(len(arrivals)))))

    def _refuse(self, data: EventData) -> None:
        """T11: refused, and nothing is kept of it."""
        try:
            record(self.state, self.stream, self.arbiter, self.at, data)
        except Refused:
            return
        raise AssertionError("somebody too young was let in")

    def before_a_game(self) -> None:
        """Who comes, goes, returns; what has to be later."""
        incidents, game = self.incidents, self.state.next_game
        for person in list(self.state.present) if self.state.games else []:
            if len(self.state.present) > FEWEST_PLAYERS and self.draws(incidents.leaves, "left"):
                self.do(events.Left(person, "Has a train to catch."), person)
        if self.state.games and game <= self.settings.games:
            for person, entrant in list(self.state.entrants.items()):
                if self.is_full:
                    break
                if entrant.expelled and self.draws(incidents.reinstated, "reinstated"):
                    self.do(events.Reinstated(person, events.Reason.EXPELLED, "It was somebody else."))
                elif entrant.left and not entrant.expelled and self.draws(incidents.returns, "returned"):
                    self.do(events.Returned(person, "Is back."))
            for _ in self.state.present:
                if not self.is_full and self.draws(incidents.late, "late"):
                    self.do(events.EnteredLate(self.somebody().id, True, game))
        if self.draws(incidents.delays, "delayed"):
            self.do(events.Delayed(game, 5 * (1 + self.chance.below(3)), "A table plays on."))

    def seat(self) -> None:
        """Draft, look, publish; or seat the final table."""
        if self.state.is_final(self.state.next_game):
            self.do(pairing.final(self.state, self.chance))
            return
        round = self.state.round(self.state.next_game)
        if round is None or set(round.people) != set(self.state.present):
            self.do(pairing.draft(self.state, plan, self.chance.below(2**31)))
            self.do(pairing.publication(self.state))

    # A game

    def play_game(self) -> None:
        """All tables of a game, their sheets, and the end."""
        number = self.state.next_game
        planned = MIDNIGHT + begins(self.settings, self.state.delays, number) * MINUTE
        self.at = max(self.at, planned)
        self.do(play.start(self.state, self.chance))
        for table in self.state.games[-1].tables:
            self._play_table(number, table)
        total = self.tables + len(self.state.games[-1].tables) * (self.settings.games - min(number, self.settings.games))
        self.progress(self.tables, total + (self.settings.final_table and number <= self.settings.games))
        self.do(events.GameEnded(number))
        for table in self.state.games[-1].tables:
            if table.result is not None and self.draws(self.incidents.corrections, "corrected"):
                self.do(arbiter.correction(self.state, self._with_a_slip(table.result), "The wall on the photo says so."))

    def _play_table(self, number: int, table: Table) -> None:
        chance = RandomChance(random.Random(f"{self.seed}/{number}/{table.number}"))
        for person in table.seats:
            if self.draws(self.incidents.warned, "warned"):
                self.do(events.Warned(person, ("Looked into the bag.", "Disturbed the next table.")[chance.below(2)]))  # T6, T7
        bots = [self.make_bot(chance) for _ in table.seats]
        played = play_table(self.settings.table_game(len(table.seats)), table.first, bots, chance, self.incidents)
        self.tables += 1
        self.moves += played.moves
        self.happened["lost turns"] += played.passes
        self.happened["stopped tables"] += played.stops
        self._settle(number, table, played)

    def _settle(self, number: int, table: Table, played: Played) -> None:
        for seat in played.left:
            person = table.seats[seat - 1]
            if seat in played.expelled:
                self.happened["expelled"] += 1
                self.do(events.Expelled(person, "Shouted after a warning.", leaves=True))
            else:
                self.happened["withdrawn"] += 1
                self.do(events.Withdrawn(number, person), person)
        if played.declared_void:
            self.happened["voided"] += 1
            self.do(arbiter.voiding(self.state, number, table.number, "All pass and nobody plays on."))
        if played.is_void:
            assert self.state.table(number, table.number).is_void
            return
        self._hand_in(fill(number, table.number, table.seats, played.pv, played.rows))

    def _hand_in(self, sheet: Sheet) -> None:
        """Two players hand the sheet in, or an arbiter does; slips and doubts are decided by what the wall says."""
        players = [line.person for line in sheet.remaining]
        if self.chance.below(4) == 0:
            self.do(play.handed_in(self.state, self.arbiter, sheet))
        else:
            for person in players[:2]:
                mine = self._with_a_slip(sheet) if self.draws(self.incidents.miscounts, "miscounted") else sheet
                self.do(play.handed_in(self.state, person, mine), person)
        table = self.state.table(sheet.game, sheet.table)
        if table.result is None and self.chance.below(2):
            # Somebody looks again; if the slip was the other one's, this changes nothing.
            self.do(play.handed_in(self.state, players[1], sheet), players[1])
        table = self.state.table(sheet.game, sheet.table)
        if table.result is None:
            self.do(play.handed_in(self.state, self.arbiter, sheet))
        elif table.result != sheet or self.draws(self.incidents.disputes, "disputed"):
            self.do(events.Disputed(sheet.game, sheet.table, "Counted wrongly."), players[-1])
            self.do(arbiter.correction(self.state, sheet, "The wall says so."))

    def _with_a_slip(self, sheet: Sheet) -> Sheet:
        """The sheet with one seat's PV one or two too high."""
        lines = sheet.remaining
        wrong = lines[self.chance.below(len(lines))].person
        more = 1 + self.chance.below(2)
        pv = [None if line.pv is None else line.pv + (more if line.person == wrong else 0) for line in sheet.lines]
        return fill(sheet.game, sheet.table, _people(sheet), pv, [line.rows for line in sheet.lines])

    # The end

    def close(self) -> None:
        """The tournament is over; earlier than planned, if too few were left."""
        early = len(self.state.games) < self.settings.all_games
        self.do(events.Finished("Too few players are left." if early else ""))
        self.progress(self.tables, self.tables)


def _people(sheet: Sheet) -> Sequence[str]:
    return [line.person for line in sheet.lines]


def with_games(settings: Settings, games: int) -> Settings:
    """The settings with another number of games, in an event as long as these need: it ends later, and begins earlier if a day has not enough hours.

    >>> with_games(MARTELUDICA, 5).end, with_games(MARTELUDICA, 10).start
    ('21:00', '10:49')
    """
    count = games + settings.final_table
    needed = count * (settings.game_minutes + settings.counting_minutes) + (count - 1) * settings.break_minutes
    start = min(minutes(settings.start), _LAST_MINUTE - needed)
    return replace(settings, games=games, start=clock(start), end=clock(max(minutes(settings.end), start + needed)))
