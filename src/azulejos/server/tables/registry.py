"""The registry of live tables: where one is made or found, and what happens when it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Executable

from azulejos.server.bot_workers import BotPool
from azulejos.server.cluster.leases import Leases
from azulejos.server.errors import Conflict, NotAllowed, NotFound, ServerError
from azulejos.server.fair import FairChance, commitment, new_seed
from azulejos.server.live.registry import Registry
from azulejos.server.live.subscriber import CLOSING
from azulejos.server.live.tasks import Tasks
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import Store, StoreFailed, VersionConflict, heartbeat, secrets, wakes
from azulejos.server.store.events import versions
from azulejos.server.tables import decisions, wake_list
from azulejos.server.tables.bot_turns import BotTurns, Thought
from azulejos.server.tables.chat import Chat, read_chat
from azulejos.server.tables.evening import Evening, player_of
from azulejos.server.tables.events import SERVER, Created, Recorded, Rematched, read_event
from azulejos.server.tables.expiry import Expiry
from azulejos.server.tables.interruptions import Interruptions
from azulejos.server.tables.live import LiveTable, resource_of
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.quick_games import QuickGames
from azulejos.server.tables.setup import BY_LOT, SeatPlan, Setup
from azulejos.server.tables.state import ENDED, Table, TableStatus
from azulejos.server.tables.table_list import TableList, entry
from azulejos.server.tables.table_reader import TableReader
from azulejos.server.tables.timers import TableTimers
from azulejos.server.tables.waking import Waking


class TableRegistry:
    """All live tables. A table is read from the store when it is first asked for; after a start also where something happens by itself."""

    def __init__(self, store: Store, bot_pool: BotPool, policy: TablePolicy, time: TimeSource, log: Log, leases: Leases | None = None) -> None:
        """With `leases` there are several processes: only what this one owns is kept here."""
        self._store = store
        self._leases = leases
        self._policy = policy
        self._time = time
        self._now = time.wall
        self._log = log
        self._reader = TableReader(store)
        self._registry = Registry(self._read, time.wall)
        self._tasks = Tasks(log)
        self.bots = bot_pool.names
        """The bots that can be seated here."""
        self._bots = BotTurns(bot_pool, policy, self._tasks, log, self._changed)
        self.timers = TableTimers(self._bots, policy, self._tasks, log, self._changed)
        self._interruptions = Interruptions(time, lambda: self.loaded, self._tasks, log)
        self._waking = Waking(store, self._registry.find, time.wall, log)
        self._expiry = Expiry(store, self._registry.known, policy.open_ms, time.wall, log, leases)
        self.quick = QuickGames()
        self._rematches: dict[str, asyncio.Task[LiveTable]] = {}
        self._list = TableList(store, self._tasks, log)
        self._opened_at = 0
        self._alive_at = 0
        self.is_ready = False
        self.is_closing = False
        self.identify: Callable[[LiveTable], Awaitable[None]] | None = None
        """Tells an event's table who sits there, and whose tokens open which seat, before anybody looks at it."""
        self.event_changed: Callable[[LiveTable], None] | None = None
        """Is told of every change of an event's table."""
        self.table_changed: Callable[[LiveTable], None] | None = None
        """Is told of every change of any table."""
        self.dropped: Callable[[LiveTable], None] | None = None
        """Is told of a table that another process has by now."""

    # Opening and closing

    async def open(self) -> None:
        """Find out when the last server was last alive, and go on with the tables that it left."""
        self._opened_at = self._now()
        rows = await self._store.rows(heartbeat.last())
        self._alive_at = min(rows[0].alive_at, self._opened_at) if rows else self._opened_at
        self._interruptions.open()
        with suppress(StoreFailed):  # A full disk: the server waits for room, and says that it is not ready.
            await self._store.write([self._heartbeat()])
        if self._leases is None:
            self._tasks.spawn(self._waking.run())
        else:
            self._waking.is_done = True  # What goes on by itself is taken over by lease.
        self._tasks.every(self._policy.beat_seconds, self._beat, "beat-failed")
        self.is_ready = True

    @property
    def is_awake(self) -> bool:
        """Whether all tables at which something happens by itself were read after the start."""
        return self._waking.is_done

    def _heartbeat(self) -> Executable:
        """The server is alive. A table that has yet to be woken is given the time since the last server was: until then nothing else is told."""
        return heartbeat.put(self._now() if self.is_awake else self._alive_at)

    async def _beat(self) -> None:
        self._sweep()
        if self._expiry.is_due:
            self._tasks.spawn(self._expiry.run())
        await self._store.write([self._heartbeat()])
        if self._store.condition.is_failing:
            await self._store.rows(heartbeat.last())  # Nobody else may be reading: whether that works again has to be found out, too.

    def _sweep(self) -> None:
        """Let go of tables where nothing can happen unless somebody comes, and look after those that the store has refused."""
        horizon = self._now() - self._policy.idle_ms
        for live in self.loaded:
            if live.is_broken:
                self._tasks.spawn(self._heal(live))

        def is_idle(id: str, live: LiveTable) -> bool:
            is_used = live.audience.subscribers or live.is_broken or self.timers.is_set(id) or self._bots.is_thinking(id)
            return not is_used and max(live.table.touched_at, live.asked_at) < horizon

        idle = self._registry.sweep(is_idle)
        for id in idle:
            self._list.forget(id)
            self._bots.forget(id)
        if idle and self._leases is not None:
            self._tasks.spawn(self._leases.release([f"table:{id}" for id in idle]))

    async def _heal(self, live: LiveTable) -> None:
        try:
            await live.heal()
        except ServerError as error:
            self._log.failure("table-not-read", error, table=live.table.id)

    async def close(self) -> None:
        """Tell everybody, stop all timers, and leave the tables as they are: their clocks stand still until a server goes on with them.

        A second time does nothing.
        """
        if self.is_closing:
            return
        self.is_closing = True
        self.timers.close()
        self._interruptions.close()
        for live in self.loaded:
            live.close()
            live.audience.send_all(CLOSING)
        await self._tasks.close()
        await self._registry.settle()
        with suppress(StoreFailed):  # Then the gap seems a little longer, and is nobody's time either.
            await self._store.write([self._heartbeat()])

    # Several processes

    def take_over(self, ids: Sequence[str]) -> None:
        """These tables are this process' now: go on with them."""
        self._tasks.spawn(self._waking.wake(ids))

    def drop(self, resource: str) -> None:
        """Another process owns these tables by now: nothing happens here any more, and whoever looks at them is sent there."""
        for live in self.loaded:
            if live.resource == resource:
                live.is_dropped = True
                self._registry.forget(live.table.id)
                self._list.forget(live.table.id)
                self.quick.forget(live)
                self.timers.forget(live)
                live.close()
                live.audience.send_all(CLOSING)
                if self.dropped is not None:
                    self.dropped(live)

    async def _owned(self, table: Table) -> int:
        """Make sure that this process owns a table; when its last owner was last alive, if nothing has happened since, or 0."""
        if self._leases is None:
            return 0
        await self._leases.hold(resource_of(table))
        return self._leases.left_at(resource_of(table), table.touched_at)

    # Finding and making tables

    @property
    def loaded(self) -> Sequence[LiveTable]:
        """The tables in memory."""
        return self._registry.loaded

    def in_memory(self, id: str) -> LiveTable | None:
        """A table, if nobody has to be asked for it."""
        return self._registry.get(id)

    def game_of(self, id: str) -> str | None:
        """The game that is shown at a table that is in memory and that anybody may watch; before play begins there is none to show."""
        live = self.in_memory(id)
        if live is None or not live.table.setup.settings.watchable or live.table.status is TableStatus.OPEN:
            return None
        return live.table.setup.game

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from the store, for somebody who asks for it."""
        live = await self._registry.find(id)
        if not live.is_visited:
            live.is_visited = True
            for seat in live.table.people:
                live.audience.absent_since[seat] = live.time.now()
            self._changed(live)
        return live

    async def peek(self, id: str) -> LiveTable:
        """A table for whoever is nobody there: nobody counts as away because of them."""
        return await self._registry.find(id)

    async def create(self, id: str, setup: Setup, maker: str, also: Sequence[Executable] = (), evening: Evening | None = None) -> LiveTable:
        """A new table. `also` is stored with it, such as the tokens of programs; `evening` is what was won before, where people play again."""
        seed, at, table = new_seed(), self._now(), Table(id)
        created = Created(maker, setup, commitment(seed), evening)
        table.apply(Recorded(1, at, created))
        names = await self._names(table, Chat())
        await self._owned(table)
        woken = [wakes.put(id, at)] if wake_list.goes_on(table) else []
        await self._store.append(f"table:{id}", 0, [created.new()], at, [secrets.add(id, seed), entry(table, at), *woken, *also])
        live = LiveTable(table, Chat(), seed, names, self._store, self._time, self._now(), self._changed)
        self._registry.add(id, live)
        self._list.note(table)
        self.quick.note(live)
        self.timers.reset(live)
        return live

    async def _names(self, table: Table, chat: Chat) -> dict[str, str]:
        """The names of all who sit at a table, made it, have talked there, or have played before at the tables of which it is the rematch."""
        played = () if table.evening is None else (player_of(tally.player) for tally in table.evening.tallies)
        known = {table.maker, *(seat.person for seat in table.seats), *(said.event.actor for said in chat.said), *played} - {None, SERVER}
        return await self._reader.names(known)

    async def seat_event(self, id: str, setup: Setup, places: Sequence[decisions.Place]) -> LiveTable:
        """The table of an event, at which everybody sits and play has started, unless it was made before. Its seed is stored already."""
        assert setup.event is not None
        if self.in_memory(id) is None and not await self._store.rows(versions([f"table:{id}"])):
            with suppress(VersionConflict):  # Somebody was quicker.
                await self._make_event_table(id, setup, places)
        return await self.table(id)

    async def _make_event_table(self, id: str, setup: Setup, places: Sequence[decisions.Place]) -> None:
        [row] = await self._store.rows(secrets.find(id))
        seed, at, table = bytes(row.seed), self._now(), Table(id)
        created = Created(SERVER, setup, commitment(seed))
        table.apply(Recorded(1, at, created))

        contributions = [place.contribution for place in places]
        seated = decisions.seat_all(table, places, lambda number: FairChance(seed, id, contributions, number))
        events = [created, *seated]
        beside = [entry(table, at), *wake_list.changes(table, seated, at)]
        # All at once: whoever finds the table finds a game that has begun.
        await self._store.append(f"table:{id}", 0, [event.new() for event in events], at, beside, resource_of(table))

    async def _read(self, id: str) -> LiveTable:
        # Who owns it already is the only one who stores anything there.
        is_ours = self._leases is None or f"table:{id}" in self._leases
        found = await self._reader.table(id)
        if not found.events:
            raise _missing()
        events = [read_event(stored) for stored in found.events]
        table, chat = Table(id), Chat()
        for event in events:
            table.apply(event)
        left_at = await self._owned(table)
        if not is_ours:  # The last owner may have stored something since.
            found = await self._reader.table(id)
            later = [read_event(stored) for stored in found.events[table.version :]]
            for event in later:
                table.apply(event)
            events += later
        for stored in found.chat:
            chat.apply(read_chat(stored))
        names = await self._names(table, chat)
        # What the last server left goes on from when that was last alive; so does what it stored with a time that is yet to come.
        was_left = not self._opened_at <= table.touched_at <= self._now()
        # Nobody's time runs before the table is read; where none is counted, the time since the start is no interruption.
        since_start = self._now() - self._opened_at if table.setup.clock.kind == "none" else 0
        at = self._alive_at + since_start if was_left else self._now()
        if left_at:
            was_left, at = True, self._now() if table.setup.clock.kind == "none" else left_at
        live = LiveTable(table, chat, found.seed, names, self._store, self._time, at, self._changed)
        place = table.setup.event
        if place is None:
            live.keys = found.keys
        elif self.identify is not None:
            await self.identify(live)
        if place is not None and place.watch_delay:
            live.audience.begin_delay(place.watch_delay * 1000, events)
        if was_left:
            await live.interrupt(was_away=True)
        live.is_visited = False
        self._changed(live)
        return live

    async def stored(self, id: str) -> Table:
        """A table as it is stored, only to be looked at, whichever process it belongs to."""
        table, events = Table(id), await self._store.read(f"table:{id}")
        if not events:
            raise _missing()
        for stored in events:
            table.apply(read_event(stored))
        return table

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
        # A quick game is played again by the same two: nobody else is brought there.
        settings = replace(setup.settings, public=setup.settings.public and not setup.quick)
        same = replace(setup, seats=tuple(map(_seat_again, setup.seats)), settings=settings, first=BY_LOT, agn=None, afen=None, quick=())
        again = await self.create(id, same, person, also, live.table.evening_so_far)
        # Told only when it is there, to whoever comes at once.
        await live.do(lambda _: [Rematched(person, id)])
        return again

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now, at every table."""
        for live in self.loaded:
            live.audience.rename(person, name)

    # What bots think

    def ahead(self, id: str) -> int | None:
        """How many questions come before that of a table's bot, in the queue for the workers; `None` if none of its bots waits."""
        return self._bots.ahead(id)

    def thoughts(self, id: str) -> Mapping[int, Thought]:
        """What the bots of a table last thought, by seat."""
        return self._bots.thoughts(id)

    # When a table has changed

    def _changed(self, live: LiveTable) -> None:
        if self.is_closing or live.is_dropped:
            return
        self._list.update(live.table)
        self.quick.note(live)
        if live.table.setup.event is not None and self.event_changed is not None:
            self.event_changed(live)
        if self.table_changed is not None:
            self.table_changed(live)
        self.timers.reset(live)
        self._bots.take(live)


def _missing() -> NotFound:
    return NotFound("no-table", "There is no such table: check the link.")


def _seat_again(plan: SeatPlan) -> SeatPlan:
    return plan if plan.kind in ("bot", "program") else SeatPlan("open")
