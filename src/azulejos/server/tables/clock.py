"""Clocks of a table. A clock is a value and knows no time of its own: whoever tells it something says when, in milliseconds.

What happens when a seat's time is over is decided elsewhere. The same calls in the same order make the same clock: a table's events rebuild it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, cast, get_args

from azulejos.server.errors import BadRequest
from azulejos.server.tables.message_types import ClockAgreed, ClockShown

Kind = Literal["none", "turn", "total", "days", "tournament"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DAY = 24 * 60 * 60
TOURNAMENT_SECONDS = 120
"""T4: two minutes a turn."""
_SECONDS: Mapping[Kind, tuple[int, int, str]] = {
    "none": (0, 0, "A table without a clock has no time to set."),
    "turn": (5, 60 * 60, "A turn has 5 seconds to 1 hour."),
    "total": (10, DAY, "A game has 10 seconds to 24 hours for each player."),
    "days": (DAY, 14 * DAY, "A move has 1 to 14 days."),
    "tournament": (5, 60 * 60, "A turn at a tournament table has 5 seconds to 1 hour, and 2 minutes by the regulation."),
}
_MOST_INCREMENT = 600
MOST_EXTENSION = 14 * DAY * 1000


class ClockError(BadRequest):
    """A clock that is not possible."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Which clock a table has: `seconds` for a turn, or for the whole game if it is `total`, and then `increment` more after every turn.

    >>> ClockRule.read({"kind": "days", "days": 3})
    ClockRule(kind='days', seconds=259200, increment=0)
    >>> ClockRule("turn", 2)
    Traceback (most recent call last):
    ...
    azulejos.server.tables.clock.ClockError: A turn has 5 seconds to 1 hour.
    """

    kind: Kind
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ClockError("no-such-clock", f"A clock is one of {', '.join(KINDS)}.")
        if self.kind == "tournament" and type(self.seconds) is int and not self.seconds:
            object.__setattr__(self, "seconds", TOURNAMENT_SECONDS)
        least, most, text = _SECONDS[self.kind]
        clause = "T4" if self.kind == "tournament" else None
        if type(self.seconds) is not int or not least <= self.seconds <= most or (self.kind == "days" and self.seconds % DAY):
            raise ClockError("clock-seconds", text, clause)
        if type(self.increment) is not int or not 0 <= self.increment <= (_MOST_INCREMENT if self.kind == "total" else 0):
            raise ClockError("clock-increment", f"Only a clock for the whole game has an increment, of {_MOST_INCREMENT} seconds at the most.")

    @classmethod
    def read(cls, value: object) -> ClockRule:
        """The rule that a client or an event tells: `kind`, and `seconds`, `increment` or `days` as the kind needs them."""
        if not isinstance(value, Mapping):
            raise ClockError("bad-clock", 'A clock is an object such as {"kind": "turn", "seconds": 60}.')
        kind = value.get("kind")
        if kind not in KINDS:
            raise ClockError("no-such-clock", f"A clock is one of {', '.join(KINDS)}.")
        kind = cast("Kind", kind)
        known = {"none": (), "total": ("seconds", "increment"), "days": ("days",)}.get(kind, ("seconds",))
        unknown = sorted(str(key) for key in value if key not in ("kind", *known))
        if unknown:
            raise ClockError("bad-clock", f"A clock of the kind {kind} has {' and '.join(known) or 'nothing to set'}, and nothing else.")
        if kind == "days":
            days = value.get("days")
            return cls(kind, days * DAY if type(days) is int else 0)
        return cls(kind, value.get("seconds", 0), value.get("increment", 0))

    def to_json(self) -> ClockAgreed:
        """What `read` reads.

        >>> ClockRule("total", 600, 5).to_json()
        {'kind': 'total', 'seconds': 600, 'increment': 5}
        """
        if self.kind == "none":
            return {"kind": self.kind}
        if self.kind == "days":
            return {"kind": self.kind, "days": self.seconds // DAY}
        if self.kind == "total":
            return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}
        return {"kind": self.kind, "seconds": self.seconds}


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of every seat. Every method that changes something gives a new clock.

    >>> clock = Clock.of(ClockRule("total", 60, 2), seats=2).started(1, at=1_000)
    >>> clock = clock.moved(at=11_000, next_seat=2)
    >>> clock.remaining(1, at=12_000), clock.remaining(2, at=12_000), clock.deadline()
    (52000, 59000, 71000)
    """

    rule: ClockRule
    left: tuple[int, ...]
    """For each seat the milliseconds that it had when `since` was noted: for the whole game if that is the rule's kind, otherwise for its turn."""
    running: int | None = None
    """The seat whose turn it is."""
    since: int | None = None
    """Since when its time runs; `None` while it does not."""
    paused: bool = False

    @classmethod
    def of(cls, rule: ClockRule, seats: int) -> Clock:
        """A clock before the first turn."""
        return cls(rule, (rule.seconds * 1000,) * seats)

    # Turns

    def started(self, seat: int, at: int) -> Clock:
        """A turn of `seat` begins, with its full time where turns have one. A turn that was still running is broken off: it gets no increment."""
        if not 1 <= seat <= len(self.left):
            raise ClockError("no-such-seat", f"There is no seat {seat} at this clock.")
        charged = self._charged(at)
        left = charged.left if self.rule.kind == "total" else charged._with_left(seat, self.rule.seconds * 1000)
        return replace(charged, left=left, running=seat, since=None if self.paused else at)

    def moved(self, at: int, next_seat: int | None) -> Clock:
        """The running seat has decided something. The turn goes on if `next_seat` is the same one; it is over if that is another one, or nobody.

        For a seat that has two turns in succession, call `moved(at, None).started(seat, at)`.
        """
        charged = self._charged(at)
        if next_seat is not None and next_seat == self.running:
            return charged
        ended = charged._ended()
        return ended if next_seat is None else ended.started(next_seat, at)

    def stopped(self, at: int) -> Clock:
        """Nobody's time runs any more: the game is over, or the table waits for something else."""
        return replace(self._charged(at), running=None, since=None)

    # Pauses and gifts

    def pause(self, at: int) -> Clock:
        """No time runs until `resume`; whose turn it is, and what is left of it, is kept."""
        return replace(self._charged(at), since=None, paused=True)

    def resume(self, at: int) -> Clock:
        """Time runs again, if it is anybody's turn."""
        if not self.paused:
            return self
        return replace(self, since=None if self.running is None else at, paused=False)

    def shifted(self, gap_ms: int) -> Clock:
        """The server was away for so long: that is nobody's time."""
        if gap_ms < 0:
            raise ClockError("clock-gap", "A gap cannot be negative.")
        return self if self.since is None else replace(self, since=self.since + gap_ms)

    def extended(self, seat: int, ms: int) -> Clock:
        """An arbiter gives a seat more time: for the game, or else for the turn that it has now."""
        if not 1 <= seat <= len(self.left):
            raise ClockError("no-such-seat", f"There is no seat {seat} at this clock.")
        if not 0 <= ms <= MOST_EXTENSION:
            raise ClockError("clock-extension", "An arbiter gives 14 days at the most, and takes no time away.")
        return self if self.rule.kind == "none" else replace(self, left=self._with_left(seat, self.left[seat - 1] + ms))

    # Asking

    def deadline(self) -> int | None:
        """When the running seat's time is over, if nothing happens before."""
        if self.running is None or self.since is None or self.rule.kind == "none":
            return None
        return self.since + self.left[self.running - 1]

    def is_over(self, at: int) -> bool:
        """Whether the running seat's time is over."""
        deadline = self.deadline()
        return deadline is not None and deadline <= at

    def remaining(self, seat: int, at: int) -> int | None:
        """What a seat has left; `None` where nobody counts."""
        return None if self.rule.kind == "none" else self._charged(at).left[seat - 1]

    def to_json(self, at: int) -> ClockShown:
        """For clients: milliseconds left for each seat (`None` without a clock), and whose time runs.

        >>> Clock.of(ClockRule("turn", 30), 2).started(2, 0).to_json(at=500)
        {'kind': 'turn', 'left': [30000, 29500], 'running': 2, 'paused': False}
        """
        left = [self.remaining(seat, at) for seat in range(1, len(self.left) + 1)]
        return {"kind": self.rule.kind, "left": left, "running": self.running, "paused": self.paused}

    # What a moment costs

    def _charged(self, at: int) -> Clock:
        """The same with the time until now taken from the running seat. A time before `since` costs nothing: a machine's clock can be set back."""
        if self.running is None or self.since is None or at <= self.since:
            return self
        if self.rule.kind == "none":
            return replace(self, since=at)
        return replace(self, left=self._with_left(self.running, max(0, self.left[self.running - 1] - (at - self.since))), since=at)

    def _ended(self) -> Clock:
        """The running seat's turn is over. A seat whose time is over gets no increment: what fell stays down."""
        left = self.left
        if self.running is not None and self.rule.kind == "total" and left[self.running - 1] > 0:
            left = self._with_left(self.running, left[self.running - 1] + self.rule.increment * 1000)
        elif self.running is not None and self.rule.kind != "total":
            left = self._with_left(self.running, self.rule.seconds * 1000)
        return replace(self, left=left, running=None, since=None)

    def _with_left(self, seat: int, ms: int) -> tuple[int, ...]:
        return (*self.left[: seat - 1], ms, *self.left[seat:])
