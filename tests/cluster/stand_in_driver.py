"""A driver that has joined no cluster: it does what it is asked in its own process, and goes wrong as it is told by its arguments.

reversed        answers two calls at a time, the later one first
refused         says that there is no such cluster
gone N          ends by SIGKILL after N answers
dying           says of each call that its process has died
failing         says of each call that something else went wrong
silent          joins, and never answers
rubbish         says what no driver says
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from pathlib import Path

from azulejos.cluster.calls import Calls
from azulejos.cluster.frames import Frame, Letter, read_frame


def main(way: str, *more: str) -> None:
    opening = read_frame(sys.stdin.buffer)
    assert opening is not None
    calls: Calls = pickle.loads(opening.content)
    if way == "refused":
        say(Frame(Letter.FAILED, 0, b"ConnectionError: there is no such cluster"))
        return
    if way == "rubbish":
        sys.stdout.buffer.write(b"\x00" * 100)
        sys.stdout.flush()
    say(Frame(Letter.READY, 0, b"1"))
    answered, held = 0, list[Frame]()
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        if frame.letter is not Letter.CALL or way in ("silent", "rubbish"):
            continue
        if way in ("dying", "failing"):
            say(
                Frame(
                    Letter.FAILED,
                    frame.number,
                    b"WorkerCrashedError: it has died" if way == "dying" else b"RuntimeError: this node has another version",
                )
            )
            continue
        answer = Frame(Letter.ANSWER, frame.number, calls.answer(frame.content))
        held.append(answer)
        if way == "reversed" and len(held) < 2 and frame.number < int(more[0]):
            continue
        while held:
            say(held.pop())
            answered += 1
        if way == "gone" and answered >= int(more[0]):
            os.kill(os.getpid(), signal.SIGKILL)


def say(frame: Frame) -> None:
    sys.stdout.buffer.write(frame.to_bytes())
    sys.stdout.buffer.flush()


def command(way: str, *more: object) -> list[str]:
    """How it is started."""
    return [sys.executable, str(Path(__file__)), way, *map(str, more)]


if __name__ == "__main__":
    main(*sys.argv[1:])
