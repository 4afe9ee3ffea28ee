"""The timers of live tables: what happens when a seat's time is over, and when a seat was left alone for long enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from azulejos.server.errors import Conflict, ServerError
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.tables import decisions, reveals
from azulejos.server.tables.bot_turns import CLOCK, BotTurns
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.quick_games import gone, without
from azulejos.server.tables.state import Table, TableStatus

NO_STAND_IN = ("days", "tournament")
"""Clocks at whose tables nobody plays for a seat left alone before its time is over."""
LONGEST = 3_600_000
"""A timer looks again after so long: over days the clocks of a machine do not agree."""
RETRY_MS = 1_000


class TableTimers:
    """One timer for each table at which something is due. `changed` is called where a table has to be looked at again."""

    def __init__(self, bots: BotTurns, policy: TablePolicy, tasks: Tasks, log: Log, changed: Callable[[LiveTable], None]) -> None:
        self._bots = bots
        self._policy = policy
        self._tasks = tasks
        self._log = log
        self._changed = changed
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._is_closed = False

    def is_set(self, id: str) -> bool:
        """Whether something is due at a table."""
        return id in self._timers

    def reset(self, live: LiveTable) -> None:
        """Something has changed at a table: something else may be due, or nothing."""
        if (timer := self._timers.pop(live.table.id, None)) is not None:
            timer.cancel()
        if (due := self._due(live)) is not None:
            self.ring_in(live, due - live.time.now())

    def ring_in(self, live: LiveTable, ms: int) -> None:
        """Look at a table after so long."""
        if self._is_closed or live.is_dropped:
            return
        id = live.table.id

        def ring() -> None:
            self._timers.pop(id, None)
            self._tasks.spawn(self._tick(live))

        self._timers[id] = asyncio.get_running_loop().call_later(min(max(0, ms), LONGEST) / 1000, ring)

    def forget(self, live: LiveTable) -> None:
        """Nothing is due at a table any more."""
        if (timer := self._timers.pop(live.table.id, None)) is not None:
            timer.cancel()

    def close(self) -> None:
        """Stop all of them."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()

    def _due(self, live: LiveTable) -> int | None:
        """When a seat's time is over, or its absence has lasted long enough."""
        table = live.table
        if table.awaited:
            return max(table.full_at, live.time.goes_on_since) + self._policy.away_ms
        if (away := gone(live)) is not None:
            absent = (live.audience.absent_since[seat] for seat in away if seat in live.audience.absent_since)
            return max(table.touched_at, live.time.goes_on_since, *absent) + self._policy.away_ms
        if table.status is not TableStatus.RUNNING:
            return None
        deadlines = [table.clock.deadline()]
        mover = table.to_move or table.awaiting
        if live.is_visited and mover is not None and not live.audience.is_present(mover) and table.seat(mover).bot is None and not _must_wait(table):
            # Who has sat down and never looked at the table is away as well.
            since = live.audience.absent_since.setdefault(mover, live.time.now())
            deadlines.append(max(since, table.touched_at) + self._policy.away_ms)
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    async def _tick(self, live: LiveTable) -> None:
        """A timer went off: look what is due now."""
        table = live.table
        if self._is_closed or (table.status is not TableStatus.RUNNING and not table.awaited and gone(live) is None):
            return
        try:
            if table.awaited:
                await self._start_without(live)
            elif gone(live) is not None:
                await self._go_on_without(live)
            elif table.clock.is_over(live.time.now()):
                if await self._end_time(live):
                    return
            else:
                await self._stand_in(live)
        except Conflict:
            pass  # Somebody was quicker.
        except ServerError as error:
            self._log.failure("tick-failed", error, table=table.id)
            self.ring_in(live, RETRY_MS)
            return
        if not self.is_set(table.id):
            self._changed(live)

    async def _start_without(self, live: LiveTable) -> None:
        due = self._due(live)
        if due is not None and due <= live.time.now():
            await live.do(lambda table: reveals.start_without(table, live.draws()))

    async def _go_on_without(self, live: LiveTable) -> None:
        """Whoever waited for a quick game has gone: nobody waits for them."""
        due = self._due(live)
        if due is not None and due <= live.time.now():
            await live.do(lambda table: [] if (away := gone(live)) is None else without(table, away))

    async def _end_time(self, live: LiveTable) -> bool:
        """Do what the clock's rule says; where that is nothing, a bot is asked to decide this turn. Whether one was."""
        table, version = live.table, live.table.version

        def decide(table: Table) -> list[TableEvent]:
            return decisions.time_is_over(table, self._policy.bot, live.draws()) if table.clock.is_over(live.time.now()) else []

        await live.do(decide, version=version)
        if table.version != version or (mover := table.to_move) is None or not table.clock.is_over(live.time.now()):
            return False
        self._bots.ask(live, mover, table.seat(mover).bot or self._policy.bot, CLOCK)
        return True

    async def _stand_in(self, live: LiveTable) -> None:
        table = live.table
        away, due = table.to_move or table.awaiting, self._due(live)
        if away is not None and due is not None and due <= live.time.now():

            def decide(table: Table) -> list[TableEvent]:
                return [] if live.audience.is_present(away) else decisions.stand_in(table, away, self._policy.bot, "away")

            await live.do(decide, version=table.version)


def _must_wait(table: Table) -> bool:
    return table.setup.clock.kind in NO_STAND_IN or decisions.is_tournament(table)
