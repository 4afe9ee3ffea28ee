"""A subscriber on a slow line: let go, or sent a snapshot instead of what waits."""

import asyncio
from collections.abc import Sequence

from azulejos.server.live.subscriber import TOO_SLOW, Subscriber


class Line:
    """A line that takes a message when a test lets it."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: list[tuple[int, str]] = []
        self.open = asyncio.Event()

    async def write(self, message: str) -> None:
        await self.open.wait()
        self.sent.append(message)

    def close(self, code: int, why: str) -> None:
        self.closed.append((code, why))


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_whoever_is_too_far_behind_is_let_go() -> None:
    line = Line()
    subscriber = Subscriber(line.write, line.close, 2)
    for number in range(5):
        subscriber.send(str(number))
        await asyncio.sleep(0)
    assert subscriber.is_gone
    assert line.closed == [(TOO_SLOW, "too-slow")]
    line.open.set()
    await settle()
    assert line.sent == []


async def test_a_snapshot_is_sent_instead_of_all_that_waits() -> None:
    line = Line()
    subscriber = Subscriber(line.write, line.close, 2, snapshot=lambda: "everything")
    for number in range(9):
        subscriber.send(str(number))
        await asyncio.sleep(0)
    line.open.set()
    await settle()
    assert line.sent == ["0", "everything"]
    subscriber.send("next")
    await settle()
    assert (line.sent[-1], line.closed, subscriber.is_gone) == ("next", [], False)


async def test_what_the_line_takes_at_once_does_not_wait_and_never_overtakes() -> None:
    line, takes = Line(), True

    def at_once(messages: Sequence[str]) -> bool:
        if takes:
            line.sent.append("+".join(messages))
        return takes

    subscriber = Subscriber(line.write, line.close, 9, write_at_once=at_once)
    subscriber.send("1")
    subscriber.send("2", "3")
    assert line.sent == ["1", "2+3"], "in one piece"
    takes = False
    subscriber.send("4", "5")
    takes = True
    subscriber.send("6")
    assert line.sent == ["1", "2+3"]
    line.open.set()
    await settle()
    assert line.sent == ["1", "2+3", "4", "5", "6"]


async def test_a_dead_line_is_noticed() -> None:
    async def dead(_: str) -> None:
        raise ConnectionError

    subscriber = Subscriber(dead, lambda code, why: None, 9)
    subscriber.send("1")
    await settle()
    assert subscriber.is_gone
