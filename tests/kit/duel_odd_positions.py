"""Odd positions of Azul Duel between two rounds: few tiles left, one colour left, full lines, crowded domes."""

import random

from azulejos.rules.duel.board import Board, Line
from azulejos.rules.duel.dome import Dome, Laid
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back
from tests.kit.duel_tables import count


def odd_dome(lots: random.Random, plates: list[Laid], supply: list[str], fill: float, spare: str) -> Dome:
    """Plates on random spaces, and tiles by D30 and D34 on a part of their cells."""
    spaces = lots.sample(range(1, 10), len(plates))
    dome = Dome()
    for number, each in zip(spaces, plates, strict=True):
        dome = dome.with_plate(number, each)
    for row in range(6):
        for column in range(6):
            space = dome.spaces[row][column]
            wanted = [tile for tile in set(supply) if space in (tile, "*") and tile != spare]
            if wanted and lots.random() < fill:
                tile = lots.choice(sorted(wanted))
                supply.remove(tile)
                dome = dome.with_tile(row, column, tile)
                top, left = row // 2 * 2, column // 2 * 2
                empty = [(r, c) for r in (top, top + 1) for c in (left, left + 1) if dome.tiles[r][c] is None]
                if len(empty) == 1 and dome.spaces[empty[0][0]][empty[0][1]] == "S":
                    dome = dome.with_tile(*empty[0], "S")
    return dome


def dried_up(board: Board, supply: list[str], spare: str) -> Board:
    """The board with all that is left on its lines, as far as they take it; but the spare colour is spared."""
    for row, line in enumerate(board.lines):
        for tile in sorted(set(supply) - {spare}):
            has_space = bool(board.dome.columns_for(row, tile))
            if line.colour in (None, tile) and (has_space or not board.dome.is_row_laid(row)):
                many = min(row + 1 - has_space - line.filled, supply.count(tile))
                if many > 0:
                    line = Line(tile, line.filled + many)
                    for _ in range(many):
                        supply.remove(tile)
        board = board.with_line(row, line)
    return board


def odd_position(game: DuelGame, lots: random.Random) -> DuelPosition:
    """Between two rounds, at the deal of the trays."""
    round = lots.choice([2, 3, 4, 4, 4])
    left = list(standard().plates)
    lots.shuffle(left)
    supply = list("BYRKT" * 13)
    lots.shuffle(supply)
    fill = lots.choice([0.2, 0.6, 1.0, 1.0])
    spare = lots.choice("BYRKT") if lots.random() < 0.4 else ""
    boards = []
    unseen = list(standard().chips)
    lots.shuffle(unseen)
    for _ in range(2):
        plates = [Laid(left.pop(), lots.randrange(4)) for _ in range(1 + 2 * round)]
        dome = odd_dome(lots, plates, supply, fill, spare)
        lines = []
        for line in range(1, 7):
            colour = lots.choice([letter for letter in "BYRKT" if letter in supply and letter != spare] or ["B"])
            many = min(lots.choice([0, 1, line - 1, line]), supply.count(colour))
            stays = bool(dome.columns_for(line - 1, colour)) or not dome.is_row_laid(line - 1)
            if many == line and dome.columns_for(line - 1, colour):
                many -= 1
            if not stays or not many:
                lines.append(Line(None, 0))
                continue
            for _ in range(many):
                supply.remove(colour)
            lines.append(Line(colour, many))
        chips = [unseen.pop() for _ in range(2 * round)]
        spent = lots.randint(0, len(chips))
        boards.append(Board(lots.randint(0, 30), tuple(lines), dome, "", tuple(sorted(chips[spent:])), tuple(sorted(chips[:spent])), 0, 2))
    if lots.random() < 0.7:
        boards = [dried_up(board, supply, spare) for board in boards]
    if lots.random() < 0.6:
        supply.sort(key=lots.choice(["BYRKT", "TKRYB", "RTBKY"]).index)
    cut = lots.choice([0, 1, 3, 4, 5, 6, 9, 21, len(supply)])
    display = tuple(left.pop() if left else None for _ in range(3))
    pile = tuple(Back(plate.kind if number == 0 else None) for number, plate in enumerate(left))
    return DuelPosition(
        game,
        first=lots.choice([1, 2]),
        round=round,
        stage=DuelStage.TRAYS,
        after=None,
        holder=lots.choice([0, 1, 2]),
        display=display,
        pile=pile,
        plates=tuple(plate for plate in standard().plates if plate in left),
        chips=tuple(sorted(unseen)),
        bag=count("".join(supply[:cut])),
        tower=count("".join(supply[cut:])),
        boards=tuple(boards),
    )
