"""Live things by their ids, and the work beside them."""

import asyncio

import pytest

from azulejos.server.errors import NotFound, Unavailable
from azulejos.server.live.registry import Registry
from azulejos.server.live.tasks import Tasks
from tests.server.tables.kit import RecordingLog


class Thing:
    """Something live that does nothing."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.asked_at = 0
        self.healed = 0
        self.is_closed = False

    async def heal(self) -> None:
        self.healed += 1

    def close(self) -> None:
        self.is_closed = True

    async def settle(self) -> None:
        pass


async def test_however_many_ask_it_is_read_once_and_let_go_of_when_idle() -> None:
    now, reads = 5, 0

    async def read(id: str) -> Thing:
        nonlocal reads
        reads += 1
        await asyncio.sleep(0)
        if id == "none":
            raise NotFound("no-thing", "There is none.")
        return Thing(id)

    registry = Registry(read, lambda: now)
    one, *others = await asyncio.gather(*(registry.find("x") for _ in range(5)))
    assert all(each is one for each in others)
    assert (reads, one.asked_at, registry.get("x"), registry.loaded) == (1, 5, one, (one,))
    now = 9
    assert await registry.find("x") is one
    assert (reads, one.asked_at, one.healed) == (1, 9, 1)
    for _ in range(2):
        with pytest.raises(NotFound):
            await registry.find("none")
    assert registry.get("none") is None
    registry.add("y", Thing("y"))
    await registry.settle()
    assert registry.sweep(lambda name, _: name == "x") == ["x"]
    assert one.is_closed
    assert [each.id for each in registry.loaded] == ["y"]


async def test_work_that_fails_is_logged_and_goes_on_until_it_is_closed() -> None:
    log = RecordingLog()
    log.lines.clear()
    tasks, times = Tasks(log), 0

    async def work() -> None:
        nonlocal times
        times += 1
        raise Unavailable("not-now", "Later.")

    async def fail() -> None:
        raise ValueError

    tasks.every(0.001, work, "work-failed")
    tasks.spawn(fail())
    while times < 3:
        await asyncio.sleep(0.001)
    assert len(tasks) == 1
    await tasks.close()
    assert len(tasks) == 0
    assert {event for event, _ in log.lines} == {"work-failed", "task-failed"}
