"""What was scored, step by step, as JSON: for the animation and the explanation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from azulejos.rules import BrokenCost, FloorCost, LineBroken, LineFallen, Scoring, SpecialScored, TileScored


def scoring(steps: Iterable[Scoring]) -> list[dict[str, Any]]:
    """The steps of a scoring, in order: each has its kind, the seat, and by how much the score moves.

    >>> scoring([FloorCost(1, -2, (("marker", 1), ("R", 1)))])
    [{'kind': 'floor-cost', 'seat': 1, 'points': -2, 'costs': (('marker', 1), ('R', 1))}]
    """
    return [_step(step) for step in steps]


def _step(step: Scoring) -> dict[str, Any]:
    match step:
        case TileScored(seat, points, cell, tile, horizontal, vertical):
            return _of("tile", seat, points, cell=cell, tile=tile, horizontal=horizontal, vertical=vertical)
        case SpecialScored(seat, points, cell):
            return _of("special", seat, points, cell=cell)
        case LineFallen(seat, points, line, tile, to_floor, to_lid):
            return _of("line-fallen", seat, points, line=line, tile=tile, to_floor=to_floor, to_lid=to_lid)
        case LineBroken(seat, points, line, tile, broken, to_tower):
            return _of("line-broken", seat, points, line=line, tile=tile, broken=broken, to_tower=to_tower)
        case FloorCost(seat, points, costs):
            return _of("floor-cost", seat, points, costs=costs)
        case BrokenCost(seat, points, costs):
            return _of("broken-cost", seat, points, costs=costs)
        case _:
            raise TypeError(f"{type(step).__name__} has no JSON: add it here and to docs/sight.md")


def _of(kind: str, seat: int, points: int, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "points": points, **more}
