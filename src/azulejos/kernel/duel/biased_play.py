"""Ways to choose moves such that things happen which random play does not reach."""

from __future__ import annotations

from random import Random

from azulejos.kernel import equality
from azulejos.rules import Move
from azulejos.rules.duel import Draw, DuelPosition, Moon, Spend, Stop, Sun, TakePlate
from azulejos.rules.duel.trays import tops

Policy = equality.Policy[DuelPosition]


def anything(position: DuelPosition, lots: Random) -> Move:
    """Any legal move."""
    return lots.choice(list(position.legal_moves))


def clumsy(position: DuelPosition, lots: Random) -> Move:
    """Mostly breaks what it takes, and draws plates when it is poor."""
    moves = list(position.legal_moves)
    broken = [move for move in moves if isinstance(move, Sun | Moon) and not move.line]
    return lots.choice(broken if broken and lots.random() < 0.8 else moves)


def curious(position: DuelPosition, lots: Random) -> Move:
    """Draws as many plates as it dares, so that the pile goes round."""
    moves = list(position.legal_moves)
    if Draw() in moves and lots.random() < 0.8:
        return Draw()
    return lots.choice(moves)


def digging(position: DuelPosition, lots: Random) -> Move:
    """Takes plates as soon as it can, mostly from the pile, of two to five drawn ones: seats often meet plates which the other one has seen."""
    moves = list(position.legal_moves)
    if Draw() in moves and (len(position.drawn) < 2 + lots.randrange(4) if position.drawn else lots.random() < 0.75):
        return Draw()
    if Stop() in moves:
        return Stop()
    return lots.choice([move for move in moves if isinstance(move, TakePlate)] or moves)


def builder(position: DuelPosition, lots: Random) -> Move:
    """Takes for lines that can score, spends chips, and so fills the dome."""
    moves = list(position.legal_moves)
    spends = [move for move in moves if isinstance(move, Spend) and move.chips]
    if spends:
        return lots.choice(spends)
    board = position.board

    def worth(move: Move) -> float:
        if not isinstance(move, Sun | Moon):
            return 0
        if not move.line:
            return -9
        taken = (position.trays[move.tray].sun if isinstance(move, Sun) else tops(position.trays)).count(move.colour)
        space = move.line - board.lines[move.line - 1].filled
        fits = bool(board.dome.columns_for(move.line - 1, move.colour))
        return (4 if fits and taken >= space else 1 if fits else -4) - 2 * max(0, taken - space)

    return max(moves, key=lambda move: (worth(move), lots.random()))


def miserly(position: DuelPosition, lots: Random) -> Move:
    """Keeps tiles on lines that stay incomplete, or have no space yet, so that bag and tower run out."""
    moves = list(position.legal_moves)
    if Spend(()) in moves:
        return Spend(())
    board = position.board

    def waste(move: Move) -> float:
        if not isinstance(move, Sun | Moon):
            return 1
        taken = (position.trays[move.tray].sun if isinstance(move, Sun) else tops(position.trays)).count(move.colour)
        if not move.line:
            return 3 * taken
        space = move.line - board.lines[move.line - 1].filled
        goes = board.dome.is_row_laid(move.line - 1) or (taken >= space and bool(board.dome.columns_for(move.line - 1, move.colour)))
        return 3 * max(0, taken - space) + (move.line - 1) * goes

    return min(moves, key=lambda move: (waste(move), lots.random()))


POLICIES: tuple[Policy, ...] = (anything, clumsy, curious, builder, miserly)
