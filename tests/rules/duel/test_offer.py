"""Taking tiles and chips (D21-D25)."""

import pytest

from azulejos.rules import IllegalMove
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_events import words
from tests.kit.duel_tables import board, count, push, setup


def listed(position: DuelPosition, word: str) -> set[str]:
    return {words(move) for move in position.legal_moves if words(move).startswith(word)}


# D21


@pytest.mark.clause("D21")
@pytest.mark.clause("D37")
def test_d37_black_below_yellow_as_its_player_wanted() -> None:
    position = push(setup(small=("YKTT||?", "BBBB||?")), "sun 1 T 2")
    assert (position.stage, position.to_move) == (DuelStage.STACK, 1)
    assert listed(position, "") == {"stack KY", "stack YK"}
    push(position, "stack KY")
    assert position.trays[1] == ("", "KY", "?")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)
    assert listed(position, "moon") == {f"moon Y {line}" for line in range(7)}


def test_d21_all_tiles_of_one_colour_from_one_tray() -> None:
    position = push(setup(large="BBYRK|", small=("BBBY||?", "BYRK||?")), "sun 1 B 3")
    assert position.boards[0].lines[2] == ("B", 3)
    assert position.trays == (("BBYRK", "", ""), ("", "Y", "?"), ("BYRK", "", "?"), ("", "", ""), ("", "", ""))


def test_d21_three_others_have_six_orders_and_like_ones_fewer() -> None:
    assert len(push(setup(small=("BYRK||?",)), "sun 1 B 1").legal_moves) == 6
    assert listed(push(setup(small=("BYYK||?",)), "sun 1 B 1"), "") == {"stack YYK", "stack YKY", "stack KYY"}
    position = push(setup(small=("BYYY||?",)), "sun 1 B 1")  # no choice: stacked at once
    assert (position.stage, position.trays[1].moon) == (DuelStage.TURN, "YYY")


@pytest.mark.parametrize("order", ["stack", "stack Y", "stack YYK", "stack KB", "stack YKK"])
def test_d21_the_stack_is_the_rest(order: str) -> None:
    position = push(setup(small=("YKTT||?",)), "sun 1 T 2")
    with pytest.raises(IllegalMove) as refusal:
        push(position, order)
    assert (refusal.value.code, refusal.value.clause) == ("wrong-stack", "D21")


def test_d21_the_rest_of_the_large_tray_lies_apart() -> None:
    """D37: Linda takes two turquoise of the large tray; the three others lie on its moon spaces, and all can be taken."""
    position = push(setup(large="YRKTT|", small=("BBBB||?",)), "sun 0 T 2")
    assert position.trays[0] == ("", "YRK", "")
    assert listed(position, "moon") == {f"moon {colour} {line}" for colour in "YRK" for line in range(7)}
    assert position.holder == 0


# D22


@pytest.mark.clause("D22")
@pytest.mark.clause("D37")
def test_d37_moon_tops_of_one_red_two_black_two_yellow() -> None:
    """Three choices; yellow lies on small trays only, and brings no first-player tile."""
    position = setup(large="|RK", small=("|BK|?", "|RY|?", "|KY|?", "BYRK||?"))
    assert {text.split()[1] for text in listed(position, "moon")} == {"R", "K", "Y"}
    yellow = push(position.copy(), "moon Y 2")
    assert yellow.boards[0].lines[1] == ("Y", 2)
    assert (yellow.holder, [tray.moon for tray in yellow.trays]) == (0, ["RK", "BK", "R", "K", ""])
    black = push(position.copy(), "moon K 2")
    assert black.boards[0].lines[1] == ("K", 2)
    assert (black.holder, [tray.moon for tray in black.trays]) == (1, ["R", "B", "RY", "KY", ""])
    red = push(position.copy(), "moon R 2")
    assert red.boards[0].lines[1] == ("R", 1)
    assert red.holder == 1


def test_d22_only_the_top_tile_comes() -> None:
    position = push(setup(small=("|RBB|?", "|BB|?", "|B|?", "|BR|?")), "moon B 6")
    assert position.boards[0].lines[5] == ("B", 3)
    assert [tray.moon for tray in position.trays[1:]] == ["RB", "B", "", "BR"]


def test_d22_only_the_first_one_takes_the_first_player_tile() -> None:
    position = push(setup(large="|RKT"), "moon R 1", "moon K 1", "moon T 2")
    assert position.holder == 1
    assert push(setup(large="|RKT", to_move=2), "moon R 1", "moon K 1").holder == 2


def test_d22_a_sun_take_from_the_large_tray_brings_no_first_player_tile() -> None:
    assert push(setup(large="BBYRK|", small=("Y|",)), "sun 0 B 2").holder == 0


# D23


def test_d23_a_chip_is_revealed_when_its_last_tile_goes() -> None:
    position = push(setup(small=("|B|?", "BYRK||?")), "moon B 1")
    assert position.stage is DuelStage.REVEAL
    push(position, "reveal 1 TY")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)
    assert listed(position, "chip") == {"chip 1"}
    push(position, "chip 1")
    assert position.boards[1].chips == ("TY",)
    assert position.boards[1].chips_taken == 1
    assert position.trays[1].chip == ""
    assert position.to_move == 1


def test_d23_after_a_sun_take_that_leaves_nothing_to_stack() -> None:
    position = push(setup(small=("BBBB||?", "BYRK||?")), "sun 1 B 4")
    assert position.stage is DuelStage.REVEAL


def test_d23_not_before() -> None:
    assert push(setup(small=("|BB|?", "BYRK||?")), "moon B 1").stage is DuelStage.TURN
    assert push(setup(small=("BBBY||?", "BYRK||?")), "sun 1 B 3").stage is DuelStage.TURN
    position = setup(small=("|BB|?", "BYRK||?"))
    for tray in (0, 1, 2, 3, 5, -1):
        with pytest.raises(IllegalMove) as refusal:
            push(position, f"chip {tray}")
        assert (refusal.value.code, refusal.value.clause) == ("no-such-chip", "D23")


def test_d23_several_at_once() -> None:
    position = push(setup(small=("|B|?", "|B|?", "|RB|?", "|B|TY")), "moon B 4")
    push(position, "reveal 1 T")
    assert position.stage is DuelStage.REVEAL
    push(position, "reveal 2 T")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)
    assert listed(position, "chip") == {"chip 1", "chip 2", "chip 4"}


def test_d23_a_player_with_two_takes_no_more() -> None:
    position = setup(board(chips_taken=2), small=("||TY", "||B", "BB|"))
    assert listed(position, "chip") == set()
    with pytest.raises(IllegalMove) as refusal:
        push(position, "chip 1")
    assert (refusal.value.code, refusal.value.clause) == ("two-chips", "D23")
    push(position, "sun 3 B 2")
    assert listed(position, "chip") == {"chip 1", "chip 2"}


# D24


@pytest.mark.parametrize(("line", "held", "broken"), [(1, 1, 2), (2, 2, 1), (3, 3, 0), (6, 3, 0), (0, 0, 3)])
def test_d24_what_does_not_fit_or_is_not_wanted_breaks(line: int, held: int, broken: int) -> None:
    position = push(setup(small=("BBBY||?",)), f"sun 1 B {line}")
    assert position.boards[0].broken == "B" * broken
    assert sum(each.filled for each in position.boards[0].lines) == held


def test_d24_a_line_of_another_colour_or_complete_takes_none() -> None:
    position = setup(board("B YY R - - -"), small=("BBBY||?",))
    assert listed(position, "sun 1 B") == {"sun 1 B 0", "sun 1 B 4", "sun 1 B 5", "sun 1 B 6"}
    assert listed(position, "sun 1 Y") == {"sun 1 Y 0", "sun 1 Y 4", "sun 1 Y 5", "sun 1 Y 6"}
    for text, code in (("sun 1 B 1", "line-complete"), ("sun 1 B 3", "line-colour"), ("sun 1 Y 2", "line-complete")):
        with pytest.raises(IllegalMove) as refusal:
            push(position, text)
        assert (refusal.value.code, refusal.value.clause) == (code, "D24")


def test_d24_a_line_goes_on_with_its_colour() -> None:
    position = push(setup(board("- B - - - -"), small=("BBBY||?",)), "sun 1 B 2")
    assert position.boards[0].lines[1] == ("B", 2)
    assert position.boards[0].broken == "BB"


def test_d24_four_break_and_more_go_to_the_tower() -> None:
    position = push(setup(board(broken="RKY"), small=("BBBY||?",)), "sun 1 B 0")
    assert position.boards[0].broken == "RKYB"
    assert position.tower == count("BB")
    full = push(setup(board(broken="RKYT"), small=("BBBY||?",)), "sun 1 B 2")
    assert full.boards[0].broken == "RKYT"
    assert full.tower == count("B")


def test_d24_tiles_that_can_never_score_are_taken_all_the_same() -> None:
    """Azul's wall rule does not hold: the dome row has its plates, and no space, or even has the colour."""
    mine = board("- - - - - -", "1:YK/TS 2:KY/R* 3:YR/*B", "YK.... ...... ...... ...... ...... ......")
    assert len(listed(setup(mine, small=("BBBT||?",)), "sun 1 T")) == 7
    assert len(listed(setup(mine, small=("BBBY||?",)), "sun 1 Y")) == 7


# D25


def test_d25_who_can_do_nothing_passes() -> None:
    """Seat 2 has two chips and no token; the last chip is seat 1's, who goes on alone."""
    position = setup(board(chips_taken=0), board(chips_taken=2), small=("||TY", "||B", "B|"), to_move=1)
    push(position, "sun 3 B 1")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 1)
    assert listed(position, "") == {"chip 1", "chip 2"}
    push(position, "chip 1")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 1)
    push(position, "chip 2")
    assert position.stage is not DuelStage.TURN


def test_d25_nobody_else_may_pass() -> None:
    """A token that is left, and only a plate of the pile to take, has to be used."""
    position = setup(board(tokens=1), board(), pile="S", display="- - -", small=("B|",))
    assert "draw" in listed(position, "draw")
    push(position, "sun 1 B 0")
    assert (position.to_move, listed(position, "")) == (1, {"draw"})


def test_d25_the_phase_ends_when_all_is_taken_and_all_tokens_are_used() -> None:
    """Tiles, chips, tokens: whichever is left keeps the phase going."""
    for mine, small in ((board(), ("B|", "Y|")), (board(), ("B|", "||T")), (board(tokens=1), ("B|",))):
        position = push(setup(mine, board(), small=small, display="YK/TS - -", pile=""), "sun 1 B 0")
        assert position.stage is DuelStage.TURN
    assert push(setup(small=("B|",), display="YK/TS KS/TR SK/RB", pile="S"), "sun 1 B 0").stage is DuelStage.TRAYS


def test_d25_in_round_five_tokens_do_not_count() -> None:
    position = push(setup(board(), board(), small=("B|",), round=5, pile=""), "sun 1 B 0")
    assert position.stage is DuelStage.OVER
