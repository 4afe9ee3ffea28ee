"""Ways to choose moves such that things happen which random play does not reach."""

from __future__ import annotations

from random import Random

from azulejos.kernel import equality
from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulPosition, Take

Policy = equality.Policy[AzulPosition]


def anything(position: AzulPosition, lots: Random) -> Move:
    """Any legal move."""
    return lots.choice(list(position.legal_moves))


def clumsy(position: AzulPosition, lots: Random) -> Move:
    """Mostly to the floor, displays first: floor lines are full before the marker is taken, and rounds pass without a tile to any line."""
    moves = list(position.legal_moves)
    floor = [move for move in moves if isinstance(move, Take) and not move.destination]
    displays = [move for move in floor if isinstance(move, Take) and move.source]
    return lots.choice((displays or floor) if floor and lots.random() < 0.97 else moves)


def patient(position: AzulPosition, lots: Random) -> Move:
    """Never completes a row while there is another way: walls fill, and the bag runs out."""
    moves = list(position.legal_moves)
    assert position.to_move is not None
    wall = position.boards[position.to_move - 1].wall
    quiet = [move for move in moves if isinstance(move, Take) and move.destination and wall[move.destination - 1].count(None) > 1]
    return lots.choice(quiet or [move for move in moves if isinstance(move, Take) and not move.destination] or moves)


def narrow(position: AzulPosition, lots: Random) -> Move:
    """Two colours to the lower lines, and on the grey wall the leftmost cell: cells run out, and lines fall."""
    moves = list(position.legal_moves)
    wanted = [move for move in moves if isinstance(move, Take) and move.colour < 2 and move.destination > 1]
    return wanted[-1] if wanted and lots.random() < 0.9 else moves[0] if position.phase is Phase.TILING else lots.choice(moves)


def miserly(position: AzulPosition, lots: Random) -> Move:
    """To lines that just hold the tiles and complete no row, if there are any: nothing comes back to the lid, until there is nothing to deal."""
    moves = list(position.legal_moves)
    assert position.to_move is not None
    board = position.boards[position.to_move - 1]

    def waste(move: Move) -> int:
        if not isinstance(move, Take):
            return 0
        count = (position.displays[move.source - 1] if move.source else position.centre)[move.colour]
        if not move.destination:
            return 3 * count
        space = move.destination - board.lines[move.destination - 1].filled
        ends_game = count >= space and board.wall[move.destination - 1].count(None) == 1
        return 100 * ends_game + 3 * max(count - space, 0) + (move.destination - 1) * (count >= space)

    return min(moves, key=lambda move: (waste(move), lots.random()))


POLICIES: tuple[Policy, ...] = (anything, clumsy, patient, narrow, miserly)
