"""Online events: what happens in the event happens at its live tables, and the other way round.

Nothing here remembers what has to be done. An event and its tables are compared, and what is missing at either is done: after every change, every
second, and after a start. So a server that was killed between the two halves of something does the second one when it comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from azulejos.rules import AzulejosError
from azulejos.server.cluster.leases import Leases
from azulejos.server.fair import commitment, new_seed
from azulejos.server.live.tasks import Tasks
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import LeaseLost, Store, secrets
from azulejos.server.store.events import online_desks
from azulejos.server.tables import decisions
from azulejos.server.tables.events import SERVER, TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tables.setup import BY_LOT
from azulejos.server.tables.state import Table as TableState
from azulejos.server.tables.state import bot_key
from azulejos.server.tournaments import deals
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.online_tables import (
    TableProgress,
    away_seats,
    new_live_id,
    progress_of,
    seating_mark,
    setup_of,
    sheet_of,
    turn_length,
)
from azulejos.server.tournaments.registry import TournamentRegistry
from azulejos.server.tournaments.short_codes import hashes_of
from azulejos.server.tournaments.transaction import SERVER_ARBITER, Transaction
from azulejos.server.tournaments.unattended import Unattended
from azulejos.tournament import arbiter, events
from azulejos.tournament.organiser_desk import STREAM as DESK_STREAM
from azulejos.tournament.organiser_desk import Prepared
from azulejos.tournament.public_names import public_names
from azulejos.tournament.seating.tables import FirstPlayer
from azulejos.tournament.state import Game, Table

LOOK_SECONDS = 1.0
LOOK_AGAIN_SECONDS = 0.05
PATIENCE_SECONDS = 3.0
RULED = "It was ruled so at the table."
CLOSED = "The operator has closed the live table."

Work = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Does something that takes a while beside the loop."""


class OnlineTournaments:
    """Looks after all online events of a server that are not over."""

    def __init__(
        self,
        store: Store,
        tournaments: TournamentRegistry,
        tables: TableRegistry,
        work: Work,
        time: TimeSource,
        log: Log,
        leases: Leases | None = None,
    ) -> None:
        """With `leases` there are several processes: each looks after the events that it owns."""
        self._store = store
        self._leases = leases
        self._tournaments = tournaments
        self._tables = tables
        self._log = log
        self._time = time
        self._unattended = Unattended(store, tables, work, time)
        self._active: set[str] = set()
        """The events in which something can happen by itself."""
        self._reconciling: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._known: dict[str, TableProgress] = {}
        """How each table was when the event last heard of it."""
        self._over: set[str] = set()
        """Tables at which nothing is left to do."""
        self._faults: dict[str, str] = {}
        """What was last wrong with an event, or with a table."""
        self._tasks = Tasks(log)
        self._is_closing = False
        tables.identify = self.identify
        tables.event_changed = self._table_changed
        tournaments.changed = self._tournament_changed

    # Opening and closing

    def open(self) -> None:
        """Go on with the events that an earlier server left."""
        self._tasks.spawn(self._look())

    async def close(self) -> None:
        """Begin nothing more, and wait for what is under way."""
        self._is_closing = True
        await self._tasks.close()
        await asyncio.gather(*self._reconciling.values(), return_exceptions=True)

    async def _look(self) -> None:
        found = False
        while True:
            try:
                if not found:
                    rows = await self._store.rows(online_desks())
                    self._active |= {row.stream.removeprefix(DESK_STREAM) for row in rows}
                    found = True
            except AzulejosError as error:
                self._log.failure("events-not-read", error)
            for id in tuple(self._active):
                self.reconcile_soon(id)
            await asyncio.sleep(LOOK_SECONDS)

    # Who sits where

    async def identify(self, live: LiveTable) -> None:
        """Tell a table who sits there, and whose tokens open which seat."""
        place = live.table.setup.event
        assert place is not None
        try:
            self._identify(live, await self._tournaments.find(place.tournament))
        except AzulejosError as error:  # Then it is a table at which nobody has a name or a key.
            self._log.failure("event-not-found", error, table=live.table.id)

    def _identify(self, live: LiveTable, tournament: LiveTournament) -> None:
        table, state, register = live.table, tournament.snapshot.state, tournament.snapshot.register
        out = progress_of(table).withdrawn
        seats = {seat.person: number for number, seat in enumerate(table.seats, 1) if seat.person is not None}
        holding = [role for role in tournament.roles if role.revoked_at is None]
        shown, names = public_names(state, register), {}
        for person in seats:
            hidden = register.find(person) is None or (person in state.entrants and state.entrants[person].expelled)
            names[person] = "" if hidden else shown.get(person, "")
        place = table.setup.event
        if place is not None and place.game <= len(state.games):
            for number, person in enumerate(state.table(place.game, place.table).seats, 1):
                if person in tournament.desk.bots:
                    names[bot_key(number)] = shown.get(person, "")
        live.identify(
            {
                hash: seats[role.person]
                for role in holding
                if role.kind == "player" and role.person in seats and seats[role.person] not in out
                for hash in hashes_of(tournament, role)
            },
            frozenset(hash for role in holding if role.is_staff for hash in hashes_of(tournament, role)),
            names,
        )

    # When to look

    def take_over(self, ids: Sequence[str]) -> None:
        """These events are this process' now."""
        self._active.update(ids)
        for id in ids:
            self.reconcile_soon(id)

    async def _is_ours(self, id: str) -> bool:
        """Whether this process looks after an event: one that nobody owns it takes, and reads what the last owner may have stored."""
        if self._leases is None or f"tournament:{id}" in self._leases:
            return True
        try:
            await self._leases.hold(f"tournament:{id}")
        except LeaseLost:
            self._active.discard(id)
            return False
        await (await self._tournaments.find(id)).load()
        return True

    def forget(self, id: str) -> None:
        """There is no such event any more."""
        self._active.discard(id)
        self._again.discard(id)

    def _table_changed(self, live: LiveTable) -> None:
        place = live.table.setup.event
        assert place is not None
        if live.table.id not in self._over and self._known.get(live.table.id) != progress_of(live.table):
            self.reconcile_soon(place.tournament)

    def _tournament_changed(self, tournament: LiveTournament) -> None:
        if not tournament.desk.arranged.online:
            return
        for id in tournament.desk.live.values():
            if (live := self._tables.in_memory(id)) is not None:
                self._identify(live, tournament)
        if not tournament.snapshot.state.finished:
            self.reconcile_soon(tournament.id)

    def reconcile_soon(self, id: str) -> asyncio.Task[None] | None:
        """Compare an event with its tables, once more if that is being done already."""
        if self._is_closing:
            return None
        self._again.add(id)
        if id not in self._reconciling:
            self._reconciling[id] = asyncio.create_task(self._reconcile_until_done(id))
        return self._reconciling[id]

    async def reconcile(self, id: str) -> None:
        """The same, and wait for it; not for long, if there is more and more to do."""
        if (task := self.reconcile_soon(id)) is not None:
            await asyncio.wait({task}, timeout=PATIENCE_SECONDS)

    async def _reconcile_until_done(self, id: str) -> None:
        try:
            while id in self._again and not self._is_closing:
                self._again.discard(id)
                await self._reconcile(id)
            self._faults.pop(id, None)
        except AzulejosError as error:
            self._note_fault(id, error)
        except Exception as error:
            self._log.error("event-failed", error=error, tournament=id)
        finally:
            del self._reconciling[id]

    def _note_fault(self, id: str, error: AzulejosError) -> None:
        """It is done again in a second, and logged once."""
        if self._faults.get(id) != error.code:
            self._faults[id] = error.code
            self._log.failure("event-not-tended", error, tournament=id)

    async def _reconcile(self, id: str) -> None:
        if not await self._is_ours(id):
            return
        tournament = await self._tournaments.find(id)
        if not tournament.desk.arranged.online:
            self._active.discard(id)
            return
        if (round := tournament.snapshot.state.round(tournament.snapshot.state.next_game)) is not None:
            await self._prepare(tournament, round.game, round.tables)
        for game in tournament.snapshot.state.games:
            if not game.ended:
                await self._make_tables(tournament, game)
            for table in game.tables:
                # A table that was void, and whose game has ended meanwhile, may still be played.
                if table.is_void or not table.is_settled:
                    try:
                        await self._reconcile_table(tournament, game.number, table.number)
                    except AzulejosError as error:  # One table that cannot be read must not keep the others from going on.
                        self._note_fault(f"{id}, game {game.number}, table {table.number}", error)
        if tournament.desk.arranged.unattended and not tournament.snapshot.state.finished:
            await self._unattended.run(tournament)
        # Nothing happens by itself where no game is on, unless nobody runs the event.
        state = tournament.snapshot.state
        tournament.is_active = not state.finished and (state.running is not None or tournament.desk.arranged.unattended)
        if tournament.is_active:
            self._active.add(id)
        else:
            self._active.discard(id)

    # Making tables

    async def _prepare(self, tournament: LiveTournament, game: int, tables: Sequence[Sequence[str]]) -> Prepared:
        """Commit to the deals of a game's tables, before anybody gives their part to them and before it starts."""
        mark = seating_mark(tables)
        if (known := tournament.desk.prepared.get(game)) is not None and known.mark == mark:
            return known
        seeds = {new_live_id(): new_seed() for _ in tables}

        def how(transaction: Transaction) -> None:
            if (known := transaction.desk.prepared.get(game)) is None or known.mark != mark:
                transaction.also += [secrets.add(id, seed) for id, seed in seeds.items()]
                transaction.note("prepared", game=game, mark=mark, lives=list(seeds), commitments=[commitment(seed) for seed in seeds.values()])

        await tournament.do(how, SERVER_ARBITER, None)
        return tournament.desk.prepared[game]

    async def _make_tables(self, tournament: LiveTournament, game: Game) -> None:
        missing = [table for table in game.tables if (game.number, table.number) not in tournament.desk.live]
        if not missing:
            return
        prepared = await self._prepare(tournament, game.number, [table.seats for table in game.tables])
        ids = {table.number: prepared.lives[table.number - 1] for table in missing}
        await asyncio.gather(*(self._make(tournament, game.number, table, ids[table.number]) for table in missing))

        # Told when they are there: whoever comes finds a table.
        def how(transaction: Transaction) -> None:
            for number, id in ids.items():
                if (game.number, number) not in transaction.desk.live:
                    transaction.note("seated-live", game=game.number, table=number, live=id)

        await tournament.do(how, SERVER_ARBITER, None)

    async def _make(self, tournament: LiveTournament, game: int, table: Table, id: str) -> None:
        setup = setup_of(tournament.id, tournament.snapshot.state, tournament.desk, game, table)
        places = [deals.place_of(tournament.desk, game, person) for person in table.seats]
        [row] = await self._store.rows(secrets.find(id))
        if (
            tournament.snapshot.state.settings.first_player is FirstPlayer.LOT
            and deals.first_player(setup.game, bytes(row.seed), id, places) == table.first
        ):
            setup = replace(setup, first=BY_LOT)
        await self._tables.seat_event(id, setup, places)

    async def close_deals(self, tournament: LiveTournament, game: int) -> deals.Seeds:
        """A game is about to start: take no more commitments to its deals, and wait a little for the contributions that were committed to."""
        state = tournament.snapshot.state
        round = state.round(state.next_game)
        if round is None or round.game != game:
            return {}  # It cannot start, and who asked for it is told so.
        prepared = await self._prepare(tournament, game, round.tables)
        await tournament.do(lambda transaction: deals.close(transaction, game), SERVER_ARBITER, None)
        end = tournament.now() + deals.REVEAL_MS
        while deals.awaited(tournament.desk, round) and tournament.now() < end:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        return await deals.seeds_of(self._store, prepared)

    # One table

    async def _reconcile_table(self, tournament: LiveTournament, game: int, number: int) -> None:
        id = tournament.desk.live.get((game, number))
        if id is None or id in self._over:
            return
        live = await self._tables.table(id)
        table = tournament.snapshot.state.table(game, number)
        paused = tournament.desk.paused_since(game) is not None
        resumed = tournament.desk.resumed.get((game, number))
        for token in _tokens(table, progress_of(live.table), resumed):
            await live.do(_ruling(live, token))
        if not paused and (passed := tournament.desk.passed.get((game, number))) is not None and passed == turn_length(live.table):
            await live.do(lambda each: decisions.around(each, "pass", SERVER, live.draws(), by="arbiter") if turn_length(each) == passed else [])
        await live.do(lambda each: decisions.rest(each, SERVER, paused=paused))
        progress = progress_of(live.table)
        self._identify(live, tournament)
        waited = min(tournament.now() - tournament.started.get(game, tournament.now()), self._time.up_for())
        away = frozenset(table.seats[seat - 1] for seat in away_seats(live, waited))
        for person in away:
            if (bot := tournament.desk.stand_ins.get((game, person))) is not None:
                seat = table.seats.index(person) + 1
                await live.do(lambda each, seat=seat, bot=bot: decisions.stand_in(each, seat, bot, "away"))  # type: ignore[misc]
        await tournament.do(lambda transaction: _tell(transaction, game, number, progress, away), SERVER_ARBITER, None)
        self._known[id] = progress
        if progress.ended and tournament.snapshot.state.table(game, number).is_settled:
            self._over.add(id)
            del self._known[id]


def _tokens(table: Table, progress: TableProgress, resumed: int | None) -> list[str]:
    """What has happened in the event, and not yet at its table."""
    if progress.ended:
        return []
    found = [f"withdraw:{seat}" for seat, person in enumerate(table.seats, 1) if person in table.withdrawn and seat not in progress.withdrawn]
    if table.voided:
        found.append("void")
    elif progress.stopped and resumed == progress.length:
        found.append("resume")
    return found


def _ruling(live: LiveTable, token: str) -> Callable[[TableState], list[TableEvent]]:
    def decide(table: TableState) -> list[TableEvent]:
        if progress_of(table).ended:
            return []  # By the one before: fewer than two were left (T22), or somebody has just made the last move.
        return decisions.around(table, token, SERVER, live.draws(), by="arbiter", paused=True)

    return decide


def _tell(transaction: Transaction, game: int, number: int, progress: TableProgress, away: frozenset[str]) -> None:
    """Let the event know what has happened at its table."""
    for seat, by in progress.withdrawn.items():
        table = transaction.state.table(game, number)
        person = table.seats[seat - 1]
        if person not in table.withdrawn and table.is_playing:
            if by == "player":
                with transaction.acting(person):
                    transaction.do(events.Withdrawn(game, person))
            else:
                transaction.as_server(events.Withdrawn(game, person, RULED))
    table = transaction.state.table(game, number)
    if not table.is_settled:
        if progress.closed or progress.void:
            transaction.as_server(arbiter.voiding(transaction.state, game, number, CLOSED if progress.closed else RULED))
        elif progress.result is not None and table.result is None and not table.disputed:
            transaction.as_server(events.SheetHandedIn(sheet_of(progress, game, table), settles=True))
    call = transaction.desk.stalled(game, number)
    if progress.stopped and call is None:
        transaction.note("called", what="stalled", game=game, table=number, text="")
    elif not progress.stopped and call is not None:
        transaction.note("answered", call=call.call, done=True)
    missed = transaction.desk.absent(game, number)
    for person in sorted(away - missed.keys()):
        if (game, person) not in transaction.desk.waited_for and (game, person) not in transaction.desk.stand_ins:
            transaction.note("called", what="absent", game=game, table=number, person=person, text="")
    for person in missed.keys() - away:
        transaction.note("answered", call=missed[person].call, done=True, back=True)
