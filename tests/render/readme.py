"""The pictures of the README, drawn anew into `docs/pictures/` by

    python -m tests.render.readme

As PNG with 256 colours, a third of the size: that is too slow for `Picture.png`, and soon enough for a picture that changes twice a year.
"""

import struct
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from azulejos.render import Picture, table
from azulejos.rules.duel import DuelStage
from tests.render import duels
from tests.render.pixels import SIGNATURE, rows
from tests.render.positions import offer, played

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ana", "Ștefan")
README: dict[str, Callable[[], Picture]] = {
    "position": lambda: table(played(2, 3, offer(4, 2)), near=2, names=NAMES),
    "duel": lambda: table(duels.played(4, lambda duel: duel.round == 3 and duel.stage is DuelStage.TURN and len(duel.pile) < 7), names=NAMES),
    "position-dark": lambda: table(played(2, 3, offer(4, 2)), near=2, names=NAMES, theme="dark"),
}
COLOURS = 256

Rgb = tuple[int, int, int]


def small(png: bytes) -> bytes:
    """The same picture in 256 colours."""
    pixels = [[(red, green, blue) for red, green, blue, _ in row] for row in rows(png)]
    counts = Counter(pixel for row in pixels for pixel in row)
    palette = _palette(counts)
    nearest = {colour: min(range(len(palette)), key=lambda index: _apart(colour, palette[index])) for colour in counts}
    body = b"".join(b"\0" + bytes(nearest[pixel] for pixel in row) for row in pixels)
    header = struct.pack(">IIBBBBB", len(pixels[0]), len(pixels), 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(part for colour in palette for part in colour)), (b"IDAT", zlib.compress(body, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts)


def _palette(counts: Counter[Rgb]) -> list[Rgb]:
    """Flat grounds as they are; the rest by halving, again and again, the box of colours that is the widest."""
    flat = [colour for colour, _ in counts.most_common(24)]
    boxes = [[colour for colour in counts if colour not in flat]]
    while len(boxes) < COLOURS - len(flat):
        box = max(boxes, key=lambda colours: (len(colours) > 1) * _spread(colours) * len(colours) ** 0.5)
        if len(box) < 2:
            break
        axis = max(range(3), key=lambda part: max(colour[part] for colour in box) - min(colour[part] for colour in box))
        box.sort(key=lambda colour: colour[axis])
        boxes.remove(box)
        boxes += [box[: len(box) // 2], box[len(box) // 2 :]]
    return flat + [_mean(box, counts) for box in boxes if box]


def _spread(colours: list[Rgb]) -> int:
    return max(max(part) - min(part) for part in zip(*colours, strict=True)) if colours else 0


def _mean(colours: list[Rgb], counts: Counter[Rgb]) -> Rgb:
    total = sum(counts[colour] for colour in colours)
    red, green, blue = (round(sum(colour[part] * counts[colour] for colour in colours) / total) for part in range(3))
    return red, green, blue


def _apart(one: Rgb, other: Rgb) -> int:
    return 2 * (one[0] - other[0]) ** 2 + 4 * (one[1] - other[1]) ** 2 + 3 * (one[2] - other[2]) ** 2


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in README.items():
        (FOLDER / f"{name}.png").write_bytes(small(draw().png(width=1600)))
