"""The pixels of a PNG, read without any library, and as other eyes see them."""

import struct
import zlib
from collections.abc import Callable

Pixel = tuple[float, float, float]
"""Linear light, 0 to 1."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def rows(png: bytes) -> list[list[tuple[int, int, int, int]]]:
    """Eight bits for each of red, green, blue and alpha: what resvg writes."""
    width, height = size(png)
    assert png[24:29] == bytes((8, 6, 0, 0, 0))
    packed, at = b"", len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(packed)
    stride = 4 * width
    above = bytes(stride)
    out = []
    for row in range(height):
        start = row * (stride + 1)
        above = _unfiltered(raw[start], raw[start + 1 : start + 1 + stride], above)
        out.append([(above[x], above[x + 1], above[x + 2], above[x + 3]) for x in range(0, stride, 4)])
    return out


def _unfiltered(kind: int, line: bytes, above: bytes) -> bytes:
    done = bytearray(line)
    for x in range(len(line)):
        left = done[x - 4] if x >= 4 else 0
        corner = above[x - 4] if x >= 4 else 0
        up = above[x]
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        done[x] = (done[x] + guess) & 255
    return bytes(done)


def _paeth(left: int, up: int, corner: int) -> int:
    return min((left, up, corner), key=lambda value: abs(left + up - corner - value))


def linear(png: bytes) -> list[Pixel]:
    return [(light(red), light(green), light(blue)) for row in rows(png) for red, green, blue, _ in row]


def light(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def lightness(light: float) -> float:
    """Linear light as it is perceived: CIE L*, as a part of 1."""
    return (1.16 * light ** (1 / 3) - 0.16) if light > 0.008856 else 9.033 * light


Eyes = Callable[[Pixel], Pixel]


def _matrix(*lines: tuple[float, float, float]) -> Eyes:
    def see(pixel: Pixel) -> Pixel:
        red, green, blue = (min(1.0, max(0.0, sum(weight * part for weight, part in zip(line, pixel, strict=True)))) for line in lines)
        return red, green, blue

    return see


GREY = (0.2126, 0.7152, 0.0722)
# Machado, Oliveira and Fernandes (2009), severity 1, for linear light.
EYES: dict[str, Eyes] = {
    "full": lambda pixel: pixel,
    "greyscale": _matrix(GREY, GREY, GREY),
    "protanopia": _matrix((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": _matrix((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": _matrix((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
