"""Limits: never more than rate * t + burst, in bounded memory."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.errors import TooMuch
from azulejos.server.settings import Settings
from azulejos.server.web.limits import BYTES, MOST_DEBT_SECONDS, Bucket, Buckets, Counts, Limits, Pace, network
from azulejos.server.web.middleware import request_cost

PACES = st.builds(Pace, rate=st.floats(0.01, 1_000), burst=st.integers(1, 50))
WAITS = st.lists(st.floats(0, 5) | st.just(0.0), min_size=1, max_size=80)
HOME = "192.0.2.1"


@given(PACES, WAITS, st.floats(0, 1e6))
def test_nobody_gets_more_than_rate_times_t_plus_burst(pace: Pace, waits: list[float], begun: float) -> None:
    bucket, now, taken = Bucket(pace), begun, list[float]()
    for wait in waits:
        now += wait
        if not bucket.take(now):
            taken.append(now)
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            assert last - first + 1 <= pace.rate * (taken[last] - taken[first]) + pace.burst + 1e-3


@given(PACES, WAITS)
def test_who_waits_as_told_is_served(pace: Pace, waits: list[float]) -> None:
    bucket, now = Bucket(pace), 0.0
    for wait in waits:
        now += wait
        if told := bucket.take(now):
            now += told
            assert bucket.take(now) == 0


@given(PACES)
def test_a_burst_is_allowed_at_once_and_again_when_full(pace: Pace) -> None:
    bucket = Bucket(pace)
    for now in (0.0, pace.burst / pace.rate + 1):
        assert [bucket.take(now) for _ in range(int(pace.burst))] == [0] * int(pace.burst)
        assert bucket.take(now) > 0


@given(PACES, st.integers(1, 20), st.lists(st.tuples(st.integers(0, 60).map(str), st.floats(0, 1)), max_size=200))
def test_memory_is_bounded(pace: Pace, most: int, uses: list[tuple[str, float]]) -> None:
    buckets, now = Buckets(pace, most), 0.0
    for who, wait in uses:
        now += wait
        buckets.take(who, now)
        assert len(buckets) <= most


def test_full_buckets_are_dropped_first() -> None:
    buckets = Buckets(Pace(rate=1, burst=10), most=4)
    for _ in range(10):
        assert not buckets.take("flood", now=0.0)
    for number in range(3):
        buckets.take(f"old {number}", now=0.0)
    buckets.take("new", now=5.0)
    assert len(buckets) == 2
    assert [bool(buckets.take("flood", now=5.0)) for _ in range(7)] == [False] * 5 + [True] * 2


def test_people_do_not_share_buckets() -> None:
    buckets = Buckets(Pace(rate=1, burst=1))
    assert [buckets.take("a", 0.0), buckets.take("b", 0.0), buckets.take("a", 0.0)] == [0, 0, 1]


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    bucket = Bucket(Pace(rate=1, burst=1))
    assert bucket.take(100.0) == 0
    assert bucket.take(50.0) > 50


@given(PACES, WAITS, st.floats(0.1, 500))
def test_what_is_spent_is_paid_for_and_nobody_waits_for_ever(pace: Pace, waits: list[float], cost: float) -> None:
    bucket, now = Bucket(pace), 0.0
    for wait in waits:
        now += wait
        before = max(bucket.full_at, now)
        bucket.spend(now, cost)
        assert before <= bucket.full_at <= max(before, now + pace.burst / pace.rate + MOST_DEBT_SECONDS)
        assert bucket.take(now) <= MOST_DEBT_SECONDS + 1 / pace.rate + 1e-6


def test_an_answer_is_paid_for_by_its_address() -> None:
    limits = Limits(Settings(requests_burst=10, requests_per_second=10))
    limits.request(HOME, 0.0)
    limits.answered(HOME, 20 * BYTES, 0.0)
    with pytest.raises(TooMuch) as refusal:
        limits.request(HOME, 0.0)
    assert refusal.value.retry_after == pytest.approx(1.1)
    limits.request("192.0.2.2", 0.0)


def test_a_hall_behind_one_router_can_open_the_pages() -> None:
    """Sixty people at once, each with a page of forty files, five requests and a socket; then two hundred within a minute."""
    for people, seconds in ((60, 0.0), (200, 60.0)):
        limits = Limits(Settings())
        for number in range(people):
            now = number * seconds / people
            for path in [*["/assets/a.js"] * 40, *["/api/v1/me"] * 6]:
                limits.request(HOME, now, request_cost(path))
            limits.person(HOME, now)


@given(st.integers(1, 200), WAITS)
def test_so_many_within_an_hour_means_within_any_hour(count: int, waits: list[float]) -> None:
    bucket, now, taken = Bucket(Pace.within(count, 3_600)), 0.0, list[float]()
    for wait in waits * 3:
        now += wait * 200
        if not bucket.take(now):
            taken.append(now)
    for first in taken:
        assert sum(first <= time < first + 3_599 for time in taken) <= count


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "unknown"),
        ("", "unknown"),
        (None, "unknown"),
        ("x" * 10_000, "unknown"),
    ],
)
def test_ipv6_goes_by_64_bits(address: str | None, whose: str) -> None:
    assert network(address) == whose


def test_sockets_are_counted_by_address() -> None:
    limits = Limits(Settings(sockets_per_address=2))
    with limits.socket(HOME), limits.socket(HOME), limits.socket("192.0.2.2"):
        with pytest.raises(TooMuch, match="Too many open sockets"), limits.socket(HOME):
            pass
        with pytest.raises(KeyError), limits.socket("192.0.2.2"):
            raise KeyError
    with limits.socket(HOME), limits.socket(HOME):
        pass
    counts = Counts(1)
    assert counts.enter("a")
    counts.leave("a")
    counts.leave("a")
    assert len(counts) == 0


def test_each_limit_has_its_code_and_says_when_to_come_again() -> None:
    limits = Limits(
        Settings(requests_burst=1, requests_per_second=2, tables_per_hour=1, people_per_hour=1, chat_per_minute=1, acts_burst=1, acts_per_minute=12)
    )
    acts: dict[str, tuple[Callable[[], None], float]] = {
        "too-many-requests": (lambda: limits.request(HOME, 0.0), 0.5),
        "too-many-tables": (lambda: limits.table(HOME, 0.0), 3_600),
        "too-many-people": (lambda: limits.person(HOME, 0.0), 3_600),
        "too-much-chat": (lambda: limits.chat("p-abc", 0.0), 60),
        "too-many-acts": (lambda: limits.act("k3v9q2m7x4w8z", 2, 0.0), 5),
    }
    for code, (act, again) in acts.items():
        act()
        with pytest.raises(TooMuch) as refusal:
            act()
        assert (refusal.value.code, refusal.value.status) == (code, 429)
        assert refusal.value.retry_after == pytest.approx(again)


def test_all_limits_can_be_off() -> None:
    limits = Limits(Settings(limits=False, requests_burst=1, tables_per_hour=1, sockets_per_address=1, acts_burst=1))
    for _ in range(50):
        limits.request(HOME, 0.0)
        limits.answered(HOME, 10**6, 0.0)
        limits.table(HOME, 0.0)
        limits.act("k3v9q2m7x4w8z", 2, 0.0)
    with limits.socket(HOME), limits.socket(HOME):
        pass
