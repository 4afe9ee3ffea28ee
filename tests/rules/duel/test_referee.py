"""By comparison: whole games of Azul Duel beside a naive referee, who must agree on everything after every event."""

import random
from collections import Counter
from copy import deepcopy
from itertools import product

import pytest

from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.moves import Trays
from azulejos.rules.duel.stages import DuelStage
from tests.kit.duel_comparison import check_same, check_same_refusals, judge_of, referee, refuses, refuses_words
from tests.kit.duel_events import event, words
from tests.kit.duel_odd_positions import odd_position
from tests.kit.duel_play import POLICIES, Policy, play, play_on
from tests.kit.duel_rare_cases import rare_cases
from tests.kit.duel_tables import FIRST_GAME, OTHER_SIDES, duel
from tests.kit.effort import LONG, some

ODD = (*range(50), 138, 231, 266, 304)
"""Seeds of odd positions; the last ones have no tile left to deal."""
TABLES = (duel(*FIRST_GAME), duel(*OTHER_SIDES), duel("wilds", "corners", "colours"))
GAMES = (
    tuple(product(TABLES, POLICIES, range(2)))
    if LONG
    else tuple((TABLES[number % len(TABLES)], policy, number % 2) for number, policy in enumerate(POLICIES))
)
"""Who plays what, by which seed."""
ODD_GAMES = tuple(product(ODD, POLICIES)) if LONG else tuple((seed, POLICIES[number % len(POLICIES)]) for number, seed in enumerate(ODD))
"""Who goes on from which odd position: short bags, one colour left, trays dealt empty, crowded domes."""


@pytest.mark.parametrize(
    ("game", "policy", "seed"), GAMES, ids=lambda each: each if isinstance(each, int) else getattr(each, "__name__", None) or "-".join(each.tiles)
)
def test_games_go_as_the_referee_says(game: DuelGame, policy: Policy, seed: int) -> None:
    first = seed % 2 + 1
    judge = referee(game, first)
    for number, (position, happening) in enumerate(play(game, seed, policy, first)):
        check_same(position, judge)
        if number % 40 == seed:
            check_same_refusals(position, judge)
        judge.say(words(happening))
    check_same(position, judge)
    check_same_refusals(position, judge)


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_games_go_as_the_referee_says_from_odd_positions_too(policy: Policy) -> None:
    for seed, _ in (each for each in ODD_GAMES if each[1] is policy):
        lots = random.Random(seed)
        start = odd_position(TABLES[seed % 3], lots)
        judge = judge_of(start)
        for position, happening in play_on(start, lots, policy):
            check_same(position, judge)
            judge.say(words(happening))
        check_same(position, judge)


def test_what_is_compared_has_seen_the_rare_things() -> None:
    seen: Counter[str] = Counter()
    for game, policy, seed in GAMES:
        for position, happening in play(game, seed, policy, seed % 2 + 1):
            seen += rare_cases(position, happening)
    for seed, policy in ODD_GAMES:
        lots = random.Random(seed)
        for position, happening in play_on(odd_position(TABLES[seed % 3], lots), lots, policy):
            seen += rare_cases(position, happening)
    expected = {
        "drawn for nothing", "four drawn", "fronts known before", "known plate turned up", "three or more put under", "fifth broken", "six orders",
        "chips in a mix", "chips of threes", "chips of pairs", "line broken complete", "line broken incomplete", "line stays complete",
        "special tile", "several cells", "passed", "sun take with the first tile", "nobody took the first tile", "short deal",
        "empty small tray dealt", "large tray dealt empty", "one to three like tiles dealt", "refill within a tray",
        "tower into the bag by D10", "five stay", "tie", "score stopped at 0", "two chips revealed",
    }  # fmt: skip
    assert expected - set(seen) == set()


@pytest.mark.clause("D40")
def test_d40_the_same_deals_are_refused() -> None:
    """Deals with one thing changed, from ordinary and from odd bags: both allow, or both refuse, each of them."""
    answers: Counter[bool] = Counter()
    for seed in some(range(150), 60):
        lots = random.Random(seed)
        position = odd_position(TABLES[0], lots)
        judge = judge_of(position)
        deal = position.deal(_Lots(lots))
        assert isinstance(deal, Trays)
        for _ in range(12):
            text = "trays " + "/".join(tray or "-" for tray in spoilt(list(deal.tiles), lots))
            refused = refuses(position.copy(), event(text))
            assert refused == refuses_words(deepcopy(judge), text), text
            answers[refused] += 1
    assert answers[True] > 80
    assert answers[False] > 40


class _Lots:
    def __init__(self, lots: random.Random) -> None:
        self.lots = lots

    def below(self, n: int, /) -> int:
        return self.lots.randrange(n)


def spoilt(trays: list[str], lots: random.Random) -> list[str]:
    """A deal in which a tile is another one, missing, too many, or on another tray; or the trays are."""
    here, there = lots.randrange(5), lots.randrange(5)
    match lots.randrange(7):
        case 0:
            trays[here] = trays[here][1:] + lots.choice("BYRKT")
        case 1:
            trays[here] = trays[here][1:]
        case 2:
            trays[here] += lots.choice("BYRKT")
        case 3:
            trays[here], trays[there] = trays[there], trays[here]
        case 4:
            trays = trays[:here] + trays[here + 1 :]
        case 5:
            trays[0] = lots.choice("BYRKT") * 5
        case _:
            trays[here], trays[there] = trays[here][:2] + trays[there][2:], trays[there][:2] + trays[here][2:]
    return trays


def test_the_games_of_the_comparison_come_to_their_end() -> None:
    for policy in POLICIES:
        *_, (position, _) = play(TABLES[0], 3, policy)
        assert position.stage is DuelStage.OVER
