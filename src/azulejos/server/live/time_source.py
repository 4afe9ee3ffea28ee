"""The server's time. What is stored has the time of the wall, which can be set; what runs counts milliseconds, which nobody can set.

Three things can happen to time. The machine is suspended, or the process is stopped: the count of the machine goes on, and nobody looks at it for a
while. The clock on the wall is set: it differs from the count by something else than before. Both are jumps. And a clock can be put right little by
little (500 millionths by NTP), which is none.
"""

from __future__ import annotations

import time
from collections.abc import Callable

STOP_MS = 3_000
"""If nobody has looked at the time for longer than this, the server was stopped meanwhile: it looks every second."""
STEP_MS = 1_000
"""If the clock on the wall differs from the count by so much more than a second ago, it was set."""
NEAR_MS = 100
# The clocks that go on while the machine is suspended: Linux has one of its own for that, and macOS has no other.
_UPTIME = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def wall_time() -> int:
    """What the clock on the wall says, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _uptime() -> int:
    return (time.monotonic_ns() if _UPTIME is None else time.clock_gettime_ns(_UPTIME)) // 1_000_000


class TimeSource:
    """All clocks of a server, in milliseconds.

    >>> clocks = {"wall": 1_700_000_000_000, "uptime": 0}
    >>> time = TimeSource(lambda: clocks["wall"], lambda: clocks["uptime"])
    >>> clocks = {"wall": 1_700_000_002_000, "uptime": 2_000}
    >>> time.running(), time.look()
    (2000, 0)
    >>> clocks = {"wall": 1_700_000_022_000, "uptime": 22_000}
    >>> time.running(), time.look(), time.jumps
    (2000, 20000, 1)
    """

    def __init__(self, wall: Callable[[], int] = wall_time, uptime: Callable[[], int] = _uptime, stop_ms: int = STOP_MS) -> None:
        self.wall = wall
        """Since 1970: for what is stored, and for what people have agreed by the hour."""
        self.uptime = uptime
        """Since some moment: it goes on while the machine is suspended, and nobody can set it."""
        self.jumps = 0
        """How often time has jumped."""
        self.stops = 0
        """How often the server was stopped."""
        self._stop_ms = stop_ms
        self._seen = self._up_since = uptime()
        self._stopped = 0
        self._difference = self._measured()

    def running(self) -> int:
        """The same without the times during which the server was stopped. Whoever asks first after a stop is told what it was before."""
        uptime = self.uptime()
        if not 0 <= uptime - self._seen <= self._stop_ms:
            self._stopped += uptime - self._seen
            self._up_since = uptime
            self.stops += 1
        self._seen = uptime
        return uptime - self._stopped

    def up_for(self) -> int:
        """For how long the server has run without being away: since it started, or was last stopped."""
        self.running()
        return self._seen - self._up_since

    def look(self) -> int:
        """By how much time has jumped since the last look; 0 if it has not. Has to be called every second."""
        difference = self._measured()
        jump, self._difference = difference - self._difference, difference
        if abs(jump) < STEP_MS:
            return 0
        self.jumps += 1
        return jump

    def _measured(self) -> int:
        """By how much the wall differs from the count."""
        while True:
            counted, wall = self.running(), self.wall()
            if self.running() - counted < NEAR_MS:  # Otherwise something else had the processor between one clock and the other.
                return wall - counted


class StreamTime:
    """The time of one live thing, in milliseconds since 1970. It runs as its count does, whatever the wall says, and never goes back.

    >>> counted = 0
    >>> own = StreamTime(lambda: counted, at=1_000)
    >>> own.reach(500)
    >>> counted = 20
    >>> own.now()
    1020
    >>> own.skip(100)
    >>> own.now()
    1120
    >>> own.reach(5_000)
    >>> own.now()
    5000
    """

    def __init__(self, count: Callable[[], int], at: int) -> None:
        self._count = count
        self._at, self._from = at, count()

    def now(self) -> int:
        """The time now."""
        return self._at + self._count() - self._from

    def skip(self, ms: int) -> None:
        """It is so much later at once."""
        self._at += ms

    def reach(self, at: int) -> None:
        """It is this time, unless it is later already."""
        if at > self.now():
            self._at, self._from = at, self._count()
