"""What `replay` shows of a record."""

import pytest

from azulejos.notation import AgnError, Record, error_object, replay
from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulGame
from tests.kit.play import play
from tests.kit.tables import VARIANTS, name
from tests.notation.texts import DEAL, HEAD, SEVEN, TOURNAMENT, record


def test_an_unfinished_game() -> None:
    assert replay(record(f"{HEAD}\nR1 {DEAL} 3B2 2R2")) == {
        "players": 2,
        "rounds": [],
        "scores": [0, 0],
        "winners": [],
        "walls": [["00000"] * 5] * 2,
        "legal": [84, 78],
        "complete": False,
    }


def test_a_void_game_has_no_scores() -> None:
    shown = replay(record(f"{TOURNAMENT}\nR1 {SEVEN} 1B2 withdraw:2 void"))
    assert (shown["scores"], shown["winners"], shown["withdrawn"], shown["void"], shown["complete"]) == ([None] * 3, [], [2], True, True)


def test_a_withdrawn_seat_has_no_score_from_then_on() -> None:
    shown = replay(record(f"{TOURNAMENT}\nR1 {SEVEN} withdraw:2"))
    assert (shown["scores"], shown["winners"], shown["withdrawn"], shown["complete"]) == ([0, None, 0], [], [2], False)
    assert "void" not in shown


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_rounds_and_legal_moves_are_those_of_the_game(table: AzulGame) -> None:
    legal: list[int] = []
    rounds: list[list[int | None]] = []
    for position, event in play(table, 5):
        if position.phase is Phase.DEAL and position.round > len(rounds):
            rounds.append(list(position.round_scores))
        if isinstance(event, Move):
            legal.append(len(position.legal_moves))
    shown = replay(Record.of(position))
    outcome = position.outcome
    assert outcome is not None
    if position.phase is Phase.OVER:
        rounds.append(list(position.round_scores))
        assert shown["rounds"] == [{"scores": scores} for scores in rounds]
    assert shown["legal"] == legal
    assert shown["scores"] == list(outcome.scores)
    assert shown["winners"] == list(outcome.winners)
    assert shown["complete"] is True


def test_an_error_is_an_object_of_its_own() -> None:
    error = AgnError("deal-due", "The displays have to be filled first.", "A30", file="games.agn", line=5, token="3B2")
    keys = {"file": "games.agn", "line": 5, "token": "3B2", "clause": "A30", "code": "deal-due", "text": "The displays have to be filled first."}
    assert error_object(error) == {"error": keys}
    assert str(error) == 'games.agn:5: "3B2": The displays have to be filled first. (A30)'
    assert str(AgnError("x", "Wrong.")) == "Wrong."
