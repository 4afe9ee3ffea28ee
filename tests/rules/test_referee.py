"""By comparison: whole games beside a naive referee, who must agree on everything after every event."""

import random
from collections import Counter
from copy import deepcopy
from itertools import product

import pytest

from azulejos.rules.azul import AzulGame, Deal
from tests.kit.comparison import check_same, check_same_refusals, referee, refuses, refuses_deal
from tests.kit.effort import LONG, some
from tests.kit.events import event, token
from tests.kit.odd_positions import judge_of, odd_position
from tests.kit.play import POLICIES, Policy, anything, clumsy, narrow, next_event, patient, play
from tests.kit.rare_cases import rare_cases
from tests.kit.tables import UNUSUAL, VARIANTS, name, table
from tests.kit.tiles import spell

EVERY = (*VARIANTS, *UNUSUAL)
RARE = (
    (table(4, tournament=True), narrow, 4),  # the starter leaves, and the one with the marker; a withdrawal stops the table
    (table(3, tournament=True), anything, 5),  # somebody leaves between rounds
    (table(2, displays=9), clumsy, 1),  # the marker comes to a full floor line
    (table(2, wall="grey", displays=2), anything, 5),  # rows decide a tie
)
GAMES = (
    tuple(product(EVERY, POLICIES, range(2))) + RARE
    if LONG
    else tuple((game, POLICIES[number % len(POLICIES)], number // len(POLICIES) % 2) for number, game in enumerate(EVERY)) + RARE
)
"""Who plays what, by which seed: every kind of table, every way to play, and everything that seldom happens."""


@pytest.mark.parametrize(
    ("game", "policy", "seed"), GAMES, ids=lambda each: each if isinstance(each, int) else getattr(each, "__name__", None) or name(each)
)
def test_games_go_as_the_referee_says(game: AzulGame, policy: Policy, seed: int) -> None:
    first = seed % game.players + 1
    judge = referee(game, first)
    for number, (position, happening) in enumerate(play(game, seed, policy, first)):
        check_same(position, judge)
        if number % 25 == seed:
            check_same_refusals(position, judge)
        judge.say(token(happening))
    check_same(position, judge)
    check_same_refusals(position, judge)


@pytest.mark.parametrize("game", EVERY, ids=name)
def test_games_go_as_the_referee_says_from_odd_positions_too(game: AzulGame) -> None:
    for seed in some(range(15), 4):
        lots = random.Random(seed)
        position = odd_position(game, lots)
        judge = judge_of(position)
        policy = POLICIES[seed % len(POLICIES)]
        while position.outcome is None:
            check_same(position, judge)
            happening = next_event(position, policy, lots)
            position.push(happening)
            judge.say(token(happening))
        check_same(position, judge)


EXPECTED = {
    "overflow to the lid",
    "marker to a full floor line",
    "marker left in the centre",
    "line fallen",
    "refill within a display",
    "refill between displays",
    "short deal",
    "ended by A33",
    "ended by A40",
    "tie: rows",
    "tie: shared",
    "leaver with the marker",
    "leaver between rounds",
    "starter has left",
    "stopped",
    "stopped by a withdrawal",
    "ended by T5",
    "ended by T22",
}


def test_what_is_compared_has_seen_the_rare_things() -> None:
    seen: Counter[str] = Counter()
    for game, policy, seed in GAMES:
        for position, happening in play(game, seed, policy, seed % game.players + 1):
            seen += rare_cases(position, happening)
    assert set(seen) >= EXPECTED


@pytest.mark.clause("A30")
@pytest.mark.parametrize("game", [table(2), table(4), table(4, displays=9, tournament=True)], ids=name)
def test_a30_the_same_deals_are_refused(game: AzulGame) -> None:
    """Deals with one thing changed: both allow, or both refuse, each of them."""
    lots = random.Random(game.players)
    answers: Counter[bool] = Counter()
    for seed in range(2):
        judge = referee(game, 1)
        for position, happening in play(game, seed, patient):
            if isinstance(happening, Deal):
                for _ in range(12):
                    text = spoilt(happening, lots)
                    refused = refuses(position.copy(), event("@" + text))
                    assert refused == refuses_deal(deepcopy(judge), text), text
                    answers[refused] += 1
            judge.say(token(happening))
    assert answers[True] > 20
    assert answers[False] > 5


def spoilt(deal: Deal, lots: random.Random) -> str:
    """A deal in which a tile is another one, missing, too many, or on another display; or the displays are."""
    displays = [spell(display) for display in deal.displays]
    here, there = lots.randrange(len(displays)), lots.randrange(len(displays))
    match lots.randrange(6):
        case 0:
            displays[here] = displays[here][1:] + lots.choice("BYRKW")
        case 1:
            displays[here] = displays[here][1:]
        case 2:
            displays[here] += lots.choice("BYRKW")
        case 3:
            displays[here], displays[there] = displays[there], displays[here]
        case 4:
            displays.pop(here)
        case _:
            displays[here], displays[there] = displays[here][:2] + displays[there][2:], displays[there][:2] + displays[here][2:]
    return "/".join(display or "-" for display in displays)
