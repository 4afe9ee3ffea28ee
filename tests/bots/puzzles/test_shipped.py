"""The puzzles that ship with the package: each is one, and a search still finds so."""

import subprocess
import sys
from collections import Counter
from datetime import date, timedelta

import pytest

from azulejos.bots.analysis import Mark, Reason, analyser_of
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.interface import Limit
from azulejos.bots.puzzles import Puzzle, shipped
from azulejos.bots.puzzles.mining import moves_that_differ
from azulejos.bots.puzzles.praise import FOUND, praise
from azulejos.i18n import LANGUAGES
from azulejos.notation import afen, read_token, write_token
from azulejos.render.wording import Wording
from azulejos.rules.duel.position import DuelPosition
from tests.kit.effort import some

ALL = list(shipped())


def test_no_puzzle_comes_again_before_all_others_have() -> None:
    monday = date(2026, 11, 16)
    days = [shipped().daily(monday + timedelta(days=day)) for day in range(len(ALL))]
    assert len({puzzle.id for puzzle in days}) == len(ALL) >= 120
    assert shipped().daily(monday + timedelta(days=len(ALL))) == days[0]


def test_a_week_grows_harder_from_monday_on() -> None:
    monday = date(2026, 11, 16)
    for week in range(20):
        levels = [shipped().daily(monday + timedelta(days=7 * week + day)).difficulty for day in range(7)]
        assert levels == sorted(levels)
    assert len(Counter(puzzle.difficulty for puzzle in ALL)) > 2


def test_every_puzzle_has_all_legal_moves_and_one_best_by_a_clear_margin() -> None:
    for puzzle in ALL:
        position = afen.read(puzzle.afen)
        expected = {frozenset(write_token(position.game, move) for move in group) for group in moves_that_differ(position)}
        assert {frozenset(move.tokens) for move in puzzle.moves} == expected
        assert len(expected) == len(puzzle.moves)
        assert puzzle.margin >= 0.0995
        assert puzzle.mark(puzzle.solution) is Mark.BEST
        assert all(puzzle.mark(move) in (Mark.MISTAKE, Mark.BLUNDER) for move in puzzle.moves[1:] if puzzle.margin >= 0.1)
        for token in puzzle.line:
            move = read_token(position.game, token)
            assert move in position.legal_moves
            position.push(move)


def test_nothing_is_hidden_in_a_puzzle_of_duel() -> None:
    """D50: what only the other seat has seen would be seen through the position that one can play on from."""
    positions = [position for puzzle in ALL if isinstance(position := afen.read(puzzle.afen), DuelPosition)]
    assert len(positions) >= 14
    assert all(position.is_open for position in positions)


def test_every_language_has_a_sentence_for_every_reason() -> None:
    of_kind = {(move is puzzle.solution, reason.text): reason for puzzle in ALL for move in puzzle.moves for reason in move.reasons}
    for language in LANGUAGES:
        sentences = Sentences(Wording(language), ["Ann", "Ben", "Cid", "Dan"])
        for (is_best, _), reason in of_kind.items():
            assert sentences.reason(praise(reason) if is_best else reason)
        for text in (*FOUND, "analysis-better"):
            values: dict[str, str | int] = {"line": 3, "count": 1, "points": 4, "bonus": 2, "cost": 2, "seat": 1, "column": 2, "theirs": 4}
            values |= {"begun": 5, "lacks": 1, "row": 1, "below": 2, "colours": 3, "less": 1, "need": 4, "other": 11, "special": 2, "cells": 3}
            values |= {"brought": 2, "colour": "B"}
            assert sentences.reason(praise(Reason(text, values)))


def test_a_server_without_the_extra_kernel_has_them() -> None:
    lacking = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None"
    asked = "import azulejos.server.web.routes.puzzles as routes; print(len(routes.shipped()))"
    ran = subprocess.run([sys.executable, "-c", f"{lacking}; {asked}"], capture_output=True, text=True, check=True)
    assert int(ran.stdout) == len(ALL)


@pytest.mark.parametrize("puzzle", some(ALL, 4), ids=lambda puzzle: puzzle.id)
def test_a_search_finds_the_same_once_more(puzzle: Puzzle) -> None:
    position = afen.read(puzzle.afen)
    assert position.to_move is not None
    best, *others = analyser_of(puzzle.game).assess(position, Limit(nodes=1_000_000)).options
    assert write_token(position.game, best.move) in puzzle.solution.tokens
    seat = position.to_move - 1
    next_best = max(option.chances[seat] for option in others if write_token(position.game, option.move) not in puzzle.solution.tokens)
    assert best.chances[seat] - next_best > 0.09
