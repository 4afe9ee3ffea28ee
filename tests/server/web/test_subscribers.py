"""What is sent on a table's socket, and in how many pieces."""

import asyncio

import orjson

from azulejos.server.tables.messages import done
from azulejos.server.web.callers import Caller
from azulejos.server.web.frames import text_frame
from azulejos.server.web.subscribers import FRAME_BYTES, TableSubscriber


class Line:
    """A line that notes what is written on it, at once or in its turn."""

    def __init__(self) -> None:
        self.takes = True
        self.pieces: list[bytes] = []

    def at_once(self, frame: bytes) -> bool:
        if self.takes:
            self.pieces.append(frame)
        return self.takes

    async def write(self, message: bytes) -> None:
        self.pieces.append(message)

    def subscriber(self) -> TableSubscriber:
        return TableSubscriber(self.write, Caller(None, "192.0.2.1"), None, lambda code, why: None, self.at_once)  # type: ignore[arg-type]


DONE, STATE = done("a", 4), orjson.dumps({"type": "state"})


async def test_a_move_is_acknowledged_and_shown_in_one_piece() -> None:
    line = Line()
    subscriber = line.subscriber()
    subscriber.hold(DONE)
    assert line.pieces == []
    subscriber.send(STATE)
    subscriber.release()
    assert line.pieces == [text_frame(DONE) + text_frame(STATE)]
    assert subscriber.sent == 2 * FRAME_BYTES, "each costs as much as if it had come alone"


async def test_what_nothing_follows_is_sent_when_it_is_released() -> None:
    line = Line()
    subscriber = line.subscriber()
    subscriber.hold(DONE)
    subscriber.hold(STATE)
    subscriber.release()
    subscriber.release()
    assert line.pieces == [text_frame(DONE), text_frame(STATE)]


async def test_a_line_that_does_not_take_them_gets_them_in_order() -> None:
    line = Line()
    subscriber = line.subscriber()
    line.takes = False
    subscriber.hold(DONE)
    subscriber.send(STATE)
    for _ in range(5):
        await asyncio.sleep(0)
    assert line.pieces == [DONE, STATE]
