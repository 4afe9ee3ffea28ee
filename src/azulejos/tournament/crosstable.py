"""The cross-table: for everybody in the standings, game by game, at which table, with what result, and against whom."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.tournament.prize_giving import public_games, public_standings
from azulejos.tournament.standings import Mark, Score, score_of
from azulejos.tournament.state import State


@dataclass(frozen=True, slots=True)
class CrossGame:
    """Somebody's game. `opponents` are the places that these have in the standings, in seat order; who is not in them is left out."""

    game: int
    table: int
    score: Score
    opponents: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CrossRow:
    """A line of the cross-table; games in which somebody did not play are left out."""

    place: int
    person: str
    points: int
    games: tuple[CrossGame, ...]


def crosstable(state: State) -> tuple[CrossRow, ...]:
    """In the order of the standings, as far as these are public.

    >>> crosstable(State())
    ()
    """
    table = public_standings(state)
    places = {standing.person: standing.place for standing in table}
    games = state.games[: public_games(state)]

    def row_of(person: str) -> tuple[CrossGame, ...]:
        found = []
        for game in games:
            at, score = game.table_of(person), score_of(game, person)
            if at is not None and score.mark is not Mark.ABSENT:
                opponents = tuple(places[other] for other in at.seats if other != person and other in places)
                found.append(CrossGame(game.number, at.number, score, opponents))
        return tuple(found)

    return tuple(CrossRow(standing.place, standing.person, standing.points, row_of(standing.person)) for standing in table)
