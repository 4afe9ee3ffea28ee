"""Limits: token buckets by address, by person and by seat, and a count of the sockets of each address. Pure: the time is given.

A bucket holds `burst` tokens and gets `rate` new ones each second; whatever is limited takes one. So within any `t` seconds nobody gets more than
`rate * t + burst`. What something costs may be known only afterwards: then it is spent in any case, and the next one waits. A bucket is kept as one
number, the time at which it will be full again; a full one need not be kept at all. What sockets may send is in `message_limits`.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache

from azulejos.server.errors import TooMuch
from azulejos.server.settings import Settings

PRIVATE = "/api/"
OPERATING = ("/readyz", "/metrics")
"""What is no page and no file: each answer is made, for one viewer or for the operator."""
NEVER = float("-inf")
MOST = 50_000
"""Buckets of one kind that are remembered."""
MOST_DEBT_SECONDS = 5.0
"""Nobody waits longer than this for what others of their address have spent."""
_REMEMBERED = 4_096
"""So many addresses are not read again: every request and every message asks whose they are."""
GUESSES, GUESS_SECONDS = 12, 600.0
"""So many wrong codes may come from an address in so long."""
BYTES = 4_096
"""So many bytes of an answer cost as much as a request or a message without them."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much is allowed: `rate` a second in the long run, `burst` at once.

    >>> Pace.within(60, 3600)
    Pace(rate=0.008333333333333333, burst=30)
    """

    rate: float
    burst: float

    @classmethod
    def within(cls, count: int, seconds: float) -> Pace:
        """At most `count` within any so many seconds, half of them at once."""
        burst = max(1, count // 2)
        return cls(max(1, count - burst) / seconds, burst)

    def take(self, full_at: float, now: float, cost: float = 1.0) -> tuple[float, float]:
        """Take tokens from a bucket that will be full at `full_at`. When it will be full then, and how long to wait if there are not enough: then
        nothing is taken.

        >>> Pace(rate=2, burst=1).take(full_at=NEVER, now=10.0)
        (10.5, 0.0)
        >>> Pace(rate=2, burst=1).take(full_at=10.5, now=10.0)
        (10.5, 0.5)
        """
        after = max(full_at, now) + cost / self.rate
        wait = after - now - self.burst / self.rate
        # A billionth of a second is the sum of roundings and not a wait.
        return (full_at, wait) if wait > 1e-9 else (after, 0.0)

    def spend(self, full_at: float, now: float, cost: float) -> float:
        """Take tokens whether there are enough or not; when the bucket will be full then.

        >>> pace = Pace(rate=2, burst=1)
        >>> pace.spend(full_at=NEVER, now=10.0, cost=3), pace.take(full_at=11.5, now=10.0)
        (11.5, (11.5, 1.5))
        """
        return max(full_at, min(max(full_at, now) + cost / self.rate, now + self.burst / self.rate + MOST_DEBT_SECONDS))


@dataclass(slots=True)
class Bucket:
    """The bucket of one socket.

    >>> bucket = Bucket(Pace(rate=1, burst=2))
    >>> [bucket.take(now=0.0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    """

    pace: Pace
    full_at: float = NEVER

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take tokens: 0, or how many seconds to wait for them."""
        self.full_at, wait = self.pace.take(self.full_at, now, cost)
        return wait

    def spend(self, now: float, cost: float) -> None:
        """Take tokens whether there are enough or not."""
        self.full_at = self.pace.spend(self.full_at, now, cost)


class Buckets:
    """One bucket for each name, in bounded memory: full ones are dropped, then those used longest ago. That forgives, and never refuses wrongly.

    >>> buckets = Buckets(Pace(rate=1, burst=1))
    >>> buckets.take("192.0.2.1", now=0.0), buckets.take("192.0.2.1", now=0.25), buckets.take("192.0.2.2", now=0.25)
    (0.0, 0.75, 0.0)
    """

    def __init__(self, pace: Pace, most: int = MOST) -> None:
        self.pace = pace
        self.most = most
        self._full_at: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, who: str, now: float, cost: float = 1.0) -> float:
        """Take tokens from somebody's bucket: 0, or how many seconds to wait for them."""
        # Taken out and put in again, it stands at the end: the order is that of use.
        full_at, wait = self.pace.take(self._full_at.pop(who, NEVER), now, cost)
        self._keep(who, full_at, now)
        return wait

    def wait(self, who: str, now: float) -> float:
        """How many seconds to wait for a token of somebody's bucket; none is taken."""
        return self.pace.take(self._full_at.get(who, NEVER), now)[1]

    def spend(self, who: str, now: float, cost: float) -> None:
        """Take tokens from somebody's bucket whether there are enough or not."""
        self._keep(who, self.pace.spend(self._full_at.pop(who, NEVER), now, cost), now)

    def _keep(self, who: str, full_at: float, now: float) -> None:
        if full_at > now:
            self._full_at[who] = full_at
        if len(self._full_at) > self.most:
            self._drop(now)

    def _drop(self, now: float) -> None:
        unfilled = [(who, full_at) for who, full_at in self._full_at.items() if full_at > now]
        # A good deal at once, so that this walk over all of them is rare.
        self._full_at = dict(unfilled[-max(1, self.most * 3 // 4) :])


@dataclass(slots=True)
class Counts:
    """How many of something each address has now.

    >>> counts = Counts(most=1)
    >>> counts.enter("192.0.2.1"), counts.enter("192.0.2.1"), counts.leave("192.0.2.1"), counts.enter("192.0.2.1")
    (True, False, None, True)
    """

    most: int
    _held: dict[str, int] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, who: str) -> bool:
        """One more, if that is allowed."""
        count = self._held.get(who, 0)
        if count >= self.most:
            return False
        self._held[who] = count + 1
        return True

    def leave(self, who: str) -> None:
        """One less."""
        count = self._held.get(who, 0)
        if count > 1:
            self._held[who] = count - 1
        else:
            self._held.pop(who, None)


class Limits:
    """All limits of a server. Times are seconds of a clock that does not go back, such as `time.monotonic()`.

    >>> limits = Limits(Settings(tables_per_hour=2))
    >>> limits.table("192.0.2.1", now=0.0)
    >>> limits.table("192.0.2.1", now=1.0)
    Traceback (most recent call last):
    azulejos.server.errors.TooMuch: Too many new tables from this address: wait a while.
    """

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limits
        self._requests = Buckets(Pace(settings.requests_per_second, settings.requests_burst))
        self._tables = Buckets(Pace.within(settings.tables_per_hour, 3_600))
        self._people = Buckets(Pace.within(settings.people_per_hour, 3_600))
        self._chats = Buckets(Pace.within(settings.chat_per_minute, 60))
        self._reactions = Buckets(Pace.within(settings.chat_per_minute, 60))
        self._acts = Buckets(Pace(settings.acts_per_minute / 60, settings.acts_burst))
        self._analyses = Buckets(Pace.within(settings.analyses_per_hour, 3_600))
        self._hints = Buckets(Pace.within(settings.hints_per_minute, 60))
        self._guesses = Buckets(Pace.within(GUESSES, GUESS_SECONDS))
        self._sockets = Counts(settings.sockets_per_address)

    def request(self, address: str | None, now: float, cost: float = 1.0) -> None:
        """A request of an address, or what it costs more than an ordinary one."""
        self._take(self._requests, network(address), now, "too-many-requests", "Too many requests from this address: wait a moment.", cost)

    def answered(self, address: str | None, size: int, now: float) -> None:
        """A request of an address was answered with so many bytes."""
        if self.on and (cost := weight(size)) > 0:
            self._requests.spend(network(address), now, cost)

    def table(self, address: str | None, now: float) -> None:
        """A new table of an address."""
        self._take(self._tables, network(address), now, "too-many-tables", "Too many new tables from this address: wait a while.")

    def person(self, address: str | None, now: float) -> None:
        """A new person at an address."""
        self._take(self._people, network(address), now, "too-many-people", "Too many new people at this address: wait a while.")

    def chat(self, person: str, now: float) -> None:
        """A chat message of a person."""
        self._take(self._chats, person, now, "too-much-chat", "Too many messages: wait a moment before the next one.")

    def reaction(self, table: str, seat: int, now: float) -> None:
        """A sign that is shown from a seat: as many as a person may say messages."""
        whose = f"{table}:{seat}"
        self._take(self._reactions, whose, now, "too-many-reactions", "Too many signs of this seat: wait a moment before the next one.")

    def analysis(self, person: str, now: float) -> None:
        """A game that a person wants to be analysed."""
        self._take(self._analyses, person, now, "too-many-analyses", "You have had many games analysed: wait a while.")

    def hint(self, person: str, table: str, now: float) -> None:
        """A hint for a person at a table, or a move of theirs that is judged: both have a budget."""
        for who in (person, f"table {table}"):
            self._take(self._hints, who, now, "too-many-hints", "Too many hints: wait a moment before the next one.")

    def act(self, table: str, seat: int, now: float) -> None:
        """An offer of a seat, an answer, something undone, a coming or going: whatever could go on for ever without a move."""
        whose = f"{table}:{seat}"
        self._take(self._acts, whose, now, "too-many-acts", "Too many offers, answers and undone moves of this seat: wait a moment.")

    def guess(self, what: str, address: str | None, now: float) -> None:
        """Somebody is about to type a short code: refused while too many wrong ones were typed there, or from that address. Also where no other limit
        is: without this one, a short code is none.
        """
        for who in (what, f"{what} {network(address)}"):
            if wait := self._guesses.wait(who, now):
                raise TooMuch("too-many-guesses", "Too many wrong codes: wait some minutes, or ask at the desk.", retry_after=wait)

    def guessed_wrong(self, what: str, address: str | None, now: float) -> None:
        """It was a wrong one. Of all addresses together ten times as many are taken as of one."""
        self._guesses.take(what, now, 0.1)
        self._guesses.take(f"{what} {network(address)}", now)

    @contextmanager
    def socket(self, address: str | None) -> Iterator[None]:
        """A socket or stream of an address, as long as it is open.

        >>> with Limits(Settings()).socket("192.0.2.1"):
        ...     pass
        """
        who = network(address)
        if self.on and not self._sockets.enter(who):
            raise TooMuch("too-many-sockets", "Too many open sockets from this address: close one first.", retry_after=30.0)
        try:
            yield
        finally:
            if self.on:
                self._sockets.leave(who)

    def _take(self, buckets: Buckets, who: str, now: float, code: str, text: str, cost: float = 1.0) -> None:
        if self.on and (wait := buckets.take(who, now, cost)):
            raise TooMuch(code, text, retry_after=wait)


def weight(size: int) -> float:
    """What an answer of so many bytes costs beyond the request itself, in tokens.

    >>> weight(100), weight(81_920)
    (0.0, 19.0)
    """
    return max(0.0, size / BYTES - 1)


def is_address(text: str) -> bool:
    """Whether this is an address, or a network of them as `network` writes it.

    >>> is_address("192.0.2.1"), is_address("2001:db8::/64"), is_address("azul.local")
    (True, True, False)
    """
    try:
        ipaddress.ip_interface(text)
    except ValueError:
        return False
    return True


@lru_cache(_REMEMBERED)
def network(address: str | None) -> str:
    """Whom an address belongs to: IPv6 is given out by /64 at least, so that one home or server has 2**64 addresses of it.

    >>> network("2001:db8::1"), network("::ffff:192.0.2.1"), network("192.0.2.1"), network(None)
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1', 'unknown')
    """
    try:
        known = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        # A socket in the file system, or a test: they share one bucket.
        return "unknown"
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((known, 64), strict=False))
