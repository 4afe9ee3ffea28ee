"""`azulejos match`, as one would type it."""

import json
from pathlib import Path

import pytest

from azulejos.notation import agn
from tests.cli.command import azulejos

MINE = """
class Last:
    def choose(self, view):
        return view.legal_moves[-1]
"""


def test_bots_of_the_registry_and_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_for_match.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    ran = azulejos("match", "greedy", "mine_for_match:Last", "--games", "4", "--save", "match.agn")
    assert (ran.status, ran.errors.strip()) == (0, "")
    assert "Last" in ran.output
    assert [record.names for record in agn.load("match.agn")] == [("greedy", "Last"), ("Last", "greedy")] * 2


def test_a_program_reads_json_and_games_go_to_standard_output() -> None:
    told = json.loads(azulejos("match", "greedy", "random", "random", "-n", "3", "--json", "--game", "mini").output)
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random", "random 2"]
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(3)
    ran = azulejos("match", "greedy", "random", "-n", "2", "--save", "-")
    assert len(list(agn.load(ran.output))) == 2
    assert "greedy" in ran.errors


def test_the_game_may_come_first() -> None:
    told = json.loads(azulejos("match", "duel", "greedy", "random", "-n", "2", "--json").output)
    assert told["game"] == "duel"
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]


WRONG = [["duel"], ["duel", "greedy", "random", "--game", "mini"], ["duel", "greedy"]]


@pytest.mark.parametrize(
    "arguments", [*WRONG, ["greedy"], ["gredy", "random"], ["greedy", "random", "--game", "x"], ["greedy", "random", "--games", "0"]]
)
def test_what_was_asked_wrongly(arguments: list[str]) -> None:
    ran = azulejos("match", *arguments)
    assert ran.status == 2
    assert ran.errors
