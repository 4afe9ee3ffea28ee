"""When a turn begins: what the clock of a live table asks, of every game alike."""

import random

import pytest

from azulejos.rules import Game, Phase, RandomChance, game

GAMES = [game("azul", players=3), game("azul", players=2, wall="grey"), game("duel")]


@pytest.mark.parametrize("played", GAMES, ids=lambda each: f"{each.id}-{getattr(each, 'wall', '')}")
@pytest.mark.clause("A11")
@pytest.mark.clause("D20")
def test_every_turn_begins_with_a_decision_of_the_factory_offer(played: Game) -> None:
    chance = RandomChance(random.Random(5))
    position = played.start()
    turns = 0
    while position.outcome is None:
        assert not position.begins_turn or position.phase is Phase.OFFER
        turns += position.begins_turn and not position.is_setup
        moves = list(position.legal_moves)
        position.push(moves[chance.below(len(moves))] if moves else position.deal(chance))
    decisions = sum(not hasattr(event, "displays") for event in position.events)
    assert 20 < turns <= decisions


def test_d20_the_stages_of_a_turn_do_not_begin_another_one() -> None:
    chance = RandomChance(random.Random(11))
    position = game("duel").start()
    seen, setup = set(), set()
    while position.outcome is None:
        moves = list(position.legal_moves)
        setup |= {position.stage.value} if position.is_setup else set()  # type: ignore[attr-defined]
        seen.add((position.stage.value, position.begins_turn))  # type: ignore[attr-defined]
        position.push(moves[chance.below(len(moves))] if moves else position.deal(chance))
    assert {stage for stage, begins in seen if begins} == {"turn", "first-plate"}
    assert setup == {"first-plate"}
    assert {("stack", False), ("lay", False)} <= seen
