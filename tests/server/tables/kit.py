"""Tables with a real store, and time that passes only when a test says so."""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import orjson
from sqlalchemy import Executable

from azulejos.notation import write_token
from azulejos.rules import Position, View
from azulejos.server.bot_workers import Decision
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import NewEvent, Store, StoredEvent, people
from azulejos.server.tables import decisions
from azulejos.server.tables import registry as registries
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.messages import Seats
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tables.setup import Setup
from azulejos.server.tables.state import TableStatus
from tests.kit.patience import PATIENCE
from tests.server.tables.bench import ANN, PEOPLE, contribution


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose timers follow the hand-driven time."""

    START = 1_700_000_000_000

    def __init__(self) -> None:
        super().__init__()
        self.ms = self.START
        self.wall_ahead = 0
        self.seeds = 0
        # A timer is due at its millisecond, whatever the last digits of a fraction are.
        self._clock_resolution = 1e-4

    def time(self) -> float:
        return (self.ms - self.START) / 1000


def running_loop() -> Loop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    return loop


def now() -> int:
    """The hand-driven time."""
    return running_loop().ms


def wall() -> int:
    """What the clock on the wall says, which a test can set."""
    return running_loop().ms + running_loop().wall_ahead


def set_wall(ms: int) -> None:
    """Set the clock on the wall forward, or back."""
    running_loop().wall_ahead += ms


def driven_time(stop_ms: int = 10**12) -> TimeSource:
    """The hand-driven time as a server has it. Tests let hours pass at once, and mean no stop by that, unless they say so."""
    return TimeSource(wall, now, stop_ms)


def later(ms: int) -> None:
    """Let time pass; what is due happens when the loop goes on."""
    running_loop().ms += ms


def next_seed() -> bytes:
    """In place of `new_seed`: each table has a seed of its own, and it is the same in every run."""
    loop = running_loop()
    loop.seeds += 1
    return hashlib.sha256(f"seed {loop.seeds}".encode()).digest()


async def until(condition: Callable[[], object]) -> None:
    """Let everything go on that can, until something holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came true"
        await let_others_run()


async def pass_until(condition: Callable[[], object], step: int = 100) -> None:
    """Let time pass, step by step, until something holds: for what is tried again and again. However slow the machine, no try is missed."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came true"
        later(step)
        await let_others_run()


async def let_others_run() -> None:
    """Let others go on for a moment: of the loop, and of the store's threads."""
    await asyncio.get_running_loop().run_in_executor(None, time.sleep, 0.0002)


async def quiet(registry: TableRegistry, thinking: int = 0, is_busy: Callable[[], object] = lambda: False) -> None:
    """Wait until nothing is on its way: no task but the heartbeat, which sleeps, and bots that are held up; nothing to or from the store.

    `is_busy` tells of others who may have something to do.
    """
    store: Any = registry._store
    calm = 0
    end = time.monotonic() + PATIENCE
    while calm < 5:
        assert time.monotonic() < end, "it never came to rest"
        await let_others_run()
        calm = calm + 1 if len(registry._tasks) <= 1 + thinking and not store.under_way and not is_busy() else 0


async def pass_time(registry: TableRegistry, ms: int, thinking: int = 0) -> None:
    """Let time pass, and what is due happen."""
    later(ms)
    await asyncio.sleep(0)
    await quiet(registry, thinking)


class Bots:
    """Bots that decide at once, unless a test holds them up or has them fail; the first legal move."""

    names = ("random", "greedy")

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.held: asyncio.Event | None = None
        self.failure: Exception | None = None

    async def decide(self, bot: str, view: View, seconds: float, asker: str) -> Decision:
        self.asked.append((bot, view.seat))
        if self.held is not None:
            await self.held.wait()
        if self.failure is not None:
            raise self.failure
        return Decision(write_token(view.game, next(iter(view.legal_moves))), looked_at=len(view.legal_moves))


class RecordingLog(Log):
    """A log that a test can read."""

    lines: list[tuple[str, dict[str, object]]] = []  # noqa: RUF012

    def _log(self, level: int, event: str, fields: dict[str, object]) -> None:
        self.lines.append((event, fields))


class TracedStore:
    """A store that notes what it is told, can be held up before an append, and can fail before or after it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trace: list[str] = []
        self.under_way = 0
        self.held: asyncio.Event | None = None
        self.fail_before: Exception | None = None
        self.fail_after: Exception | None = None

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        return self._counted(found) if name in ("write", "read", "rows") else found

    def _counted(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*given: Any) -> Any:
            self.under_way += 1
            try:
                return await call(*given)
            finally:
                self.under_way -= 1

        return counted

    async def append(
        self, stream: str, after: int, events: Sequence[NewEvent], at: int, also: Sequence[Executable] = (), owned: str | None = None
    ) -> None:
        self.trace.append("append")
        if self.held is not None:
            await self.held.wait()
        if self.fail_before is not None:
            failure, self.fail_before = self.fail_before, None
            raise failure
        await self.store.append(stream, after, events, at, also, owned)
        if self.fail_after is not None:
            failure, self.fail_after = self.fail_after, None
            raise failure
        self.trace.append("stored")


class Viewer:
    """Somebody who looks at a table, and keeps every message."""

    def __init__(self, *seats: int, person: str | None = None, trace: list[str] | None = None) -> None:
        self.seats: Seats = frozenset(seats)
        self.person = person
        self.is_delayed = not seats
        self.may_watch = True
        self.is_turned_away = False
        self.messages: list[bytes] = []
        self.trace = trace

    def send(self, message: bytes) -> None:
        self.messages.append(message)
        if self.trace is not None and message.startswith(b'{"type":"state"'):
            self.trace.append("shown")

    def turn_away(self) -> None:
        self.is_turned_away = True

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in map(orjson.loads, self.messages) if message["type"] == kind]

    @property
    def state(self) -> dict[str, Any]:
        return self.of("state")[-1]


class Server:
    """The tables of a server and what they stand on."""

    def __init__(self, store: Any, registry: TableRegistry, bots: Bots, log: RecordingLog) -> None:
        self.store = store
        self.tables = registry
        self.bots = bots
        self.log = log

    @property
    def logged(self) -> list[str]:
        return [line for line, _ in self.log.lines]

    async def table(self, agreed: Setup, id: str = "k3x9", *, sit: bool = True) -> LiveTable:
        """A new table, at which everybody sits who is not a bot."""
        live = await self.tables.create(id, agreed, ANN)
        for seat, plan in enumerate(agreed.seats, 1):
            if sit and plan.kind != "bot":
                await self.sit(live, seat)
        return live

    async def sit(self, live: LiveTable, seat: int | None, person: str | None = None) -> int:
        who = person or PEOPLE[(seat or 1) - 1]
        live.audience.names[who] = who.split("-")[1].title()
        return await live.do(lambda table: decisions.sit(table, seat, who, contribution(seat or 9), live.draws))


async def move(live: LiveTable, token: str | None = None, *, seat: int | None = None, **more: Any) -> int:
    """A move of the seat to move: the first legal one, unless it is named."""
    number = seat or live.table.to_move
    assert number is not None
    chosen = token or write_token(at(live).game, next(iter(at(live).legal_moves)))
    actor, id = PEOPLE[number - 1], more.get("id")
    return await live.do(lambda table: decisions.move(table, number, chosen, actor, live.draws(), id=id), seat=number, **more)


async def finish(live: LiveTable, *seats: int) -> None:
    """Play for these seats until the game is over."""
    while True:
        await until(lambda: live.table.status is not TableStatus.RUNNING or live.table.to_move in seats)
        if live.table.status is not TableStatus.RUNNING:
            return
        await move(live)


def at(live: LiveTable) -> Position:
    assert live.table.position is not None
    return live.table.position


@asynccontextmanager
async def opened_server(
    url: str, rules: TablePolicy | None = None, bots: Bots | None = None, time: TimeSource | None = None
) -> AsyncIterator[Server]:
    """A server's tables on a store, taken up and closed at the end."""
    store = TracedStore(await Store.open(url))
    bots, log = bots or Bots(), RecordingLog()
    log.lines.clear()
    registry = TableRegistry(store, bots, rules or TablePolicy(), time or driven_time(), log)  # type: ignore[arg-type]
    try:
        await store.write([people.put(person, person.split("-")[1].title(), 0) for person in PEOPLE])
        await registry.open()
        await until(lambda: registry.is_awake)
        with patch.object(registries, "new_seed", next_seed):
            yield Server(store, registry, bots, log)
    finally:
        if not registry.is_closing:
            await registry.close()
        await store.close()


async def crash(registry: TableRegistry) -> None:
    """End a server as a crash would: nobody is told, and nothing more is written."""
    registry.is_closing = True
    registry.timers.close()
    registry._interruptions.close()
    await registry._tasks.close()


async def kinds(store: Store, id: str = "k3x9") -> list[str]:
    """The kinds of a table's stored events."""
    return [event.kind for event in await events(store, id)]


async def events(store: Store, id: str = "k3x9") -> list[StoredEvent]:
    return await store.read(f"table:{id}")
