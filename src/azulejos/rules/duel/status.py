"""What is wrong with a position of Azul Duel: every fault of one that was set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.rules.duel.board import BROKEN_SPACES, CHIPS_A_ROUND, TOKENS, Board, can_pay
from azulejos.rules.duel.chances import unassigned
from azulejos.rules.duel.dome import SIZE, SPACES, Dome
from azulejos.rules.duel.memory import is_sound
from azulejos.rules.duel.moves import DISPLAY, LARGE, SMALL_TRAYS
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD, Plate
from azulejos.rules.duel.progress import progress_faults
from azulejos.rules.duel.stages import CHANCE, LAST_ROUND, DuelStage
from azulejos.rules.duel.supply import LARGE_SPACES, OF_EACH, SMALL_SPACES
from azulejos.rules.duel.trays import BOTH, FACE_DOWN, Tray
from azulejos.rules.errors import Fault

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition


def faults(position: DuelPosition) -> tuple[Fault, ...]:
    """Every fault. If a part has the wrong shape, only that is reported, since nothing else can be checked; whether a game can lead to the position
    is checked only if its parts agree with each other.
    """
    shape = tuple(_shape(position))
    if shape:
        return shape
    parts = (
        *_tiles(position),
        *_plates(position),
        *_chips(position),
        *_trays(position),
        *(fault for seat, board in enumerate(position.boards, 1) for fault in _board(board, seat)),
        *_turn(position),
        *_stage(position),
    )
    return parts or tuple(progress_faults(position))


def _shape(position: DuelPosition) -> Iterator[Fault]:
    if len(position.boards) != position.game.players or len(position.trays) != SMALL_TRAYS + 1 or len(position.display) != DISPLAY:
        yield Fault("table", "D3", "A table has two boards, five trays and a display of three.")
    for counts in (position.bag, position.tower):
        if len(counts) != len(LETTERS) or min(counts) < 0:
            yield Fault("counts", "D1", f"{counts} is not a count of tiles by colour.")
    for seat, board in enumerate(position.boards, 1):
        rows = board.dome.tiles
        if len(board.lines) != SIZE or len(board.dome.plates) != SPACES or len(rows) != SIZE or any(len(row) != SIZE for row in rows):
            yield Fault("board-shape", "D2", f"Seat {seat}'s board must have six lines, nine plate spaces and a dome of six by six.")

        if any(laid is not None and not 0 <= laid.turn <= 3 for laid in board.dome.plates):
            yield Fault("plate-turn", "D4", f"A plate of seat {seat}'s dome must be turned by 0 to 3 quarters.")
    lines = "".join(line.colour or "" for board in position.boards for line in board.lines)
    broken = "".join(board.broken for board in position.boards)
    if not set("".join(tray.sun + tray.moon for tray in position.trays) + position.rest + lines + broken) <= set(LETTERS):
        yield Fault("tile-colour", "D1", f"The colours of tiles are {', '.join(LETTERS)}.")


def _tiles(position: DuelPosition) -> Iterator[Fault]:
    loose = "".join(tray.sun + tray.moon for tray in position.trays) + position.rest + "".join(board.tiles for board in position.boards)
    for at, colour in enumerate(LETTERS):
        total = position.bag[at] + position.tower[at] + loose.count(colour)
        if total != OF_EACH:
            yield Fault("tile-count", "D1", f"There are {total} tiles of {colour} over all places, not {OF_EACH}.")


def _plates(position: DuelPosition) -> Iterator[Fault]:
    backs = (*position.pile, *position.drawn)
    laid = [laid.plate for board in position.boards for laid in board.dome.plates if laid is not None]
    shown: list[Plate | None] = [*position.display, position.hand, *(back.plate for back in backs), *laid, *position.plates]
    if Counter(plate for plate in shown if plate is not None) != Counter(position.game.components.plates):
        yield Fault("plate-count", "D4", "Each plate must be there once: in the display, in the pile, in a hand or in a dome.")
    if sum(back.plate is None for back in backs) != len(position.plates) or min(unassigned(position).values()) < 0:
        yield Fault("pile", "D4", "The plates that nobody has seen must be those of the pile, by number and by kind.")
    if any(back.plate is not None and (back.plate.kind is not back.kind or not 1 <= back.seen_by <= BOTH) for back in backs):
        yield Fault("back", "D50", "A plate whose front is known has the back of its kind, and was seen by somebody.")
    if any(back.put_by not in ((1, 2) if back.seen_by == BOTH else (0,)) for back in backs):
        yield Fault("putter", "D50", "If both seats know a plate, it must be known which of them put it back.")
    is_known = not position.pile or position.pile[0].kind is not None
    if is_known == (position.stage is DuelStage.TOP) or (position.after is None) == (position.stage is DuelStage.TOP):
        yield Fault("top", "D50", "The back of the pile's top plate is known, unless that is what is awaited.")
    if not is_sound(position):
        yield Fault("memory", "D50", "What a seat remembers of plates must fit the backs that they may have.")


def _chips(position: DuelPosition) -> Iterator[Fault]:
    shown = [tray.chip for tray in position.trays if tray.has_shown_chip]
    owned = [chip for board in position.boards for chip in (*board.chips, *board.spent)]
    if Counter([*shown, *owned, *position.chips]) != Counter(position.game.components.chips):
        yield Fault("chip-count", "D5", "Each chip must be there once: unseen, on a tray or with a player.")
    if sum(tray.chip == FACE_DOWN for tray in position.trays) > len(position.chips) or position.trays[LARGE].chip:
        yield Fault("chip-places", "D10", "Face-down chips lie on small trays, and there are no more of them than chips unseen.")


def _trays(position: DuelPosition) -> Iterator[Fault]:
    for number, tray in enumerate(position.trays):
        spaces = SMALL_SPACES if number else LARGE_SPACES
        if len(tray.sun) > spaces or len(tray.moon) >= spaces or (tray.sun and tray.moon):
            yield Fault("tray", "D21", f"Tray {number or 'L'} cannot hold {tray.sun or '-'} and {tray.moon or '-'}.")
        if tray.has_shown_chip and not tray.is_empty:
            yield Fault("chip-early", "D23", f"The chip of tray {number} is revealed although the tray holds tiles.")


def _board(board: Board, seat: int) -> Iterator[Fault]:
    if board.score < 0:
        yield Fault("score", "D36", f"Seat {seat}'s score is below 0.")
    if len(board.broken) > BROKEN_SPACES:
        yield Fault("broken", "D24", f"Seat {seat} has {len(board.broken)} broken tiles on four spaces.")
    if not 0 <= board.tokens <= TOKENS or not 0 <= board.chips_taken <= CHIPS_A_ROUND:
        yield Fault("tokens", "D20", f"Seat {seat} has two tokens, and takes two chips in a round.")
    if tuple(sorted(board.chips)) != board.chips or tuple(sorted(board.spent)) != board.spent:
        yield Fault("chips-order", "D31", f"Seat {seat}'s chips must be in order.")
    for row, line in enumerate(board.lines):
        if not 0 <= line.filled <= row + 1 or (line.colour is None) != (line.filled == 0):
            yield Fault("line", "D2", f"Seat {seat}'s pattern line {row + 1} cannot hold {line.filled} tiles.")
    yield from _dome(board.dome, seat)


def _dome(dome: Dome, seat: int) -> Iterator[Fault]:
    for row in range(SIZE):
        for column in range(SIZE):
            space, tile = dome.spaces[row][column], dome.tiles[row][column]
            where = f"row {row + 1}, column {column + 1}"
            if tile is not None and tile != space and not (space == WILD and tile in LETTERS):
                yield Fault("dome-tile", "D30", f"Seat {seat}'s dome cannot have {tile} in {where}.")
            if space == SPECIAL and (tile is None) == _is_due(dome, row, column):
                yield Fault(
                    "special", "D34", f"Seat {seat}'s dome has a special tile in {where} if, and only if, the plate's other spaces are filled."
                )


def _is_due(dome: Dome, row: int, column: int) -> bool:
    """D34: whether the other three spaces of a plate are filled."""
    top, left = row // 2 * 2, column // 2 * 2
    others = {(top + down, left + right) for down in (0, 1) for right in (0, 1)} - {(row, column)}
    return all(dome.tiles[at][across] is not None for at, across in others)


def _turn(position: DuelPosition) -> Iterator[Fault]:
    if not 0 <= position.round <= LAST_ROUND:
        yield Fault("round", "D40", f"There is no round {position.round}.")
    if not 0 <= position.holder <= position.game.players:
        yield Fault("holder", "D22", f"There is no seat {position.holder} that could have the first-player tile.")
    is_between = position.stage in (DuelStage.TRAYS, DuelStage.OVER) or (
        DuelStage.TURN_UP in (position.stage, position.after) and all(tray == Tray() for tray in position.trays)
    )
    is_between |= position.after is DuelStage.TRAYS
    if (position.to_move is None) != is_between or position.to_move not in (None, 1, 2):
        yield Fault("to-move", "D25", "A seat is to move within a round, and none between two rounds.")
    if bool(position.line) != (position.stage in (DuelStage.CHIPS, DuelStage.CELL)) or not 0 <= position.line <= SIZE:
        yield Fault("line-to-tile", "D38", f"Line {position.line} cannot be the one that is handled now.")


def _stage(position: DuelPosition) -> Iterator[Fault]:
    stage = position.after if position.after is not None else position.stage
    if (position.hand is not None) != (stage is DuelStage.LAY):
        yield Fault("hand", "D20", "A plate is in hand if, and only if, it is to be laid.")
    if not _is_rest_right(position):
        yield Fault("rest", "D21", "Tiles of two colours or three are to be stacked on a small tray if, and only if, that is what is awaited.")
    drawing = stage in (DuelStage.DRAWING, DuelStage.FRONTS, DuelStage.KEEP, DuelStage.UNDER)
    if (drawing and not position.drawn) or (position.drawn and not drawing and stage is not DuelStage.LAY):
        yield Fault("drawn", "D20", "Plates are drawn if, and only if, one of them is to be kept.")
    to_reveal = any(tray.is_to_reveal for number, tray in enumerate(position.trays) if stage is not DuelStage.STACK or number != position.tray)
    if to_reveal != (position.stage is DuelStage.REVEAL):
        yield Fault("reveal", "D23", "The chip of a tray without tiles is to be revealed at once, and no other.")
    if position.to_move in (1, 2) and position.stage not in CHANCE and not _has_choice(position):
        yield Fault("no-choice", "D25", "The seat to move has no legal move.")


def _is_rest_right(position: DuelPosition) -> bool:
    if position.stage is not DuelStage.STACK:
        return not position.rest and not position.tray
    if not 1 <= position.tray <= SMALL_TRAYS or not position.trays[position.tray].is_to_reveal:
        return False
    return len(position.rest) < SMALL_SPACES and len(set(position.rest)) > 1


def _has_choice(position: DuelPosition) -> bool:
    """Whether there is something to decide, as far as it can be looked at."""
    if position.stage not in (DuelStage.CHIPS, DuelStage.CELL):
        return len(position.legal_moves) > 0
    if not 1 <= position.line <= SIZE:
        return False
    colour, filled = position.board.lines[position.line - 1]
    if colour is None or not position.board.dome.columns_for(position.line - 1, colour):
        return False
    return position.stage is DuelStage.CELL or (filled < position.line and can_pay(position.board.chips, colour, position.line - filled))
