"""Preparing the next round, who starts it, and the end (D40-D43)."""

import pytest

from azulejos.rules import GameOver, IllegalDeal, Phase, TieBreak
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.chances import Lowest, Script, seeded
from tests.kit.duel_events import words
from tests.kit.duel_tables import board, count, push, setup

PLATES = "1:YK/TS 2:*B/TK 3:KS/TR 4:TR/B* 5:SK/RB 6:KY/R* 7:YB/KS 8:TY/*K 9:TR/BS"
OTHERS = "1:YR/*B 2:TK/R* 3:RT/Y* 4:TB/*Y 5:R*/BK 6:YS/KR 7:BK/ST 8:ST/YB 9:SY/BR"


def between(bag: str, tower: str = "", *, round: int = 4, first: int = 1, holder: int = 0) -> DuelPosition:
    """Before the trays are dealt. Tiles that are nowhere matter to nobody here."""
    boards = board(plates=PLATES, chips_taken=2), board(plates=OTHERS, chips_taken=2)
    return setup(*boards, bag=bag, tower=tower, stage=DuelStage.TRAYS, to_move=None, round=round, first=first, holder=holder, pile="")


# D40


def test_d40_after_a_round_the_display_is_filled_then_the_trays() -> None:
    mine, yours = board(plates="1:YK/TS", tokens=0, chips_taken=2), board(plates="1:*B/TK", chips_taken=2)
    position = push(setup(mine, yours, small=("B|",), display="- KS/TR -", pile="S ? ? ?"), "sun 1 B 0")
    assert (position.stage, position.phase, position.to_move) == (DuelStage.TURN_UP, Phase.DEAL, None)
    push(position, "up SK/RB", "top W", "up TR/B*", "top S")
    assert list(map(str, position.display)) == ["SK/RB", "KS/TR", "TR/B*"]
    assert (position.stage, position.round) == (DuelStage.TRAYS, 2)
    push(position, "trays BBYRK/BYRK/BBYY/KKTT/RRRR")
    assert (position.stage, position.round) == (DuelStage.TURN, 3)
    assert [board.tokens for board in position.boards] == [2, 2]
    assert [board.chips_taken for board in position.boards] == [0, 0]
    assert [tray.chip for tray in position.trays] == ["", "?", "?", "?", "?"]


def test_d40_a_short_pile_fills_what_it_can() -> None:
    position = push(setup(small=("B|",), display="- - -", pile="S"), "sun 1 B 0", "up SK/RB")
    assert list(map(str, position.display)) == ["SK/RB", "None", "None"]
    assert position.stage is DuelStage.TRAYS


def test_d40_the_bag_is_refilled_only_when_a_tile_has_to_be_drawn() -> None:
    """21 in the bag are just enough: the tower stays."""
    position = push(between("BBYRK" + "BYRK" * 4, "TTT"), "trays BBYRK/BYRK/BYRK/BYRK/BYRK")
    assert (position.bag, position.tower) == (count(""), count("TTT"))
    position = push(between("BBYRK" + "BYRK" * 3 + "BYR", "TTT"), "trays BBYRK/BYRK/BYRK/BYRK/BYRT")
    assert (position.bag, position.tower) == (count("TT"), count(""))


def test_d40_all_that_was_in_the_bag_comes_before_the_tower() -> None:
    position = between("BBYRK" + "BYRK" * 3 + "BYR", "TTTTTT")
    with pytest.raises(IllegalDeal) as refusal:
        push(position, "trays BBYRK/BYRK/BYRK/BYRK/BYTT")
    assert (refusal.value.code, refusal.value.clause) == ("deal-runs-out", "D40")


def test_d40_draws_go_on_in_the_tower() -> None:
    """Two in the bag: they come first, whatever chance says; then one of all the tower's."""
    answers = Script(0, 0, *[0] * 19)
    deal = between("YT", "BRK" * 8).deal(answers)
    assert answers.asked[:4] == [2, 1, 24, 23]
    assert words(deal).startswith("trays BBBYT/")


@pytest.mark.parametrize(
    ("bag", "tower", "trays"),
    [
        ("BBYRKBYR", "", "BBYRK/BYR/-/-/-"),
        ("BBYRK", "", "BBYRK/-/-/-/-"),
        ("BBY", "R", "BBYR/-/-/-/-"),
        ("", "", "-/-/-/-/-"),
        ("BBYRKTT", "", "BBYRK/TT/-/-/-"),
        ("BBYRKTTTBBBBRRRB", "", "BBYRK/TTTB/BBBR/RRB/-"),
        ("BBYRKTTTBBBBRRRBYK", "YK", "BBYRK/TTTB/BBBR/RRBY/KYK"),
    ],
)
@pytest.mark.clause("D40")
def test_d40_with_both_empty_trays_are_not_full(bag: str, tower: str, trays: str) -> None:
    """And a small tray with no tile shows its chip at once."""
    position = push(between(bag, tower), "trays " + trays)
    assert sum(position.bag) == sum(position.tower) == 0
    empty = [number for number, tray in enumerate(trays.split("/")) if number and tray == "-"]
    for number in empty:
        assert position.stage is DuelStage.REVEAL
        push(position, f"reveal {number} {position.chips[0]}")
    assert (position.stage, position.to_move) == (DuelStage.TURN, 1)
    assert {words(move) for move in position.legal_moves if words(move).startswith("chip")} == {f"chip {number}" for number in empty}


@pytest.mark.parametrize(
    ("trays", "code"),
    [
        ("BBYRK/TTT/BBBB/RRR/-", "deal-short"),
        ("BBYRK/-/TTTB/BBBR/RR", "deal-short"),
        ("BBYR/KTTT/BBBB/RRR/-", "deal-short"),
        ("-/BBYR/KTTT/BBBB/RRR", "deal-short"),
        ("BBYRK/TTTB/BBBR/R/R", "deal-runs-out"),
    ],
)
@pytest.mark.clause("D40")
def test_d40_no_tray_is_left_short_while_there_are_tiles(trays: str, code: str) -> None:
    with pytest.raises(IllegalDeal) as refusal:
        push(between("BBYRKTTTBBBBRRR"), "trays " + trays)
    assert (refusal.value.code, refusal.value.clause) == (code, "D40")


@pytest.mark.clause("D40")
def test_d40_a_round_without_a_tile() -> None:
    """Four chips, two each; nobody takes the first-player tile; then the end."""
    position = push(between("", first=2), "trays -/-/-/-/-")
    for number in range(1, 5):
        push(position, f"reveal {number} {position.chips[0]}")
    assert position.to_move == 2
    push(position, "chip 1", "chip 2", "chip 4", "chip 3")
    assert position.stage is DuelStage.OVER
    assert [board.chips_taken for board in position.boards] == [2, 2]
    assert position.holder == 0


@pytest.mark.parametrize("tray", ["B", "BB", "BBB"])
def test_d40_one_to_three_like_tiles_on_a_small_tray(tray: str) -> None:
    """Taken from the sun side, nothing is left to stack, and the chip is revealed."""
    position = push(between("BYRKT" + tray), f"trays BYRKT/{tray}/-/-/-", *(f"reveal {number} T" for number in (2, 3)), "reveal 4 R")
    push(position, f"sun 1 B {len(tray)}")
    assert position.stage is DuelStage.REVEAL
    assert position.boards[0].lines[len(tray) - 1] == ("B", len(tray))


@pytest.mark.parametrize(
    ("trays", "code", "clause"),
    [
        ("BBYRK/BYRK/BYRK/BYRK", "deal-trays", "D3"),
        ("BBYRK/BYRK/BYRK/BYRK/BYRK/-", "deal-trays", "D3"),
        ("BBYRW/BYRK/BYRK/BYRK/BYRK", "deal-trays", "D3"),
        ("BBYRKK/BYRK/BYRK/BYRK/BYRK", "deal-size", "D10"),
        ("BBYRK/BYRKT/BYRK/BYRK/BYRK", "deal-size", "D10"),
        ("BBYR/BYRK/BYRK/BYRK/BYRK", "deal-short", "D40"),
        ("BBYRK/BYRK/BYR/BYRK/BYRK", "deal-short", "D40"),
        ("BBBBB/BYRK/BYRK/BYRK/BYRK", "deal-one-colour", "D10"),
        ("TTTTY/TTTT/TTTT/TTTT/TTTT", "deal-bag", "D40"),
    ],
)
@pytest.mark.clause("D40")
def test_d40_deals_that_cannot_be(trays: str, code: str, clause: str) -> None:
    position = between("BYRK" * 10 + "T" * 10)
    before = position.copy()
    with pytest.raises(IllegalDeal) as refusal:
        push(position, "trays " + trays)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    assert position == before


def test_d40_not_after_round_five() -> None:
    position = push(setup(small=("B|",), round=5, display="YK/TS - -", pile="S"), "sun 1 B 0")
    assert (position.stage, position.phase, position.to_move) == (DuelStage.OVER, Phase.OVER, None)


# D41, D42

FULL = "BYRK" * 10 + "T" * 10
DEAL = "trays BBYRK/BYRK/BYRK/BYRK/BYRK"


@pytest.mark.parametrize(("first", "holder", "starts"), [(1, 1, 1), (1, 2, 2), (2, 1, 1), (2, 2, 2), (1, 0, 1), (2, 0, 2)])
@pytest.mark.clause("D41")
def test_d41_the_holder_starts_or_the_same_player_again(first: int, holder: int, starts: int) -> None:
    position = push(between(FULL, first=first, holder=holder), DEAL)
    assert (position.first, position.to_move, position.holder) == (starts, starts, 0)


def test_d41_the_same_player_starts_again_if_nobody_took_it() -> None:
    """A whole round with an empty large tray."""
    mine, yours = board(chips_taken=2), board(chips_taken=2)
    position = push(setup(mine, yours, small=("B|", "Y|"), first=2, to_move=2, pile=""), "sun 1 B 1", "sun 2 Y 1")
    assert (position.stage, position.holder, position.first) == (DuelStage.TRAYS, 0, 2)


@pytest.mark.parametrize("sun", ["B", "BB", "BBBBB"])
def test_d42_a_large_tray_of_one_colour_brings_the_first_player_tile(sun: str) -> None:
    position = push(setup(large=f"{sun}|", small=("BYRK||?",), to_move=2), "sun 0 B 6")
    assert position.holder == 2
    assert position.trays[0] == ("", "", "")


def test_d42_not_a_small_tray_and_not_two_colours() -> None:
    assert push(setup(large="BBBBY|", small=("BBBB||?",)), "sun 1 B 4").holder == 0
    assert push(setup(large="BBBBY|", small=("BBBB||?",)), "sun 0 B 4").holder == 0


def test_d42_breaking_them_brings_it_too() -> None:
    assert push(setup(large="BBB|", small=("BYRK||?",)), "sun 0 B 0").holder == 1


# D43


def over(mine: Board, yours: Board, *tiles: str, holder: int = 0, first: int = 1) -> DuelPosition:
    return setup(
        mine, yours, tiles=tiles or ("rows", "columns", "diagonals"), stage=DuelStage.OVER, round=5, to_move=None, holder=holder, first=first, pile=""
    )


COMPLETE = "YKRBKS TSTKTR TRSKKY BKRBRB YBTYTR KSTKBS"


def test_d43_all_scoring_tiles_are_added_up() -> None:
    position = over(board(plates=PLATES, dome=COMPLETE, score=10), board(plates=OTHERS, score=3))
    outcome = position.outcome
    assert outcome is not None
    assert [(bonus.kind, bonus.points) for bonus in outcome.bonuses[0]] == [("rows", 18), ("columns", 42), ("diagonals", 20)]
    assert [(bonus.kind, bonus.points) for bonus in outcome.bonuses[1]] == [("rows", 0), ("columns", 0), ("diagonals", 0)]
    assert outcome.scores == position.scores == (90, 3)
    assert position.round_scores == (10, 3)
    assert (outcome.winners, outcome.ranking, outcome.tie_break, outcome.ended_by.clause) == ((1,), ((1,), (2,)), TieBreak.NONE, "D43")
    assert not outcome.is_void


@pytest.mark.parametrize(("score", "specials", "total"), [(10, -12, 0), (12, -12, 0), (13, -12, 1)])
def test_d43_the_result_is_at_least_zero(score: int, specials: int, total: int) -> None:
    position = over(board(plates=PLATES), board(plates=OTHERS, score=score), "rows", "columns", "specials")
    assert position.outcome is not None
    assert position.outcome.bonuses[1][2].points == specials
    assert position.scores == (0, total)


def test_d43_in_one_step() -> None:
    """2 points, minus 12 for special spaces, 14 for two columns: 4, and not 14, which 0 in between would make."""
    dome = "YR.... *B.... TB.... TY.... BK.... ST....".replace("*", "Y")
    position = over(board(plates=PLATES), board(plates=OTHERS, dome=dome, score=2), "specials", "columns", "rows")
    assert position.outcome is not None
    assert [bonus.points for bonus in position.outcome.bonuses[1]] == [-9, 14, 0]
    assert position.scores[1] == 7


@pytest.mark.parametrize(("holder", "first", "winner"), [(1, 2, 1), (2, 1, 2), (0, 1, 1), (0, 2, 2)])
@pytest.mark.clause("D43")
def test_d43_a_tie_goes_to_the_first_player_tile(holder: int, first: int, winner: int) -> None:
    """Who took it in round 5 or, if nobody did, who started round 5; also at 0 to 0."""
    for mine, yours in ((7, 7), (0, 0)):
        position = over(board(plates=PLATES, score=mine), board(plates=OTHERS, score=yours), holder=holder, first=first)
        assert position.outcome is not None
        assert (position.outcome.winners, position.outcome.tie_break) == ((winner,), TieBreak.FIRST_TILE)
        assert position.outcome.ranking == ((winner,), (3 - winner,))


def test_d43_a_tie_is_one_of_final_scores() -> None:
    """Stopped at 0 both are equal, although one lost more."""
    position = over(board(plates=PLATES, score=1), board(plates=OTHERS, score=5), "rows", "columns", "specials", holder=1)
    assert position.outcome is not None
    assert (position.scores, position.outcome.winners) == ((0, 0), (1,))
    assert position.outcome.tie_break is TieBreak.FIRST_TILE


@pytest.mark.parametrize(("scores", "winner"), [((8, 7), 1), ((7, 8), 2)])
def test_d43_most_points_win(scores: tuple[int, int], winner: int) -> None:
    position = over(board(plates=PLATES, score=scores[0]), board(plates=OTHERS, score=scores[1]), holder=3 - winner, first=3 - winner)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.tie_break) == ((winner,), TieBreak.NONE)


def test_d43_nothing_happens_after_the_end() -> None:
    position = over(board(plates=PLATES), board(plates=OTHERS))
    assert not position.legal_moves
    for text in ("sun 1 B 1", "top S", DEAL, "draw", "spend", "tile 1 1"):
        with pytest.raises(GameOver) as refusal:
            push(position, text)
        assert (refusal.value.code, refusal.value.clause) == ("game-over", "D43")
    for chance in (Lowest(), seeded(1)):
        with pytest.raises(GameOver):
            position.deal(chance)
