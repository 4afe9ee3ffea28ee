"""What everybody may see: participants, tables, results, ranking. Whoever was expelled is in none of it (T23), and no reason of an arbiter is.

People are shown by name here, as `public_names` has it: in full, or by first name and initial. Each has the id, too, for programs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from azulejos.tournament.criteria import Criterion
from azulejos.tournament.people import Register
from azulejos.tournament.prize_giving import public_standings, public_unranked, shows_result, told
from azulejos.tournament.public_names import public_names
from azulejos.tournament.schedule import NOTHING_BEGUN, Begun, Part, schedule
from azulejos.tournament.settings import clock
from azulejos.tournament.sheet import Line
from azulejos.tournament.standings import Mark, Score, Standing, standings
from azulejos.tournament.state import Game, State, Table, TournamentStage

NO_LINE = Line(0, "")
"""Of a table without a result."""
Names = Mapping[str, str]
"""By id, as `public_names` has them: whoever makes several lists asks for them once."""


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
    stale: bool
    """Somebody came or left since it was published (T20): another one will stand."""
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
    settled: bool
    """Whether nothing is left to do there; while results are hidden, this is all that everybody is told of one."""
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
    points: int
    """What ranks: PT, or place points, less the penalty."""
    place_points: int
    penalty: int
    decided_by: Criterion
    scores: Sequence[RankedScore]
    final: RankedScore | None


class CeremonyLine(Named):
    """Somebody whose place is told."""

    place: int
    points: int


class Ceremony(TypedDict):
    """The prize-giving, as far as it has come: the places are told from the last to the first."""

    on: bool
    """Whether the hall screen shows it."""
    of: int
    """How many places there are."""
    lines: list[CeremonyLine]
    """Those that are told, best first."""


class PublicLists(TypedDict):
    """All public lists."""

    title: str
    stage: TournamentStage
    schedule: list[SchedulePart]
    participants: list[Participant]
    seating: list[SeatedGame]
    games: list[PlayedGame]
    ranking: list[Ranked]
    unranked: list[Named]
    """T20: who left before ever sitting at a table. They stand below the ranking, with 0 PT and without a place."""
    ceremony: Ceremony | None


def export(state: State, register: Register, begun: Begun = NOTHING_BEGUN) -> PublicLists:
    """All public lists in one object of JSON; `begun` is when games really did.

    >>> sorted(export(State(), Register()))
    ['ceremony', 'games', 'participants', 'ranking', 'schedule', 'seating', 'stage', 'title', 'unranked']
    """
    names = public_names(state, register)
    return {
        "title": state.title,
        "stage": state.stage,
        "schedule": slots(state, begun),
        "participants": participants(state, register, names),
        "seating": seating(state, register, names),
        "games": [results(state, register, game, names) for game in state.games],
        "ranking": ranking(state, register, names),
        "unranked": unranked(state, register, names),
        "ceremony": ceremony(state, register, names),
    }


def slots(state: State, begun: Begun = NOTHING_BEGUN) -> list[SchedulePart]:
    """The schedule, with its delays, as it follows from what has begun.

    >>> slots(State())[0]["begins"]
    '14:30'
    """
    return [
        {"part": slot.part, "game": slot.game, "begins": clock(slot.begins), "ends": clock(slot.ends)}
        for slot in schedule(state.settings, state.delays, begun)
    ]


def participants(state: State, register: Register, names: Names | None = None) -> list[Participant]:
    """Who takes part, by name.

    >>> from azulejos.tournament.state import Entrant
    >>> participants(State(entrants={"p-ann": Entrant("p-ann"), "p-bob": Entrant("p-bob", expelled=True)}), Register())
    [{'id': 'p-ann', 'name': '(erased)', 'checked_in': False, 'left': False}]
    """
    names = names or public_names(state, register)
    found: list[Participant] = [
        {**_person(names, person), "checked_in": entrant.checked_in, "left": entrant.left}
        for person, entrant in state.entrants.items()
        if not entrant.expelled
    ]
    return sorted(found, key=lambda row: (row["name"].casefold(), row["id"]))


def seating(state: State, register: Register, names: Names | None = None) -> list[SeatedGame]:
    """The published seating of the games to come, table by table; the seat of somebody who was expelled is empty."""
    names = names or public_names(state, register)
    return [
        {
            "game": round.game,
            "tables": [[_seat(state, names, person) for person in table] for table in round.tables],
            "stale": not state.is_fresh(round.game),
        }
        for round in state.published
    ]


def results(state: State, register: Register, game: Game, names: Names | None = None) -> PlayedGame:
    """A game that has begun: who sits where, who starts, and what the sheets say."""
    names = names or public_names(state, register)
    return {"game": game.number, "ended": game.ended, "tables": [_table(state, names, table, game.number) for table in game.tables]}


def _table(state: State, names: Names, table: Table, game: int) -> PlayedTable:
    counted = table.counted if shows_result(state, game) else None
    lines = {line.person: line for line in counted.lines} if counted is not None else {}
    seats: list[PlayedSeat | None] = []
    for person in table.seats:
        shown, line, withdrawn = _seat(state, names, person), lines.get(person, NO_LINE), person in table.withdrawn
        seats.append(None if shown is None else {**shown, "withdrawn": withdrawn, "place": line.place, "pv": line.pv, "rows": line.rows})
    about: PlayedTable = {
        "table": table.number,
        "first": table.first,
        "void": table.is_void,
        "disputed": table.disputed,
        "settled": table.is_settled,
        "seats": seats,
    }
    return about


def ranking(state: State, register: Register, names: Names | None = None) -> list[Ranked]:
    """The standings with names and tie-breaks (T13, T14), as far as they are public."""
    return _ranked(names or public_names(state, register), public_standings(state))


def unranked(state: State, register: Register, names: Names | None = None) -> list[Named]:
    """Who stands below the ranking without a place (T20).

    >>> unranked(State(), Register())
    []
    """
    names = names or public_names(state, register)
    return [_person(names, standing.person) for standing in public_unranked(state)]


def whole_ranking(state: State, register: Register) -> list[Ranked]:
    """The same with all that is hidden until the prize-giving: for organisers only."""
    return _ranked(public_names(state, register), standings(state))


def ceremony(state: State, register: Register, names: Names | None = None) -> Ceremony | None:
    """The prize-giving, as far as it has come.

    >>> ceremony(State(), Register()) is None
    True
    """
    if state.ceremony is None:
        return None
    names = names or public_names(state, register)
    lines: list[CeremonyLine] = [{"place": standing.place, **_person(names, standing.person), "points": standing.points} for standing in told(state)]
    return {"on": state.ceremony.on, "of": len(standings(state)), "lines": lines}


def _ranked(names: Names, found: Sequence[Standing]) -> list[Ranked]:
    return [
        {
            "place": standing.place,
            **_person(names, standing.person),
            "pt": standing.pt,
            "rows": standing.rows,
            "won": standing.won,
            "points": standing.points,
            "place_points": standing.place_points,
            "penalty": standing.penalty,
            "decided_by": standing.decided_by,
            "scores": [_score(score) for score in standing.scores],
            "final": None if standing.final is None else _score(standing.final),
        }
        for standing in found
    ]


def _score(score: Score) -> RankedScore:
    return {"mark": score.mark, "pv": score.pv, "rows": score.rows, "place": score.place}


def _person(names: Names, person: str) -> Named:
    return {"id": person, "name": names[person]}


def _seat(state: State, names: Names, person: str) -> Named | None:
    return None if state.entrants[person].expelled else _person(names, person)
