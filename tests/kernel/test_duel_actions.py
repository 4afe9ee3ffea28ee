"""Every decision of Azul Duel has its number."""

import pytest

from azulejos.kernel.duel.actions import ACTIONS, PAY, SPEND, actions_of, move_of
from azulejos.rules import OptionError
from azulejos.rules.duel import PutUnder, Spend
from tests.kit.duel_play import Policy, builder, digging, play
from tests.kit.duel_tables import duel


@pytest.mark.parametrize("policy", [builder, digging])
def test_every_legal_move_is_a_sequence_of_actions_of_its_own(policy: Policy) -> None:
    for position, _ in play(duel(), 5, policy):
        moves = list(position.legal_moves)
        numbers = [actions_of(move, position) for move in moves]
        assert len(set(numbers)) == len(moves)
        assert all(0 <= action < ACTIONS for actions in numbers for action in actions)
        assert all(len(actions) == 1 or isinstance(move, Spend) for move, actions in zip(moves, numbers, strict=True))
        assert [move_of(actions, position) for actions in numbers] == moves


def test_what_is_no_move_is_refused() -> None:
    start = duel().start()
    for actions in ([ACTIONS], [-1], [SPEND], [SPEND, SPEND], [0, 1]):
        with pytest.raises(OptionError, match="not the actions of a move"):
            move_of(actions, start)
    with pytest.raises(OptionError, match="not among the drawn"):
        move_of([423], start)
    assert move_of([PAY], start) == Spend(())


def test_a_plate_that_a_seat_has_not_seen_has_no_number() -> None:
    """D50: a view is sampled before a kernel goes on from it."""
    for position, event in play(duel(), 5, digging):
        if isinstance(event, PutUnder):
            assert position.to_move is not None
            view = position.view(3 - position.to_move).position
            if any(back.plate is None for back in view.drawn):
                with pytest.raises(OptionError, match="sees every front"):
                    actions_of(PutUnder(1), view)
                return
    raise AssertionError("Nobody has put two plates under the pile.")
