"""The hall: all live tables of a server, the timers that end turns, and the bots that are asked to move."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy import Executable

from azulejos.rules import AzulejosError, RandomChance, View
from azulejos.server.bot_workers import BotPool, Busy, Stopped, any_legal
from azulejos.server.errors import Conflict, NotAllowed, NotFound, ServerError
from azulejos.server.fair import FairChance, commitment, new_seed
from azulejos.server.logs import Log
from azulejos.server.store import NewEvent, Store, StoredEvent, VersionConflict, beat, keys, listing, people, secrets
from azulejos.server.store.events import versions
from azulejos.server.tables import decisions
from azulejos.server.tables.chat import Chat
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.setup import BY_LOT, SeatPlan, Setup
from azulejos.server.tables.state import ENDED, Table, TableStatus

NO_STAND_IN = ("days", "tournament")
"""Clocks at whose tables nobody plays for a seat left alone before its time is over."""
TAKEN_UP_AT_ONCE = 64
"""So many tables are read at a time after a start, so that what is stored for them goes into a few commits."""
LONGEST_TIMER = 3_600_000
"""A timer looks again after so long: over days the clock on the wall and that of the machine do not agree."""
QUEUE_PATIENCE = 50
"""So many times a bot's question is put again when all workers are busy, before any legal move will do."""


@dataclass(frozen=True, slots=True)
class TablePolicy:
    """What holds at every table."""

    away_ms: int = 60_000
    """After so long a bot plays for a seat left alone."""
    idle_ms: int = 600_000
    """After so long a table where nothing can happen leaves memory."""
    beat_seconds: float = 1.0
    bot: str = "greedy"
    """The bot that stands in."""
    bot_seconds: float = 2.0
    pace_ms: int = 0
    """A bot's move is not shown sooner after the last one than this."""


class TableRegistry:
    """All live tables. A table is read from the store when it is first asked for; those that were running are read again after a start."""

    def __init__(self, store: Store, bot_pool: BotPool, policy: TablePolicy, now: Callable[[], int], log: Log) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._policy = policy
        self._now = now
        self._log = log
        self._tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rematches: dict[str, asyncio.Task[LiveTable]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, int] = {}
        self._listed: dict[str, tuple[TableStatus, tuple[str | None, ...]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._opened_at = 0
        self._alive_at = 0
        self.is_ready = False
        self.is_closing = False
        self.introduce: Callable[[LiveTable], Awaitable[None]] | None = None
        """Tells an event's table who sits there, and whose tokens open which seat, before anybody looks at it."""
        self.event_changed: Callable[[LiveTable], None] | None = None
        """Is told of every change of an event's table."""

    # Opening and closing

    async def open(self) -> None:
        """Find out when the last server was last alive, and take up the tables that it left."""
        self._opened_at = self._now()
        rows = await self._store.rows(beat.last())
        self._alive_at = min(rows[0].alive_at, self._opened_at) if rows else self._opened_at
        await self._store.write([beat.put(self._opened_at)])
        self._spawn(self._take_up())
        self._spawn(self._beat())

    async def _take_up(self) -> None:
        rows = await self._store.rows(listing.in_state([TableStatus.OPEN, TableStatus.RUNNING, TableStatus.PAUSED], limit=None))
        for start in range(0, len(rows), TAKEN_UP_AT_ONCE):
            ids = [row.table_id for row in rows[start : start + TAKEN_UP_AT_ONCE]]
            for id, read in zip(ids, await asyncio.gather(*map(self.table, ids), return_exceptions=True)):
                if isinstance(read, Exception):  # One table that cannot be read must not keep the others from going on.
                    self._log.error("table-unreadable", error=read, table=id)
        self.is_ready = True
        if rows:
            self._log.info("tables-taken-up", tables=len(rows), ms=self._now() - self._opened_at)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._policy.beat_seconds)
            try:
                await self._store.write([beat.put(self._now())])
            except AzulejosError as error:
                self._log.error("beat-failed", code=error.code)
            self._sweep()

    async def close(self) -> None:
        """Tell everybody, stop all timers, and leave the tables as they are: their clocks stand still until a server takes them up."""
        self.is_closing = True
        for timer in self._timers.values():
            timer.cancel()
        for live in self._tables.values():
            live.stop()
            live.send_all(b'{"type":"closing"}')
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in tuple(self._tables.values()):
            await live.settle()
        await self._store.write([beat.put(self._now())])

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error("task-failed", error=error)

    def _sweep(self) -> None:
        """Let go of tables where nothing can happen unless somebody comes, and look after those that the store has refused."""
        horizon = self._now() - self._policy.idle_ms
        for id, live in tuple(self._tables.items()):
            if live.is_broken:
                self._spawn(self._heal(live))
            elif not live.watchers and id not in self._timers and id not in self._thinking and max(live.table.touched_at, live.asked_at) < horizon:
                self._tables.pop(id).stop()
                self._listed.pop(id, None)

    async def _heal(self, live: LiveTable) -> None:
        try:
            await live.heal()
        except ServerError as error:
            self._log.error("table-not-read", table=live.table.id, code=error.code)

    # Tables

    @property
    def loaded(self) -> Sequence[LiveTable]:
        """The tables in memory."""
        return tuple(self._tables.values())

    def game_of(self, id: str) -> str | None:
        """The game of a table that is in memory and that anybody may watch."""
        live = self._tables.get(id)
        return live.table.setup.game if live is not None and live.table.setup.settings.watchable else None

    def in_memory(self, id: str) -> LiveTable | None:
        """A table, if nobody has to be asked for it."""
        return self._tables.get(id)

    async def create(self, id: str, setup: Setup, maker: str, also: Sequence[Executable] = ()) -> LiveTable:
        """A new table. `also` is stored with it, such as the tokens of programs."""
        seed = new_seed()
        created = decisions.event("created", maker, setup=setup.to_json(), commitment=commitment(seed))
        at = self._now()
        table = Table(id)
        table.apply(StoredEvent(f"table:{id}", 1, at, maker, created.kind, created.payload))
        await self._store.append(f"table:{id}", 0, [created], at, [secrets.add(id, seed), _entry(table, at), *also])
        self._tables[id] = live = self._live(table, Chat(), seed, {})
        self._listed[id] = _listed(table)
        return live

    async def seat_event(self, id: str, setup: Setup, persons: Sequence[str], contributions: Sequence[str]) -> LiveTable:
        """The table of an event, at which everybody sits and play has started, unless it was made before. Its seed is stored already."""
        assert setup.event is not None
        if id not in self._tables and not await self._store.rows(versions([f"table:{id}"])):
            with suppress(VersionConflict):  # Somebody was quicker.
                await self._make_event_table(id, setup, persons, contributions)
        return await self.table(id)

    async def _make_event_table(self, id: str, setup: Setup, persons: Sequence[str], contributions: Sequence[str]) -> None:
        [row] = await self._store.rows(secrets.find(id))
        seed, at = bytes(row.seed), self._now()
        created = decisions.event("created", decisions.SERVER, setup=setup.to_json(), commitment=commitment(seed))
        table = Table(id)
        table.apply(StoredEvent(f"table:{id}", 1, at, created.actor, created.kind, created.payload))

        def draws_with(contributions: Sequence[str]) -> decisions.Draws:
            return lambda number: FairChance(seed, id, contributions, number)

        events = [created, *decisions.seat_all(table, persons, contributions, draws_with)]
        # All at once: whoever finds the table finds a game that has begun.
        await self._store.append(f"table:{id}", 0, events, at, [_entry(table, at)])

    def _live(self, table: Table, chat: Chat, seed: bytes, names: dict[str, str]) -> LiveTable:
        live = LiveTable(table, chat, seed, names, self._store, self._now, self._changed)
        live.asked_at = self._now()
        return live

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        live = self._tables.get(id)
        if live is not None:
            live.asked_at = self._now()
            await live.heal()
            return live
        if id not in self._reading:
            self._reading[id] = asyncio.ensure_future(self._read(id))
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> LiveTable:
        events = await self._store.read(f"table:{id}")
        if not events:
            raise NotFound("no-table", "There is no such table: check the link.")
        table, chat = Table(id), Chat()
        for event in events:
            table.apply(event)
        for said in await self._store.read(f"chat:{id}"):
            chat.apply(said)
        [row] = await self._store.rows(secrets.find(id))
        known = {seat.person for seat in table.seats if seat.person} | {said.person for said in chat.said}
        names = {row.id: row.name for row in await self._store.rows(people.find(sorted(known)))} if known else {}
        live = self._live(table, chat, bytes(row.seed), names)
        place = table.setup.event
        if place is None:
            live.keys = {row.hash: row.seat for row in await self._store.rows(keys.seats_of(id))}
        elif self.introduce is not None:
            await self.introduce(live)
        if place is not None and place.watch_delay:
            live.begin_late(place.watch_delay * 1000, events)
        if table.status is TableStatus.RUNNING and table.touched_at < self._opened_at and table.clock.running is not None:
            gap = max(0, self._now() - max(self._alive_at, table.touched_at))
            await live.do(lambda _: [decisions.event("interrupted", decisions.SERVER, gap=gap)])
        self._tables[id] = live
        for seat in table.people:
            live.absent_since[seat] = self._now()
        self._changed(live)
        return live

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now, at every table."""
        for live in self.loaded:
            live.rename(person, name)

    async def rematch(self, live: LiveTable, id: str, person: str, also: Sequence[Executable] = ()) -> LiveTable:
        """The table at which the same people play again: with this id, unless it was made before."""
        if live.table.rematch is not None:
            return await self.table(live.table.rematch)
        if live.table.setup.event is not None:
            raise NotAllowed("event-table", "This table is an event's: the next game is the event's, too.")
        if live.table.status not in ENDED:
            raise Conflict("game-goes-on", "Finish this game first.")
        before = live.table.id
        if before not in self._rematches:
            self._rematches[before] = asyncio.ensure_future(self._make_rematch(live, id, person, also))
            self._rematches[before].add_done_callback(lambda _: self._rematches.pop(before, None))
        return await asyncio.shield(self._rematches[before])

    async def _make_rematch(self, live: LiveTable, id: str, person: str, also: Sequence[Executable]) -> LiveTable:
        setup = live.table.setup
        again = await self.create(id, replace(setup, seats=tuple(map(_seat_again, setup.seats)), first=BY_LOT, agn=None, afen=None), person, also)
        # Told only when it is there, to whoever comes at once.
        await live.do(lambda _: [decisions.event("rematched", person, table=id)])
        return again

    # What happens by itself

    def _changed(self, live: LiveTable) -> None:
        if self.is_closing:
            return
        id = live.table.id
        if (timer := self._timers.pop(id, None)) is not None:
            timer.cancel()
        if self._listed.get(id) != _listed(live.table):
            gone = _persons(self._listed.get(id)) - _persons(_listed(live.table))
            self._listed[id] = _listed(live.table)
            self._spawn(self._list(live, gone))
        if live.table.setup.event is not None and self.event_changed is not None:
            self.event_changed(live)
        due = self._due(live)
        if due is not None:
            self._set_timer(live, due - self._now())
        mover = live.table.to_move
        if mover is not None and (bot := live.table.seat(mover).bot) is not None:
            self._ask(live, mover, bot, bot)
        if live.table.awaiting is not None and live.table.seat(live.table.awaiting).bot is not None:
            self._spawn(self._stand_by(live))

    def _set_timer(self, live: LiveTable, ms: int) -> None:
        id = live.table.id

        def ring() -> None:
            self._timers.pop(id, None)
            self._spawn(self._tick(live))

        self._timers[id] = asyncio.get_running_loop().call_later(min(max(0, ms), LONGEST_TIMER) / 1000, ring)

    async def _stand_by(self, live: LiveTable) -> None:
        """A bot stands by the turn of a player who left before confirming it."""

        def decide(table: Table) -> list[NewEvent]:
            number = table.awaiting
            is_due = number is not None and table.seat(number).bot is not None
            return decisions.confirm(table, number, decisions.SERVER, live.draws()) if is_due and number is not None else []

        try:
            await live.do(decide)
        except Conflict:
            pass  # The table is paused, or has ended.
        except ServerError as error:
            self._log.error("confirm-failed", table=live.table.id, code=error.code)
            asyncio.get_running_loop().call_later(1, self._changed, live)

    async def _list(self, live: LiveTable, gone: set[str]) -> None:
        table = live.table
        persons = _persons(_listed(table))
        mine = [listing.put_person(table.id, person) for person in sorted(persons)]
        others = [listing.remove_person(table.id, person) for person in sorted(gone - persons)]
        try:
            await self._store.write([_entry(table, self._now()), *mine, *others])
        except AzulejosError as error:  # The list follows from the events: it is put right when the table is read again.
            self._listed.pop(table.id, None)
            self._log.error("listing-failed", table=table.id, code=error.code)

    def _due(self, live: LiveTable) -> int | None:
        """When a seat's time is over, or its absence has lasted long enough."""
        table = live.table
        if table.status is not TableStatus.RUNNING:
            return None
        deadlines = [table.clock.deadline()]
        mover = table.to_move or table.awaiting
        if mover is not None and not live.present(mover) and table.seat(mover).bot is None and not self._must_wait(table):
            # Who has sat down and never looked at the table is away as well.
            since = live.absent_since.setdefault(mover, self._now())
            deadlines.append(max(since, table.touched_at) + self._policy.away_ms)
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def _must_wait(self, table: Table) -> bool:
        return table.setup.clock.kind in NO_STAND_IN or decisions.is_tournament(table)

    async def _tick(self, live: LiveTable) -> None:
        """A timer went off: look what is due now."""
        table, now = live.table, self._now()
        if self.is_closing or table.status is not TableStatus.RUNNING:
            return
        try:
            if self._is_time_over(table):
                version = table.version

                def decide(table: Table) -> list[NewEvent]:
                    return decisions.time_is_over(table, self._policy.bot, live.draws()) if self._is_time_over(table) else []

                await live.do(decide, version=version)
                if live.table.version == version and (mover := table.to_move) is not None and self._is_time_over(table):
                    self._ask(live, mover, table.seat(mover).bot or self._policy.bot, "clock")
                    return
            else:
                mover, due = table.to_move or table.awaiting, self._due(live)
                if mover is not None and due is not None and due <= now:
                    away = mover
                    await live.do(
                        lambda table: [] if live.present(away) else decisions.stand_in(table, away, self._policy.bot, "away"), version=table.version
                    )
        except Conflict:
            pass  # Somebody was quicker.
        except ServerError as error:
            self._log.error("tick-failed", table=table.id, code=error.code)
            if not self.is_closing:
                self._set_timer(live, 1_000)
            return
        if table.id not in self._timers:
            self._changed(live)

    def _is_time_over(self, table: Table) -> bool:
        deadline = table.clock.deadline()
        return deadline is not None and deadline <= self._now()

    def _ask(self, live: LiveTable, seat: int, bot: str, by: str) -> None:
        """Let a bot think about a seat's decision, once for each version."""
        table = live.table
        if self._thinking.get(table.id) == table.position_version:
            return
        self._thinking[table.id] = table.position_version
        self._spawn(self._think(live, seat, bot, by, table.position_version))

    async def _think(self, live: LiveTable, seat: int, bot: str, by: str, version: int) -> None:
        id = live.table.id
        try:
            pause = live.table.touched_at + self._policy.pace_ms - self._now()
            if pause > 0:
                await asyncio.sleep(pause / 1000)
            if live.table.position_version != version or live.table.position is None:
                return
            token = await self._token(id, bot, live.table.position.view(seat))

            def decide(table: Table) -> list[NewEvent]:
                # The player may have come back meanwhile, or got more time.
                is_wanted = self._is_time_over(table) if by == "clock" else table.seat(seat).bot == bot
                return decisions.move(table, seat, token, f"bot:{bot}", live.draws(), by=by) if is_wanted else []

            await live.do(decide, version=version)
        except (Conflict, Stopped):
            pass  # The turn was taken back, or the table is paused; or the server is closing.
        except ServerError as error:
            self._log.error("bot-move-failed", table=id, code=error.code)
            asyncio.get_running_loop().call_later(1, self._changed, live)
            return
        finally:
            if self._thinking.get(id) == version:
                self._thinking.pop(id)
        if live.table.position_version == version:
            self._changed(live)  # Nothing was played: whoever decides now may not have been asked.

    async def _token(self, table: str, bot: str, view: View) -> str:
        try:
            return await self._choice(bot, view)
        except Stopped:
            raise
        except AzulejosError as error:
            self._log.warning("bot-replaced", table=table, bot=bot, code=error.code)
            return any_legal(view, RandomChance(random.SystemRandom()))

    async def _choice(self, bot: str, view: View) -> str:
        for _ in range(QUEUE_PATIENCE):
            try:
                return await self._bot_pool.choose(bot, view, self._policy.bot_seconds)
            except Busy:
                await asyncio.sleep(0.1)
        return await self._bot_pool.choose(bot, view, self._policy.bot_seconds)


def _seat_again(plan: SeatPlan) -> SeatPlan:
    return plan if plan.kind in ("bot", "program") else SeatPlan("open")


def _listed(table: Table) -> tuple[TableStatus, tuple[str | None, ...]]:
    return table.status, tuple(seat.person for seat in table.seats)


def _persons(listed: tuple[TableStatus, tuple[str | None, ...]] | None) -> set[str]:
    return set() if listed is None else {person for person in listed[1] if person is not None}


def _entry(table: Table, at: int) -> Executable:
    """A table's line in the list: what it takes to find one."""
    setup = table.setup
    return listing.put(
        table.id,
        state=table.status,
        public=setup.settings.public and (setup.settings.watchable or table.status is TableStatus.OPEN),
        game=setup.game,
        made_at=table.made_at,
        updated_at=at,
        summary={
            "options": dict(setup.options),
            "clock": setup.clock.to_json(),
            "seats": [{**seat.plan.to_json(), "taken": seat.is_taken, "person": seat.person} for seat in table.seats],
        },
    )
