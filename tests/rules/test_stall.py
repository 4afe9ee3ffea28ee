"""A32, A33: games that could not go on, or would for ever."""

import pytest

from azulejos.rules import GameOver, Phase
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import board, front, lines_of, setup, tiles_in_play, wall_of
from tests.kit.events import event
from tests.kit.odd_positions import last_tile
from tests.kit.tables import start, table
from tests.kit.tiles import spell


def test_a32_not_one_tile_can_be_dealt() -> None:
    position = last_tile()
    position.push(event("CW5"))
    assert position.phase is Phase.OVER
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A32"
    # A41: each wall has four complete columns of 7; the marker's point is paid before.
    assert position.scores == (31, 37, 37, 28)
    assert position.outcome.winners == (2, 3)
    assert (sum(position.bag), sum(position.lid)) == (0, 0)
    assert position.status() == ()
    with pytest.raises(GameOver) as refusal:
        position.push(event("@W/-/-/-/-/-/-/-/-"))
    assert refusal.value.clause == "A32"


def test_a32_one_tile_in_the_lid_is_enough_to_go_on() -> None:
    position = last_tile()
    position.push(event("CWF"))
    assert position.phase is Phase.DEAL
    assert spell(position.lid) == "W"


def test_a32_tiles_lost_by_withdrawals_cannot_be_dealt() -> None:
    lost = "B" * 20 + "Y" * 20 + "R" * 20 + "K" * 20 + "W" * 19
    position = setup(table(3, tournament=True), centre="W", bag="", lost=lost, withdrawn=frozenset({2}))
    position.push(event("CW5"))
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A32"
    assert position.scores == (0, None, 0)


def to_the_floor(position: AzulPosition, *deals: str) -> None:
    """Rounds in which every tile goes to the floor."""
    for deal in deals:
        position.push(event(deal))
        while position.phase is Phase.OFFER:
            position.push(next(move for move in position.legal_moves if str(move).endswith("F")))


DEALS = ("@BBBB/YYYY/RRRR/KKKK/WWWW", "@BBBY/YYYR/RRRK/KKKW/WWWB", "@BYRK/BYRK/BYRK/BYRK/WWWW")


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a33_two_rounds_without_a_tile_to_any_line_end_the_game(wall: str) -> None:
    position = start(2, wall=wall)
    to_the_floor(position, DEALS[0])
    assert (position.phase, position.idle) == (Phase.DEAL, 1)
    to_the_floor(position, DEALS[1])
    assert position.phase is Phase.OVER
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A33"
    assert position.scores == (0, 0)
    assert position.outcome.winners == (1, 2)


@pytest.mark.parametrize("when", range(5))
def test_a33_one_tile_to_a_line_starts_the_count_again(when: int) -> None:
    position = start(2)
    to_the_floor(position, DEALS[0])
    position.push(event(DEALS[0]))
    for turn, letter in enumerate("BYRKW"):
        position.push(event(f"{turn + 1}{letter}{5 if turn == when else 'F'}"))
    assert (position.phase, position.idle) == (Phase.DEAL, 0)
    to_the_floor(position, DEALS[1])
    assert (position.phase, position.idle) == (Phase.DEAL, 1)
    to_the_floor(position, DEALS[2])
    assert position.phase is Phase.OVER


def test_a33_lines_that_wait_in_vain() -> None:
    """Points count as by A41 when a stalled game ends."""
    column = "B.... W.... K.... R.... Y...."
    position = setup(table(2), board("- - - - RRRR", column, score=5), board(score=11), phase=Phase.DEAL, marker=front(1), idle=1, lid="", bag=None)
    to_the_floor(position, "@BBBB/BBBB/BBBB/BBBB/YYYY")
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A33"
    # Seat 1 took twelve tiles (seven on the floor), and so has 0 and the column's 7; seat 2 took eight, and has none left of 11.
    assert position.scores == (7, 0)


def test_a33_the_counts_are_part_of_the_position() -> None:
    one = setup(table(2, wall="grey"), phase=Phase.DEAL, marker=front(1), lid="B")
    assert one != setup(table(2, wall="grey"), phase=Phase.DEAL, marker=front(1), lid="B", idle=1)
    assert one != setup(table(2, wall="grey"), phase=Phase.DEAL, marker=front(1), lid="B", bare=1)


def slow_rounds(position: AzulPosition, lines: str) -> None:
    """Rounds of one display, in which one blue tile goes to a line of seat 1, and all else to the floor."""
    for line in lines:
        position.push(event("@BYYY"))
        for take in (f"1B{line}", "CYF") if position.to_move == 1 else ("1YF", f"CB{line}"):
            position.push(event(take))


def test_a33_five_rounds_without_a_tile_to_any_grey_wall_end_the_game() -> None:
    position = start(2, wall="grey", displays=1)
    slow_rounds(position, "5555")
    assert (position.phase, position.idle, position.bare) == (Phase.DEAL, 0, 4)
    slow_rounds(position, "4")
    assert (position.phase, position.idle, position.bare) == (Phase.OVER, 0, 5)
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A33"


def test_a33_on_the_coloured_wall_that_ends_nothing() -> None:
    position = start(2, displays=1)
    slow_rounds(position, "555544")
    assert (position.phase, position.bare) == (Phase.DEAL, 0)
    assert lines_of(position.boards[0]) == "- - - BB BBBB"


def test_a33_a_tile_to_a_grey_wall_starts_that_count_again() -> None:
    position = setup(table(2, wall="grey"), board("B - - - -"), centre="W", bare=5, round=7)
    position.push(event("CWF"))
    assert (position.phase, position.bare) == (Phase.TILING, 5)
    position.push(event(">13"))
    assert (position.phase, position.bare) == (Phase.DEAL, 0)
    assert wall_of(position.boards[0]) == "..B.. ..... ..... ..... ....."


def test_a33_lines_that_fall_for_ever_come_to_no_wall() -> None:
    """Blue lacks in row 5 but stands in its only free column: its line falls, and the fifth round without a tile to a wall ends the game."""
    wall = "B.... ..... ..... ..... .YRKW"
    position = setup(table(2, wall="grey"), board("- - - - BBBB", wall, score=20), centre="B", bare=5, idle=1, round=9)
    position.push(event("CB5"))
    assert position.phase is Phase.OVER
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A33"
    # The marker and five blue tiles cost 11.
    assert position.scores == (9, 0)
    assert len(tiles_in_play(position)) == 100
