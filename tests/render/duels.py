"""Positions of Azul Duel to be drawn: out of games between players who like to complete lines."""

import random
from collections.abc import Callable
from functools import cache

from azulejos.rules import Move, Phase
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.moves import Draw, Moon, Spend, Stop, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.scoring_tiles import FIRST_GAME
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import tops
from azulejos.rules.games import game
from tests.render.positions import Lots

Until = Callable[[DuelPosition], bool]
NAMES = ("Ana", "Ștefan Ținca")
BACKS = ("colours", "edge", "corners", "specials")
MIXED = ("rows", "columns", "corners", "wilds")


def start(tiles: tuple[str, ...] = FIRST_GAME) -> DuelPosition:
    duel = game("duel", tiles=tiles)
    assert isinstance(duel, DuelGame)
    return duel.start()


def played(seed: int, until: Until = lambda position: position.outcome is not None, tiles: tuple[str, ...] = FIRST_GAME) -> DuelPosition:
    """The first such position of a game, or of the games after it."""
    for lots in map(random.Random, range(seed, seed + 200)):
        position = start(tiles)
        while not until(position):
            if position.phase is Phase.OVER:
                break
            position.push(position.deal(Lots(lots)) if position.phase is Phase.DEAL else _liked(position, lots))
        else:
            return position
    raise LookupError("No such position in two hundred games.")


@cache
def tied() -> DuelPosition:
    """The end of a game that only the first-player tile, or the start of the last round, decided (D43)."""
    return played(1, lambda position: position.outcome is not None and position.outcome.scores[0] == position.outcome.scores[1])


def _liked(position: DuelPosition, lots: random.Random) -> Move:
    return max(sorted(position.legal_moves, key=repr), key=lambda move: _liking(position, move) + 1.5 * lots.random())


def _liking(position: DuelPosition, move: Move) -> float:
    match move:
        case Sun(tray, colour, line):
            return _take(position, position.trays[tray].sun.count(colour), line, colour)
        case Moon(colour, line):
            return _take(position, tops(position.trays).count(colour), line, colour)
        case Draw():
            return 3.2 if position.stage is DuelStage.DRAWING else 2.5
        case Stop():
            return 3
        case Spend(chips):
            return bool(chips)
    return 2


def _take(position: DuelPosition, count: int, line: int, colour: str) -> float:
    if not line:
        return -count - 2
    board = position.board
    filled = board.lines[line - 1].filled
    room = line - filled
    fits = bool(board.dome.columns_for(line - 1, colour))
    return 3 * (count >= room) + count - 3 * max(0, count - room) + 1.5 * (filled > 0) + 4 * fits


def at(stage: DuelStage, round: int = 1) -> Until:
    """Where something is awaited in a round."""
    return lambda position: position.round == round and position.stage is stage


def stacked(round: int) -> Until:
    """At a turn, with a stack of three, a tile on the large tray's moon side, and a chip that can be taken."""
    return lambda position: (
        at(DuelStage.TURN, round)(position)
        and any(len(tray.moon) == 3 for tray in position.trays[1:])
        and bool(position.trays[0].moon)
        and any(tray.has_shown_chip for tray in position.trays)
    )


def drawn(stage: DuelStage, plates: int) -> Until:
    """In the middle of taking a plate from the pile, with so many in hand."""
    return lambda position: position.stage is stage and len(position.drawn) >= plates


def choosing(stage: DuelStage, round: int) -> Until:
    """In tiling, where there is a choice."""
    return lambda position: at(stage, round)(position) and len(position.legal_moves) > 1
