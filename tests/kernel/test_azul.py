"""The kernel of Azul plays as the rules do."""

import random
from collections import Counter

import numpy as np
import pytest

from azulejos.kernel.azul import conversion, equality, hashing, play
from azulejos.kernel.azul.biased_play import POLICIES, Policy, miserly
from azulejos.kernel.azul.state import ACTIONS, STATE
from azulejos.kernel.equality import KernelDiffers
from azulejos.kernel.random import generator
from azulejos.rules import Event, OptionError, Phase, game
from azulejos.rules.azul import AzulGame, AzulPosition, Pass, Withdraw
from azulejos.rules.perft import perft
from tests.kit.chances import seeded
from tests.kit.effort import LONG
from tests.kit.odd_positions import last_tile, odd_position
from tests.kit.rare_cases import rare_cases

GAMES = 80_000 if LONG else 3_800
PARTS = 8
"""So that several workers can share them."""
TABLES = equality.tables()
RARE = {
    "short deal", "line fallen", "overflow to the lid", "marker to a full floor line", "marker left in the centre",
    "refill within a display", "refill between displays", "ended by A32", "ended by A33", "ended by A40", "tie: shared",
}  # fmt: skip


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_are_equal_after_every_move(part: int) -> None:
    seed = random.getrandbits(32) if LONG else 1
    counts = equality.check(GAMES // PARTS, seed + part * GAMES, lambda done, total: None).tables
    assert sum(counts.values()) == GAMES // PARTS
    assert len(counts) == 6


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_games_go_on_equally_from_positions_that_no_game_leads_to(policy: Policy) -> None:
    lots = random.Random(policy.__name__)
    for table in TABLES:
        for _ in range(100 if LONG else 1):
            equality.compare(odd_position(table, lots), policy, lots)


def test_what_random_play_does_not_reach_is_compared() -> None:
    seen: Counter[str] = Counter()

    def watch(position: AzulPosition, event: Event) -> None:
        nonlocal seen
        seen += rare_cases(position, event)

    lots = random.Random(3)
    equality.compare(last_tile(), miserly, lots, watch)
    for table in TABLES:
        for policy in POLICIES:
            equality.compare(table.start(), policy, lots, watch)
        if set(seen) >= RARE:
            return
    assert set(seen) >= RARE


def test_a_difference_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equality, "words", lambda position: [])
    with pytest.raises(KernelDiffers, match="differ in the position, in round 1"):
        equality.check(1, 1, lambda done, total: None)


def begun(players: int = 2, wall: str = "coloured") -> AzulPosition:
    position = game("azul", players=players, wall=wall).start()
    position.push(position.deal(seeded(5)))
    assert isinstance(position, AzulPosition)
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_counts_as_the_rules_do(players: int) -> None:
    position = begun(players)
    states = conversion.pack([position])
    before = states.copy()
    for depth in range(3):
        assert play.perft(states, depth) == perft(position, depth)
    assert states == before
    while sum(map(sum, position.displays)) + sum(position.centre) > 6:
        position.push(position.legal_moves[0])
    assert play.perft(conversion.pack([position]), 4) == perft(position, 4)  # beyond the end of the round


def test_random_moves_are_legal_and_none_is_preferred() -> None:
    states = conversion.pack([begun()])
    legal = np.empty(play.MOST_MOVES, np.int64)
    found = play.legal(states, 0, legal)
    lots = generator(2)
    draws = 400 * found
    counts = Counter(int(play.sample(states, 0, lots)) for _ in range(draws))
    assert set(counts) == set(legal[:found].tolist())
    expected = draws / found
    # Chi square: with so many degrees of freedom it is hardly ever ten standard deviations above its mean.
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < found + 10 * (2 * found) ** 0.5


def test_every_action_is_masked_as_it_is_legal() -> None:
    lots = random.Random(1)
    for table in TABLES[::4]:
        states = conversion.pack([odd_position(table, lots)])
        mask, listed = np.zeros(ACTIONS, np.bool_), np.empty(play.MOST_MOVES, np.int64)
        play.legal_mask(states, 0, mask)
        assert np.flatnonzero(mask).tolist() == sorted(listed[: play.legal(states, 0, listed)].tolist())
        assert [bool(play.is_legal(states, 0, action)) for action in range(-1, ACTIONS + 1)] == [False, *mask.tolist(), False]


def test_every_tile_of_the_bag_is_dealt_alike() -> None:
    bag = (2, 0, 9, 1, 4)
    position = game("azul", players=2, displays=1).start()
    assert isinstance(position, AzulPosition)
    position.bag, position.lid = bag, (3, 3, 3, 3, 3)
    first, deals = conversion.pack([position]), 20_000
    counts, lots = np.zeros(5), generator(9)
    for _ in range(deals):
        states = first.copy()
        play.deal(states, 0, lots)
        counts += conversion.unpack(states[0]).displays[0]
    expected = np.array(bag) * 4 * deals / sum(bag)
    assert counts[1] == 0
    assert np.all(np.abs(counts - expected) <= 10 * np.sqrt(expected))


@pytest.mark.parametrize("table", TABLES[::4], ids=repr)
def test_positions_that_differ_have_different_keys(table: AzulGame) -> None:
    known: dict[int, list[int]] = {}

    def watch(position: AzulPosition, event: Event) -> None:
        words = conversion.words(position)
        for field in ("score", "round"):
            words[_words_of(field)] = []
        assert known.setdefault(int(hashing.key_at(conversion.pack([position]), 0)), words) == words

    for seed in range(3):
        equality.compare(table.start(), POLICIES[0], random.Random(seed), watch)
    assert len(known) > 60


def _words_of(field: str) -> slice:
    part = np.zeros(1, STATE)
    part[field] = -1
    (where,) = part.view(np.int64).nonzero()
    return slice(int(where[0]), int(where[-1]) + 1)


def test_the_same_seed_plays_the_same_game_everywhere() -> None:
    states = conversion.pack([begun(4, "grey")])
    assert play.playout(states, 0, generator(1)) == 114
    assert states[0]["score"].tolist() == [2, 0, 0, 0]


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.OFFER, Phase.TILING, Phase.OVER])
def test_a_game_is_played_out_from_every_phase(phase: Phase) -> None:
    found: list[AzulPosition] = []

    def watch(position: AzulPosition, event: Event) -> None:
        if position.phase is phase:
            found.append(position.copy(history=False))

    over = equality.compare(game("azul", players=3, wall="grey").start(), POLICIES[0], random.Random(2), watch)  # type: ignore[arg-type]
    for number, position in enumerate([*found[::7], over]):
        states = conversion.pack([position])
        moves = play.playout(states, 0, generator(number))
        end = conversion.unpack(states[0])
        assert end.phase is Phase.OVER
        assert end.status() == ()
        assert moves == 0 or position is not over


def test_tables_that_somebody_left_are_refused() -> None:
    for event in (Pass(), Withdraw(1)):
        position = game("azul", players=3, tournament=True).start()
        position.push(position.deal(seeded(1)))
        position.push(event)
        with pytest.raises(OptionError, match="whole tables only"):
            conversion.pack([position])  # type: ignore[list-item]
    with pytest.raises(OptionError, match="no pass"):
        conversion.action_of(Pass())  # type: ignore[arg-type]
