"""The condition of a store: said once when it changes, and not each time; and who may ask a store that has failed."""

import pytest

from azulejos.server.store import StoreFailed
from azulejos.server.store.condition import CALM_SECONDS, REST_SECONDS, Condition
from tests.kit.errors import raises
from tests.server.tables.kit import RecordingLog


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def log() -> RecordingLog:
    log = RecordingLog()
    log.lines.clear()
    return log


def test_the_log_has_the_reason_once_and_once_that_it_is_over(clock: Clock, log: RecordingLog) -> None:
    condition = Condition(log, clock)
    for _ in range(90):
        condition.failed("writing", "database or disk is full")
        clock.now += 1
    assert log.lines == [("storage-failing", {"side": "writing", "reason": "database or disk is full"})]
    assert (condition.is_failing, condition.failing_seconds, condition.reason) == (True, 90, "database or disk is full")
    clock.now += CALM_SECONDS
    condition.worked("writing")
    assert log.lines[1:] == [("storage-works", {"seconds": 90 + CALM_SECONDS})]
    assert (condition.is_failing, condition.failing_seconds) == (False, 0)


def test_a_disk_that_takes_one_write_and_refuses_the_next_still_fails(clock: Clock, log: RecordingLog) -> None:
    condition = Condition(log, clock)
    for _ in range(20):
        condition.failed("writing", "full")
        clock.now += CALM_SECONDS / 2
        condition.worked("writing")
        assert condition.is_failing
    assert len(log.lines) == 1


def test_a_full_disk_can_still_be_read(clock: Clock, log: RecordingLog) -> None:
    condition = Condition(log, clock)
    condition.failed("writing", "full")
    clock.now += 2 * CALM_SECONDS
    condition.worked("reading")
    assert condition.is_failing
    condition.failed("reading", "gone")
    clock.now += 2 * CALM_SECONDS
    condition.worked("writing")
    assert condition.is_failing, "it cannot be read"
    condition.worked("reading")
    assert [event for event, _ in log.lines] == ["storage-failing", "storage-works"]


def test_after_a_failure_one_at_a_time_tries(clock: Clock) -> None:
    condition = Condition(now=clock)
    with condition.reads.one(), condition.reads.one():  # As many as like, as long as it works.
        condition.failed("reading", "gone")
    with raises(StoreFailed, "not-read"), condition.reads.one():
        pass
    clock.now += REST_SECONDS
    with condition.reads.one():
        with raises(StoreFailed, "not-read"), condition.reads.one():
            pass
        condition.worked("reading")
        with condition.reads.one():
            pass
