"""What it is worth to begin: by games whose margins are known."""

import pytest

from azulejos.arena.first_seat import first_seat
from azulejos.arena.game import Forfeit
from azulejos.arena.plan import GameResult, Unit, UnitResult


def deal(number: int, *margins: int) -> UnitResult:
    """A deal between two, whose first seat was ahead by these margins; whoever was first in one game is second in the next."""
    games = []
    for turn, margin in enumerate(margins):
        first, share = 50 + margin, 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
        if turn % 2:
            games.append(GameResult((2, 1), (50, first), (1 - share, share), (0.0, 0.0)))
        else:
            games.append(GameResult((1, 2), (first, 50), (share, 1 - share), (0.0, 0.0)))
    return UnitResult(Unit(number, number, (0, 1)), tuple(games))


def test_shares_and_margins_are_those_of_the_first_seat_whoever_sits_there() -> None:
    found = first_seat([deal(0, 3, -1), deal(1, 5, 1)])
    assert found is not None
    assert (found.games, found.share, found.margin) == (4, 0.75, 2.0)


@pytest.mark.parametrize(("margins", "points"), [((1, 1, 3, 3), 1.5), ((-2, 2), 0.0), ((0, 0), 0.0), ((-5, -4, -1, 0), -1.5)])
def test_the_compensation_makes_it_even(margins: tuple[int, ...], points: float) -> None:
    found = first_seat([deal(number, margin, margin) for number, margin in enumerate(margins)])
    assert found is not None
    assert found.compensation == points


def test_games_that_were_forfeited_do_not_count() -> None:
    lost = GameResult((1, 2), (3, 0), (0.0, 1.0), (0.0, 0.0), Forfeit(0, "late", ""))
    assert first_seat([UnitResult(Unit(0, 0, (0, 1)), (lost,))]) is None
