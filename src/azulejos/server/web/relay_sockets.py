"""Sockets that are passed on: what either end says, the other hears. Spectators are served by Redis instead, if that is there (`fan_out`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from azulejos.rules import AzulejosError
from azulejos.server.cluster.lease_rows import Peer
from azulejos.server.live.subscriber import MOVED
from azulejos.server.web.cluster_state import ClusterState
from azulejos.server.web.frames import frame, writer
from azulejos.server.web.relay_lines import is_refused
from azulejos.server.web.relayed import headers_for

OPEN_SECONDS = 2.0
HANDED_OVER = '{"type":"fanned"'
"""How the message begins by which an owner leaves a spectator to Redis. It is for the process that has passed the socket on, and for nobody else."""


async def relay_socket(cluster: ClusterState, subject: str, resource: str, peer: Peer, scope: Scope, receive: Receive, send: Send) -> bool:
    """Pass a socket on until it ends; False if nobody was there, and nothing was said yet."""
    line = await _opened(cluster, subject, peer, scope)
    if line is None:
        return False
    await receive()
    await send({"type": "websocket.accept"})
    viewer = Viewer(scope, send, lambda: cluster.mirrors.leave(subject))
    cluster.metrics.relayed_sockets.inc()
    hearing = asyncio.ensure_future(_hear(viewer, receive))
    try:
        while line is not None:
            try:
                told = await _exchange(cluster, peer, viewer, line)
                again = None if told is None else await cluster.mirrors.follow(subject, told, viewer)
            finally:
                viewer.stop_listening()
            if again is None:
                return True
            found = None
            with suppress(AzulejosError):  # Then whoever comes back is brought to the new owner.
                found = await cluster.directory.owner(resource)
            line = None if found is None else await _opened(cluster, subject, found, scope, viewer, since=again)
            peer = found or peer
        await viewer.close(MOVED, "moved")
        return True
    finally:
        hearing.cancel()
        cluster.metrics.relayed_sockets.dec()


async def _opened(
    cluster: ClusterState, subject: str, peer: Peer, scope: Scope, viewer: Viewer | None = None, since: int | None = None
) -> ClientConnection | None:
    is_heard = await cluster.mirrors.listen(subject)
    if viewer is not None:
        viewer.listens = True
    # Who has said something is answered by the owner, and goes on so.
    fanned = is_heard and (viewer is None or viewer.first is None)
    query = scope["query_string"].decode("latin-1")
    if since is not None:
        query = "&".join([*(part for part in query.split("&") if part and not part.startswith("since=")), f"since={since}"])
    address = f"{peer.address.replace('http', 'ws', 1)}{scope['path']}{f'?{query}' if query else ''}"
    headers = headers_for(scope, peer, fanned=fanned)
    try:
        return await connect(
            address,
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=1,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
    except (OSError, TimeoutError, InvalidHandshake, InvalidMessage) as error:
        if is_refused(error):
            cluster.node.refused(peer)
        if viewer is None:
            cluster.mirrors.leave(subject)
        else:
            viewer.stop_listening()
        return None


class Viewer:
    """Somebody's socket, at the process to which it came. What they say waits in `said`, until None: they have gone."""

    def __init__(self, scope: Scope, send: Send, leave: Callable[[], None]) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue(64)
        self.first: str | None = None
        """What they have said and Redis cannot answer: it goes first."""
        self.listens = True
        """Whether this process listens to Redis for them."""
        self._leave = leave
        self._send = send
        self._write = writer(scope)

    def stop_listening(self) -> None:
        """They are not served by Redis now."""
        if self.listens:
            self.listens = False
            self._leave()

    def write(self, frame: bytes) -> bool:
        """Write a frame at once, if the line takes it."""
        return self._write is not None and self._write(frame)

    async def tell(self, content: str | bytes) -> None:
        """Send a message."""
        if not self.write(frame(content)):
            await self._send({"type": "websocket.send", "text" if isinstance(content, str) else "bytes": content})

    async def close(self, code: int, reason: str) -> None:
        """End the socket from this side."""
        with suppress(Exception):  # They may have gone meanwhile.
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def _hear(viewer: Viewer, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            await viewer.said.put(None)
            return
        await viewer.said.put(message.get("text") or "")


async def _exchange(cluster: ClusterState, peer: Peer, viewer: Viewer, line: ClientConnection) -> str | None:
    """Pass on what either end says, until one has gone: then None; or until the owner leaves a spectator to Redis: then its word for that."""
    cluster.lines_to(peer).add(line)
    speaking: asyncio.Task[Any] = asyncio.ensure_future(_speak(viewer, line))
    try:
        async for content in line:
            if isinstance(content, str) and content.startswith(HANDED_OVER):
                if orjson.loads(content)["token"] is not None:
                    return content
                viewer.stop_listening()
                continue
            await viewer.tell(content)
        await _end(viewer, line)
    except ConnectionClosed:
        await _end(viewer, line)
    finally:
        speaking.cancel()
        cluster.lines_to(peer).discard(line)
        cluster.spawn(_closed(line))
    return None


async def _speak(viewer: Viewer, line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        if viewer.first is not None:
            await line.send(viewer.first)
        while (text := await viewer.said.get()) is not None:
            await line.send(text)
        await line.close()


async def _end(viewer: Viewer, line: ClientConnection) -> None:
    """The owner has ended it, or is gone: whoever comes back is brought to the new one."""
    code = line.close_code
    await viewer.close(MOVED if code is None or code in (1005, 1006) else code, line.close_reason or "moved")


async def _closed(line: ClientConnection) -> None:
    with suppress(Exception):
        await line.close()
