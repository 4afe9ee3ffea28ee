"""The open connections: how many of each address, how long each may keep the server waiting, and who has to go when descriptors run short.

A client owes the server something most of the time: a TLS handshake, the rest of its headers or of its body, the next request, or to read what it is
sent. Whoever is late with that is cut off. Time is counted in beats of the server itself: while its process stands still nobody is late.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterator
from enum import Enum, auto
from heapq import nsmallest
from math import ceil, inf
from typing import Protocol

from azulejos.server.errors import TooMuch, Unavailable
from azulejos.server.settings import Settings
from azulejos.server.web.descriptors import Descriptors
from azulejos.server.web.limits import Counts, network

FAREWELL_SECONDS = 2.0
"""So long whoever was refused has to read why."""
BRIEF_SECONDS = 10.0
"""So long a connection may be open that came when descriptors were short."""
LONGEST_BEAT = 1.0
BEATS = 4
"""The shortest time that a client has is so many beats long, at least."""
SHORTAGE_SECONDS = 60.0
"""A shortage of descriptors is over when it was not felt for so long."""
FRAMES_PER_SECOND = 200
"""Of one socket, of any kind: far more than the messages that are allowed, and their heartbeat."""
AT_ONCE = 32
"""So many connections are cut off together when descriptors run short: to find them all have to be looked at."""


class Stage(Enum):
    """What a connection waits for."""

    HANDSHAKE = auto()
    """For TLS: the event loop has a deadline for that."""
    REQUEST = auto()
    """For its first request."""
    HEADERS = auto()
    BODY = auto()
    ANSWER = auto()
    """For us."""
    IDLE = auto()
    """For its next request."""
    SOCKET = auto()
    """For nothing: it is a WebSocket, and has a heartbeat."""
    FAREWELL = auto()
    """For the client to read why it was refused."""
    CUT = auto()
    """For the event loop to close it."""


LATE = {
    Stage.REQUEST: "no-request",
    Stage.HEADERS: "slow-headers",
    Stage.BODY: "slow-body",
    Stage.IDLE: "idle",
    Stage.FAREWELL: "farewell",
}
"""The stages that have a deadline, and the code of being late in each."""
USUAL = frozenset({"idle", "farewell"})
"""Whoever is late with these has done nothing wrong."""
NOT_TAKEN, NOT_BRIEF = "not-taken", "not-brief"
NO_DESCRIPTORS = Unavailable("no-descriptors", "The server has too many open connections: come again in a moment.")
TOO_MANY = TooMuch("too-many-connections", "Too many open connections from this address: close one first.", retry_after=5.0)


class Line(Protocol):
    """What a connection's protocol can tell, and do."""

    @property
    def is_held(self) -> bool:
        """Whether it is we who do not read."""

    @property
    def unsent(self) -> int:
        """How many bytes the client has still to take."""

    def end(self, code: str) -> None:
        """Tell the client that it was late, if it can be told, and close."""

    def cut(self) -> None:
        """Close at once, whatever is unsent."""


class Connection:
    """A connection, from when it was accepted until it is closed."""

    __slots__ = ("_open", "began", "is_brief", "line", "network", "read_at", "since", "stage", "unsent")

    def __init__(self, open: OpenConnections, line: Line, network: str | None, is_brief: bool) -> None:
        self._open = open
        self.line = line
        self.network = network
        """Whose it is; none if it is not counted."""
        self.is_brief = is_brief
        """Whether it came when descriptors were short: then it gets one answer, and no socket."""
        self.began = self.since = self.read_at = open.beat
        self.stage = Stage.HANDSHAKE
        self.unsent = 0

    @property
    def now(self) -> int:
        """The present beat."""
        return self._open.beat

    @property
    def most_frames(self) -> float:
        """How many frames a socket may get within a beat."""
        return self._open.most_frames

    def enter(self, stage: Stage) -> None:
        """It waits for something else from now on."""
        self.stage = stage
        self.since = self._open.beat

    def count(self, code: str) -> None:
        """Count in the figures that it was refused with this code."""
        self._open.cut_off(code)

    def leave(self) -> None:
        """It is closed."""
        self._open.leave(self)


class OpenConnections:
    """All open connections of a server. `cut_off` is told the code of each that was refused or cut off, and `short` whether descriptors are."""

    def __init__(
        self, settings: Settings, descriptors: Descriptors, cut_off: Callable[[str], None], short: Callable[[bool], None] = lambda _: None
    ) -> None:
        seconds = {
            Stage.REQUEST: settings.header_seconds,
            Stage.HEADERS: settings.header_seconds,
            Stage.BODY: settings.body_seconds,
            Stage.IDLE: settings.keep_alive_seconds,
            Stage.FAREWELL: FAREWELL_SECONDS,
        }
        self.beat = 0
        self.beat_seconds = min(LONGEST_BEAT, min(settings.write_seconds, *seconds.values()) / BEATS)
        self._patience = {stage: self._beats(each) for stage, each in seconds.items()}
        self._patience_with_unsent = self._beats(settings.write_seconds)
        self._patience_with_brief = self._beats(BRIEF_SECONDS)
        self._descriptors = descriptors
        self._counts = Counts(settings.connections_per_address) if settings.limits else None
        self._proxies = tuple(ipaddress.ip_network(each, strict=False) for each in settings.trusted_proxies)
        self.most_frames = FRAMES_PER_SECOND * self.beat_seconds if settings.limits else inf
        self.cut_off = cut_off
        self._tell_short = short
        self.is_peer: Callable[[str], bool] = lambda _: False
        """Whether an address is that of another process of this server: it passes on what many people ask for."""
        self._all: dict[Connection, None] = {}
        self._felt_short_at: int | None = None
        self.are_short = False
        """Whether descriptors were short when the last connection came."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._all))

    def _beats(self, seconds: float) -> int:
        return ceil(seconds / self.beat_seconds)

    def accept(self, address: str, descriptor: int, line: Line) -> Connection:
        """A new connection of an address, with the number of its descriptor; an error if it cannot be taken."""
        is_brief = self.are_short = self._descriptors.are_short(descriptor)
        if is_brief:
            self.make_room()
            if self._descriptors.are_used_up(descriptor):
                self.cut_off(NO_DESCRIPTORS.code)
                raise NO_DESCRIPTORS
        who = None if self._counts is None or self._is_proxy(address) else network(address)
        if self._counts is not None and who is not None and not self._counts.enter(who):
            self.cut_off(TOO_MANY.code)
            raise TOO_MANY
        connection = Connection(self, line, who, is_brief)
        self._all[connection] = None
        return connection

    def leave(self, connection: Connection) -> None:
        """A connection is closed."""
        if connection in self._all:
            del self._all[connection]
            if self._counts is not None and connection.network is not None:
                self._counts.leave(connection.network)

    def _is_proxy(self, address: str) -> bool:
        """Whether an address is a proxy's: then it is that of many people."""
        if self.is_peer(address):
            return True
        if not self._proxies:
            return False
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(known, "ipv4_mapped", None)
        return any((mapped or known) in each for each in self._proxies)

    def tend(self) -> None:
        """A beat: cut off whoever is late."""
        self.beat += 1
        if self._felt_short_at is not None and self.beat - self._felt_short_at > self._beats(SHORTAGE_SECONDS):
            self._felt_short_at = None
            self._tell_short(False)
        for connection in list(self._all):
            code = self._late(connection)
            if code is not None:
                self._end(connection, code)

    def _late(self, connection: Connection) -> str | None:
        """With what a connection is late, if it is."""
        line, stage, now = connection.line, connection.stage, self.beat
        if stage is Stage.CUT:
            return None
        unsent = line.unsent
        if unsent == 0 or unsent < connection.unsent:
            connection.read_at = now
        connection.unsent = unsent
        if now - connection.read_at > self._patience_with_unsent:
            return NOT_TAKEN
        if connection.is_brief and now - connection.began > self._patience_with_brief:
            return NOT_BRIEF
        patience = self._patience.get(stage)
        if patience is None:
            return None
        if line.is_held:
            connection.since = now
        return LATE[stage] if now - connection.since > patience else None

    def _end(self, connection: Connection, code: str) -> None:
        if code not in USUAL:
            self.cut_off(code)
        if connection.stage is Stage.FAREWELL or code in (NOT_TAKEN, NOT_BRIEF):
            self._cut(connection)
        else:
            connection.enter(Stage.FAREWELL)
            connection.line.end(code)

    def _cut(self, connection: Connection) -> None:
        connection.enter(Stage.CUT)
        connection.line.cut()

    def make_room(self) -> None:
        """Descriptors are short: cut off those who have kept us waiting longest."""
        if self._felt_short_at is None:
            self._tell_short(True)
        self._felt_short_at = self.beat
        if any(each.stage is Stage.CUT for each in self._all):
            return  # They are not closed yet: that may be enough.
        waiting = (each for each in self._all if each.stage not in (Stage.ANSWER, Stage.SOCKET))
        for connection in nsmallest(AT_ONCE, waiting, key=lambda each: each.since):
            self.cut_off(NO_DESCRIPTORS.code)
            self._cut(connection)
