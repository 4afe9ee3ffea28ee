"""Azul Duel in sentences: events, scoring step by step, scoring tiles, how a tie was broken."""

import pytest

from azulejos.render import text
from azulejos.render.azul import text as azul_text
from azulejos.render.azul import text_events as azul_events
from azulejos.render.duel import text_events, text_words
from azulejos.rules import GAMES, Bonus, Event, Scoring, TileScored, game
from azulejos.rules.azul import Pass
from azulejos.rules.duel.moves import Top
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.scoring_tiles import NAMES as TILES
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.scoring import BrokenCost, LineBroken, SpecialScored
from tests.kit.duel_events import event
from tests.kit.duel_play import POLICIES, play
from tests.kit.duel_tables import back, board, duel, setup
from tests.kit.tables import start

NAMES = ["Ann", "Ben"]


def turn() -> DuelPosition:
    ann = board("- - - - TT -", tokens=2, score=3)
    return setup(ann, large="BB|", small=("BBRT||?", "|KY|?", "||TY"), display="YK/TS - -", pile="S ?")


def poor() -> DuelPosition:
    return setup(board(tokens=2, score=0), large="|BK", small=("|Y|",), pile="W")


def kept() -> DuelPosition:
    return setup(stage=DuelStage.LAY, hand=Plate("YKTS"), drawn=(back("RT/Y*:1"),))


def last_chip() -> DuelPosition:
    """Ann has taken her two chips, Ben none; the last stacked tile covers one more chip."""
    return setup(board(chips="T T", chips_taken=2), board(), small=("|B|?", "||TY"))


def tiling() -> DuelPosition:
    return setup(board("- BB KK - - -", "1:YB/KS 4:*B/TK", chips="BR K TY"), stage=DuelStage.CHIPS, line=3)


@pytest.mark.parametrize(
    ("position", "words", "expected"),
    [
        (turn(), "sun 1 B 2", "Ann takes 2 blue from small tray 1 and completes line 2."),
        (turn(), "sun 1 B 1", "Ann takes 2 blue from small tray 1 and completes line 1; 1 breaks."),
        (turn(), "sun 1 T 5", "Ann takes 1 turquoise from small tray 1 to line 5, 2 to go."),
        (turn(), "sun 1 R 0", "Ann takes 1 red from small tray 1 and breaks it."),
        (turn(), "sun 0 B 0", "Ann takes 2 blue from the large tray with the first-player tile and breaks them."),
        (turn(), "moon Y 1", "Ann takes 1 yellow from the moon sides and completes line 1."),
        (poor(), "moon K 3", "Ann takes 1 black from the moon sides with the first-player tile to line 3, 2 to go."),
        (turn(), "chip 3", "Ann takes the chip of small tray 3: turquoise and yellow."),
        (turn(), "plate 1", "Ann takes the face-up plate YK/TS."),
        (turn(), "draw", "Ann pays 1 point and draws a special plate from the pile."),
        (poor(), "draw", "Ann has no points, so draws a wild plate from the pile for free."),
        (setup(stage=DuelStage.STACK, tray=2, rest="BKY"), "stack KYB", "Ann stacks black and yellow on small tray 2, with blue on top."),
        (setup(stage=DuelStage.DRAWING, drawn=(back("S"),)), "stop", "Ann draws no more: 1 plate."),
        (setup(stage=DuelStage.FRONTS, drawn=(back("S"),)), "fronts YK/TS", "Ann looks at the drawn plate."),
        (setup(stage=DuelStage.FRONTS, drawn=(back("S"), back("W"))), "fronts YK/TS RT/Y*", "Ann looks at the drawn plates."),
        (setup(stage=DuelStage.KEEP, drawn=(back("YK/TS:1"),)), "keep 1 YK/TS", "Ann keeps plate YK/TS."),
        (setup(stage=DuelStage.KEEP, drawn=(back("YK/TS:1"),)), "keep ? YK/TS", "Ann keeps plate YK/TS."),
        (kept(), "lay 5 0", "Ann places plate YK/TS on plate space 5; the other plate goes under the pile."),
        (setup(stage=DuelStage.LAY, hand=Plate("YKTS")), "lay 5 1", "Ann places plate YK/TS on plate space 5, turned to TY/SK."),
        (
            setup(stage=DuelStage.UNDER, drawn=(back("YK/TS:1"), back("RT/Y*:1"))),
            "under 2",
            "Ann puts a wild plate under the pile, and the last one after it.",
        ),
        (setup(stage=DuelStage.UNDER, drawn=(back("S"), back("W"), back("W"))), "under 1", "Ann puts a special plate under the pile."),
        (setup(stage=DuelStage.UNDER, drawn=(back("S"), back("W"), back("W"))), "under ? W", "Ann puts a wild plate under the pile."),
        (tiling(), "spend", "Ann spends no chips on line 3."),
        (tiling(), "spend BR K TY", "Ann spends 3 chips (BR, K, TY) to complete line 3."),
        (setup(board("- BB - - - -", "1:YB/KS"), stage=DuelStage.CELL, line=2), "tile 2 1", "Ann places the blue tile of line 2 in column 1."),
        (duel().start(), "top S", "The pile's top plate is special."),
        (setup(stage=DuelStage.TURN_UP, pile="S"), "up YK/TS", "New face-up plate: YK/TS."),
        (setup(stage=DuelStage.TRAYS, to_move=None, holder=2), "trays BBYRK/BBYY/-/-/-", "Round 3 is dealt; Ben starts."),
        (setup(stage=DuelStage.TRAYS, to_move=None), "trays BBYRK/BBYY/-/-/-", "Round 3 is dealt; Ann starts."),
        (setup(stage=DuelStage.REVEAL, small=("||?",)), "reveal 1 B", "The chip of small tray 1 is revealed: blue."),
    ],
)
def test_an_event_in_a_sentence(position: DuelPosition, words: str, expected: str) -> None:
    assert text.sentence(position, event(words), NAMES) == expected


def test_every_event_of_a_game_has_a_sentence_and_every_scoring_its_steps() -> None:
    for policy in POLICIES:
        for position, happening in play(duel(), 5, policy):
            assert text.sentence(position, happening, NAMES).endswith(".")
            for sentence in text.explain(position.game, position.explain(happening), NAMES):
                assert sentence.startswith(("Ann, ", "Ben, "))
                assert not sentence.endswith("points.")


@pytest.mark.clause("D50")
def test_what_is_told_never_has_the_fronts_of_drawn_plates() -> None:
    for position, happening in play(duel(), 6, POLICIES[2]):
        if position.stage in (DuelStage.FRONTS, DuelStage.UNDER, DuelStage.DRAWING):
            assert "/" not in text.sentence(position, happening, NAMES)


def test_only_backs_go_without_saying() -> None:
    position = duel().start()
    assert not text.is_told(position, event("top S"))
    assert text.is_told(position, event("up YK/TS"))
    assert text.is_told(start(), Pass())
    assert (Top,) == text_events.SILENT


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (TileScored(1, 1, (1, 1), "T", ((1, 1),), ((1, 1),)), "Ann, line 1: turquoise to column 1 scores 1: no tile touches it."),
        (
            SpecialScored(1, 2, (2, 4)),
            "Ann, row 2: its plate is full, and the special tile in column 4 scores 2, the points of its row.",
        ),
        (LineBroken(2, 0, 4, "K", 3, 0), "Ben, line 4: row 4 has no space left for black, so 3 tiles break."),
        (LineBroken(2, 0, 4, "K", 0, 1), "Ben, line 4: row 4 has no space left for black, so 1 tile breaks, 1 of them into the tower."),
        (
            BrokenCost(1, -5, (("R", 1), ("R", 2), ("first", 2))),
            "Ann, broken tiles: red 1, red 2 and first-player tile 2: costs 5.",
        ),
        (Scoring(2, 3), "Ben, 3 points."),
        (BrokenCost(1, -1, (("R", 1), ("R", 2))), "Ann, broken tiles: red 1 and red 2: costs 3, but only 1 could be paid."),
    ],
)
def test_a_step_of_scoring_in_a_sentence(step: Scoring, expected: str) -> None:
    assert text.explain(game("duel"), [step], NAMES) == (expected,)


@pytest.mark.clause("D36")
def test_nothing_broken_needs_no_sentence() -> None:
    assert text.explain(game("duel"), [BrokenCost(1, 0, ())], NAMES) == ()


def _line(row: int) -> tuple[tuple[int, int], ...]:
    return tuple((row, column) for column in range(1, 7))


@pytest.mark.clause("D6")
@pytest.mark.parametrize(
    ("bonus", "name"),
    [
        (Bonus("rows", 1, 3, (_line(2),)), "row 2"),
        (Bonus("rows", 2, 6, (_line(2), _line(3))), "rows 2 and 3"),
        (Bonus("columns", 1, 7, (((1, 4), (2, 4)),)), "column 4"),
        (Bonus("colours", 1, 4, (_line(5),)), "five kinds in row 5"),
        (Bonus("colours", 2, 8, (_line(5), _line(6))), "five kinds in rows 5 and 6"),
        (Bonus("edge", 1, 1, (((1, 1),),)), "1 tile on the edge"),
        (Bonus("diagonals", 1, 10, (((1, 1), (2, 2)),)), "the diagonal from the upper left"),
        (Bonus("diagonals", 1, 10, (((1, 6), (2, 5)),)), "the diagonal from the lower left"),
        (Bonus("diagonals", 2, 20, (((1, 1),), ((1, 6),))), "both diagonals"),
        (Bonus("corners", 1, 3, (((1, 5), (2, 6)),)), "upper right corner"),
        (Bonus("corners", 2, 11, (((1, 1),), ((5, 1),))), "upper left and lower left corners"),
        (Bonus("wilds", 3, 6, (((1, 1),), ((2, 2),), ((3, 3),))), "all 3 wild spaces filled"),
        (Bonus("specials", 2, -6, (((1, 1),), ((5, 1),))), "2 special spaces empty"),
    ],
)
def test_what_a_scoring_tile_counted(bonus: Bonus, name: str) -> None:
    assert text_words.bonus_name(duel().start(), 1, bonus) == name


def test_a_scoring_tile_that_counted_nothing_says_so() -> None:
    names = [text_words.bonus_name(duel().start(), 1, Bonus(tile, 0, 0, ())) for tile in TILES]
    assert all(name.startswith(("no ", "not ")) for name in names)
    assert len(set(names)) == len(TILES)


def over(*boards: object, tiles: tuple[str, ...] = ("rows", "columns", "diagonals"), holder: int = 0, first: int = 1) -> DuelPosition:
    return setup(*boards, stage=DuelStage.OVER, to_move=None, round=5, tiles=tiles, holder=holder, first=first)  # type: ignore[arg-type]


@pytest.mark.clause("D43")
def test_the_end_tells_every_scoring_tile_the_places_and_the_winner() -> None:
    plates = "1:YK/TS 2:*B/TK 3:TR/B*"
    ann = board(plates=plates, dome="YKBBTR ...... ...... ...... ...... ......", score=20)
    assert text.result(over(ann, board(score=21)), NAMES) == (
        "The game is over: the fifth round is over. (D43)",
        "Ann: 20 + 3 (row 1) + 0 (no complete column) + 0 (no complete diagonal) = 23 points.",
        "Ben: 21 + 0 (no complete row) + 0 (no complete column) + 0 (no complete diagonal) = 21 points.",
        "1. Ann, 23 points",
        "2. Ben, 21 points",
        "Ann wins.",
    )


@pytest.mark.clause("D43")
def test_points_that_are_taken_away_never_lead_below_nothing() -> None:
    ann = board(plates="1:YK/TS 2:KS/TR", score=4)
    told = text.result(over(ann, board(score=9), tiles=("rows", "columns", "specials")), NAMES)
    assert told[1] == ("Ann: 4 + 0 (no complete row) + 0 (no complete column) - 6 (2 special spaces empty) = 0 points, since no score falls below 0.")


@pytest.mark.clause("D43")
@pytest.mark.parametrize(
    ("holder", "first", "expected"),
    [
        (2, 1, "Both have 7 points; Ben wins, who took the first-player tile in round 5. (D43)"),
        (0, 1, "Both have 7 points; Ann wins, who started round 5, in which no one took the first-player tile. (D43)"),
    ],
)
def test_how_a_tie_was_broken(holder: int, first: int, expected: str) -> None:
    assert text.result(over(board(score=7), board(score=7), holder=holder, first=first), NAMES)[-1] == expected


@pytest.mark.parametrize("strange", [Pass(), Event()])
def test_other_games_and_events_are_refused(strange: Event) -> None:
    with pytest.raises(TypeError, match="not an Azul Duel event"):
        text.sentence(duel().start(), strange, NAMES)
    with pytest.raises(TypeError, match="not a position of Azul Duel"):
        text_events.sentence(start(), strange)
    with pytest.raises(TypeError, match="not a position of Azul Duel"):
        text_words.tie(start(), NAMES)


def test_azul_refuses_what_is_duel() -> None:
    with pytest.raises(TypeError, match="not an Azul event"):
        text.sentence(start(), event("draw"), NAMES)
    with pytest.raises(TypeError, match="not a position of Azul"):
        azul_events.sentence(duel().start(), event("draw"))
    with pytest.raises(TypeError, match="not a position of Azul"):
        azul_events.bonus_name(duel().start(), 1, Bonus("rows", 1, 2, ()))
    with pytest.raises(TypeError, match="not a position of Azul"):
        azul_text.TableText(duel().start())


def test_every_game_has_its_texts() -> None:
    assert set(text.TEXTS) == set(GAMES)


def test_d25_who_can_do_nothing_is_passed_over() -> None:
    """Ben's turn is only over when he takes a chip; then Ann, who has two, can do nothing."""
    position = last_chip()
    told = []
    for words in ("moon B 1", "reveal 1 KB", "chip 2", "chip 1"):
        before, happening = position.copy(), event(words)
        position.push(happening)
        told.append(text.passed_over(before, happening, position, NAMES))
    assert told == ["", "", "Ann has no possible action and is skipped. (D25)", ""]


def test_d25_a_chip_that_is_revealed_is_for_the_other_one() -> None:
    position = last_chip()
    position.to_move = 2
    position.push(event("moon B 1"))
    before, happening = position.copy(), event("reveal 1 KB")
    position.push(happening)
    assert (before.to_move, position.to_move) == (1, 2)
    assert text.passed_over(before, happening, position) == "Seat 1 has no possible action and is skipped. (D25)"


def test_nobody_is_passed_over_in_the_set_up_or_in_azul() -> None:
    for position, happening in play(duel(), 1, POLICIES[0]):
        if position.round > 1 or position.stage is DuelStage.TURN:
            break
        after = position.copy()
        after.push(happening)
        assert text.passed_over(position, happening, after) == ""
    assert text.passed_over(start(2), Pass(), start(2)) == ""
    with pytest.raises(TypeError):
        text_events.passed_over(start(2), Pass(), start(2))
