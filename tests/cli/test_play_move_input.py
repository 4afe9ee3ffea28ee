"""What a person types: whole moves, steps, commands, and everything that is neither."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.cli.play.move_input import Command, PartialMove, command, extended, question, tokens, understand
from azulejos.notation import read_token, write_token
from azulejos.rules import IllegalMove, Move
from azulejos.rules.azul import AzulPosition
from tests.kit.tables import start, tournament

DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR"


def played(position: AzulPosition, *events: str) -> AzulPosition:
    for token in events:
        position.push(read_token(position.game, token))
    return position


def offer() -> AzulPosition:
    return played(start(), DEAL)


def tiling() -> AzulPosition:
    position = played(start(wall="grey", displays=2), "@BBBB/RRRR", "1B2")
    return played(position, "2R2")


def token(position: AzulPosition, chosen: Move | PartialMove) -> str:
    assert isinstance(chosen, Move)
    return write_token(position.game, chosen)


@pytest.mark.parametrize("typed", ["3Y4", "3y4", " 3 y 4 ", "3 Y4"])
def test_a_whole_move(typed: str) -> None:
    assert token(offer(), understand(offer(), typed)) == "3Y4"


def test_a_move_step_by_step() -> None:
    position = offer()
    assert understand(position, "3") == PartialMove("3")
    assert understand(position, "y", "3") == PartialMove("3Y")
    assert token(position, understand(position, "4", "3Y")) == "3Y4"


def test_a_step_goes_on_by_itself_where_there_is_no_choice() -> None:
    position = played(start(displays=2), "@BBBB/RRWW")
    assert understand(position, "1") == PartialMove("1B")


def test_a_step_may_be_thought_over() -> None:
    position = offer()
    assert understand(position, "5", "3") == PartialMove("5")
    assert token(position, understand(position, "2r2", "3Y")) == "2R2"


@pytest.mark.clause("A50")
def test_a_column_is_enough_on_the_grey_wall() -> None:
    position = tiling()
    assert extended(position) == ">2"
    assert question(position, extended(position)) == "which column for the tile of line 2? 1, 2, 3, 4 or 5"
    assert token(position, understand(position, "4", ">2")) == ">24"
    assert token(position, understand(position, "> 2 4", ">2")) == ">24"


@pytest.mark.parametrize(
    ("typed", "stem", "code", "clause"),
    [
        ("3W4", "", "no-such-tiles", "A11"),
        ("3w", "", "no-such-tiles", "A11"),
        ("w", "3", "no-such-tiles", "A11"),
        ("9B", "", "no-such-display", "A2"),
        ("CB1", "", "no-such-tiles", "A11"),
        ("c", "", "no-such-move", None),
        ("", "", "not-understood", None),
        ("hello", "", "not-understood", None),
        ("@BBYK", "", "no-move", None),
        ("3Y4 2R2", "", "not-understood", None),
        ("³Y4", "", "not-understood", None),
    ],
)
def test_a_refusal_says_why(typed: str, stem: str, code: str, clause: str | None) -> None:
    with pytest.raises(IllegalMove) as refused:
        understand(offer(), typed, stem)
    assert (refused.value.code, refused.value.clause) == (code, clause)


@pytest.mark.clause("A13")
def test_a_line_that_cannot_take_the_tiles_is_refused_and_no_new_source() -> None:
    position = played(offer(), "3B2", "2R2")
    with pytest.raises(IllegalMove, match="Pattern line 2 is complete"):
        understand(position, "2", "1Y")


@pytest.mark.clause("T4")
@pytest.mark.parametrize("typed", ["pass", "void", "withdraw:2"])
def test_nobody_may_choose_to_pass(typed: str) -> None:
    with pytest.raises(IllegalMove, match="Only moves can be typed here"):
        understand(played(tournament(2), DEAL), typed)


@given(st.text(max_size=80), st.sampled_from(["", "3", "3Y", "C"]))
def test_whatever_is_typed_is_a_move_a_step_or_one_sentence(typed: str, stem: str) -> None:
    position = offer()
    try:
        chosen = understand(position, typed, stem)
    except IllegalMove as error:
        sentence = error.text
    else:
        sentence = ""
        assert tokens(position, chosen.stem) if isinstance(chosen, PartialMove) else chosen in position.legal_moves
    assert sentence.isprintable()
    assert position == offer()


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("?", Command("help")),
        (" HELP ", Command("help")),
        ("q", Command("quit")),
        ("save  My Game.agn ", Command("save", "My Game.agn")),
        ("save", Command("save")),
        ("3y4", None),
        ("b", None),
        ("", None),
    ],
)
def test_commands(typed: str, understood: Command | None) -> None:
    assert command(typed) == understood


def test_questions_name_what_may_be_answered() -> None:
    position = offer()
    assert question(position, "") == "your move?"
    assert question(position, "4") == "which colour from display 4? R, K or W"
    assert question(position, "4K") == "K from display 4 to which line? 1, 2, 3, 4, 5 or F"
    assert question(played(position, "3B2"), "C") == "which colour from the centre? Y or K"
