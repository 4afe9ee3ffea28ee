"""Fan-out at all other processes: what the owner publishes in Redis is sent to the spectators who are here.

Whoever misses something, because Redis was gone or the owner is another one, asks the owner again and goes on from there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import time
from typing import NamedTuple, Protocol

import orjson

from azulejos.server.cluster.bus import Bus
from azulejos.server.live.subscriber import CLOSING
from azulejos.server.web.fan_out import ASK_AGAIN, channel_of
from azulejos.server.web.frames import text_frame

RECENT = 64
"""So many messages are kept for whoever is just being handed over."""
MOST_BEHIND = 256
"""Whoever is so many messages behind asks again."""
PING = '"ping"'


class Viewer(Protocol):
    """Somebody's socket, at the process to which it came."""

    said: asyncio.Queue[str | None]
    first: str | None

    def write(self, frame: bytes) -> bool:
        """Write a frame at once, if the line takes it."""

    async def tell(self, content: str | bytes) -> None:
        """Send a message, and wait until the line has taken it."""


class Heard(NamedTuple):
    """One message that was published."""

    token: str
    number: int
    content: bytes


class Session:
    """One spectator who is served by Redis. `again` is set when the owner has to be asked anew."""

    def __init__(self, viewer: Viewer, token: str, number: int, version: int) -> None:
        self.viewer = viewer
        self.token = token
        self.number = number
        self.version = version
        self.again = asyncio.Event()
        self._waiting: deque[bytes] = deque()
        self.has_more = asyncio.Event()

    def hear(self, heard: Heard, frame: bytes) -> None:
        """Pass a message on, in its order; where one is missing, or the line is slow, the owner is asked again."""
        if heard.token == self.token and heard.number <= self.number:
            return
        if heard.token != self.token or heard.number != self.number + 1 or heard.content in (ASK_AGAIN, CLOSING):
            self.again.set()
            return
        self.number += 1
        if self._waiting or not self.viewer.write(frame):
            self._waiting.append(heard.content)
            self.has_more.set()
            if len(self._waiting) > MOST_BEHIND:
                self.again.set()

    async def drain(self) -> None:
        """Send what the line did not take at once, until the end."""
        while True:
            await self.has_more.wait()
            self.has_more.clear()
            while self._waiting:
                await self.viewer.tell(self._waiting[0].decode())
                self._waiting.popleft()


class Mirror:
    """One table or event of another process, as its spectators are shown it."""

    def __init__(self) -> None:
        self.listeners = 0
        self.sessions: set[Session] = set()
        self.version = 0
        self.ahead_ms = 0
        """By how much the owner's time is ahead of the clock here."""
        self._recent: deque[Heard] = deque(maxlen=RECENT)

    def hear(self, data: bytes) -> None:
        """Something was published."""
        token, number, content = data.split(b" ", 2)
        heard = Heard(token.decode(), int(number), content)
        self._recent.append(heard)
        if content.startswith((b'{"type":"state"', b'{"type":"parts"')):
            told = orjson.loads(content)
            self.version, self.ahead_ms = told["version"], told["now"] - _now()
        frame = text_frame(content)
        for session in tuple(self.sessions):
            session.hear(heard, frame)

    def begin(self, session: Session) -> None:
        """Somebody is handed over: what was published since goes first."""
        self.version = max(self.version, session.version)
        for heard in self._recent:
            if heard.token == session.token:
                session.hear(heard, text_frame(heard.content))
        self.sessions.add(session)

    def pong(self, subject: str) -> bytes:
        """The answer to a ping, as the owner gives it."""
        told = {"type": "pong", "version": self.version}
        return orjson.dumps(told if subject.startswith("table:") else {**told, "now": _now() + self.ahead_ms})


class Mirrors:
    """All tables and events of other processes at which somebody looks here."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._mirrors: dict[str, Mirror] = {}
        bus.changed.append(lambda is_connected: None if is_connected else self.ask_again())

    def __len__(self) -> int:
        return sum(len(mirror.sessions) for mirror in self._mirrors.values())

    async def listen(self, subject: str) -> bool:
        """Somebody comes: listen to what is published, before the owner is asked. Whether everything is heard. `leave` has to follow."""
        mirror = self._mirrors.get(subject)
        if mirror is None:
            mirror = self._mirrors[subject] = Mirror()
        mirror.listeners += 1
        return await self._bus.subscribe(channel_of(subject), mirror.hear)

    def leave(self, subject: str) -> None:
        """Somebody has gone, or is not served by Redis."""
        mirror = self._mirrors[subject]
        mirror.listeners -= 1
        if mirror.listeners == 0:
            del self._mirrors[subject]
            self._bus.unsubscribe(channel_of(subject))

    def ask_again(self) -> None:
        """Everybody asks the owner again."""
        for mirror in self._mirrors.values():
            for session in mirror.sessions:
                session.again.set()

    async def follow(self, subject: str, told: str, viewer: Viewer) -> int | None:
        """Serve a spectator from where the owner has left them, until they have gone: then None. Else from which version on the owner is asked."""
        position = orjson.loads(told)
        mirror = self._mirrors[subject]
        session = Session(viewer, position["token"], position["number"], position["version"])
        mirror.begin(session)
        draining = asyncio.ensure_future(session.drain())
        asking = asyncio.ensure_future(session.again.wait())
        try:
            while not asking.done():
                said = asyncio.ensure_future(viewer.said.get())
                await asyncio.wait({said, asking, draining}, return_when=asyncio.FIRST_COMPLETED)
                if draining.done():
                    return None  # The line is dead.
                if not said.done():
                    said.cancel()
                    break
                text = said.result()
                if text is None:
                    return None
                if PING in text:
                    await viewer.tell(mirror.pong(subject).decode())
                else:
                    viewer.first = text  # For the owner, who answers it.
                    break
            return mirror.version
        finally:
            mirror.sessions.discard(session)
            draining.cancel()
            asking.cancel()


def _now() -> int:
    return round(time() * 1000)
