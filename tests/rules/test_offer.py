"""A10-A16: a round's factory offer."""

import pytest

from azulejos.rules import IllegalMove, OptionError, Phase
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import CENTRE, board, floor_of, front, lines_of, on_floor, setup
from tests.kit.events import event, token
from tests.kit.tables import start, table
from tests.kit.tiles import spell

DEAL_2 = "@BBYK/RRWW/BBYK/RKWW/BYYR"
DEAL_3 = "@BBYK/RRWW/BBYK/RKWW/BYYR/BYRK/BYRK"


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a10_the_chosen_seat_starts_and_turns_go_clockwise(first: int) -> None:
    position = start(3, first=first)
    assert position.marker == front(first)
    position.push(event(DEAL_3))
    assert position.marker == CENTRE
    seats = []
    for text in ("1BF", "2RF", "3BF", "4RF"):
        seats.append(position.to_move)
        position.push(event(text))
    assert seats == [(first + turn - 1) % 3 + 1 for turn in range(4)]
    assert position.first == first


@pytest.mark.parametrize("first", [0, 3, -1])
def test_a10_only_a_seat_of_the_table_starts(first: int) -> None:
    with pytest.raises(OptionError) as refusal:
        start(2, first=first)
    assert refusal.value.code == "no-such-seat"


def test_a11_a_display_gives_one_colour_and_the_rest_to_the_centre() -> None:
    position = start(2)
    position.push(event(DEAL_2))
    position.push(event("1B2"))
    assert lines_of(position.boards[0]) == "- BB - - -"
    assert [spell(display) for display in position.displays] == ["", "RRWW", "BBYK", "RKWW", "BYYR"]
    assert spell(position.centre) == "YK"
    assert position.marker == CENTRE
    position.push(event("4W5"))
    assert spell(position.centre) == "YRKK"


def test_a11_a_display_of_one_colour_leaves_nothing() -> None:
    position = setup(table(2), displays="RRRR/BBYK")
    position.push(event("1R5"))
    assert spell(position.centre) == ""
    assert lines_of(position.boards[0]) == "- - - - RRRR"


def test_a11_the_centre_gives_all_tiles_of_one_colour() -> None:
    position = setup(table(2), board(), board(floor="M"), displays="BBYK", centre="BYYYRR", marker=on_floor(2))
    position.push(event("CY3"))
    assert spell(position.centre) == "BRR"
    assert lines_of(position.boards[0]) == "- - YYY - -"
    assert [spell(display) for display in position.displays] == ["BBYK", "", "", "", ""]


@pytest.mark.parametrize("text", ["1R1", "CB1", "2BF", "CKF"])
def test_a11_only_tiles_that_are_there_can_be_taken(text: str) -> None:
    position = setup(table(2), displays="BBYK", centre="YY")
    with pytest.raises(IllegalMove) as refusal:
        position.push(event(text))
    assert (refusal.value.code, refusal.value.clause) == ("no-such-tiles", "A11")


def test_a12_the_first_to_take_from_the_centre_takes_the_marker_before_the_tiles() -> None:
    position = setup(table(2), board(floor="KK"), displays="BBYK/RRRR", centre="YYYB")
    position.push(event("CY1"))
    assert floor_of(position.boards[0]) == "KKMYY"
    assert position.marker == on_floor(1)
    position.push(event("CBF"))
    assert floor_of(position.boards[1]) == "B"
    assert position.marker == on_floor(1)


def test_a12_a_take_from_a_display_leaves_the_marker() -> None:
    position = setup(table(2), displays="BBYK/RRRR", centre="YYYB")
    position.push(event("1BF"))
    assert floor_of(position.boards[0]) == "BB"
    assert position.marker == CENTRE


def test_a12_the_marker_takes_the_last_free_space_before_the_tiles_do() -> None:
    position = setup(table(2), board(floor="KKKKKK"), displays="BBYK", centre="YYB")
    position.push(event("CYF"))
    assert floor_of(position.boards[0]) == "KKKKKKM"
    assert spell(position.lid) == "YY"


def test_a13_a_line_holds_one_colour_only() -> None:
    position = setup(table(2), board("- B - - -"), displays="BRRR")
    assert "1B2" in moves(position)
    with pytest.raises(IllegalMove) as refusal:
        position.push(event("1R2"))
    assert (refusal.value.code, refusal.value.clause) == ("line-colour", "A13")


def test_a13_a_colour_may_not_go_where_the_wall_row_has_it() -> None:
    position = setup(table(2), board(wall="..... ..Y.. ..... ..... ....."), displays="YRRR")
    assert moves(position) == ["1R1", "1R2", "1R3", "1R4", "1R5", "1RF", "1Y1", "1Y3", "1Y4", "1Y5", "1YF"]
    with pytest.raises(IllegalMove) as refusal:
        position.push(event("1Y2"))
    assert (refusal.value.code, refusal.value.clause) == ("wall-has-colour", "A13")


def test_a13_a_complete_line_takes_no_more() -> None:
    position = setup(table(2), board("- RR - - -"), displays="YRRR")
    with pytest.raises(IllegalMove) as refusal:
        position.push(event("1R2"))
    assert (refusal.value.code, refusal.value.clause) == ("line-complete", "A13")


def test_a13_the_floor_is_always_allowed() -> None:
    full = board("B YY RRR KKKK WWWWW", floor="BBBBBBB")
    position = setup(table(2), full, displays="BYRK/WWWW", centre="BYRKW")
    assert moves(position) == ["1BF", "1KF", "1RF", "1YF", "2WF", "CBF", "CKF", "CRF", "CWF", "CYF"]
    position = setup(table(2), displays="BBBB/RRRR")
    assert moves(position)[:6] == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]
    position.push(event("1BF"))
    assert floor_of(position.boards[0]) == "BBBB"


def test_a13_tiles_go_to_exactly_one_line() -> None:
    position = setup(table(2), board("- B B - -"), displays="BBBB/RRRR")
    position.push(event("1B2"))
    assert lines_of(position.boards[0]) == "- BB B - -"
    assert floor_of(position.boards[0]) == "BBB"


def test_a14_overflow_goes_to_the_floor_line_left_to_right() -> None:
    position = setup(table(2), board("- - R - -", floor="K"), displays="RRRR/BBBB")
    position.push(event("1R3"))
    assert lines_of(position.boards[0]) == "- - RRR - -"
    assert floor_of(position.boards[0]) == "KRR"
    assert spell(position.lid) == ""


def test_a14_overflow_goes_to_the_lid_at_once_when_the_floor_line_is_full() -> None:
    position = setup(table(2), board(floor="KKKKK", score=20), displays="RRRR/BBBB/YYYY", lid="W")
    position.push(event("1RF"))
    assert floor_of(position.boards[0]) == "KKKKKRR"
    assert spell(position.lid) == "RRW"
    position.push(event("2BF"))
    position.push(event("3Y1"))
    # In tiling one yellow goes to the wall for 1 point; seven floor tiles cost 14; the five that went to the lid cost nothing.
    assert position.boards[0].score == 20 + 1 - 14
    assert spell(position.lid) == "BBBBYYYRRRRKKKKKW"


def test_a14_the_lid_comes_back_with_the_next_refill() -> None:
    position = setup(table(2, displays=2), board(floor="KKKKKKK"), displays="RRRR", bag="", lid=None)
    before = position.lid
    position.push(event("1RF"))
    assert spell(position.lid).count("R") == 20
    assert before[2] == 16
    position.push(event("@RRRR/BBBB"))
    assert (position.bag[2], spell(position.lid)) == (16, "")


def test_a15_the_marker_taken_with_a_full_floor_line() -> None:
    position = setup(table(2), board(floor="KKKKKKK", score=30), displays="", centre="YYB", first=2, to_move=1)
    position.push(event("CY2"))
    assert floor_of(position.boards[0]) == "KKKKKKK"
    assert position.marker == front(1)
    assert lines_of(position.boards[0]) == "- YY - - -"
    position.push(event("CB1"))
    assert position.phase is Phase.DEAL
    assert position.boards[0].score == 30 + 1 - 14
    assert position.marker == front(1)
    assert position.next_first == 1
    assert floor_of(position.boards[1]) == ""


def test_a15_it_is_taken_but_once() -> None:
    position = setup(table(2), board(floor="KKKKKKK"), displays="WWWW", centre="YYB")
    position.push(event("CYF"))
    position.push(event("CBF"))
    assert floor_of(position.boards[1]) == "B"
    assert position.marker == front(1)


def test_a15_the_holder_starts_the_next_round() -> None:
    position = setup(table(3), board(), board(floor="KKKKKKK"), centre="YB", first=1, to_move=2)
    position.push(event("CYF"))
    position.push(event("CBF"))
    position.push(event("@BBBB/BBBB/BBBB/BBYY/YYYY/YYYY/YYYY"))
    assert (position.first, position.to_move, position.marker) == (2, 2, CENTRE)


def test_a16_the_phase_ends_when_displays_and_centre_are_empty() -> None:
    position = setup(table(2), displays="-/BBBB", centre="YR")
    position.push(event("CYF"))
    assert (position.phase, position.to_move) == (Phase.OFFER, 2)
    position.push(event("2BF"))
    assert (position.phase, position.to_move) == (Phase.OFFER, 1)
    position.push(event("CRF"))
    assert (position.phase, position.to_move) == (Phase.DEAL, None)
    assert list(position.legal_moves) == []


def test_a16_a_display_may_be_the_last() -> None:
    position = setup(table(2), displays="-/-/-/-/BBBB")
    position.push(event("5BF"))
    assert position.phase is Phase.DEAL


def moves(position: AzulPosition) -> list[str]:
    return sorted(map(token, position.legal_moves))
