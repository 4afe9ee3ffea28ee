"""What goes through the pipes between the server and a worker: frames, each with its length before it.

A question is a pickle, which only the server writes. An answer is one letter and a text: a worker is not believed, so that nothing it sends is ever
unpickled.
"""

from __future__ import annotations

import struct
from typing import BinaryIO

LENGTH = struct.Struct(">I")
LONGEST_ANSWER = 32_000
"""In bytes: no token has more than some 200, and what is said of some moves less than this."""
READY, TOKEN, FOUND, FAILED = b"R", b"T", b"J", b"F"
"""What an answer begins with: the worker can be asked; the token of a move, and below it how many positions were looked at; what was found about a
position, as JSON; why there is no answer.
"""


def frame(content: bytes) -> bytes:
    r"""The content with its length before it.

    >>> frame(b"T3Y4")
    b'\x00\x00\x00\x04T3Y4'
    """
    return LENGTH.pack(len(content)) + content


def read_frame(pipe: BinaryIO) -> bytes | None:
    """The next frame's content; `None` once the other side has closed the pipe.

    >>> import io
    >>> read_frame(io.BytesIO(frame(b"T3Y4"))), read_frame(io.BytesIO())
    (b'T3Y4', None)
    """
    header = pipe.read(LENGTH.size)
    if len(header) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(header)
    content = pipe.read(length)
    return content if len(content) == length else None
