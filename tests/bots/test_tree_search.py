"""The bot at tables of three and four, and on the grey wall: it beats those who do not look ahead, and says what it expects."""

import json
import threading
from importlib.resources import files
from time import sleep

import pytest

import azulejos as az
from azulejos.arena.match import match
from azulejos.bots import Limit
from azulejos.bots.azul import lustre_bot
from azulejos.bots.azul.tree_search import TreeSearch
from azulejos.rules.azul import AzulPosition
from tests.kit.effort import LONG

TABLES = [(3, "coloured"), (4, "coloured"), (2, "grey"), (4, "grey")]


def position(players: int, wall: str, seed: int = 3) -> AzulPosition:
    found = az.start("azul", players=players, wall=wall, seed=seed)
    assert isinstance(found, AzulPosition)
    return found


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_it_wins_far_more_than_its_share_against_those_who_do_not_look_ahead(players: int, wall: str) -> None:
    result = match(["lustre", *["greedy"] * (players - 1)], games=(30 if LONG else 2) * players, seed=5, limit=Limit(nodes=4_000), wall=wall)
    assert result.shares[0] >= (1.5 / players if players > 2 else 0.6)


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_every_move_has_chances_scores_and_a_variation_that_can_be_played(players: int, wall: str) -> None:
    start = position(players, wall)
    found = TreeSearch(lustre_bot.weights_by_wall()).find(start, Limit(nodes=6_000), full=True)
    assert found.nodes == 6_000
    assert len({line.move for line in found.lines}) == len(found.lines)
    for line in found.lines:
        assert sum(line.win) == pytest.approx(1)
        assert len(line.win) == len(line.scores) == players
        assert line.variation[0] == line.move
        after = start.copy()
        for move in line.variation:
            after.push(move)
    assert found.lines[0].value == max(line.value for line in found.lines)
    assert found.lines[0].value > found.lines[-1].value


def test_the_same_nodes_give_the_same_answer_whatever_was_searched_before() -> None:
    weights = lustre_bot.weights_by_wall()
    fresh, used = TreeSearch(weights), TreeSearch(weights)
    used.find(position(3, "coloured", 4), Limit(nodes=3_000))
    used.find(position(3, "coloured"), Limit(seconds=0.01))
    one, other = fresh.find(position(3, "coloured"), Limit(nodes=3_000)), used.find(position(3, "coloured"), Limit(nodes=3_000))
    assert (one.lines, one.nodes) == (other.lines, other.nodes)


def test_a_search_by_time_goes_on_with_its_tree_and_can_be_stopped() -> None:
    search, start = TreeSearch(lustre_bot.weights_by_wall()), position(4, "coloured")
    first = search.find(start, Limit(seconds=0.02))
    again = search.find(start, Limit(seconds=0.02))
    assert first.nodes > 0
    assert again.nodes > 0
    assert search.best() in start.legal_moves
    found = []
    thread = threading.Thread(target=lambda: found.append(search.find(start, Limit(seconds=600))))
    thread.start()
    while not search.best():
        sleep(0.01)
    while thread.is_alive():
        search.stop()
        thread.join(0.05)
    assert found[0].lines[0].move in start.legal_moves


def test_the_nets_that_ship_tell_how_they_were_made() -> None:
    for name in lustre_bot.WEIGHTS_BY_WALL.values():
        told = json.loads((files("azulejos.bots.azul") / name.replace(".npy", ".json")).read_text(encoding="utf-8"))
        assert all(command.startswith("azulejos train ") for command in told["commands"])
        assert told["strength"]
