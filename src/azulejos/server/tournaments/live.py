"""A live tournament: its state, those who follow it, and the one way by which it changes (`azulejos.server.live.stream`).

The command line may write to the same tournament meanwhile. Whoever finds that somebody was faster reads, and asks the regulation again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import orjson

from azulejos.server.errors import Conflict, NotFound
from azulejos.server.live import stream as streams
from azulejos.server.live.subscriber import CLOSING, Message
from azulejos.server.live.time_source import StreamTime, TimeSource
from azulejos.server.store import Store, StoredEvent, roles
from azulejos.server.store import people as people_rows
from azulejos.server.store.events import beside, remove
from azulejos.server.stored_tournament import events_of, new_events, register_of
from azulejos.server.tournaments.message_types import PartsHead
from azulejos.server.tournaments.projections import Parts, View
from azulejos.server.tournaments.roles import Role, read
from azulejos.server.tournaments.transaction import Transaction
from azulejos.tournament import Event, Register, replay
from azulejos.tournament.events import GameEnded, GameStarted, GameUndone
from azulejos.tournament.organiser_desk import STREAM as DESK_STREAM
from azulejos.tournament.organiser_desk import OrganiserDesk
from azulejos.tournament.storage import TRIES, Snapshot

GAP_SECONDS = 0.1
"""So long after it was shown a tournament is not shown again: whoever follows it sees the last of several changes."""
PATIENCE_SECONDS = 0.2
"""So long whoever asked for a change has to be told of it, before everybody else is."""
REVOKED, MISSING = 4403, 4404

How = Callable[[Transaction], None]


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a command."""

    version: int
    answer: dict[str, Any]


class Subscriber(Protocol):
    """Somebody who follows a tournament."""

    @property
    def role(self) -> Role | None:
        """As what, if not as a spectator."""

    def send(self, message: Message) -> None:
        """Pass a message on, without waiting."""

    def let_go(self, code: int, why: str) -> None:
        """End it from this side."""


class LiveTournament:
    """A tournament in memory."""

    def __init__(self, id: str, stream: str, store: Store, time: TimeSource, changed: Callable[[LiveTournament], None] | None = None) -> None:
        self.id = id
        self.stream = stream
        self.snapshot = Snapshot()
        self.desk = OrganiserDesk()
        self.roles: tuple[Role, ...] = ()
        self.subscribers: set[Subscriber] = set()
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
        self._view: View | None = None
        """As it was last shown; none if something has happened since."""
        self._whole: Message | None = None
        """For spectators who come now."""
        self._sent: dict[str, Parts] = {}
        """What each kind of subscriber was last sent."""
        self._mine: dict[str, bytes] = {}
        self._showing: asyncio.TimerHandle | None = None
        self._shown_at = 0.0
        self._ringing: asyncio.TimerHandle | None = None

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
        if self._view is not None and self._view.clock.changes_at is not None and self._view.clock.changes_at <= self.now():
            self._ring()

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
                self.show_soon()

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
        self.show_soon()

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
        self.show_soon(PATIENCE_SECONDS)

    async def delete(self) -> None:
        """Take it away for good, with its names and links. Games that were played at live tables stay there."""
        async with self._commands.lock:
            if self.snapshot.state.running is not None:
                raise Conflict("game-is-on", "A game is on: end it before the event is deleted.", "T10")
            people = {*self.snapshot.state.entrants, *(role.person for role in self.roles)}
            await self._store.write([remove([self.stream, self._desk_stream]), people_rows.forget_players(people, self.id), roles.remove(self.id)])
            self.is_deleted, self.is_active = True, False
        self.close()
        for subscriber in tuple(self.subscribers):
            subscriber.let_go(MISSING, "no-tournament")

    # Those who follow it

    def _changed(self) -> None:
        self._view = None
        holding = {role.hash for role in self.roles if role.revoked_at is None}
        for subscriber in tuple(self.subscribers):
            if subscriber.role is not None and subscriber.role.hash not in holding:
                self.subscribers.discard(subscriber)
                subscriber.let_go(REVOKED, "role-revoked")
        if self._on_change is not None:
            self._on_change(self)

    def view(self) -> View:
        """The tournament now, as it is shown."""
        view = View(self.snapshot, self.desk, self.roles, self.started, self.now(), self.ended)
        changes_at = view.clock.changes_at
        if self._ringing is not None:
            self._ringing.cancel()
            self._ringing = None
        if changes_at is not None:
            self._ringing = asyncio.get_running_loop().call_later((max(0, changes_at - self.now()) + 5) / 1000, self._ring)
        return view

    def _ring(self) -> None:
        """The clock shows something else by itself."""
        self._ringing = None
        self._view = None
        self.show_soon()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Somebody comes, and gets all parts that they may see."""
        self.show()
        self.subscribers.add(subscriber)
        subscriber.send(self.whole(subscriber.role))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Somebody goes."""
        self.subscribers.discard(subscriber)

    def whole(self, role: Role | None) -> Message:
        """The message with all parts; for spectators, of whom many come at once, it is made once."""
        self.show()
        if role is not None:
            return Message(self.everything(role))
        if self._whole is None:
            self._whole = Message(self.everything(None))
        return self._whole

    def everything(self, role: Role | None) -> str:
        """The text of the message with all parts that somebody may see."""
        self.show()
        assert self._view is not None
        view = self._view
        parts = dict(view.public)
        if role is not None and role.is_staff:
            parts |= self._sent.setdefault("desk", view.desk_parts)
        if role is not None and role.kind == "organiser":
            parts |= self._sent.setdefault("organiser", view.organiser_parts)
        if role is not None and role.kind == "player":
            parts["mine"] = self._mine[role.person] = view.mine(role.person)
        you = None if role is None else role.json()
        return _text({"type": "parts", "version": self.version, "now": self.now(), "all": True, "you": you}, parts)

    async def acknowledged(self) -> None:
        """Whoever asked for something has been told that it is done: now everybody else is."""
        self.show_soon()

    def show_soon(self, seconds: float = 0.0) -> None:
        """Show what has changed, as soon as that makes sense."""
        loop = asyncio.get_running_loop()
        when = max(loop.time() + seconds, self._shown_at + GAP_SECONDS)
        if self._showing is not None:
            if self._showing.when() <= when:
                return
            self._showing.cancel()
        self._showing = loop.call_at(when, self.show)

    def show(self) -> None:
        """Send everybody what has changed since they were last sent it. What is the same for several is made once."""
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None
        if self._view is not None:
            return
        view = self._view = self.view()
        self._whole = None
        self._shown_at = asyncio.get_running_loop().time()
        kinds = {subscriber.role.kind for subscriber in self.subscribers if subscriber.role is not None}
        public = self._news("public", view.public)
        desk = self._news("desk", view.desk_parts) if kinds & {"organiser", "arbiter"} else self._forget("desk")
        roles = self._news("organiser", view.organiser_parts) if "organiser" in kinds else self._forget("organiser")
        staff = {"organiser": self._message(public | desk | roles), "arbiter": self._message(public | desk)}
        everybody = self._message(public) if public else None
        for subscriber in tuple(self.subscribers):
            if subscriber.role is not None and subscriber.role.is_staff:
                subscriber.send(staff[subscriber.role.kind])
            elif everybody is not None:
                subscriber.send(everybody)
        # What is each player's own takes longer: nobody has to wait for it.
        asyncio.get_running_loop().call_soon(self._show_mine)

    def _show_mine(self) -> None:
        if self._view is None:
            return  # Something has happened since, and will be shown.
        made: dict[str, Message | None] = {}
        for subscriber in tuple(self.subscribers):
            role = subscriber.role
            if role is None or role.is_staff:
                continue
            if role.person not in made:
                mine = self._view.mine(role.person)
                made[role.person] = None if self._mine.get(role.person) == mine else self._message({"mine": mine})
                self._mine[role.person] = mine
            if (message := made[role.person]) is not None:
                subscriber.send(message)
        self._mine = {person: self._mine[person] for person in made}

    def _news(self, kind: str, parts: Parts) -> Parts:
        """Those of some parts that are other ones than those that were sent."""
        before = self._sent.get(kind, {})
        self._sent[kind] = parts
        return {name: content for name, content in parts.items() if before.get(name) != content}

    def _forget(self, kind: str) -> Parts:
        self._sent.pop(kind, None)
        return {}

    def _message(self, parts: Parts) -> Message:
        return Message(_text({"type": "parts", "version": self.version, "now": self.now(), "all": False}, parts))

    def close(self) -> None:
        """Tell everybody that the server stops, and stop all timers."""
        for timer in (self._showing, self._ringing):
            if timer is not None:
                timer.cancel()
        closing = Message(CLOSING.decode())
        for subscriber in tuple(self.subscribers):
            subscriber.send(closing)


def _text(head: PartsHead, parts: Parts) -> str:
    """The text of a `PartsMessage`."""
    joined = b",".join(b'"%b":%b' % (name.encode(), content) for name, content in parts.items())
    return (orjson.dumps(head)[:-1] + b',"parts":{' + joined + b"}}").decode()
