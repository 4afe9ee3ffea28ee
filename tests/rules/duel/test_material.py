"""What is in the box (D1-D5, D7), and an owner's own data."""

import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from azulejos.rules import FaultyPosition, IllegalMove, OptionError, game
from azulejos.rules.duel import components, plates
from azulejos.rules.duel.components import Components, read
from azulejos.rules.duel.loader import load, standard
from azulejos.rules.duel.moves import Lay, Moon, Sun, Tile
from azulejos.rules.duel.plates import Kind, Plate
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_referee import CHIPS, SPECIAL_PLATES, WILD_PLATES
from tests.kit.duel_tables import board, duel, push, setup


def values() -> dict[str, Any]:
    """The values of the package's own data file, to be changed."""
    return tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))


def test_d1_thirteen_tiles_of_five_colours_for_two() -> None:
    position = duel().start()
    assert position.bag == (13, 13, 13, 13, 13)
    assert position.tower == (0, 0, 0, 0, 0)
    assert plates.LETTERS == "BYRKT"
    assert position.game.players == len(position.boards) == 2
    assert position.holder == 0


@pytest.mark.clause("D1")
@pytest.mark.parametrize("seat", [0, 3, -1])
def test_d1_there_are_two_seats(seat: int) -> None:
    with pytest.raises(OptionError) as refusal:
        duel().start(seat)
    assert refusal.value.code == "no-such-seat"


@pytest.mark.clause("D1")
@pytest.mark.parametrize("seat", [3, -1])
def test_d1_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(OptionError):
        duel().start().view(seat)


def test_d1_the_game_is_for_two() -> None:
    with pytest.raises(OptionError):
        game("duel", players=3)


def test_d2_a_board() -> None:
    mine = duel().start().boards[0]
    assert [tuple(line) for line in mine.lines] == [(None, 0)] * 6
    assert mine.dome.plates == (None,) * 9
    assert mine.dome.tiles == mine.dome.spaces == ((None,) * 6,) * 6
    assert (mine.broken, mine.chips, mine.spent) == ("", (), ())


@pytest.mark.clause("D2")
@pytest.mark.parametrize("line", range(1, 7))
def test_d2_line_i_holds_i_tiles(line: int) -> None:
    """Of five taken, so many fit; the others break."""
    position = push(setup(large="BBBBB|", small=("Y|",)), f"sun 0 B {line}")
    assert position.boards[0].lines[line - 1] == ("B", min(line, 5))
    assert position.boards[0].broken == "B" * max(0, 5 - line)


@pytest.mark.clause("D2")
def test_d2_there_is_nothing_beyond_the_board() -> None:
    for space, turn in ((0, 0), (10, 0), (1, 4), (1, -1)):
        with pytest.raises(IllegalMove) as refusal:
            Lay(space, turn)
        assert (refusal.value.code, refusal.value.clause) == ("no-such-move", "D2")
    for line, column in ((0, 1), (7, 1), (1, 0), (1, 7)):
        with pytest.raises(IllegalMove) as refusal:
            Tile(line, column)
        assert refusal.value.clause == "D2"


@pytest.mark.clause("D3")
@pytest.mark.parametrize(
    ("tray", "colour", "line"), [(-1, "B", 1), (5, "B", 1), (1, "W", 1), (1, "", 1), (1, "BY", 1), (1, "S", 1), (1, "B", 7), (1, "B", -1)]
)
def test_d3_a_take_names_what_there_is(tray: int, colour: str, line: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        Sun(tray, colour, line)
    assert refusal.value.clause == "D21"
    if tray == 1:
        with pytest.raises(IllegalMove) as refusal:
            Moon(colour, line)
        assert refusal.value.clause == "D22"


def test_d3_four_small_trays_and_a_large_one() -> None:
    position = duel().start()
    assert len(position.trays) == 5
    after = push(setup(large="BBYYY|", small=("K|",)), "sun 0 B 2")
    assert after.trays[0] == ("", "YYY", "")


def test_d4_the_plates() -> None:
    plates = standard().plates
    assert [str(plate) for plate in plates if plate.kind is Kind.SPECIAL] == SPECIAL_PLATES
    assert [str(plate) for plate in plates if plate.kind is Kind.WILD] == WILD_PLATES


def test_d4_a_plate_is_turned_clockwise() -> None:
    plate = Plate.read("YK/TS")
    assert [str(plate.turned(turn)) for turn in range(4)] == ["YK/TS", "TY/SK", "ST/KY", "KS/YT"]


@pytest.mark.clause("D4")
@pytest.mark.parametrize("space", range(1, 10))
def test_d4_a_plate_covers_its_four_cells(space: int) -> None:
    spaces = board(plates=f"{space}:YK/TS@1").dome.spaces
    found = {(row, column): spaces[row][column] for row in range(6) for column in range(6) if spaces[row][column] is not None}
    top, left = {1: (0, 0), 2: (0, 2), 3: (0, 4), 4: (2, 0), 5: (2, 2), 6: (2, 4), 7: (4, 0), 8: (4, 2), 9: (4, 4)}[space]
    assert found == {(top, left): "T", (top, left + 1): "Y", (top + 1, left): "S", (top + 1, left + 1): "K"}


def test_d5_the_chips() -> None:
    assert Counter(standard().chips) == Counter(CHIPS)
    assert len(standard().chips) == 20


@pytest.mark.parametrize(("chips", "pays"), [("T TY", True), ("TY RT", True), ("T T", True), ("T BR", False), ("R RT", False), ("YK YK", False)])
def test_d5_a_chip_matches_whole_or_half(chips: str, pays: bool) -> None:
    """Line 2 holds one turquoise; two chips that show turquoise fill it up."""
    mine = board("- T - - - -", "1:*B/TK", chips=chips)
    position = push(setup(mine, small=("B|",)), "sun 1 B 0")
    assert (position.stage is DuelStage.CHIPS) == pays


@pytest.mark.clause("D7")
@pytest.mark.parametrize(("row", "earned"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_d7_points_of_a_special_tile_by_its_row(row: int, earned: int) -> None:
    """The plate has two of its cells filled; the tile that comes has its special space in the row that is asked for."""
    top = (row - 1) // 2
    space = 1 + 3 * top
    plate, third = ("SY/BR", "R") if row % 2 else ("YK/TS", "K")
    rows = ["......"] * 6
    if row % 2:  # S above: Y and B are there, and R comes to the lower line.
        rows[2 * top], rows[2 * top + 1] = ".Y....", "B....."
        line = 2 * top + 2
    else:  # S below: Y and T are there, and K comes to the upper line.
        rows[2 * top], rows[2 * top + 1] = "Y.....", "T....."
        line = 2 * top + 1
    lines = ["-"] * 6
    lines[line - 1] = third * line
    position = push(setup(board(" ".join(lines), f"{space}:{plate}", " ".join(rows), score=10), small=("B|",)), "sun 1 B 0")
    push(position, f"tile {line} 2")
    # Its own scoring: a run of 2 across and, where S is not below it, one of 2 down. The broken blue costs 1.
    assert position.boards[0].score == 10 + (4 if row % 2 else 2) + earned - 1
    assert position.boards[0].dome.tiles[row - 1][0 if row % 2 else 1] == "S"


# An owner's own data


def test_the_package_reads_its_own_file(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_text(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert load(copy) == standard() == read(values())
    assert hash(load(copy)) == hash(standard())


def test_a_corrected_value_counts(tmp_path: Path) -> None:
    text = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
    copy = tmp_path / "mine.toml"
    copy.write_text(text.replace("[1, 3, 6, 10]", "[1, 2, 4, 8]").replace("rows = 3", "rows = 5"), encoding="utf-8")
    mine = load(copy)
    assert [mine.broken_cost(many) for many in range(5)] == [0, 1, 2, 4, 8]
    assert mine.points("rows") == 5
    assert duel(components=mine) != duel()
    assert duel(components=mine).components is mine


FAULTS: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "a plate too few": ({"special_plates": SPECIAL_PLATES[1:]}, [("plates", "D4")]),
    "a plate too many": ({"wild_plates": [*WILD_PLATES, "YB/*R"]}, [("plates", "D4")]),
    "of the wrong kind": ({"special_plates": [*SPECIAL_PLATES[1:], "YB/*R"]}, [("plate-kind", "D4"), ("plates", "D4"), ("plates", "D4")]),
    "a plate twice": ({"special_plates": [*SPECIAL_PLATES[1:], SPECIAL_PLATES[1]]}, [("plate-twice", "D4")]),
    "a colour twice on a plate": ({"special_plates": [*SPECIAL_PLATES[1:], "YY/TS"]}, [("plate", "D4")]),
    "two special spaces": ({"special_plates": [*SPECIAL_PLATES[1:], "YS/TS"]}, [("plate", "D4")]),
    "special and wild": ({"special_plates": [*SPECIAL_PLATES[1:], "Y*/TS"]}, [("plate", "D4")]),
    "no wild space": ({"wild_plates": [*WILD_PLATES[1:], "YB/RK"]}, [("plate", "D4")]),
    "no such colour": ({"wild_plates": [*WILD_PLATES[1:], "YB/W*"]}, [("plate", "D4")]),
    "three spaces": ({"wild_plates": [*WILD_PLATES[1:], "YB/*"]}, [("plate", "D4")]),
    "five spaces": ({"wild_plates": [*WILD_PLATES[1:], "YB/R**"]}, [("plate", "D4")]),
    "a chip too few": ({"chips": CHIPS[1:]}, [("chips", "D5")]),
    "a chip of three colours": ({"chips": [*CHIPS[1:], "BYR"]}, [("chip", "D5")]),
    "a chip of one colour twice": ({"chips": [*CHIPS[1:], "BB"]}, [("chip", "D5")]),
    "a blank chip": ({"chips": [*CHIPS[1:], ""]}, [("chip", "D5")]),
    "a white chip": ({"chips": [*CHIPS[1:], "W"]}, [("chip", "D5")]),
    "five rows": ({"special_points": [1, 2, 3, 4, 5]}, [("points", "D7")]),
    "three costs": ({"broken_costs": [1, 2, 3]}, [("points", "D7")]),
    "a scoring tile too few": ({"scoring": {"rows": 3}}, [("scoring", "D6")]),
    "everything": (
        {"special_plates": SPECIAL_PLATES[1:], "chips": CHIPS[1:], "broken_costs": [], "scoring": {}},
        [("plates", "D4"), ("chips", "D5"), ("points", "D7"), ("scoring", "D6")],
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_components_that_cannot_be(case: str) -> None:
    changed, expected = FAULTS[case]
    with pytest.raises(FaultyPosition) as refusal:
        read(values() | changed)
    assert [(fault.code, fault.clause) for fault in refusal.value.faults] == expected


def test_components_are_checked_however_they_are_made() -> None:
    with pytest.raises(FaultyPosition):
        replace(standard(), chips=())
    assert isinstance(replace(standard(), special_is_a_kind=False), Components)


@pytest.mark.parametrize(
    "name", ["special_plates", "wild_plates", "chips", "special_points", "broken_costs", "first_tile_cost", "scoring", "special_is_a_kind"]
)
def test_a_value_that_is_missing_is_named(name: str) -> None:
    less = values()
    del less[name]
    with pytest.raises(OptionError, match=name) as refusal:
        read(less)
    assert refusal.value.code == "component-missing"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("special_plates = 3", "component-value"),
        ("not toml at all", "component-file"),
        ("\x00", "component-file"),
        ("scoring = 3", "component-unknown"),
        ("special_plates = [1]", "component-value"),
    ],
)
def test_a_file_that_is_none(tmp_path: Path, text: str, code: str) -> None:
    copy = tmp_path / "mine.toml"
    whole = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
    name = text.partition(" ")[0]
    kept = "\n".join(line for line in whole.splitlines() if not line.startswith((name, "[scoring]" if name == "scoring" else name)))
    copy.write_text(text + "\n" + kept, encoding="utf-8")
    with pytest.raises(OptionError) as refusal:
        load(copy)
    assert refusal.value.code == code
    assert "mine.toml" in refusal.value.text


def test_every_fault_of_a_file_names_it(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    text = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
    copy.write_text(text.replace('"YK/TS", ', "").replace("[1, 3, 6, 10]", "[3, 1, 6, 10]"), encoding="utf-8")
    with pytest.raises(FaultyPosition) as refusal:
        load(copy)
    assert [fault.text.partition(" ")[0] for fault in refusal.value.faults] == ["mine.toml:"] * 2


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(OptionError):
        load(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OptionError):
        load(tmp_path / "bytes.toml")


@pytest.mark.parametrize(
    "wrong",
    [
        {"first_tile_cost": "2"},
        {"special_points": ["1", "2", "3", "4", "5", "6"]},
        {"broken_costs": [1, 3, 6, "10"]},
        {"broken_costs": [1, 3, 6, 10.5]},
        {"special_is_a_kind": "false"},
        {"scoring": dict(values()["scoring"], rows="three")},
    ],
    ids=str,
)
def test_a_value_of_the_wrong_kind_is_refused(wrong: dict[str, Any]) -> None:
    """Rather than in the middle of a game, or, worse, never: a text is always true."""
    with pytest.raises(FaultyPosition) as refusal:
        read(values() | wrong)
    assert [(fault.code, fault.clause) for fault in refusal.value.faults] == [("value", "D7")]


def test_d6_the_option_of_colours_is_a_component() -> None:
    assert standard().special_is_a_kind is True
    assert read(values() | {"special_is_a_kind": False}) != standard()
