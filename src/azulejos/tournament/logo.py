"""The logo of an event: a small picture of pixels, looked at before it is kept. Nothing that could hold a script or a link is taken."""

from __future__ import annotations

import base64
import hashlib
import struct
from dataclasses import dataclass

from azulejos.tournament.errors import Refused

MOST_BYTES = 150_000
MOST_PIXELS = 1_200
"""Of its width, and of its height."""
_PNG = b"\x89PNG\r\n\x1a\n"
_FRAMES = frozenset({0xC0, 0xC1, 0xC2})
"""The JPEG segments of a picture that every browser shows; they have its size."""


@dataclass(frozen=True, slots=True)
class Logo:
    """A picture: what kind it is, and its bytes. `mark` names it, so that an address can be kept as long as it is the same."""

    type: str
    content: bytes

    @property
    def mark(self) -> str:
        """A short name of these bytes."""
        return hashlib.sha256(self.content).hexdigest()[:16]

    def text(self) -> str:
        """The bytes as a text, as events keep them."""
        return base64.b64encode(self.content).decode()


def read_logo(content: bytes) -> Logo:
    """A PNG or JPEG picture of at most so many bytes and pixels; or a refusal that says what to change.

    >>> read_logo(b"<svg onload='alert(1)'/>")
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: A logo is a PNG or JPEG picture: save it as one of these.
    """
    if len(content) > MOST_BYTES:
        raise Refused("logo-too-large", f"A logo has at most {MOST_BYTES // 1_000} kB: save it smaller.")
    if content.startswith(_PNG) and content[12:16] == b"IHDR" and len(content) > 33:
        kind, size = "image/png", struct.unpack(">II", content[16:24])
    elif content.startswith(b"\xff\xd8\xff") and (found := _jpeg_size(content)) is not None:
        kind, size = "image/jpeg", found
    else:
        raise Refused("logo-type", "A logo is a PNG or JPEG picture: save it as one of these.")
    if not all(0 < each <= MOST_PIXELS for each in size):
        raise Refused("logo-too-large", f"A logo has at most {MOST_PIXELS} pixels in width and height: save it smaller.")
    return Logo(kind, content)


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    """Width and height, from the first frame's segment."""
    at = 2
    while at + 9 <= len(content) and content[at] == 0xFF:
        kind, length = content[at + 1], struct.unpack(">H", content[at + 2 : at + 4])[0]
        if kind in _FRAMES:
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        if length < 2:
            return None
        at += 2 + length
    return None
