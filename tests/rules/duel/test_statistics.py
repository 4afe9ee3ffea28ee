"""What many seeded games of Azul Duel look like together; nothing here is timed."""

import random
from statistics import mean

import pytest

from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_play import play
from tests.kit.duel_results import SIDES
from tests.kit.duel_tables import duel
from tests.kit.effort import LONG

GAMES = 160 if LONG else 60


def test_random_games() -> None:
    """About 107 turns a game, first plates included, and 1.6 points a player are what 2,500 such games came to."""
    lots = random.Random(0)
    turns, scores = [], list[int]()
    for seed in range(GAMES):
        tiles = [lots.choice(sides) for sides in lots.sample(SIDES, 3)]
        count = 0
        for position, _ in play(duel(*tiles), seed, first=seed % 2 + 1):
            count += position.stage in (DuelStage.TURN, DuelStage.FIRST_PLATE)
        turns.append(count)
        scores += [score for score in position.scores if score is not None]
    assert len(scores) == 2 * GAMES
    assert mean(turns) == pytest.approx(107.5, abs=4)
    assert mean(scores) == pytest.approx(1.6, abs=0.9)
