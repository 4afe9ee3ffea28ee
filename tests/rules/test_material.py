"""A1-A6: what lies in the box."""

import pytest

from azulejos.rules import OptionError, game
from azulejos.rules.azul import COLOURS, FLOOR_COSTS, AzulGame, AzulPosition, wall_colour
from tests.kit.boards import ALL_TILES, NO_LINES, NO_WALL, board, floor_of, lines_of, on_floor, setup, tiles_in_play, wall_of
from tests.kit.events import event, token
from tests.kit.play import play
from tests.kit.tables import VARIANTS, name, start, table


@pytest.mark.parametrize("game", VARIANTS, ids=name)
def test_a1_twenty_tiles_of_each_of_five_colours_are_in_the_bag(game: AzulGame) -> None:
    position = game.start()
    assert position.bag == (20, 20, 20, 20, 20)
    assert tiles_in_play(position) == ALL_TILES
    assert len(ALL_TILES) == 100


def test_a1_the_colours_and_their_letters() -> None:
    assert [(colour.name, colour.letter) for colour in COLOURS] == [("BLUE", "B"), ("YELLOW", "Y"), ("RED", "R"), ("BLACK", "K"), ("WHITE", "W")]


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a2_displays_by_players(players: int, displays: int, wall: str) -> None:
    position = start(players, wall=wall)
    assert len(position.boards) == players
    assert len(position.displays) == displays


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a2_no_other_number_of_players(players: int) -> None:
    with pytest.raises(OptionError) as refusal:
        game("azul", players=players)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-players", "A2")


def test_a3_a_board_at_the_start() -> None:
    for each in start(3).boards:
        assert (lines_of(each), wall_of(each), floor_of(each), each.score) == (NO_LINES, NO_WALL, "", 0)


@pytest.mark.parametrize(("line", "kept", "fallen"), [(1, "R", "RRRRR"), (2, "RR", "RRRR"), (3, "RRR", "RRR"), (4, "RRRR", "RR"), (5, "RRRRR", "R")])
def test_a3_lines_hold_one_to_five_tiles(line: int, kept: str, fallen: str) -> None:
    position = setup(table(2), board(), board(floor="M"), displays="BBYY", centre="RRRRRR", to_move=1, marker=on_floor(2))
    position.push(event(f"CR{line}"))
    assert lines_of(position.boards[0]).split()[line - 1] == kept
    assert floor_of(position.boards[0]) == fallen


def test_a3_a_floor_line_has_seven_spaces() -> None:
    position = setup(table(2), displays="BBYY/RRRR", centre="BBBBBBBBB")
    position.push(event("CBF"))
    assert floor_of(position.boards[0]) == "MBBBBBB"


@pytest.mark.parametrize(("row", "colours"), [(0, "BYRKW"), (1, "WBYRK"), (2, "KWBYR"), (3, "RKWBY"), (4, "YRKWB")])
def test_a4_the_coloured_wall(row: int, colours: str) -> None:
    assert "".join(wall_colour(row, column).letter for column in range(5)) == colours


@pytest.mark.parametrize(
    ("line", "letter", "column"),
    [
        (row + 1, letter, column + 1)
        for row, colours in enumerate(["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"])
        for column, letter in enumerate(colours)
    ],
)
def test_a4_a_tile_goes_to_the_cell_of_its_colour(line: int, letter: str, column: int) -> None:
    other = "Y" if letter == "B" else "B"
    lines = " ".join(letter * line if number == line else "-" for number in range(1, 6))
    position = setup(table(2), board(lines), centre=other)
    position.push(event(f"C{other}F"))
    rows = wall_of(position.boards[0]).split()
    assert rows[line - 1] == "." * (column - 1) + letter + "." * (5 - column)
    assert "".join(rows).count(".") == 24


def test_a5_floor_costs() -> None:
    assert FLOOR_COSTS == (1, 1, 2, 2, 2, 3, 3)


@pytest.mark.parametrize(("tiles", "cost"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)])
def test_a5_the_cost_of_so_many_spaces(tiles: int, cost: int) -> None:
    position = setup(table(2), board(floor="R" * tiles, score=50), centre="B", to_move=2)
    position.push(event("CBF"))
    assert position.boards[0].score == 50 - cost


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a6_mini_plays_by_exactly_the_same_rules(wall: str) -> None:
    azul, mini = table(3, wall=wall), table(3, id="mini", wall=wall)
    assert azul != mini
    twin = mini.start(2)
    for position, happening in play(azul, 5, first=2):
        assert parts(twin) == parts(position)
        assert [token(move) for move in twin.legal_moves] == [token(move) for move in position.legal_moves]
        twin.push(happening)
    assert position.outcome == twin.outcome
    assert twin.outcome is not None


def parts(position: AzulPosition) -> tuple[object, ...]:
    return (position.boards, position.displays, position.centre, position.bag, position.lid, position.marker, position.phase, position.to_move)


def test_a6_mini_is_offered_by_its_name() -> None:
    assert game("mini").id == "mini"
    assert game("mini", players=4).start().game != game("azul", players=4).start().game
