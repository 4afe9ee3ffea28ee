"""Ways to play a game to its end: at random, and such that rare things happen, also at a tournament table."""

import random
from collections.abc import Iterator

from azulejos.kernel.azul.biased_play import POLICIES, Policy, anything, clumsy, miserly, narrow, patient
from azulejos.rules import Event, Phase
from azulejos.rules.azul import AzulGame, AzulPosition, Pass, Resume, Void, Withdraw
from tests.kit.chances import seeded

__all__ = ["POLICIES", "Policy", "anything", "clumsy", "miserly", "narrow", "next_event", "patient", "play", "played", "table_event"]


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
