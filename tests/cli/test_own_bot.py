"""A bot of one's own on the command line: `--seat module:Class`."""

import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.notation import agn
from tests.cli.command import azulejos, refused
from tests.kit.patience import PATIENCE

MODULE = """
class First:
    name = "first"

    def choose(self, view):
        return next(iter(view.legal_moves))


class Lucky:
    def __init__(self, chance):
        self.chance = chance

    def choose(self, view, limit):
        moves = list(view.legal_moves)
        return moves[self.chance.below(len(moves))]


class Broken(First):
    def __init__(self):
        raise KeyError("weights.bin")


class Lost(First):
    def choose(self, view):
        return {}["what to do"]


class Illegal(First):
    def choose(self, view):
        return "9Y4"


class Nothing:
    pass


seated = First()


def last(view):
    return str(list(view.legal_moves)[-1])
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mybots.py").write_text(MODULE)
    (tmp_path / "unfinished.py").write_text("import no_such_package\n")
    (tmp_path / "wrong.py").write_text("def\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("bot", "name"), [("First", "first"), ("seated", "first"), ("last", "last")])
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_class_an_object_or_a_function_is_seated(bot: str, name: str, game: str) -> None:
    ran = azulejos("play", game, "--seat", f"mybots:{bot}", "--seat", "random", "--seed", "7", "--save", "-")
    assert ran.status == 0, ran.errors
    record = agn.read_one(ran.output)
    assert record.outcome is not None
    assert (record.tags["Seat1"], record.tags["Seat2"]) == (name, "random")


def test_it_may_take_its_chance_and_then_the_seed_is_the_game() -> None:
    games = [azulejos("play", "--seat", "mybots:Lucky", "--seat", "mybots:Lucky", "--seed", "7", "--save", "-") for _ in range(2)]
    assert games[0] == games[1]
    assert agn.read_one(games[0].output).tags["Seat2"] == "Lucky 2"


def test_the_command_finds_modules_where_it_is_started(folder: Path) -> None:
    command = Path(sys.executable).with_name("azulejos")
    arguments = [str(command), "play", "--seat", "mybots:First", "--seat", "greedy", "--save", "game.agn"]
    subprocess.run(arguments, cwd=folder, check=True, timeout=PATIENCE, capture_output=True)
    assert (folder / "game.agn").exists()


def test_a_tournament_of_them_is_simulated() -> None:
    ran = azulejos("tournament", "simulate", "--players", "5", "--bot", "mybots:First", "--json")
    assert ran.status == 0, ran.errors


@pytest.mark.parametrize(
    ("bot", "status", "sentence"),
    [
        ("nowhere:Bot", 2, "There is no module nowhere for nowhere:Bot: write it as from the folder where you are."),
        ("mybots.more:Bot", 2, "There is no module mybots.more for mybots.more:Bot: write it as from the folder where you are."),
        ("mybots:Second", 2, "There is no Second in the module mybots: check how it is spelt."),
        ("mybots:Nothing", 2, "Nothing is no bot: a bot has a method choose(view), which returns a legal move."),
        ("mybots:MODULES.First", 2, "There is no MODULES.First in the module mybots: check how it is spelt."),
        (
            "unfinished:Bot",
            1,
            "The module unfinished cannot be imported: ModuleNotFoundError: No module named 'no_such_package' (unfinished.py, line 1).",
        ),
        ("wrong:Bot", 1, "The module wrong cannot be imported: SyntaxError: invalid syntax (wrong.py, line 1)."),
        ("mybots:Broken", 1, "mybots:Broken cannot be made: KeyError: 'weights.bin' (mybots.py, line 20)."),
        ("mybots:Lost", 1, "mybots:Lost failed to choose a move: KeyError: 'what to do' (mybots.py, line 25)."),
    ],
)
def test_what_is_wrong_with_it_is_one_sentence(bot: str, status: int, sentence: str) -> None:
    assert refused("play", "--seat", bot, "--seat", "greedy", "--first", "1", status=status) == sentence
    assert refused("tournament", "simulate", "--players", "2", "--incidents", "none", "--bot", bot, status=status) == sentence


def test_an_illegal_move_is_told_with_its_reason_and_the_position() -> None:
    said = refused("play", "--seat", "mybots:Illegal", "--seat", "greedy", "--first", "1")
    assert said.startswith("The bot first answered 9Y4, which it may not: There is no display 9: this table has 5.")
    assert "azul:coloured:2:5:1:offer:" in said
