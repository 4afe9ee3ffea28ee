"""The kernel of Azul Duel plays as the rules do."""

import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from azulejos.kernel.duel import conversion, equality, hashing, play
from azulejos.kernel.duel.actions import ACTIONS, PAY, SPEND, chip_kind
from azulejos.kernel.duel.biased_play import Policy, anything, builder, digging
from azulejos.kernel.duel.state import STATE
from azulejos.kernel.equality import KernelDiffers
from azulejos.kernel.random import generator
from azulejos.rules import Event, OptionError, Phase
from azulejos.rules.duel import DuelPosition, DuelStage, Keep, Trays
from azulejos.rules.perft import perft
from tests.kit.chances import seeded
from tests.kit.duel_odd_positions import odd_position
from tests.kit.duel_play import play as play_game
from tests.kit.duel_rare_cases import rare_cases
from tests.kit.duel_tables import board, setup
from tests.kit.effort import LONG

GAMES = 20_000 if LONG else 200
PARTS = 4
"""So that several workers can share them."""
TABLES = equality.tables()
USUAL = [table for table in TABLES if table.components == TABLES[0].components]
RARE = {
    "short deal", "large tray dealt empty", "empty small tray dealt", "refill within a tray", "tower into the bag by D10", "five stay",
    "one to three like tiles dealt", "line broken complete", "line broken incomplete", "special tile", "score stopped at 0", "fifth broken",
    "drawn for nothing", "four drawn", "fronts known before", "known plate turned up", "three or more put under", "six orders",
    "sun take with the first tile", "chips in a mix", "chips of pairs", "chips of threes", "several cells", "two chips revealed", "passed",
    "nobody took the first tile", "line stays complete", "tie",
}  # fmt: skip


def tables_of(position: DuelPosition) -> Any:
    return conversion.tables_of([position.game])


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_are_equal_after_every_move(part: int) -> None:
    seed = random.getrandbits(32) if LONG else 1
    counts = equality.check(GAMES // PARTS, seed + part * GAMES, lambda done, total: None).tables
    assert sum(counts.values()) == GAMES // PARTS
    assert len(counts) == len(TABLES)


@pytest.mark.parametrize("policy", equality.PLAYED, ids=lambda policy: policy.__name__)
def test_games_go_on_equally_from_positions_that_no_game_leads_to(policy: Policy) -> None:
    lots = random.Random(policy.__name__)
    for table in USUAL:
        for _ in range(200 if LONG else 2):
            equality.compare(odd_position(table, lots), policy, lots)


def test_what_random_play_does_not_reach_is_compared() -> None:
    seen: Counter[str] = Counter()

    def watch(position: DuelPosition, event: Event) -> None:
        nonlocal seen
        seen += rare_cases(position, event)

    lots = random.Random(5)
    for _ in range(40):
        for policy in equality.PLAYED:
            equality.compare(odd_position(USUAL[0], lots), policy, lots, watch)
            if set(seen) >= RARE:
                return
        equality.compare(USUAL[1].start(), digging, lots, watch)
    assert set(seen) >= RARE


def test_a_difference_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equality, "words", lambda position: [])
    with pytest.raises(KernelDiffers, match="differ in the position, in round 0"):
        equality.check(1, 1, lambda done, total: None)


def begun() -> DuelPosition:
    """After the set-up."""
    position, lots = TABLES[0].start(), random.Random(5)
    while position.phase is Phase.DEAL or position.is_setup or not position.begins_turn:
        position.push(position.deal(seeded(lots.getrandbits(32))) if position.phase is Phase.DEAL else lots.choice(list(position.legal_moves)))
    return position


def at_stages() -> dict[DuelStage, DuelPosition]:
    """A position of every stage, none that another test has."""
    return {stage: position.copy(history=False) for stage, position in _at_stages().items()}


@cache
def _at_stages() -> dict[DuelStage, DuelPosition]:
    found: dict[DuelStage, DuelPosition] = {}

    def watch(position: DuelPosition, event: Event) -> None:
        if position.round > 2 or position.stage not in found:
            found[position.stage] = position.copy(history=False)

    for seed in range(3):
        for policy in (digging, builder):
            over = equality.compare(TABLES[0].start(), policy, random.Random(seed), watch)
    return found | {DuelStage.OVER: over}


def test_perft_counts_as_the_rules_do() -> None:
    for position in [begun(), *at_stages().values()]:
        states = conversion.pack([position])
        before = states.copy()
        tables = tables_of(position)
        for depth in range(3):
            assert play.perft(states, depth, tables) == perft(position, depth)
        assert states == before


def test_random_actions_are_legal_and_none_is_preferred() -> None:
    states = conversion.pack([begun()])
    legal = np.empty(play.MOST_MOVES, np.int64)
    found = play.legal(states, 0, legal)
    lots = generator(2)
    draws = 200 * found
    counts = Counter(int(play.sample(states, 0, lots)) for _ in range(draws))
    assert set(counts) == set(legal[:found].tolist())
    expected = draws / found
    # Chi square: with so many degrees of freedom it is hardly ever ten standard deviations above its mean.
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < found + 10 * (2 * found) ** 0.5


def test_every_action_is_masked_as_it_is_legal() -> None:
    for position in at_stages().values():
        states = conversion.pack([position])
        mask, listed = np.zeros(ACTIONS, np.bool_), np.empty(play.MOST_MOVES, np.int64)
        play.legal_mask(states, 0, mask)
        assert np.flatnonzero(mask).tolist() == sorted(listed[: play.legal(states, 0, listed)].tolist())
        assert [bool(play.is_legal(states, 0, action)) for action in range(-1, ACTIONS + 1)] == [False, *mask.tolist(), False]


def test_every_tile_of_the_bag_is_dealt_alike() -> None:
    """D10: the large tray is never of one colour while there is another; D40: the small ones are drawn from what is left."""
    position = at_stages()[DuelStage.TRAYS]
    position.bag, position.tower = (2, 0, 9, 1, 9), (0,) * 5
    tables, first, deals = tables_of(position), conversion.pack([position]), 8_000
    counts, lots = np.zeros(5), generator(9)
    for _ in range(deals):
        states = first.copy()
        play.deal(states, 0, lots, tables)
        counts += [int(states["sun"][0][4]) >> 6 * colour & 63 for colour in range(5)]
    expected = np.array(position.bag) * 4 * deals / sum(position.bag)
    assert counts[1] == 0
    # A first draw of five like ones goes back, which makes such colours a little rarer on the large tray, and so less rare on the others.
    assert np.all(np.abs(counts - expected) <= 10 * np.sqrt(expected + 1) + 0.01 * expected)


@pytest.mark.parametrize("stage", [DuelStage.TOP, DuelStage.TURN_UP, DuelStage.REVEAL, DuelStage.FRONTS])
def test_what_nobody_has_seen_comes_with_its_true_probability(stage: DuelStage) -> None:
    position = at_stages()[stage]
    tables, first = tables_of(position), conversion.pack([position])
    lots, chance = generator(3), random.Random(3)
    deals = 1_000
    by_kernel: Counter[Event] = Counter()
    for _ in range(deals):
        states = first.copy()
        play.deal(states, 0, lots, tables)
        by_kernel[conversion.dealt(states[0], position)] += 1
    by_rules = Counter(position.deal(seeded(chance.getrandbits(32))) for _ in range(deals))
    for event in by_kernel | by_rules:
        assert abs(by_kernel[event] - by_rules[event]) <= 10 * (by_kernel[event] + by_rules[event]) ** 0.5


def test_positions_that_differ_have_different_keys() -> None:
    known: dict[int, list[int]] = {}

    def watch(position: DuelPosition, event: Event) -> None:
        words = conversion.words(position)
        for field in ("score", "spent", "looked"):
            for at in _words_of(field):
                words[at] = 0
        assert known.setdefault(int(hashing.key_at(conversion.pack([position]), 0)), words) == words

    for seed in range(3):
        equality.compare(TABLES[0].start(), equality.PLAYED[seed], random.Random(seed), watch)
    assert len(known) > 400


def _words_of(field: str) -> list[int]:
    part = np.zeros(1, STATE)
    part[field] = -1
    (where,) = part.view(np.int64).nonzero()
    return where.tolist()


def test_a_state_is_a_position_and_back() -> None:
    """Whole, but for what a seat remembers of plates that it cannot tell apart (D50)."""
    whole = 0

    def watch(position: DuelPosition, event: Event) -> None:
        nonlocal whole
        back = conversion.unpack(conversion.pack([position])[0], position.game)
        if position.memories:
            assert conversion.words(back) == conversion.words(position)
        else:
            assert back == position
            whole += 1

    for seed, policy in enumerate(equality.PLAYED):
        equality.compare(TABLES[-1].start(), policy, random.Random(seed), watch)
    assert whole > 800


def test_the_same_seed_plays_the_same_game_everywhere() -> None:
    states = conversion.pack([begun()])
    assert play.playout(states, 0, generator(1), conversion.tables_of([TABLES[0]])) == 166
    assert states[0]["score"].tolist() == [3, 0]


def test_a_game_is_played_out_from_every_stage() -> None:
    found = at_stages()
    assert set(found) == set(DuelStage)
    for number, (stage, position) in enumerate(found.items()):
        states = conversion.pack([position])
        moves = play.playout(states, 0, generator(number), tables_of(position))
        end = conversion.unpack(states[0], position.game)
        assert end.phase is Phase.OVER
        assert end.status() == ()
        assert (moves == 0) == (stage is DuelStage.OVER)


def test_games_with_other_components_share_an_array() -> None:
    """A state names its tables, so that a vector of games may play with all kinds of scoring tiles."""
    ends = [equality.compare_game(table, anything, seed=4) for table in TABLES]
    states, tables = conversion.pack(ends, TABLES), conversion.tables_of(TABLES)
    assert states["game"].tolist() == [0, 1, 2, 3, 4]
    for i, end in enumerate(ends):
        scores = np.zeros(2, np.int64)
        play.final_scores(states, i, scores, tables)
        assert end.outcome is not None
        assert tuple(scores.tolist()) == end.outcome.scores


def test_chips_are_chosen_one_by_one() -> None:
    """D31: line 2 lacks a tile: two chips that show black, or any three, in the order of their kinds."""
    dome = "1:YK/TS 2:KS/TR 3:SK/RB"
    position = setup(
        board("- K - - - -", dome, chips="K K KB Y"),
        stage=DuelStage.CHIPS, line=2,
    )  # fmt: skip
    states, tables = conversion.pack([position]), tables_of(position)
    listed = np.empty(play.MOST_MOVES, np.int64)

    def legal() -> list[int]:
        return listed[: play.legal(states, 0, listed)].tolist()  # type: ignore[no-any-return]

    y, k, kb = (SPEND + chip_kind(chip) for chip in ("Y", "K", "KB"))
    assert legal() == [y, k, PAY]
    play.apply(states, 0, k, tables)
    assert conversion.chosen(states[0]) == [k]
    assert legal() == [k, kb]
    play.apply(states, 0, kb, tables)
    assert legal() == [PAY]
    assert conversion.unpack(states[0], position.game) == position
    play.apply(states, 0, PAY, tables)
    position.push(conversion.move_of([k, kb, PAY], position))
    assert states.view(np.int64).tolist() == conversion.words(position)


def test_views_are_sampled_before() -> None:
    position = next(position for position, event in play_game(TABLES[0], 1, digging) if isinstance(event, Keep) and not position.is_open)
    assert position.to_move is not None
    view = position.view(3 - position.to_move)
    with pytest.raises(OptionError, match="sample a view first"):
        conversion.pack([view.position])
    conversion.pack([view.sample(seeded(1))])


def test_five_like_tiles_go_back() -> None:
    """D10: a tray of one colour only if there is no other."""
    position = at_stages()[DuelStage.TRAYS]
    tables, lots = tables_of(position), generator(4)
    for bag, tower, likely in (((9, 1, 0, 0, 0), (0, 0, 0, 0, 0), 0), ((9, 0, 0, 0, 0), (0, 4, 0, 0, 0), 0), ((9, 0, 0, 0, 0), (2, 0, 0, 0, 0), 1)):
        position.bag, position.tower = bag, tower
        for _ in range(50):
            states = conversion.pack([position])
            play.deal(states, 0, lots, tables)
            deal = conversion.dealt(states[0], position)
            assert isinstance(deal, Trays)
            assert (deal.tiles[0] == "BBBBB") == bool(likely)
