"""What was scored, step by step, as games score that tile a wall or a dome, and how any game came out. For the animation and the explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from typing_extensions import TypeAliasType, TypedDict

from azulejos import rules
from azulejos.rules import BrokenCost, FloorCost, LineBroken, LineFallen, Scoring, SpecialScored, TieBreak, TileScored
from azulejos.server.message_schemas import values_of

Cell = TypeAliasType("Cell", tuple[int, int])
"""A cell as row and column, from 1."""


class Scored(TypedDict):
    """What every step of a scoring has."""

    seat: int
    points: int
    """By how much the score moves."""


class TileStep(Scored):
    """A tile came to the wall or dome."""

    kind: Literal["tile"]
    cell: Cell
    tile: str
    horizontal: Sequence[Cell]
    """The cells of the horizontal run through it, itself included (A21, D33)."""
    vertical: Sequence[Cell]


class SpecialStep(Scored):
    """A special plate got its special tile (D34)."""

    kind: Literal["special"]
    cell: Cell


class LineFallenStep(Scored):
    """A complete line found no cell (A51)."""

    kind: Literal["line-fallen"]
    line: int
    tile: str
    to_floor: int
    to_lid: int


class LineBrokenStep(Scored):
    """A line found no space (D32)."""

    kind: Literal["line-broken"]
    line: int
    tile: str
    broken: int
    to_tower: int


class FloorCostStep(Scored):
    """The floor line was paid for (A22). `points` is what the score really lost, since it never falls below 0."""

    kind: Literal["floor-cost"]
    costs: Sequence[tuple[str, int]]
    """For each space what lies there (`marker`, or a letter) and its cost."""


class BrokenCostStep(Scored):
    """Broken tiles and the first-player tile were paid for (D36)."""

    kind: Literal["broken-cost"]
    costs: Sequence[tuple[str, int]]
    """What was paid for, `first` for the first-player tile, and its cost."""


TilingStep = TileStep | SpecialStep | LineFallenStep | LineBrokenStep | FloorCostStep | BrokenCostStep


class Bonus(TypedDict):
    """Points of one kind that a seat gets at the end."""

    kind: str
    """`rows`, `columns`, `colours`; in Duel the names of the scoring tiles."""
    count: int
    points: int
    cells: Sequence[Sequence[Cell]]
    """The cells of each group that counted."""


class Ending(TypedDict):
    """What ended the game."""

    clause: str
    text: str
    """One sentence."""
    seats: Sequence[int]
    """The seats that brought it about."""


class Outcome(TypedDict):
    """How a game came out."""

    scores: Sequence[int | None]
    """Final ones, by seat; `null` for a seat that withdrew, and for all of a void game."""
    winners: Sequence[int]
    """Seats; none if the game is void."""
    ranking: Sequence[Sequence[int]]
    """Places from the first on, each with the seats that share it."""
    tie_break: Annotated[str, values_of(TieBreak)]
    """What decided: rows (A42), who has the first-player tile (D43), or another rule of the game."""
    void: bool
    """Whether the game counts for nobody."""
    ended_by: Ending
    bonuses: Sequence[Sequence[Bonus]]
    """By seat."""


def outcome(result: rules.Outcome) -> Outcome:
    """The result of a game that is over.

    >>> from azulejos.rules import Ending, TieBreak
    >>> void = rules.Outcome((None, None), ((), ()), (), (), TieBreak.NONE, Ending("T5", "The arbiter declared the table void."))
    >>> outcome(void)["void"]
    True
    """
    ended = result.ended_by
    return {
        "scores": result.scores,
        "winners": result.winners,
        "ranking": result.ranking,
        "tie_break": result.tie_break.value,
        "void": result.is_void,
        "ended_by": {"clause": ended.clause, "text": ended.text, "seats": ended.seats},
        "bonuses": [
            [{"kind": bonus.kind, "count": bonus.count, "points": bonus.points, "cells": bonus.cells} for bonus in bonuses]
            for bonuses in result.bonuses
        ],
    }


def tiling_step(step: Scoring) -> TilingStep:
    """A step of a scoring.

    >>> tiling_step(FloorCost(1, -2, (("marker", 1), ("R", 1))))
    {'kind': 'floor-cost', 'seat': 1, 'points': -2, 'costs': (('marker', 1), ('R', 1))}
    """
    match step:
        case TileScored(seat, points, cell, tile, horizontal, vertical):
            return {"kind": "tile", "seat": seat, "points": points, "cell": cell, "tile": tile, "horizontal": horizontal, "vertical": vertical}
        case SpecialScored(seat, points, cell):
            return {"kind": "special", "seat": seat, "points": points, "cell": cell}
        case LineFallen(seat, points, line, tile, to_floor, to_lid):
            return {"kind": "line-fallen", "seat": seat, "points": points, "line": line, "tile": tile, "to_floor": to_floor, "to_lid": to_lid}
        case LineBroken(seat, points, line, tile, broken, to_tower):
            return {"kind": "line-broken", "seat": seat, "points": points, "line": line, "tile": tile, "broken": broken, "to_tower": to_tower}
        case FloorCost(seat, points, costs):
            return {"kind": "floor-cost", "seat": seat, "points": points, "costs": costs}
        case BrokenCost(seat, points, costs):
            return {"kind": "broken-cost", "seat": seat, "points": points, "costs": costs}
        case _:
            raise TypeError(f"{type(step).__name__} has no JSON: add it here, and its type above")
