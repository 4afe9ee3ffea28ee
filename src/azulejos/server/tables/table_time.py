"""A table's own time, by which its clocks run, and what it knows of jumps of the server's time."""

from __future__ import annotations

from azulejos.server.live.time_source import StreamTime, TimeSource


class TableTime:
    """The time of one table, in milliseconds since 1970: it goes on from `at` while the server runs."""

    def __init__(self, source: TimeSource, at: int) -> None:
        self._source = source
        self._own = StreamTime(source.running, at)
        self._jumps_told, self._stops_told = source.jumps, source.stops
        self.goes_on_since = self.now()
        """When the table was read, or time last jumped: before that nobody can have done anything."""

    def now(self) -> int:
        """The time now."""
        return self._own.now()

    @property
    def has_jumped(self) -> bool:
        """Whether the server's time has jumped, and the table does not know."""
        return self._jumps_told != self._source.jumps

    @property
    def was_stopped(self) -> bool:
        """Whether the server was stopped since the table last knew."""
        return self._stops_told != self._source.stops

    def gap(self, now: int) -> int:
        """By how much the clock on the wall is ahead of a time."""
        return max(0, self._source.wall() - now)

    def skip(self, gap: int) -> None:
        """It is so much later at once: the table knows of every jump so far."""
        self._own.skip(gap)
        self._jumps_told, self._stops_told = self._source.jumps, self._source.stops
        self.goes_on_since = self.now()

    def reach(self, at: int) -> None:
        """It is this time, unless it is later already."""
        self._own.reach(at)

    def running(self) -> int:
        """The server's count, which nobody can set."""
        return self._source.running()
