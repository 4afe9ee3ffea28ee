"""Simulated events: whole, deterministic, and such that the regulation and a notebook let them happen."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.arena import LEVELS, MANY, NONE, Simulated, simulate
from azulejos.arena.fictional_people import FictionalPeople
from azulejos.arena.simulation import with_games
from azulejos.arena.table import play_table
from azulejos.bots import bot
from azulejos.rules import RandomChance
from azulejos.tournament import FINAL_FOUR, MARTELUDICA, PRESETS, SWISS, Settings, public, verify
from azulejos.tournament.exports import PUBLIC, as_csv
from azulejos.tournament.player_status import english, player_status
from azulejos.tournament.seating import check
from azulejos.tournament.sheet import fill
from azulejos.tournament.standings import standings
from azulejos.tournament.storage import Snapshot
from tests.kit.chances import seeded
from tests.kit.effort import LONG, few
from tests.kit.strategies import seeds
from tests.kit.tournament_judge import judged


def judge(event: Simulated) -> None:
    """All that must be true of any event, however it went."""
    state = event.state
    assert verify(event.events) == state
    assert [each.version for each in event.events] == list(range(1, len(event.events) + 1))
    assert [each.at for each in event.events] == sorted(each.at for each in event.events)
    model = judged(event.events)
    assert [(row.place, row.person, row.pt, row.rows, row.won) for row in standings(state)] == model.ranking()
    for game in state.games:
        seated = [person for table in game.tables for person in table.seats]
        if not state.is_final(game.number):
            numbers = {person: number for number, person in enumerate(seated, 1)}
            assert check([[[numbers[person] for person in table.seats] for table in game.tables]], range(1, len(seated) + 1)).faults == ()
    kept = Snapshot(event.events, state, event.register)
    everywhere = json.dumps(public.export(state, event.register), ensure_ascii=False) + "".join(as_csv(name, kept) for name in PUBLIC)
    for person, entrant in state.entrants.items():
        found = event.register.find(person)
        assert found is not None
        alone = sum(found.shown() == each.shown() for each in event.register.people) == 1
        assert (person in everywhere) == (not entrant.expelled)
        assert not alone or (found.shown() in everywhere) == (not entrant.expelled)
        if not entrant.expelled:
            assert english(player_status(state, person))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_events_of_every_format_and_level(preset: str, level: str) -> None:
    happened: Counter[str] = Counter()
    for seed in range(3 if LONG or level == "many" else 1):
        event = simulate(9 + 7 * seed, PRESETS[preset], seed, "random", LEVELS[level])
        judge(event)
        happened.update(event.happened)
    if level == "none":
        assert not any(happened.values())
    if level == "many":
        for what in ("absent", "too-young", "late", "left", "withdrawn", "expelled", "lost turns", "stopped tables", "miscounted", "corrected"):
            assert happened[what], what


@few(8)
@given(st.integers(2, 14), st.sampled_from([MARTELUDICA, SWISS, FINAL_FOUR, Settings(games=1), with_games(SWISS, 5)]), seeds)
def test_whatever_goes_wrong_the_event_is_right(players: int, settings: Settings, seed: int) -> None:
    judge(simulate(players, settings, seed, "random", MANY))


def test_the_same_seed_is_the_same_event() -> None:
    one, other = (simulate(8, seed=5, bot="random", incidents=MANY) for _ in range(2))
    assert one == other
    assert simulate(8, seed=6, bot="random", incidents=MANY).events != one.events


def test_sheets_say_what_was_played() -> None:
    """Each table is played once more by itself: its sheet is the result, and its first player the one of the lot."""
    event = simulate(12, seed=9, bot="greedy", incidents=NONE)
    for game in event.state.games:
        for table in game.tables:
            chance = RandomChance(random.Random(f"9/{game.number}/{table.number}"))
            chance_bots = [bot("greedy", chance) for _ in table.seats]
            again = play_table(MARTELUDICA.table_game(len(table.seats)), table.first, chance_bots, chance, NONE)
            assert table.result == fill(game.number, table.number, table.seats, again.pv, again.rows)


def test_two_players_are_enough_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    event = simulate(2, FINAL_FOUR, 1, "random", NONE, progress=lambda done, total: told.append((done, total)))
    assert event.state.finished
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4), (4, 4)]


def test_fictional_people_never_run_out() -> None:
    fictional = FictionalPeople(seeded(1))
    people = [fictional.new() for _ in range(3_000)]
    assert len({person.id for person in people}) == 3_000
    assert len({person.shown() for person in people[:1_000]}) == 1_000
