"""What `docs/formats.md` gives as examples is what the readers read."""

import re
from pathlib import Path

import pytest

from azulejos.notation import Record, afen, read_token
from azulejos.rules import game
from tests.notation.texts import games

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_the_example_of_a_position() -> None:
    lines = re.findall(r"^    ((?:azul|duel):\S+)$", PAGE, re.M)
    assert len(lines) == 2
    for line in lines:
        assert afen.write(afen.read(line)) == line


def test_the_example_of_a_record_of_duel() -> None:
    [text] = re.findall(r"(    \[Game \"duel\"\]\n.*?) …", PAGE, re.S)
    [record] = games(re.sub("^    ", "", text, flags=re.M))
    assert isinstance(record, Record)
    assert record.end().round == 1


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
