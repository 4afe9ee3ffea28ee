"""`azulejos puzzles`: from bots' games and from records, the same every time, and on where it was interrupted."""

import json
from pathlib import Path
from typing import Any

import pytest

import azulejos as az
from azulejos.bots.puzzles.collection import read_lines
from azulejos.bots.puzzles.mining import Miner
from azulejos.cli import puzzles as command
from azulejos.cli.output_files import SaveError
from azulejos.notation import Record
from tests.cli.command import azulejos, refused

FEW = ("--nodes", "1000", "--times", "10", "--margin", "0.05")
BOTS = ("--bot", "greedy", "--bot", "random")


def test_puzzles_are_mined_from_games_of_bots_the_same_every_time(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    for path in (one, other):
        told = azulejos("puzzles", str(path), *BOTS, "--games", "2", "--seed", "4", *FEW)
        assert told.status == 0
        assert f"{path}: " in told.output
    assert one.read_bytes() == other.read_bytes()
    found = read_lines(one.read_text(encoding="utf-8"))
    assert found
    assert all(puzzle.margin >= 0.049 for puzzle in found)
    assert json.loads(one.read_text(encoding="utf-8").splitlines()[0])["id"] == found[0].id
    assert "already exists" in refused("puzzles", str(one), *FEW)


def test_puzzles_are_mined_from_records(tmp_path: Path) -> None:
    games = tmp_path / "games.agn"
    az.match(["greedy", "random"], games=2, seed=4, save=games)
    told = azulejos("puzzles", str(tmp_path / "puzzles.jsonl"), str(games), *FEW)
    assert told.output.endswith("of 2 games.\n")


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    output = str(tmp_path / "puzzles.jsonl")
    assert "two bots or more" in refused("puzzles", output, "--bot", "greedy", status=2)
    assert "did you mean greedy" in refused("puzzles", output, "--bot", "gredy", "--bot", "random", status=2)
    told = azulejos("puzzles", output, "--times", "9")
    assert (told.status, "--times" in told.errors) == (2, True)


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    how: dict[str, Any] = {"bots": ["greedy", "random"], "seed": 4, "nodes": 1_000, "times": 10, "margin": 0.05}
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    looked_at: list[Record] = []
    puzzles = Miner.puzzles

    def counted(miner: Miner, record: Record) -> Any:
        looked_at.append(record)
        return puzzles(miner, record)

    def interrupted(miner: Miner, record: Record) -> Any:
        if looked_at:
            raise KeyboardInterrupt
        return counted(miner, record)

    monkeypatch.setattr(Miner, "puzzles", interrupted)
    with pytest.raises(KeyboardInterrupt):
        command.puzzles(parts, games=3, **how)
    with parts.open("a", encoding="utf-8") as file:
        file.write('{"half a')  # what was being written when it ended
    monkeypatch.setattr(Miner, "puzzles", counted)
    with pytest.raises(SaveError, match="other options"):
        command.puzzles(parts, games=3, **how | {"seed": 5})
    looked_at.clear()
    command.puzzles(parts, games=3, **how)
    assert len(looked_at) == 2
    command.puzzles(whole, games=3, **how)
    assert parts.read_bytes() == whole.read_bytes()
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".progress"] == []
