"""Standings: points, tie-breaks, places (T13, T14), and what a final table changes.

By the regulation PT rank, and ties are broken by complete rows and games won. The settings may say otherwise.
"""

from __future__ import annotations

import enum
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from azulejos.tournament.criteria import Criterion
from azulejos.tournament.sheet import Line
from azulejos.tournament.state import Entrant, Game, State


class Mark(enum.StrEnum):
    """What a player has of a game."""

    PLAYED = "played"
    WITHDRAWN = "withdrawn"
    """T21: no PV."""
    VOID = "void"
    """T5, T22: no PV for anybody."""
    OPEN = "open"
    """The table has no result yet."""
    DISPUTED = "disputed"
    """What stands on the sheet counts until an arbiter says more."""
    ABSENT = "absent"
    """Did not play: came late, or had left (T20)."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a player has of one game: PV, complete rows and place, where there are any."""

    mark: Mark
    pv: int | None = None
    rows: int | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line of the standings. `decided_by` is the last thing that had to be compared to tell the player from the neighbours."""

    place: int
    """0 for who is not ranked."""
    person: str
    pt: int
    rows: int
    won: int
    scores: tuple[Score, ...]
    """One for each game that has begun, the final table's not among them."""
    final: Score | None
    """Only finalists have one."""
    decided_by: Criterion
    points: int
    """What ranks: PT or place points, less the penalty."""
    place_points: int
    penalty: int

    @property
    def is_shared(self) -> bool:
        """Whether somebody else has the same place."""
        return self.decided_by is Criterion.SHARED


_Key = tuple[int, ...]
_SHARES = 12
"""The mean of one, two or three opponents is a whole number of twelfths."""


def criteria(state: State) -> tuple[Criterion, ...]:
    """All that is compared, in this order.

    >>> [each.value for each in criteria(State())]
    ['final', 'final-rows', 'pt', 'rows', 'won']
    """
    return (Criterion.FINAL, Criterion.FINAL_ROWS, state.settings.ranked_by, *state.settings.tie_breaks)


def standings(state: State, after: int | None = None) -> tuple[Standing, ...]:
    """T13, T14: everybody who was there and was not expelled (T23), best first; after so many games only, if asked. Substitutes are not ranked,
    nor is who left before the first game that they could have played: `unranked` has those.

    Shared places are numbered 1, 2, 2, 4, and stand in the order of entry. T20: who left keeps the PV made so far. A final table decides the first
    places: PV of the final, its complete rows, then as before it; a finalist without PV of the final comes after those with.

    >>> standings(State())
    ()
    """
    games = state.games if after is None else state.games[:after]
    preliminary = [game for game in games if not state.is_final(game.number)]
    ranked = _lines(state, after, ranked=True)
    compared = criteria(state)
    keys: dict[str, _Key] = {standing.person: () for standing in ranked}
    for criterion in compared:
        values = _values(criterion, ranked, keys, preliminary)
        keys = {person: (*key, values[person]) for person, key in keys.items()}
    ranked.sort(key=lambda standing: keys[standing.person], reverse=True)
    order = [keys[standing.person] for standing in ranked]
    return tuple(_placed(compared, order, number, standing) for number, standing in enumerate(ranked))


def unranked(state: State, after: int | None = None) -> tuple[Standing, ...]:
    """T20: who was there and left before ever sitting at a table. They stay in the standings, below everybody else, with the PV made so far, which
    are none; but they have no place (it is 0) and are not counted among the ranked.

    >>> unranked(State())
    ()
    """
    return tuple(_lines(state, after, ranked=False))


def _lines(state: State, after: int | None, *, ranked: bool) -> list[Standing]:
    """Everybody's line without a place, in the order of entry: of those who are ranked, or of those who are not."""
    games = state.games if after is None else state.games[:after]
    penalties = Counter[str]()
    for penalty in state.penalties:
        if after is None or penalty.game <= after:
            penalties[penalty.person] += penalty.points
    seated = {person for game in state.games for table in game.tables for person in table.seats}
    return [
        _player(state, entrant, games, penalties[entrant.person])
        for entrant in state.entrants.values()
        if entrant.is_ranked and ranked == (not entrant.left or entrant.person in seated)
    ]


def _player(state: State, entrant: Entrant, games: Sequence[Game], penalty: int) -> Standing:
    scores = tuple(score_of(game, entrant.person) for game in games if not state.is_final(game.number))
    # A final that is void at all its tables changes nothing.
    finals = [game for game in games if state.is_final(game.number) and not all(table.is_void for table in game.tables)]
    final = score_of(finals[0], entrant.person) if finals else None
    if final is not None and final.mark is Mark.ABSENT:
        final = None
    pt = sum(score.pv or 0 for score in scores)
    by_place = sum(state.settings.place_points[score.place - 1] for score in scores if score.place is not None)
    rows = sum(score.rows or 0 for score in scores)
    won = sum(score.place == 1 for score in scores)
    points = (by_place if state.settings.ranked_by is Criterion.PLACE_POINTS else pt) - penalty
    return Standing(0, entrant.person, pt, rows, won, scores, final, state.settings.ranked_by, points, by_place, penalty)


def _values(criterion: Criterion, ranked: Sequence[Standing], keys: Mapping[str, _Key], games: Sequence[Game]) -> dict[str, int]:
    """What everybody has of a criterion; `keys` tell who is equal so far."""
    if criterion is Criterion.DIRECT:
        return _direct(keys, games)
    if criterion is Criterion.OPPONENTS:
        return _opponents(ranked, games)
    return {standing.person: _value(criterion, standing, is_first=len(keys[standing.person]) == _RANKING) for standing in ranked}


_RANKING = 2
"""Where what ranks stands among the criteria: after the final's two."""


def _value(criterion: Criterion, standing: Standing, *, is_first: bool) -> int:
    final = standing.final
    match criterion:
        case Criterion.FINAL:
            return -2 if final is None else -1 if final.pv is None else final.pv
        case Criterion.FINAL_ROWS:
            return -2 if final is None else -1 if final.rows is None else final.rows
        case Criterion.PT:
            return standing.points if is_first else standing.pt
        case Criterion.PLACE_POINTS:
            return standing.points if is_first else standing.place_points
        case Criterion.ROWS:
            return standing.rows
        case Criterion.WON:
            return standing.won
    # What is left is the best game. Somebody without any comes after those who made none of its points.
    return max((score.pv for score in standing.scores if score.pv is not None), default=-1)


def _direct(keys: Mapping[str, _Key], games: Sequence[Game]) -> dict[str, int]:
    found = dict.fromkeys(keys, 0)
    for game in games:
        for table in game.tables:
            lines = table.counted.lines if table.counted is not None else ()
            places = {line.person: line.place for line in lines if line.person in keys and line.place is not None}
            for one, place in places.items():
                found[one] += sum((place < other) - (place > other) for person, other in places.items() if keys[person] == keys[one])
    return found


def _opponents(ranked: Sequence[Standing], games: Sequence[Game]) -> dict[str, int]:
    made: defaultdict[str, int] = defaultdict(int)
    lines = [[line for line in table.counted.lines if line.pv is not None] for game in games for table in game.tables if table.counted is not None]
    for table in lines:
        for line in table:
            made[line.person] += line.pv or 0
    found = {standing.person: 0 for standing in ranked}
    for table in lines:
        for line in table:
            others = [made[other.person] for other in table if other is not line]
            if line.person in found and others:
                found[line.person] += sum(others) * _SHARES // len(others)
    return found


def score_of(game: Game, person: str) -> Score:
    """What a person has of a game."""
    table = game.table_of(person)
    if table is None:
        return Score(Mark.ABSENT)
    if table.is_void:
        return Score(Mark.VOID)
    if person in table.withdrawn:
        return Score(Mark.WITHDRAWN)
    if table.counted is None:
        return Score(Mark.OPEN)
    line: Line = next(line for line in table.counted.lines if line.person == person)
    return Score(Mark.DISPUTED if table.disputed else Mark.PLAYED, line.pv, line.rows, line.place)


def _placed(compared: Sequence[Criterion], keys: Sequence[_Key], number: int, standing: Standing) -> Standing:
    key = keys[number]
    neighbours = [keys[other] for other in (number - 1, number + 1) if 0 <= other < len(keys)]
    deepest = max((len(list(takewhile(lambda pair: pair[0] == pair[1], zip(key, other, strict=True)))) for other in neighbours), default=0)
    decided_by = Criterion.SHARED if deepest == len(compared) else compared[deepest]
    if standing.final is None and deepest < _RANKING:
        decided_by = compared[_RANKING]
    return replace(standing, place=keys.index(key) + 1, decided_by=decided_by)
