"""An owner's data file: what is refused, in which words; and the digest by which texts name it."""

import hashlib
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from azulejos.rules import AzulejosError, FaultyPosition, OptionError, game
from azulejos.rules.duel import components
from azulejos.rules.duel.components import read
from azulejos.rules.duel.loader import in_order, load, standard
from azulejos.rules.duel.plates import Plate
from tests.kit.duel_referee import CHIPS, SPECIAL_PLATES, WILD_PLATES
from tests.kit.duel_tables import duel
from tests.rules.duel.test_material import values

TEXT = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
FAULTS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "a turned copy": ({"special_plates": [*SPECIAL_PLATES[:8], "ST/KY"]}, "plate-twice", "D4", "ST/KY is YK/TS, turned."),
    "the same again": ({"wild_plates": [*WILD_PLATES[:8], "*B/TK"]}, "plate-twice", "D4", r"\*B/TK appears twice."),
    "kinds exchanged": (
        {"special_plates": [*SPECIAL_PLATES[:8], "R*/BK"], "wild_plates": [*WILD_PLATES[:8], "SY/BR"]},
        "plate-kind",
        "D4",
        r"R\*/BK stands among the special plates.*SY/BR stands among the wild plates",
    ),
    "the bar in the wrong place": ({"special_plates": ["Y/KTS", *SPECIAL_PLATES[1:]]}, "plate-text", "D4", 'like YK/TS, not as "Y/KTS"'),
    "no bar": ({"special_plates": ["YKTS", *SPECIAL_PLATES[1:]]}, "plate-text", "D4", 'like YK/TS, not as "YKTS"'),
    "one chip by two names": ({"chips": ["BK", *[chip for chip in CHIPS if chip != "KB"], "KB"]}, "chip-twice", "D5", "KB also appears as BK"),
    "a cost below 0": ({"broken_costs": [-1, 3, 6, 10]}, "costs", "D36", "cost 0 or more"),
    "a cost that falls": ({"broken_costs": [1, 3, 2, 10]}, "costs", "D36", "no less than fewer"),
    "a first-player tile that pays": ({"first_tile_cost": -2}, "costs", "D36", "cost 0 or more"),
    "points below 0": ({"special_points": [1, 2, -3, 4, 5, 6]}, "special-points", "D7", "0 points or more"),
    "points beyond measure": ({"special_points": [1, 2, 3, 4, 5, 1000]}, "value", "D7", "three digits"),
    "a scoring tile of nobody's": ({"scoring": dict(values()["scoring"], triangles=3)}, "scoring", "D6", "There must be points for each of"),
}


@pytest.mark.parametrize("case", FAULTS)
def test_components_that_cannot_be(case: str) -> None:
    changed, code, clause, text = FAULTS[case]
    with pytest.raises(FaultyPosition) as refusal:
        read(values() | changed)
    assert {(fault.code, fault.clause) for fault in refusal.value.faults} == {(code, clause)}
    told = " ".join(fault.text for fault in refusal.value.faults)
    assert re.search(text, told), told


def test_a_scoring_tile_is_there_once() -> None:
    with pytest.raises(FaultyPosition) as refusal:
        replace(standard(), scoring=(*standard().scoring, ("rows", 4)))
    assert [fault.code for fault in refusal.value.faults] == ["scoring"]


def test_costs_may_stay_the_same() -> None:
    assert read(values() | {"broken_costs": [0, 0, 6, 6], "first_tile_cost": 0}).broken_cost(2) == 0


@pytest.mark.parametrize("unknown", [{"bonus_chips": []}, {"special_is_kind": True, "Chips": []}])
def test_a_value_that_nobody_asked_for_is_named(unknown: dict[str, Any]) -> None:
    """It is most likely another one's name, written wrongly: to ignore it would be to play by other components."""
    with pytest.raises(OptionError) as refusal:
        read(values() | unknown)
    assert refusal.value.code == "component-unknown"
    assert all(name in refusal.value.text for name in unknown)


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ({"special_plates": 3}, "special_plates"),
        ({"wild_plates": [1]}, "wild_plates"),
        ({"chips": "BY"}, "chips"),
        ({"chips": [["B"]]}, "chips"),
        ({"special_points": 3}, "special_points"),
        ({"scoring": 3}, "scoring"),
        ({"scoring": [["rows", 3]]}, "scoring"),
        ({"special_plates": None}, "special_plates"),
    ],
)
def test_a_value_of_the_wrong_shape_is_named(wrong: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionError, match=name) as refusal:
        read(values() | wrong)
    assert refusal.value.code == "component-value"


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("\ufeff" + TEXT, encoding="utf-8")
    assert load(file) == standard()


@pytest.mark.parametrize("text", ["chips = " + "[" * 5_000, TEXT + "\n[scoring]\n", 'chips = "\\ud800"'])
def test_a_file_that_is_none(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=r"^mine\.toml is not a file of component data: ") as refusal:
        load(file)
    assert refusal.value.code == "component-file"
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize("name", ["none.toml", "", "no\0name.toml"])
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    with pytest.raises(OptionError) as refusal:
        load(tmp_path / name)
    assert refusal.value.code == "component-file"


@pytest.mark.parametrize("text", ["Y/KTS", "YKTS", "YK/T", "YK/TSB", "yk/ts", "YK/TW", "", "YK/TS\n"])
def test_d4_a_text_that_is_no_plate(text: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Plate.read(text)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-plate", "D4")


@pytest.mark.parametrize("spaces", [None, 4, ("Y", "K", "T", "S"), b"YKTS"])
def test_d4_what_is_no_text_is_no_plate(spaces: Any) -> None:
    with pytest.raises(AzulejosError) as refusal:
        Plate(spaces)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-plate", "D4")


@pytest.mark.parametrize("wrong", [3, "mine.toml", {}, ()])
def test_a_game_is_played_with_components(wrong: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        game("duel", components=wrong)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-components", "D4")


# The digest


CANONICAL = (
    """\
special_plates BK/ST KS/TR SK/RB ST/YB SY/BR TR/BS YB/KS YK/TS YS/KR
wild_plates *B/TK KY/R* R*/BK RT/Y* TB/*Y TK/R* TR/B* TY/*K YR/*B
chips B B BR BR K K KB KB R R RT RT T T TY TY Y Y YK YK
special_points 1 2 3 4 5 6
broken_costs 1 3 6 10
first_tile_cost 2
special_is_a_kind true
"""
    + f"scoring {' '.join(f'{name} {points}' for name, points in sorted(values()['scoring'].items()))}\n"
)


def test_the_canonical_text_and_its_digest() -> None:
    assert standard().text == CANONICAL
    assert standard().digest == hashlib.sha256(CANONICAL.encode("ascii")).hexdigest()[:16]


@pytest.mark.parametrize(
    "changed",
    [
        {"special_plates": ["TY/SK", *SPECIAL_PLATES[1:]]},
        {"wild_plates": [*WILD_PLATES[1:], "YB/*R"]},
        {"chips": ["BY", *CHIPS[1:]]},
        {"special_points": [1, 2, 3, 4, 5, 7]},
        {"broken_costs": [1, 3, 6, 9]},
        {"first_tile_cost": 1},
        {"special_is_a_kind": False},
        *({"scoring": values()["scoring"] | {name: 9}} for name in values()["scoring"]),
    ],
    ids=str,
)
def test_every_value_counts_for_the_digest(changed: dict[str, Any]) -> None:
    """Also how a plate is printed: its turns are counted from there."""
    assert read(values() | changed).digest != standard().digest


def test_the_order_in_a_file_does_not_count() -> None:
    """The same things are the same game, and chance finds them in the same order."""
    lots = random.Random(5)
    own = values() | {"special_plates": ["BY/RS", *SPECIAL_PLATES[1:]], "chips": ["BY", *CHIPS[1:]], "first_tile_cost": 3}
    mixed = own | {name: lots.sample(own[name], len(own[name])) for name in ("special_plates", "wild_plates", "chips")}
    assert read(own).digest == read(mixed).digest
    assert read(own) != read(mixed)
    assert duel(components=read(own)) == duel(components=read(mixed))
    same = values() | {name: lots.sample(values()[name], len(values()[name])) for name in ("special_plates", "wild_plates", "chips")}
    assert duel(components=read(same)) == duel()
    assert duel(components=read(same)).start() == duel().start()


def test_what_is_in_order_stays_what_it_is() -> None:
    mine = replace(standard(), first_tile_cost=3)
    assert in_order(mine) is mine
    assert in_order(standard()) is standard()
