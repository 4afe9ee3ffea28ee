"""A live tournament: its state, and the one way by which it changes (`azulejos.server.live.stream`). Those who follow it are its `Audience`.

The command line may write to the same tournament meanwhile. Whoever finds that somebody was faster reads, and asks the regulation again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from azulejos.server.errors import Conflict, NotFound
from azulejos.server.live import stream as streams
from azulejos.server.live.time_source import StreamTime, TimeSource
from azulejos.server.store import Store, StoredEvent, roles
from azulejos.server.store import people as people_rows
from azulejos.server.store.events import beside, remove
from azulejos.server.stored_tournament import events_of, new_events, register_of
from azulejos.server.tournaments.audience import Audience
from azulejos.server.tournaments.projections import View
from azulejos.server.tournaments.roles import Role, read
from azulejos.server.tournaments.transaction import Transaction
from azulejos.tournament import Event, Register, replay
from azulejos.tournament.events import GameEnded, GameStarted, GameUndone
from azulejos.tournament.organiser_desk import STREAM as DESK_STREAM
from azulejos.tournament.organiser_desk import OrganiserDesk
from azulejos.tournament.storage import TRIES, Snapshot

PATIENCE_SECONDS = 0.2
"""So long whoever asked for a change has to be told of it, before everybody else is."""
MISSING = 4404

How = Callable[[Transaction], None]


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a command."""

    version: int
    answer: dict[str, Any]


class LiveTournament:
    """A tournament in memory."""

    def __init__(self, id: str, stream: str, store: Store, time: TimeSource, changed: Callable[[LiveTournament], None] | None = None) -> None:
        self.id = id
        self.stream = stream
        self.snapshot = Snapshot()
        self.desk = OrganiserDesk()
        self.roles: tuple[Role, ...] = ()
        self.audience = Audience(self.view, lambda: self.version, self.now)
        self.asked_at = time.wall()
        self._desk_stream = f"{DESK_STREAM}{id}"
        self._store = store
        self._time = time
        self._own_time = StreamTime(time.uptime, time.wall())
        self._commands = streams.LiveStream("event", store, self._read, TRIES)
        self.is_active = False
        """An online event in which something can happen by itself: it stays in memory."""
        self.is_deleted = False
        self.started: dict[int, int] = {}
        """When each game began."""
        self.ended: dict[int, int] = {}
        """When each game ended."""
        self._on_change = changed

    @property
    def resource(self) -> str:
        """What a process owns by lease, where there are several, to be the one at which this event and its tables live."""
        return f"tournament:{self.id}"

    @property
    def version(self) -> int:
        """Grows with every change, of either stream."""
        return self.snapshot.state.version + self.desk.version

    def now(self) -> int:
        """The time of this tournament, by which its clocks run, in milliseconds since 1970.

        In a hall people play on while the machine is suspended; but that its clock was set is none of theirs.
        """
        return self._own_time.now()

    def look_at_time(self) -> None:
        """Go by the clock on the wall where nothing runs: no game, and no break of an event that nobody runs.

        While the machine is suspended, timers sleep: what the clock shows by now is shown.
        """
        if not self._is_timed:
            self._own_time = StreamTime(self._time.uptime, self._time.wall())
        self.audience.look_at_clock()

    @property
    def _is_timed(self) -> bool:
        state = self.snapshot.state
        return state.running is not None or (bool(state.games) and self.desk.arranged.unattended and not state.finished)

    @property
    def is_busy(self) -> bool:
        """Whether something is on its way to the store."""
        return self._commands.lock.locked()

    @property
    def is_broken(self) -> bool:
        """Whether the store may have something that is not in memory."""
        return self._commands.is_broken

    # Reading

    async def load(self) -> None:
        """Read what the store has and this does not know."""
        await self._commands.load()

    async def heal(self) -> None:
        """Read what is missing in memory, if anything may be."""
        await self._commands.heal()

    async def settle(self) -> None:
        """Wait until what is on its way to the store has arrived."""
        await self._commands.settle()

    async def refresh(self) -> None:
        """Read again what others may have changed without an event: names that were erased, and roles."""
        async with self._commands.lock:
            before = (self.snapshot.register, self.roles)
            await self._read_names()
            if before != (self.snapshot.register, self.roles):
                self._changed()
                self.audience.show_soon()

    async def _read(self) -> None:
        is_first = not self.snapshot.events
        new = await events_of(self._store, self.stream, self.snapshot.state.version)
        for happened in await self._store.read(self._desk_stream, self.desk.version):
            self.desk.apply(happened)
        events = (*self.snapshot.events, *new)
        self._keep(events, replay(new, self.snapshot.state) if new else self.snapshot.state, self.snapshot.register)
        if is_first and self._is_timed:  # The wall may have been wrong when a game was started.
            self._own_time.reach(max(self.desk.at, self.snapshot.state.at))
        await self._read_names()
        self._changed()
        self.audience.show_soon()

    async def _read_names(self) -> None:
        state = self.snapshot.state
        self.roles = tuple(read(row) for row in await self._store.rows(roles.of_tournament(self.id)))
        known = {*state.entrants, *state.arbiters, *(event.actor for event in self.snapshot.events), *(role.person for role in self.roles)}
        found = await register_of(self._store, known)
        self.snapshot = Snapshot(self.snapshot.events, state, Register(tuple(sorted(found.people, key=lambda person: person.id)), found.erased))

    def _keep(self, events: tuple[Event, ...], state: Any, register: Register) -> None:
        for event in events[len(self.snapshot.events) :]:
            if isinstance(event.data, GameStarted):
                self.started[event.data.game] = event.at
            elif isinstance(event.data, GameEnded):
                self.ended[event.data.game] = event.at
            elif isinstance(event.data, GameUndone):
                self.started.pop(event.data.game, None)
                self.ended.pop(event.data.game, None)
        self.snapshot = Snapshot(events, state, Register(tuple(sorted(register.people, key=lambda person: person.id)), register.erased))

    # Commands

    async def do(self, how: How, actor: str, id: str | None) -> Done:
        """Do a command. One that was done before, by its id, is answered again and not done twice. It is shown after it was acknowledged."""

        def repeated() -> Done | None:
            granted = None if id is None else self.desk.granted.get((actor, id))
            return None if granted is None else Done(granted.version, granted.answer)

        def decide() -> streams.Change[Done] | Done:
            if self.is_deleted:
                raise NotFound("no-tournament", "There is no such event any more.")
            transaction = Transaction(self.stream, actor, max(self.now(), self.desk.at), self.snapshot, self.desk, roles=self.roles)
            how(transaction)
            if transaction.is_empty:
                return Done(self.version, transaction.answer)
            version = transaction.state.version + self.desk.version + len(transaction.desk_events) + (id is not None)
            if id is not None:
                transaction.note("granted", id=id, version=version, answer=transaction.answer)
            return self._stored(transaction, Done(version, transaction.answer))

        return await self._commands.do(decide, repeated)

    def _stored(self, transaction: Transaction, done: Done) -> streams.Change[Done]:
        """What a command stores: the regulation's events with the desk's beside them, or only the desk's."""

        def apply() -> Done:
            self._apply(transaction)
            return done

        at, also = transaction.at, transaction.statements()
        if not transaction.events:
            return streams.Change(self._desk_stream, self.desk.version, transaction.desk_events, at, apply, also, self.resource)
        if transaction.desk_events:
            also = [*also, beside(self._desk_stream, self.desk.version, transaction.desk_events, at)]
        return streams.Change(self.stream, self.snapshot.state.version, new_events(transaction.events), at, apply, also, self.resource)

    def _apply(self, transaction: Transaction) -> None:
        self._keep((*self.snapshot.events, *transaction.events), transaction.state, transaction.register)
        for version, new in enumerate(transaction.desk_events, self.desk.version + 1):
            self.desk.apply(StoredEvent(self._desk_stream, version, transaction.at, new.actor, new.kind, new.payload))
        self.roles = transaction.roles
        self._changed()
        self.audience.show_soon(PATIENCE_SECONDS)

    async def delete(self) -> None:
        """Take it away for good, with its names and links. Games that were played at live tables stay there."""
        async with self._commands.lock:
            if self.snapshot.state.running is not None:
                raise Conflict("game-is-on", "A game is on: end it before the event is deleted.", "T10")
            people = {*self.snapshot.state.entrants, *(role.person for role in self.roles)}
            await self._store.write([remove([self.stream, self._desk_stream]), people_rows.forget_players(people, self.id), roles.remove(self.id)])
            self.is_deleted, self.is_active = True, False
        self.close()
        for subscriber in tuple(self.audience.subscribers):
            subscriber.let_go(MISSING, "no-tournament")

    def close(self) -> None:
        """Tell everybody that the server stops, and do nothing more by itself."""
        self.audience.close()

    # What is shown of it

    async def acknowledged(self) -> None:
        """Whoever asked for something has been told that it is done: now everybody else is."""
        self.audience.show_soon()

    def _changed(self) -> None:
        self.audience.changed(self.roles)
        if self._on_change is not None:
            self._on_change(self)

    def view(self) -> View:
        """The tournament now, as it is shown."""
        return View(self.snapshot, self.desk, self.roles, self.started, self.now(), self.ended)
