"""What everybody may see: participants, tables, results, ranking. Whoever was expelled is in none of it (T23), and no reason of an arbiter is.

People are shown by name here, as the settings say: in full, or by first name and initial. Each has the id, too, so that programs can match lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from azulejos.tournament.people import Register
from azulejos.tournament.schedule import Part, schedule
from azulejos.tournament.settings import clock
from azulejos.tournament.sheet import Line
from azulejos.tournament.standings import Criterion, Mark, Score, standings
from azulejos.tournament.state import Game, State, Table, TournamentStage

NO_LINE = Line(0, "")
"""Of a table without a result."""


class SchedulePart(TypedDict):
    """A part of the afternoon; a break belongs to the game before it."""

    part: Part
    game: int
    begins: str
    ends: str


class Named(TypedDict):
    """Somebody, by name."""

    id: str
    name: str
    """A stranger's: show it as plain text."""
    bot: NotRequired[str | None]
    """On a server, which bot plays there; `null` for a person."""


class Participant(Named):
    """Somebody who takes part."""

    checked_in: bool
    left: bool


class SeatedGame(TypedDict):
    """A published game that has not begun: its tables, each in seat order; the seat of somebody who was expelled is `null`."""

    game: int
    tables: list[list[Named | None]]
    commitments: NotRequired[Sequence[str]]
    """Online, of the next game: what the server has bound itself to, table by table."""
    contribution_commitments: NotRequired[Sequence[Sequence[str]]]
    """And once they are closed, what its players have bound themselves to, by table and seat; `-` for nothing."""


class PlayedSeat(Named):
    """Somebody at a table; without a result place, PV and rows are `null`."""

    withdrawn: bool
    place: int | None
    pv: int | None
    rows: int | None


class PlayedTable(TypedDict):
    """A table of a game that has begun."""

    table: int
    first: int
    """The seat that starts."""
    void: bool
    disputed: bool
    seats: list[PlayedSeat | None]
    """`null` is who was expelled."""
    live: NotRequired[str]
    """Online: the id of the live table, as soon as that can be opened."""


class PlayedGame(TypedDict):
    """A game that has begun: who sits where, who starts, and what the sheets say."""

    game: int
    ended: bool
    tables: list[PlayedTable]


class RankedScore(TypedDict):
    """What somebody has of a game."""

    mark: Mark
    pv: int | None
    rows: int | None
    place: int | None


class Ranked(Named):
    """A line of the standings (T13, T14). Shared places are 1, 2, 2, 4."""

    place: int
    pt: int
    rows: int
    won: int
    decided_by: Criterion
    scores: Sequence[RankedScore]
    final: RankedScore | None


class PublicLists(TypedDict):
    """All public lists."""

    title: str
    stage: TournamentStage
    schedule: list[SchedulePart]
    participants: list[Participant]
    seating: list[SeatedGame]
    games: list[PlayedGame]
    ranking: list[Ranked]


def export(state: State, register: Register) -> PublicLists:
    """All public lists in one object of JSON.

    >>> sorted(export(State(), Register()))
    ['games', 'participants', 'ranking', 'schedule', 'seating', 'stage', 'title']
    """
    return {
        "title": state.title,
        "stage": state.stage,
        "schedule": slots(state),
        "participants": participants(state, register),
        "seating": seating(state, register),
        "games": [results(state, register, game) for game in state.games],
        "ranking": ranking(state, register),
    }


def slots(state: State) -> list[SchedulePart]:
    """The schedule, with its delays.

    >>> slots(State())[0]["begins"]
    '14:30'
    """
    return [
        {"part": slot.part, "game": slot.game, "begins": clock(slot.begins), "ends": clock(slot.ends)}
        for slot in schedule(state.settings, state.delays)
    ]


def participants(state: State, register: Register) -> list[Participant]:
    """Who takes part, by name.

    >>> from azulejos.tournament.state import Entrant
    >>> participants(State(entrants={"p-ann": Entrant("p-ann"), "p-bob": Entrant("p-bob", expelled=True)}), Register())
    [{'id': 'p-ann', 'name': '(erased)', 'checked_in': False, 'left': False}]
    """
    found: list[Participant] = [
        {**_person(state, register, person), "checked_in": entrant.checked_in, "left": entrant.left}
        for person, entrant in state.entrants.items()
        if not entrant.expelled
    ]
    return sorted(found, key=lambda row: (row["name"].casefold(), row["id"]))


def seating(state: State, register: Register) -> list[SeatedGame]:
    """The published seating of the games to come, table by table; the seat of somebody who was expelled is empty."""
    return [
        {"game": round.game, "tables": [[_seat(state, register, person) for person in table] for table in round.tables]} for round in state.published
    ]


def results(state: State, register: Register, game: Game) -> PlayedGame:
    """A game that has begun: who sits where, who starts, and what the sheets say."""
    return {"game": game.number, "ended": game.ended, "tables": [_table(state, register, table) for table in game.tables]}


def _table(state: State, register: Register, table: Table) -> PlayedTable:
    lines = {line.person: line for line in table.counted.lines} if table.counted is not None else {}
    seats: list[PlayedSeat | None] = []
    for person in table.seats:
        shown, line, withdrawn = _seat(state, register, person), lines.get(person, NO_LINE), person in table.withdrawn
        seats.append(None if shown is None else {**shown, "withdrawn": withdrawn, "place": line.place, "pv": line.pv, "rows": line.rows})
    return {"table": table.number, "first": table.first, "void": table.is_void, "disputed": table.disputed, "seats": seats}


def ranking(state: State, register: Register) -> list[Ranked]:
    """The standings with names and tie-breaks (T13, T14)."""
    return [
        {
            "place": standing.place,
            **_person(state, register, standing.person),
            "pt": standing.pt,
            "rows": standing.rows,
            "won": standing.won,
            "decided_by": standing.decided_by,
            "scores": [_score(score) for score in standing.scores],
            "final": None if standing.final is None else _score(standing.final),
        }
        for standing in standings(state)
    ]


def _score(score: Score) -> RankedScore:
    return {"mark": score.mark, "pv": score.pv, "rows": score.rows, "place": score.place}


def _person(state: State, register: Register, person: str) -> Named:
    return {"id": person, "name": register.shown(person, state.settings.public_names)}


def _seat(state: State, register: Register, person: str) -> Named | None:
    return None if state.entrants[person].expelled else _person(state, register, person)
