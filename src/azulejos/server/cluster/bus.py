"""What processes tell each other by Redis: what spectators are shown, and news such as another name. Nothing here has to arrive.

Redis may go and come back. What relies on it is told so (`changed`), and does without in the meantime.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from azulejos.server.errors import Unavailable
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log

PREFIX = "azulejos:"
PING_SECONDS = 1.0
SILENCE_SECONDS = 3.0
"""Redis answers a ping within this time, or is gone."""
RETRY_SECONDS = 0.5
MOST_WAITING = 10_000
"""How many messages may wait to be sent; more are thrown away, and those who miss one ask for the present state."""
Hear = Callable[[bytes], None]


def library() -> Any:
    """The library for Redis, or one sentence that says how to get it."""
    try:
        import redis.asyncio
    except ImportError as error:
        raise Unavailable("no-redis", 'Several server processes need the extra cluster: pip install "azulejos[cluster]".') from error
    return redis.asyncio


class Bus:
    """A process's two connections to Redis: one to speak, one to listen."""

    def __init__(self, url: str, log: Log) -> None:
        self.is_connected = False
        self.changed: list[Callable[[bool], None]] = []
        """Called when Redis comes or goes."""
        self.lag_seconds = 0.0
        """How long the last ping took to come back on the connection that listens."""
        self._redis = library().Redis.from_url(url, socket_connect_timeout=1.0, socket_timeout=SILENCE_SECONDS)
        self._log = log
        self._tasks = Tasks(log)
        self._hear: dict[bytes, Hear] = {}
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._waiting: asyncio.Queue[tuple[bytes, bytes]] = asyncio.Queue(MOST_WAITING)
        self._listening: Any = None

    def open(self) -> None:
        """Begin to listen and to speak."""
        self._tasks.spawn(self._listen())
        self._tasks.spawn(self._speak())

    async def close(self) -> None:
        """Say what is still to be said, if Redis takes it, and leave."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while self.is_connected and not self._waiting.empty():
                    await asyncio.sleep(0.01)
        await self._tasks.close()
        with suppress(Exception):
            await self._redis.aclose()

    def publish(self, channel: str, content: bytes) -> None:
        """Tell those who listen, some time soon or not at all."""
        if self.is_connected and not self._waiting.full():
            self._waiting.put_nowait((_name(channel), content))

    async def subscribe(self, channel: str, hear: Hear) -> bool:
        """Listen to a channel; whether everything said from now on is heard."""
        name = _name(channel)
        self._hear[name] = hear
        confirmed = self._confirmed.setdefault(name, asyncio.Event())
        if self._listening is None:
            return False
        try:
            if not confirmed.is_set():
                await self._listening.subscribe(name)
            async with asyncio.timeout(SILENCE_SECONDS):
                await confirmed.wait()
        except Exception:  # Whatever the library calls it: Redis is gone, and the listener finds that out, too.
            return False
        return self.is_connected

    def unsubscribe(self, channel: str) -> None:
        """Listen no more."""
        name = _name(channel)
        self._hear.pop(name, None)
        self._confirmed.pop(name, None)
        if self._listening is not None:
            self._tasks.spawn(self._unsubscribe(name))

    async def _unsubscribe(self, name: bytes) -> None:
        if name not in self._hear and self._listening is not None:
            with suppress(Exception):
                await self._listening.unsubscribe(name)

    async def listeners(self, channels: list[str]) -> dict[str, int]:
        """How many processes listen to each of some channels; an error of the library where Redis does not tell."""
        found = await self._redis.pubsub_numsub(*map(_name, channels))
        counted = {bytes(name): int(number) for name, number in found}
        return {channel: counted.get(_name(channel), 0) for channel in channels}

    async def _listen(self) -> None:
        while True:
            pubsub = self._redis.pubsub()
            try:
                await pubsub.subscribe(_name("news"), *self._hear)
                self._listening = pubsub
                self._turn(True)
                await self._hear_all(pubsub)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # Whatever the library calls it: Redis is gone, or never was there.
                self._turn(False, error)
            finally:
                self._listening = None
                for confirmed in self._confirmed.values():
                    confirmed.clear()
                with suppress(Exception):
                    await pubsub.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, pubsub: Any) -> None:
        heard_at = pinged_at = monotonic()
        await pubsub.ping()
        while True:
            message = await pubsub.get_message(timeout=PING_SECONDS / 4)
            now = monotonic()
            if message is not None:
                heard_at = now
                kind, channel = message["type"], message["channel"]
                if kind == "pong":
                    self.lag_seconds = now - pinged_at
                elif kind == "subscribe" and channel in self._confirmed:
                    self._confirmed[channel].set()
                elif kind == "message" and channel in self._hear:
                    self._hear[channel](message["data"])
            if now - heard_at > SILENCE_SECONDS:
                raise TimeoutError("Redis does not answer")
            if now - pinged_at > PING_SECONDS:
                pinged_at = now
                await pubsub.ping()

    async def _speak(self) -> None:
        while True:
            said = [await self._waiting.get()]
            while len(said) < 500 and not self._waiting.empty():
                said.append(self._waiting.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for channel, content in said:
                        pipeline.publish(channel, content)
                    await pipeline.execute()
            except asyncio.CancelledError:
                raise
            except Exception:  # Those who miss it notice by the numbers of what comes next.
                await asyncio.sleep(RETRY_SECONDS)

    def _turn(self, is_connected: bool, error: Exception | None = None) -> None:
        if is_connected == self.is_connected:
            return
        self.is_connected = is_connected
        if is_connected:
            self._log.info("redis-connected")
        else:
            self._log.warning("redis-gone", reason=str(error)[:200])
        for tell in self.changed:
            tell(is_connected)


def _name(channel: str) -> bytes:
    return f"{PREFIX}{channel}".encode()
