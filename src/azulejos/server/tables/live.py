"""A live table: its state, those who look at it, and the one way by which it changes (`azulejos.server.live.stream`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from sqlalchemy import Executable

from azulejos.notation import Record, agn
from azulejos.rules import SPECTATOR, Chance, Position
from azulejos.server.errors import Conflict
from azulejos.server.fair import FairChance
from azulejos.server.live.stream import Change, LiveStream
from azulejos.server.live.time_source import StreamTime, TimeSource
from azulejos.server.store import Store
from azulejos.server.tables import messages, results, seat_keys, wake_list
from azulejos.server.tables.chat import Chat, ChatEvent, Reacted, Said, read_chat, shown
from azulejos.server.tables.decisions import Draws
from azulejos.server.tables.delayed import DelayedTable, DelayedView
from azulejos.server.tables.encoded import EncodedGame
from azulejos.server.tables.events import (
    CLOCK_SET,
    SERVER,
    Agreed,
    Confirmed,
    Declined,
    Interrupted,
    Offered,
    Played,
    Recorded,
    TableEvent,
    Undone,
    read_event,
    recorded,
)
from azulejos.server.tables.messages import Seats, viewing_seat
from azulejos.server.tables.state import ENDED, Table, TableStatus, bot_key

Decide = Callable[[Table], list[TableEvent]]
GAME_EVENTS = (Played, Undone, Confirmed, Offered, Agreed, Declined)
"""The events that change nothing of a table but its game."""


class Stale(Conflict):
    """A command that answers a version which is past: the present state goes with the refusal."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on: look at it again.")


class Subscriber(Protocol):
    """Somebody who looks at a table: a socket, or a program's stream."""

    @property
    def seats(self) -> Seats:
        """The seats that they hold."""

    @property
    def person(self) -> str | None:
        """Who it is, if known."""

    @property
    def is_delayed(self) -> bool:
        """Whether they see the table late, where there is a delay."""

    @property
    def may_watch(self) -> bool:
        """Whether they may look at the table as it is now."""

    def send(self, message: bytes) -> None:
        """Pass a message on, without waiting."""

    def turn_away(self) -> None:
        """They may not look at the table any more."""


def resource_of(table: Table) -> str:
    """The resource of a table: an event's table belongs to its event, and all others are their own."""
    place = table.setup.event
    return f"table:{table.id}" if place is None else f"tournament:{place.tournament}"


class LiveTable:
    """A table in memory. `changed` is called after every change.

    Its time is its own: it goes on from `at`, or from the last thing that happened, while the server runs.
    """

    def __init__(
        self,
        table: Table,
        chat: Chat,
        seed: bytes,
        names: dict[str, str],
        store: Store,
        time: TimeSource,
        at: int,
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
        self.delayed: DelayedView | None = None
        """What spectators see, where that is something else."""
        self.subscribers: set[Subscriber] = set()
        self.absent_since: dict[int, int] = {}
        self.asked_at = time.wall()
        self.is_visited = True
        """Whether somebody has asked for it since it was read: where nobody has, nobody waits for a player who is away."""
        self._seed = seed
        self._store = store
        self._time = time
        self._own_time = StreamTime(time.running, max(at, table.touched_at, chat.touched_at))
        self._jumps_told, self._stops_told = time.jumps, time.stops
        self.goes_on_since = self.now()
        """When it was read, or time last jumped: before that nobody can have done anything."""
        self._changed = changed
        self._game = LiveStream("table", store, self._read_game)
        self._words = LiveStream("table", store, self._read_words)
        self.is_dropped = False
        """Another process has it by now: nothing happens here any more."""
        self._encoded = self._encoded_late = EncodedGame(table)
        self._surroundings: bytes | None = None

    @property
    def resource(self) -> str:
        """What a process owns by lease, where there are several, to be the one at which this table lives."""
        return resource_of(self.table)

    # Time

    def now(self) -> int:
        """The time at this table, by which its clocks run, in milliseconds since 1970."""
        return self._own_time.now()

    @property
    def is_interrupted(self) -> bool:
        """Whether time has jumped, and the table does not know."""
        return self._jumps_told != self._time.jumps

    async def interrupt(self, *, was_away: bool = False) -> None:
        """The server was away, or the clock on the wall was set: the table says so, and goes on from the time of the wall, at nobody's cost.

        Where the wall is behind the table's time, the table stays ahead of it: what is stored never goes back.
        """

        def change() -> Change[int] | int:
            now, table = self.now(), self.table
            gap = max(0, self._time.wall() - now)
            if table.status is TableStatus.RUNNING and table.clock.running is not None:
                is_set = not was_away and self._stops_told == self._time.stops
                return self._change([Interrupted(SERVER, gap, CLOCK_SET if is_set else None)], now + gap)
            self._skip(gap)
            return table.version

        await self._game.do(change)

    def _skip(self, gap: int) -> None:
        self._own_time.skip(gap)
        self._jumps_told, self._stops_told = self._time.jumps, self._time.stops
        self.goes_on_since = self.now()

    # Chance

    def draws(self, contributions: Sequence[str] | None = None) -> Draws:
        """The sources of chance of this table, by the deal's number."""
        contributed = self.table.contributions if contributions is None else contributions

        def draw(number: int) -> Chance:
            return FairChance(self._seed, self.table.id, contributed, number)

        return draw

    # Commands

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
        """Do a command and return the version it led to. `acknowledge` is called with it once everything is stored, before anybody is shown it.

        A command that was done before, by its seat and id, is acknowledged again and not done twice.
        """

        def repeated() -> int | None:
            done = None if seat is None or id is None else self.table.done.get((seat, id))
            if done is not None and acknowledge is not None:
                acknowledge(done)
            return done

        def change() -> Change[int] | int:
            table = self.table
            if version is not None and not table.position_version <= version <= table.version:
                raise Stale
            events = decide(table)
            return self._change(events, self.now(), also, acknowledge) if events else table.version

        return await self._game.do(change, repeated)

    def _change(
        self, events: Sequence[TableEvent], at: int, also: Sequence[Executable] = (), acknowledge: Callable[[int], None] | None = None
    ) -> Change[int]:
        table, before = self.table, self.table.version

        def apply() -> int:
            self._apply(recorded(events, before, at))
            if acknowledge is not None:
                acknowledge(table.version)
            self._show(before)
            return table.version

        beside = [*also, *seat_keys.changes(self.keys, table, events), *wake_list.changes(table, events, at), *results.changes(table, events, at)]
        return Change(f"table:{table.id}", before, [event.new() for event in events], at, apply, beside, self.resource)

    @property
    def is_broken(self) -> bool:
        """Whether the store may have something that is not in memory."""
        return self._game.is_broken or self._words.is_broken

    async def heal(self) -> None:
        """Read what is missing in memory, if anything may be; whoever looks at the table is told."""
        await self._game.heal()
        await self._words.heal()

    async def reload(self) -> None:
        """Read what somebody else has stored; whoever looks at the table is told."""
        await self._game.load()

    async def settle(self) -> None:
        """Wait until what is on its way to the store has arrived."""
        await self._game.settle()

    async def _read_game(self) -> None:
        before = self.table.version
        self._apply([read_event(stored) for stored in await self._store.read(f"table:{self.table.id}", before)])
        self._show(before)

    def _apply(self, events: Sequence[Recorded[TableEvent]]) -> None:
        for each in events:
            self.keys = seat_keys.after(self.keys, self.table, each.event)
            self.table.apply(each)
            if isinstance(each.event, Interrupted):
                self._skip(each.event.gap)
            self._own_time.reach(each.at)
        if self.delayed is not None:
            self.delayed.add(events, self.now())
        if any(not isinstance(each.event, GAME_EVENTS) for each in events):
            self._surroundings = None

    def _show(self, before: int) -> None:
        if self.table.version != before:
            self._broadcast(before)
        self._changed(self)

    # Those who look at it

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this seat is connected."""
        return any(seat in subscriber.seats for subscriber in self.subscribers)

    def subscribe(self, subscriber: Subscriber, since: int | None = None) -> None:
        """Somebody comes, and gets the present state with what happened since the version that they know."""
        if not subscriber.may_watch:
            subscriber.turn_away()  # Play has begun since they were let in.
            return
        if self.delayed is not None:
            self.delayed.advance()  # What is due by now goes to those who are here; who comes gets all of it in one piece.
        self.subscribers.add(subscriber)
        subscriber.send(self.state_for(subscriber.seats, since, person=subscriber.person, delayed=subscriber.is_delayed))
        for said in self.chat.said:
            if self.is_heard(said, subscriber.person, delayed=subscriber.is_delayed):
                self._tell(subscriber, said)
        self._presence_changed(subscriber.seats)

    def identify(self, keys: dict[str, int], staff: frozenset[str], names: dict[str, str]) -> None:
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
            self._broadcast(self.table.version)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Somebody goes."""
        self.subscribers.discard(subscriber)
        self._presence_changed(subscriber.seats)

    def _presence_changed(self, seats: Seats) -> None:
        if not seats:
            return
        for seat in seats:
            if self.present(seat):
                self.absent_since.pop(seat, None)
            else:
                self.absent_since[seat] = self.now()
        self._surroundings = None
        self.send_all(messages.presence([seat for seat in range(1, len(self.table.seats) + 1) if self._is_there(seat)]))
        self._changed(self)

    def _is_there(self, seat: int) -> bool:
        return self.table.seat(seat).plan.kind == "bot" or self.present(seat)

    def send_all(self, message: bytes) -> None:
        """Send everybody the same."""
        for subscriber in tuple(self.subscribers):
            subscriber.send(message)

    def shown_table(self, *, delayed: bool) -> Table:
        """The table as somebody sees it, in time or late."""
        if not delayed or self.delayed is None:
            return self.table
        self.delayed.advance()
        return self.delayed.table

    def state_for(
        self, seats: Seats, since: int | None = None, *, person: str | None = None, delayed: bool = False, with_afen: bool = False
    ) -> bytes:
        """The message `state` for a person, if they are known, with these seats.

        It has `MOST_EVENTS` events after a version at most, or none, and AFEN on request.
        """
        table = self.shown_table(delayed=delayed)
        since = table.version if since is None else min(max(since, 0), table.version)
        if table is not self.table:
            return self._delayed_message(table, since, with_afen=with_afen)
        seat = viewing_seat(table, seats)
        game = messages.game_part(self._encoded, seat, since, self.now(), with_afen=with_afen)
        return self._message(messages.own_part(table, seats, seat, is_removed=person in table.removed), game)

    def _delayed_message(self, table: Table, since: int, *, with_afen: bool = False) -> bytes:
        assert self.delayed is not None
        game = messages.game_part(self._encoded_late, SPECTATOR, since, self.now(), self.delayed.lateness, with_afen=with_afen)
        around = messages.surroundings(table, self.names, self.present, self._seed)
        return b"".join((b"{", messages.own_part(table, frozenset(), SPECTATOR), b",", game, b",", around, b"}"))

    def _message(self, own: bytes, game: bytes) -> bytes:
        if self._surroundings is None:
            self._surroundings = messages.surroundings(self.table, self.names, self.present, self._seed)
        return b"".join((b"{", own, b",", game, b",", self._surroundings, b"}"))

    def _broadcast(self, before: int) -> None:
        """Send everybody the new state, each through their own eyes; what is the same for several is made once."""
        self._turn_away_spectators()
        table, at = self.table, self.now()
        common = messages.common_part(table, before, at)
        games: dict[int, bytes] = {}
        made: dict[tuple[Seats, bool], bytes] = {}
        for subscriber in tuple(self.subscribers):
            if self.delayed is not None and subscriber.is_delayed:
                continue
            seats = subscriber.seats
            viewer = seats, subscriber.person in table.removed
            message = made.get(viewer)
            if message is None:
                seat = viewing_seat(table, seats)
                eyes = self._encoded.eyes(seat)
                if eyes not in games:
                    games[eyes] = messages.game_part(self._encoded, eyes, before, at, common=common)
                message = made[viewer] = self._message(messages.own_part(table, seats, seat, is_removed=viewer[1]), games[eyes])
            subscriber.send(message)

    def _turn_away_spectators(self) -> None:
        """Where players want no spectators, whoever came while the table was open goes before anything of the game is shown."""
        if not self.table.setup.settings.watchable:
            for subscriber in tuple(self.subscribers):
                if not subscriber.may_watch:
                    subscriber.turn_away()
                    self.subscribers.discard(subscriber)

    # Those who see it late

    def begin_delay(self, delay: int, events: Sequence[Recorded[TableEvent]]) -> None:
        """Let spectators see the table late, by so many milliseconds; `events` are all that has happened."""
        self.delayed = DelayedView(DelayedTable(self.table.id), delay, self._time.running, self._show_delayed, self._tell_delayed)
        self._encoded_late = EncodedGame(self.delayed.table)
        self.delayed.add(events, self.now())
        for said in self.chat.said:
            self.delayed.say(said, self.now())

    def _show_delayed(self, before: int) -> None:
        assert self.delayed is not None
        message = self._delayed_message(self.delayed.table, before)
        for subscriber in self._delayed_subscribers():
            subscriber.send(message)

    def _tell_delayed(self, said: Recorded[Said]) -> None:
        for subscriber in self._delayed_subscribers():
            self._tell(subscriber, said)

    def _delayed_subscribers(self) -> list[Subscriber]:
        return [subscriber for subscriber in self.subscribers if subscriber.is_delayed]

    def close(self) -> None:
        """Show nothing more by itself."""
        if self.delayed is not None:
            self.delayed.stop()

    def at_length(self, length: int, *, delayed: bool = False) -> Position:
        """The position after so many events of the game."""
        position = self.shown_table(delayed=delayed).position
        if position is None:
            raise Conflict("not-started", "Not everybody has sat down.")
        earlier = position.copy()
        while len(earlier.events) > max(length, 0):
            earlier.pop()
        return earlier

    # Words

    async def talk(self, event: ChatEvent) -> int:
        """Something is said, or somebody is muted: stored in the chat's own stream, then shown. What comes again, by its id, is not said again."""
        await self.heal()
        id = getattr(event, "id", None)

        def change() -> Change[int] | int:
            stream, before, at = f"chat:{self.table.id}", self.chat.version, self.now()

            def apply() -> int:
                self._hear(Recorded(before + 1, at, event))
                return self.chat.version

            return Change(stream, before, [event.new()], at, apply, owned=self.resource)

        return await self._words.do(change, lambda: None if id is None else self.chat.done.get((event.actor, id)))

    async def _read_words(self) -> None:
        for stored in await self._store.read(f"chat:{self.table.id}", self.chat.version):
            self._hear(read_chat(stored))

    def _hear(self, happened: Recorded[ChatEvent]) -> None:
        self.chat.apply(happened)
        self._own_time.reach(happened.at)
        if isinstance(happened.event, Reacted):
            self._show_reaction(happened.version, happened.at, happened.event)
        elif isinstance(happened.event, Said):
            said = self.chat.said[-1]
            if self.delayed is not None:
                self.delayed.say(said, self.now())
            is_early = self.delayed is not None and self.delayed.is_early(said)
            for subscriber in tuple(self.subscribers):
                if not (is_early and subscriber.is_delayed):
                    self._tell(subscriber, said)

    def _show_reaction(self, number: int, at: int, reacted: Reacted) -> None:
        """Show everybody a sign. Who sees the table late sees none: it belongs to a moment that is yet to come there."""
        message = messages.reaction(number, at, reacted.seat, reacted.sign)
        for subscriber in tuple(self.subscribers):
            if not subscriber.is_delayed and self.chat.is_heard(reacted, subscriber.person):
                subscriber.send(message)

    def is_heard(self, said: Recorded[Said], person: str | None, *, delayed: bool) -> bool:
        """Whether somebody hears it now."""
        is_early = delayed and self.delayed is not None and self.delayed.is_early(said)
        return not is_early and self.chat.is_heard(said.event, person)

    def _tell(self, subscriber: Subscriber, said: Recorded[Said]) -> None:
        if self.chat.is_heard(said.event, subscriber.person):
            subscriber.send(messages.chat_line(shown(said, self.names.get(said.event.actor, ""))))

    # The record

    @property
    def seat_names(self) -> list[str]:
        """Who sits where, as a record and a picture name them."""
        return [
            self.names.get(bot_key(number)) or seat.plan.bot or ""
            if seat.plan.kind == "bot"
            else self.names.get(seat.person, "")
            if seat.person and seat.plan.kind != "program"
            else seat.plan.kind
            for number, seat in enumerate(self.table.seats, 1)
        ]

    def record(self, seats: Seats, *, delayed: bool = False, tags: Mapping[str, str] | None = None) -> str:
        """The game as AGN: whole once it has ended, with all that is needed to check its deals; before that as the viewer may know it."""
        table = self.shown_table(delayed=delayed)
        if table.position is None:
            raise Conflict("not-started", "Not everybody has sat down.")
        record = Record.of(table.position, seats=self.seat_names, tags={**(tags or {}), **messages.record_tags(table, self._seed)})
        if table.status not in ENDED and table.game.hides:
            record = record.seen_by(viewing_seat(table, seats))
        return agn.write(record)
