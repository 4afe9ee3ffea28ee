"""A data set has every decision of its games, as environments show it."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azulejos as az
from azulejos.envs.dataset import DatasetError, dataset, save
from azulejos.notation import Record, afen, agn
from azulejos.rules import OptionError, Position
from tests.cli.command import azulejos
from tests.kit.chances import seeded


def finished(id: str, seed: int, **options: Any) -> Position:
    position = az.start(id, seed=seed, **options)
    chance = seeded(seed)
    while position.outcome is None:
        position.push(position.legal_moves[chance.below(len(position.legal_moves))])
    return position


@pytest.mark.parametrize("id", ["azul", "duel"])
def test_every_action_was_legal_and_has_its_result(id: str) -> None:
    games = [finished(id, seed) for seed in (1, 2)] if id == "azul" else [finished(id, 1)]
    columns = dataset(games)
    rows = len(columns["action"])
    assert rows >= sum(isinstance(event, az.Move) for game in games for event in game.events)
    assert columns["action_mask"][np.arange(rows), columns["action"]].all()
    for number, game in enumerate(games):
        own = columns["game"] == number
        assert (columns["scores"][own] == game.scores).all()
        winner = columns["win"][own] > 0
        assert set(columns["seat"][own][winner] + 1) == set(game.outcome.winners)  # type: ignore[union-attr]
    at = rows // 2
    assert afen.read(str(columns["position"][at])).to_move == columns["seat"][at] + 1


def test_only_whole_games_of_one_kind() -> None:
    with pytest.raises(DatasetError, match="one kind"):
        dataset([finished("azul", 1), finished("azul", 1, players=3)])
    with pytest.raises(DatasetError, match="to their end"):
        dataset([az.start("azul", seed=1)])
    with pytest.raises(DatasetError, match="no finished game"):
        dataset([])


def test_the_command_writes_what_numpy_reads(tmp_path: Path) -> None:
    record = tmp_path / "games.agn"
    record.write_text(agn.write_all([Record.of(finished("azul", seed)) for seed in (1, 2)]))
    output = tmp_path / "games.npz"
    ran = azulejos("dataset", str(output), str(record))
    assert ran.status == 0, ran
    assert "of 2 games." in ran.output
    with np.load(output) as columns:
        assert columns["observation"].shape == (len(columns["action"]), 163)
        assert columns["position"][0].startswith("azul:")
    again = azulejos("dataset", str(output), str(record))
    assert again.status == 1
    assert "--force" in again.errors
    assert azulejos("dataset", str(tmp_path / "games.csv"), str(record)).status == 2


def test_parquet_needs_pyarrow(tmp_path: Path) -> None:
    columns = dataset([finished("azul", 1)])
    path = tmp_path / "games.parquet"
    if find_spec("pyarrow") is None:
        with pytest.raises(OptionError, match="pip install pyarrow"):
            save(columns, path)
        return
    from pyarrow import parquet

    save(columns, path)
    table = parquet.read_table(path)
    assert table.num_rows == len(columns["action"])
    assert table["observation"][3].as_py() == columns["observation"][3].tolist()
