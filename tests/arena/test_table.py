"""Simulated tables: played by the law of tournament tables, with what may happen there."""

import random
from collections import Counter

import pytest

from azulejos.arena.incidents import MANY, NONE, Incidents
from azulejos.arena.table import Played, play_table
from azulejos.bots import bot
from azulejos.tournament import MARTELUDICA
from azulejos.tournament.score_pad import MOST_PV
from tests.kit.chances import seeded


def played(players: int, seed: int, incidents: Incidents, name: str = "random") -> Played:
    chance = seeded(seed)
    return play_table(MARTELUDICA.table_game(players), 1 + seed % players, [bot(name, chance) for _ in range(players)], chance, incidents)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_without_incidents_has_a_result_for_everybody(players: int) -> None:
    for seed in range(10):
        found = played(players, seed, NONE)
        assert found == played(players, seed, NONE)
        assert (found.left, found.passes, found.stops, found.is_void) == ((), 0, 0, False)
        for pv, rows in zip(found.pv, found.rows, strict=True):
            assert pv is not None
            assert rows is not None
            assert 2 * rows <= pv <= MOST_PV[rows]


def test_greedy_bots_count_more_than_random_ones() -> None:
    greedy, chance = played(4, 1, NONE, "greedy"), played(4, 1, NONE)
    assert sum(pv or 0 for pv in greedy.pv) > sum(pv or 0 for pv in chance.pv)


@pytest.mark.clause("T5")
@pytest.mark.clause("T21")
@pytest.mark.clause("T22")
def test_whatever_happens_the_result_is_as_the_regulation_says() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        players = random.Random(seed).choice([2, 3, 4])
        found = played(players, seed, MANY)
        stay = players - len(found.left)
        assert found.is_void == (stay < 2 or found.declared_void)
        assert found.expelled <= set(found.left)
        for seat, (pv, rows) in enumerate(zip(found.pv, found.rows, strict=True), 1):
            assert (pv is None) == (rows is None) == (found.is_void or seat in found.left)
        assert not found.declared_void or found.stops
        seen.update(
            {"left": len(found.left), "void": found.is_void, "declared": found.declared_void, "expelled": len(found.expelled), "went on": found.stops}
        )
    assert all(seen[what] for what in ("left", "void", "declared", "expelled", "went on"))
    assert seen["void"] > seen["declared"]


@pytest.mark.clause("T4")
def test_a_table_of_sleepers_ends_void() -> None:
    """All turns are lost: the table stops again and again, until the arbiter has enough of it."""
    found = played(4, 1, Incidents(slow=1.0, voided=0.5))
    assert (found.moves, found.declared_void, found.passes) == (0, True, 4 * found.stops)


def test_a_probability_is_one() -> None:
    with pytest.raises(ValueError, match="slow is a probability"):
        Incidents(slow=1.5)
