"""Plates (D20): from the display, from the pile, and what becomes of those not kept."""

import pytest

from azulejos.rules import IllegalDeal, IllegalMove, Phase
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_events import words
from tests.kit.duel_tables import board, push, setup

MINE = board(plates="1:YK/TS 2:*B/TK", tokens=2)
YOURS = board(plates="5:KS/TR 6:TR/B*", tokens=2)


def table(pile: str | None = None, display: str = "SK/RB KY/R* YB/KS", score: int = 5) -> DuelPosition:
    """Round 2 with four plates laid, three shown, eleven in the pile of which the top one is special."""
    backs = "S" + " ?" * 10 if pile is None else pile
    return setup(MINE._replace(score=score), YOURS, large="BBYRK|", small=("BYRK||?",) * 4, pile=backs, display=display)


def test_d20_a_plate_from_the_display_uses_a_token() -> None:
    position = push(table(), "plate 2")
    assert (position.stage, position.to_move, str(position.hand)) == (DuelStage.LAY, 1, "KY/R*")
    assert {words(move) for move in position.legal_moves} == {f"lay {space} {turn}" for space in range(3, 10) for turn in range(4)}
    push(position, "lay 3 2")
    assert str(position.boards[0].dome.plates[2]) == "Laid(plate=Plate(spaces='KYR*'), turn=2)"
    assert position.boards[0].tokens == 1
    assert position.boards[0].score == 5
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)


def test_d20_the_display_is_not_refilled_during_the_round() -> None:
    position = push(table(), "plate 2", "lay 3 0")
    assert list(map(str, position.display)) == ["SK/RB", "None", "YB/KS"]
    assert [words(move) for move in position.legal_moves if words(move).startswith("plate")] == ["plate 1", "plate 3"]


@pytest.mark.clause("D20")
@pytest.mark.clause("D37")
def test_d37_two_draws_cost_two_points_and_one_plate_goes_under_the_pile() -> None:
    position = push(table(), "draw")
    assert (position.stage, position.phase) == (DuelStage.TOP, Phase.DEAL)
    assert position.boards[0].tokens == 1
    assert position.boards[0].score == 4
    push(position, "top W")
    assert {words(move) for move in position.legal_moves} == {"draw", "stop"}
    push(position, "draw", "top S", "stop")
    assert position.boards[0].score == 3
    assert position.boards[0].tokens == 1
    assert position.stage is DuelStage.FRONTS
    push(position, "fronts TR/BS R*/BK")
    assert {words(move) for move in position.legal_moves} == {"keep 1 TR/BS", "keep 2 R*/BK"}
    push(position, "keep 2 R*/BK", "lay 9 1")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)
    assert len(position.pile) == 10
    under = position.pile[-1]
    assert (under.kind and under.kind.value, str(under.plate), under.seen_by) == ("S", "TR/BS", 1)
    assert position.pile[0].kind is not None
    assert position.drawn == ()


def test_d20_a_single_draw_is_kept() -> None:
    position = push(table(), "draw", "top W", "stop", "fronts TR/BS", "keep 1 TR/BS", "lay 9 1")
    assert (position.stage, position.to_move, len(position.pile)) == (DuelStage.TURN, 2, 10)


@pytest.mark.parametrize(("score", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_d20_with_no_points_a_draw_is_free(score: int, left: int) -> None:
    """Also each further one: two draws with so many points."""
    position = push(table(score=score), "draw", "top W", "draw")
    assert position.boards[0].score == left


def test_d20_the_others_go_under_the_pile_in_any_order() -> None:
    position = push(table(), "draw", "top W", "draw", "top S", "draw", "top S", "draw", "top W", "stop")
    assert position.boards[0].score == 1
    push(position, "fronts TR/BS R*/BK YS/KR BK/ST", "keep 3 YS/KR", "lay 9 0")
    assert (position.stage, position.to_move) == (DuelStage.UNDER, 1)
    assert {words(move) for move in position.legal_moves} == {"under 1", "under 2", "under 3"}
    push(position, "under 2")
    assert {words(move) for move in position.legal_moves} == {"under 1", "under 2"}
    push(position, "under 2")
    # R*/BK first, then BK/ST, and TR/BS, which is left, at the very bottom.
    assert [str(back.plate) for back in position.pile[-3:]] == ["R*/BK", "BK/ST", "TR/BS"]
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)


def test_d20_draws_go_on_while_the_pile_lasts() -> None:
    position = push(table(pile="S"), "draw")
    assert [words(move) for move in position.legal_moves] == ["stop"]
    with pytest.raises(IllegalMove) as refusal:
        push(position, "draw")
    assert (refusal.value.code, refusal.value.clause) == ("pile-empty", "D20")


def test_d20_put_back_under_an_empty_pile_is_the_pile() -> None:
    position = push(table(pile="S W"), "draw", "draw", "stop", "fronts TR/BS R*/BK", "keep 1 TR/BS", "lay 9 0")
    assert [str(back.plate) for back in position.pile] == ["R*/BK"]
    assert (position.stage, position.to_move) == (DuelStage.TURN, 2)


def test_d20_fronts_are_not_seen_before_the_last_draw() -> None:
    """While drawing, no front is in the position at all."""
    position = push(table(), "draw", "top W", "draw", "top S")
    assert all(back.plate is None for back in (*position.drawn, *position.pile))
    for text in ("fronts TR/BS R*/BK", "keep 1 TR/BS", "lay 9 0", "sun 0 B 1", "plate 1"):
        with pytest.raises(Exception, match="D20"):
            push(position, text)


def test_d20_without_a_token_there_is_no_plate() -> None:
    position = setup(MINE._replace(tokens=0), YOURS, large="BBYRK|", display="SK/RB KY/R* YB/KS")
    assert not any(words(move).startswith(("plate", "draw")) for move in position.legal_moves)
    for text in ("plate 1", "draw"):
        with pytest.raises(IllegalMove) as refusal:
            push(position, text)
        assert (refusal.value.code, refusal.value.clause) == ("no-token", "D20")


def test_d20_the_fourth_plate_of_a_round_comes_from_the_pile() -> None:
    """Three shown, one in the pile, four tokens: whoever is last has to draw, with 0 points too."""
    seven = "1:YK/TS 2:*B/TK 3:TR/B* 4:KY/R* 5:TY/*K 6:YR/*B 7:TK/R*"
    other = "1:KS/TR 2:SK/RB 3:YB/KS 4:TR/BS 5:YS/KR 6:BK/ST 7:RT/Y*"
    position = setup(board(plates=seven, tokens=2, score=0), board(plates=other, tokens=2), pile="W", display="ST/YB SY/BR TB/*Y", round=4)
    push(position, "plate 1", "lay 8 0", "plate 2", "lay 8 0", "plate 3", "lay 9 0")
    assert (position.to_move, [words(move) for move in position.legal_moves]) == (2, ["draw"])
    push(position, "draw", "stop", "fronts R*/BK", "keep 1 R*/BK", "lay 9 0")
    # No tile, no chip, no token is left: the round is over, and the last one is dealt without plates.
    assert position.stage is DuelStage.TRAYS
    assert [sum(plate is not None for plate in board.dome.plates) for board in position.boards] == [9, 9]


@pytest.mark.clause("D20")
@pytest.mark.parametrize(("round", "tokens"), [(0, 2), (1, 2), (2, 2), (3, 2), (4, 0)])
def test_d20_tokens_of_each_round(round: int, tokens: int) -> None:
    """Both in each of rounds 1 to 4; none in round 5."""
    mine, yours = MINE._replace(tokens=0), YOURS._replace(tokens=0)
    position = setup(mine, yours, stage=DuelStage.TRAYS, to_move=None, round=round, display="SK/RB KY/R* YB/KS", pile="S" + " ?" * 10)
    push(position, "trays BBYRK/BYRK/BBYY/KKTT/RRRR")
    assert [board.tokens for board in position.boards] == [tokens, tokens]
    assert any(words(move).startswith(("plate", "draw")) for move in position.legal_moves) == (tokens > 0)


def test_d20_a_plate_is_there_for_good() -> None:
    position = push(table(), "plate 1")
    for space in (1, 2):
        with pytest.raises(IllegalMove) as refusal:
            push(position, f"lay {space} 0")
        assert (refusal.value.code, refusal.value.clause) == ("space-taken", "D20")


def test_d20_a_known_plate_can_only_be_itself() -> None:
    """Put under the pile and drawn again, or turned up: it is what it was."""
    pile = "TR/BS:1 R*/BK:2"
    position = push(table(pile=pile), "draw", "draw", "stop")
    for fronts in ("fronts BK/ST R*/BK", "fronts TR/BS TB/*Y", "fronts TR/BS", "fronts TR/BS TR/BS", "fronts R*/BK TR/BS"):
        with pytest.raises(Exception, match=r"\(D(20|4)\)"):
            push(position, fronts)
    push(position, "fronts TR/BS R*/BK")
    assert [back.seen_by for back in position.drawn] == [1, 3]


@pytest.mark.clause("D50")
def test_d20_what_is_known_is_not_forgotten() -> None:
    """A front may be told as unknown, but not one that is known: its plate would be nowhere."""
    position = push(table(pile="TR/BS:1 S"), "draw", "draw", "stop")
    before = position.copy()
    with pytest.raises(IllegalDeal) as refusal:
        push(position, "fronts ? ?")
    assert (refusal.value.code, refusal.value.clause) == ("wrong-fronts", "D20")
    assert position == before
    push(position, "fronts TR/BS ?")
    assert [str(back.plate) for back in position.drawn] == ["TR/BS", "None"]
