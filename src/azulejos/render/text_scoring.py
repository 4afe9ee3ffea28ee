"""Scoring in words, as the games that tile a wall or a dome score: every step with the cells that counted."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.wording import Wording
from azulejos.rules import Cell, FloorCost, LineFallen, Scoring, TileScored
from azulejos.rules.scoring import BrokenCost, LineBroken, SpecialScored


def scored(scoring: Scoring, wording: Wording) -> str:
    """What a step brought or cost, after the name of whose it is; empty where nothing had to be paid for."""
    match scoring:
        case TileScored(_, points, (row, column), tile):
            return wording("terminal-scores-tile", line=row, colour=tile, column=column, points=points, why=_why(scoring, wording))
        case LineFallen(_, _, line, tile, _, to_lid):
            return wording("terminal-line-falls", line=line, colour=tile, falls=line, lid=to_lid)
        case SpecialScored(_, points, (row, column)):
            return wording("terminal-scores-special", row=row, column=column, points=points)
        case LineBroken(_, _, line, tile, broken, to_tower):
            return wording("terminal-line-breaks", line=line, colour=tile, breaks=broken + to_tower, tower=to_tower)
        case FloorCost(costs=()) | BrokenCost(costs=()):
            return ""
        case FloorCost() | BrokenCost():
            items = wording.listed([wording("terminal-cost-of", item=item, colour=item, cost=cost) for item, cost in scoring.costs])
            cost = sum(cost for _, cost in scoring.costs)
            what = "broken" if isinstance(scoring, BrokenCost) else "floor"
            return wording("terminal-pays", what=what, items=items, cost=cost, paid="all" if -scoring.points >= cost else -scoring.points)
        case _:
            return f"{wording.points(scoring.points)}."


def _why(scored: TileScored, wording: Wording) -> str:
    runs = [
        wording("terminal-run", way=way, length=len(cells), **_span(cells, axis))
        for cells, way, axis in ((scored.horizontal, "across", 1), (scored.vertical, "down", 0))
        if len(cells) > 1
    ]
    return wording.listed(runs) or wording("terminal-alone")


def _span(cells: Sequence[Cell], axis: int) -> dict[str, int]:
    return {"begin": cells[0][axis], "end": cells[-1][axis]}
