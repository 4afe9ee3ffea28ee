"""Fan-out at the owner: what a spectator is shown is published once in Redis, for all who look on at other processes.

Redis so gets what anybody may see, and nothing else: the fan-out is one more spectator of a table or an event, with no seat, no name and no role.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

import orjson

from azulejos.server.cluster.bus import Bus
from azulejos.server.live.subscriber import Message
from azulejos.server.metrics import Metrics
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.messages import Seats
from azulejos.server.tables.state import TableStatus
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.web.callers import Caller

NOBODY = Caller(None, "")
ASK_AGAIN = b""
"""Published when spectators have to ask the owner again, who may have something else to tell them."""
LOOK_SECONDS = 10.0


def channel_of(subject: str) -> str:
    """The channel on which a table or an event is shown."""
    return f"view:{subject}"


class Published:
    """What is published of one table or event: each message has a number, so that whoever misses one notices. `leave` ends it at its source."""

    def __init__(self, bus: Bus, subject: str, metrics: Metrics, leave: Callable[[], None]) -> None:
        self.token = secrets.token_hex(6)
        self.number = 0
        self.leave = leave
        self._bus = bus
        self._channel = channel_of(subject)
        self._metrics = metrics

    def publish(self, content: bytes) -> None:
        """Show something to all spectators of other processes."""
        self.number += 1
        self._metrics.fanned_out.inc()
        self._bus.publish(self._channel, f"{self.token} {self.number} ".encode() + content)


class TableSpectator:
    """The spectator of a table who looks for all others."""

    seats: Seats = frozenset()
    person = None

    def __init__(self, live: LiveTable, published: Callable[[], Published]) -> None:
        self._live = live
        self._published = published

    @property
    def is_delayed(self) -> bool:
        """As every spectator."""
        return self._live.audience.delayed is not None

    @property
    def may_watch(self) -> bool:
        """As everybody whom nobody knows."""
        return NOBODY.may_watch(self._live)

    def send(self, message: bytes) -> None:
        """Publish it."""
        self._published().publish(message)

    def turn_away(self) -> None:
        """Let them ask again: they are refused then."""
        self._published().publish(ASK_AGAIN)


class EventFollower:
    """The spectator of an event who follows it for all others."""

    role: Role | None = None

    def __init__(self, published: Callable[[], Published]) -> None:
        self._published = published

    def send(self, message: Message) -> None:
        """Publish it."""
        self._published().publish(message.text.encode())

    def let_go(self, code: int, why: str) -> None:
        """Let them ask again: they are told why."""
        self._published().publish(ASK_AGAIN)


class FanOut:
    """All that this process publishes, as long as somebody listens."""

    def __init__(self, bus: Bus, metrics: Metrics) -> None:
        self._bus = bus
        self._metrics = metrics
        self._published: dict[str, Published] = {}
        bus.changed.append(lambda is_connected: None if is_connected else self._stop())

    def __len__(self) -> int:
        return len(self._published)

    def of_table(self, live: LiveTable, caller: Caller) -> bytes:
        """For the process that has passed a socket on: from where on it hears by Redis what this caller is shown; or that it does not."""
        if not self._bus.is_connected or not is_any_spectator(live, caller):
            return orjson.dumps({"type": "fanned", "token": None})
        subject = f"table:{live.table.id}"
        published = self._published.get(subject)
        if published is None:
            made: Published
            spectator = TableSpectator(live, lambda: made)
            made = published = self._published[subject] = Published(
                self._bus, subject, self._metrics, lambda: live.audience.subscribers.discard(spectator)
            )
            live.audience.subscribers.add(spectator)
        return _position(published, live.audience.shown_table(delayed=caller.is_delayed(live)).version)

    def of_event(self, live: LiveTournament, role: Role | None) -> bytes:
        """The same for somebody who follows an event."""
        if not self._bus.is_connected or role is not None:
            return orjson.dumps({"type": "fanned", "token": None})
        subject = live.resource
        published = self._published.get(subject)
        if published is None:
            made: Published
            follower = EventFollower(lambda: made)
            made = published = self._published[subject] = Published(
                self._bus, subject, self._metrics, lambda: live.audience.subscribers.discard(follower)
            )
            live.audience.subscribers.add(follower)
        return _position(published, live.version)

    def forget(self, subject: str) -> None:
        """Another process has it by now."""
        if (published := self._published.pop(subject, None)) is not None:
            published.publish(ASK_AGAIN)
            published.leave()

    async def look(self) -> None:
        """Publish nothing more to which nobody listens."""
        if self._bus.is_connected and self._published:
            found: dict[str, int] = {}
            with suppress(Exception):  # Whatever the library calls it: Redis is gone, and that ends all of them.
                found = await self._bus.listeners([channel_of(subject) for subject in self._published])
            for subject in tuple(self._published):
                if found.get(channel_of(subject)) == 0:
                    self._published.pop(subject).leave()

    def _stop(self) -> None:
        for published in self._published.values():
            published.leave()
        self._published.clear()


def is_any_spectator(live: LiveTable, caller: Caller) -> bool:
    """Whether somebody is shown a table as everybody is whom nobody knows, and will be."""
    if caller.hashes or caller.is_operator or caller.seats(live) or not NOBODY.may_watch(live):
        return False
    if caller.person is None:
        return True
    # Who is known may sit down before play begins, and does not hear whom they have muted.
    mutes = any(listener == caller.person for listener, _ in live.chat.muted)
    return live.table.status is not TableStatus.OPEN and not mutes and caller.person not in live.table.removed


def _position(published: Published, version: int) -> bytes:
    return orjson.dumps({"type": "fanned", "token": published.token, "number": published.number, "version": version})
