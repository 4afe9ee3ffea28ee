"""A live table: its state, and the one way by which it changes (`azulejos.server.live.stream`). Those who look at it are its `Audience`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import Executable

from azulejos.rules import Chance, Position
from azulejos.server.errors import Conflict
from azulejos.server.fair import FairChance
from azulejos.server.live.stream import Change, LiveStream
from azulejos.server.live.time_source import TimeSource
from azulejos.server.store import Store
from azulejos.server.tables import records, results, seat_keys, wake_list
from azulejos.server.tables.audience import Audience
from azulejos.server.tables.chat import Chat, ChatEvent, Reacted, Said, read_chat
from azulejos.server.tables.decisions import Draws
from azulejos.server.tables.events import CLOCK_SET, SERVER, Interrupted, Recorded, TableEvent, read_event, recorded
from azulejos.server.tables.messages import Seats
from azulejos.server.tables.state import Table, TableStatus
from azulejos.server.tables.table_time import TableTime

Decide = Callable[[Table], list[TableEvent]]


class Stale(Conflict):
    """A command that answers a version which is past: the present state goes with the refusal."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on: look at it again.")


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
        self.time = TableTime(time, max(at, table.touched_at, chat.touched_at))
        self.audience = Audience(table, chat, names, seed, self.time, lambda: changed(self))
        self.keys: dict[str, int] = {}
        """The seats by the hashes of their tokens."""
        self.staff: frozenset[str] = frozenset()
        """The hashes of the tokens by which arbiters and organisers of an event see its table without delay."""
        self.keys_age = 0
        """Counts changes of both."""
        self.asked_at = time.wall()
        self.is_visited = True
        """Whether somebody has asked for it since it was read: where nobody has, nobody waits for a player who is away."""
        self.is_dropped = False
        """Another process has it by now: nothing happens here any more."""
        self._seed = seed
        self._store = store
        self._changed = changed
        self._game = LiveStream("table", store, self._read_game)
        self._words = LiveStream("table", store, self._read_words)

    @property
    def resource(self) -> str:
        """What a process owns by lease, where there are several, to be the one at which this table lives."""
        return resource_of(self.table)

    def identify(self, keys: dict[str, int], staff: frozenset[str], names: dict[str, str]) -> None:
        """An event says who sits here, and whose tokens open which seat."""
        if (keys, staff) != (self.keys, self.staff):
            self.keys, self.staff = keys, staff
            self.keys_age += 1
        self.audience.add_names(names)

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
            return self._change(events, self.time.now(), also, acknowledge) if events else table.version

        return await self._game.do(change, repeated)

    async def interrupt(self, *, was_away: bool = False) -> None:
        """The server was away, or the clock on the wall was set: the table says so, and goes on from the time of the wall, at nobody's cost.

        Where the wall is behind the table's time, the table stays ahead of it: what is stored never goes back.
        """

        def change() -> Change[int] | int:
            now, table = self.time.now(), self.table
            gap = self.time.gap(now)
            if table.status is TableStatus.RUNNING and table.clock.running is not None:
                is_set = not was_away and not self.time.was_stopped
                return self._change([Interrupted(SERVER, gap, CLOCK_SET if is_set else None)], now + gap)
            self.time.skip(gap)
            return table.version

        await self._game.do(change)

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

    def _apply(self, events: Sequence[Recorded[TableEvent]]) -> None:
        for each in events:
            self.keys = seat_keys.after(self.keys, self.table, each.event)
            self.table.apply(each)
            if isinstance(each.event, Interrupted):
                self.time.skip(each.event.gap)
            self.time.reach(each.at)
        self.audience.note(events)

    def _show(self, before: int) -> None:
        self.audience.show(before)
        self._changed(self)

    # Words

    async def talk(self, event: ChatEvent) -> int:
        """Something is said, or somebody is muted: stored in the chat's own stream, then shown. What comes again, by its id, is not said again."""
        await self.heal()
        id = getattr(event, "id", None)

        def change() -> Change[int] | int:
            stream, before, at = f"chat:{self.table.id}", self.chat.version, self.time.now()

            def apply() -> int:
                self._hear(Recorded(before + 1, at, event))
                return self.chat.version

            return Change(stream, before, [event.new()], at, apply, owned=self.resource)

        return await self._words.do(change, lambda: None if id is None else self.chat.done.get((event.actor, id)))

    def _hear(self, happened: Recorded[ChatEvent]) -> None:
        self.chat.apply(happened)
        self.time.reach(happened.at)
        if isinstance(happened.event, Reacted):
            self.audience.show_reaction(happened.version, happened.at, happened.event)
        elif isinstance(happened.event, Said):
            self.audience.hear(self.chat.said[-1])

    # The store

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

    async def _read_words(self) -> None:
        for stored in await self._store.read(f"chat:{self.table.id}", self.chat.version):
            self._hear(read_chat(stored))

    def close(self) -> None:
        """Show nothing more by itself."""
        self.audience.close()

    # The game as it is written down

    @property
    def seat_names(self) -> list[str]:
        """Who sits where, as a record and a picture name them."""
        return records.seat_names(self.table, self.audience.names)

    def at_length(self, length: int, *, delayed: bool = False) -> Position:
        """The position after so many events of the game."""
        return records.earlier_position(self.audience.shown_table(delayed=delayed), length)

    def record(self, seats: Seats, *, delayed: bool = False, tags: Mapping[str, str] | None = None) -> str:
        """The game as AGN, as far as somebody with these seats may know it."""
        return records.write_record(self.audience.shown_table(delayed=delayed), seats, self.seat_names, self._seed, tags or {})
