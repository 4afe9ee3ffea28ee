"""The end of a game: what ended it, bonuses, ranking (A32, A33, A40-A42, T5, T22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from azulejos.rules.azul.board import SIZE, Board, Wall
from azulejos.rules.azul.tiles import COLOURS
from azulejos.rules.outcome import Bonus, Cell, Ending, Outcome, TieBreak
from azulejos.rules.position import Phase

if TYPE_CHECKING:
    from azulejos.rules.azul.position import AzulPosition

IDLE_ROUNDS = 2
"""A33: so many rounds in a row without a tile to any pattern line end the game."""
BARE_ROUNDS = 5
"""A33: on the grey wall also so many without a tile to any wall."""
BONUS_POINTS = {"rows": 2, "columns": 7, "colours": 10}
"""A41."""


def ending(position: AzulPosition) -> Ending | None:
    """What ends the game at the end of this round, or ended it; `None` if another deal is due."""
    if position.phase is Phase.VOID:
        return _void(position)
    finishers = tuple([seat for seat, board in enumerate(position.boards, 1) if board.complete_rows])
    if finishers:
        return Ending("A40", "A horizontal row of the wall is complete.", finishers)
    if position.idle >= IDLE_ROUNDS:
        return Ending("A33", "No tile came to any pattern line for two rounds in a row.")
    if position.bare >= BARE_ROUNDS:
        return Ending("A33", "No tile came to any wall for five rounds in a row.")
    if not any(position.bag) and not any(position.lid):
        return Ending("A32", "There is not one tile left to deal.")
    return None


def _void(position: AzulPosition) -> Ending:
    left = tuple(sorted(position.withdrawn))
    if len(position.remaining) < 2:
        return Ending("T22", "Fewer than two players are left at the table.", left)
    return Ending("T5", "The arbiter declared the table void.")


def bonuses(wall: Wall) -> tuple[Bonus, ...]:
    """A41: what a wall brings at the end, by kind, with the cells that counted.

    >>> from azulejos.rules.azul.board import EMPTY_WALL
    >>> [(bonus.kind, bonus.points) for bonus in bonuses(EMPTY_WALL)]
    [('rows', 0), ('columns', 0), ('colours', 0)]
    """
    rows = [[(row, column) for column in range(SIZE)] for row in range(SIZE)]
    columns = [[(row, column) for row in range(SIZE)] for column in range(SIZE)]
    colours = [[(row, column) for cells in rows for row, column in cells if wall[row][column] == colour] for colour in COLOURS]
    return (_bonus("rows", wall, rows), _bonus("columns", wall, columns), _bonus("colours", wall, colours))


def _bonus(kind: str, wall: Wall, groups: Sequence[Sequence[Cell]]) -> Bonus:
    complete = [group for group in groups if len(group) == SIZE and all(wall[row][column] is not None for row, column in group)]
    cells = tuple(tuple((row + 1, column + 1) for row, column in group) for group in complete)
    return Bonus(kind, len(complete), len(complete) * BONUS_POINTS[kind], cells)


def outcome(boards: tuple[Board, ...], withdrawn: frozenset[int], ended_by: Ending, *, void: bool) -> Outcome:
    """A41, A42, T22: the final scores and the ranking. Withdrawn seats have neither."""
    seats = [seat for seat in range(1, len(boards) + 1) if not void and seat not in withdrawn]
    kinds = tuple(bonuses(board.wall) if seat in seats else () for seat, board in enumerate(boards, 1))
    scores = tuple(board.score + sum(bonus.points for bonus in kinds[seat - 1]) if seat in seats else None for seat, board in enumerate(boards, 1))

    def standing(seat: int) -> tuple[int, int]:
        return (-(scores[seat - 1] or 0), -boards[seat - 1].complete_rows)

    ranking = _places(seats, standing)
    winners = ranking[0] if ranking else ()
    return Outcome(scores, kinds, ranking, winners, _tie_break(ranking, scores), ended_by)


def _places(seats: list[int], standing: Callable[[int], tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(tied) for _, tied in groupby(sorted(seats, key=standing), key=standing))


def _tie_break(ranking: tuple[tuple[int, ...], ...], scores: tuple[int | None, ...]) -> TieBreak:
    if not ranking:
        return TieBreak.NONE
    if len(ranking[0]) > 1:
        return TieBreak.SHARED
    tied = len(ranking) > 1 and scores[ranking[1][0] - 1] == scores[ranking[0][0] - 1]
    return TieBreak.ROWS if tied else TieBreak.NONE
