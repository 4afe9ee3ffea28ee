"""A41, A21, A4: the score pad, and numbers that no wall can have."""

import random
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules.azul import AzulGame, wall_colour
from azulejos.rules.azul.board import Wall
from azulejos.tournament import Refused
from azulejos.tournament.score_pad import MOST_PV, count, most_before, questions, read_wall
from tests.kit.boards import PATTERN
from tests.kit.play import Policy, next_event
from tests.kit.strategies import coloured_walls, policies, seeds
from tests.kit.tables import COLOURED, TOURNAMENT

FULL = "11111 11111 11111 11111 11111"


def wall_of(cells: str) -> Wall:
    """A wall of 25 cells, 1 for a tile."""
    return read_wall(" ".join(cells[start : start + 5] for start in range(0, 25, 5)))


def test_a41_bonuses_rows_and_pv() -> None:
    found = count(read_wall("BYRKW WB... K.B.. R..B. Y...B"), 31)
    assert [(bonus.kind, bonus.count, bonus.points) for bonus in found.bonuses] == [("rows", 1, 2), ("columns", 1, 7), ("colours", 1, 10)]
    assert (found.before, found.rows, found.pv) == (31, 1, 50)
    assert count(read_wall(FULL), 145).pv == 240


def test_a4_letters_and_marks_are_read() -> None:
    assert read_wall(PATTERN) == read_wall(FULL) == read_wall(FULL.replace(" ", "/").replace("1", "1"))
    assert read_wall("b.... -0... ..... ..... .....") == read_wall("1.... ..... ..... ..... .....")


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("YBRKW ..... ..... ..... .....", "wall-colour", "A4"),
        ("X.... ..... ..... ..... .....", "wall-shape", "A4"),
        ("..... ..... ..... .....", "wall-shape", "A3"),
        ("...... ..... ..... ..... .....", "wall-shape", "A3"),
        ("", "wall-shape", "A3"),
    ],
)
def test_t8_walls_that_cannot_be(text: str, code: str, clause: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_wall(text)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)


def test_numbers_that_a_wall_contradicts() -> None:
    wall = read_wall("BYRKW W.... K.... R.... Y....")

    def codes(**said: int) -> list[str]:
        return [fault.code for fault in questions(wall, **said)]

    assert codes(rows=1, before=20, pv=29) == []
    assert codes(rows=2) == ["rows-differ"]
    assert codes(before=-1) == ["score-negative"]
    assert codes(before=most_before(wall)) == []
    assert codes(before=most_before(wall) + 1) == ["score-too-high"]
    assert codes(pv=8) == ["pv-below-bonuses"]
    assert codes(pv=9) == []
    assert codes(pv=9 + most_before(wall)) == []
    assert codes(pv=10 + most_before(wall)) == ["pv-too-high"]
    assert codes(pv=30, before=20) == ["pv-differ"]
    assert all(fault.clause and ": " in fault.text for fault in questions(wall, rows=2, before=-1, pv=8))


def naive_points(order: list[int]) -> int:
    """What tiles placed in this order score, by A21, counted cell by cell."""
    there: set[int] = set()
    total = 0
    for cell in order:
        there.add(cell)
        row, column = divmod(cell, 5)
        across = down = 1
        for step in (-1, 1):
            at = column + step
            while 0 <= at < 5 and row * 5 + at in there:
                across, at = across + 1, at + step
            at = row + step
            while 0 <= at < 5 and at * 5 + column in there:
                down, at = down + 1, at + step
        total += (across if across > 1 else 0) + (down if down > 1 else 0) if across > 1 or down > 1 else 1
    return total


@given(st.sets(st.integers(0, 24), min_size=1, max_size=6))
def test_a21_no_order_of_few_tiles_scores_more_than_the_bound(cells: set[int]) -> None:
    wall = wall_of("".join("1" if cell in cells else "." for cell in range(25)))
    assert max(naive_points(list(order)) for order in permutations(cells)) <= most_before(wall)


@given(coloured_walls(), seeds)
def test_a21_no_order_of_any_tiles_scores_more_than_the_bound(text: str, seed: int) -> None:
    cells = [number for number, letter in enumerate(text.replace(" ", "")) if letter != "."]
    random.Random(seed).shuffle(cells)
    assert naive_points(cells) <= most_before(read_wall(text))


@given(st.sampled_from([*COLOURED, *TOURNAMENT]), policies, seeds)
def test_a41_what_was_really_played_is_never_questioned(game: AzulGame, policy: Policy, seed: int) -> None:
    position = game.start(1)
    lots = random.Random(seed)
    while position.outcome is None:
        position.push(next_event(position, policy, lots))
    for seat, board in enumerate(position.boards):
        pv = position.outcome.scores[seat]
        if pv is not None:
            found = count(board.wall, board.score)
            assert (found.pv, found.rows) == (pv, board.complete_rows)
            assert questions(board.wall, before=board.score, rows=found.rows, pv=pv) == ()
            assert 2 * found.rows <= pv <= MOST_PV[found.rows]


def test_a41_the_most_of_each_number_of_rows() -> None:
    """More tiles never make the bound lower (a run that two become has more than both), so that rows that are not complete have four."""
    most = [0] * 6
    for rows in range(6):
        for complete in combinations(range(5), rows):
            others = [row for row in range(5) if row not in complete]
            for missing in product(range(5), repeat=5 - rows):
                holes = dict(zip(others, missing, strict=True))
                wall = tuple(tuple(None if holes.get(row) == column else wall_colour(row, column) for column in range(5)) for row in range(5))
                most[rows] = max(most[rows], count(wall, most_before(wall)).pv)
    assert tuple(most) == MOST_PV


@given(coloured_walls(), st.integers(0, 24))
def test_a21_more_tiles_never_make_the_bound_lower(text: str, cell: int) -> None:
    cells = text.replace(" ", "").replace(".", "0")
    more = cells[:cell] + "1" + cells[cell + 1 :]
    assert most_before(wall_of(cells)) <= most_before(wall_of(more))
