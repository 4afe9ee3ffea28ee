"""The planner: all rounds to come at once (T1, T15). Meetings come first, then three-tables go round, then seats are balanced.

Nobody's number gives them a better place: the players are shuffled by the seed before anything else, so that the first round is by lot (T15). A plan
that has no past is the same up to this shuffle, whatever the seed is; its tables come from a construction, from a search, or from both.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from azulejos.rules import Chance, RandomChance
from azulejos.tournament.errors import SeatingError
from azulejos.tournament.seating.annealing import Start, anneal
from azulejos.tournament.seating.design import Seating, design
from azulejos.tournament.seating.figures import Round, bound
from azulejos.tournament.seating.plan import Plan
from azulejos.tournament.seating.tables import burden, empty_chairs, table_sizes
from azulejos.tournament.seating.wishes import NONE, Pair, Wishes, added, in_their_places, relabelled

MOST_PLAYERS = 200
MOST_ROUNDS = 10
_SEARCHES = (3, 5, 12)
"""What a repeated meeting weighs in each search: where meetings and empty chairs pull apart, a heavier one finds fewer meetings."""
_DRAFTS = 6
"""How many drafts are made if there are past rounds and tables are soon found: seats of the past can be in the way of some tables."""
_OWN_SEED = 36
"""Plans without a past are searched with this one, whatever the caller's seed: then what is proved of one seed holds for all. Any number would do;
with this one three-tables go round well for 17 and 30 players over five rounds."""
_EXCHANGES = 80_000
"""How many exchanges each search tries, and as many more as the next number says for each player and round."""
_EXCHANGES_EACH = 400


def plan(players: Sequence[int], rounds: int, seed: int, past: Sequence[Round] = (), wishes: Wishes = NONE) -> Plan:
    """Plan so many rounds for these players. Meetings, small tables and seats of past rounds count; who is only there does not sit any more.
    Wishes come before everything else.

    >>> draft = plan(range(1, 14), rounds=3, seed=5)
    >>> draft.figures.cost, [len(table) for table in draft.rounds[0]]
    (0, [4, 3, 3, 3])
    >>> draft == plan(range(1, 14), rounds=3, seed=5)
    True
    >>> [sorted(round[0])[:2] for round in plan(range(1, 9), rounds=2, seed=5, wishes=Wishes(tables={1: 1, 2: 1})).rounds]
    [[1, 2], [1, 2]]
    """
    _refuse(players, rounds)
    chance = RandomChance(random.Random(seed))
    shuffled = shuffle(players, chance)
    drafts = []
    for _ in range(_DRAFTS if past else 1):
        weights = wishes.weights(shuffled)
        seating, is_best = _search(_start(shuffled, rounds, past, chance, weights), past, shuffled, chance, weights)
        named = tuple(tuple(tuple(shuffled[player] for player in table) for table in round) for round in seating)
        ordered = tuple(in_their_places(round, wishes.tables) for round in in_turn(past, named)) if wishes.tables else in_turn(past, named)
        drafts.append(Plan(ordered, tuple(past)).with_balanced_seats(wishes.seats))
        if not is_best or drafts[-1].figures.seat_spread <= 1:
            break
    return min(drafts, key=lambda draft: draft.figures.rank)


def replan(before: Plan, played: int, seed: int, withdrawn: Collection[int] = (), late: Sequence[int] = ()) -> Plan:
    """Plan the rounds after the first so many anew, without those who have withdrawn (T20) and with those who came late.

    >>> before = plan(range(1, 17), rounds=3, seed=5)
    >>> after = replan(before, played=1, seed=6, withdrawn=[3], late=[17, 18])
    >>> after.past == before.rounds[:1], len(after.rounds), after.figures.cost
    (True, 2, 0)
    """
    everything = (*before.past, *before.rounds)
    if not len(before.past) <= played < len(everything):
        raise SeatingError("no-round-to-come", f"{len(everything)} rounds are planned: nothing is to come after {played}.", "T15")
    seated = sorted({player for table in everything[-1] for player in table})
    present = [player for player in seated if player not in withdrawn] + list(late)
    return plan(present, len(everything) - played, seed, everything[:played])


def shuffle(players: Sequence[int], chance: Chance) -> list[int]:
    """The players in an order by lot: every order has the same probability.

    >>> class Last:
    ...     def below(self, n): return n - 1
    >>> shuffle([1, 2, 3], Last())
    [1, 2, 3]
    """
    order = list(players)
    for last in range(len(order) - 1, 0, -1):
        drawn = chance.below(last + 1)
        order[last], order[drawn] = order[drawn], order[last]
    return order


def in_turn(past: Sequence[Round], planned: Sequence[Round]) -> tuple[Round, ...]:
    """The rounds in the order in which small tables go round best: nobody sits at one twice before everybody has, as far as the tables allow.

    >>> in_turn([((1, 2), (3, 4, 5))], [((1, 2), (3, 4, 5)), ((3, 4), (1, 2, 5))])
    (((3, 4), (1, 2, 5)), ((1, 2), (3, 4, 5)))
    """
    borne = {player: 0 for round in (*past, *planned) for table in round for player in table}
    for round in past:
        _bear(borne, round)
    orders = []
    for first in planned if not past else (None,):
        left, order, now, total = list(planned), list[Round](), dict(borne), 0
        while left:
            following = first if first is not None and not order else min(left, key=lambda each: _burden(_bear(dict(now), each)))
            left.remove(following)
            order.append(following)
            total += _burden(_bear(now, following))
        orders.append((total, order))
    return tuple(min(orders, key=lambda found: found[0])[1])


def _bear(borne: dict[int, int], round: Round) -> dict[int, int]:
    for table in round:
        for player in table:
            borne[player] += empty_chairs(len(table))
    return borne


def _burden(borne: dict[int, int]) -> int:
    return sum(map(burden, borne.values()))


def _refuse(players: Sequence[int], rounds: int) -> None:
    table_sizes(len(players))  # which refuses one entrant (T1)
    if len(set(players)) != len(players):
        raise SeatingError("player-twice", "A player is there twice: name everybody once.", "T15")
    if len(players) > MOST_PLAYERS:
        raise SeatingError("too-many-players", f"At most {MOST_PLAYERS} players are seated together: make two events of it.", "T15")
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SeatingError("rounds", f"A plan has 1 to {MOST_ROUNDS} rounds.", "T10")


def _start(players: Sequence[int], rounds: int, past: Sequence[Round], chance: Chance, weights: Mapping[Pair, int]) -> Start:
    numbers = {player: number for number, player in enumerate(players)}
    meetings = [[0] * len(players) for _ in players]
    chairs = [0] * len(players)
    for table in (table for round in past for table in round):
        present = [numbers[player] for player in table if player in numbers]
        for player in present:
            chairs[player] += empty_chairs(len(table))
        for one, other in combinations(present, 2):
            meetings[one][other] += 1
            meetings[other][one] += 1
    for (one, other), weight in weights.items():
        meetings[one][other] += weight
        meetings[other][one] += weight
    known = None if past else design(len(players), rounds)
    if known is not None and weights:
        known = relabelled(known, weights)
    source = chance if past else RandomChance(random.Random(_OWN_SEED))
    return Start(known or [_by_lot(len(players), source) for _ in range(rounds)], meetings, chairs)


def _by_lot(players: int, chance: Chance) -> list[list[int]]:
    order = iter(shuffle(range(players), chance))
    return [[next(order) for _ in range(size)] for size in table_sizes(players)]


def _search(start: Start, past: Sequence[Round], players: Sequence[int], chance: Chance, weights: Mapping[Pair, int]) -> tuple[Seating, bool]:
    """The best seating of some searches, and whether it is as good as can be."""
    goal = _goal(start, past, players, weights)
    exchanges = _EXCHANGES + _EXCHANGES_EACH * len(players) * len(start.seating)
    found = []
    for number, meeting in enumerate(_SEARCHES):
        generator = random.Random(chance.below(2**32) if past else _OWN_SEED + number)
        found.append(anneal(start, exchanges, meeting, goal, generator.random))
        ranks = [rank for rank, _ in found]
        # Empty chairs often cannot go round evenly where meetings are as few as can be: two searches that agree on it are believed.
        if ranks[-1] <= goal or (ranks[-1] in ranks[:-1] and ranks[-1][0] == goal[0]):
            break
    rank, seating = min(found, key=lambda each: each[0])
    return seating, rank <= goal


def _goal(start: Start, past: Sequence[Round], players: Sequence[int], weights: Mapping[Pair, int]) -> tuple[int, int]:
    """What no seating can be better than: the bound of the cost among those present, and empty chairs spread evenly."""
    here = set(players)
    past_here = [tuple(tuple(player for player in table if player in here) for table in round) for round in past]
    named = [tuple(tuple(players[player] for player in table) for table in round) for round in start.seating]
    chairs = list(start.chairs)
    for table in (table for round in start.seating for table in round):
        for _ in range(empty_chairs(len(table)) * len(table)):
            least = min(range(len(chairs)), key=chairs.__getitem__)
            chairs[least] += 1
    return bound(past_here, named) + added(weights, start.meetings, len(named)), sum(map(burden, chairs))
