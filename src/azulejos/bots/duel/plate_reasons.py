"""Why one choice of a plate, a chip or a stack is worse than another move, in facts."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.dome_facts import Room, begun_lines, best_placement, lines_helped, payable_lines, room_for, row_of, waiting_lines
from azulejos.bots.duel.move_words import Values, words_of
from azulejos.bots.duel.turns import takes_plate_later
from azulejos.bots.duel.weighed import LEAST, Weighed
from azulejos.rules import Move
from azulejos.rules.duel.dome import Laid
from azulejos.rules.duel.moves import Draw, Keep, Lay, PutUnder, Stack, Stop, TakeChip, TakePlate
from azulejos.rules.duel.plates import SPECIAL, WILD, Kind, Plate
from azulejos.rules.duel.position import DuelPosition

DENIED = 2.5
"""What a plate weighs that the other player waits for, at least: a long line waits with many tiles."""
URGENT = 0.95
"""What is more urgent than a plate that can be taken later."""
LAST = 1.0
"""What the last plate weighs that costs no point."""


def did(position: DuelPosition, move: Move, instead: Move) -> Iterator[Weighed]:
    """What a choice has done, the most telling first; nothing of moves of other kinds."""
    words = words_of(position, move)
    match move:
        case TakeChip():
            yield LEAST, _chip(position, move)
        case TakePlate(_) | Keep(_, _):
            plate = _plate(position, move)
            if helped := lines_helped(position.board, plate):
                yield LEAST, Reason("analysis-duel-did-plate-line", words | {"line": helped[0]})
            yield LEAST, Reason("analysis-duel-did-plate", words | {"kind": plate.kind.value})
        case Draw():
            yield LEAST, Reason("analysis-duel-did-draw", {"cost": min(1, position.board.score)})
        case Stop():
            yield LEAST, Reason("analysis-duel-did-stop", {"drawn": len(position.drawn)})
        case Lay():
            yield from _lay(position, move, instead)
        case PutUnder():
            yield LEAST, Reason("analysis-duel-did-under", words)
        case Stack():
            yield LEAST, Reason("analysis-duel-did-stack", words)
        case _:
            return


def better(position: DuelPosition, move: Move, instead: Move, words: Values) -> Iterator[Weighed]:
    """What a better choice would have done beside what it does in the dome; nothing of moves of other kinds."""
    board = position.board
    match instead:
        case TakeChip():
            if pays := _paid_by(position, instead):
                worth = {line: best_placement(position.game, board.dome, line - 1, board.lines[line - 1].colour or "") for line in pays}
                most = max(sorted(pays), key=lambda line: found.scored + found.bonus if (found := worth[line]) else 0)
                tile = worth[most]
                yield tile.scored + tile.bonus if tile else 0, Reason("analysis-duel-better-chip", words | {"line": most})
            if (fitting := _fitting(position, instead)) > (_fitting(position, move) if isinstance(move, TakeChip) else 0):
                yield fitting / 2, Reason("analysis-duel-better-chip-fits", words | {"lines": fitting})
        case TakePlate():
            if denied := _denied(position, instead):
                yield max(DENIED, denied[-1] + 1), Reason("analysis-duel-better-plate-deny", words | {"theirs": denied[-1], "seat": position.other})
            if not isinstance(move, TakePlate | Draw) and position.display.count(None) == len(position.display) - 1 and position.board.score:
                yield LAST, Reason("analysis-duel-better-plate-last", words)
        case _:
            return


def order(position: DuelPosition, move: Move, best: Option, words: Values) -> Iterator[Weighed]:
    """Whether the plate that was taken could wait, by the play that is expected after the better move."""
    if isinstance(move, TakePlate | Draw) and not isinstance(best.move, TakePlate | Draw) and takes_plate_later(position, best.line):
        yield URGENT, Reason("analysis-duel-better-plate-later", words)


def _chip(position: DuelPosition, take: TakeChip) -> Reason:
    if pays := _paid_by(position, take):
        return Reason("analysis-duel-did-chip-pays", {"tray": take.tray, "line": min(pays)})
    return Reason("analysis-duel-did-chip", {"tray": take.tray, "count": _fitting(position, take)})


def _fitting(position: DuelPosition, take: TakeChip) -> int:
    """How many lines that are begun have a colour of a chip."""
    return sum(colour in position.trays[take.tray].chip for _, colour, _ in begun_lines(position.board))


def _paid_by(position: DuelPosition, take: TakeChip) -> set[int]:
    """The lines that chips can complete with this one, and could not without it."""
    board = position.board
    return payable_lines(board, (*board.chips, position.trays[take.tray].chip)) - payable_lines(board, board.chips)


def _plate(position: DuelPosition, move: TakePlate | Keep) -> Plate:
    if isinstance(move, Keep):
        return move.plate
    plate = position.display[move.place - 1]
    assert plate is not None
    return plate


def _denied(position: DuelPosition, take: TakePlate) -> list[int]:
    """The lines of the other player for whose tiles no other face-up plate has a space, if they can still take one."""
    board = position.boards[position.other - 1]
    if not board.tokens:
        return []
    left = [plate for place, plate in enumerate(position.display, 1) if plate is not None and place != take.place]
    elsewhere = {line for plate in left for line in lines_helped(board, plate)}
    return [line for line in lines_helped(board, _plate(position, take)) if line not in elsewhere]


def _lay(position: DuelPosition, lay: Lay, instead: Move) -> Iterator[Weighed]:
    words = words_of(position, lay)
    assert isinstance(instead, Lay)
    if doomed := [line for line in _doomed(position, lay) if line not in _doomed(position, instead)]:
        values = words | {"line": doomed[0], "colour": position.board.lines[doomed[0] - 1].colour or ""}
        yield 1 + position.board.lines[doomed[0] - 1].filled, Reason("analysis-duel-did-lay-doomed", values)
    if given := _given(position, lay):
        yield LEAST, Reason("analysis-duel-did-lay-line", words | {"line": given[0]})
    if row := _special_row(position, lay):
        yield LEAST, Reason("analysis-duel-did-lay-special", words | {"row": row, "points": position.game.components.special_points[row - 1]})
    else:
        yield LEAST, Reason("analysis-duel-did-lay-wild", words | {"row": _row(position, lay, WILD)})


def _rooms(position: DuelPosition, lay: Lay) -> dict[int, Room]:
    """For each line that waits for a space, what a plate makes of that."""
    board = position.board
    assert position.hand is not None
    dome = board.dome.with_plate(lay.space, Laid(position.hand, lay.turn))
    return {line: room_for(dome, line - 1, board.lines[line - 1].colour or "") for line in waiting_lines(board)}


def _given(position: DuelPosition, lay: Lay) -> list[int]:
    """The lines that get a space."""
    return [line for line, room in _rooms(position, lay).items() if room is Room.FREE]


def _doomed(position: DuelPosition, lay: Lay) -> list[int]:
    """The lines that can get none any more: their tiles will break (D32)."""
    return [line for line, room in _rooms(position, lay).items() if room is Room.NONE]


def _special_row(position: DuelPosition, lay: Lay) -> int:
    """The dome row of the special space of a plate that is laid; 0 if it has none."""
    assert position.hand is not None
    return _row(position, lay, SPECIAL) if position.hand.kind is Kind.SPECIAL else 0


def _row(position: DuelPosition, lay: Lay, space: str) -> int:
    assert position.hand is not None
    return row_of(lay.space, position.hand.turned(lay.turn).spaces.index(space))
