"""Whole histories at random, judged by a notebook (`tests/kit/tournament_model.py`): ten thousand of them in the profile `long`."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from azulejos.tournament import (
    FINAL_FOUR,
    MARTELUDICA,
    SWISS,
    CheckedIn,
    Created,
    Delayed,
    Disputed,
    Entered,
    EnteredLate,
    Event,
    EventData,
    Expelled,
    Finished,
    GameEnded,
    GamesChanged,
    GameUndone,
    Left,
    Line,
    Person,
    Reason,
    Register,
    Reinstated,
    Reopened,
    Returned,
    Round,
    SeatingChanged,
    Settings,
    Sheet,
    State,
    SubstituteNamed,
    TournamentError,
    TournamentStage,
    Warned,
    Withdrawn,
    arbiter,
    pairing,
    play,
    public,
    record,
    replay,
    state_at,
    verify,
)
from azulejos.tournament.log import log
from azulejos.tournament.next_step import Do, next_step
from azulejos.tournament.player_status import english, player_status
from azulejos.tournament.seating.tables import FirstPlayer
from azulejos.tournament.sheet import fill
from azulejos.tournament.standings import standings
from tests.kit.chances import seeded
from tests.kit.strategies import seeds
from tests.kit.tournament_model import Lines, Model
from tests.kit.tournaments import ARBITER, STREAM, in_order, people
from tests.kit.true_ways import true_sheet, true_way

EVERYBODY = people(14)
REGISTER = Register(tuple(Person(id, f"First{id[2:]}", f"Last{id[2:]}x") for id in EVERYBODY))
persons = st.sampled_from(EVERYBODY)
pvs = st.integers(0, 60)


class Tournament(RuleBasedStateMachine):
    """Anything may be wanted at any time; what the notebook allows happens, and nothing else."""

    setting: Settings
    few = False
    """Whether only some come, so that small and void tables are many."""

    @initialize(count=st.sampled_from([8, 12, 9, 7, 5, 4, 3, 10, 11, 6, 2, 0]), played=st.integers(0, 5), on=st.booleans(), seed=seeds)
    def open(self, count: int, played: int, on: bool, seed: int) -> None:
        """Come in at the desk, between two games, or while one is on."""
        self.model = Model(self.setting.games, self.setting.final_table)
        self.state, events = record(State(), STREAM, ARBITER, 0, Created(self.setting))
        self.events: list[Event] = list(events)
        self.states = [State(), self.state]
        for person in EVERYBODY[: max(2, count // 2) if self.few else count]:
            self.enter(person, True)
            self.check_in(person)
        for _ in range(min(played, self.setting.all_games)):
            self.seat(seed, True)
            if self.state.stage is TournamentStage.PLAYING:
                self.settle_and_end(seed)
        if on:
            self.seat(seed, True)

    def want(self, act: EventData | Callable[[], EventData], allowed: bool, actor: str = ARBITER) -> None:
        """The engine takes what the notebook allows, and refuses the rest without a change."""
        try:
            made = act if isinstance(act, EventData) else act()
            state, events = record(self.state, STREAM, actor, 10 * len(self.events), made)
        except TournamentError:
            if allowed:
                raise
            return
        assert allowed, made
        for event in events:
            self.events.append(event)
            self.states.append(replay([event], self.states[-1]))
        self.state = state
        assert self.states[-1] == state
        # Here and not as invariants of the machine, which would look again after every command that was refused.
        self.no_event_is_lost()
        self.no_sum_is_wrong()
        self.who_is_there_is_there()
        self.no_seating_is_invalid()
        self.no_expelled_name_is_public()
        self.the_truth_can_be_said()

    # Who is there

    @rule(person=persons, of_age=st.sampled_from([True, True, True, False]))
    def enter(self, person: str, of_age: bool) -> None:
        self.want(Entered(person, of_age), self.model.enter(person, of_age))

    @rule(person=persons)
    def enter_late(self, person: str) -> None:
        self.want(lambda: EnteredLate(person, True, self.state.next_game), self.model.enter_late(person))

    @rule(person=persons)
    def check_in(self, person: str) -> None:
        self.want(CheckedIn(person), self.model.check_in(person), person)

    @rule(person=persons)
    def leave(self, person: str) -> None:
        self.want(Left(person), self.model.leave(person), person)

    @rule(person=persons)
    def come_back(self, person: str) -> None:
        self.want(Returned(person, "Is back."), self.model.come_back(person))

    @rule(person=persons, spare=st.booleans())
    def name_substitute(self, person: str, spare: bool) -> None:
        self.want(SubstituteNamed(person, spare), self.model.name_substitute(person, spare))

    # Games

    @rule(more=st.sampled_from([1, -1]))
    def plan(self, more: int) -> None:
        games, setting = self.model.planned + more, self.setting
        played = games + setting.final_table
        over = 870 + played * (setting.game_minutes + setting.counting_minutes) + (played - 1) * setting.break_minutes
        self.want(GamesChanged(games, "The caretaker."), over < 1440 and self.model.plan(games))

    @precondition(lambda self: len(self.events) % 5 == 0)
    @rule()
    def undo(self) -> None:
        self.want(GameUndone(len(self.model.games), "The wrong tables."), self.model.undo(len(self.model.games)))

    @precondition(lambda self: self.state.stage in (TournamentStage.ENTRY, TournamentStage.BETWEEN))
    @rule(seed=seeds, begin=st.sampled_from([True, True, True, False]))
    def seat(self, seed: int, begin: bool) -> None:
        """Draft, publish, and mostly begin."""
        final = len(self.state.games) == self.state.settings.games
        enough = len(self.model.present()) >= 2
        if final and self.model.final and len(set(self.model.present()) - self.model.spare) >= 2:
            act = pairing.final(self.state, seeded(seed))
            rank = {person: place for place, person, *_ in self.model.ranking()}
            worst = max(rank[person] for person in act.seats)
            assert all(person in act.seats or rank[person] >= worst for person in self.model.present() if person in rank)
            self.model.note()
            seats = iter(act.seats)
            sizes = {2: [2], 3: [3], 4: [4], 5: [3, 2], 6: [3, 3]}[len(act.seats)]
            self.model.published = {self.state.next_game: [[next(seats) for _ in range(size)] for size in sizes]}
            self.want(act, True)
        elif len(self.state.games) < self.state.settings.games and enough:
            draft = pairing.draft(self.state, in_order, seed)
            self.want(draft, self.model.note())
            self.model.publish({round.game: [list(table) for table in round.tables] for round in draft.rounds})
            self.want(pairing.publication(self.state), True)
        if begin:
            self.start(seed)

    @rule(seed=seeds)
    def start(self, seed: int) -> None:
        self.want(lambda: play.start(self.state, seeded(seed)), self.model.start(self.state.next_game))

    def some_table(self, number: int) -> tuple[int, int, dict[str, Any]] | None:
        """A table of a game that has begun, mostly of the last one: game, number, and the notebook's page."""
        if not self.model.games:
            return None
        game = len(self.model.games) if number % 5 else number // 5 % len(self.model.games) + 1
        tables = self.model.games[game - 1]
        return game, number % len(tables) + 1, tables[number % len(tables)]

    def lines(self, page: dict[str, Any], seed: int, few: bool) -> Lines:
        """Results of a table; few different ones, so that sheets are often equal."""
        lots = random.Random(seed % 2 if few else seed)
        gone = page["gone"] if seed % 5 else {*page["gone"], lots.choice(page["seats"])}
        return tuple(None if person in gone else (lots.randint(10, 60), lots.choice((0, 0, 1, 2))) for person in page["seats"])

    def sheet(self, game: int, number: int, page: dict[str, Any], lines: Lines) -> Sheet:
        return fill(game, number, page["seats"], [line and line[0] for line in lines], [None if line is None else line[1] for line in lines])

    @precondition(lambda self: self.model.games)
    @rule(number=st.integers(0, 99), seed=seeds, who=st.integers(0, 5))
    def hand_in(self, number: int, seed: int, who: int) -> None:
        found = self.some_table(number)
        assert found is not None
        game, table, page = found
        actor = page["seats"][who] if who < len(page["seats"]) else ARBITER
        lines = self.lines(page, seed, few=True)
        sheet = self.sheet(game, table, page, lines)
        allowed = self.model.hand_in(game, page, lines, None if actor == ARBITER else actor)
        self.want(lambda: play.handed_in(self.state, actor, sheet), allowed, actor)

    @precondition(lambda self: self.state.stage is TournamentStage.PLAYING)
    @rule(number=st.integers(0, 99), seed=seeds)
    def hand_in_nonsense(self, number: int, seed: int) -> None:
        """A sheet with a wrong place, too many PV, too few, or of another table."""
        page = self.model.games[-1][number % len(self.model.games[-1])]
        table = number % len(self.model.games[-1]) + 1
        lines = self.sheet(len(self.model.games), table, page, self.lines(page, seed, few=False)).lines
        at = next((place for place, line in enumerate(lines) if not line.withdrawn), 0)
        one = lines[at]
        wrong = [
            Line(one.seat, one.person, (one.place or 0) + 1, one.pv, one.rows),
            Line(one.seat, one.person, one.place, 999, one.rows),
            Line(one.seat, one.person, one.place, -1, one.rows),
            Line(one.seat, one.person, one.place, one.pv, 6),
            Line(one.seat, "p-nobody", one.place, one.pv, one.rows),
            Line(one.seat, one.person, one.place, one.pv, one.rows, withdrawn=True),
        ][seed % 6]
        sheet = Sheet(len(self.model.games), table, (*lines[:at], wrong, *lines[at + 1 :]))
        self.want(lambda: play.handed_in(self.state, ARBITER, sheet), False)

    @precondition(lambda self: self.state.stage is TournamentStage.PLAYING)
    @rule(seed=seeds)
    def settle_and_end(self, seed: int) -> None:
        """Arbiters hand in what is missing, decide what is disputed, and end the game, so that histories get far."""
        for number, page in enumerate(self.model.games[-1], 1):
            game, lines = len(self.model.games), self.lines(page, seed + number, few=False)
            sheet = self.sheet(game, number, page, lines)
            if not self.model.done(page) and page["result"] is None:
                self.want(play.handed_in(self.state, ARBITER, sheet), self.model.hand_in(game, page, lines, None))
            elif not self.model.done(page):
                self.want(arbiter.correction(self.state, sheet, "The wall says so."), self.model.correct(page, lines))
        self.end_game()

    @precondition(lambda self: self.model.games)
    @rule(number=st.integers(0, 99), who=st.integers(0, 3))
    def dispute(self, number: int, who: int) -> None:
        found = self.some_table(number)
        assert found is not None
        game, table, page = found
        actor = page["seats"][who % len(page["seats"])]
        self.want(Disputed(game, table, "Counted wrongly."), self.model.dispute(page, actor), actor)

    @precondition(lambda self: self.model.games)
    @rule(number=st.integers(0, 99), seed=seeds, leavers=st.sampled_from([None, None, 0, 1, 3]))
    def correct(self, number: int, seed: int, leavers: int | None) -> None:
        found = self.some_table(number)
        assert found is not None
        game, table, page = found
        lines = self.lines({**page, "gone": page["gone"] if leavers is None else set(page["seats"][:leavers])}, seed, few=True)
        sheet = self.sheet(game, table, page, lines)
        self.want(lambda: arbiter.correction(self.state, sheet, "Counted again."), self.model.correct(page, lines))

    @precondition(lambda self: self.model.games)
    @rule(number=st.integers(0, 299))
    def declare_void(self, number: int) -> None:
        found = self.some_table(number // 3)
        assert found is not None
        game, table, page = found
        if number % 3 == 0:
            self.want(lambda: arbiter.voiding(self.state, game, table, "All pass."), self.model.declare_void(page))

    @precondition(lambda self: self.state.stage is TournamentStage.PLAYING)
    @rule(person=persons)
    def withdraw(self, person: str) -> None:
        self.want(Withdrawn(len(self.model.games), person), self.model.withdraw(person), person)

    @rule(person=persons)
    def expel(self, person: str) -> None:
        self.want(Expelled(person, "Shouted.", leaves=True), self.model.expel(person))

    @precondition(lambda self: self.model.expelled)
    @rule(person=persons)
    def forgive(self, person: str) -> None:
        self.want(Reinstated(person, Reason.EXPELLED, "It was somebody else."), self.model.forgive(person))

    @precondition(lambda self: self.state.stage is TournamentStage.PLAYING)
    @rule(person=persons)
    def sit_again(self, person: str) -> None:
        self.want(Reinstated(person, Reason.WITHDRAWN, "Had not left."), self.model.sit_again(person))

    @rule(person=persons)
    def warn(self, person: str) -> None:
        allowed = person in self.model.checked and person not in self.model.expelled
        self.want(Warned(person, "Looked into the bag."), allowed and self.model.note())

    @rule(minutes=st.integers(1, 30))
    def delay(self, minutes: int) -> None:
        left = not self.model.over and len(self.model.games) < self.state.settings.all_games
        self.want(lambda: Delayed(self.state.next_game, minutes, "Table 1 plays on."), left and self.model.note())

    @precondition(lambda self: self.model.games)
    @rule(number=st.integers(0, 99), who=st.integers(0, 4))
    def discard(self, number: int, who: int) -> None:
        """All that a table has handed in, or one sheet."""
        found = self.some_table(number)
        assert found is not None
        game, table, page = found
        by = None if who == 4 else page["seats"][who % len(page["seats"])]
        self.want(lambda: arbiter.discarding(self.state, game, table, "Too early.", by), self.model.discard(game, page, by))

    @precondition(lambda self: self.state.published)
    @rule(seed=seeds)
    def bend(self, seed: int) -> None:
        """The published seating is changed a little, well or badly: two swapped, one taken out, one put in."""
        lots = random.Random(seed)
        rounds = {round.game: [list(table) for table in round.tables] for round in self.state.published}
        tables = rounds[lots.choice(list(rounds))]
        for table in lots.choices(tables, k=lots.choice((1, 1, 2))):
            seat, other = lots.randrange(len(table)), lots.choice(tables)
            match lots.randrange(3):
                case 0:
                    there = lots.randrange(len(other))
                    table[seat], other[there] = other[there], table[seat]
                case 1:
                    del table[seat]
                case _:
                    table.append(lots.choice(EVERYBODY))
            if not table:
                break
        change = SeatingChanged(tuple(Round(game, tuple(map(tuple, tables))) for game, tables in rounds.items()))
        self.want(change, all(map(all, rounds.values())) and self.model.bend(rounds))

    @precondition(lambda self: self.model.over)
    @rule()
    def reopen(self) -> None:
        self.want(Reopened("Table 2 plays a last game."), self.model.reopen())

    @rule()
    def end_game(self) -> None:
        self.want(GameEnded(len(self.model.games)), self.model.end_game())

    @precondition(lambda self: len(self.model.games) >= self.setting.games or len(self.events) % 37 == 0)
    @rule()
    def finish(self) -> None:
        self.want(Finished("The room closes."), self.model.finish())

    # What holds

    def no_event_is_lost(self) -> None:
        assert [event.version for event in self.events] == list(range(1, len(self.events) + 1))
        assert len(self.events) == self.model.acts

    def no_sum_is_wrong(self) -> None:
        assert [(row.place, row.person, row.pt, row.rows, row.won) for row in standings(self.state)] == self.model.ranking()
        for row in standings(self.state):
            assert row.pt == sum(score.pv or 0 for score in row.scores)

    def who_is_there_is_there(self) -> None:
        assert list(self.state.present) == self.model.present()
        assert [[list(table.seats) for table in game.tables] for game in self.state.games] == [
            [page["seats"] for page in game] for game in self.model.games
        ]
        assert (self.state.running is not None, self.state.finished) == (self.model.on, self.model.over)

    def no_seating_is_invalid(self) -> None:
        for game in self.state.games:
            seated = [person for table in game.tables for person in table.seats]
            assert len(set(seated)) == len(seated)
            sizes = sorted(len(table.seats) for table in game.tables)
            # T1: as few small tables as possible; of two only with 2 or 5 players.
            assert sizes.count(2) == (len(seated) in (2, 5))
            assert sizes.count(3) == (1 if len(seated) == 5 else 0 if len(seated) == 2 else -len(seated) % 4)

    def no_expelled_name_is_public(self) -> None:
        shown = json.dumps(public.export(self.state, REGISTER))
        for person in self.model.expelled:
            assert person not in shown
            assert f"Last{person[2:]}x" not in shown
        for person in self.model.checked:
            if person not in self.model.expelled:
                assert person in shown
        assert {entry.person for entry in log(self.events) if entry.kind == "expelled"} >= self.model.expelled

    def the_truth_can_be_said(self) -> None:
        """Whoever has really withdrawn from a table of the game that is on: an arbiter can say so, and the game can end (T12, T21-T24)."""
        if self.state.running is None:
            return
        lots = random.Random(len(self.events))
        game = self.state.running
        table = lots.choice(game.tables)
        left = {person for person in table.seats if lots.random() < 0.4} | (self.model.thrown_out & set(table.seats))
        assert true_way(self.state, true_sheet(game.number, table, left)) is not None, (table, left)

    def the_end_can_be_reached(self) -> None:
        """Whatever was done, arbiters who say what is true get to the certificates."""
        state = self.state
        for game in state.games:
            for table in game.tables:
                if not state.table(game.number, table.number).is_settled:
                    truth = true_sheet(game.number, table, table.withdrawn)
                    found = true_way(state, truth)
                    assert found is not None, table
                    state = found
        if state.running is not None:
            state, _ = record(state, STREAM, ARBITER, state.at, GameEnded(len(state.games)))
        if not state.finished:
            state, _ = record(state, STREAM, ARBITER, state.at, Finished("The caretaker closes."))
        assert next_step(state).do is Do.PRINT_CERTIFICATES

    def teardown(self) -> None:
        if not hasattr(self, "events"):
            return
        again = [Event.read(json.loads(json.dumps(event.json()))) for event in self.events]
        assert again == self.events
        self.the_end_can_be_reached()
        assert replay(again) == verify(again) == self.state
        for person in self.model.checked:
            if person not in self.model.expelled:
                assert english(player_status(self.state, person))
        lots = random.Random(len(self.events))
        for version in lots.sample(range(len(self.states)), min(8, len(self.states))):
            assert state_at(self.events, version=version) == replay(self.events[:version]) == self.states[version]


class Planned(Tournament):
    setting = MARTELUDICA


class Few(Tournament):
    setting = Settings(games=2, first_player=FirstPlayer.BALANCE)
    few = True


class Long(Tournament):
    setting = Settings(games=5, game_minutes=20)


class Swiss(Tournament):
    setting = SWISS


class Final(Tournament):
    setting = replace(FINAL_FOUR, final_players=6)


TestPlanned, TestFew, TestLong, TestSwiss, TestFinal = (kind.TestCase for kind in (Planned, Few, Long, Swiss, Final))
# Shorter than the games of other machines, and there are five: 10,000 histories in the profile `long`.
for case in (TestPlanned, TestFew, TestLong, TestSwiss, TestFinal):
    case.settings = settings(stateful_step_count=50)
del case  # which would be taken for a sixth
