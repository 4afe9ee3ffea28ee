"""Ways to play Azul Duel, so that the rare things happen too."""

import random
from collections.abc import Iterator

from azulejos.kernel.duel.biased_play import POLICIES, Policy, anything, builder, clumsy, curious, digging, miserly
from azulejos.rules import Event, Phase
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.chances import seeded

__all__ = ["POLICIES", "Policy", "anything", "builder", "clumsy", "curious", "digging", "miserly", "next_event", "play", "play_on", "played"]


def next_event(position: DuelPosition, policy: Policy, lots: random.Random) -> Event:
    """What happens next in a game that is not over."""
    if position.phase is Phase.DEAL:
        return position.deal(seeded(lots.getrandbits(32)))
    return policy(position, lots)


def play(game: DuelGame, seed: int, policy: Policy = anything, first: int = 1) -> Iterator[tuple[DuelPosition, Event]]:
    """Play a game to its end: hands out the position before each event, and the event, which is pushed afterwards."""
    yield from play_on(game.start(first), random.Random(seed), policy)


def play_on(position: DuelPosition, lots: random.Random, policy: Policy = anything) -> Iterator[tuple[DuelPosition, Event]]:
    while position.stage is not DuelStage.OVER:
        event = next_event(position, policy, lots)
        yield position, event
        position.push(event)


def played(game: DuelGame, seed: int, policy: Policy = anything, first: int = 1) -> DuelPosition:
    """A game that was played to its end."""
    position = game.start(first)
    for position, _ in play(game, seed, policy, first):  # noqa: B007
        pass
    return position
