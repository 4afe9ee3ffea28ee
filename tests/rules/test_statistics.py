"""What many seeded games look like together; nothing here is timed. The expected values were counted by an independent program."""

from statistics import mean

import pytest

from azulejos.rules.azul import Place, Take
from tests.kit.effort import LONG
from tests.kit.play import played
from tests.kit.tables import start, table

GAMES = 300 if LONG else 120


def test_random_games_of_two() -> None:
    """70.4 takes and 6.6 rounds a game, and 2.95 points a seat, are what very many random games come to."""
    takes, rounds, scores = [], [], []
    for seed in range(GAMES):
        position = played(start(2).game, seed)
        takes.append(sum(isinstance(happening, Take) for happening in position.events))
        rounds.append(position.round)
        scores += [score for score in position.scores if score is not None]
    assert len(scores) == 2 * GAMES
    assert mean(takes) == pytest.approx(70.4, abs=3)
    assert mean(rounds) == pytest.approx(6.6, abs=0.4)
    assert mean(scores) == pytest.approx(2.95, abs=0.9)


def test_random_games_on_the_grey_wall_need_placements() -> None:
    positions = [played(table(2, wall="grey"), seed) for seed in range(40)]
    placements = [sum(isinstance(happening, Place) for happening in position.events) for position in positions]
    tiles = [sum(cell is not None for board in position.boards for row in board.wall for cell in row) for position in positions]
    assert placements == tiles
