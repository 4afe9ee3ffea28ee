"""A50-A53: the grey wall."""

import pytest

from azulejos.rules import FloorCost, IllegalMove, LineFallen, Phase, TileScored
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import NO_WALL, board, floor_of, front, lines_of, on_floor, setup, wall_of
from tests.kit.events import event, token
from tests.kit.tables import table
from tests.kit.tiles import spell

GAME = table(2, wall="grey")


def tiling(lines: str, wall: str = NO_WALL, floor: str = "", score: int = 0) -> AzulPosition:
    """Seat 1 tiles: seat 2 has just taken the round's last tile."""
    marker = on_floor(1) if "M" in floor else on_floor(2)
    position = setup(GAME, board(lines, wall, floor, score), board(floor="" if "M" in floor else "M"), centre="W", marker=marker, to_move=2)
    position.push(event("CWF"))
    return position


def moves(position: AzulPosition) -> list[str]:
    return [token(move) for move in position.legal_moves]


def test_a50_any_free_cell_of_the_row() -> None:
    position = tiling("- - BBB - -")
    assert (position.phase, position.to_move, position.line) == (Phase.TILING, 1, 3)
    assert moves(position) == [">31", ">32", ">33", ">34", ">35"]
    position.push(event(">35"))
    assert wall_of(position.boards[0]) == "..... ..... ....B ..... ....."
    assert lines_of(position.boards[0]) == "- - - - -"
    assert position.boards[0].score == 1
    assert spell(position.lid) == "BBW"


def test_a50_the_colour_must_not_be_in_the_column() -> None:
    position = tiling("- - BBB - -", "B.... ..... .K... ....B .....")
    assert moves(position) == [">33", ">34"]


@pytest.mark.parametrize(("text", "code"), [(">32", "cell-taken"), (">31", "column-has-colour"), (">35", "column-has-colour")])
def test_a50_other_cells_are_refused(text: str, code: str) -> None:
    position = tiling("- - BBB - -", "B.... ..... .K... ....B .....")
    before = position.copy()
    with pytest.raises(IllegalMove) as refusal:
        position.push(event(text))
    assert (refusal.value.code, refusal.value.clause) == (code, "A50")
    assert position == before


def test_a50_the_player_must_place_even_where_there_is_one_cell() -> None:
    position = tiling("B - - - -", ".YRKW ..... ..... ..... .....", score=7)
    assert position.phase is Phase.TILING
    assert moves(position) == [">11"]


def test_a50_a_row_that_has_the_colour_never_has_its_line() -> None:
    """A13 keeps the colour away from the line; hence nothing but cells and columns narrows the choice."""
    position = setup(GAME, board(wall="..B.. ..... ..... ..... ....."), displays="BRRR")
    assert "1B1" not in moves(position)
    assert "1B2" in moves(position)


def test_a50_points_are_those_of_a21() -> None:
    position = tiling("- - BBB - -", "...Y. ...K. RK... ..... .....")
    position.push(event(">34"))
    assert position.boards[0].score == 3
    position.pop()
    position.push(event(">33"))
    assert position.boards[0].score == 3
    (tile, _) = (step for step in position.last_scoring if step.seat == 1)
    assert isinstance(tile, TileScored)
    assert (tile.horizontal, tile.vertical) == (((3, 1), (3, 2), (3, 3)), ((3, 3),))


BLOCKED = "B.... ..... ..... ..... .YRKW"
"""Row 5 lacks blue, and its only free cell is in a column that has blue."""


def test_a51_all_tiles_of_a_line_without_a_cell_fall() -> None:
    position = tiling("- - - - BBBBB", BLOCKED, "M", score=20)
    assert position.phase is Phase.DEAL
    assert lines_of(position.boards[0]) == "- - - - -"
    assert wall_of(position.boards[0]) == BLOCKED
    # The marker and five tiles: 1 + 1 + 2 + 2 + 2 + 3.
    assert position.boards[0].score == 20 - 11
    assert spell(position.lid) == "BBBBBW"
    fallen, cost = (step for step in position.last_scoring if step.seat == 1)
    assert fallen == LineFallen(1, 0, 5, "B", 5, 0)
    assert cost == FloorCost(1, -11, (("marker", 1), ("B", 1), ("B", 2), ("B", 2), ("B", 2), ("B", 3)))


@pytest.mark.parametrize(
    ("floor", "to_floor", "to_lid", "cost"), [("", 5, 0, 8), ("RR", 5, 0, 14), ("RRR", 4, 1, 14), ("RRRRRM", 1, 4, 14), ("RRRRRRR", 0, 5, 14)]
)
def test_a51_what_does_not_fit_goes_to_the_lid(floor: str, to_floor: int, to_lid: int, cost: int) -> None:
    position = tiling("- - - - BBBBB", BLOCKED, floor, score=30)
    fallen = position.last_scoring[0]
    assert fallen == LineFallen(1, 0, 5, "B", to_floor, to_lid)
    assert position.boards[0].score == 30 - cost
    assert spell(position.lid) == "BBBBB" + floor.replace("M", "") + "W"
    assert floor_of(position.boards[0]) == ""


def test_a51_a_fall_leaves_a_full_floor_line_to_the_next() -> None:
    """Lines 4 and 5 both fall onto a floor line with two free spaces: the first fills it."""
    wall = "B.... Y.... ..... .RKWY .WRKB"
    position = tiling("- - - BBBB YYYYY", wall, "RRRRR", score=30)
    falls = [step for step in position.last_scoring if isinstance(step, LineFallen)]
    assert falls == [LineFallen(1, 0, 4, "B", 2, 2), LineFallen(1, 0, 5, "Y", 0, 5)]
    assert position.boards[0].score == 16
    assert spell(position.lid) == "BBBBYYYYYRRRRRW"


def test_a51_a_fall_follows_a_choice_above() -> None:
    """Blue in row 2 may go to column 1 or 2; in column 1 it leaves row 3, whose only free cell is there, without one."""
    wall = "..... ..RKW .RKWY ..... ....."
    position = tiling("- BB BBB - -", wall, "M", score=10)
    position.push(event(">21"))
    assert position.phase is Phase.DEAL
    assert lines_of(position.boards[0]) == "- - - - -"
    # 1 point for an isolated tile; the marker and three blue tiles cost 6.
    assert position.boards[0].score == 10 + 1 - 6
    position.pop()
    position.push(event(">22"))
    assert (position.phase, position.line, moves(position)) == (Phase.TILING, 3, [">31"])


def test_a52_lines_from_top_to_bottom() -> None:
    position = tiling("B - BBB - -")
    with pytest.raises(IllegalMove) as refusal:
        position.push(event(">31"))
    assert (refusal.value.code, refusal.value.clause) == ("wrong-line", "A52")
    position.push(event(">12"))
    assert (position.to_move, position.line) == (1, 3)
    assert moves(position) == [">31", ">33", ">34", ">35"]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a52_the_rounds_first_player_then_clockwise(first: int) -> None:
    mine = board("B YY - - -", floor="K", score=5)
    position = setup(table(3, wall="grey"), mine, mine, mine, centre="W", first=first, to_move=2)
    position.push(event("CWF"))
    order = [(first + turn - 1) % 3 + 1 for turn in range(3)]
    for number, seat in enumerate(order):
        for line in (1, 2):
            assert (position.phase, position.to_move, position.line) == (Phase.TILING, seat, line)
            # Those before have finished with A22; this one and those after have not paid.
            assert [floor_of(position.boards[each - 1]) == "" for each in order] == [True] * number + [False] * (3 - number)
            position.push(event(f">{line}{line}"))
    assert position.phase is Phase.DEAL
    assert [floor_of(each) for each in position.boards] == ["", "", ""]
    # 5, and two isolated tiles; one floor tile costs 1. Seat 2 also pays for the marker (1) and another tile (2).
    assert [each.score for each in position.boards] == [6, 3, 6]
    assert position.marker == front(2)


def test_a52_a_row_completed_early_ends_the_game_only_when_all_have_tiled() -> None:
    mine = board("W - - - -", "BYRK. ..... ..... ..... .....")
    position = setup(GAME, mine, board("B - - - -"), centre="K")
    position.push(event("CKF"))
    position.push(event(">15"))
    assert (position.phase, position.to_move, position.outcome) == (Phase.TILING, 2, None)
    assert position.status() == ()
    position.push(event(">13"))
    assert position.phase is Phase.OVER
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "A40"
    assert position.scores == (5 - 2 + 2, 1)


def test_a53_a_colour_may_go_to_a_line_though_no_column_is_left() -> None:
    position = setup(GAME, board(wall=BLOCKED), displays="BBBB", centre="K", to_move=1)
    assert "1B5" in moves(position)
    position.push(event("1B5"))
    assert lines_of(position.boards[0]) == "- - - - BBBB"


def test_a53_a13_holds_unchanged() -> None:
    position = setup(GAME, board("- R - - -", "..B.. ..... ..... ..... ....."), displays="BRRK")
    assert moves(position) == ["1B3", "1B4", "1B5", "1BF"] + ["1R1", "1R2", "1R3", "1R4", "1R5", "1RF"] + ["1K1", "1K3", "1K4", "1K5", "1KF"]
