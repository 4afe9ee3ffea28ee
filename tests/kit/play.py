"""Ways to play a game to its end: at random, and such that rare things happen."""

import random
from collections.abc import Callable, Iterator

from azulejos.rules import Event, Move, Phase
from azulejos.rules.azul import AzulGame, AzulPosition, Pass, Resume, Take, Void, Withdraw
from tests.kit.chances import seeded

Policy = Callable[[AzulPosition, random.Random], Move]


def anything(position: AzulPosition, lots: random.Random) -> Move:
    return lots.choice(list(position.legal_moves))


def clumsy(position: AzulPosition, lots: random.Random) -> Move:
    """Mostly to the floor, displays first: floor lines are full before the marker is taken, and rounds pass without a tile to any line."""
    moves = list(position.legal_moves)
    floor = [move for move in moves if isinstance(move, Take) and not move.destination]
    displays = [move for move in floor if isinstance(move, Take) and move.source]
    return lots.choice((displays or floor) if floor and lots.random() < 0.97 else moves)


def patient(position: AzulPosition, lots: random.Random) -> Move:
    """Never completes a row while there is another way: walls fill, and the bag runs out."""
    moves = list(position.legal_moves)
    assert position.to_move is not None
    wall = position.boards[position.to_move - 1].wall
    quiet = [move for move in moves if isinstance(move, Take) and move.destination and wall[move.destination - 1].count(None) > 1]
    return lots.choice(quiet or [move for move in moves if isinstance(move, Take) and not move.destination] or moves)


def narrow(position: AzulPosition, lots: random.Random) -> Move:
    """Two colours to the lower lines, and on the grey wall the leftmost cell: cells run out, and lines fall."""
    moves = list(position.legal_moves)
    wanted = [move for move in moves if isinstance(move, Take) and move.colour < 2 and move.destination > 1]
    return wanted[-1] if wanted and lots.random() < 0.9 else moves[0] if position.phase is Phase.TILING else lots.choice(moves)


def miserly(position: AzulPosition, lots: random.Random) -> Move:
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


def table_event(position: AzulPosition, lots: random.Random) -> Event | None:
    """What now and then happens at a tournament table, and what must when it is stopped."""
    if not position.game.tournament or not position.round:
        return None
    if position.phase is Phase.STOPPED and lots.random() < 0.8:
        return Resume()
    chance = lots.random()
    if chance < 0.002 and lots.random() < 0.2:
        return Void()
    if chance < 0.006 or position.phase is Phase.STOPPED:
        return Withdraw(lots.choice(position.remaining))
    if position.passes == len(position.remaining) - 1 and chance > 0.98:
        return Withdraw(lots.choice(position.remaining))
    careless = 0.6 if position.passes else 0.05
    return Pass() if chance < careless and position.phase is Phase.OFFER else None


def next_event(position: AzulPosition, policy: Policy, lots: random.Random) -> Event:
    """What happens next in a game that is not over."""
    happening = table_event(position, lots)
    if happening is not None:
        return happening
    if position.phase is Phase.DEAL:
        return position.deal(seeded(lots.getrandbits(32)))
    return policy(position, lots)


def play(game: AzulGame, seed: int, policy: Policy = anything, first: int = 1) -> Iterator[tuple[AzulPosition, Event]]:
    """Play a game to its end: hands out the position before each event, and the event, which is pushed afterwards."""
    lots = random.Random(seed)
    position = game.start(first)
    while position.outcome is None:
        event = next_event(position, policy, lots)
        yield position, event
        position.push(event)


def played(game: AzulGame, seed: int, policy: Policy = anything, first: int = 1) -> AzulPosition:
    """A game that was played to its end."""
    position = game.start(first)
    for position, _ in play(game, seed, policy, first):  # noqa: B007
        pass
    return position
