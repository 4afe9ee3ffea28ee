"""`--components FILE`: games with an owner's own components, played, replayed, shown, counted and measured."""

import json
from pathlib import Path

import pytest

from azulejos.notation import Record, afen, agn, replay
from azulejos.rules import FaultyPosition
from azulejos.rules.duel import Components, components, load, standard
from azulejos.rules.perft import perft
from tests.cli.command import azulejos, refused
from tests.notation.duel.games import duel, finished

PACKAGE = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
CHANGES = (('"YK/TS"', '"BY/RS"'), ('chips = ["B", "B"', 'chips = ["BY", "B"'), ("[1, 3, 6, 10]", "[2, 4, 8, 12]"), ("edge = 1", "edge = 2"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    text = PACKAGE
    for before, after in CHANGES:
        assert before in text
        text = text.replace(before, after)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def mine(file: Path) -> Components:
    return load(file)


def saved(folder: Path, own: Components) -> tuple[Record, str]:
    record = Record.of(finished(3, components=own), seats=["Ann", "Ben"])
    path = folder / "game.agn"
    path.write_text(agn.write(record), encoding="utf-8")
    return record, str(path)


def test_bots_play_with_them_and_the_game_is_read_again(tmp_path: Path, file: Path, mine: Components) -> None:
    path = tmp_path / "played.agn"
    ran = azulejos("play", "duel", "--seat", "greedy", "--seat", "random", "--seed", "7", "--components", str(file), "--save", str(path))
    assert (ran.status, ran.errors) == (0, "")
    assert f"Components {mine.digest}: " in ran.output
    record = agn.read_one(path.read_text(), components=[mine])
    assert record.outcome is not None
    assert record.tags["Components"] == mine.digest
    told = json.loads(azulejos("replay", "--json", "--components", str(file), str(path)).output)
    assert told.items() >= replay(record).items()


def test_people_see_the_table_with_its_components(file: Path) -> None:
    ran = azulejos("play", "duel", "--tiles", "rows,edge,corners", "--seat", "greedy", "--seat", "greedy", "--components", str(file))
    assert ran.status == 0
    assert "edge 2" in ran.output


def test_azul_has_no_components(file: Path) -> None:
    for arguments in (["play", "azul"], ["bench", "--games", "1"]):
        ran = azulejos(*arguments, "--components", str(file))
        assert ran.status == 2
        assert "Azul has no option components." in ran.errors


def test_replay_and_show(tmp_path: Path, file: Path, mine: Components) -> None:
    record, path = saved(tmp_path, mine)
    ran = azulejos("replay", "--components", str(file), path)
    assert (ran.status, ran.errors) == (0, "")
    assert "Ann" in ran.output
    line = afen.write(record.end())
    assert azulejos("show", "--components", str(file), "--afen", path).output.strip() == line
    assert azulejos("show", "--components", str(file), "--afen", line).output.strip() == line
    assert azulejos("show", "--components", str(file), "--afen", "-", given=line.encode()).output.strip() == line
    for name in ("picture.svg", "picture.png"):
        assert azulejos("show", "--components", str(file), path, "-o", str(tmp_path / name)).status == 0


def test_perft(file: Path, mine: Components) -> None:
    position = next(position for position in duel(3, components=mine) if position.round == 1 and len(position.legal_moves) > 9)
    shown = json.loads(azulejos("perft", "--components", str(file), "-d", "2", "--json", afen.write(position)).output)
    assert shown["perft"] == [perft(position, 1), perft(position, 2)]


@pytest.mark.long
def test_bench(file: Path, mine: Components) -> None:
    shown = json.loads(azulejos("bench", "--game", "duel", "--games", "3", "--json", "--components", str(file)).output)
    assert shown["components"] == mine.digest
    assert f"Components {mine.digest}." in azulejos("bench", "--game", "duel", "--games", "3", "--components", str(file)).output


def test_without_the_file_one_line_tells_which_is_wanted(tmp_path: Path, mine: Components) -> None:
    record, path = saved(tmp_path, mine)
    sentence = f"This game needs the components {mine.digest}, and none are given: give the file that it was played with."
    assert refused("replay", path) == f'{path}:4: "[Components "{mine.digest}"]": {sentence}'
    assert refused("show", path).endswith(sentence)
    for command in ("show", "perft"):
        assert refused(command, afen.write(record.end())) == sentence
    shown = json.loads(azulejos("replay", "--json", path).output)["error"]
    assert (shown["code"], shown["text"]) == ("components-needed", sentence)


def test_with_another_file_one_line_tells_both(tmp_path: Path, mine: Components) -> None:
    record, path = saved(tmp_path, mine)
    other = tmp_path / "other.toml"
    other.write_text(PACKAGE, encoding="utf-8")
    sentence = f"This game needs the components {mine.digest}, and those given are {standard().digest}: give the file that it was played with."
    for command, what in (("replay", path), ("show", path), ("show", afen.write(record.end())), ("perft", path)):
        assert refused(command, "--components", str(other), what).endswith(sentence)


def test_a_file_that_is_none_is_told_in_one_line(tmp_path: Path, mine: Components) -> None:
    _, path = saved(tmp_path, mine)
    bad = tmp_path / "bad.toml"
    bad.write_text(PACKAGE.replace("[1, 3, 6, 10]", "[3, 1, 6, 10]"), encoding="utf-8")
    with pytest.raises(FaultyPosition) as fault:
        load(bad)
    for arguments in (["replay", path], ["show", path], ["perft", path], ["bench", "--game", "duel"], ["play", "duel"]):
        assert refused(*arguments, "--components", str(bad)) == str(fault.value)
        assert refused(*arguments, "--components", "none.toml") == "none.toml is not a file of component data: No such file or directory."


def test_records_of_the_package_need_no_file(tmp_path: Path, file: Path) -> None:
    _, path = saved(tmp_path, standard())
    assert azulejos("replay", "--json", path) == azulejos("replay", "--json", "--components", str(file), path)
