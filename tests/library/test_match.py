"""Matches between bots of the registry and bots of one's own."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import azulejos as az
from azulejos.bots import Limit


class Last:
    """A bot as short as one can be."""

    def choose(self, view: az.View) -> az.Move:
        return view.legal_moves[-1]


class Limited:
    name = "limited"

    def __init__(self) -> None:
        self.limits: list[Limit] = []

    def choose(self, view: az.View, limit: Limit) -> str:
        self.limits.append(limit)
        return str(view.legal_moves[0])


def rollout(view: az.View) -> az.Move:
    """Plays a game on from its own view: the position that it is given deals by itself."""
    position = view.position
    while position.outcome is None:
        position.push(random.choice(position.legal_moves))
    return view.legal_moves[0]


@pytest.mark.parametrize("game", ["azul", "mini", "duel"])
def test_the_same_seed_is_the_same_match_and_each_deal_is_played_from_every_seat(game: str, tmp_path: Path) -> None:
    one = az.match([Last(), "greedy"], game=game, games=4, seed=3, save=tmp_path / "one.agn")
    other = az.match([Last, "greedy"], game=game, games=4, seed=3)
    assert one.names == ("Last", "greedy")
    assert one.records == other.records == list(az.load(tmp_path / "one.agn"))
    assert [each.seats for each in one.games] == [(1, 2), (2, 1)] * 2
    deals = [str(each.record.events[0]) for each in one.games] if game != "duel" else [each.record.tags["Tiles"] for each in one.games]
    assert deals[0] == deals[1]
    assert deals[2] == deals[3]
    assert sum(one.wins) == pytest.approx(4)
    assert "greedy" in str(one)


def test_bots_of_ones_own_are_objects_classes_and_functions() -> None:
    limited = Limited()
    result = az.match([limited, rollout, Last], games=3, limit=Limit(nodes=5))
    assert result.names == ("limited", "rollout", "Last")
    assert set(limited.limits) == {Limit(nodes=5)}
    assert all(sorted(game.seats) == [1, 2, 3] for game in result.games)
    assert az.match(["greedy", "greedy"], games=2).names == ("greedy", "greedy 2")


def test_wins_shares_and_their_error() -> None:
    result = az.match(["greedy", "random"], games=10, seed=1)
    assert result.wins == (10, 0)
    assert result.shares == (1, 0)
    assert result.errors == (0, 0)
    assert result.mean_scores[0] > result.mean_scores[1] >= 0
    assert [score for each in result.games for score in each.scores][::2] == [each.scores[0] for each in result.games]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (lambda view: "9Z9", "answered 9Z9"),
        (lambda view: "9B1", "There is no display 9"),
        (lambda view: None, "has to return a move"),
        (lambda view: "@BBYK/RRWW/BBYK/RKWW/BYYR", "answered @BBYK"),
    ],
)
def test_an_answer_that_is_no_legal_move_is_said_with_the_position(bot: Callable[[az.View], object], sentence: str) -> None:
    with pytest.raises(az.IllegalMove, match=sentence) as refusal:
        az.match([bot, "random"], games=2)
    assert "azul:coloured:2" in str(refusal.value)
    assert refusal.value.code == "illegal-bot-move"


def test_an_error_of_a_bots_own_stays_its_own_and_says_where() -> None:
    def broken(view: az.View) -> az.Move:
        raise KeyError("plan")

    with pytest.raises(KeyError) as error:
        az.match([broken, "random"], games=2)
    assert "broken was asked for a move in game 1" in error.value.__notes__[0]


@pytest.mark.parametrize(
    ("entrants", "more"), [("greedy", {}), (["greedy"], {}), (["greedy", 3], {}), (["gredy", "random"], {}), (["random"] * 2, {"games": 0})]
)
def test_what_is_no_match_is_refused_in_a_sentence(entrants: object, more: dict[str, int]) -> None:
    with pytest.raises(az.AzulejosError):
        az.match(entrants, **more)  # type: ignore[arg-type]
