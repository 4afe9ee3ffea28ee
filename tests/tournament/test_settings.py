"""T2, T4, T8, T10, T11: what an organiser may choose, and what the regulation says."""

import json
from typing import Any

import pytest

from azulejos.rules.azul import AzulGame
from azulejos.tournament import FINAL_FOUR, MARTELUDICA, PRESETS, SWISS, BadHistory, BadSettings, Pairing, PublicNames, Settings
from azulejos.tournament.seating.tables import FirstPlayer


def test_the_regulation_s_values_are_the_default() -> None:
    assert Settings() == MARTELUDICA == PRESETS["marteludica"]
    assert (MARTELUDICA.games, MARTELUDICA.turn_seconds, MARTELUDICA.displays, MARTELUDICA.least_age) == (3, 120, 8, 12)
    assert (MARTELUDICA.start, MARTELUDICA.end, MARTELUDICA.counting_minutes, MARTELUDICA.break_minutes) == ("14:30", "19:00", 10, 10)
    assert (MARTELUDICA.first_player, MARTELUDICA.pairing, MARTELUDICA.final_table) == (FirstPlayer.LOT, Pairing.PLANNED, False)


def test_other_formats() -> None:
    assert SWISS.pairing is Pairing.SWISS
    assert (FINAL_FOUR.games, FINAL_FOUR.all_games) == (3, 4)


@pytest.mark.parametrize(("players", "displays"), [(4, 8), (3, 7), (2, 5)])
def test_t2_displays_of_a_table(players: int, displays: int) -> None:
    game = MARTELUDICA.table_game(players)
    assert isinstance(game, AzulGame)
    assert game.displays == displays


def test_t2_an_organiser_may_take_nine() -> None:
    four, three = Settings(displays=9).table_game(4), Settings(displays=9).table_game(3)
    assert isinstance(four, AzulGame)
    assert isinstance(three, AzulGame)
    assert (four.displays, three.displays) == (9, 7)


def test_t4_t8_every_table_is_a_tournament_s_on_the_coloured_wall() -> None:
    game = MARTELUDICA.table_game(4)
    assert isinstance(game, AzulGame)
    assert (game.id, game.wall, game.tournament) == ("azul", "coloured", True)


@pytest.mark.parametrize(
    ("values", "code", "clause"),
    [
        ({"games": 0}, "out-of-bounds", "T10"),
        ({"games": True}, "out-of-bounds", "T10"),
        ({"games": 4}, "too-long", "T10"),
        ({"displays": 10}, "out-of-bounds", "T2"),
        ({"turn_seconds": 4}, "out-of-bounds", "T4"),
        ({"least_age": -1}, "out-of-bounds", "T11"),
        ({"start": "25:00"}, "no-such-time", "T10"),
        ({"start": "14.30"}, "no-such-time", "T10"),
        ({"end": "14:30"}, "ends-before-it-starts", "T10"),
        ({"break_minutes": 31}, "too-long", "T10"),
        ({"final_table": True}, "too-long", "T10"),
    ],
)
def test_values_that_cannot_be(values: dict[str, Any], code: str, clause: str) -> None:
    with pytest.raises(BadSettings) as refusal:
        Settings(**values)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)


def test_t10_the_afternoon_may_be_filled_to_the_last_minute() -> None:
    assert Settings(break_minutes=30).needed_minutes == 270


@pytest.mark.parametrize("settings", [*PRESETS.values(), Settings(first_player=FirstPlayer.BALANCE, public_names=PublicNames.INITIAL)])
def test_json_both_ways(settings: Settings) -> None:
    assert Settings.read(json.loads(json.dumps(settings.json()))) == settings


def test_json_may_name_only_what_differs() -> None:
    assert Settings.read({"least_age": 10}) == Settings(least_age=10)


@pytest.mark.parametrize("value", [{"gamez": 3}, {"games": "3"}, {"games": True}, {"pairing": "chaos"}, {"start": None}, []])
def test_json_that_cannot_be_read(value: Any) -> None:
    with pytest.raises(BadHistory):
        Settings.read(value)
