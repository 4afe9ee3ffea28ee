"""Scoring in sentences: every step with the cells that counted."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.text_names import counted, listed, name_of
from azulejos.rules import Cell, FloorCost, LineFallen, Scoring, TileScored
from azulejos.rules.scoring import BrokenCost, LineBroken, SpecialScored

_NAMES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "T": "turquoise", "first": "first-player tile"}
"""What the letters of tiles stand for, in all games, and other things that cost."""


def explain(scorings: Sequence[Scoring], names: Sequence[str] = ()) -> tuple[str, ...]:
    """A sentence for each step of a scoring; where nothing has to be paid for, none is needed.

    >>> step = TileScored(1, 5, (3, 4), "Y", ((3, 3), (3, 4)), ((1, 4), (2, 4), (3, 4)))
    >>> explain([step, FloorCost(2, -1, (("marker", 1), ("R", 1)))], ["Ann", "Ben"])[0]
    'Ann, line 3: yellow to column 4 scores 5: 2 across (columns 3-4) and 3 down (rows 1-3).'
    """
    told = (scoring for scoring in scorings if not isinstance(scoring, FloorCost | BrokenCost) or scoring.costs)
    return tuple(f"{name_of(names, scoring.seat)}, {_step(scoring)}" for scoring in told)


def _step(scoring: Scoring) -> str:
    match scoring:
        case TileScored():
            return _tile(scoring)
        case LineFallen(_, _, line, tile, _, to_lid):
            rest = f", {to_lid} of them into the lid" if to_lid else ""
            return f"line {line}: no cell of row {line} may take {_name(tile)}, so {counted(line, 'tile')} fall{'s' if line == 1 else ''}{rest}."
        case FloorCost():
            return _paid("floor line", scoring)
        case SpecialScored(_, points, (row, column)):
            return f"row {row}: its plate is full, and the special tile in column {column} scores {points}, the points of its row."
        case LineBroken(_, _, line, tile, broken, to_tower):
            rest = f", {to_tower} of them into the tower" if to_tower else ""
            count = broken + to_tower
            return f"line {line}: row {line} has no space left for {_name(tile)}, so {counted(count, 'tile')} break{'s' if count == 1 else ''}{rest}."
        case BrokenCost():
            return _paid("broken tiles", scoring)
        case _:
            return f"{counted(scoring.points, 'point')}."


def _tile(scored: TileScored) -> str:
    row, column = scored.cell
    runs = [
        f"{len(cells)} {way} ({kind} {_span(cells, axis)})"
        for cells, way, kind, axis in ((scored.horizontal, "across", "columns", 1), (scored.vertical, "down", "rows", 0))
        if len(cells) > 1
    ]
    why = listed(runs) or "no tile touches it"
    return f"line {row}: {_name(scored.tile)} to column {column} scores {scored.points}: {why}."


def _span(cells: Sequence[Cell], axis: int) -> str:
    return f"{cells[0][axis]}-{cells[-1][axis]}"


def _paid(what: str, paid: FloorCost | BrokenCost) -> str:
    items = listed([f"{_name(item)} {cost}" for item, cost in paid.costs])
    cost = sum(cost for _, cost in paid.costs)
    if -paid.points < cost:
        return f"{what}: {items}: costs {cost}, but only {-paid.points} could be paid."
    return f"{what}: {items}: costs {cost}."


def _name(tile: str) -> str:
    return _NAMES.get(tile, tile)
