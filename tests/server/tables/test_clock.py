"""Clocks: what each kind counts, and that no millisecond is lost, doubled or invented."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.tables.clock import DAY, KINDS, Clock, ClockError, ClockRule
from tests.kit.errors import raises

TURN = ClockRule("turn", 30)
TOTAL = ClockRule("total", 60, 5)
DAYS = ClockRule("days", 2 * DAY)
TOURNAMENT = ClockRule("tournament")
NONE = ClockRule("none")
BY_TURN = (TURN, DAYS, TOURNAMENT)
ALL = (NONE, TURN, TOTAL, DAYS, TOURNAMENT)


def kind(rule: ClockRule) -> str:
    return rule.kind


# Rules


@pytest.mark.parametrize("rule", [*ALL, ClockRule("total", 10), ClockRule("days", 14 * DAY), ClockRule("tournament", 90), ClockRule("turn", 3600)])
def test_a_rule_is_read_as_it_was_told(rule: ClockRule) -> None:
    assert ClockRule.read(rule.to_json()) == rule


@pytest.mark.clause("T4")
def test_t4_a_tournament_turn_has_two_minutes() -> None:
    assert TOURNAMENT.seconds == 120
    assert ClockRule.read({"kind": "tournament"}).seconds == 120
    assert ClockRule.read({"kind": "tournament", "seconds": 60}).seconds == 60


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (None, "bad-clock"),
        ([], "bad-clock"),
        ("turn", "bad-clock"),
        ({}, "no-such-clock"),
        ({"kind": "sand"}, "no-such-clock"),
        ({"kind": ["turn"]}, "no-such-clock"),
        ({"kind": None}, "no-such-clock"),
        ({"kind": "none", "seconds": 5}, "bad-clock"),
        ({"kind": "turn"}, "clock-seconds"),
        ({"kind": "turn", "seconds": 4}, "clock-seconds"),
        ({"kind": "turn", "seconds": 3601}, "clock-seconds"),
        ({"kind": "turn", "seconds": True}, "clock-seconds"),
        ({"kind": "turn", "seconds": 30.5}, "clock-seconds"),
        ({"kind": "turn", "seconds": "30"}, "clock-seconds"),
        ({"kind": "turn", "seconds": None}, "clock-seconds"),
        ({"kind": "turn", "seconds": 30, "increment": 1}, "bad-clock"),
        ({"kind": "turn", "seconds": 30, "left": 1}, "bad-clock"),
        ({"kind": "turn", "seconds": 30, 7: 1}, "bad-clock"),
        ({"kind": "total", "seconds": 9}, "clock-seconds"),
        ({"kind": "total", "seconds": DAY + 1}, "clock-seconds"),
        ({"kind": "total", "seconds": 60, "increment": 601}, "clock-increment"),
        ({"kind": "total", "seconds": 60, "increment": -1}, "clock-increment"),
        ({"kind": "total", "seconds": 60, "increment": False}, "clock-increment"),
        ({"kind": "days"}, "clock-seconds"),
        ({"kind": "days", "days": 0}, "clock-seconds"),
        ({"kind": "days", "days": 15}, "clock-seconds"),
        ({"kind": "days", "days": 1.0}, "clock-seconds"),
        ({"kind": "days", "days": True}, "clock-seconds"),
        ({"kind": "days", "seconds": DAY}, "bad-clock"),
        ({"kind": "tournament", "seconds": 4}, "clock-seconds"),
        ({"kind": "tournament", "seconds": False}, "clock-seconds"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(told: object, code: str) -> None:
    with pytest.raises(ClockError) as caught:
        ClockRule.read(told)
    assert caught.value.code == code
    assert caught.value.status == 400


def test_a_rule_is_checked_however_it_is_made() -> None:
    wrong: list[tuple[Any, int, int]] = [("sand", 0, 0), ("days", DAY + 1, 0), ("turn", 30, 1)]
    for named, seconds, increment in wrong:
        with pytest.raises(ClockError):
            ClockRule(named, seconds, increment)


# Turns


@pytest.mark.parametrize("rule", BY_TURN, ids=kind)
def test_every_turn_has_its_full_time(rule: ClockRule) -> None:
    full = rule.seconds * 1000
    clock = Clock.of(rule, 3).started(2, 1_000)
    assert clock.deadline() == 1_000 + full
    clock = clock.moved(4_000, 3)
    assert (clock.running, clock.deadline()) == (3, 4_000 + full)
    clock = clock.moved(9_000, 2)
    assert clock.remaining(2, 9_000) == full
    assert clock.remaining(3, 9_000) == full, "the next turn has all of it again"


@pytest.mark.parametrize("rule", BY_TURN, ids=kind)
def test_a_turn_of_several_decisions_is_one_turn(rule: ClockRule) -> None:
    clock = Clock.of(rule, 2).started(1, 0)
    before = clock.deadline()
    for at in (1_000, 2_000, 4_999):
        clock = clock.moved(at, 1)
        assert clock.deadline() == before


@pytest.mark.parametrize("rule", BY_TURN, ids=kind)
def test_two_turns_in_succession_are_two(rule: ClockRule) -> None:
    clock = Clock.of(rule, 2).started(1, 0).moved(4_000, None).started(1, 4_000)
    assert clock.deadline() == 4_000 + rule.seconds * 1000


def test_the_time_of_a_game_runs_on_from_turn_to_turn() -> None:
    clock = Clock.of(TOTAL, 2).started(1, 0).moved(10_000, 2)
    assert clock.left == (55_000, 60_000), "50 seconds and an increment of 5"
    clock = clock.moved(12_000, 2)
    assert clock.left == (55_000, 58_000), "no increment before the turn is over"
    clock = clock.moved(13_000, 1)
    assert clock.left == (55_000, 62_000)
    assert clock.deadline() == 13_000 + 55_000
    clock = clock.moved(15_000, None)
    assert (clock.left, clock.running, clock.deadline()) == ((58_000, 62_000), None, None)


def test_a_turn_that_is_broken_off_gets_no_increment() -> None:
    clock = Clock.of(TOTAL, 2).started(1, 0)
    assert clock.stopped(1_000).left == (59_000, 60_000)
    assert clock.started(2, 1_000).left == (59_000, 60_000)


def test_who_was_too_late_has_nothing_and_gets_no_increment() -> None:
    clock = Clock.of(TOTAL, 2).started(1, 0)
    assert clock.deadline() == 60_000
    assert clock.remaining(1, 60_000) == 0
    assert clock.remaining(1, 99_000) == 0
    assert clock.moved(60_000, 2).left == (0, 60_000)
    assert clock.moved(99_000, 2).left == (0, 60_000)


def test_without_a_clock_only_the_turn_is_known() -> None:
    clock = Clock.of(NONE, 2).started(1, 0).moved(10**9, 2)
    assert clock.running == 2
    assert clock.deadline() is None
    assert clock.remaining(1, 10**10) is None
    assert clock.extended(1, 5) == clock
    assert clock.to_json(10**10) == {"kind": "none", "left": [None, None], "running": 2, "paused": False}


def test_a_move_before_the_first_turn_starts_it() -> None:
    assert Clock.of(TURN, 2).moved(7, 2) == Clock.of(TURN, 2).started(2, 7)
    assert Clock.of(TURN, 2).moved(7, None) == Clock.of(TURN, 2)


def test_a_machine_whose_clock_is_set_back_costs_nothing_and_gives_nothing() -> None:
    clock = Clock.of(TOTAL, 2).started(1, 10_000)
    assert clock.remaining(1, 4_000) == 60_000
    assert clock.moved(4_000, 1).deadline() == 70_000


# Pauses and gifts


@pytest.mark.parametrize("rule", [*BY_TURN, TOTAL], ids=kind)
def test_a_pause_is_nobodys_time(rule: ClockRule) -> None:
    full = rule.seconds * 1000
    clock = Clock.of(rule, 2).started(1, 0).pause(3_000)
    assert (clock.paused, clock.running, clock.deadline()) == (True, 1, None)
    assert clock.remaining(1, 10**9) == full - 3_000
    assert clock.pause(5_000) == clock
    clock = clock.resume(100_000)
    assert clock.deadline() == 100_000 + full - 3_000
    assert clock.resume(200_000) == clock, "it was not paused"


def test_a_turn_can_pass_on_during_a_pause() -> None:
    clock = Clock.of(TOTAL, 2).started(1, 0).pause(1_000).moved(50_000, 2)
    assert (clock.running, clock.deadline(), clock.left) == (2, None, (64_000, 60_000))
    assert clock.resume(60_000).deadline() == 120_000


def test_a_pause_between_turns() -> None:
    clock = Clock.of(TURN, 2).pause(0)
    assert clock.resume(5).running is None
    assert clock.started(1, 3).deadline() is None
    assert clock.started(1, 3).resume(9).deadline() == 30_009


def test_the_time_of_a_crash_is_given_back() -> None:
    clock = Clock.of(TURN, 2).started(1, 0)
    assert clock.shifted(90_000).deadline() == 120_000
    assert clock.shifted(90_000).remaining(1, 100_000) == 20_000
    assert clock.pause(1).shifted(90_000) == clock.pause(1)
    assert Clock.of(TURN, 2).shifted(5) == Clock.of(TURN, 2)


def test_an_arbiter_gives_time() -> None:
    assert Clock.of(TURN, 2).started(1, 0).extended(1, 15_000).deadline() == 45_000
    assert Clock.of(TOTAL, 2).started(1, 0).extended(2, 15_000).left == (60_000, 75_000)


@pytest.mark.parametrize(
    ("seat", "ms", "code"), [(0, 5, "no-such-seat"), (3, 5, "no-such-seat"), (1, -1, "clock-extension"), (1, 10**12, "clock-extension")]
)
def test_what_an_arbiter_cannot_give(seat: int, ms: int, code: str) -> None:
    with raises(ClockError, code):
        Clock.of(TURN, 2).extended(seat, ms)


def test_there_is_no_such_seat_and_no_such_gap() -> None:
    clock = Clock.of(TURN, 2)
    with pytest.raises(ClockError, match="seat 0"):
        clock.started(0, 0)
    with pytest.raises(ClockError, match="seat 3"):
        clock.moved(0, 3)
    with pytest.raises(ClockError, match="gap"):
        clock.shifted(-1)


# Whole games


RULES = st.one_of(
    st.sampled_from([NONE, DAYS, TOURNAMENT]),
    st.builds(lambda seconds: ClockRule("turn", seconds), st.integers(5, 60)),
    st.builds(lambda seconds, increment: ClockRule("total", seconds, increment), st.integers(10, 120), st.integers(0, 20)),
)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["started", "moved", "moved", "moved", "ended", "stopped", "pause", "resume", "shifted", "extended", "asked"]),
        st.integers(0, 15_000),
        st.integers(1, 3),
    ),
    max_size=40,
)


def after_step(clock: Clock, step: str, wait: int, at: int, seat: int) -> Clock:
    match step:
        case "started":
            return clock.started(seat, at)
        case "moved":
            return clock.moved(at, seat)
        case "ended":
            return clock.moved(at, None)
        case "stopped" | "pause" | "resume":
            return getattr(clock, step)(at)  # type: ignore[no-any-return]
        case "shifted":
            return clock.shifted(wait)
        case "extended":
            return clock.extended(seat, wait)
        case _:
            clock.to_json(at)
            return clock


@given(RULES, STEPS)
def test_no_millisecond_is_lost_or_invented(rule: ClockRule, steps: list[tuple[str, int, int]]) -> None:
    clock, at = Clock.of(rule, 3), 1_700_000_000_000
    first, calls = clock, []
    for step, wait, seat in steps:
        at += wait
        runs = clock.since is not None
        before = [clock.remaining(each, at) or 0 for each in (1, 2, 3)]
        charged = sum(clock.left) - sum(before) if rule.kind != "none" else 0
        elapsed = max(0, at - clock.since) if clock.since is not None else 0
        if rule.kind != "none" and runs and clock.running is not None:
            assert charged == min(elapsed, clock.left[clock.running - 1]), "what is charged is what went by, as far as there was any left"
        else:
            assert charged == 0
        after = after_step(clock, step, wait, at, seat)
        calls.append((step, wait, at, seat))
        assert all(isinstance(left, int) and left >= 0 for left in after.left)
        assert (after.since is not None) == (after.running is not None and not after.paused)
        if rule.kind == "total" and step not in ("shifted", "extended"):
            ends = step == "ended" or (step == "moved" and seat != clock.running)
            gift = rule.increment * 1000 if ends and clock.running is not None and before[clock.running - 1] > 0 else 0
            assert sum(after.remaining(each, at) or 0 for each in (1, 2, 3)) == sum(before) + gift
        if step == "moved" and seat == clock.running:
            assert after.deadline() == clock.deadline() or before[seat - 1] == 0, "a turn that goes on ends when it would have"
        if after.deadline() is not None and after.running is not None:
            assert after.remaining(after.running, after.deadline() or 0) == 0
            assert after.remaining(after.running, (after.deadline() or 0) - 1) in (0, 1)
        clock = after
    again = first
    for call in calls:
        again = after_step(again, *call)
    assert again == clock, "the same calls make the same clock"


@given(RULES, st.integers(0, 10**6), st.integers(0, 10**6))
def test_time_that_is_asked_for_often_costs_no_more(rule: ClockRule, one: int, two: int) -> None:
    clock = Clock.of(rule, 2).started(1, 0)
    early, late = sorted((one, two))
    assert clock.moved(early, 1).moved(late, 2) == clock.moved(late, 2)
    assert clock.pause(early).resume(late).remaining(1, late) == clock.remaining(1, early)


def test_what_clients_get() -> None:
    clock = Clock.of(TOTAL, 3).started(2, 0)
    shown = clock.to_json(1_500)
    assert shown == {"kind": "total", "left": [60_000, 58_500, 60_000], "running": 2, "paused": False}
    assert clock.pause(2_000).to_json(9_000) == {"kind": "total", "left": [60_000, 58_000, 60_000], "running": 2, "paused": True}
    assert {rule.kind for rule in ALL} == set(KINDS)
