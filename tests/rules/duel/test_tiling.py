"""Phase 2: lines to the dome, chips, broken lines, scoring, what it costs (D30-D38)."""

import random
from itertools import combinations

import pytest

from azulejos.rules import IllegalMove, Phase
from azulejos.rules.duel.board import Board, can_pay, payments
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.scoring import BrokenCost, LineBroken, SpecialScored, TileScored
from tests.kit.duel_events import event, words
from tests.kit.duel_referee import CHIPS
from tests.kit.duel_tables import board, count, push, setup

EMPTY = "......"


def tiling(mine: Board, yours: Board | None = None, *, first: int = 1, holder: int = 0, round: int = 2) -> DuelPosition:
    """Phase 2 just begun. The last tile, a red one, went to the full broken space of nobody: seat 2 broke it before seat 1's first line."""
    boards = (mine, yours or board()) if first == 1 else (yours or board(), mine)
    position = setup(*boards, small=("R|",), first=first, to_move=3 - first, holder=holder, round=round, pile="")
    return push(position, "sun 1 R 0")


def rows(**tiles: str) -> str:
    """Dome rows by number: `r2="Y....."`."""
    return " ".join(tiles.get(f"r{number}", EMPTY) for number in range(1, 7))


def moves(position: DuelPosition) -> set[str]:
    return {words(move) for move in position.legal_moves}


# D30


def test_d30_a_complete_line_moves_its_tile_to_its_own_row() -> None:
    """Blue has a space in rows 1 and 3; line 3 feeds row 3 only."""
    position = tiling(board("- - BBB - - -", "1:ST/YB 4:BK/ST", score=5))
    assert (position.stage, position.phase, position.to_move, position.line) == (DuelStage.CELL, Phase.TILING, 1, 3)
    assert moves(position) == {"tile 3 1"}
    push(position, "tile 3 1")
    assert position.boards[0].dome.tiles[2] == ("B", None, None, None, None, None)
    assert position.boards[0].lines[2] == (None, 0)
    assert position.boards[0].score == 6
    assert position.tower == count("BBR")


def test_d30_its_colour_or_a_wild_one_and_the_choice_is_the_players() -> None:
    mine = board("- BB - - - -", "1:YK/TS 2:TR/B* 3:TK/R*")
    position = tiling(mine)
    assert moves(position) == {"tile 2 3", "tile 2 4", "tile 2 6"}
    for text in ("tile 2 1", "tile 2 2", "tile 2 5"):
        with pytest.raises(IllegalMove) as refusal:
            push(position, text)
        assert (refusal.value.code, refusal.value.clause) == ("wrong-cell", "D30")


def test_d30_a_filled_space_is_none() -> None:
    mine = board("- BB - - - -", "1:YK/TS 2:TR/B* 3:TK/R*", rows(r2="..B..K"))
    assert moves(tiling(mine)) == {"tile 2 4"}


def test_d30_a_special_space_takes_no_coloured_tile() -> None:
    assert tiling(board("B - - - - -", "1:ST/YB")).boards[0].lines[0] == ("B", 1)


def test_d30_from_top_to_bottom() -> None:
    mine = board("Y TT - - - -", "1:YK/TS")
    position = tiling(mine)
    assert moves(position) == {"tile 1 1"}
    with pytest.raises(IllegalMove) as refusal:
        push(position, "tile 2 1")
    assert (refusal.value.code, refusal.value.clause) == ("wrong-line", "D38")
    assert moves(push(position, "tile 1 1")) == {"tile 2 1"}


# D31


@pytest.mark.clause("D31")
@pytest.mark.clause("D37")
def test_d37_two_half_turquoise_chips_complete_line_three() -> None:
    mine = board("- - TT KKK - -", "4:TR/B* 5:SK/RB", chips="TY RT B")
    position = tiling(mine)
    assert (position.stage, position.line) == (DuelStage.CHIPS, 3)
    assert moves(position) == {"spend", "spend RT TY", "spend B RT TY"}
    push(position, "spend RT TY")
    assert (position.stage, moves(position)) == (DuelStage.CELL, {"tile 3 1"})
    push(position, "tile 3 1")
    assert position.boards[0].chips == ("B",)
    assert position.boards[0].spent == ("RT", "TY")
    assert position.boards[0].dome.tiles[2][0] == "T"
    assert position.tower == count("TR")  # two tiles on the line, one of them on the dome; and what seat 2 broke


@pytest.mark.clause("D31")
@pytest.mark.clause("D37")
def test_d37_any_three_chips_complete_line_four() -> None:
    """Instead of line 3, for which chips are declined. Row 4 has a wild space for black."""
    mine = board("- - TT KKK - -", "4:TR/B* 5:SK/RB", chips="TY RT B")
    position = push(tiling(mine), "spend")
    assert (position.stage, position.line) == (DuelStage.CHIPS, 4)
    assert moves(position) == {"spend", "spend B RT TY"}
    push(position, "spend B RT TY")
    assert moves(position) == {"tile 4 2"}
    push(position, "tile 4 2")
    assert position.boards[0].lines[2:4] == (("T", 2), (None, 0))
    assert position.boards[0].chips == ()


def test_d31_all_missing_places_or_none() -> None:
    """Line 4 lacks two: two pairs, a pair and a three, or two threes; chips for one of them are no payment."""
    mine = board("- - - KK - -", "4:TK/R* 5:SK/RB", chips="K K KB YK B T")
    position = tiling(mine)
    assert "spend K K" not in moves(position)
    for text in ("spend K K", "spend K K KB", "spend B T YK"):
        with pytest.raises(IllegalMove) as refusal:
            push(position, text)
        assert (refusal.value.code, refusal.value.clause) == ("wrong-payment", "D31")
    assert {"spend", "spend K K KB YK", "spend B K K KB YK", "spend B K K KB T YK"} <= moves(position)


@pytest.mark.parametrize(
    ("chips", "pays"),
    [
        ("T T", True),
        ("T", False),
        ("T K", False),
        ("K K K", True),
        ("T K K", True),
        ("K K", False),
        ("TY TY", True),
        ("", False),
    ],
)
def test_d31_one_missing_place(chips: str, pays: bool) -> None:
    assert can_pay(tuple(sorted(chips.split())), "T", 1) == pays


def test_d31_a_line_without_a_tile_is_not_filled_up() -> None:
    position = tiling(board("- - - - - -", "4:TK/R*", chips="K K KB YK B T"))
    assert position.to_move != 1 or position.stage not in (DuelStage.CHIPS, DuelStage.CELL)


def test_d31_chips_are_spent_only_if_the_tile_has_a_space() -> None:
    """Row 4 takes no yellow; its plates are not all there, so that the tiles stay."""
    position = tiling(board("- - - YY - -", "4:TK/R*", rows(r4=".B...."), chips="Y Y TY TY YK YK"))
    assert position.stage is not DuelStage.CHIPS
    assert position.boards[0].lines[3] == ("Y", 2)
    assert len(position.boards[0].chips) == 6


def test_d31_a_complete_line_needs_no_chips() -> None:
    assert tiling(board("B - - - - -", "1:BK/ST", chips="B B KB")).stage is DuelStage.CELL


def test_d31_chips_that_are_not_owned_or_spent_pay_nothing() -> None:
    position = tiling(board("- - TT - - -", "4:TR/B*", chips="TY RT", spent="T T"))
    for text in ("spend T T", "spend TY TY", "spend RT TY TY"):
        with pytest.raises(IllegalMove) as refusal:
            push(position, text)
        assert (refusal.value.code, refusal.value.clause) == ("no-such-chips", "D31")


def test_d31_a_payment_is_named_in_one_order() -> None:
    position = tiling(board("- - TT - - -", "4:TR/B*", chips="TY RT"))
    with pytest.raises(IllegalMove) as refusal:
        push(position, "spend TY RT")
    assert (refusal.value.code, refusal.value.clause) == ("chips-order", "D31")


def test_d31_payments_against_a_brute_force_count() -> None:
    """Every hand out of random stores, dealt out into pairs and threes by trying all ways."""

    def pays(chips: tuple[str, ...], colour: str, missing: int) -> bool:
        if not missing or not chips:
            return not missing and not chips
        first, *rest = chips
        for size in (1, 2):
            for others in combinations(range(len(rest)), size):
                group = [first, *(rest[at] for at in others)]
                if (size == 2 or all(colour in chip for chip in group)) and pays(
                    tuple(chip for at, chip in enumerate(rest) if at not in others), colour, missing - 1
                ):
                    return True
        return False

    lots = random.Random(31)
    for _ in range(120):
        store = tuple(sorted(lots.sample(CHIPS, lots.randint(0, 8))))
        colour, missing = lots.choice("BYRKT"), lots.randint(1, 3)
        expected = {chosen for size in range(1, len(store) + 1) for chosen in combinations(store, size) if pays(chosen, colour, missing)}
        found = list(payments(store, colour, missing))
        assert len(found) == len(set(found))
        assert set(found) == expected
        assert can_pay(store, colour, missing) == bool(expected)


# D32

LAID = "1:YK/TS 2:KY/R* 3:YR/*B"


def test_d32_tiles_stay_while_the_row_lacks_a_plate() -> None:
    """No blue in row 1 of two plates: complete or not, they stay, and stay in the next round too."""
    position = tiling(board("B B - - - -", "1:YK/TS 2:KY/R*", rows(r2="...K..")))
    assert position.boards[0].lines[:2] == (("B", 1), ("B", 1))
    assert position.boards[0].broken == ""


@pytest.mark.clause("D32")
@pytest.mark.parametrize(("lines", "broken"), [("T - - - - -", 1), ("- B - - - -", 1), ("- BB - - - -", 2)])
def test_d32_all_break_where_the_three_plates_are_there(lines: str, broken: int) -> None:
    """Row 1 has Y K K Y Y R; row 2 T S R * * B, its wild spaces and blue filled. Complete or not."""
    mine = board(lines, LAID, rows(r2="...KKB"), score=20)
    position = setup(mine, small=("R|",), first=1, to_move=2, pile="")
    steps = position.explain(event("sun 1 R 0"))
    assert [type(step) for step in steps] == [LineBroken, BrokenCost, BrokenCost]
    push(position, "sun 1 R 0")
    assert position.boards[0].score == 20 - {1: 1, 2: 3}[broken]
    assert [tuple(line) for line in position.boards[0].lines] == [(None, 0)] * 6


def test_d32_what_does_not_fit_among_the_broken_goes_to_the_tower() -> None:
    mine = board("- - - - TTTTT -", "7:YS/KR 8:KY/R* 9:YB/KS", rows(), broken="BYR", score=20)
    position = setup(mine, small=("R|",), first=1, to_move=2, pile="")
    (step, *_) = position.explain(event("sun 1 R 0"))
    assert isinstance(step, LineBroken)
    assert (step.line, step.tile, step.broken, step.to_tower) == (5, "T", 1, 4)
    push(position, "sun 1 R 0")
    assert position.boards[0].score == 20 - 10
    assert position.tower == count("TTTTTBYRR")


def test_d32_an_incomplete_line_with_a_space_stays() -> None:
    position = tiling(board("- - - - - BBB", "7:YK/TS 8:KY/R* 9:YR/*B"))
    assert position.boards[0].lines[5] == ("B", 3)


# D33, D34


@pytest.mark.parametrize(
    ("dome", "expected"),
    [
        (rows(), 1),
        (rows(r3="..K..."), 2),
        (rows(r2="...K.."), 2),
        (rows(r3="..K.Y."), 3),
        (rows(r3=".RK.YT"), 5),
        (rows(r2="...K..", r4="...B.."), 3),
        (rows(r2="...K..", r3="..K..."), 4),
        (rows(r2="...K..", r3=".RK.YT", r4="...B..", r1="...B.."), 5 + 4),
        (rows(r3=".R..Y.", r5="...B.."), 2),
        (rows(r3="..S..."), 2),
    ],
)
@pytest.mark.clause("D33")
def test_d33_a_tile_scores_its_runs(dome: str, expected: int) -> None:
    """A tile comes to row 3, column 4, in the middle of a wild plate; special tiles count as tiles."""
    mine = board("- - RRR - - -", "5:YR/*B", dome, score=10)
    position = tiling(mine)
    push(position, "tile 3 4")
    assert position.boards[0].score == 10 + expected


@pytest.mark.clause("D34")
@pytest.mark.clause("D37")
def test_d37_yellow_four_special_two_blue_three() -> None:
    """Yellow makes a run of 2 across and one of 2 down, and completes a special plate: the special tile in row 2 scores 2; then a blue one below
    scores 3 for a column which includes the special tile.

    The plate is YB/KS: yellow comes to row 1, beside blue and above black. The special tile is in row 2, and blue comes below it in row 3.
    """
    mine = board("Y - BBB - - -", "1:YB/KS 4:TB/*Y", rows(r1=".B....", r2="K....."), score=0)
    position = tiling(mine)
    before = position.copy()
    push(position, "tile 1 1")
    yellow, special = before.explain(position.events[-1])
    assert isinstance(yellow, TileScored)
    assert isinstance(special, SpecialScored)
    assert (yellow.points, yellow.horizontal, yellow.vertical) == (4, ((1, 1), (1, 2)), ((1, 1), (2, 1)))
    assert (special.points, special.cell) == (2, (2, 2))
    assert position.boards[0].score == 6
    assert position.boards[0].dome.tiles[1] == ("K", "S", None, None, None, None)
    steps = position.explain(next(move for move in position.legal_moves if words(move) == "tile 3 2"))
    assert isinstance(steps[0], TileScored)
    assert (steps[0].points, steps[0].vertical) == (3, ((1, 2), (2, 2), (3, 2)))
    push(position, "tile 3 2")
    assert position.boards[0].score == 9


def test_d34_the_special_tile_does_not_count_for_the_tile_that_brings_it() -> None:
    """ST/YB: Y and B lie there, and T comes: run of 2 down with B, none across, though S comes beside it at once. Then 1 point for row 1."""
    mine = board("T - - - - -", "1:ST/YB", rows(r2="YB...."), score=0)
    position = push(tiling(mine), "tile 1 2")
    assert position.boards[0].score == 2 + 1


def test_d34_nor_does_it_score_its_own_runs() -> None:
    """The special space has tiles on all sides; it scores its row's 4 points and nothing else."""
    mine = board("- - - BBBB - -", "5:TR/BS 6:KY/R* 8:*B/TK", rows(r3="..TR..", r4="....R.", r5="...B.."), score=0)
    position = push(tiling(mine), "tile 4 3")
    # Blue at (4,3): across nothing (the special space is empty yet), down T: 2.
    assert position.boards[0].score == 2 + 4
    assert position.boards[0].dome.tiles[3][2:5] == ("B", "S", "R")


def test_d34_a_wild_plate_brings_none_and_two_spaces_are_not_enough() -> None:
    wild = push(tiling(board("Y - - - - -", "1:KY/R*", rows(r1="K.....", r2="R....."), score=0)), "tile 1 2")
    assert wild.boards[0].dome.tiles[1][1] is None
    early = push(tiling(board("Y - - - - -", "1:YK/TS", rows(), score=0)), "tile 1 1")
    assert early.boards[0].dome.tiles[1][1] is None
    assert early.boards[0].score == 1


# D35, D36


def test_d35_lines_without_a_rightmost_tile_are_emptied_into_the_tower() -> None:
    mine = board("Y TT RR KKK - -", "1:YK/TS", rows())
    position = push(tiling(mine), "tile 1 1", "tile 2 1")
    assert [tuple(line) for line in position.boards[0].lines] == [(None, 0), (None, 0), ("R", 2), ("K", 3), (None, 0), (None, 0)]
    assert position.tower == count("TR")


@pytest.mark.parametrize(
    ("broken", "holder", "score", "left"),
    [
        ("", 0, 20, 20),
        ("B", 0, 20, 19),
        ("BY", 0, 20, 17),
        ("BYR", 0, 20, 14),
        ("BYRK", 0, 20, 10),
        ("", 1, 20, 18),
        ("BYR", 1, 20, 12),
        ("BYR", 2, 20, 14),
        ("BYRK", 1, 5, 0),
        ("B", 0, 0, 0),
        ("", 1, 1, 0),
    ],
)
@pytest.mark.clause("D36")
def test_d36_broken_tiles_and_the_first_player_tile_cost(broken: str, holder: int, score: int, left: int) -> None:
    position = tiling(board(broken=broken, score=score), holder=holder)
    assert position.boards[0].score == left
    assert position.boards[0].broken == ""
    assert position.tower == count(broken + "R")
    # Seat 2 broke a red tile, and has 5 points.
    assert position.boards[1].score == 4 - (2 if holder == 2 else 0)


@pytest.mark.clause("D37")
def test_d37_three_broken_tiles_and_the_first_player_tile_cost_eight() -> None:
    assert tiling(board(broken="BYR", score=10), holder=1).boards[0].score == 2


def test_d36_the_loss_is_explained() -> None:
    position = setup(board(broken="BYR", score=3), small=("R|",), first=1, to_move=2, holder=1, pile="")
    first, second = position.explain(event("sun 1 R 0"))
    assert first == BrokenCost(1, -3, (("B", 1), ("Y", 2), ("R", 3), ("first", 2)))
    assert second == BrokenCost(2, -1, (("R", 1),))


def test_d36_points_earned_in_tiling_pay_for_it() -> None:
    """The tile scores first: 0 + 1 point, and the first-player tile leaves 0, not 1."""
    position = tiling(board("Y - - - - -", "1:YK/TS", score=0), holder=1)
    push(position, "tile 1 1")
    assert position.boards[0].score == 0


# D38


@pytest.mark.parametrize("first", [1, 2])
def test_d38_the_first_player_handles_everything_then_the_other(first: int) -> None:
    """By who started this round, not by who has the first-player tile. Costs are paid before the other begins."""
    mine, yours = board("Y - - - - -", "1:YK/TS", broken="BB", score=9), board("K TT - - - -", "1:*B/TK", score=9)
    position = tiling(mine, yours, first=first, holder=3 - first)
    assert (position.to_move, moves(position)) == (first, {"tile 1 1"})
    push(position, "tile 1 1")
    assert position.boards[first - 1].score == 9 + 1 - 3
    assert position.boards[first - 1].broken == ""
    assert (position.to_move, position.line, moves(position)) == (3 - first, 1, {"tile 1 1"})
    push(position, "tile 1 1")
    assert (position.line, moves(position)) == (2, {"tile 2 1"})
    push(position, "tile 2 1")
    # Black on the wild space 1; turquoise below it 2; one broken red and the first-player tile cost 1 + 2.
    assert position.boards[2 - first].score == 9 + 1 + 2 - 1 - 2
    assert (position.to_move, position.line, position.phase) == (None, 0, Phase.DEAL)


def test_d38_for_each_line_chips_or_none_then_the_cell() -> None:
    position = tiling(board("- T - - - -", "1:YK/TS 2:*B/TK", chips="T T"))
    for text in ("tile 2 1", "sun 1 B 1", "draw", "trays -/-/-/-/-"):
        with pytest.raises(Exception, match=r"\(D31\)"):
            push(position, text)
    push(position, "spend T T")
    for text in ("spend", "spend T T", "sun 1 B 1", "up YK/TS"):
        with pytest.raises(Exception, match=r"\(D30\)"):
            push(position, text)
    assert moves(position) == {"tile 2 1", "tile 2 3"}


def test_d38_a_line_that_is_declined_stays() -> None:
    position = push(tiling(board("- T - - - -", "1:YK/TS", chips="T T")), "spend")
    assert position.boards[0].lines[1] == ("T", 1)
    assert position.boards[0].chips == ("T", "T")
    assert position.boards[0].spent == ()
