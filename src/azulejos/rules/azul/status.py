"""What is wrong with a position: every fault of one that was set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.rules.azul.board import FLOOR_SPACES, MARKER, SIZE, Board, wall_colour
from azulejos.rules.azul.ending import BARE_ROUNDS, IDLE_ROUNDS, ending
from azulejos.rules.azul.marker import MarkerPlace
from azulejos.rules.azul.supply import DISPLAY_SPACES
from azulejos.rules.azul.tiles import ALL_TILES, COLOURS, OF_EACH
from azulejos.rules.azul.tiling import columns_for
from azulejos.rules.errors import Fault
from azulejos.rules.position import Phase

if TYPE_CHECKING:
    from azulejos.rules.azul.position import AzulPosition


MOST_ROUNDS = 1_000
"""More than A33 lets any game have: at least every fifth round brings a tile to one of at most a hundred cells."""


def faults(position: AzulPosition) -> tuple[Fault, ...]:
    """Every fault. If a part has the wrong shape, only that is reported, since nothing else can be checked."""
    shape = tuple(_shape(position))
    if shape:
        return shape
    return (
        *_supply(position),
        *(fault for seat in range(1, position.game.players + 1) for fault in _board(position, seat)),
        *_marker(position),
        *_tournament(position),
        *_phase(position),
        *_turn(position),
    )


def _shape(position: AzulPosition) -> Iterator[Fault]:
    players, displays = position.game.players, position.game.displays
    if len(position.boards) != players:
        yield Fault("boards", "A2", f"There are {len(position.boards)} boards for {players} players.")
    if len(position.displays) != displays:
        yield Fault("displays", "A2", f"There are {len(position.displays)} displays where the table has {displays}.")
    for place in (*position.displays, position.centre, position.bag, position.lid, position.lost):
        if len(place) != len(COLOURS) or min(place) < 0:
            yield Fault("counts", "A1", f"{place} is not a count of tiles by colour.")
    for seat, board in enumerate(position.boards, 1):
        if len(board.lines) != SIZE or len(board.wall) != SIZE or any(len(row) != SIZE for row in board.wall):
            yield Fault("board-shape", "A3", f"Seat {seat}'s board must have five pattern lines and a wall of five by five.")


def _supply(position: AzulPosition) -> Iterator[Fault]:
    places = (*position.displays, position.centre, position.bag, position.lid, position.lost, *(board.tiles for board in position.boards))
    for colour in COLOURS:
        total = sum(place[colour] for place in places)
        if total != OF_EACH:
            yield Fault("tile-count", "A1", f"There are {total} {colour.name.lower()} tiles over all places, not {OF_EACH}.")
    if position.round == 1 and sum(position.bag) != sum(ALL_TILES) - DISPLAY_SPACES * len(position.displays):
        yield Fault("bag", "A30", "In the first round the bag holds all tiles but those that were dealt.")
    short = False
    for number, display in enumerate(position.displays, 1):
        size = sum(display)
        if size > DISPLAY_SPACES:
            yield Fault("display-size", "A30", f"Display {number} has {size} tiles, more than four.")
        if size and short:
            yield Fault("display-order", "A30", f"Display {number} has tiles after one that is not full.")
        if 0 < size < DISPLAY_SPACES:
            short = True
            if any(position.bag):
                yield Fault("display-short", "A30", f"Display {number} is not full although the bag has tiles.")


def _board(position: AzulPosition, seat: int) -> Iterator[Fault]:
    board = position.boards[seat - 1]
    if board.score < 0:
        yield Fault("score", "A22", f"Seat {seat}'s score is below 0.")
    if len(board.floor) > FLOOR_SPACES:
        yield Fault("floor", "A3", f"Seat {seat}'s floor line has {len(board.floor)} tiles on seven spaces.")
    tiled = max(0, position.round - (position.phase in (Phase.OFFER, Phase.STOPPED, Phase.VOID)))
    if position.phase is not Phase.VOID and any(SIZE - row.count(None) > tiled for row in board.wall):
        yield Fault("wall-rounds", "A20", f"Seat {seat}'s wall has more tiles in a row than rounds were tiled.")
    if position.phase is not Phase.VOID and tiled == 0 and board.score:
        yield Fault("score", "A3", f"Seat {seat} has points before the first tiling.")
    for row, line in enumerate(board.lines):
        if not 0 <= line.filled <= row + 1 or (line.colour is None) != (line.filled == 0):
            yield Fault("line", "A3", f"Seat {seat}'s pattern line {row + 1} cannot hold {line.filled} tiles.")
        if line.colour is not None and line.colour in board.wall[row]:
            yield Fault("line-colour", "A13", f"Seat {seat}'s pattern line {row + 1} holds a colour that its wall row already has.")
    yield from _grey_wall(board, seat) if position.game.is_grey else _coloured_wall(board, seat)
    if position.phase not in (Phase.TILING, Phase.OVER) and board.complete_rows:
        yield Fault("row-complete", "A40", f"Seat {seat} has a complete row, and the game is not over.")


def _coloured_wall(board: Board, seat: int) -> Iterator[Fault]:
    for row in range(SIZE):
        for column, cell in enumerate(board.wall[row]):
            if cell not in (None, wall_colour(row, column)):
                yield Fault("wall-pattern", "A4", f"Seat {seat}'s wall has a wrong colour in row {row + 1}, column {column + 1}.")


def _grey_wall(board: Board, seat: int) -> Iterator[Fault]:
    columns = tuple(zip(*board.wall, strict=True))
    for kind, groups in (("row", board.wall), ("column", columns)):
        for number, group in enumerate(groups, 1):
            if any(group.count(colour) > 1 for colour in COLOURS):
                yield Fault("wall-twice", "A50", f"Seat {seat}'s wall has a colour twice in {kind} {number}.")


def _marker(position: AzulPosition) -> Iterator[Fault]:
    on_floors = [seat for seat, board in enumerate(position.boards, 1) for item in board.floor if item is MARKER]
    place, holder = position.marker
    if len(on_floors) > 1 or (on_floors and place is not MarkerPlace.FLOOR):
        yield Fault("two-markers", "A12", "There is more than one first-player marker.")
    elif place is MarkerPlace.FLOOR and on_floors != [holder]:
        yield Fault("no-marker", "A12", f"The marker is not on seat {holder}'s floor line.")
    if place is MarkerPlace.CENTRE:
        if holder:
            yield Fault("marker-holder", "A12", "A marker in the centre has no holder.")
        return
    if not 1 <= holder <= position.game.players:
        yield Fault("marker-holder", "A12", f"There is no seat {holder} that could have the marker.")
    elif (place is MarkerPlace.OUT) != (holder in position.withdrawn):
        yield Fault("marker-out", "T25", "The marker is out of play if, and only if, the seat that held it has left.")
    elif place is MarkerPlace.FRONT and holder in _still_to_pay(position) and len(position.boards[holder - 1].floor) < FLOOR_SPACES:
        yield Fault("marker-front", "A15", f"Seat {holder} holds the marker although its floor line has space for it.")


def _still_to_pay(position: AzulPosition) -> tuple[int, ...]:
    """The seats whose floor lines are not paid for yet in this round."""
    order = position.tiling_order
    if position.phase is Phase.TILING and position.to_move in order:
        return order[order.index(position.to_move) :]
    return order if position.phase in (Phase.OFFER, Phase.STOPPED) else ()


def _tournament(position: AzulPosition) -> Iterator[Fault]:
    if not position.game.tournament:
        if position.withdrawn or any(position.lost) or position.passes or position.phase in (Phase.STOPPED, Phase.VOID):
            yield Fault("not-a-tournament", "T4", "Only tournament tables have passes, withdrawals and an arbiter.")
        return
    if not position.withdrawn <= set(range(1, position.game.players + 1)):
        yield Fault("withdrawn", "T21", "A seat has withdrawn that this table does not have.")
        return
    for seat in sorted(position.withdrawn):
        if position.boards[seat - 1] != Board():
            yield Fault("withdrawn-board", "T21", f"Seat {seat} has withdrawn: its board must be empty.")
    if position.withdrawn and not position.round:
        yield Fault("withdrawn", "T25", "Nobody can have withdrawn before the first deal.")
    if any(position.lost) and not position.withdrawn:
        yield Fault("lost", "T21", "Tiles are lost although nobody has withdrawn.")
    if not 0 <= position.passes <= position.game.players:
        yield Fault("passes", "T5", f"There cannot be {position.passes} passes in succession.")
    left = len(position.remaining)
    if left < 2 and position.phase is not Phase.VOID:
        yield Fault("too-few", "T22", "A table with fewer than two players is void.")
    if position.phase is Phase.OFFER and position.passes >= left:
        yield Fault("passes", "T5", f"After {position.passes} passes in succession the table is stopped.")
    if position.phase is Phase.STOPPED and position.passes < left:
        yield Fault("passes", "T5", f"The table is stopped after {position.passes} passes in succession, too few for {left} players.")
    if position.phase in (Phase.DEAL, Phase.OVER) and position.passes:
        yield Fault("passes", "T5", "The round's last take has set the passes to 0.")


def _phase(position: AzulPosition) -> Iterator[Fault]:
    offered = any(map(any, position.displays)) or any(position.centre)
    if position.phase in (Phase.OFFER, Phase.STOPPED):
        if not offered:
            yield Fault("no-offer", "A16", "There is no tile left to take: the factory offer is over.")
        if all(map(any, position.displays)) and not _is_fresh(position):
            yield Fault("untaken", "A11", "No display was touched, but tiles were taken already, or it is not the first player's turn.")
    elif offered and position.phase is not Phase.VOID:
        yield Fault("offer", "A16", "There are tiles left to take: the factory offer is not over.")
    if position.phase is Phase.TILING and not position.game.is_grey:
        yield Fault("tiling", "A20", "On the coloured wall tiling happens with the last take.")
    if position.phase in (Phase.DEAL, Phase.OVER):
        for seat in range(1, position.game.players + 1):
            yield from _untiled(position, seat, SIZE)
        if (position.phase is Phase.OVER) != (ending(position) is not None):
            yield Fault("ending", "A40", "The game is over if, and only if, something has ended it.")
    rounds = max(0, position.round)
    most_idle, most_bare = min(IDLE_ROUNDS, rounds), min(BARE_ROUNDS, rounds) * position.game.is_grey
    if not 0 <= position.idle <= most_idle or not 0 <= position.bare <= most_bare:
        yield Fault("stall-counts", "A33", f"The counts of rounds without progress cannot be {position.idle} and {position.bare}.")
    if not 0 <= position.round <= MOST_ROUNDS or (position.round == 0) != (position.phase is Phase.DEAL and position.bag == ALL_TILES):
        yield Fault("round", "A10", f"The round cannot be number {position.round}: it is 0 before the first deal, and only then.")
    if position.round == 0 and (
        position.marker != (MarkerPlace.FRONT, position.first) or position.idle or position.bare or any(b != Board() for b in position.boards)
    ):
        yield Fault("start", "A10", "Before the first deal boards are empty, counts are 0, and the first player has the marker.")


def _is_fresh(position: AzulPosition) -> bool:
    """Whether a round can just have been dealt; turns that were lost, and leavers, are not looked at."""
    return (
        not any(position.centre)
        and position.marker.place is MarkerPlace.CENTRE
        and position.idle > 0
        and (position.game.tournament or position.to_move == position.first)
        and not any(board.floor or any(line.filled == number for number, line in enumerate(board.lines, 1)) for board in position.boards)
    )


def _untiled(position: AzulPosition, seat: int, lines: int) -> Iterator[Fault]:
    """What a seat must have done when its first so many lines are resolved; all five, and the floor line is paid too."""
    board = position.boards[seat - 1]
    for number, line in enumerate(board.lines[:lines], 1):
        if line.filled == number:
            yield Fault("untiled", "A20", f"Seat {seat}'s pattern line {number} is complete and should have been resolved.")
    if lines == SIZE and board.floor:
        yield Fault("unpaid", "A22", f"Seat {seat}'s floor line should have been paid for and emptied.")


def _turn(position: AzulPosition) -> Iterator[Fault]:
    seats = range(1, position.game.players + 1)
    if position.first not in seats:
        yield Fault("first", "A10", f"There is no seat {position.first} that could have started the round.")
        return
    if position.phase not in (Phase.OFFER, Phase.STOPPED, Phase.TILING):
        if position.to_move is not None or position.line:
            yield Fault("to-move", "A10", "No seat is to move now.")
        return
    if position.to_move is None or position.to_move not in seats or position.to_move in position.withdrawn:
        yield Fault("to-move", "A10", "A seat that plays must be to move.")
    elif position.phase is Phase.TILING:
        yield from _tiling_turn(position, position.to_move)
    elif position.line:
        yield Fault("line-to-tile", "A52", "No line is to be resolved now.")


def _tiling_turn(position: AzulPosition, to_move: int) -> Iterator[Fault]:
    order = position.tiling_order
    for seat in order[: order.index(to_move)]:
        yield from _untiled(position, seat, SIZE)
    if not 1 <= position.line <= SIZE:
        yield Fault("line-to-tile", "A52", f"There is no line {position.line} to resolve.")
        return
    yield from _untiled(position, to_move, position.line - 1)
    board = position.boards[to_move - 1]
    colour, filled = board.lines[position.line - 1]
    if colour is None or filled != position.line or not columns_for(board.wall, position.line - 1, colour):
        yield Fault("line-to-tile", "A52", f"Seat {to_move}'s line {position.line} has no tile to place.")
