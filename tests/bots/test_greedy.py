"""The greedy bot: what it prefers, and how well that goes over whole games."""

from collections.abc import Sequence
from statistics import mean

import pytest

from azulejos.bots import Bot, GreedyBot, RandomBot
from azulejos.bots.azul.board_evaluation import BoardEvaluation
from azulejos.bots.azul.move_evaluation import evaluate_moves
from azulejos.notation import read_token, write_token
from azulejos.rules import Move, Outcome, Phase
from azulejos.rules.azul import AzulPosition, Board, Colour, Deal, Line, Take, tiles
from azulejos.rules.azul.board import EMPTY_LINES, EMPTY_WALL
from tests.bots.test_bots import play
from tests.kit.chances import Lowest, seeded
from tests.kit.tables import start, table


def series(players: Sequence[type[GreedyBot] | type[RandomBot]], games: int, wall: str = "coloured") -> list[Outcome]:
    """Games between the same bots; everybody starts equally often."""
    outcomes = []
    for seed in range(games):
        bots: list[Bot] = [player(seeded(100 * seed + seat)) for seat, player in enumerate(players)]
        outcome = play(start(len(players), first=seed % len(players) + 1, wall=wall), bots, seed).outcome
        assert outcome is not None
        outcomes.append(outcome)
    return outcomes


def dealt(*displays: str, board: Board | None = None, wall: str = "coloured") -> AzulPosition:
    position = start(wall=wall)
    position.push(Deal(tuple(map(tiles, displays))))
    if board is not None:
        position.boards = (board, position.boards[1])
    return position


def choice(position: AzulPosition) -> str:
    assert position.to_move is not None
    return write_token(position.game, GreedyBot(Lowest()).choose(position.view(position.to_move)))


@pytest.mark.parametrize(
    ("players", "games", "wall"),
    [(2, 30, "coloured"), (3, 12, "coloured"), (4, 12, "coloured"), (2, 20, "grey")],
)
def test_it_beats_random_practically_always(players: int, games: int, wall: str) -> None:
    outcomes = series([GreedyBot, *[RandomBot] * (players - 1)], games, wall)
    assert sum(outcome.winners == (1,) for outcome in outcomes) >= 0.95 * games


@pytest.mark.parametrize(("players", "games", "wall"), [(2, 16, "coloured"), (4, 4, "coloured"), (2, 8, "grey")])
def test_its_scores_are_those_of_a_real_game(players: int, games: int, wall: str) -> None:
    scores = [score or 0 for outcome in series([GreedyBot] * players, games, wall) for score in outcome.scores]
    assert mean(scores) > 35


def test_a_complete_line_is_better_than_a_line_begun() -> None:
    assert choice(dealt("BBBB", "YRKW", "YRKW", "YRKW", "YRKW")) == "1B4"


def test_it_does_not_go_to_the_floor_while_a_line_would_take_the_tiles() -> None:
    for seed in range(10):
        position = start()
        position.push(position.deal(seeded(seed)))
        assert not choice(position).endswith("F")


@pytest.mark.clause("A5")
def test_the_floor_counts_by_its_real_costs() -> None:
    """Three tiles cost 1 + 1 + 2 on an empty floor line, and 2 + 2 + 2 where two lie already; those two cost 2 in any case."""
    position = dealt("BBBY", "YYYY", "YYYY", "YYYY", "YYYY")
    before = dict(evaluate_moves(position.view(1)))
    position.boards = (Board(floor=(Colour.RED, Colour.RED)), position.boards[1])
    after = dict(evaluate_moves(position.view(1)))
    floor = Take(1, Colour.BLUE, 0)
    assert before[floor] - after[floor] == pytest.approx((2 + 6) - 4)


@pytest.mark.clause("A12")
def test_the_marker_costs_its_space_and_is_worth_a_start() -> None:
    """The same single red tile from a display and from the centre: only the marker makes a difference, and it is a small one."""
    position = dealt("RBBB", "RYYY", "KKKK", "KKKK", "WWWW")
    position.push(read_token(position.game, "1B4"))
    value = dict(evaluate_moves(position.view(2)))
    assert 0 < value[Take(2, Colour.RED, 1)] - value[Take(0, Colour.RED, 1)] < 1


@pytest.mark.clause("A20")
def test_points_count_the_lines_that_are_tiled_above() -> None:
    """With blue in row 1 about to come to column 1, white in row 2 (column 1 too) scores 2 instead of 1."""
    alone = dealt("WWRK", "BYRK", "BYRK", "BYRK", "BYRK")
    below = dealt("WWRK", "BYRK", "BYRK", "BYRK", "BYRK", board=Board(lines=(Line(Colour.BLUE, 1), *EMPTY_LINES[1:])))
    take, other = Take(1, Colour.WHITE, 2), Take(1, Colour.WHITE, 0)
    gains = [value[take] - value[other] for value in (dict(evaluate_moves(position.view(1))) for position in (alone, below))]
    assert gains[1] > gains[0] + 0.5


@pytest.mark.clause("A50")
def test_on_the_grey_wall_it_chooses_the_cell_with_the_most_points() -> None:
    wall = ((Colour.YELLOW, Colour.BLUE, None, None, None), *EMPTY_WALL[1:])
    board = Board(wall=wall, lines=(EMPTY_LINES[0], Line(Colour.BLUE, 2), *EMPTY_LINES[2:]))
    position = AzulPosition(table(wall="grey"), round=2, phase=Phase.TILING, to_move=1, line=2, boards=(board, Board()))
    # Column 2 has blue already; under yellow the tile scores 2, elsewhere 1.
    assert choice(position) == ">21"


@pytest.mark.clause("A53")
def test_tiles_of_a_line_that_finds_no_cell_on_the_grey_wall_count_as_fallen() -> None:
    """Row 2 has one free cell, in a column with a blue tile: of two blue tiles nothing can come but their fall."""
    wall = ((Colour.BLUE, *[None] * 4), (None, Colour.YELLOW, Colour.RED, Colour.BLACK, Colour.WHITE), *EMPTY_WALL[2:])
    lines = (EMPTY_LINES[0], Line(Colour.BLUE, 2), *EMPTY_LINES[2:])
    evaluation = BoardEvaluation(grey=True, rounds=1)
    assert evaluation.value(Board(wall=wall)) - evaluation.value(Board(wall=wall, lines=lines)) == pytest.approx(2)


def test_equally_good_moves_are_left_to_chance() -> None:
    position = dealt(*["BBBB"] * 5)
    chosen: set[Move] = {GreedyBot(seeded(seed)).choose(position.view(1)) for seed in range(30)}
    assert len(chosen) == 5
