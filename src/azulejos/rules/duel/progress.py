"""Whether a position of Azul Duel can occur in a game: what must lie where, given the round and the stage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.rules.duel.board import CHIPS_A_ROUND, TOKENS, Board
from azulejos.rules.duel.dome import SPACES
from azulejos.rules.duel.moves import LARGE, SMALL_TRAYS
from azulejos.rules.duel.stages import LAST_ROUND, DuelStage
from azulejos.rules.duel.trays import FACE_DOWN, Tray
from azulejos.rules.errors import Fault

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition

_WITH_PLATE = (DuelStage.DRAWING, DuelStage.FRONTS, DuelStage.KEEP, DuelStage.LAY)
"""When the seat to move has used a token for a plate that does not lie in its dome yet."""


def progress_faults(position: DuelPosition) -> Iterator[Fault]:
    """What no game can lead to, although the parts agree with each other."""
    yield from _trays(position)
    yield from _pile(position)
    if not _is_set_up(position):
        for seat, board in enumerate(position.boards, 1):
            yield from _board(position, seat, board)


def _stage(position: DuelPosition) -> DuelStage:
    return position.stage if position.after is None else position.after


def _is_set_up(position: DuelPosition) -> bool:
    """D11: before both players have laid their first plate."""
    return position.round <= 1 and any(not _laid(board) for board in position.boards)


def _laid(board: Board) -> int:
    return SPACES - len(board.dome.empty_spaces)


def _trays(position: DuelPosition) -> Iterator[Fault]:
    stage = _stage(position)
    is_clear = all(tray == Tray() for tray in position.trays)
    if not is_clear and stage in (DuelStage.TRAYS, DuelStage.CHIPS, DuelStage.CELL, DuelStage.OVER):
        yield Fault("trays-left", "D25", "There are tiles or chips left to take.")
    if stage is DuelStage.OVER and position.round != LAST_ROUND:
        yield Fault("over-early", "D43", "The game is over after the fifth round, and not before.")
    if position.round == 0 and (position.to_move is not None or not is_clear):
        yield Fault("round-zero", "D10", "Nothing is played before the first deal.")
    if position.holder and position.trays[LARGE].sun:
        yield Fault("holder-early", "D22", "The first-player tile was taken although the large tray was not touched.")
    for number, tray in enumerate(position.trays):
        if number and not tray.is_empty and tray.chip != FACE_DOWN:
            yield Fault("chip-gone", "D23", f"Tray {number} holds tiles, and so its chip lies under them.")
    on_trays = sum(bool(tray.chip) for tray in position.trays)
    if position.to_move is not None and on_trays + sum(board.chips_taken for board in position.boards) != SMALL_TRAYS:
        yield Fault("chips-a-round", "D23", "Four chips come to the trays in a round: each must still be there, or have been taken.")


def _pile(position: DuelPosition) -> Iterator[Fault]:
    stage = _stage(position)
    if stage is DuelStage.TURN_UP and (None not in position.display or not position.pile):
        yield Fault("nothing-to-turn-up", "D40", "A plate is turned up where the display has an empty place and the pile a plate.")
    if stage is DuelStage.FIRST_PLATE and not _is_set_up(position):
        yield Fault("first-plate-late", "D11", "Both players have laid their first plate.")
    if stage is DuelStage.UNDER and len(position.drawn) < 2:
        yield Fault("nothing-to-order", "D20", "A single plate goes under the pile by itself.")
    if stage in (DuelStage.KEEP, DuelStage.LAY, DuelStage.UNDER) and not all(back.seen_by & (position.to_move or 0) for back in position.drawn):
        yield Fault("not-looked-at", "D20", "The drawn plates were looked at before one of them was kept.")


def _board(position: DuelPosition, seat: int, board: Board) -> Iterator[Fault]:
    uses_tokens = 0 < position.round < LAST_ROUND
    used = TOKENS - board.tokens if uses_tokens else 0
    in_hand = seat == position.to_move and _stage(position) in _WITH_PLATE
    laid = min(1 + TOKENS * (position.round - 1) + used, SPACES) if position.round else 0
    if (board.tokens and not uses_tokens) or _laid(board) + in_hand != laid:
        yield Fault("plates-laid", "D20", f"Seat {seat}'s dome cannot have {_laid(board)} plates in round {position.round}.")
    if len(board.chips) + len(board.spent) != max(0, CHIPS_A_ROUND * (position.round - 1)) + board.chips_taken:
        yield Fault("chips-owned", "D23", f"Seat {seat} cannot have {len(board.chips) + len(board.spent)} chips in round {position.round}.")
