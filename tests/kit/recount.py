"""A recount of what an event scored: from the boards before, through each step that the rules explain, to the boards after.

Nothing is taken on trust: each step must be the one that the clauses want next, with the cells and points that they give.
"""

from collections.abc import Iterable

from azulejos.rules import Cell, FloorCost, LineFallen, Scoring, TileScored
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import PATTERN, floor_of, lines_of, wall_of

COSTS = (1, 1, 2, 2, 2, 3, 3)


class Sheet:
    """One player's board as it stands between two steps."""

    def __init__(self, lines: str, wall: str, floor: str, score: int) -> None:
        self.lines = dict(enumerate(("" if line == "-" else line for line in lines.split()), 1))
        self.wall = {(row, column): tile for row, tiles in enumerate(wall.split(), 1) for column, tile in enumerate(tiles, 1) if tile != "."}
        self.floor = floor
        self.score = score

    def line_due(self) -> int | None:
        """The first complete line from the top."""
        return next((number for number, tiles in self.lines.items() if len(tiles) == number), None)

    def free_cells(self, row: int, tile: str) -> list[Cell]:
        """A50."""
        if any(self.wall.get((row, column)) == tile for column in range(1, 6)):
            return []
        columns = [column for column in range(1, 6) if tile not in [self.wall.get((other, column)) for other in range(1, 6)]]
        return [(row, column) for column in columns if (row, column) not in self.wall]

    def reach(self, cell: Cell, step: Cell) -> list[Cell]:
        """The tiles that stand in one direction without a gap."""
        row, column = cell[0] + step[0], cell[1] + step[1]
        if (row, column) not in self.wall:
            return []
        return [(row, column), *self.reach((row, column), step)]

    def texts(self) -> tuple[str, str, str, int]:
        lines = " ".join(tiles or "-" for tiles in self.lines.values())
        wall = " ".join("".join(self.wall.get((row, column), ".") for column in range(1, 6)) for row in range(1, 6))
        return lines, wall, self.floor, self.score


def sheets(position: AzulPosition) -> list[Sheet]:
    return [Sheet(lines_of(b), wall_of(b), floor_of(b), b.score) for b in position.boards]


def check_steps(boards: list[Sheet], steps: Iterable[Scoring], *, grey: bool) -> None:
    """Go through the steps; the boards become what they must be after them."""
    for step in steps:
        sheet = boards[step.seat - 1]
        before = sheet.score
        match step:
            case TileScored():
                _tile(sheet, step, grey=grey)
            case LineFallen():
                _fall(sheet, step, grey=grey)
            case FloorCost():
                _floor(sheet, step)
            case _:
                raise AssertionError(step)
        assert sheet.score - before == step.points, step


def _tile(sheet: Sheet, step: TileScored, *, grey: bool) -> None:
    row, column = step.cell
    assert sheet.line_due() == row, step
    assert sheet.lines[row] == step.tile * row
    assert step.cell not in sheet.wall
    if grey:
        assert step.cell in sheet.free_cells(row, step.tile)
    else:
        assert PATTERN.split()[row - 1][column - 1] == step.tile
    sheet.lines[row] = ""
    sheet.wall[step.cell] = step.tile
    across = [*sheet.reach(step.cell, (0, -1)), step.cell, *sheet.reach(step.cell, (0, 1))]
    down = [*sheet.reach(step.cell, (-1, 0)), step.cell, *sheet.reach(step.cell, (1, 0))]
    assert step.horizontal == tuple(sorted(across))
    assert step.vertical == tuple(sorted(down))
    counted = [run for run in (across, down) if len(run) > 1]
    sheet.score += sum(map(len, counted)) if counted else 1


def _fall(sheet: Sheet, step: LineFallen, *, grey: bool) -> None:
    assert grey
    assert sheet.line_due() == step.line, step
    assert sheet.lines[step.line] == step.tile * step.line
    assert sheet.free_cells(step.line, step.tile) == []
    fitting = min(step.line, 7 - len(sheet.floor))
    assert (step.to_floor, step.to_lid) == (fitting, step.line - fitting)
    sheet.lines[step.line] = ""
    sheet.floor += step.tile * fitting


def _floor(sheet: Sheet, step: FloorCost) -> None:
    assert sheet.line_due() is None, step
    assert "".join("M" if item == "marker" else item for item, _ in step.costs) == sheet.floor
    assert tuple(cost for _, cost in step.costs) == COSTS[: len(sheet.floor)]
    sheet.score = max(0, sheet.score - sum(COSTS[: len(sheet.floor)]))
    sheet.floor = ""
