"""`azulejos play` as people meet it: in a terminal, in a pipe, with wrong options."""

import os
from pathlib import Path

import pyte
import pytest

from azulejos.cli.play.table import LocalTable
from azulejos.notation import agn
from azulejos.rules import GAMES
from tests.cli.terminal import QUESTION, answer_all, ended, environment, interrupt, refused, run, scored_and_saved, spawn, taken_back
from tests.kit.forks import Fork
from tests.kit.patience import PATIENCE
from tests.kit.tables import table


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    saved, kept = tmp_path / "saved.agn", tmp_path / "kept.agn"
    child = spawn("--seat", "Ann", "--seed", "7", "--save", str(kept))
    twin = LocalTable(table(), ["Ann"], seed="7")
    answer_all(child, twin, {3: refused("9B1", "There is no display 9"), 4: taken_back, 9: scored_and_saved(saved), 12: taken_back})
    child.expect("The game is over: a horizontal row of the wall is complete")
    child.expect(r"(greedy|Ann) wins\.")
    assert ended(child) == 0
    record, earlier = agn.read_one(kept.read_text()), agn.read_one(saved.read_text())
    assert record.end() == twin.position
    assert record.tags["Seat1"] == "Ann"
    assert record.events[: len(earlier.events)] == earlier.events


def test_what_a_player_sees_on_24_lines() -> None:
    child = spawn("--seat", "Ann", "--seed", "7", "--first", "1", term="xterm-256color")
    child.expect(QUESTION)
    child.sendline("3")
    child.expect(QUESTION)
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    child.sendline("undo")
    child.expect("There is no earlier decision of yours to take back")
    child.expect(QUESTION)
    child.sendline("table")
    child.expect(QUESTION)
    stream.feed(f"{child.before}{child.after}")
    lines = [line.rstrip() for line in screen.display]
    heads = [number for number, line in enumerate(lines) if line.startswith("Azul · round 1 · Ann to move")]
    questions = [number for number, line in enumerate(lines) if line.startswith("Ann, your move?")]
    assert heads
    assert questions[-1] - heads[-1] == 11
    colours = {screen.buffer[row][column].bg for row in range(24) for column in range(80)}
    assert len(colours) >= 4
    child.sendeof()
    assert ended(child) == 0


@pytest.mark.parametrize("leave", ["eof", "interrupt"])
def test_leaving_is_polite(leave: str) -> None:
    child = spawn("--seat", "Ann")
    child.expect(QUESTION)
    if leave == "eof":
        child.sendeof()
        child.expect("You have left the table. Goodbye!")
    else:
        interrupt(child, "You have left the table. Goodbye!")
    assert ended(child) == 0
    assert "Traceback" not in (child.before or "")


def test_quitting_in_a_terminal(tmp_path: Path) -> None:
    child = spawn("--seat", "Ann")
    child.expect(QUESTION)
    child.sendline("quit")
    child.expect("Leave this game")
    child.sendline("y")
    child.expect("Save this game")
    child.sendline(str(tmp_path / "game.agn"))
    child.expect("Goodbye!")
    assert ended(child) == 0
    assert agn.read_one((tmp_path / "game.agn").read_text()).events


def test_a_person_without_a_terminal_is_told_so(tmp_path: Path) -> None:
    for options in ([], ["--seat", "Ann", "--players", "3", "--save", str(tmp_path / "game.agn")], ["duel", "--seat", "greedy", "--seat", "Ann"]):
        done = run(*options)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("azulejos: A person needs a terminal to play, and this is not one: ")
        assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_standard_output_has_to_be_the_terminal_too() -> None:
    ours, theirs = os.openpty()
    process = Fork(["play", "--seat", "Ann"], stdin=theirs, env=environment(), has_terminal=True)
    output, errors = process.communicate(timeout=PATIENCE)
    os.close(theirs)
    os.close(ours)
    assert (process.wait(), output) == (2, b"")
    assert b"needs a terminal" in errors


def test_a_record_goes_to_standard_output_and_what_is_told_elsewhere() -> None:
    done = run("--seat", "greedy", "--seat", "random", "--seed", "7", "--save", "-")
    assert done.returncode == 0
    assert agn.read_one(done.stdout).outcome is not None
    assert "greedy wins." in done.stderr
    told = run("--seat", "greedy", "--seat", "random", "--seed", "7")
    assert told.stdout == done.stderr


def test_a_person_plays_on_the_terminal_while_the_record_goes_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "piped.agn"
    with path.open("wb") as piped:
        child = spawn("--seat", "Ann", "--seed", "7", "--first", "1", "--save", "-", stdout=piped.fileno())
    child.expect(QUESTION)
    child.sendline("1")
    child.expect(QUESTION)
    child.sendeof()
    child.expect("You have left the table")
    assert ended(child) == 0
    assert agn.read_one(path.read_text()).tags["Seat1"] == "Ann"


def test_a_table_of_bots_plays_through_and_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.agn"
    options = ("mini", "--seat", "greedy", "--seat", "random", "--seed", "7", "--wall", "grey", "--save", str(path))
    first, second = run(*options), run(*options)
    assert first.returncode == 0
    assert "greedy wins." in first.stdout
    assert agn.read_one(path.read_text()).outcome is not None
    assert second.returncode == 1
    assert "already exists" in second.stderr.replace("\n", " ")
    again = run(*options, "--force")
    assert again.stdout == first.stdout


def test_any_option_of_a_game_by_its_name() -> None:
    seats = ("--seat", "greedy", "--seat", "random", "--seed", "7")
    assert run(*seats, "--option", "wall=grey").stdout == run(*seats, "--wall", "grey").stdout


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["chess"], f'There is no game "chess": choose {", ".join(GAMES)}.'),
        (["--players", "5"], "Azul is for 2, 3 or 4 players, not 5."),
        (["--wall", "green"], "The wall is either coloured or grey."),
        (["--option", "wall=green"], 'The option wall cannot be "green".'),
        (["--wall", "grey", "--option", "wall=grey"], "The option wall was given twice: leave one out."),
        (["duel", "--option", "wall=grey"], 'Azul Duel has no option "wall": choose tiles.'),
        (["--displays", "0"], "A table has 1 to 9 displays, not 0."),
        (["--tournament", "--wall", "grey"], "Tournament tables play on the coloured wall."),
        (["--first", "3"], "There is no seat 3: this table has seats 1 to 2."),
        (["--first", "me"], "Who starts must be a seat number, or lot."),
        (["--first", "²"], "Who starts must be a seat number, or lot."),  # Python calls it a digit, and cannot read it as a number
        (["--players", "2", *["--seat", "Ann"] * 3], "3 seats were asked for at a table of 2"),
        (["--seat", "\x1b"], "Seat 1 needs a name that can be read"),
        (["--seat", "person: "], "Seat 1 needs a name that can be read"),
        (["--seat", "gredy"], 'There is no bot "gredy": did you mean greedy? A person of that name sits down by person:gredy.'),
        (["--seat", "Ann", "--seat", "Randm"], 'There is no bot "Randm": did you mean random?'),
    ],
)
def test_wrong_usage_is_one_sentence(options: list[str], sentence: str) -> None:
    done = run(*options)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_folder_that_does_not_exist_is_told_before_the_game(tmp_path: Path) -> None:
    done = run("--seat", "greedy", "--seat", "greedy", "--save", str(tmp_path / "missing" / "game.agn"))
    assert done.returncode == 1
    assert "does not exist" in done.stderr
    assert done.stdout == ""


def test_hostile_names_and_poor_terminals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hostile.py").write_text(
        "from azulejos.bots import RandomBot\n\n"
        "class Ann(RandomBot):\n    name = '[red]Ann[/red]\\x1b[2J'\n\n"
        "class Long(RandomBot):\n    name = '名前' * 500\n\n"
        "class Zoe(RandomBot):\n    name = 'Zoë'\n"
    )
    monkeypatch.chdir(tmp_path)
    done = run("--seat", "hostile:Ann", "--seat", "hostile:Long", "--seat", "hostile:Zoe", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "[red]Ann[/red][2J" in done.stdout
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout


def test_the_help_has_examples() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "azulejos play --seat Ann --seat Ben" in done.stdout
