"""The motifs of our tiles as outlines: the pictures' own drawings, read for a pen that knows moves, lines and curves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, pi, radians, sin, sqrt, tan
from xml.etree.ElementTree import Element, fromstring

from azulejos.render.tile import GLAZES

Point = tuple[float, float]
_CIRCLE = "M{left} {cy}A{r} {r} 0 1 1 {right} {cy}A{r} {r} 0 1 1 {left} {cy}Z"
_TOKEN = re.compile(r"([A-Z])|(-?\d+\.?\d*|-?\.\d+)")
_ROTATION = re.compile(r"rotate\(([\d.]+) 50 50\)")


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
    [3, 2, 6, 2, 12]
    """
    glaze = replace(GLAZES[letter], motif=colour, body="#ffffff")
    root = fromstring(f"<svg>{glaze.paint(glaze, corners)}</svg>")
    return tuple(_read(root, {}))


def _read(element: Element, inherited: dict[str, str]) -> Iterator[Outline]:
    paint = {**inherited, **element.attrib}
    for name in ("d", "cx", "cy", "r"):
        if name not in element.attrib:
            paint.pop(name, None)
    if element.tag == "circle":
        x, r = float(paint["cx"]), float(paint["r"])
        paint["d"] = _CIRCLE.format(left=x - r, right=x + r, cy=paint["cy"], r=r)
    if element.tag in ("path", "circle"):
        faint = float(paint.get("opacity", "1"))
        fill, stroke = (None if tone in (None, "none") else tint(tone, faint) for tone in (paint.get("fill"), paint.get("stroke")))
        steps = tuple(_turned(steps_of(paint["d"]), paint.get("transform")))
        yield Outline(steps, fill, stroke, float(paint.get("stroke-width", "1")), paint.get("fill-rule") == "evenodd")
    for inner in element:
        yield from _read(inner, paint)


def tint(colour: str, part: float) -> str:
    """So much of a colour, the rest white.

    >>> tint("#000000", 0.2)
    '#cccccc'
    """
    return "#" + "".join(f"{round(255 - (255 - int(colour[at : at + 2], 16)) * part):02x}" for at in (1, 3, 5))


def _turned(steps: tuple[Step, ...], transform: str | None) -> Iterator[Step]:
    if transform is None:
        yield from steps
        return
    found = _ROTATION.fullmatch(transform)
    assert found is not None, transform
    angle = radians(float(found[1]))
    for step in steps:
        yield Step(step.kind, tuple(_rotated(point, angle) for point in step.points))


def _rotated(point: Point, angle: float) -> Point:
    x, y = point[0] - 50, point[1] - 50
    return 50 + x * cos(angle) - y * sin(angle), 50 + x * sin(angle) + y * cos(angle)


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
