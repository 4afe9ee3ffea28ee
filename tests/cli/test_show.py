"""`azulejos show`: text, pictures, one line, JSON."""

import json
from pathlib import Path

import pytest

from azulejos.notation import Record, afen, agn, write_token
from azulejos.rules.azul import AzulPosition
from tests.cli.command import azulejos, refused
from tests.kit.play import played
from tests.kit.tables import table

GAME = Record.of(played(table(3), 3), seats=["Ann", "Ben", "Zoë"])


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "games.agn"
    path.write_text(agn.write(Record.of(played(table(2), 1))) + "\n" + agn.write(GAME), encoding="utf-8")
    return str(path)


def after(count: int) -> AzulPosition:
    position = GAME.start()
    for event in GAME.events[:count]:
        position.push(event)
    assert isinstance(position, AzulPosition)
    return position


def test_text_is_the_default(file: str) -> None:
    ran = azulejos("show", file, "--game", "2", "--after", "5")
    assert ran.status == 0
    for name in ("Ann", "Ben", "Zoë"):
        assert name in ran.output


def test_one_line_and_back(file: str) -> None:
    line = azulejos("show", file, "--game", "2", "--after", "9", "--afen").output.strip()
    assert line == afen.write(after(9))
    assert azulejos("show", line, "--afen").output.strip() == line
    assert azulejos("show", "-", "--afen", given=line.encode() + b"\n").output.strip() == line


def test_json_for_programs(file: str) -> None:
    shown = json.loads(azulejos("show", file, "--game", "2", "--after", "9", "--json").output)
    position = after(9)
    assert shown["afen"] == afen.write(position)
    assert shown["legal"] == [write_token(position.game, move) for move in position.legal_moves]
    assert (shown["round"], shown["phase"], shown["to_move"], shown["winners"]) == (1, "offer", position.to_move, [])


def test_the_end_of_a_game(file: str) -> None:
    shown = json.loads(azulejos("show", file, "--game", "2", "--json").output)
    outcome = GAME.outcome
    assert outcome is not None
    assert (shown["scores"], shown["winners"]) == (list(outcome.scores), list(outcome.winners))


@pytest.mark.parametrize("options", [[], ["--board", "2", "--theme", "dark", "--letters"], ["--targets", "--near", "2"]])
def test_pictures(file: str, options: list[str], tmp_path: Path) -> None:
    for name, start in (("picture.svg", b"<svg"), ("picture.png", b"\x89PNG")):
        picture = tmp_path / name
        assert azulejos("show", file, "--game", "2", "--after", "4", "-o", str(picture), *options).status == 0
        assert picture.read_bytes().startswith(start)
    assert azulejos("show", file, "--game", "2", "--after", "4", "--svg", *options).output.strip() == (tmp_path / "picture.svg").read_text().strip()


def test_a_picture_in_another_language(file: str, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    azulejos("show", file, "-o", str(picture), "--language", "it")
    assert "Sacchetto" in picture.read_text(encoding="utf-8")


def test_a_picture_of_a_position_in_one_line(file: str, tmp_path: Path) -> None:
    line = azulejos("show", file, "--game", "2", "--afen").output.strip()
    for options in ([], ["--board", "2"]):
        assert azulejos("show", line, "-o", str(tmp_path / "picture.svg"), *options).status == 0
        assert (tmp_path / "picture.svg").read_bytes().startswith(b"<svg")


def test_the_width_of_a_png(file: str, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    azulejos("show", file, "-o", str(picture), "--width", "360")
    assert int.from_bytes(picture.read_bytes()[16:20], "big") == 360


def test_what_is_not_there(file: str) -> None:
    assert "no game 3" in refused("show", file, "--game", "3")
    assert "fewer than 9999" in refused("show", file, "--after", "9999")
    assert "no seat 4" in refused("show", file, "--board", "4", "--svg")
    assert "no seat 4" in refused("show", file, "--board", "4")
    assert azulejos("show", file, "--afen", "--json").status == 2


def test_the_text_of_one_board(file: str) -> None:
    shown = azulejos("show", file, "--game", "2", "--board", "2").output
    assert "Ben" in shown
    assert "Ann" not in shown


def test_a_position_in_a_file_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "position.afen"
    path.write_text("\ufeff" + afen.write(after(9)) + "\n", encoding="utf-8")
    assert azulejos("show", str(path), "--afen").output.strip() == afen.write(after(9))
    assert azulejos("perft", "--depth", "1", str(path)).status == 0


def test_every_fault_of_a_position_is_told() -> None:
    faulty = afen.write(table(2).start()).replace("W20", "W19").replace(":s1:", ":s2:")
    line = refused("show", faulty)
    assert "white" in line
    assert "marker" in line
    ran = azulejos("show", faulty, "--json")
    assert ran.status == 1
    assert {fault["code"] for fault in json.loads(ran.output)["error"]["faults"]} >= {"tile-count", "start"}
