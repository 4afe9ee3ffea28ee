"""The motifs of our tiles as outlines, for a pen that knows moves, lines and curves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, pi, sin, sqrt, tan

from azulejos.render.tile import ALL_GLAZES

Point = tuple[float, float]
_TOKEN = re.compile(r"([A-Z])|(-?\d+\.?\d*|-?\.\d+)")


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the pen: to a point, straight or on a curve with two handles; or closing the outline."""

    kind: str
    points: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Outline:
    """Steps of the pen on a square of 100 by 100, y downwards, and how they are painted."""

    steps: tuple[Step, ...]
    fill: str | None
    stroke: str | None
    thick: float
    even_odd: bool


@lru_cache(maxsize=64)
def outlines(letter: str, colour: str, *, corners: bool = True) -> tuple[Outline, ...]:
    """The motif of a tile in one colour; what is faint in a picture is a lighter tint of it, since printers know no glass.

    >>> [len(outlines(letter, "#1f4ea8")) for letter in "BYRKW"]
    [3, 2, 2, 2, 3]
    """
    return tuple(
        Outline(
            steps_of(shape.path),
            None if shape.stroke else tint(colour, shape.opacity),
            tint(colour, shape.opacity) if shape.stroke else None,
            shape.stroke,
            even_odd=True,
        )
        for shape in ALL_GLAZES[letter].shapes
        if corners or not shape.corner
    )


def tint(colour: str, part: float) -> str:
    """So much of a colour, the rest white.

    >>> tint("#000000", 0.2)
    '#cccccc'
    """
    return "#" + "".join(f"{round(255 - (255 - int(colour[at : at + 2], 16)) * part):02x}" for at in (1, 3, 5))


def steps_of(path: str) -> tuple[Step, ...]:
    """The steps of a path as our pictures write it: absolute commands, each with its letter.

    >>> [step.kind for step in steps_of("M4 20A16 16 0 0 0 20 4H9Z")]
    ['move', 'curve', 'line', 'close']
    """
    found = list[Step]()
    here: Point = (0.0, 0.0)
    tokens = _TOKEN.findall(path)
    starts = [number for number, (letter, _) in enumerate(tokens) if letter]
    for start, end in pairwise([*starts, len(tokens)]):
        numbers = [float(value) for _, value in tokens[start + 1 : end]]
        steps = _step(tokens[start][0], numbers, here)
        found += steps
        here = steps[-1].points[-1] if steps[-1].points else here
    return tuple(found)


def _step(command: str, numbers: list[float], here: Point) -> list[Step]:
    match command, numbers:
        case "M", [x, y]:
            return [Step("move", ((x, y),))]
        case "L", [x, y]:
            return [Step("line", ((x, y),))]
        case "H", [x]:
            return [Step("line", ((x, here[1]),))]
        case "V", [y]:
            return [Step("line", ((here[0], y),))]
        case "C", [a, b, c, d, x, y]:
            return [Step("curve", ((a, b), (c, d), (x, y)))]
        case "Q", [a, b, x, y]:
            first = here[0] + (a - here[0]) * 2 / 3, here[1] + (b - here[1]) * 2 / 3
            second = x + (a - x) * 2 / 3, y + (b - y) * 2 / 3
            return [Step("curve", (first, second, (x, y)))]
        case "A", [r, _, _, large, sweep, x, y]:
            return _arc(here, (x, y), r, bool(large), bool(sweep))
        case "Z", []:
            return [Step("close")]
    raise ValueError(f"{command} with {numbers} is no command that our pictures use")


def _arc(start: Point, end: Point, r: float, large: bool, sweep: bool) -> list[Step]:
    """A part of a circle as curves of at most a quarter each."""
    half = (end[0] - start[0]) / 2, (end[1] - start[1]) / 2
    chord = half[0] ** 2 + half[1] ** 2
    off = sqrt(max(0.0, r * r / chord - 1)) * (1 if large != sweep else -1)
    cx, cy = start[0] + half[0] - off * half[1], start[1] + half[1] + off * half[0]
    begin, stop = _angle(start, cx, cy), _angle(end, cx, cy)
    sweep_by = (stop - begin) % (2 * pi) if sweep else -((begin - stop) % (2 * pi))
    parts = max(1, ceil(abs(sweep_by) / (pi / 2) - 1e-9))
    step = sweep_by / parts
    handle = 4 / 3 * tan(step / 4) * r
    found = []
    for number in range(parts):
        one, two = begin + number * step, begin + (number + 1) * step
        from_, to = (cx + r * cos(one), cy + r * sin(one)), (cx + r * cos(two), cy + r * sin(two))
        first = from_[0] - handle * sin(one), from_[1] + handle * cos(one)
        second = to[0] + handle * sin(two), to[1] - handle * cos(two)
        found.append(Step("curve", (first, second, to)))
    return found


def _angle(point: Point, cx: float, cy: float) -> float:
    return atan2(point[1] - cy, point[0] - cx)
