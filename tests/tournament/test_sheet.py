"""T12, A42: the score sheet, what cannot be on it, and what is odd."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules.azul import EMPTY_WALL, Board, wall_colour
from azulejos.rules.azul.ending import outcome
from azulejos.rules.outcome import Ending
from azulejos.tournament import Line, Sheet, SheetRefused
from azulejos.tournament.sheet import check, faults, fill, places, questions

SEATS = ("p-ann", "p-bob", "p-cy", "p-dee")


def sheet(*lines: tuple[int | None, int | None, int | None]) -> Sheet:
    """A sheet of lines (place, PV, rows)."""
    return Sheet(1, 1, tuple(Line(seat, SEATS[seat - 1], *line) for seat, line in enumerate(lines, 1)))


def codes(found: Sheet, *withdrawn: str) -> list[tuple[str, str | None]]:
    return [(fault.code, fault.clause) for fault in faults(found, SEATS[: len(found.lines)], withdrawn)]


def test_t12_places_follow_from_pv_and_rows() -> None:
    assert codes(sheet((1, 50, 1), (2, 40, 0), (3, 30, 0), (4, 20, 0))) == []
    assert codes(sheet((2, 40, 1), (1, 40, 2), (3, 40, 0), (3, 40, 0))) == []
    assert codes(sheet((1, 40, 1), (1, 40, 1), (3, 39, 5), (4, 0, 0))) == []
    assert codes(sheet((1, 40, 1), (2, 40, 1), (3, 39, 5), (4, 0, 0))) == [("place", "A42")]
    assert codes(sheet((1, 40, 0), (2, 40, 1))) == [("place", "A42"), ("place", "A42")]


def test_a42_shared_places_are_numbered_1_2_2_4() -> None:
    assert places([(50, 1), (40, 0), (40, 0), (30, 0)]) == {(50, 1): 1, (40, 0): 2, (30, 0): 4}


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(0, 5)), min_size=2, max_size=4))
def test_a42_places_are_those_of_the_rules(results: list[tuple[int, int]]) -> None:
    """Of walls with so many complete rows, and so many points before bonuses."""
    boards = []
    for extra, rows in results:
        wall = tuple(tuple(wall_colour(row, column) for column in range(5)) if row < rows else EMPTY_WALL[row] for row in range(5))
        boards.append(Board(extra, wall=wall))
    ended = outcome(tuple(boards), frozenset(), Ending("A40", ""), void=False)
    right = {seat: sum(map(len, ended.ranking[:number])) + 1 for number, tied in enumerate(ended.ranking) for seat in tied}
    filled = fill(1, 1, SEATS[: len(results)], ended.scores, [rows for _, rows in results])
    assert {line.seat: line.place for line in filled.lines} == right


@pytest.mark.parametrize(
    ("line", "code", "clause"),
    [
        ((1, -1, 0), "pv-negative", "A22"),
        ((1, 60, 6), "rows", "A3"),
        ((1, 60, -1), "rows", "A3"),
        ((1, 5, 3), "pv-below-bonuses", "A41"),
        ((1, 155, 1), "pv-too-high", "A41"),
        ((1, 241, 5), "pv-too-high", "A41"),
        ((None, 40, 1), "incomplete", "T12"),
        ((1, None, 1), "incomplete", "T12"),
        ((1, 40, None), "incomplete", "T12"),
    ],
)
def test_t12_numbers_that_cannot_be(line: tuple[int | None, int | None, int | None], code: str, clause: str) -> None:
    assert codes(sheet(line, (2, 0, 0))) == [(code, clause)]


def test_t12_the_extremes_can_be() -> None:
    assert codes(sheet((1, 240, 5), (2, 154, 1), (3, 135, 0), (4, 0, 0))) == []


def test_t21_a_withdrawal_has_no_pv() -> None:
    left = Line(2, "p-bob", withdrawn=True)
    assert codes(Sheet(1, 1, (Line(1, "p-ann", 1, 30, 1), left)), "p-bob") == []
    for wrong in (replace(left, pv=0), replace(left, place=2), replace(left, rows=0)):
        assert codes(Sheet(1, 1, (Line(1, "p-ann", 1, 30, 1), wrong)), "p-bob") == [("withdrawn-with-pv", "T21")]


def test_t21_a_sheet_notes_all_withdrawals_that_were_recorded_and_may_know_of_more() -> None:
    there = sheet((1, 40, 1), (2, 30, 0))
    assert codes(there, "p-bob") == [("withdrawal-missing", "T21")]
    gone = Sheet(1, 1, (there.lines[0], Line(2, "p-bob", withdrawn=True)))
    assert codes(gone) == []


def test_t12_a_sheet_is_of_its_table() -> None:
    right = sheet((1, 40, 1), (2, 30, 0))
    for seats in (("p-bob", "p-ann"), ("p-ann",), ("p-ann", "p-bob", "p-cy"), ("p-ann", "p-cy")):
        assert [fault.code for fault in faults(right, seats, ())] == ["seats"]
    assert [fault.code for fault in faults(Sheet(1, 1, right.lines[::-1]), ("p-ann", "p-bob"), ())] == ["seats"]


def test_every_fault_says_what_to_do() -> None:
    wrong = sheet((1, -1, 0), (1, 9, 7))
    with pytest.raises(SheetRefused) as refusal:
        check(wrong, SEATS[:2], ())
    assert str(refusal.value) == "Seat 1 cannot have fewer than 0 PV: count again. Seat 2 cannot have 7 complete rows of five: count again. (A22)"


def test_odd_sheets_are_questioned() -> None:
    assert questions(sheet((1, 60, 1), (2, 40, 0))) == ()
    assert [question.code for question in questions(sheet((1, 131, 1), (2, 40, 0)))] == ["rare-pv"]
    assert [question.code for question in questions(Sheet(1, 1, (Line(1, "p-ann", withdrawn=True), Line(2, "p-bob", 1, 140, 0))))] == [
        "no-row",
        "rare-pv",
    ]
