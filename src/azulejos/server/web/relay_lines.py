"""The lines to other processes on which requests are passed on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from azulejos.server.cluster.lease_rows import Peer
from azulejos.server.errors import Unavailable
from azulejos.server.metrics import Metrics

CONNECT_SECONDS = 1.0
IDLE_SECONDS = 2.0
"""A line is used again within so long: the other end closes idle ones, too."""


class PeerGone(Exception):
    """The other process has not answered; `was_sent` if it may have done what it was asked for, `refused` if nobody listens there."""

    def __init__(self, *, was_sent: bool, refused: bool = False) -> None:
        super().__init__(was_sent, refused)
        self.was_sent = was_sent
        self.refused = refused


def is_refused(error: BaseException | None) -> bool:
    """Whether a line could not be had because nobody listens there, whatever a library has made of that.

    >>> is_refused(ConnectionRefusedError()), is_refused(TimeoutError())
    (True, False)
    """
    while error is not None and not isinstance(error, ConnectionRefusedError):
        error = error.__cause__ or error.__context__
    return error is not None


def library() -> Any:
    """The library for requests, or one sentence that says how to get it."""
    try:
        import httpx
    except ImportError as error:
        raise Unavailable("no-httpx", 'Several server processes need the extra cluster: pip install "azulejos[cluster]".') from error
    return httpx


def httpx_errors() -> type[Exception]:
    """What the library raises when a line breaks."""
    errors: type[Exception] = library().TransportError
    return errors


class PeerLines:
    """All requests that are under way to other processes. Those to a process that has gone are given up at once."""

    def __init__(self, metrics: Metrics) -> None:
        self._httpx = library()
        self._metrics = metrics
        self._clients: dict[str, Any] = {}
        self._sending: dict[str, set[asyncio.Task[Any]]] = {}
        self._closers: set[asyncio.Task[None]] = set()

    async def send(self, peer: Peer, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes) -> Any:
        """Pass a request on, and return the answer as soon as its headers are here; `done` has to be called with it."""
        client = self._clients.get(peer.id)
        if client is None:
            timeout = self._httpx.Timeout(None, connect=CONNECT_SECONDS)
            limits = self._httpx.Limits(max_connections=None, max_keepalive_connections=64, keepalive_expiry=IDLE_SECONDS)
            client = self._clients[peer.id] = self._httpx.AsyncClient(timeout=timeout, limits=limits, trust_env=False)
        # As bytes: what a stranger's header holds is passed on as it came.
        encoded = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        request = self._httpx.Request(method, f"{peer.address}{target}", headers=encoded, content=body)
        task = asyncio.ensure_future(client.send(request, stream=True))
        sending = self._sending.setdefault(peer.id, set())
        sending.add(task)
        self._metrics.forwards.labels("request").inc()
        try:
            return await task
        except (self._httpx.ConnectError, self._httpx.ConnectTimeout) as error:
            raise PeerGone(was_sent=False, refused=is_refused(error)) from error
        except self._httpx.TransportError as error:
            raise PeerGone(was_sent=True) from error
        except asyncio.CancelledError as error:
            if (current := asyncio.current_task()) is not None and current.cancelling():
                task.cancel()
                raise
            raise PeerGone(was_sent=True) from error
        finally:
            sending.discard(task)

    async def done(self, peer: Peer, answer: Any) -> None:
        """An answer was passed back."""
        with suppress(Exception):  # A line that breaks now has done its work.
            await answer.aclose()

    def drop(self, peer: Peer) -> None:
        """A process has gone: whoever waits for it is told."""
        for task in self._sending.pop(peer.id, ()):
            task.cancel()
        client = self._clients.pop(peer.id, None)
        if client is not None:
            closing = asyncio.ensure_future(client.aclose())
            self._closers.add(closing)
            closing.add_done_callback(self._closers.discard)

    async def close(self) -> None:
        """End all of them."""
        for client in self._clients.values():
            with suppress(Exception):
                await client.aclose()
