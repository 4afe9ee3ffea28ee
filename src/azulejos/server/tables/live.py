"""A live table: its state, those who look at it, and the one way by which it changes: checked, stored and synced, acknowledged, then shown."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import orjson
from sqlalchemy import Executable

from azulejos.notation import Record, agn
from azulejos.rules import SPECTATOR, Chance, Position
from azulejos.server.errors import Conflict, Unavailable
from azulejos.server.fair import FairChance
from azulejos.server.store import NewEvent, Store, StoredEvent, StoreFailed, VersionConflict
from azulejos.server.tables import messages
from azulejos.server.tables.chat import Chat, Said, shown
from azulejos.server.tables.decisions import Draws
from azulejos.server.tables.delayed import DelayedTable
from azulejos.server.tables.messages import Seats, viewing_seat
from azulejos.server.tables.state import ENDED, Table

Decide = Callable[[Table], list[NewEvent]]
GAME_EVENTS = frozenset({"played", "undone", "confirmed", "offered", "agreed", "declined"})
"""The kinds that change nothing of a table but its game."""


class Stale(Conflict):
    """A wish that answers a version which is past: the present state goes with the refusal."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on: look at it again.")


class Watcher(Protocol):
    """Somebody who looks at a table: a socket, or a program's stream."""

    @property
    def seats(self) -> Seats:
        """The seats that this viewer holds."""

    @property
    def person(self) -> str | None:
        """Who it is, if known."""

    @property
    def is_delayed(self) -> bool:
        """Whether this viewer sees the table late, where there is a delay."""

    def send(self, message: bytes) -> None:
        """Pass a message on, without waiting."""


class LiveTable:
    """A table in memory. `changed` is called after every change."""

    def __init__(
        self,
        table: Table,
        chat: Chat,
        seed: bytes,
        names: dict[str, str],
        store: Store,
        now: Callable[[], int],
        changed: Callable[[LiveTable], None],
    ) -> None:
        self.table = table
        self.chat = chat
        self.names = names
        self.keys: dict[str, int] = {}
        """The seats by the hashes of their tokens."""
        self.staff: frozenset[str] = frozenset()
        """The hashes of the tokens by which arbiters and organisers of an event see its table without delay."""
        self.keys_age = 0
        """Counts changes of both."""
        self.delayed: DelayedTable | None = None
        """What onlookers see, where that is something else."""
        self.watchers: set[Watcher] = set()
        self.absent_since: dict[int, int] = {}
        self.asked_at = 0
        """When somebody last asked for this table: whoever did may be about to use it."""
        self.is_broken = False
        """The store refused what this table thought to be next: only the store can tell what is, and `heal` asks it."""
        self._seed = seed
        self._store = store
        self._now = now
        self._changed = changed
        self._lock = asyncio.Lock()
        self._chat_lock = asyncio.Lock()
        self._surroundings: bytes | None = None
        self._late_words: deque[Said] = deque()
        """Players' words that spectators have not heard yet."""
        self._showing: asyncio.TimerHandle | None = None

    # Chance

    def draws(self, contributions: Sequence[str] | None = None) -> Draws:
        """The sources of chance of this table, by the deal's number."""
        given = self.table.contributions if contributions is None else contributions

        def draw(number: int) -> Chance:
            return FairChance(self._seed, self.table.id, given, number)

        return draw

    # The path of a move

    async def do(
        self,
        decide: Decide,
        *,
        seat: int | None = None,
        id: str | None = None,
        version: int | None = None,
        also: Sequence[Executable] = (),
        acknowledge: Callable[[int], None] | None = None,
    ) -> int:
        """Let a wish come true and return the version it led to. One that was granted before, by its id, is answered again and not applied twice.

        Once begun it runs to its end, also when whoever asked goes away meanwhile: the table may not fall behind its store.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(decide, seat, id, version, also, acknowledge)))

    async def _do(
        self,
        decide: Decide,
        seat: int | None,
        id: str | None,
        version: int | None,
        also: Sequence[Executable],
        acknowledge: Callable[[int], None] | None,
    ) -> int:
        async with self._lock:
            await self._catch_up()
            table = self.table
            if seat is not None and id is not None and (granted := table.done.get((seat, id))) is not None:
                if acknowledge is not None:
                    acknowledge(granted)
                return granted
            if version is not None and not table.position_version <= version <= table.version:
                raise Stale
            events = decide(table)
            if not events:
                return table.version
            before = table.version
            at = max(self._now(), table.touched_at)
            stream = f"table:{table.id}"
            await self._append(stream, before, events, at, also)
            self._apply([StoredEvent(stream, number, at, event.actor, event.kind, event.payload) for number, event in enumerate(events, before + 1)])
            if acknowledge is not None:
                acknowledge(table.version)
            if any(event.kind not in GAME_EVENTS for event in events):
                self._surroundings = None
            self._broadcast(before)
        self._changed(self)
        return table.version

    async def heal(self) -> None:
        """Ask the store for what this table does not know, where it may have missed something; whoever looks at it is told."""
        if self.is_broken:
            async with self._lock:
                await self._catch_up()
            self._changed(self)

    async def _catch_up(self) -> None:
        if not self.is_broken:
            return
        before = self.table.version
        missed = await self._store.read(f"table:{self.table.id}", before)
        async with self._chat_lock:
            for said in await self._store.read(f"chat:{self.table.id}", self.chat.version):
                self._hear(said)
        self._apply(missed)
        self.is_broken = False
        if missed:
            self._surroundings = None
            self._broadcast(before)

    def _apply(self, events: Sequence[StoredEvent]) -> None:
        for event in events:
            self.table.apply(event)
            if self.delayed is not None:
                self.delayed.add(event)
        self._show_late()

    async def settle(self) -> None:
        """Wait until what is on its way to the store has arrived."""
        async with self._lock:
            pass

    async def _append(self, stream: str, after: int, events: Sequence[NewEvent], at: int, also: Sequence[Executable]) -> None:
        try:
            await self._store.append(stream, after, events, at, also)
        except VersionConflict as error:
            self.is_broken = True  # Another process has written.
            raise Unavailable("store-moved-on", "The table has to be read anew: try again in a moment.") from error
        except StoreFailed as error:
            self.is_broken = True  # Only the store can tell whether a commit that broke half way has happened.
            raise Unavailable("store-failed", "The server could not store this: look at the table, and try again in a moment.") from error

    # Those who look at it

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this seat is connected."""
        return any(seat in watcher.seats for watcher in self.watchers)

    def watch(self, watcher: Watcher, since: int | None = None) -> None:
        """Somebody comes, and gets the present state with what happened since the version that they know."""
        self._show_late()  # What is due by now goes to those who are here; who comes gets all of it in one piece.
        self.watchers.add(watcher)
        watcher.send(self.state_for(watcher.seats, since, delayed=watcher.is_delayed))
        for said in self.chat.said:
            if self.is_heard(said, watcher.person, delayed=watcher.is_delayed):
                self._tell(watcher, said)
        self._presence_changed(watcher.seats)

    def introduce(self, keys: dict[str, int], staff: frozenset[str], names: dict[str, str]) -> None:
        """An event says who sits here, and whose tokens open which seat."""
        if (keys, staff) != (self.keys, self.staff):
            self.keys, self.staff = keys, staff
            self.keys_age += 1
        if any(self.names.get(person) != name for person, name in names.items()):
            self.names |= names
            self._surroundings = None

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now."""
        if person in self.names:
            self.names[person] = name
            self._surroundings = None

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.watchers.discard(watcher)
        self._presence_changed(watcher.seats)

    def _presence_changed(self, seats: Seats) -> None:
        if not seats:
            return
        for seat in seats:
            if self.present(seat):
                self.absent_since.pop(seat, None)
            else:
                self.absent_since[seat] = self._now()
        self._surroundings = None
        self.send_all(orjson.dumps({"type": "presence", "present": [seat for seat in range(1, len(self.table.seats) + 1) if self._is_there(seat)]}))
        self._changed(self)

    def _is_there(self, seat: int) -> bool:
        return self.table.seat(seat).plan.kind == "bot" or self.present(seat)

    def send_all(self, message: bytes) -> None:
        """Send everybody the same."""
        for watcher in tuple(self.watchers):
            watcher.send(message)

    def seen(self, *, delayed: bool) -> Table:
        """The table as somebody sees it, in time or late."""
        if not delayed or self.delayed is None:
            return self.table
        self._show_late()
        return self.delayed.table

    def state_for(self, seats: Seats, since: int | None = None, *, delayed: bool = False) -> bytes:
        """The message `state` for somebody with these seats; with the events after a version, or none."""
        table = self.seen(delayed=delayed)
        since = table.version if since is None else min(max(since, 0), table.version)
        if table is not self.table:
            return self._late_message(table, since)
        seat = viewing_seat(table, seats)
        return self._message(messages.own_part(table, seats, seat), messages.game_part(table, seat, table.since(since), since, self._now()))

    def _late_message(self, table: Table, since: int) -> bytes:
        assert self.delayed is not None
        game = messages.game_part(table, SPECTATOR, table.since(since), since, self._now(), self.delayed.delay)
        around = messages.surroundings(table, self.names, self.present, self._seed)
        return b"".join((b"{", messages.own_part(table, frozenset(), SPECTATOR), b",", game, b",", around, b"}"))

    def _message(self, own: bytes, game: bytes) -> bytes:
        if self._surroundings is None:
            self._surroundings = messages.surroundings(self.table, self.names, self.present, self._seed)
        return b"".join((b"{", own, b",", game, b",", self._surroundings, b"}"))

    def _broadcast(self, before: int) -> None:
        """Send everybody the new state, each through their own eyes; what is the same for several is made once."""
        table = self.table
        events, at, hides = table.since(before), self._now(), table.game.hides
        games: dict[int, bytes] = {}
        made: dict[Seats, bytes] = {}
        for watcher in tuple(self.watchers):
            if self.delayed is not None and watcher.is_delayed:
                continue
            message = made.get(watcher.seats)
            if message is None:
                seat = viewing_seat(table, watcher.seats)
                eyes = seat if hides else SPECTATOR
                if eyes not in games:
                    games[eyes] = messages.game_part(table, eyes, events, before, at)
                message = made[watcher.seats] = self._message(messages.own_part(table, watcher.seats, seat), games[eyes])
            watcher.send(message)

    # Those who see it late

    def begin_late(self, delay: int, events: Sequence[StoredEvent]) -> None:
        """Let onlookers see the table late, by so many milliseconds; `events` are all that has happened."""
        self.delayed = DelayedTable(self.table.id, delay)
        for event in events:
            self.delayed.add(event)
        self._late_words.extend(said for said in self.chat.said if self._is_early(said))
        self._show_late()

    def _show_late(self) -> None:
        """Send those who see the table late what they may see and hear by now, and again when there is more.

        A timer may ring a little early by the clock on the wall: what is due is decided here and nowhere else, and the rest waits for the next one.
        """
        if self.delayed is None:
            return
        before = self.delayed.table.version
        late = [watcher for watcher in self.watchers if watcher.is_delayed]
        if self.delayed.advance(self._now()):
            message = self._late_message(self.delayed.table, before)
            for watcher in late:
                watcher.send(message)
        while self._late_words and not self._is_early(self._late_words[0]):
            said = self._late_words.popleft()
            for watcher in late:
                self._tell(watcher, said)
        if self._showing is not None:
            self._showing.cancel()
        words = self._late_words[0].at + self.delayed.delay if self._late_words else None
        due = min((at for at in (self.delayed.due_at, words) if at is not None), default=None)
        self._showing = None if due is None else asyncio.get_running_loop().call_later(max(1, due - self._now()) / 1000, self._show_late)

    def _is_early(self, said: Said) -> bool:
        """Whether spectators may not hear it yet: players' words are as late as their moves."""
        return self.delayed is not None and said.seat is not None and said.at + self.delayed.delay > self._now()

    def stop(self) -> None:
        """Show nothing more by itself."""
        if self._showing is not None:
            self._showing.cancel()

    def at_length(self, length: int, *, delayed: bool = False) -> Position:
        """The position after so many events of the game."""
        position = self.seen(delayed=delayed).position
        if position is None:
            raise Conflict("not-started", "Not everybody has sat down.")
        earlier = position.copy()
        while len(earlier.events) > max(length, 0):
            earlier.pop()
        return earlier

    # Words

    async def talk(self, events: list[NewEvent]) -> int:
        """Something is said, or somebody is muted: stored in the chat's own stream, then shown."""
        await self.heal()
        return await asyncio.shield(asyncio.ensure_future(self._talk(events)))

    async def _talk(self, events: list[NewEvent]) -> int:
        async with self._chat_lock:
            if (granted := self.chat.done.get((events[0].actor, events[0].payload.get("id", "")))) is not None:
                return granted
            stream, before, at = f"chat:{self.table.id}", self.chat.version, self._now()
            await self._append(stream, before, events, at, ())
            for number, event in enumerate(events, before + 1):
                self._hear(StoredEvent(stream, number, at, event.actor, event.kind, event.payload))
            return self.chat.version

    def _hear(self, happened: StoredEvent) -> None:
        self.chat.apply(happened)
        if happened.kind == "said":
            said = self.chat.said[-1]
            is_early = self._is_early(said)
            for watcher in tuple(self.watchers):
                if not (is_early and watcher.is_delayed):
                    self._tell(watcher, said)
            if is_early:
                self._late_words.append(said)
                self._show_late()

    def is_heard(self, said: Said, person: str | None, *, delayed: bool) -> bool:
        """Whether somebody hears it now."""
        return not (delayed and self._is_early(said)) and self.chat.is_heard(said, person)

    def _tell(self, watcher: Watcher, said: Said) -> None:
        if self.chat.is_heard(said, watcher.person):
            watcher.send(orjson.dumps({"type": "chat", **shown(said, self.names.get(said.person, ""))}))

    # The record

    @property
    def seat_names(self) -> list[str]:
        """Who sits where, as a record and a picture name them."""
        return [
            self.names.get(seat.person, "") if seat.person and seat.plan.kind != "program" else seat.plan.bot or seat.plan.kind
            for seat in self.table.seats
        ]

    def record(self, seats: Seats, *, delayed: bool = False, tags: Mapping[str, str] | None = None) -> str:
        """The game as AGN: whole once it has ended, with all that is needed to check its deals; before that as the viewer may know it."""
        table = self.seen(delayed=delayed)
        if table.position is None:
            raise Conflict("not-started", "Not everybody has sat down.")
        record = Record.of(table.position, seats=self.seat_names, tags={**(tags or {}), **messages.record_tags(table, self._seed)})
        if table.status not in ENDED and table.game.hides:
            record = record.seen_by(viewing_seat(table, seats))
        return agn.write(record)
