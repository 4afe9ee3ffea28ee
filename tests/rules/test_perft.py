"""Perft: the counts that the naive referee made, kept as data, against those of the rules."""

import json
from pathlib import Path

import pytest

from azulejos.notation import afen
from azulejos.rules.perft import divide, perft

TABLE = json.loads((Path(__file__).parent / "data" / "perft.json").read_text())


@pytest.mark.parametrize("kept", TABLE, ids=lambda kept: kept["afen"].split(":", 8)[0] + "-" + "-".join(map(str, kept["perft"][:2])))
def test_the_kept_counts(kept: dict[str, object]) -> None:
    text, counts = kept["afen"], kept["perft"]
    assert isinstance(text, str)
    assert isinstance(counts, list)
    position = afen.read(text)
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
    assert afen.write(position) == text, "perft leaves the position as it was"
    assert sum(divide(position, 2).values()) == perft(position, 2)


def test_there_are_tables_of_every_kind() -> None:
    starts = {tuple(kept["afen"].split(":")[1:3]) for kept in TABLE}
    assert {("coloured", "2"), ("coloured", "3"), ("coloured", "4"), ("grey", "2")} <= starts
    assert any(kept["perft"][-1] == 0 for kept in TABLE), "a round that ends on the way"
