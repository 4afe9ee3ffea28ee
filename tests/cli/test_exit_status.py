"""One exit status for one kind of error, whichever command meets it: 1 for what is not so, 2 for what was asked wrongly (docs/cli.md)."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import typer.main

from azulejos.cli import app
from azulejos.notation import Record, afen, agn
from tests.cli.command import azulejos
from tests.kit.effort import some
from tests.kit.play import played
from tests.kit.tables import table

GAME = played(table(2), 3)


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The command itself, or all that a group of commands has."""
    if not hasattr(command, "commands"):
        yield path
        return
    for name, each in command.commands.items():
        yield from commands(each, (*path, name))


COMMANDS = list(commands(typer.main.get_command(app)))
assert ("tournament", "new") in COMMANDS

# {game} is a record, {event} a tournament, {taken} a file that is there already; {none} is nothing at all.
NOT_SO = """
replay {none}
replay {faulty}
show {none}
show {faulty}
show {game} --after 9999
show {game} --game 9
show {game} --board 4
show {game} --near 4
show {game} -o {none}/picture.png
perft {none}
verify {none}
verify {game}
play --seat greedy --seat random --save {taken}
play --seat greedy --seat random --save {none}/game.agn
play --components {none}
bench --components {none}
backup {taken} --database sqlite:///{none}
restore {none}
tournament status {none}
tournament new {event}
tournament import {event} {none}
tournament export {event} --out {taken}
tournament warn {event} Nobody --why late
tournament start {event}
tournament pad XYZ --before 3
"""
ASKED_WRONGLY = """
play chess
play --seat Ann --seat Ben --seat Cleo --players 2
play --wall green
play --first 3
play duel --tiles rows
play --language xx
play --seat Ann
play --seat gredy
play --seat nowhere:Bot
replay {game} --language xx
show {game} --language xx
show {game} --theme pink
show {game} --afen --json
show {game} -o picture.gif
bench --game chess
bench --components {components}
perft {game} --depth 99
serve --port none
serve --show-config --database none
backup --database none {none}
restore --database none {none}
tournament list --store none
tournament status {event} --store none
tournament new {none} --preset none
tournament new {none} --games 0
tournament new {none} --end 99:99
tournament simulate --bot none
tournament simulate --bot nowhere:Bot
tournament sheets {event} none
tournament sheets {event} --language xx
tournament sheets {event} --paper a9
tournament export {event} --csv none
tournament result {event} 3 --pv many
tournament erase {event} 1
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has a record, a tournament and more."""
    folder = tmp_path_factory.mktemp("made")
    record = agn.write(Record.of(GAME))
    components = (Path(agn.__file__).parents[1] / "rules" / "duel" / "components.toml").read_text()
    for name, text in (("game", record), ("faulty", record[:-4]), ("taken", "taken"), ("components", components)):
        (folder / f"{name}.file").write_text(text)
    assert azulejos("tournament", "new", str(folder / "event.file")).status == 0
    assert azulejos("tournament", "enter", str(folder / "event.file"), "Ann", "Rossi", "--of-age").status == 0
    return folder


def tried(line: str, folder: Path) -> tuple[int, str]:
    """A command with the files of a folder: its status, and what it says."""
    files = {name: shlex.quote(str(folder / f"{name}.file")) for name in ("game", "faulty", "event", "taken", "components", "none")}
    ran = azulejos(*shlex.split(line.format(**files)))
    assert "Traceback" not in ran.errors
    return ran.status, ran.errors


@pytest.mark.parametrize("line", NOT_SO.split("\n")[1:-1])
def test_what_is_not_so_is_1_and_one_line(line: str, made: Path, tmp_path: Path) -> None:
    status, said = tried(line, copytree(made, tmp_path / "own"))
    assert (status, said.count("\n")) == (1, 1), said
    assert said.startswith("azulejos: ")


@pytest.mark.parametrize("line", ASKED_WRONGLY.split("\n")[1:-1])
def test_what_was_asked_wrongly_is_2(line: str, made: Path, tmp_path: Path) -> None:
    status, said = tried(line, copytree(made, tmp_path / "own"))
    assert status == 2, said
    assert said


@pytest.mark.parametrize("command", some(COMMANDS, 6), ids=" ".join)
def test_an_option_that_does_not_exist_is_2_for_every_command(command: tuple[str, ...]) -> None:
    ran = azulejos(*command, "--no-such-option")
    assert (ran.status, "No such option" in ran.errors) == (2, True)


def test_help_and_what_goes_well_are_0() -> None:
    assert azulejos("--help").status == 0
    assert azulejos("show", "--afen", afen.write(GAME)).status == 0
