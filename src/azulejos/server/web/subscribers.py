"""Those who look at a table or follow an event, by a socket or a stream."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from azulejos.server.live.subscriber import Message, Subscriber
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.messages import Seats
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.web.callers import Caller
from azulejos.server.web.frames import Write, frame, text_frame

LONGEST_TABLE_QUEUE = 256
LONGEST_TOURNAMENT_QUEUE = 8
FRAME_BYTES = 1_000
NOT_ALLOWED = 4403
"""With what a socket is closed of somebody who may not be there any more (docs/socket.md), and why."""
NOT_WATCHABLE = "not-watchable"

Close = Callable[[int, str], None]


class TableSubscriber(Subscriber[bytes]):
    """Somebody who looks at a table. Whoever falls too far behind is let go. A message is written `at_once` where the line takes it."""

    def __init__(
        self, write: Callable[[bytes], Awaitable[None]], caller: Caller, live: LiveTable, close: Close, at_once: Write | None = None
    ) -> None:
        super().__init__(
            write,
            close,
            LONGEST_TABLE_QUEUE,
            write_at_once=None if at_once is None else lambda messages: at_once(b"".join(map(text_frame, messages))),
        )
        self.caller = caller
        self.sent = 0
        """So many bytes were sent; a short message counts as much as its frame costs."""
        self._live = live
        self._seats: Seats = frozenset()
        self._seats_at = (-1, -1)
        self._held: bytes | None = None

    @property
    def person(self) -> str | None:
        """Who it is, if known."""
        return self.caller.person

    @property
    def seats(self) -> Seats:
        """The seats that they hold now: whoever has got up sees no more through that seat's eyes."""
        at = (self._live.table.version, self._live.keys_age)
        if at != self._seats_at:
            self._seats, self._seats_at = self.caller.seats(self._live), at
        return self._seats

    @property
    def is_delayed(self) -> bool:
        """Whether they see the table late, where there is a delay."""
        return self._live.audience.delayed is not None and not self.seats and self.caller.is_delayed(self._live)

    @property
    def payer(self) -> str | None:
        """Who pays for what they send, if they have a seat: the person, or whoever has the token of that seat."""
        seats = self.seats
        return (self.caller.person or f"{self._live.table.id}:{min(seats)}") if seats else None

    def send(self, *messages: bytes) -> None:
        """Pass messages on, after what is held, without waiting."""
        if self._held is not None:
            messages, self._held = (self._held, *messages), None
        for message in messages:
            self.sent += max(FRAME_BYTES, len(message))
        super().send(*messages)

    def hold(self, message: bytes) -> None:
        """Send a message with the next one, which follows at once, or when `release` says so: to write costs more than to make what is written."""
        self.release()
        self._held = message

    def release(self) -> None:
        """Send what is still held."""
        if self._held is not None:
            self.send()

    @property
    def may_watch(self) -> bool:
        """Whether they may look at the table as it is now."""
        return self.caller.may_watch(self._live)

    def turn_away(self) -> None:
        """They may not look at the table any more."""
        self.let_go(NOT_ALLOWED, NOT_WATCHABLE)


class TournamentSubscriber(Subscriber[Message]):
    """Somebody who follows an event. On a slow line not every step is sent, but everything as it is by then.

    A message is written `at_once`, the same frame for all, where the line takes it; otherwise it waits in a queue.
    """

    def __init__(
        self,
        live: LiveTournament,
        role: Role | None,
        write: Callable[[str | bytes], Awaitable[None]],
        at_once: Write | None,
        close: Close,
        *,
        packs: bool,
    ) -> None:
        super().__init__(
            lambda message: write(self._content(message)),
            close,
            LONGEST_TOURNAMENT_QUEUE,
            snapshot=lambda: live.audience.whole(role),
            write_at_once=None if at_once is None else lambda messages: at_once(b"".join(map(self._frame, messages))),
        )
        self._role = role
        self._packs = packs

    @property
    def role(self) -> Role | None:
        """As what, if not as a spectator."""
        return self._role

    def size(self, message: Message) -> int:
        """How much of the line a message takes."""
        return len(self._content(message))

    def _content(self, message: Message) -> str | bytes:
        return (message.packed if self._packs else None) or message.text

    def _frame(self, message: Message) -> bytes:
        found = message.frames.get(self._packs)
        if found is None:
            found = message.frames[self._packs] = frame(self._content(message))
        return found
