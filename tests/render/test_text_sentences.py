"""Sentences: moves, scoring step by step, bonuses, ranking, ties."""

import pytest

from azulejos.notation import read_token
from azulejos.render import text
from azulejos.rules import FloorCost, LineFallen, Phase, TileScored, game
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import board
from tests.kit.tables import start, table, tournament

NAMES = ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("before", "token", "expected"),
    [
        ([], "3B2", "Ann takes 2 blue from display 3 and completes line 2."),
        ([], "3B1", "Ann takes 2 blue from display 3 and completes line 1; 1 falls."),
        ([], "3Y4", "Ann takes 1 yellow from display 3 to line 4, 3 to go."),
        ([], "2WF", "Ann takes 2 white from display 2 to the floor line."),
        (["3B2"], "CK1", "Ben takes 1 black from the centre with the marker and completes line 1."),
        (["3B2", "CK1"], "CY1", "Ann takes 1 yellow from the centre and completes line 1."),
        ([], "pass", "Ann has run out of time and loses the turn."),
        ([], "withdraw:2", "Ben withdraws."),
        (["pass", "pass"], "resume", "The arbiter resumes the game."),
        ([], "void", "The arbiter declares the table void."),
    ],
)
def test_an_event_in_a_sentence(before: list[str], token: str, expected: str) -> None:
    position = tournament(2)
    for earlier in ["@BBYK/RRWW/BBYK/RKWW/BYYR", *before]:
        position.push(read_token(position.game, earlier))
    assert text.sentence(position, read_token(position.game, token), NAMES) == expected


def test_a_deal_tells_who_starts() -> None:
    position = start(first=2)
    assert text.sentence(position, read_token(position.game, "@BBYK/RRWW/BBYK/RKWW/BYYR"), NAMES) == "Round 1 is dealt; Ben starts."


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (TileScored(1, 1, (1, 1), "B", ((1, 1),), ((1, 1),)), "Ann, line 1: blue to column 1 scores 1: no tile touches it."),
        (
            TileScored(2, 7, (3, 2), "W", ((3, 1), (3, 2), (3, 3), (3, 4)), ((1, 2), (2, 2), (3, 2))),
            "Ben, line 3: white to column 2 scores 7: 4 across (columns 1-4) and 3 down (rows 1-3).",
        ),
        (LineFallen(1, 0, 4, "R", 3, 1), "Ann, line 4: no cell of row 4 may take red, so 4 tiles fall, 1 of them into the lid."),
        (LineFallen(1, 0, 1, "K", 1, 0), "Ann, line 1: no cell of row 1 may take black, so 1 tile falls."),
        (FloorCost(1, -4, (("marker", 1), ("K", 1), ("K", 2))), "Ann, floor line: marker 1, black 1 and black 2: costs 4."),
        (FloorCost(2, -1, (("Y", 1), ("Y", 1))), "Ben, floor line: yellow 1 and yellow 1: costs 2, but only 1 could be paid."),
    ],
)
def test_a_step_of_scoring_in_a_sentence(step: TileScored | LineFallen | FloorCost, expected: str) -> None:
    assert text.explain(game("azul"), [step], NAMES) == (expected,)


def test_an_empty_floor_line_needs_no_sentence() -> None:
    assert text.explain(game("azul"), [FloorCost(1, 0, ())], NAMES) == ()


def over(*boards: str, scores: tuple[int, ...]) -> AzulPosition:
    walls = tuple(board(wall=wall, score=score) for wall, score in zip(boards, scores, strict=True))
    return AzulPosition(table(len(boards)), round=5, phase=Phase.OVER, boards=walls)


ROW = "BYRKW ..... ..... ..... ....."
ROWS = "BYRKW WBYRK ..... ..... ....."
MANY = "BYRKW WB... K.B.. R..B. Y...B"
NONE = "..... ..... ..... ..... ....."


def test_bonuses_are_told_one_by_one_and_places_in_order() -> None:
    assert text.result(over(NONE, MANY, scores=(30, 20)), NAMES) == (
        "The game is over: a horizontal row of the wall is complete (Ben). (A40)",
        "Ann: 30 points and no bonus.",
        "Ben: 20 + 2 (row 1) + 7 (column 1) + 10 (all 5 blue) = 39 points.",
        "1. Ben, 39 points",
        "2. Ann, 30 points",
        "Ben wins.",
    )


@pytest.mark.clause("A42")
def test_more_rows_break_a_tie() -> None:
    told = text.result(over(ROW, ROWS, scores=(32, 30)), NAMES)
    assert told[-1] == "Ben and Ann have 34 points each; Ben wins with more complete rows, 2 against 1. (A42)"
    assert "Ben: 30 + 4 (rows 1 and 2) = 34 points." in told


@pytest.mark.clause("A42")
def test_a_victory_can_be_shared() -> None:
    told = text.result(over(ROW, ROW, NONE, scores=(30, 30, 1)), [*NAMES, "Cleo"])
    assert told[-4:] == ("1. Ann, 32 points", "1. Ben, 32 points", "3. Cleo, 1 point", told[-1])
    assert told[-1] == "Ann and Ben share the victory: their points and their complete rows are equal. (A42)"


def test_a_void_game_counts_for_nobody() -> None:
    position = tournament(2)
    for token in ("@BBYK/RRWW/BBYK/RKWW/BYYR", "void"):
        position.push(read_token(position.game, token))
    assert text.result(position) == (
        "The game is over: the arbiter declared the table void. (T5)",
        "The table is void: the game counts for no one.",
    )
