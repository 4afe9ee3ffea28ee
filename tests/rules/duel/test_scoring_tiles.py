"""The scoring tiles (D6): by hand, and against a brute-force count on many domes."""

import random
from dataclasses import replace

import pytest

from azulejos.rules import OptionError
from azulejos.rules.duel.dome import Dome, Laid
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.scoring_tiles import FIRST_GAME, NAMES, score
from azulejos.rules.duel.scoring_tiles import SIDES as TILES
from tests.kit.duel_comparison import grids
from tests.kit.duel_results import NAMES as ALL
from tests.kit.duel_results import SIDES, points
from tests.kit.duel_tables import board, duel

FULL = "1:YK/TS 2:*B/TK 3:KS/TR 4:TR/B* 5:SK/RB 6:KY/R* 7:YB/KS 8:TY/*K 9:TR/BS"
"""Special plates on 1, 3, 5, 7, 9; wild ones on 2, 4, 6, 8. Spaces:

    YK *B KS
    TS TK TR
    TR SK KY
    B* RB R*
    YB TY TR
    KS *K BS
"""
COMPLETE = "YKRBKS TSTKTR TRSKKY BKRBRB YBTYTR KSTKBS"


def brought(name: str, tiles: str, plates: str = FULL, *, special_is_a_kind: bool = True) -> int:
    return score(name, board(plates=plates, dome=tiles).dome, replace(standard(), special_is_a_kind=special_is_a_kind)).points


@pytest.mark.parametrize(
    ("name", "tiles", "expected"),
    [
        ("rows", COMPLETE, 18),
        ("rows", "YKRBKS TSTKT. ...... BKRBRB ...... ......", 6),
        ("columns", COMPLETE, 42),
        ("columns", "Y..... T..... T..... B..... Y..... K....S", 7),
        ("columns", "YK.... T..... T..... B..... Y.....  K.....".replace("  ", " "), 7),
        ("diagonals", COMPLETE, 20),
        ("diagonals", "Y..... .S.... ..S... ...B.. ....T. .....S", 10),
        ("diagonals", ".....S ....T. ...K.. ..R... .B.... K.....", 10),
        ("diagonals", "Y..... .S.... ..S... ...B.. ....T. ......", 0),
        ("edge", COMPLETE, 20),
        ("edge", "...... .STKT. .RSKK. .KRBR. .BTYT. ......", 0),
        ("edge", "Y....S ...... ...... B..... ...... .S..B.", 5),
        ("corners", COMPLETE, 22),
        ("corners", "YK.... TS.... ...... ...... ...... ......", 3),
        ("corners", "....KS ....TR ...... ...... ...... ......", 3),
        ("corners", "...... ...... ...... ...... YB.... KS....", 8),
        ("corners", "...... ...... ...... ...... ....TR ....BS", 8),
        ("corners", "YK.... TS.... ...... ...... YB.... K.....", 3),
        ("corners", "..RB.. ..TK.. ...... ...... ..TY.. ..TK..", 0),
        ("wilds", COMPLETE, 8),
        ("wilds", "..R... ...... ...... .K...B ...... ..T...", 8),
        ("wilds", "..R... ...... ...... .K...B ...... ......", 0),
        ("wilds", "...... ...... ...... ...... ...... ......", 0),
        ("specials", COMPLETE, 0),
        ("specials", "...... ...... ...... ...... ...... ......", -15),
        ("specials", ".....S ...... ...... ...... ...... .S....", -9),
        ("colours", COMPLETE, 8),
        ("colours", "...... ...... ...... ...... YB.YTR ......", 0),
        ("colours", "...... ...... ...... ...... YBKYTR ......", 4),
        ("colours", "...... ...... ...... BKRBRB ...... ......", 0),
        ("colours", ".KRB.S T..... ...... ...... ...... ......", 0),
        ("colours", "YKRB.S T..... ...... ...... ...... ......", 4),
    ],
)
@pytest.mark.clause("D6")
def test_d6_by_hand(name: str, tiles: str, expected: int) -> None:
    assert brought(name, tiles) == expected


def test_d6_colours_of_the_complete_dome_row_by_row() -> None:
    """YKRBKS has Y K R B and special; TSTKTR only T K R and special; TRSKKY T R K Y and special; BKRBRB three; YBTYTR four; KSTKBS K T B, special."""
    rows = COMPLETE.split()
    for number, expected in enumerate([4, 0, 4, 0, 0, 0]):
        assert brought("colours", " ".join(row if at == number else "......" for at, row in enumerate(rows))) == expected


def test_d6_colours_without_special_as_a_kind() -> None:
    """The option: the row Y K R B special has four colours only; with turquoise on the wild space it has Y K T B, and special makes five."""
    assert brought("colours", COMPLETE, special_is_a_kind=False) == 0
    assert brought("colours", "YKRB.S ...... ...... ...... ...... ......", special_is_a_kind=False) == 0
    assert brought("colours", "YKTB.S ...... ...... ...... ...... ......") == 4
    plates = "1:YK/TS 2:*B/TK 3:RT/Y*"
    assert brought("colours", "YKKBRT" + " ......" * 5, plates, special_is_a_kind=False) == 4
    assert brought("colours", "YK.BRT" + " ......" * 5, plates, special_is_a_kind=False) == 4  # a gap is allowed
    assert brought("colours", "YK.BRT" + " ......" * 5, plates) == 4


def test_d6_several_special_tiles_are_one_kind() -> None:
    plates = "1:SK/RB 2:SY/BR 3:YS/KR"
    assert brought("colours", "SKSYYS" + " ......" * 5, plates) == 0
    assert brought("colours", "SKSY.." + " ......" * 5, plates) == 0


def test_d6_a_tile_on_a_wild_space_counts_as_its_own_colour() -> None:
    plates = "1:YK/TS 2:*B/TK 3:RT/Y*"
    assert brought("colours", "YKTBR." + " ......" * 5, plates, special_is_a_kind=False) == 4
    assert brought("colours", "YKYBR." + " ......" * 5, plates, special_is_a_kind=False) == 0


def test_d6_a_dome_without_wild_or_special_spaces() -> None:
    assert brought("wilds", COMPLETE.replace("*", "B"), "1:YK/TS") == 0
    assert brought("specials", "...... " * 6, "2:*B/TK") == 0


def random_dome(lots: random.Random) -> Dome:
    """Any plates anywhere, any part of their cells filled with what belongs there; special cells as they come."""
    plates = lots.sample(standard().plates, 9)
    there = lots.choice([9, 9, 9, lots.randint(0, 8)])
    dome = Dome(tuple(Laid(plate, lots.randrange(4)) if number < there else None for number, plate in enumerate(plates)))
    fill = lots.choice([0.1, 0.5, 0.8, 0.9, 0.97, 1.0])
    for row in range(6):
        for column in range(6):
            space = dome.spaces[row][column]
            if space is not None and lots.random() < fill:
                dome = dome.with_tile(row, column, lots.choice("BYRKT") if space == "*" else space)
    return dome


@pytest.mark.clause("D6")
@pytest.mark.parametrize("name", ALL)
def test_d6_against_a_brute_force_count(name: str) -> None:
    lots = random.Random(6)
    seen = set()
    for _ in range(400):
        dome = random_dome(lots)
        for is_a_kind in (True, False):
            bonus = score(name, dome, replace(standard(), special_is_a_kind=is_a_kind))
            expected = points(name, *grids(dome), special_is_a_kind=is_a_kind)
            assert (bonus.kind, bonus.points) == (name, expected)
            assert bonus.count == len(bonus.cells)
            assert (bonus.points == 0) == (bonus.count == 0)
            assert all(1 <= row <= 6 and 1 <= column <= 6 for group in bonus.cells for row, column in group)
            if name not in ("colours", "specials"):
                assert all(dome.tiles[row - 1][column - 1] is not None for group in bonus.cells for row, column in group)
            seen.add(expected)
    assert len(seen) > 2


@pytest.mark.clause("D6")
@pytest.mark.parametrize("name", ALL)
def test_d6_the_points_are_those_of_the_components(name: str) -> None:
    """Twice the points in the data file, twice the points in the game."""
    double = replace(standard(), scoring=tuple((each, 2 * value) for each, value in standard().scoring))
    lots = random.Random(7)
    for _ in range(30):
        dome = random_dome(lots)
        assert score(name, dome, double).points == 2 * score(name, dome, standard()).points


def test_d6_names_and_sides() -> None:
    assert list(TILES) == SIDES
    assert list(NAMES) == ALL
    assert FIRST_GAME == ("rows", "columns", "diagonals")
    assert duel().tiles == FIRST_GAME


def test_d6_three_tiles_or_four_any_side_of_each() -> None:
    for sides in SIDES:
        for side in sides:
            others = [front for front, *_ in SIDES if front != sides[0]][:3]
            assert duel(side, *others[:2]).tiles == (side, *others[:2])
            assert duel(side, *others).tiles == (side, *others)


@pytest.mark.clause("D6")
@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        (("rows",), "no-such-tiles"),
        (("rows", "columns"), "no-such-tiles"),
        (("rows", "columns", "diagonals", "wilds", "edge"), "no-such-tiles"),
        (("rows", "columns", "triangles"), "no-such-tiles"),
        (("rows", "colours", "columns"), "tile-sides"),
        (("rows", "rows", "columns"), "tile-sides"),
        (("columns", "diagonals", "wilds", "specials"), "tile-sides"),
    ],
)
def test_d6_tiles_that_cannot_be(tiles: tuple[str, ...], code: str) -> None:
    with pytest.raises(OptionError) as refusal:
        duel(*tiles)
    assert (refusal.value.code, refusal.value.clause) == (code, "D6")
