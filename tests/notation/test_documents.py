"""What `docs/formats.md` gives as examples is what the readers read."""

import re
from pathlib import Path

from azulejos.notation import Record, afen, read_token
from azulejos.rules import game
from tests.notation.texts import games

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_the_example_of_a_position() -> None:
    [line] = re.findall(r"^    (azul:\S+)$", PAGE, re.M)
    assert afen.write(afen.read(line)) == line


def test_the_example_of_a_record_of_duel() -> None:
    [text] = re.findall(r"(    \[Game \"duel\"\]\n.*?) …", PAGE, re.S)
    [record] = games(re.sub("^    ", "", text, flags=re.M))
    assert isinstance(record, Record)
    assert record.end().round == 1


def test_every_token_in_the_tables_is_one() -> None:
    rows = re.findall(r"^\| ((?:`[^`]+`(?:, )?)+) \|", PAGE, re.M)
    tokens = [token for row in rows for token in re.findall("`([^`]+)`", row)]
    azul = [token for token in ("3Y4", ">34", "@BBYK/RRWW/BBYK/RKWW/BYYR", "pass", "withdraw:3", "resume", "void") if token in tokens]
    assert len(azul) == 7
    for token in azul:
        read_token(game("azul"), token)
    duel = [token for token in tokens if token not in azul and not re.fullmatch("[a-z]+", token)] + ["draw", "stop"]
    assert len(duel) > 20
    for token in duel:
        read_token(game("duel"), token)
