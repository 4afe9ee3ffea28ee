"""Whose turn it is to be thought for."""

import asyncio
from collections.abc import Iterable

from azulejos.server.bot_workers.fair_queue import FairQueue, Urgency


def queue_of(items: Iterable[tuple[str, Urgency, str]]) -> FairQueue[str]:
    queue = FairQueue[str]()
    for item in items:
        queue.put(*item)
    return queue


def test_who_asks_for_much_keeps_nobody_else_waiting() -> None:
    asked = [(f"ann {number}", Urgency.HINT, "ann") for number in range(100)]
    queue = queue_of([*asked, ("ben", Urgency.HINT, "ben"), ("cid", Urgency.HINT, "cid")])
    assert queue.ahead(Urgency.HINT, "cid") == 2
    assert list(queue.emptied())[:4] == ["ann 0", "ben", "cid", "ann 1"]


def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    queue = queue_of([("game", Urgency.ANALYSIS, "ann"), ("hint", Urgency.HINT, "ann"), ("move", Urgency.MOVE, "t1"), ("other", Urgency.MOVE, "t2")])
    assert [queue.count(urgency) for urgency in Urgency] == [2, 3, 4]
    assert [queue.ahead(Urgency.MOVE, "t2"), queue.ahead(Urgency.HINT, "ann"), queue.ahead(Urgency.ANALYSIS, "ann")] == [1, 2, 3]
    assert queue.ahead(Urgency.MOVE, "ann") is None
    assert list(queue.emptied()) == ["move", "other", "hint", "game"]
    assert len(queue) == 0


def test_every_one_that_waits_is_told_truly_how_many_come_before() -> None:
    askers = [f"t{number}" for number in range(200)]
    queue = queue_of((asker, Urgency.MOVE, asker) for asker in askers)
    for taken, asker in enumerate(askers):
        assert queue.ahead(Urgency.MOVE, asker) == 0
        assert queue.ahead(Urgency.MOVE, askers[-1]) == len(askers) - 1 - taken
        assert next(queue.emptied()) == asker


async def test_nothing_is_lost_where_a_lane_ends_that_waited() -> None:
    queue = FairQueue[str]()
    waiting = [asyncio.create_task(queue.get()) for _ in range(3)]
    await asyncio.sleep(0)
    queue.put("one", Urgency.MOVE, "t")
    waiting[0].cancel()  # It was called for this one, and goes.
    done, _ = await asyncio.wait(waiting[1:], return_when=asyncio.FIRST_COMPLETED)
    assert [task.result() for task in done] == ["one"]
    queue.put("two", Urgency.MOVE, "t")
    assert {await task for task in waiting[1:]} == {"one", "two"}
