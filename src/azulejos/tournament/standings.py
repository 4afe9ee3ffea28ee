"""Standings: PT, the tie-breaks, places (T13, T14), and what a final table changes."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from azulejos.tournament.sheet import Line
from azulejos.tournament.state import Entrant, Game, State


class Criterion(enum.StrEnum):
    """By what a place is decided, in the order of T14. Finalists are first compared by the final."""

    FINAL = "final"
    FINAL_ROWS = "final-rows"
    PT = "pt"
    ROWS = "rows"
    WON = "won"
    SHARED = "shared"
    """All are equal: the place is shared."""


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
    person: str
    pt: int
    rows: int
    won: int
    scores: tuple[Score, ...]
    """One for each game that has begun, the final table's not among them."""
    final: Score | None
    """Only finalists have one."""
    decided_by: Criterion

    @property
    def is_shared(self) -> bool:
        """Whether somebody else has the same place."""
        return self.decided_by is Criterion.SHARED


_CRITERIA = (Criterion.FINAL, Criterion.FINAL_ROWS, Criterion.PT, Criterion.ROWS, Criterion.WON)
_Key = tuple[int, ...]


def standings(state: State, after: int | None = None) -> tuple[Standing, ...]:
    """T13, T14: everybody who was there and was not expelled (T23), best first; after so many games only, if asked.

    Shared places are numbered 1, 2, 2, 4, and stand in the order of entry. T20: who left keeps the PV made so far. A final table decides the first
    places: PV of the final, its complete rows, then as before it; a finalist without PV of the final comes after those with.

    >>> standings(State())
    ()
    """
    games = state.games if after is None else state.games[:after]
    ranked = [_player(state, entrant, games) for entrant in state.entrants.values() if entrant.checked_in and not entrant.expelled]
    ranked.sort(key=lambda found: found[0], reverse=True)
    keys = [key for key, _ in ranked]
    return tuple(_placed(keys, number, *found) for number, found in enumerate(ranked))


def _player(state: State, entrant: Entrant, games: Sequence[Game]) -> tuple[_Key, Standing]:
    scores = tuple(score_of(game, entrant.person) for game in games if not state.is_final(game.number))
    final = next((score_of(game, entrant.person) for game in games if state.is_final(game.number)), None)
    if final is not None and final.mark is Mark.ABSENT:
        final = None
    pt = sum(score.pv or 0 for score in scores)
    rows = sum(score.rows or 0 for score in scores)
    won = sum(score.place == 1 for score in scores)
    in_final = (-2, -2) if final is None else (-1, -1) if final.pv is None or final.rows is None else (final.pv, final.rows)
    return (*in_final, pt, rows, won), Standing(0, entrant.person, pt, rows, won, scores, final, Criterion.PT)


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


def _placed(keys: Sequence[_Key], number: int, key: _Key, standing: Standing) -> Standing:
    neighbours = [keys[other] for other in (number - 1, number + 1) if 0 <= other < len(keys)]
    deepest = max((len(list(takewhile(lambda pair: pair[0] == pair[1], zip(key, other, strict=True)))) for other in neighbours), default=0)
    decided_by = Criterion.SHARED if deepest == len(_CRITERIA) else _CRITERIA[deepest]
    if standing.final is None and deepest < _CRITERIA.index(Criterion.PT):
        decided_by = Criterion.PT
    return replace(standing, place=keys.index(key) + 1, decided_by=decided_by)
