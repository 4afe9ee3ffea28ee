"""A40-A42: the end, bonuses and victory."""

import pytest

from azulejos.rules import GameOver, Outcome, Phase, TieBreak
from azulejos.rules.azul import AzulPosition, Board
from tests.kit.boards import board, setup
from tests.kit.events import event
from tests.kit.tables import table


def ended(*boards: Board, players: int = 2, wall: str = "coloured") -> AzulPosition:
    """The last take of a round has just been made, by seat 2, with no consequence of its own: its marker and tile cost it 2."""
    position = setup(table(players, wall=wall), *boards, centre="Y", to_move=2)
    position.push(event("CYF"))
    return position


def outcome(position: AzulPosition) -> Outcome:
    result = position.outcome
    assert result is not None
    return result


def test_a40_a_complete_row_ends_the_game_after_tiling() -> None:
    position = setup(table(2), board("W - - - -", "BYRK. ..... ..... ..... ....."), board("B - - - -"), displays="YYYY", centre="K", to_move=2)
    position.push(event("1YF"))
    assert (position.phase, position.to_move) == (Phase.OFFER, 1)
    position.push(event("CK5"))
    assert (position.phase, position.to_move) == (Phase.OVER, None)
    assert position.outcome is not None
    assert (position.outcome.ended_by.clause, position.outcome.ended_by.seats) == ("A40", (1,))
    # All players tile in that phase: seat 2's blue tile scores too, before its four floor tiles cost 6.
    assert [each.score for each in position.boards] == [4, 0]
    with pytest.raises(GameOver) as refusal:
        position.push(event("@BBBB/BBBB/BBBB/BBBB/BBYY"))
    assert refusal.value.clause == "A40"


def test_a40_four_of_a_row_or_a_column_end_nothing() -> None:
    position = ended(board("- - - - YYYYY", "BYRK. W.... K.... R.... ....."))
    assert position.phase is Phase.DEAL
    assert position.outcome is None


def test_a40_several_may_complete_a_row() -> None:
    mine = board("W - - - -", "BYRK. ..... ..... ..... .....")
    position = ended(mine, board(), mine, players=3)
    assert outcome(position).ended_by.seats == (1, 3)


@pytest.mark.parametrize(
    ("lines", "wall", "rows", "columns", "colours"),
    [
        ("W - - - -", "BYRK. ..... ..... ..... .....", 1, 0, 0),
        ("W KK - - -", "BYRK. WBYR. ..... ..... .....", 2, 0, 0),
        ("B - - - -", ".YRKW W.... K.... R.... Y....", 1, 1, 0),
        ("B - - - -", ".YRKW .B... ..B.. ...B. ....B", 1, 0, 1),
        ("B WW KKK RRRR YYYYY", ".YRKW .BYRK .WBYR .KWBY .RKWB", 5, 5, 5),
        ("- - - - BBBBB", "BY... WB... KWB.. RKWB. YRKW.", 1, 2, 1),
    ],
)
def test_a41_bonuses(lines: str, wall: str, rows: int, columns: int, colours: int) -> None:
    position = ended(board(lines, wall), board(score=2))
    result = outcome(position)
    assert [(bonus.kind, bonus.count, bonus.points) for bonus in result.bonuses[0]] == [
        ("rows", rows, 2 * rows),
        ("columns", columns, 7 * columns),
        ("colours", colours, 10 * colours),
    ]
    assert result.scores[0] == position.boards[0].score + 2 * rows + 7 * columns + 10 * colours
    assert position.scores == result.scores
    assert position.round_scores[0] == position.boards[0].score
    assert all(len(cells) == 5 for bonus in result.bonuses[0] for cells in bonus.cells)


def test_a41_every_player_gets_bonuses() -> None:
    position = ended(board("W - - - -", "BYRK. ..... ..... ..... ....."), board(wall="B.... W.... K.... R.... Y....", score=10))
    assert position.scores == (5 + 2, 10 - 2 + 7)


def test_a41_the_cells_of_a_bonus() -> None:
    position = ended(board("B - - - -", ".YRKW .B... ..B.. ...B. ....B"))
    rows, columns, colours = outcome(position).bonuses[0]
    assert rows.cells == (((1, 1), (1, 2), (1, 3), (1, 4), (1, 5)),)
    assert columns.cells == ()
    assert colours.cells == (((1, 1), (2, 2), (3, 3), (4, 4), (5, 5)),)


def test_a41_a_colour_on_the_grey_wall() -> None:
    """Five blue tiles, one to a row and to a column, that are not where the coloured wall has them."""
    mine = board("B - - - -", "KY..R ....B .B... B.... ..B..")
    position = setup(table(2, wall="grey"), mine, board("W - - - -", "BYRK. ..... ..... ..... ....."), centre="Y")
    position.push(event("CYF"))
    assert [str(move) for move in position.legal_moves] == [">14"]
    position.push(event(">14"))
    position.push(event(">15"))
    assert [bonus.points for bonus in outcome(position).bonuses[0]] == [0, 0, 10]
    # Beside the red tile blue scores 2, and marker and yellow cost 2; the other one completes a row: 5 and a bonus of 2.
    assert position.scores == (10, 7)


@pytest.mark.parametrize(
    ("boards", "ranking", "tie_break"),
    [
        # Points decide.
        (((20, 1), (19, 0)), ((1,), (2,)), TieBreak.NONE),
        (((19, 1), (22, 0)), ((2,), (1,)), TieBreak.NONE),
        # 18 + 2 points for a row are as many as 20, but a row more.
        (((18, 1), (20, 0)), ((1,), (2,)), TieBreak.ROWS),
        (((20, 0), (18, 1)), ((2,), (1,)), TieBreak.ROWS),
        (((18, 1), (16, 2), (20, 0)), ((2,), (1,), (3,)), TieBreak.ROWS),
        (((18, 1), (5, 0), (20, 0)), ((1,), (3,), (2,)), TieBreak.ROWS),
        # Points and rows are equal.
        (((20, 1), (20, 1)), ((1, 2),), TieBreak.SHARED),
        (((20, 1), (22, 0), (20, 1)), ((1, 3), (2,)), TieBreak.SHARED),
        (((20, 1), (3, 0), (22, 0), (20, 1)), ((1, 4), (3,), (2,)), TieBreak.SHARED),
        (((9, 0), (9, 1), (9, 0), (9, 0)), ((2,), (1, 3, 4)), TieBreak.NONE),
        (((20, 1), (20, 1), (20, 1), (20, 1)), ((1, 2, 3, 4),), TieBreak.SHARED),
    ],
)
def test_a42_victory(boards: tuple[tuple[int, int], ...], ranking: tuple[tuple[int, ...], ...], tie_break: TieBreak) -> None:
    """Boards with these points, before bonuses, and these complete rows."""
    rows = ("BYRKW", "WBYRK")
    everyone = [board(wall=" ".join([*rows[:complete], *["....."] * (5 - complete)]), score=points) for points, complete in boards]
    game = table(len(boards))
    position = setup(game, *everyone, phase=Phase.OVER, lid="BB")
    result = outcome(position)
    assert result.ranking == ranking
    assert result.winners == ranking[0]
    assert result.tie_break is tie_break
    assert result.scores == tuple(points + 2 * complete for points, complete in boards)
    assert not result.is_void


def test_a42_played_to_a_shared_victory() -> None:
    mine = board("W - - - -", "BYRK. ..... ..... ..... .....", score=1)
    theirs = board("W - - - -", "BYRK. ..... ..... ..... .....", score=3)
    position = ended(mine, theirs)
    assert position.scores == (8, 8)
    assert outcome(position).winners == (1, 2)
