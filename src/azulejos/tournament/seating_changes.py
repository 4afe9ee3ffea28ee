"""How a published seating bends before its game starts: two change places, a late-comer gets an empty chair, somebody is taken out (T15, T20).

Where that is not enough, `redrawn` seats everybody who is there with the fewest changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from azulejos.tournament.errors import Refused
from azulejos.tournament.events import Round
from azulejos.tournament.pairing import check_redrawable, is_seating
from azulejos.tournament.seating.fewest_changes import fewest_changes
from azulejos.tournament.seating.tables import CHAIRS
from azulejos.tournament.state import State
from azulejos.tournament.swaps import cost, costs, numbered, seated
from azulejos.tournament.wishes import wishes_of

Tables = list[list[str]]


def moved(before: Sequence[Round], after: Sequence[Round]) -> int:
    """How many people have to go to another table, over all games, of those who had one.

    >>> moved([Round(1, (("p-a", "p-b"), ("p-c", "p-d")))], [Round(1, (("p-a", "p-c"), ("p-b", "p-d")))])
    2
    """
    tables = _places(before)
    return sum(place in tables and tables[place] != table for place, table in _places(after).items())


def _places(rounds: Sequence[Round]) -> dict[tuple[int, str], int]:
    return {(round.game, person): number for round in rounds for number, table in enumerate(round.tables, 1) for person in table}


def swapped(rounds: Sequence[Round], game: int, one: str, other: str) -> tuple[Round, ...]:
    """Two players of a game in each other's places."""
    for person in (one, other):
        _seated(rounds, game, person)
    new = {one: other, other: one}
    return _changed(rounds, game, lambda tables: [[new.get(person, person) for person in table] for table in tables])


def with_person(rounds: Sequence[Round], game: int, table: int, person: str) -> tuple[Round, ...]:
    """Somebody in an empty chair of a table: the last seat there."""
    round = _round(rounds, game)
    if person in round.people:
        raise Refused("seated-already", f"This person sits in game {game} already: let two change places instead.", "T15")
    if not 1 <= table <= len(round.tables):
        raise Refused("no-such-table", f"Game {game} has tables 1 to {len(round.tables)}: take one of these.", "T12")
    if len(round.tables[table - 1]) >= CHAIRS:
        raise Refused("no-empty-chair", f"Table {table} has no empty chair: take another one, or redraw with the fewest changes.", "T1")
    return _changed(rounds, game, lambda tables: [[*seats, person] if number == table else seats for number, seats in enumerate(tables, 1)])


def without(rounds: Sequence[Round], game: int, person: str) -> tuple[Round, ...]:
    """A game without somebody; the others of the table move up."""
    _seated(rounds, game, person)
    return _changed(rounds, game, lambda tables: [[each for each in table if each != person] for table in tables])


@dataclass(frozen=True, slots=True)
class Offers:
    """What a published seating would cost after each change that could be made with somebody, and with the fewest changes for all."""

    swaps: dict[str, int] = field(default_factory=dict)
    """By the other person."""
    chairs: dict[int, int] = field(default_factory=dict)
    """By the table that has an empty one."""
    out: int | None = None
    """Without the person; none where the table would be too small (T1)."""
    redraw: tuple[int, int] | None = None
    """How many change tables, and the cost; none where everybody who is there sits already."""


def offers(state: State, game: int, person: str | None = None) -> Offers:
    """What can be changed in a published game, before anything is."""
    rounds = state.published
    try:
        check_redrawable(state)
    except Refused:
        return Offers()
    after = redrawn(state)
    redraw = None if after == rounds else (moved(rounds, after), cost(state, after))
    if person is None:
        return Offers(redraw=redraw)
    if person in _round(rounds, game).people:
        taken = without(rounds, game, person)
        return Offers(costs(state, rounds, game, person), out=cost(state, taken) if is_seating(taken) else None, redraw=redraw)
    seated = {}
    for number, table in enumerate(_round(rounds, game).tables, 1):
        if len(table) < CHAIRS and is_seating(found := with_person(rounds, game, number, person)):
            seated[number] = cost(state, found)
    return Offers(chairs=seated, redraw=redraw)


def _round(rounds: Sequence[Round], game: int) -> Round:
    found = next((round for round in rounds if round.game == game), None)
    if found is None:
        raise Refused("not-seated", f"Game {game} has no published seating: draft one, look at it, and publish it.", "T15")
    return found


def _seated(rounds: Sequence[Round], game: int, person: str) -> None:
    if person not in _round(rounds, game).people:
        raise Refused("not-seated", f"This person does not sit in game {game}: choose one who does.", "T15")


def _changed(rounds: Sequence[Round], game: int, change: Callable[[Tables], Tables]) -> tuple[Round, ...]:
    return tuple(replace(round, tables=tuple(map(tuple, change(list(map(list, round.tables)))))) if round.game == game else round for round in rounds)


def redrawn(state: State) -> tuple[Round, ...]:
    """The published games with just those who are there, and the fewest changes that the wishes allow."""
    plan, wishes = numbered(state, state.published), wishes_of(state)
    number = {person: place for place, person in enumerate(state.entrants, 1)}
    present = [number[person] for person in state.present]
    rounds = list(plan.rounds)
    for at, round in enumerate(rounds):
        if {player for table in round for player in table} != set(present):
            others = [table for game in (*plan.past, *rounds[:at], *rounds[at + 1 :]) for table in game]
            rounds[at] = fewest_changes(round, present, others, wishes)
    return seated(state, replace(plan, rounds=tuple(rounds)))
