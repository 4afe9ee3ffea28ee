"""What goes through the pipes between a driver and the process that started it: frames, each preceded by its length, a number and a letter.

A driver is told which calls are to be made, once, and answers that it is ready; then the calls follow, each with a number that its answer
repeats. How many processors the cluster has is sent again whenever that changes.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import IO

HEADER = struct.Struct(">IQc")
DRIVER = "azulejos.cluster.driver"
_LOOPBACK = re.compile(r"127\.|localhost:|\[::1\]")


class Letter(Enum):
    """What a frame is."""

    OPEN = b"O"
    """To the driver: the calls, pickled."""
    CALL = b"C"
    """To the driver: a call."""
    CANCEL = b"X"
    """To the driver: nobody waits for this call any more."""
    READY = b"R"
    """From the driver: how many processors the cluster has, in digits."""
    ANSWER = b"A"
    """From the driver: what a call has answered."""
    FAILED = b"F"
    """From the driver: why a call has no answer; or, with number 0, why there are none at all. In words."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame.

    >>> received = bytearray(Frame(Letter.ANSWER, 7, b"yes").to_bytes() + b"half")
    >>> list(frames(received)), received
    ([Frame(letter=<Letter.ANSWER: b'A'>, number=7, content=b'yes')], bytearray(b'half'))
    """

    letter: Letter
    number: int = 0
    content: bytes = b""

    def to_bytes(self) -> bytes:
        """As it goes through the pipe."""
        return HEADER.pack(len(self.content), self.number, self.letter.value) + self.content

    @property
    def text(self) -> str:
        """What it says in words."""
        return self.content.decode("utf-8", "replace")


def read_frame(pipe: IO[bytes]) -> Frame | None:
    """The next frame; `None` once the other side has closed the pipe.

    >>> import io
    >>> read_frame(io.BytesIO(Frame(Letter.CALL, 1, b"x").to_bytes())), read_frame(io.BytesIO(b"cut"))
    (Frame(letter=<Letter.CALL: b'C'>, number=1, content=b'x'), None)
    """
    header = pipe.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    length, number, letter = HEADER.unpack(header)
    content = pipe.read(length)
    return Frame(Letter(letter), number, content) if len(content) == length else None


def frames(received: bytearray) -> Iterator[Frame]:
    """The whole frames of what has come so far, which are taken out of it."""
    while len(received) >= HEADER.size:
        length, number, letter = HEADER.unpack_from(received)
        end = HEADER.size + length
        if len(received) < end:
            return
        content = bytes(received[HEADER.size : end])
        del received[:end]
        yield Frame(Letter(letter), number, content)


def driver_command(address: str) -> list[str]:
    """The command that starts a driver. With -P it imports nothing from the current folder."""
    return [sys.executable, "-P", "-m", DRIVER, address]


def driver_environment(address: str) -> dict[str, str]:
    """This process's variables without our own, which may be secrets. Ray's usage reports are off; and a cluster of this machine alone stays there,
    while Ray would take a loopback address for one that others can reach.

    >>> [driver_environment(address).get("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER") for address in ("127.0.0.1:6379", "10.0.0.1:6379")]
    ['0', None]
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("AZULEJOS_")}
    alone = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"} if _LOOPBACK.match(address) else {}
    return kept | {"RAY_USAGE_STATS_ENABLED": "0"} | alone
