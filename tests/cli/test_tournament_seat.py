"""`azulejos tournament seat`."""

import json

import pytest

from azulejos.tournament.seating import check
from tests.cli.command import azulejos


@pytest.mark.parametrize(("players", "rounds", "cost"), [(6, 3, 6), (15, 4, 0), (22, 3, 0)])
def test_a_seating_for_programs(players: int, rounds: int, cost: int) -> None:
    ran = azulejos("tournament", "seat", "--players", str(players), "--rounds", str(rounds), "--seed", "7", "--json")
    assert ran.status == 0
    seating = json.loads(ran.output)
    assert len(seating) == rounds
    report = check(seating, range(1, players + 1))
    assert (report.faults, report.cost) == ((), cost)
    assert azulejos("tournament", "seat", "-p", str(players), "-r", str(rounds), "--seed", "7", "--json") == ran
    assert azulejos("tournament", "seat", "-p", str(players), "-r", str(rounds), "--seed", "8", "--json").output != ran.output


def test_a_seating_for_people() -> None:
    ran = azulejos("tournament", "seat", "--players", "15")
    assert ran.status == 0
    assert "Round 3" in ran.output
    assert "Seat 4" in ran.output
    assert ran.output.endswith("Nobody meets anybody twice.\nEach player sits 0 to 1 time at a table of three or two.\nNobody has a seat twice.\n")


def test_what_cannot_be_better_is_said_and_what_may_be_too() -> None:
    surely = azulejos("tournament", "seat", "-p", "8", "-r", "4").output
    assert "a cost of 24; no seating has less." in surely
    assert "There are only tables of four." in surely
    perhaps = azulejos("tournament", "seat", "-p", "20", "-r", "6").output
    assert "the search found none with less, and none can have less than 0." in perhaps
    assert "A player has one seat at most 1 time more often than another." in perhaps


@pytest.mark.parametrize(
    "arguments", [["--players", "1"], ["--players", "201"], ["-p", "8", "-r", "0"], ["-p", "8", "--seed", "-1"], ["-p", "many"], []]
)
def test_what_is_not_understood(arguments: list[str]) -> None:
    ran = azulejos("tournament", "seat", *arguments)
    assert ran.status == 2
    assert "Traceback" not in ran.errors
    assert ran.output == ""


def test_help_has_examples() -> None:
    assert "azulejos tournament seat --players 22" in azulejos("tournament", "seat", "--help").output
