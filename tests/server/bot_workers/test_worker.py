"""The worker's own side, without a process: frames, and answers to questions."""

import io
import pickle

import pytest

from azulejos.rules import game
from azulejos.server.bot_workers import any_legal
from azulejos.server.bot_workers.protocol import FAILED, TOKEN, frame, read_frame
from azulejos.server.bot_workers.worker import answer
from tests.kit.chances import Lowest, seeded
from tests.kit.duel_play import POLICIES as DUEL_POLICIES
from tests.kit.duel_play import play as play_duel
from tests.kit.duel_tables import duel
from tests.kit.play import play
from tests.kit.tables import TOURNAMENT, table


@pytest.mark.parametrize("cut", range(8))
def test_half_a_frame_is_the_end(cut: int) -> None:
    whole = frame(b"T3Y4")
    assert read_frame(io.BytesIO(whole[:cut])) is None
    assert read_frame(io.BytesIO(whole + whole[:cut])) == b"T3Y4"


def test_views_of_whole_games_survive_the_pipe() -> None:
    for azul in (table(2), table(3, wall="grey"), TOURNAMENT[2]):
        for position, _ in play(azul, 3):
            check(position.view(2))
    for policy in DUEL_POLICIES:
        for duel_position, _ in play_duel(duel(), 3, policy):
            check(duel_position.view(2))


def check(view: object) -> None:
    twin = pickle.loads(pickle.dumps(view, pickle.HIGHEST_PROTOCOL))
    assert twin == view
    assert list(twin.legal_moves) == list(view.legal_moves)  # type: ignore[attr-defined]


def test_a_question_that_is_none_has_an_answer_too() -> None:
    assert answer(b"", Lowest()).startswith(FAILED + b"EOFError in azulejos.server.bot_workers.worker")
    assert answer(pickle.dumps(1), Lowest()).startswith(FAILED + b"TypeError")


def test_an_answer_is_the_token_of_a_move() -> None:
    position = game("azul").start()
    position.push(position.deal(seeded(1)))
    question = pickle.dumps(("azulejos.bots:RandomBot", 1.0, position.view(1)))
    assert answer(question, Lowest()) == TOKEN + any_legal(position.view(1), Lowest()).encode()
