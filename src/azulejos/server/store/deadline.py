"""How long a thread of the store may wait for a database.

psycopg waits for an answer as long as it takes, and a database that was stopped, or a network that swallows everything, never gives one. What the
database itself is told (`statement_timeout`) does not help then, nor what the kernel watches: it is well, and so is the line.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from threading import Lock, Timer
from time import monotonic
from typing import Any

from sqlalchemy import Connection


class Deadline:
    """What one thread does now, and until when it may. Another thread looks at it, and cuts the line on which it waits when its time is over: the
    driver takes that for a broken line, says so, and the thread goes on.

    >>> deadline = Deadline()
    >>> with deadline.within(5.0):
    ...     deadline.is_over
    False
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._began: float | None = None
        self._end = 0.0
        self._line: socket.socket | None = None
        self._is_cut = False

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Something is done that may take so long."""
        self._began = monotonic()
        self._end = self._began + seconds
        self._is_cut = False
        try:
            yield
        finally:
            with self._lock:
                self._began = None
                if self._line is not None:
                    self._line.close()
                    self._line = None

    def watch(self, connection: Connection) -> None:
        """From now on the thread waits for this connection."""
        with self._lock:
            if self._line is not None:
                self._line.close()
            self._line = _line_of(connection.connection.dbapi_connection)

    @property
    def is_over(self) -> bool:
        """Whether the time is over, and nothing should be begun any more."""
        return self._is_cut or (self._began is not None and monotonic() >= self._end)

    @property
    def seconds(self) -> float:
        """How long the thread has been at it; 0 if it has nothing to do."""
        began = self._began
        return 0.0 if began is None else monotonic() - began

    def cut_if_over(self, last: float = inf) -> None:
        """End what takes too long, and everything after the time `last`."""
        if self._began is None or monotonic() < min(self._end, last):
            return
        with self._lock:
            self._is_cut = True
            if self._line is not None:
                _cut(self._line)


@contextmanager
def limited(connection: Any, seconds: float | None) -> Iterator[None]:
    """Something rare on a driver's connection that may take so long, as when it is new."""
    line = None if seconds is None else _line_of(connection)
    if seconds is None or line is None:
        yield
        return
    with line:
        timer = Timer(seconds, _cut, [line])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def _line_of(connection: Any) -> socket.socket | None:
    """The line of a driver's connection, with a descriptor of our own: the driver's may be closed at any time, and its number be a player's then."""
    fileno = getattr(connection, "fileno", None)
    return None if fileno is None else socket.socket(fileno=os.dup(fileno()))  # SQLite has no line.


def _cut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
