"""A position as a value: its past, copies, equality, views, and the list of legal moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import NothingToUndo, OptionError, Phase
from azulejos.rules.azul import AzulPosition, AzulView, Colour, Take
from tests.kit.boards import board, setup
from tests.kit.chances import Script, seeded
from tests.kit.events import event
from tests.kit.strategies import positions
from tests.kit.tables import start, table, tournament

DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR"


def test_pop_takes_back_a_deal_too() -> None:
    position = start(2, first=2)
    before = position.copy()
    position.push(event(DEAL))
    assert position != before
    assert position.pop() == event(DEAL)
    assert position == before
    assert hash(position) == hash(before)


def test_there_is_nothing_before_the_start() -> None:
    position = start(2)
    with pytest.raises(NothingToUndo) as refusal:
        position.pop()
    assert refusal.value.code == "nothing-to-undo"
    position.push(event(DEAL))
    position.pop()
    with pytest.raises(NothingToUndo):
        position.pop()


@given(positions())
def test_popping_everything_returns_to_the_start(position: AzulPosition) -> None:
    game, events, end = position.game, position.events, position.copy()
    first = position.origin().first
    taken_back = []
    while position.events:
        taken_back.append(position.pop())
    assert tuple(reversed(taken_back)) == events
    assert position == game.start(first) == end.origin()
    assert hash(position) == hash(game.start(first))
    for happening in events:
        position.push(happening)
    assert position == end
    assert hash(position) == hash(end)


@given(positions(), st.data())
def test_copies_share_nothing(position: AzulPosition, data: st.DataObject) -> None:
    for history in (True, False):
        twin = position.copy(history=history)
        assert twin == position
        assert hash(twin) == hash(position)
        assert twin.events == (position.events if history else ())
        state, events, moves = position._state(), position.events, list(position.legal_moves)
        if twin.phase in (Phase.OFFER, Phase.TILING):
            twin.push(data.draw(st.sampled_from(list(twin.legal_moves))))
        elif history and events:
            twin.pop()
        assert (position._state(), position.events, list(position.legal_moves)) == (state, events, moves)


def test_a_copy_without_history_has_no_past() -> None:
    position = start(2)
    position.push(event(DEAL))
    twin = position.copy(history=False)
    with pytest.raises(NothingToUndo):
        twin.pop()
    assert twin.origin() == twin
    assert twin.last_scoring == ()


def test_equality_is_of_all_that_is_on_the_table() -> None:
    one, other = start(2), start(2)
    assert one == other
    other.push(event(DEAL))
    assert one != other
    assert start(2) != start(2, first=2)
    assert start(2) != start(2, displays=6)
    assert one != "a position"
    assert board(score=1) != board()
    assert board() != "a board"
    assert board("- B - - -", floor="K") == board("- B - - -", floor="K")


def test_texts_for_a_person() -> None:
    position = start(3)
    position.push(event(DEAL + "/BYRK/BYRK"))
    assert repr(position) == "<AzulPosition azul, 3 players, round 1, offer, to move 1>"
    assert repr(position.legal_moves) == f"<LegalMoves: {len(position.legal_moves)}>"
    assert repr(board(score=7)).startswith("Board(score=7, lines=(Line(colour=None, filled=0), ")


def test_legal_moves_are_always_those_of_the_position_as_it_is() -> None:
    position = start(2)
    moves = position.legal_moves
    assert (len(moves), bool(moves), list(moves)) == (0, False, [])
    position.push(event(DEAL))
    # Three colours on displays 1, 3, 4 and 5, two on display 2, six destinations each.
    assert len(moves) == 14 * 6
    assert bool(moves)
    assert Take(1, Colour.BLUE, 2) in moves
    assert Take(1, Colour.RED, 2) not in moves
    assert Take(0, Colour.BLUE, 2) not in moves
    assert position.is_legal("1B2")
    assert not position.is_legal("1R2")
    assert not position.is_legal("nonsense")
    position.push(event("1B2"))
    assert Take(1, Colour.BLUE, 2) not in moves
    assert Take(0, Colour.YELLOW, 2) in moves
    position.pop()
    assert len(moves) == 14 * 6


@given(positions())
def test_what_the_list_of_legal_moves_says_agrees(position: AzulPosition) -> None:
    moves = position.legal_moves
    listed = list(moves)
    assert len(moves) == len(listed) == len(set(listed))
    assert all(move in moves for move in listed)
    assert list(position.copy().legal_moves) == listed
    assert bool(listed) == (position.phase in (Phase.OFFER, Phase.TILING))


@given(positions(), st.data())
def test_a_view_is_all_that_lies_on_the_table(position: AzulPosition, data: st.DataObject) -> None:
    seat = data.draw(st.integers(1, position.game.players))
    view = position.view(seat)
    assert isinstance(view, AzulView)
    assert (view.seat, view.game, view.to_move) == (seat, position.game, position.to_move)
    assert view.sample(Script()) == view.position == position
    assert view.sample(seeded(1)).events == ()
    assert list(view.legal_moves) == list(position.legal_moves)
    assert view == position.view(seat)
    assert hash(view) == hash(position.view(seat))
    assert view != position.view(seat % position.game.players + 1)
    assert view != position


def test_a_view_stays_as_it_was() -> None:
    position = start(2)
    view = position.view(1)
    position.push(event(DEAL))
    assert view.sample(Script()) == start(2)
    assert view != position.view(1)
    view.sample(Script()).push(event(DEAL))
    view.position.push(event(DEAL))
    assert view.to_move is None


@given(positions(), st.data())
def test_every_seat_is_told_all_that_happens(position: AzulPosition, data: st.DataObject) -> None:
    seat = data.draw(st.integers(1, position.game.players))
    for happening in position.events:
        assert position.redacted(happening, seat) == happening


def test_only_seats_have_views() -> None:
    with pytest.raises(OptionError) as refusal:
        start(2).view(3)
    assert refusal.value.code == "no-such-seat"


def test_round_scores_are_without_the_bonuses_of_the_end() -> None:
    position = setup(table(2), board("W - - - -", "BYRK. ..... ..... ..... ....."), centre="Y", to_move=2)
    assert position.round_scores == position.scores == (0, 0)
    position.push(event("CYF"))
    assert position.round_scores == (5, 0)
    assert position.scores == (7, 0)
    leaver = tournament(3)
    leaver.push(event(DEAL + "/BYRK/BYRK"))
    leaver.push(event("withdraw:2"))
    assert leaver.round_scores == leaver.scores == (0, None, 0)
