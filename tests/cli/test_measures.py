"""`azulejos perft` and `azulejos bench`."""

import json

from azulejos.notation import afen
from azulejos.rules.azul import Deal, tiles
from tests.cli.command import azulejos
from tests.kit.tables import table


def dealt() -> str:
    position = table(2).start()
    position.push(Deal(tuple(map(tiles, ("BBYK", "RRWW", "BBYK", "RKWW", "BYYR")))))
    return afen.write(position)


def test_perft_counts_each_depth() -> None:
    # Fourteen colours lie on the displays, each with six destinations; a take leaves thirteen to a player whose board is empty too.
    ran = azulejos("perft", "--depth", "2", dealt())
    assert ran.status == 0
    assert "84" in ran.output
    assert "6,552" in ran.output


def test_perft_for_programs() -> None:
    shown = json.loads(azulejos("perft", "--depth", "2", "--divide", "--json", dealt()).output)
    assert shown["perft"] == [84, 6552]
    assert len(shown["divide"]) == 84
    assert set(shown["divide"].values()) == {78}


def test_perft_by_first_take() -> None:
    assert "1B1" in azulejos("perft", "-d", "1", "--divide", dealt()).output


def test_bench_for_programs() -> None:
    shown = json.loads(azulejos("bench", "--games", "30", "--json").output)
    assert set(shown["rules"]) == {"2", "3", "4"}
    two = shown["rules"]["2"]
    assert two["games"] == 30
    assert two["moves_per_cpu_second"] > 0
    assert 60 < two["moves_per_game"] < 80
    assert 6 < two["rounds_per_game"] < 8


def test_bench_for_people() -> None:
    ran = azulejos("bench", "--games", "3")
    assert ran.status == 0
    assert "Moves / s" in ran.output
