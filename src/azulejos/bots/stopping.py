"""Ends a search after a time, for systems on which it cannot look at the clock itself."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def stopping(seconds: float | None, stop: Callable[[], None]) -> Iterator[None]:
    """Stop something after a time, unless it has ended by then.

    >>> ended = threading.Event()
    >>> with stopping(0.001, ended.set):
    ...     ended.wait()
    True
    """
    if seconds is None:
        yield
        return
    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
