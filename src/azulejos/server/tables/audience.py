"""Those who look at a table: who is there, and what each of them is sent.

Players see it through their own eyes. Spectators of an event may see it late, as it was some time ago (`delayed.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from azulejos.rules import SPECTATOR
from azulejos.server.tables import messages
from azulejos.server.tables.chat import Chat, Reacted, Said, shown
from azulejos.server.tables.delayed import DelayedTable, DelayedView
from azulejos.server.tables.encoded import EncodedGame
from azulejos.server.tables.events import Agreed, Confirmed, Declined, Offered, Played, Recorded, TableEvent, Undone
from azulejos.server.tables.messages import Seats, viewing_seat
from azulejos.server.tables.state import Table
from azulejos.server.tables.table_time import TableTime

GAME_EVENTS = (Played, Undone, Confirmed, Offered, Agreed, Declined)
"""The events that change nothing of a table but its game."""


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


class Audience:
    """All who look at one table. `changed` is called when a player comes or goes."""

    def __init__(self, table: Table, chat: Chat, names: dict[str, str], seed: bytes, time: TableTime, changed: Callable[[], None]) -> None:
        self.names = names
        """What people and bots are called."""
        self.subscribers: set[Subscriber] = set()
        self.absent_since: dict[int, int] = {}
        """Since when nobody who holds a seat is connected."""
        self.delayed: DelayedView | None = None
        """What spectators see, where that is something else."""
        self._table, self._chat, self._seed, self._time = table, chat, seed, time
        self._changed = changed
        self._encoded = self._encoded_late = EncodedGame(table)
        self._surroundings: bytes | None = None
        """The part of a message that a move does not change, until something else does."""

    # Who is there

    def is_present(self, seat: int) -> bool:
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
        for said in self._chat.said:
            if self.is_heard(said, subscriber.person, delayed=subscriber.is_delayed):
                self._tell([subscriber], said)
        self._presence_changed(subscriber.seats)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Somebody goes."""
        self.subscribers.discard(subscriber)
        self._presence_changed(subscriber.seats)

    def _presence_changed(self, seats: Seats) -> None:
        if not seats:
            return
        for seat in seats:
            if self.is_present(seat):
                self.absent_since.pop(seat, None)
            else:
                self.absent_since[seat] = self._time.now()
        self._surroundings = None
        self.send_all(messages.presence([seat for seat in range(1, len(self._table.seats) + 1) if self._is_there(seat)]))
        self._changed()

    def _is_there(self, seat: int) -> bool:
        return self._table.seat(seat).plan.kind == "bot" or self.is_present(seat)

    def add_names(self, names: dict[str, str]) -> None:
        """An event says what people are called; they are told with the next message."""
        if any(self.names.get(person) != name for person, name in names.items()):
            self.names |= names
            self._surroundings = None

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now: everybody is told."""
        if person in self.names:
            self.names[person] = name
            self._surroundings = None
            self._broadcast(self._table.version)

    # What they are sent of the game

    def shown_table(self, *, delayed: bool) -> Table:
        """The table as somebody sees it, in time or late."""
        if not delayed or self.delayed is None:
            return self._table
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
        if table is not self._table:
            return self._delayed_message(table, since, with_afen=with_afen)
        seat = viewing_seat(table, seats)
        game = messages.game_part(self._encoded, seat, since, self._time.now(), with_afen=with_afen)
        return self._message(messages.own_part(table, seats, seat, is_removed=person in table.removed), game)

    def note(self, events: Sequence[Recorded[TableEvent]]) -> None:
        """Things have happened at the table: who sees it late sees them when they are due."""
        if self.delayed is not None:
            self.delayed.add(events, self._time.now())
        if any(not isinstance(each.event, GAME_EVENTS) for each in events):
            self._surroundings = None

    def show(self, before: int) -> None:
        """Send everybody the new state, if there is one, with what happened since a version."""
        if self._table.version != before:
            self._broadcast(before)

    def send_all(self, message: bytes) -> None:
        """Send everybody the same."""
        for subscriber in tuple(self.subscribers):
            subscriber.send(message)

    def _broadcast(self, before: int) -> None:
        """Send everybody the new state, each through their own eyes; what is the same for several is made once."""
        self._turn_away_spectators()
        table, at = self._table, self._time.now()
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

    def _message(self, own: bytes, game: bytes) -> bytes:
        if self._surroundings is None:
            self._surroundings = messages.surroundings(self._table, self.names, self.is_present, self._seed)
        return b"".join((b"{", own, b",", game, b",", self._surroundings, b"}"))

    def _turn_away_spectators(self) -> None:
        """Where players want no spectators, those who came while the table was open go before anything of the game is shown."""
        if not self._table.setup.settings.watchable:
            for subscriber in tuple(self.subscribers):
                if not subscriber.may_watch:
                    subscriber.turn_away()
                    self.subscribers.discard(subscriber)

    # What they are told of the chat

    def hear(self, said: Recorded[Said]) -> None:
        """Something was said: everybody is told who wants to hear it, at once or when it is due."""
        if self.delayed is not None:
            self.delayed.say(said, self._time.now())
        is_early = self.delayed is not None and self.delayed.is_early(said)
        self._tell([subscriber for subscriber in self.subscribers if not (is_early and subscriber.is_delayed)], said)

    def show_reaction(self, number: int, at: int, reacted: Reacted) -> None:
        """Show everybody a sign. Who sees the table late sees none: it belongs to a moment that is yet to come there."""
        message = messages.reaction(number, at, reacted.seat, reacted.sign)
        for subscriber in tuple(self.subscribers):
            if not subscriber.is_delayed and self._chat.is_heard(reacted, subscriber.person):
                subscriber.send(message)

    def is_heard(self, said: Recorded[Said], person: str | None, *, delayed: bool) -> bool:
        """Whether somebody hears it now."""
        is_early = delayed and self.delayed is not None and self.delayed.is_early(said)
        return not is_early and self._chat.is_heard(said.event, person)

    def _tell(self, listeners: Iterable[Subscriber], said: Recorded[Said]) -> None:
        for subscriber in listeners:
            if self._chat.is_heard(said.event, subscriber.person):
                subscriber.send(messages.chat_line(shown(said, self.names.get(said.event.actor, ""))))

    # Those who see it late

    def begin_delay(self, delay: int, events: Sequence[Recorded[TableEvent]]) -> None:
        """Let spectators see the table late, by so many milliseconds; `events` are all that has happened."""
        self.delayed = DelayedView(DelayedTable(self._table.id), delay, self._time.running, self._show_delayed, self._tell_delayed)
        self._encoded_late = EncodedGame(self.delayed.table)
        self.delayed.add(events, self._time.now())
        for said in self._chat.said:
            self.delayed.say(said, self._time.now())

    def close(self) -> None:
        """Show nothing more by itself."""
        if self.delayed is not None:
            self.delayed.stop()

    def _show_delayed(self, before: int) -> None:
        assert self.delayed is not None
        message = self._delayed_message(self.delayed.table, before)
        for subscriber in self._delayed_subscribers():
            subscriber.send(message)

    def _tell_delayed(self, said: Recorded[Said]) -> None:
        self._tell(self._delayed_subscribers(), said)

    def _delayed_subscribers(self) -> list[Subscriber]:
        return [subscriber for subscriber in self.subscribers if subscriber.is_delayed]

    def _delayed_message(self, table: Table, since: int, *, with_afen: bool = False) -> bytes:
        assert self.delayed is not None
        game = messages.game_part(self._encoded_late, SPECTATOR, since, self._time.now(), self.delayed.lateness, with_afen=with_afen)
        around = messages.surroundings(table, self.names, self.is_present, self._seed)
        return b"".join((b"{", messages.own_part(table, frozenset(), SPECTATOR), b",", game, b",", around, b"}"))
