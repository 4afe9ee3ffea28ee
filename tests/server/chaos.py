"""Bad lines: a proxy between clients and server that drops, doubles, delays and reorders messages in both directions, and cuts connections."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

_LINE: dict[str, Any] = {"compression": None, "ping_interval": None, "open_timeout": 10, "close_timeout": 1}
PASSED_ON = ("cookie", "authorization")
End = ClientConnection | ServerConnection


@dataclass(frozen=True)
class Weather:
    """How bad it is: shares of all messages."""

    dropped: float = 0.04
    doubled: float = 0.06
    delayed: float = 0.3
    """Whatever is not delayed overtakes what is: this is how messages change their order."""
    longest: float = 0.06
    """Seconds of the longest delay; a doubled message comes a second time within ten times as long."""
    cut: float = 0.003


class ChaosProxy:
    """A proxy for the sockets of one server. Its decisions follow from its seed, as far as the order of messages does."""

    def __init__(self, upstream: str, seed: int, weather: Weather | None = None) -> None:
        self._upstream = upstream.replace("http", "ws", 1)
        self._chance = random.Random(seed)
        self._weather = weather or Weather()
        self._server: Server | None = None
        self.done: Counter[str] = Counter()
        """How often it has done what."""

    @property
    def url(self) -> str:
        """Where it is, for clients of the server."""
        assert self._server is not None
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def __aenter__(self) -> Self:
        self._server = await serve(self._handle, "127.0.0.1", 0, **_LINE)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _handle(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {name: client.request.headers[name] for name in PASSED_ON if name in client.request.headers}
        with suppress(OSError, InvalidHandshake, InvalidMessage, TimeoutError, ConnectionClosed):
            async with connect(self._upstream + client.request.path, additional_headers=headers, proxy=None, **_LINE) as server:
                self.done["lines"] += 1
                async with asyncio.TaskGroup() as group:
                    group.create_task(_Way(self, client, server, group).run())
                    group.create_task(_Way(self, server, client, group).run())

    def happens(self, what: str) -> bool:
        """Whether something is done to a message."""
        share: float = getattr(self._weather, what)
        if self._chance.random() >= share:
            return False
        self.done[what] += 1
        return True

    def seconds(self, times: float = 1.0) -> float:
        """How long something takes."""
        return self._chance.random() * self._weather.longest * times


class _Way:
    """One direction of a line."""

    def __init__(self, proxy: ChaosProxy, source: End, target: End, group: asyncio.TaskGroup) -> None:
        self._proxy = proxy
        self._source = source
        self._target = target
        self._group = group
        self._number = self._sent = 0

    async def run(self) -> None:
        try:
            async for message in self._source:
                self._number += 1
                if self._proxy.happens("cut"):
                    self._source.transport.abort()
                    self._target.transport.abort()
                    return
                if self._proxy.happens("doubled"):
                    self._group.create_task(self._pass_on(message, self._number, self._proxy.seconds(10)))
                if self._proxy.happens("dropped"):
                    continue
                if self._proxy.happens("delayed"):
                    self._group.create_task(self._pass_on(message, self._number, self._proxy.seconds()))
                else:
                    await self._pass_on(message, self._number)
        except ConnectionClosed:
            pass
        code = self._source.close_code
        await self._target.close(code if code is not None and (code == 1000 or code >= 3000) else 1001, self._source.close_reason or "")

    async def _pass_on(self, message: str | bytes, number: int, seconds: float = 0.0) -> None:
        if seconds:
            await asyncio.sleep(seconds)
        if number < self._sent:
            self._proxy.done["reordered"] += 1
        self._sent = max(self._sent, number)
        with suppress(ConnectionClosed):
            await self._target.send(message)
        self._proxy.done["messages"] += 1
