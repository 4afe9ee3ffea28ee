"""By comparison: whole games beside a naive referee, who must agree on everything after every event."""

import random
from collections import Counter
from copy import deepcopy

import pytest

from azulejos.rules.azul import AzulGame, Deal
from tests.kit.comparison import check_same, check_same_refusals, referee, refuses, refuses_deal
from tests.kit.events import event, token
from tests.kit.oddities import judge_of, odd_position
from tests.kit.play import POLICIES, Policy, next_event, patient, play
from tests.kit.sightings import sightings
from tests.kit.tables import COLOURED, GREY, MINI, TOURNAMENT, UNUSUAL, VARIANTS, name, table
from tests.kit.tiles import spell

EVERY = (*VARIANTS, *UNUSUAL)


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
@pytest.mark.parametrize("game", EVERY, ids=name)
def test_games_go_as_the_referee_says(game: AzulGame, policy: Policy) -> None:
    for seed in range(2):
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
    for seed in range(15):
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


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        (
            (*COLOURED, *UNUSUAL, *GREY, *MINI),
            {
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
            },
        ),
        (
            TOURNAMENT,
            {
                "leaver with the marker",
                "leaver between rounds",
                "starter has left",
                "stopped",
                "stopped by a withdrawal",
                "ended by T5",
                "ended by T22",
                "ended by A40",
            },
        ),
    ],
    ids=["at home", "tournament"],
)
def test_what_is_compared_has_seen_the_rare_things(games: tuple[AzulGame, ...], expected: set[str]) -> None:
    seen: Counter[str] = Counter()
    for game in games:
        for policy in POLICIES:
            for seed in range(2 if game in VARIANTS and not game.tournament else 6):
                for position, happening in play(game, seed, policy, seed % game.players + 1):
                    seen += sightings(position, happening)
    assert expected <= set(seen)


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
