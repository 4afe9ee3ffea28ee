"""The server's time: what a stop, a suspended machine and a clock that is set do to each of its clocks."""

from azulejos.server.live.time_source import STEP_MS, STOP_MS, StreamTime, TimeSource

HOUR = 3_600_000


class Machine:
    """The clocks of a machine."""

    def __init__(self) -> None:
        self.wall, self.uptime = 1_700_000_000_000, 5_000
        self.time = TimeSource(lambda: self.wall, lambda: self.uptime)

    def passes(self, ms: int, wall_ms: int | None = None) -> None:
        self.uptime += ms
        self.wall += ms if wall_ms is None else wall_ms

    def runs(self, seconds: int) -> list[int]:
        """Time passes, and every second the server looks at it; the jumps that it saw."""
        seen = []
        for _ in range(seconds):
            self.passes(1_000)
            seen.append(self.time.look())
        return [jump for jump in seen if jump]


def test_time_that_passes_is_no_jump() -> None:
    machine = Machine()
    began = machine.time.running()
    assert machine.runs(100) == []
    assert machine.time.running() - began == machine.time.up_for() == 100_000
    assert machine.time.jumps == 0


def test_a_stop_or_a_suspended_machine_is_no_running_time() -> None:
    machine = Machine()
    machine.runs(10)
    before = machine.time.running()
    machine.passes(8 * HOUR)
    assert machine.time.running() == before
    assert machine.time.up_for() == 0
    assert machine.time.look() == 8 * HOUR
    assert machine.runs(10) == []
    assert machine.time.up_for() == 10_000


def test_a_busy_machine_was_not_stopped() -> None:
    machine = Machine()
    before = machine.time.running()
    machine.passes(STOP_MS)
    assert machine.time.running() == before + STOP_MS
    assert machine.time.look() == 0


def test_a_clock_that_is_set_is_a_jump_and_leaves_the_running_time_alone() -> None:
    machine = Machine()
    machine.runs(10)
    for step in (-HOUR, HOUR, STEP_MS, -STEP_MS):
        before = machine.time.running()
        machine.passes(1_000, 1_000 + step)
        assert machine.time.look() == step
        assert machine.time.running() == before + 1_000
    assert machine.time.jumps == 4


def test_a_clock_that_is_put_right_little_by_little_is_no_jump() -> None:
    machine = Machine()
    for _ in range(5 * 3600):
        machine.passes(2_000, 2_001)  # 500 millionths: 18 seconds in the end.
        assert machine.time.look() == 0


def test_a_count_that_goes_back_stands_still() -> None:
    machine = Machine()
    machine.runs(10)
    before = machine.time.running()
    machine.passes(-4_000)
    assert machine.time.running() == before
    machine.passes(1_000)
    assert machine.time.running() == before + 1_000


def test_who_is_held_up_between_two_clocks_reads_them_again() -> None:
    machine = Machine()
    held_up = [2_000]

    def wall() -> int:
        now = machine.wall
        machine.passes(held_up.pop() if held_up else 0)
        return now

    machine.time.wall = wall
    assert machine.time.look() == 0
    assert held_up == []


def test_the_clocks_of_this_machine_go_forward() -> None:
    time = TimeSource()
    assert time.look() == 0
    own = StreamTime(time.running, time.wall())
    assert own.now() <= own.now()
    assert abs(own.now() - time.wall()) < HOUR
