"""The turns of bots at live tables: a bot is asked once for each position, and its move is made if it is still wanted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic

from azulejos.rules import AzulejosError, Position, RandomChance, View
from azulejos.server.bot_workers import BotPool, Busy, Decision, Stopped, Urgency, any_legal
from azulejos.server.errors import Conflict, ServerError
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.tables import decisions
from azulejos.server.tables.events import SERVER, TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.state import Table

QUEUE_PATIENCE = 50
"""So many times a bot's question is put again when all workers are busy, before any legal move will do."""
RETRY_SECONDS = 1
CLOCK = "clock"
"""Who decides when a player's time for a turn is over: a bot, for this turn."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot tells of its last decision."""

    bot: str
    events: int
    """How many deals and moves were before it."""
    looked_at: int | None
    """How many positions it has looked at; `None` of one that does not count."""
    seconds: float
    """From the question to the answer, with the wait for its turn."""


class BotTurns:
    """Asks bots. `changed` is called where a table has to be looked at again."""

    def __init__(self, pool: BotPool, policy: TablePolicy, tasks: Tasks, log: Log, changed: Callable[[LiveTable], None]) -> None:
        self._pool = pool
        self._policy = policy
        self._tasks = tasks
        self._log = log
        self._changed = changed
        self._thinking: dict[str, int] = {}
        """The version of the position that a bot thinks about, by table."""
        self._thoughts: dict[str, dict[int, Thought]] = {}
        """The last one of each bot, by table and seat."""

    def is_thinking(self, id: str) -> bool:
        """Whether a bot thinks about its move at a table."""
        return id in self._thinking

    def ahead(self, id: str) -> int | None:
        """How many questions come before the one of a table's bot; `None` if none of its bots waits."""
        return self._pool.ahead(Urgency.MOVE, id)

    def thoughts(self, id: str) -> Mapping[int, Thought]:
        """What the bots of a table last thought, by seat, as far as this server has seen it."""
        return self._thoughts.get(id, {})

    def forget(self, id: str) -> None:
        """A table leaves the memory."""
        self._thoughts.pop(id, None)

    def take(self, live: LiveTable) -> None:
        """Ask the bot whose turn it is, if it is one's."""
        table = live.table
        if table.to_move is not None and (bot := table.seat(table.to_move).bot) is not None:
            self.ask(live, table.to_move, bot, bot)
        if table.awaiting is not None and table.seat(table.awaiting).bot is not None:
            self._tasks.spawn(self._confirm(live))

    def ask(self, live: LiveTable, seat: int, bot: str, by: str) -> None:
        """Let a bot think about a seat's decision, once for each position; `by` is what the move says of who decided."""
        table = live.table
        if self._thinking.get(table.id) != table.position_version:
            self._thinking[table.id] = table.position_version
            self._tasks.spawn(self._think(live, seat, bot, by, table.position_version))

    async def _think(self, live: LiveTable, seat: int, bot: str, by: str, version: int) -> None:
        id = live.table.id
        try:
            pause = live.table.touched_at + self._policy.pace_ms - live.time.now()
            if pause > 0:
                await asyncio.sleep(pause / 1000)
            if live.table.position_version != version or live.table.position is None:
                return
            token = await self._token(id, seat, bot, live.table.position)

            def decide(table: Table) -> list[TableEvent]:
                # The player may have come back meanwhile, or got more time.
                is_wanted = table.clock.is_over(live.time.now()) if by == CLOCK else table.seat(seat).bot == bot
                return decisions.move(table, seat, token, f"bot:{bot}", live.draws(), by=by) if is_wanted else []

            await live.do(decide, version=version)
        except (Conflict, Stopped):
            pass  # The turn was taken back, or the table is paused; or the server is closing.
        except ServerError as error:
            self._failed("bot-move-failed", live, error)
            return
        finally:
            if self._thinking.get(id) == version:
                self._thinking.pop(id)
        if live.table.position_version == version:
            self._changed(live)  # Nothing was played: whoever decides now may not have been asked.

    async def _token(self, table: str, seat: int, bot: str, position: Position) -> str:
        view, events, began = position.view(seat), len(position.events), monotonic()
        try:
            decision = await self._choice(table, bot, view)
            self._thoughts.setdefault(table, {})[seat] = Thought(bot, events, decision.looked_at, monotonic() - began)
            return decision.token
        except Stopped:
            raise
        except AzulejosError as error:
            self._log.warning("bot-replaced", table=table, bot=bot, code=error.code)
            return any_legal(view, RandomChance(random.SystemRandom()))

    async def _choice(self, table: str, bot: str, view: View) -> Decision:
        for _ in range(QUEUE_PATIENCE):
            try:
                return await self._pool.decide(bot, view, self._policy.bot_seconds, table)
            except Busy:
                await asyncio.sleep(0.1)
        return await self._pool.decide(bot, view, self._policy.bot_seconds, table)

    async def _confirm(self, live: LiveTable) -> None:
        """A bot confirms the turn of a player who left before doing so."""

        def decide(table: Table) -> list[TableEvent]:
            number = table.awaiting
            is_due = number is not None and table.seat(number).bot is not None
            return decisions.confirm(table, number, SERVER, live.draws()) if is_due and number is not None else []

        try:
            await live.do(decide)
        except Conflict:
            pass  # The table is paused, or has ended.
        except ServerError as error:
            self._failed("confirm-failed", live, error)

    def _failed(self, what: str, live: LiveTable, error: ServerError) -> None:
        self._log.failure(what, error, table=live.table.id)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._changed, live)
