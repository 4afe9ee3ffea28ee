"""Wishes of an organiser about who sits where: who should not meet, who needs a certain table or seat, who fills tables of three (T1, T15).

A wish is no rule: a seating that does not meet one can be published all the same. So `unmet` says which wishes a seating does not meet, and why.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from azulejos.tournament.entry_list import HIGHEST_RATING
from azulejos.tournament.errors import Refused
from azulejos.tournament.events import ClubsKeptApart, Described, KeptApart, PlaceFixed, Round, SubstituteNamed
from azulejos.tournament.seating import MOST_PLAYERS, Wishes
from azulejos.tournament.seating.tables import CHAIRS
from azulejos.tournament.state import State

LONGEST_CLUB = 80
MOST_GROUPS = 200


class WishKind(enum.StrEnum):
    """What is wished."""

    APART = "apart"
    CLUB = "club"
    TABLE = "table"
    SEAT = "seat"


class UnmetReason(enum.StrEnum):
    """Why a wish is not met."""

    SAME_TABLE = "same-table"
    """Both need the same table."""
    CROWDED = "crowded"
    """There are more of them than tables."""
    NO_TABLE = "no-table"
    """The round has not so many tables."""
    FULL = "full"
    """More people need this table than it has chairs."""
    NO_SEAT = "no-seat"
    """The table has not so many seats."""
    TAKEN = "taken"
    """Somebody else at the table needs this seat."""
    OTHERS = "others"
    """Other wishes were in the way, or two people were swapped."""


@dataclass(frozen=True, slots=True)
class UnmetWish:
    """A wish that a seating does not meet, and why."""

    game: int
    kind: WishKind
    people: tuple[str, ...]
    """The two who meet, or the one who sits elsewhere."""
    table: int
    """Where they sit."""
    reason: UnmetReason
    """`same-table`: both need the same one; `crowded`: there are more of them than tables; `no-table`, `no-seat`: there is none of that number;
    `full`: more people need this table than it has chairs; `taken`: somebody else at the table needs this seat; `others`: other wishes were in the
    way, or two people were swapped."""


def wishes_of(state: State) -> Wishes:
    """What is wished, as planners have it: people are numbered by the order of their entry.

    >>> wishes_of(State()) == Wishes()
    True
    """
    number = {person: place for place, person in enumerate(state.entrants, 1)}
    pairs: dict[WishKind, set[tuple[int, int]]] = {WishKind.APART: set(), WishKind.CLUB: set()}
    for kind, group in _groups(state):
        pairs[kind].update(combinations(sorted(number[person] for person in group), 2))
    return Wishes(
        frozenset(pairs[WishKind.APART]),
        frozenset(pairs[WishKind.CLUB] - pairs[WishKind.APART]),
        {number[person]: entrant.table for person, entrant in state.entrants.items() if entrant.table is not None},
        {number[person]: entrant.seat for person, entrant in state.entrants.items() if entrant.seat is not None},
    )


def unmet(state: State, rounds: Sequence[Round]) -> tuple[UnmetWish, ...]:
    """The wishes that a seating does not meet, game by game.

    >>> unmet(State(), ())
    ()
    """
    return tuple(each for round in rounds for each in _unmet(state, round))


def _unmet(state: State, round: Round) -> Iterator[UnmetWish]:
    seated = {person: number for number, table in enumerate(round.tables, 1) for person in table}
    told = set[frozenset[str]]()
    for kind, group in _groups(state):
        here = [person for person in group if person in seated]
        for one, other in combinations(here, 2):
            if seated[one] != seated[other] or {one, other} in told:
                continue
            told.add(frozenset({one, other}))
            wanted = state.entrants[one].table
            if wanted is not None and wanted == state.entrants[other].table:
                reason = UnmetReason.SAME_TABLE
            else:
                reason = UnmetReason.CROWDED if len(here) > len(round.tables) else UnmetReason.OTHERS
            yield UnmetWish(round.game, kind, (one, other), seated[one], reason)
    for person, number in seated.items():
        entrant = state.entrants[person]
        if entrant.table is not None and entrant.table != number:
            yield UnmetWish(round.game, WishKind.TABLE, (person,), number, _no_table(state, round, entrant.table))
        table = round.tables[number - 1]
        if entrant.seat is not None and table.index(person) + 1 != entrant.seat:
            yield UnmetWish(round.game, WishKind.SEAT, (person,), number, _no_seat(state, table, entrant.seat))


def _no_table(state: State, round: Round, wanted: int) -> UnmetReason:
    if wanted > len(round.tables):
        return UnmetReason.NO_TABLE
    return UnmetReason.FULL if sum(state.entrants[person].table == wanted for person in round.people) > CHAIRS else UnmetReason.OTHERS


def _no_seat(state: State, table: tuple[str, ...], wanted: int) -> UnmetReason:
    if wanted > len(table):
        return UnmetReason.NO_SEAT
    return UnmetReason.TAKEN if state.entrants[table[wanted - 1]].seat == wanted else UnmetReason.OTHERS


def _groups(state: State) -> Iterator[tuple[WishKind, tuple[str, ...]]]:
    for group in state.apart:
        yield WishKind.APART, group
    if state.clubs_apart:
        clubs: dict[str, list[str]] = {}
        for person, entrant in state.entrants.items():
            if entrant.club:
                clubs.setdefault(entrant.club.casefold(), []).append(person)
        for members in clubs.values():
            yield WishKind.CLUB, tuple(members)


def check_described(state: State, actor: str, data: Described) -> None:
    """An entrant's club in one line, and a rating that is a number of points."""
    _check(state, actor, data.person)
    if len(data.club) > LONGEST_CLUB or not data.club.isprintable() or data.club != data.club.strip():
        raise Refused("bad-club", f"A club is one line of at most {LONGEST_CLUB} characters: shorten it.", "T15")
    if data.rating is not None and not 0 <= data.rating <= HIGHEST_RATING:
        raise Refused("bad-rating", f"A rating is a whole number from 0 to {HIGHEST_RATING}, or none.", "T15")


def check_kept_apart(state: State, actor: str, data: KeptApart) -> None:
    """At least two entrants, each once; and a group that is let go is one that there is."""
    _check(state, actor, *data.people)
    if len(data.people) < 2 or len(set(data.people)) != len(data.people):
        raise Refused("too-few-people", "To keep people apart takes at least two of them, each named once.", "T15")
    if data.apart and (data.people in state.apart or len(state.apart) >= MOST_GROUPS):
        raise Refused("kept-apart-already", "These people are kept apart already: nothing is left to do.", "T15")
    if not data.apart and data.people not in state.apart:
        raise Refused("not-kept-apart", "These people are not kept apart: look at the list again.", "T15")


def check_clubs_kept_apart(state: State, actor: str, data: ClubsKeptApart) -> None:
    """By an arbiter, where it changes something."""
    _check(state, actor)
    if data.apart == state.clubs_apart:
        raise Refused("nothing-changes", "This is wished already: nothing is left to do.", "T15")


def check_place_fixed(state: State, actor: str, data: PlaceFixed) -> None:
    """A table and a seat as they can be."""
    _check(state, actor, data.person)
    if data.table is not None and not 1 <= data.table <= MOST_PLAYERS // CHAIRS:
        raise Refused("no-such-table", f"A table has a number from 1 to {MOST_PLAYERS // CHAIRS}: choose such a one.", "T15")
    if data.seat is not None and not 1 <= data.seat <= CHAIRS:
        raise Refused("no-such-seat", f"A seat has a number from 1 to {CHAIRS}: choose such a one.", "T15")


def check_substitute_named(state: State, actor: str, data: SubstituteNamed) -> None:
    """Of an entrant who has not played: what somebody has played for counts as it was played."""
    _check(state, actor, data.person)
    if state.entrants[data.person].substitute == data.substitute:
        raise Refused("nothing-changes", "This is so already: nothing is left to do.", "T1")
    if any(game.table_of(data.person) is not None for game in state.games):
        raise Refused("has-played", "This person has played already, and goes on as they began.", "T1")


def _check(state: State, actor: str, *people: str) -> None:
    state.check_arbiter(actor)
    if state.finished:
        raise Refused("finished", "The tournament is over: nobody is seated any more.", "T15")
    for person in people:
        state.entrant(person)
