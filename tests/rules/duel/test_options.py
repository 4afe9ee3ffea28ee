"""Azul Duel as an entry of the registry, and its values."""

from fractions import Fraction
from itertools import combinations, product
from math import prod

import pytest

from azulejos.rules import GAMES, OptionError, game
from azulejos.rules.duel import Dome, DuelPosition
from tests.kit.chances import distribution
from tests.kit.duel_play import play
from tests.kit.duel_results import SIDES
from tests.kit.duel_tables import board, duel

OPTIONS = {option.name: option for option in GAMES["duel"].options}


def test_the_registry_knows_duel() -> None:
    settled = game("duel")
    assert (settled.id, settled.players) == ("duel", 2)
    assert settled == game("duel", tiles=("rows", "columns", "diagonals")) == duel()
    assert isinstance(settled.start(2), DuelPosition)
    assert settled.start(2).first == 2


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_d1_two_players(players: int) -> None:
    with pytest.raises(OptionError) as refusal:
        game("duel", players=players)
    assert refusal.value.clause == "D1"


def test_d6_tiles_as_a_text() -> None:
    tiles = OPTIONS["tiles"]
    assert tiles.read("rows edge corners") == ("rows", "edge", "corners")
    assert tiles.write(("rows", "edge", "corners")) == "rows edge corners"
    assert tiles.absent is not None
    assert tiles.absent({}) == ("rows", "columns", "diagonals")
    for text in ("rows edge triangles", "Rows edge corners", "rows,edge,corners"):
        with pytest.raises(ValueError):
            tiles.read(text)


def test_d6_tiles_by_lot() -> None:
    """Three of the tiles, any side of each: with four tiles 4 times 8 games, all alike."""
    found = distribution(lambda chance: GAMES["duel"].by_lot(2, chance))
    chosen = list(combinations(SIDES, 3))
    likely = {tiles: Fraction(1, len(chosen) * prod(map(len, three))) for three in chosen for tiles in product(*three)}
    assert {getattr(settled, "tiles", ()): chance for settled, chance in found.items()} == likely
    fronts = {side: sides[0] for sides in SIDES for side in sides}
    for settled in found:
        assert len({fronts[name] for name in getattr(settled, "tiles", ())}) == 3


def test_a_dome_from_texts() -> None:
    dome = Dome.read("YK/TS:0 - - - SY/BR:2 - - - -", "Y..... ...... ...... ...... ...... ......")
    assert dome == board(plates="1:YK/TS 5:SY/BR@2", dome="Y..... ...... ...... ...... ...... ......").dome
    assert hash(dome) == hash(board(plates="1:YK/TS 5:SY/BR@2", dome="Y..... ...... ...... ...... ...... ......").dome)
    assert "YKTS" in repr(dome)
    assert dome != Dome()
    assert dome != "dome"


def test_a_tile_changes_no_space() -> None:
    """Whether the spaces were looked at before or not."""
    dome = board(plates="1:YK/TS").dome
    fresh = dome.with_tile(0, 0, "Y")
    assert fresh.spaces == dome.spaces
    assert dome.with_tile(0, 0, "Y") == fresh
    assert dome.with_tile(0, 0, "Y").spaces == dome.spaces
    assert dome.tiles[0][0] is None


@pytest.mark.parametrize(
    ("plates", "tiles"),
    [
        ("YK/TS:0 - - - - - - -", "...... ...... ...... ...... ...... ......"),
        ("YK/TS:0 - - - - - - - -", "...... ...... ...... ...... ......"),
        ("YK/TS:0 - - - - - - - -", "...... ...... ...... ...... ...... ....."),
    ],
)
def test_d2_texts_of_no_dome(plates: str, tiles: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Dome.read(plates, tiles)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-dome", "D2")


NO_TILES = "...... ...... ...... ...... ...... ......"


@pytest.mark.parametrize("plate", ["YK/TS:4", "YK/TS:x", "YK/TS:", "YK/TS", "YK/TS:-1", "YK/TS:01", "YK/TS:²", "YK/TS;1", ":1", "--"])
def test_d4_a_plate_of_a_dome_has_a_turn(plate: str) -> None:
    with pytest.raises(OptionError, match=rf'^A plate of a dome is written like YK/TS:1, with 0 to 3 quarters, and not as "{plate}"') as refusal:
        Dome.read(f"{plate} - - - - - - - -", NO_TILES)
    assert (refusal.value.code, refusal.value.clause) == ("plate-turn", "D4")


@pytest.mark.parametrize("plate", ["Y/KTS:1", "YKTS:1", "YK/TQ:1", "yk/ts:0"])
def test_d4_a_plate_of_a_dome_is_one(plate: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Dome.read(f"{plate} - - - - - - - -", NO_TILES)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-plate", "D4")


@pytest.mark.parametrize("tile", ["Q", "W", "*", "b", "-", "?"])
def test_d1_a_tile_of_a_dome_is_one(tile: str) -> None:
    with pytest.raises(OptionError, match=r"^A tile of a dome is one of B, Y, R, K, T and S, or \. for none, and not ") as refusal:
        Dome.read("YK/TS:0 - - - - - - - -", NO_TILES[:-1] + tile)
    assert (refusal.value.code, refusal.value.clause) == ("dome-tile", "D1")


def test_rounds_that_were_tiled() -> None:
    """One more each time that nobody is to move any more, up to five."""
    seen: list[int] = []
    for position, _ in play(duel(), 2):
        if not seen or seen[-1] != position.tiled_rounds:
            seen.append(position.tiled_rounds)
    assert position.tiled_rounds == 5
    assert seen == [0, 1, 2, 3, 4]
