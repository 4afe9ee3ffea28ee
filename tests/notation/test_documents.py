"""The tokens in the tables of `docs/formats.md` are tokens. tests/documents plays its examples."""

import re
from pathlib import Path

import pytest

from azulejos.notation import read_token
from azulejos.rules import game

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("id", "start", "end", "fewest"),
    [("azul", "## Tokens of Azul", "## AGN", 7), ("duel", "### Tokens of Duel", "`top` is not written", 22)],
)
def test_every_token_in_the_tables_is_one(id: str, start: str, end: str, fewest: int) -> None:
    section = PAGE.split(start)[1].split(end)[0]
    rows = re.findall(r"^\| ((?:`[^`]+`(?:, )?)+) \|", section, re.M)
    tokens = [token for row in rows for token in re.findall("`([^`]+)`", row)]
    assert len(tokens) >= fewest
    for token in tokens:
        read_token(game(id), token)
