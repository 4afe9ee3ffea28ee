"""`azulejos analyse` and `azulejos hint`, as people and programs use them."""

import json
from pathlib import Path

import pytest

import azulejos as az
from azulejos.notation import Record
from azulejos.rules import game
from tests.cli.command import azulejos, refused

FEW = ("--nodes", "1000")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two bots."""
    path = tmp_path_factory.mktemp("games") / "game.agn"
    az.match(["random", "greedy"], games=1, seed=3, save=path)
    return path


def test_a_game_is_analysed_and_written_in_every_form(file: Path, tmp_path: Path) -> None:
    page, record = tmp_path / "game.html", tmp_path / "annotated.agn"
    told = azulejos("analyse", str(file), *FEW, "--html", str(page), "--agn", str(record), "--language", "nl")
    assert told.status == 0
    assert "Nauwkeurigheid" in told.output
    assert "<svg" in page.read_text(encoding="utf-8")
    [again] = az.load(record)
    assert isinstance(again, Record)
    assert again.comments
    assert "already exists" in refused("analyse", str(file), *FEW, "--agn", str(record))

    found = json.loads(azulejos("analyse", str(file), *FEW, "--json").output)
    assert found["moves"]
    assert found["names"] == ["random", "greedy"]


def test_a_hint_has_the_best_moves(file: Path) -> None:
    position = game("azul").start()
    told = azulejos("show", str(file), "--after", "3", "--afen").output.strip()
    found = json.loads(azulejos("hint", told, *FEW, "--moves", "2", "--json").output)
    assert len(found["moves"]) == 2
    assert "Chance to win" in azulejos("hint", told, *FEW).output
    assert "no hint" in refused("hint", position.afen, status=2)


def test_what_cannot_be_analysed_is_said(file: Path) -> None:
    assert "no game 2" in refused("analyse", str(file), "--game", "2", *FEW)
    assert "no hint" in refused("hint", game("duel").start().afen, status=2)


def test_duel_is_analysed_and_has_hints(tmp_path: Path) -> None:
    path, page, record = tmp_path / "duel.agn", tmp_path / "duel.html", tmp_path / "annotated.agn"
    az.match(["random", "greedy"], game="duel", games=1, seed=3, save=path)
    told = azulejos("analyse", str(path), *FEW, "--html", str(page), "--agn", str(record), "--language", "it")
    assert told.status == 0
    assert "Precisione" in told.output
    assert "<svg" in page.read_text(encoding="utf-8")
    [again] = az.load(record)
    assert isinstance(again, Record)
    assert len(again.comments) == len(again.moves)
    found = json.loads(azulejos("hint", str(path.with_name("annotated.agn")), *FEW, "--json").output) if again.outcome is None else None
    assert found is None
    afen = azulejos("show", str(path), "--after", "12", "--afen").output.strip()
    hinted = json.loads(azulejos("hint", afen, *FEW, "--json").output)
    assert len(hinted["moves"]) == 3
