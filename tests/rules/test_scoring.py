"""Scoring that explains itself: each step recounted, from the boards before to the boards after."""

import pytest
from hypothesis import given

from azulejos.rules import Event, FloorCost, IllegalMove, TileScored
from azulejos.rules.azul import AzulGame, AzulPosition, Take, Withdraw
from azulejos.rules.scoring import run, tile_points
from tests.kit.boards import board, on_floor, setup
from tests.kit.events import event
from tests.kit.play import POLICIES, play
from tests.kit.recount import Sheet, check_steps, sheets
from tests.kit.strategies import positions
from tests.kit.tables import COLOURED, GREY, TOURNAMENT, name, table


def sheets_before_tiling(position: AzulPosition, happening: Event) -> list[Sheet]:
    """The boards after a take and before what follows from it: one more tile, elsewhere, keeps the offer open."""
    if not isinstance(happening, Take):
        return sheets(position)
    longer = position.copy(history=False)
    if happening.source:
        longer.centre = (1, *longer.centre[1:])
    else:
        longer.displays = ((1, 0, 0, 0, 0), *longer.displays[1:])
    longer.push(happening)
    return sheets(longer)


@pytest.mark.parametrize("game", [*COLOURED, *GREY, *TOURNAMENT], ids=name)
def test_every_point_of_a_game_is_explained(game: AzulGame) -> None:
    tiles = 0
    for seed, policy in enumerate(POLICIES):
        for position, happening in play(game, seed, policy):
            steps = position.explain(happening)
            after = position.copy()
            after.push(happening)
            assert after.last_scoring == steps
            if steps:
                boards = sheets_before_tiling(position, happening)
                check_steps(boards, steps, grey=game.wall == "grey")
                assert [sheet.texts() for sheet in boards] == [sheet.texts() for sheet in sheets(after)]
                tiles += sum(isinstance(step, TileScored) for step in steps)
            elif not isinstance(happening, Withdraw):
                assert after.round_scores == position.round_scores
    assert tiles > 50


@given(positions())
def test_to_explain_is_not_to_push(position: AzulPosition) -> None:
    before, events = position._state(), position.events
    for move in position.legal_moves:
        position.explain(move)
    position.last_scoring  # noqa: B018
    assert (position._state(), position.events) == (before, events)


def test_what_a_take_would_score() -> None:
    mine = board("W BB - - -", "BYR.. ..... ..... ..... .....", "M", score=4)
    position = setup(table(2), mine, board(floor="KK", score=1), centre="Y", marker=on_floor(1))
    assert position.explain(event("CYF")) == (
        TileScored(1, 1, (1, 5), "W", ((1, 5),), ((1, 5),)),
        TileScored(1, 2, (2, 2), "B", ((2, 2),), ((1, 2), (2, 2))),
        FloorCost(1, -2, (("marker", 1), ("Y", 1))),
        FloorCost(2, -1, (("K", 1), ("K", 1))),
    )
    assert position.last_scoring == ()


def test_nothing_is_scored_before_the_round_ends() -> None:
    position = setup(table(2), board("W - - - -"), displays="BBBB", centre="Y")
    assert position.explain(event("CYF")) == ()


def test_what_is_not_legal_cannot_be_explained() -> None:
    position = setup(table(2), displays="BBBB")
    with pytest.raises(IllegalMove):
        position.explain(event("1RF"))


@pytest.mark.clause("A21")
@pytest.mark.parametrize(
    ("horizontal", "vertical", "points"), [(1, 1, 1), (2, 1, 2), (1, 2, 2), (2, 2, 4), (5, 1, 5), (1, 5, 5), (5, 5, 10), (3, 4, 7), (4, 3, 7)]
)
def test_a21_points_of_two_runs(horizontal: int, vertical: int, points: int) -> None:
    assert tile_points(horizontal, vertical) == points


@pytest.mark.clause("A21")
@pytest.mark.parametrize(
    ("cells", "at", "expected"),
    [("X....", 0, (0, 1)), ("XXXXX", 2, (0, 5)), ("XX.XX", 1, (0, 2)), ("XX.XX", 3, (3, 5)), (".XXX.", 2, (1, 4)), ("....X", 4, (4, 5))],
)
def test_a21_a_run_ends_at_a_gap(cells: str, at: int, expected: tuple[int, int]) -> None:
    assert run([None if cell == "." else cell for cell in cells], at) == range(*expected)
