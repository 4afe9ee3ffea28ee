"""Whether what is said of a decision of Azul Duel is so: each fact counted again the long way, or by playing on with the rules."""

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

from azulejos.rules import Move, Phase
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.moves import Keep, Lay, Moon, Spend, Stack, Sun, TakeChip, TakePlate, Tile
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit import duel_results

COSTS = (0, 1, 3, 6, 10)
Grid = list[list[str]]
Values = Mapping[str, str | int]


def grids(board: Board) -> tuple[Grid, Grid]:
    """What the cells of a dome ask for, and what lies there; `.` for nothing."""
    spaces, tiles = ([[cell or "." for cell in row] for row in cells] for cells in (board.dome.spaces, board.dome.tiles))
    return spaces, tiles


def free(board: Board, row: int, colour: str) -> list[int]:
    """The columns of a row with a free space that takes a colour."""
    spaces, tiles = grids(board)
    return [column for column in range(6) if tiles[row][column] == "." and spaces[row][column] in (colour, "*")]


def lacks_plates(board: Board, row: int) -> bool:
    return "." in grids(board)[0][row]


def brought(position: DuelPosition, board: Board, row: int, column: int, colour: str) -> tuple[int, int, int]:
    """What a tile scores in a cell, what a special tile that comes along does, and what the scoring tiles count more, for good."""
    spaces, tiles = grids(board)
    before = bonus(position, spaces, tiles)
    tiles[row][column] = colour
    points = 0
    for down, right in ((0, 1), (1, 0)):
        length = 1
        for way in (1, -1):
            at, across = row + way * down, column + way * right
            while 0 <= at < 6 and 0 <= across < 6 and tiles[at][across] != ".":
                length, at, across = length + 1, at + way * down, across + way * right
        points += length if length > 1 else 0
    special = 0
    top, left = row - row % 2, column - column % 2
    cells = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
    empty = [(at, across) for at, across in cells if tiles[at][across] == "."]
    if len(empty) == 1 and spaces[empty[0][0]][empty[0][1]] == "S":
        tiles[empty[0][0]][empty[0][1]] = "S"
        special = empty[0][0] + 1
    return max(points, 1), special, bonus(position, spaces, tiles) - before


def bonus(position: DuelPosition, spaces: Grid, tiles: Grid) -> int:
    """What the scoring tiles count; wild spaces only where no plate is to come."""
    is_laid = all(cell != "." for row in spaces for cell in row)
    return sum(duel_results.points(name, spaces, tiles) for name in position.game.tiles if name != "wilds" or is_laid)


def best(position: DuelPosition, board: Board, row: int, colour: str) -> tuple[int, int]:
    """What a tile of a row can score, and its bonus, where both together are most."""
    found = [brought(position, board, row, column, colour) for column in free(board, row, colour)]
    points, special, more = max(found, key=sum)
    return points + special, more


def after(position: DuelPosition, moves: Sequence[Move]) -> DuelPosition:
    """The position after some moves of the seat to move."""
    later = position.copy()
    for move in moves:
        later.push(move)
    return later


def pays(board: Board, chips: Sequence[str], line: int) -> bool:
    """D31, by trying every way: pairs that show the colour, and threes."""
    colour, filled = board.lines[line - 1]
    if not filled or filled == line or not free(board, line - 1, colour or ""):
        return False

    def can(left: list[str], missing: int) -> bool:
        if not missing:
            return True
        for size in (2, 3):
            for chosen in set(combinations(sorted(left), size)):
                if size == 3 or all((colour or "?") in chip for chip in chosen):
                    rest = list(left)
                    for chip in chosen:
                        rest.remove(chip)
                    if can(rest, missing - 1):
                        return True
        return False

    return can(list(chips), line - filled)


def took(position: DuelPosition, take: Move) -> tuple[int, int]:
    """How many tiles a take brought, and how many of them found no place on its line."""
    assert isinstance(take, Sun | Moon)
    if isinstance(take, Sun):
        count = list(position.trays[take.tray].sun).count(take.colour)
    else:
        large, *small = position.trays
        count = list(large.moon).count(take.colour) + sum(tray.moon[-1:] == take.colour for tray in small)
    room = take.line - position.board.lines[take.line - 1].filled if take.line else 0
    return count, max(0, count - room)


def of_tray(take: Sun | Moon) -> int:
    """The tray of a sun side; -1 for the moon sides."""
    return take.tray if isinstance(take, Sun) else -1


def check_words(position: DuelPosition, move: Move, values: Values) -> None:
    """What is said of a move tells that move."""
    told = {"sun": Sun, "moon": Moon, "chip": TakeChip, "plate": TakePlate, "keep": Keep, "lay": Lay, "stack": Stack, "spend": Spend, "tile": Tile}
    if values["what"] in told:
        assert type(move) is told[str(values["what"])]
    for name in ("tray", "colour", "space", "turn", "column"):
        if name in values and hasattr(move, name):
            assert values[name] == getattr(move, name)
    if isinstance(move, Sun | Moon):
        assert (values["count"], values["colour"], values["line"]) == (took(position, move)[0], move.colour, move.line)
    if isinstance(move, TakePlate | Keep):
        assert values["place"] == (move.place if isinstance(move, TakePlate) else move.number)
    if isinstance(move, Stack):
        assert values["colour"] == move.tiles[-2 if values["what"] == "beneath" else -1]
    if isinstance(move, Spend):
        assert (values["count"], values["line"]) == (len(move.chips), position.line)


def waiting(board: Board) -> dict[int, str]:
    """The lines with tiles for which there is no space yet, and a plate is to come; with their colour."""
    return {
        row + 1: colour
        for row, (colour, _) in enumerate(board.lines)
        if colour is not None and not free(board, row, colour) and lacks_plates(board, row)
    }


def turn_of_other(position: DuelPosition, line: Sequence[Move]) -> tuple[DuelPosition, Sequence[Move]]:
    """Where the other one comes to their turn on the way of a line of play, whatever chip is turned up before, and what is left of the line."""
    later, left = position.copy(), list(line)
    while left and later.to_move == position.to_move and later.phase is Phase.OFFER:
        later.push(left.pop(0))
    while later.stage is DuelStage.REVEAL:
        later.push(later.deal(random.Random(1)))
    assert later.to_move == 3 - (position.to_move or 0)
    return later, left if left and left[0] in later.legal_moves else []


def at_turn_end(position: DuelPosition, line: Sequence[Move]) -> tuple[Board, list[tuple[int, int]]]:
    """The board of the seat to move when its turn is over, and the cells of the plate that was laid in it."""
    later, seat, cells = position.copy(), position.to_move or 0, []
    for number, move in enumerate(line):
        if later.to_move != seat or (number and later.stage in (DuelStage.TURN, DuelStage.FIRST_PLATE)):
            break
        later.push(move)
        if isinstance(move, Lay):
            top, left = (move.space - 1) // 3 * 2, (move.space - 1) % 3 * 2
            cells = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
    return later.boards[seat - 1], cells


def groups(position: DuelPosition) -> list[tuple[str, int]]:
    """The tiles that can be taken together: their colour, and how many they are."""
    suns = [(colour, tray.sun.count(colour)) for tray in position.trays for colour in set(tray.sun)]
    tops = position.trays[0].moon + "".join(tray.moon[-1:] for tray in position.trays[1:])
    return suns + [(colour, tops.count(colour)) for colour in set(tops)]


def later_takes(position: DuelPosition, line: Sequence[Move]) -> list[tuple[DuelPosition, Sun | Moon]]:
    """The takes of tiles that the seat to move makes after the first move of a line of play, and the position of each."""
    later, seat, found = position.copy(), position.to_move, []
    for number, move in enumerate(line):
        if number and later.to_move == seat and isinstance(move, Sun | Moon):
            found.append((later.copy(), move))
        later.push(move)
    return found


def below(position: DuelPosition, tile: Tile) -> int:
    """What the complete lines below a tile score after it, each where it brings most."""
    board, scored = position.board, 0
    board = board._replace(dome=laid(board, tile.line - 1, tile.column - 1, board.lines[tile.line - 1].colour or ""))
    for row, (colour, filled) in enumerate(position.board.lines):
        if colour is not None and row >= tile.line and filled == row + 1 and free(board, row, colour):
            ways = {column: brought(position, board, row, column, colour) for column in free(board, row, colour)}
            column = max(ways, key=lambda each: sum(ways[each]))
            scored += ways[column][0] + ways[column][1]
            board = board._replace(dome=laid(board, row, column, colour))
    return scored


def laid(board: Board, row: int, column: int, colour: str) -> Dome:
    """A dome with a tile more, and the special tile that comes with it."""
    spaces, _ = grids(board)
    dome = board.dome.with_tile(row, column, colour)
    top, left = row - row % 2, column - column % 2
    empty = [(at, across) for at in (top, top + 1) for across in (left, left + 1) if dome.tiles[at][across] is None]
    return dome.with_tile(*empty[0], "S") if len(empty) == 1 and spaces[empty[0][0]][empty[0][1]] == "S" else dome


def turns(position: DuelPosition, line: Sequence[Move]) -> list[tuple[int, Move]]:
    """The moves of a line of play with who makes them."""
    later, found = position.copy(), []
    for move in line:
        found.append((later.to_move or 0, move))
        later.push(move)
    return found
