"""`azulejos perft` and `azulejos bench`."""

import json
from functools import cache
from typing import Any

import pytest

from azulejos.notation import afen
from azulejos.rules.azul import Deal, tiles
from azulejos.rules.duel import Moon, Stop, Sun, TakeChip, TakePlate
from tests.cli.command import azulejos
from tests.kit.tables import table
from tests.notation.duel.games import finished


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


@cache
def bench(game: str) -> dict[str, Any]:
    """What it measures: once for all, since it plays for seconds."""
    shown: dict[str, Any] = json.loads(azulejos("bench", "--game", game, "--games", "20", "--json").output)
    return shown


def test_bench_for_programs() -> None:
    shown = bench("azul")
    assert set(shown["rules"]) == {"2", "3", "4"}
    two = shown["rules"]["2"]
    assert two["games"] == 20
    assert two["moves_per_cpu_second"] > 0
    assert 60 < two["moves_per_game"] < 80
    assert 6 < two["rounds_per_game"] < 8

    assert two["turns_per_game"] == two["moves_per_game"]
    assert shown["by_lot"] == []


@pytest.mark.long
def test_bench_of_duel_tells_its_turns_and_what_was_drawn_by_lot() -> None:
    """A turn has one decision or more (D20-D23); the set-up and the tiling have decisions, too, that are no turns."""
    shown = bench("duel")
    two = shown["rules"]["2"]
    assert 60 < two["turns_per_game"] < two["moves_per_game"] < 220
    assert shown["by_lot"] == ["tiles"]
    assert "components" not in shown
    ran = azulejos("bench", "--game", "duel", "--games", "20")
    assert "│ Turns │".replace("│", "┃") in ran.output
    assert "Moves, turns, rounds and score are the means of a game." in ran.output
    assert f"{two['turns_per_game']:.1f}" in ran.output
    assert "Moves / s" in ran.output
    assert "\nThe scoring tiles of every game are drawn by lot.\n" in ran.output


def test_a_turn_of_duel_begins_once() -> None:
    """As many turns as tokens, chips and takes there were: what is used up is counted, not what is asked."""
    position = finished(2)
    turns = sum(isinstance(event, Sun | Moon | TakeChip | Stop) for event in position.events)
    plates = sum(isinstance(event, TakePlate) for event in position.events) - 2
    again, begun = position.origin(), 0
    for event in position.events:
        begun += again.begins_turn and not again.is_setup
        again.push(event)
    assert begun == turns + plates


def test_bench_measures_the_kernel_too() -> None:
    shown = bench("azul")
    assert [each["table"] for each in shown["kernel"]] == [f"{players} players, {wall}" for wall in ("coloured", "grey") for players in (2, 3, 4)]
    assert all(
        each["moves_per_second"] > 0 and each["perft_nodes_per_second"] > 0 and each["python_steps_per_second"] > 0 for each in shown["kernel"]
    )
    assert [each["table"] for each in shown["environments"]] == [each["table"] for each in shown["kernel"]]
    assert all(each["vector_steps_per_second"] > 0 and each["pettingzoo_steps_per_second"] > 0 for each in shown["environments"])
    # It changes only when behaviour does, however many games are measured: say why, when you change it here.
    assert shown["signature"] == "826c3bc7021d154d"
    net, hand_set = shown["search"]
    assert (net["bot"], net["positions"], net["nodes"], hand_set["bot"]) == ("lustre", 8, 6_000, "baseline")
    assert all(0 < each["slowest"] <= each["nodes_per_second"] <= each["fastest"] and each["seconds_to_depth"] > 0 for each in shown["search"])
    assert hand_set["signature"] == "aaa13206ae9eb890"
    duel = bench("duel")
    assert duel["search"] is None
    assert duel["kernel"][0]["games_per_second"] > 0
    assert duel["signature"] == "a27697bdd50dbb15"


def test_selfcheck_compares_kernel_and_rules() -> None:
    shown = json.loads(azulejos("selfcheck", "--games", "18", "--json").output)
    assert sum(shown["tables"].values()) == 18
    assert shown["rare"]["takes by a seat whose floor line is full (A14)"] > 0
    ran = azulejos("selfcheck", "--games", "18")
    assert "4 players, grey wall: 3 games, equal after every move" in ran.output
    assert "  games that end because there is no tile to deal (A32)\n" in ran.output
    assert sum(json.loads(azulejos("selfcheck", "--game", "duel", "--games", "5", "--json").output)["tables"].values()) == 5
    assert azulejos("selfcheck", "--game", "chess").status == 2


def test_warmup_compiles_once() -> None:
    assert azulejos("warmup").status == 0
    assert azulejos("warmup").output == "The kernels are compiled already.\n"
