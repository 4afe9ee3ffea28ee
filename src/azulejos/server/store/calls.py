"""Those who wait for an answer of the store: none of them waits for ever, whatever a thread hangs in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any, TypeVar

from azulejos.server.store.condition import Condition, Side
from azulejos.server.store.deadline import Deadline
from azulejos.server.store.errors import not_read, not_written

T = TypeVar("T")

LOOK_SECONDS = 0.1
STALL_SECONDS = 1.0
"""Who has not looked for so long stood still, and so did the whole process."""


class Calls:
    """The calls of one store that have not been answered; each may take so many seconds. `deadlines` are those of the threads that answer."""

    def __init__(self, seconds: float, condition: Condition, deadlines: Sequence[Deadline]) -> None:
        self.seconds = seconds
        self.last = inf
        """When everything has to be over, by the clock `monotonic`: the server stops."""
        self._condition = condition
        self._deadlines = deadlines
        self._waiting: dict[asyncio.Future[Any], tuple[Side, float]] = {}
        """Which answer is waited for, and since when: the first one first."""
        self._loop = asyncio.get_running_loop()
        self._looked_at = monotonic()
        self._looking = self._loop.call_later(LOOK_SECONDS, self._look)

    def __len__(self) -> int:
        return len(self._waiting)

    async def answered(self, answer: asyncio.Future[T], side: Side) -> T:
        """The answer, or a refusal when it does not come in time."""
        self._waiting[answer] = side, monotonic()
        try:
            return await answer
        finally:
            del self._waiting[answer]

    def _look(self) -> None:
        """Give up what takes too long: tell whoever waits for it, and cut the lines of the threads that do."""
        self._looking = self._loop.call_later(LOOK_SECONDS, self._look)
        before, now = self._looked_at, monotonic()
        self._looked_at = now
        if now - before > STALL_SECONDS:
            return  # The answers may be here already.
        for answer, (side, since) in self._waiting.items():
            if now < min(since + self.seconds, self.last):
                break
            if not answer.done():
                self._condition.failed(side, f"no answer within {now - since:.1f} seconds")
                answer.set_exception((not_written if side == "writing" else not_read)(self._condition.reason))
        for deadline in self._deadlines:
            deadline.cut_if_over(self.last)

    def close(self) -> None:
        """Look no more."""
        self._looking.cancel()
