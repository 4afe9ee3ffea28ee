"""What it would cost to let two players of a draft change places, for everybody with whom somebody could: before anything is changed.

A swap changes only who meets at two tables. So each cost is that of the draft, less what the two had with their tables, more what they would have
with each other's; `azulejos.tournament.seating.figures` comes to the same by counting everything.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from azulejos.tournament import payload
from azulejos.tournament.errors import Refused
from azulejos.tournament.events import Round
from azulejos.tournament.seating import Plan
from azulejos.tournament.state import State

Meetings = Counter[tuple[str, str]]


def numbered(state: State, rounds: tuple[Round, ...]) -> Plan:
    """A seating as planners have it: players by the order of their entry.

    >>> numbered(State(), ()).figures.cost
    0
    """
    number = {person: place for place, person in enumerate(state.entrants, 1)}
    past = tuple(tuple(tuple(number[person] for person in table.seats) for table in game.tables) for game in state.games)
    return Plan(tuple(tuple(tuple(number[person] for person in table) for table in round.tables) for round in rounds), past)


def seated(state: State, plan: Plan) -> tuple[Round, ...]:
    """A plan's rounds to come, with people instead of numbers."""
    ids = list(state.entrants)
    tables = enumerate(plan.rounds, state.next_game)
    return tuple(Round(game, tuple(tuple(ids[player - 1] for player in table) for table in round)) for game, round in tables)


def draft_mark(rounds: tuple[Round, ...]) -> str:
    """A short name of a draft, by which somebody says which one was looked at.

    >>> len(draft_mark((Round(1, (("p-ann", "p-bob"),)),)))
    12
    """
    return _mark("draft", rounds)


def published_mark(rounds: tuple[Round, ...]) -> str:
    """The same of what is published: a draft that happens to be like it is another one.

    >>> rounds = (Round(1, (("p-ann", "p-bob"),)),)
    >>> published_mark(rounds) == draft_mark(rounds)
    False
    """
    return _mark("published", rounds)


def _mark(of: str, rounds: tuple[Round, ...]) -> str:
    return hashlib.sha256(json.dumps([of, *(payload.write(round) for round in rounds)], separators=(",", ":")).encode()).hexdigest()[:12]


def cost(state: State, rounds: tuple[Round, ...]) -> int:
    """The sum over all pairs of C(meetings, 2), games that were played and rounds to come together."""
    return sum(times * (times - 1) // 2 for times in _meetings(state, rounds).values())


def costs(state: State, rounds: tuple[Round, ...], game: int, one: str) -> dict[str, int]:
    """The cost of the whole draft if a player changed places with each of the others who sit in that game."""
    meetings, whole = _meetings(state, rounds), cost(state, rounds)
    tables = next((round.tables for round in rounds if round.game == game), ())
    at = {person: table for table in tables for person in table}
    if one not in at:
        raise Refused("not-seated", f"This person does not sit in game {game} of the draft: choose one who does.", "T15")
    found = {}
    for other, table in at.items():
        if other == one:
            continue
        if table is at[one]:
            found[other] = whole
            continue
        lost = [_pair(one, each) for each in at[one] if each != one] + [_pair(other, each) for each in table if each != other]
        won = [_pair(one, each) for each in table if each != other] + [_pair(other, each) for each in at[one] if each != one]
        # One meeting less is one less than they had; one more costs as many as they have. No pair is in both lists.
        found[other] = whole - sum(meetings[pair] - 1 for pair in lost) + sum(meetings[pair] for pair in won)
    return found


def met_again(state: State, rounds: tuple[Round, ...]) -> list[tuple[int, str, str, int]]:
    """Who meets again in a draft: the game of it, the two, and how often they will have met then."""
    meetings, found = _meetings(state, ()), []
    for round in rounds:
        for pair in _pairs(round.tables):
            meetings[pair] += 1
            if meetings[pair] > 1:
                found.append((round.game, *pair, meetings[pair]))
    return found


def _meetings(state: State, rounds: Iterable[Round]) -> Meetings:
    found = Meetings(pair for game in state.games for pair in _pairs(table.seats for table in game.tables))
    found.update(pair for round in rounds for pair in _pairs(round.tables))
    return found


def _pairs(tables: Iterable[tuple[str, ...]]) -> list[tuple[str, str]]:
    return [pair for table in tables for pair in combinations(sorted(table), 2)]


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)
