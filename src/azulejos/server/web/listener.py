"""Where connections come in: each is counted before anything is read of it, also before its TLS handshake."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import ssl
from collections.abc import Callable

from azulejos.server.errors import ServerError
from azulejos.server.logs import Log
from azulejos.server.web.open_connections import Connection, OpenConnections
from azulejos.server.web.refusals import last_answer

AT_ONCE = 16
"""So many connections are accepted before others have their turn."""
PAUSE_SECONDS = 0.002
"""Between two connections while descriptors are short, for those that were cut off to be closed."""
LONG_PAUSE_SECONDS = 0.1
"""While the system refuses to open any."""
PASSING = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


class Listener:
    """Accepts the connections of one listening socket, until it is closed."""

    def __init__(
        self,
        listening: socket.socket,
        connections: OpenConnections,
        protocol: Callable[[Connection], asyncio.Protocol],
        tls: ssl.SSLContext | None,
        tls_seconds: float,
        log: Log,
    ) -> None:
        self._listening = listening
        self._connections = connections
        self._protocol = protocol
        self._tls = tls
        self._tls_seconds = None if tls is None else tls_seconds
        self._log = log
        self._beginning: set[asyncio.Task[None]] = set()
        self._accepting = asyncio.create_task(self._accept())
        self._tending = asyncio.create_task(self._tend())

    def stop_accepting(self) -> None:
        """Accept nobody more."""
        self._accepting.cancel()

    def close(self) -> None:
        """Let go of everything."""
        for task in (self._accepting, self._tending, *self._beginning):
            task.cancel()

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(self._connections.beat_seconds)
            try:
                self._connections.tend()
            except Exception as error:  # One line that cannot be closed must not keep all others open.
                self._log.error("connections-not-tended", error=error)

    async def _accept(self) -> None:
        self._listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while True:
            for _ in range(AT_ONCE):
                try:
                    accepted, peer = await loop.sock_accept(self._listening)
                except OSError as error:
                    if error.errno in PASSING:
                        self._connections.make_room()
                    await asyncio.sleep(LONG_PAUSE_SECONDS)
                    continue
                self._let_in(accepted, peer[0])
                if self._connections.are_short:
                    await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.sleep(0)

    def _let_in(self, accepted: socket.socket, address: str) -> None:
        try:
            connection = self._connections.accept(address, accepted.fileno(), _Handshake(accepted))
        except ServerError as error:
            with accepted, contextlib.suppress(OSError):
                if self._tls is None:
                    accepted.send(last_answer(error))
            return
        task = asyncio.create_task(self._begin(accepted, connection))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _begin(self, accepted: socket.socket, connection: Connection) -> None:
        """From here on the event loop owns the socket, and closes it."""
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: self._protocol(connection),
                accepted,
                ssl=self._tls,
                ssl_handshake_timeout=self._tls_seconds,
                ssl_shutdown_timeout=self._tls_seconds,
            )
        except OSError:  # A handshake that failed, or was not finished in time.
            connection.leave()


class _Handshake:
    """The line of a connection whose handshake is not done."""

    is_held = False
    unsent = 0

    def __init__(self, accepted: socket.socket) -> None:
        self._accepted = accepted

    def end(self, code: str) -> None:
        """There is nobody to be told yet."""
        self.cut()

    def cut(self) -> None:
        """The event loop holds the descriptor: it hears that the other end is gone, and closes it."""
        with contextlib.suppress(OSError):
            self._accepted.shutdown(socket.SHUT_RDWR)
