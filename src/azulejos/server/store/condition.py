"""How the store is: whether it does what it is asked, and since when it does not. The log is told when that changes, and not each time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Literal

from azulejos.server.logs import Log
from azulejos.server.store.errors import not_read

Side = Literal["reading", "writing"]

CALM_SECONDS = 2.0
"""So long nothing may have failed before it is said that the store works again: a disk that is nearly full takes one write and refuses the next."""

REST_SECONDS = 0.25
"""So long after a read has failed nobody tries another one."""


class Reads:
    """Whether reading is worth a try. After a read has failed, one at a time tries, and all others are refused at once: otherwise each of those who
    wait behind each other for one table would wait for an answer that does not come.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.failed_at: float | None = None
        """When one failed, if none has worked since."""
        self.reason = ""
        self._now = now
        self._under_way = 0

    @contextmanager
    def one(self) -> Iterator[None]:
        """Somebody reads; a refusal, where that is in vain."""
        if self.failed_at is not None and (self._under_way or self._now() - self.failed_at < REST_SECONDS):
            raise not_read(self.reason)
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1


class Condition:
    """The condition of one store.

    >>> condition = Condition()
    >>> condition.failed("writing", "database or disk is full")
    >>> condition.is_failing, condition.reason
    (True, 'database or disk is full')
    """

    def __init__(self, log: Log | None = None, now: Callable[[], float] = monotonic) -> None:
        self.reason = ""
        """Why it fails, in the database's words: for the operator."""
        self.reads = Reads(now)
        self._log = log
        self._now = now
        self._since: float | None = None
        self._failed_at: dict[Side, float] = {}
        """When each side that fails failed last: a full disk can still be read."""

    @property
    def is_failing(self) -> bool:
        """Whether something has failed, and not worked again since."""
        return self._since is not None

    @property
    def failing_seconds(self) -> float:
        """How long it has been failing; 0 where it works."""
        return 0.0 if self._since is None else self._now() - self._since

    def failed(self, side: Side, reason: str) -> None:
        """It did not do what it was asked."""
        self._failed_at[side] = self._now()
        if side == "reading":
            self.reads.failed_at, self.reads.reason = self._now(), reason
        if self._since is None:
            self._since, self.reason = self._now(), reason
            if self._log is not None:
                self._log.error("storage-failing", side=side, reason=reason)

    def worked(self, side: Side) -> None:
        """It did what it was asked."""
        if side == "reading":
            self.reads.failed_at = None
        failed_at = self._failed_at.get(side)
        if failed_at is None or self._now() - failed_at < CALM_SECONDS:
            return
        del self._failed_at[side]
        if not self._failed_at and self._since is not None:
            if self._log is not None:
                self._log.warning("storage-works", seconds=round(self.failing_seconds, 1))
            self._since, self.reason = None, ""
