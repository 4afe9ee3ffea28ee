"""The bot that thinks with a net: it beats those that do not, and says what it expects."""

import json
from importlib.resources import files

import pytest

import azulejos as az
from azulejos.arena.match import match
from azulejos.bots import Limit, bot
from azulejos.bots.azul import lustre_bot
from azulejos.bots.azul.round_search import RoundSearch
from azulejos.rules import OptionError
from azulejos.rules.azul import AzulPosition
from tests.kit.effort import LONG


def position(seed: int = 3) -> AzulPosition:
    found = az.start("azul", seed=seed)
    assert isinstance(found, AzulPosition)
    return found


@pytest.mark.parametrize(("other", "share"), [("greedy", 0.8), ("baseline", 0.5)])
def test_it_beats_those_who_do_not_know_what_a_wall_is_worth(other: str, share: float) -> None:
    result = match(["lustre", other], games=60 if LONG else 12, seed=5, limit=Limit(nodes=1_000))
    assert result.shares[0] >= share


def test_the_same_nodes_give_the_same_answer_whatever_was_searched_before() -> None:
    weights = lustre_bot.weights()
    fresh, used = RoundSearch(weights), RoundSearch(weights)
    used.find(position(4), Limit(nodes=3_000))
    one, other = fresh.find(position(), Limit(nodes=3_000)), used.find(position(), Limit(nodes=3_000))
    assert (one.lines, one.nodes, one.depth) == (other.lines, other.nodes, other.depth)
    assert one.nodes == 3_000


def test_every_take_has_chances_scores_and_a_variation_that_can_be_played() -> None:
    start = position()
    found = RoundSearch(lustre_bot.weights()).find(start, Limit(nodes=20_000), full=True)
    values = [line.value for line in found.lines]
    assert values[0] == max(values)
    for line in found.lines:
        assert sum(line.win) == pytest.approx(1)
        assert all(-10 < score < 150 for score in line.scores)
        assert line.variation[0] == line.move
        after = start.copy()
        for move in line.variation:
            after.push(move)
    # Four tiles on the floor line are nobody's best beginning.
    assert found.lines[0].win[0] > found.lines[-1].win[0]


def test_two_threads_find_a_legal_take_and_the_stop_of_another_thread_ends_them() -> None:
    search = RoundSearch(lustre_bot.weights(), threads=2)
    found = search.find(position(), Limit(seconds=0.05))
    assert found.lines[0].move in position().legal_moves
    assert found.nodes > 0


def test_the_net_that_ships_tells_how_it_was_made() -> None:
    told = json.loads((files("azulejos.bots.azul") / "lustre.json").read_text(encoding="utf-8"))
    assert told["commands"]
    assert all(command.startswith("azulejos train ") for command in told["commands"])
    assert told["strength"]


def test_without_the_kernels_packages_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.bots.search_bots.import_module", _missing)
    with pytest.raises(OptionError, match=r"azulejos\[kernel\]"):
        bot("lustre")


def _missing(name: str) -> object:
    raise ModuleNotFoundError(name, name="numba")
