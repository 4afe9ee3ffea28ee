"""Positions to be drawn: out of games between players who like to complete lines."""

import random
from collections.abc import Callable

from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulPosition, Take
from tests.kit.tables import table

Until = Callable[[AzulPosition], bool]
NAMES = ("Ana", "Ștefan Ținca", "Bo (bot, level 4)", "Maria do Carmo")


class Lots:
    """A source of chance of their own: kept pictures do not change when the package draws its lots in another way."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def below(self, n: int, /) -> int:
        size = (n - 1).bit_length()
        drawn = self._generator.getrandbits(size)
        while drawn >= n:
            drawn = self._generator.getrandbits(size)
        return drawn


def played(players: int, seed: int, until: Until = lambda _: False, *, wall: str = "coloured", tournament: bool = False) -> AzulPosition:
    """The first position of a game that is such, or its end."""
    lots = random.Random(seed)
    chance = Lots(lots)
    position = table(players, wall=wall, tournament=tournament).start()
    while position.outcome is None and not until(position):
        if position.phase is Phase.DEAL:
            position.push(position.deal(chance))
        else:
            position.push(max(position.legal_moves, key=lambda move: _liking(position, move) + 1.5 * lots.random()))
    return position


def _liking(position: AzulPosition, move: Move) -> float:
    if not isinstance(move, Take) or position.to_move is None:
        return 0
    count = (position.displays[move.source - 1] if move.source else position.centre)[move.colour]
    if not move.destination:
        return -count - 2
    filled = position.boards[position.to_move - 1].lines[move.destination - 1].filled
    room = move.destination - filled
    return 3 * (count >= room) + count - 3 * max(0, count - room) + 1.5 * (filled > 0)


def offer(round: int, displays: int) -> Until:
    """In the factory offer of a round, when so many displays are left."""
    return lambda position: position.round == round and position.phase is Phase.OFFER and sum(map(any, position.displays)) <= displays


def tiling(round: int) -> Until:
    """In the middle of the tiling phase of a round on the grey wall, one placement done."""
    return lambda position: position.round == round and position.phase is Phase.TILING and not isinstance(position.events[-1], Take)
