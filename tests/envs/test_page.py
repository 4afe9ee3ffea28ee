"""docs/environments.md has every field as it is."""

from pathlib import Path

import pytest

from azulejos.envs.games import encoding
from azulejos.envs.registration import ids
from azulejos.envs.rewards import KINDS
from azulejos.kernel.layout import Layout
from azulejos.rules import game

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("layout", [encoding(game("azul")).layout, encoding(game("azul", wall="grey")).layout, encoding(game("duel")).layout])
def test_every_field_is_described(layout: Layout) -> None:
    for field in (*layout.table, *layout.board):
        shape = " × ".join(map(str, field.shape))
        begin = f"| `{field.name}` | {shape} | {field.high} | "
        assert any(line.startswith(begin) and field.what in line for line in PAGE.splitlines()), field


def test_every_reward_and_id_is_described() -> None:
    assert all(f"| `{reward}` |" in PAGE for reward in KINDS)
    assert all(id.partition("/")[2].partition("-")[0] in PAGE for id in ids())
