"""What everybody may see: participants, tables, results, ranking. Whoever was expelled is in none of it (T23), and no reason of an arbiter is.

People are shown by name here, as the settings say: in full, or by first name and initial. Each has the id, too, so that programs can match lists.
"""

from __future__ import annotations

from typing import Any

from azulejos.tournament.people import Register
from azulejos.tournament.schedule import schedule
from azulejos.tournament.settings import clock
from azulejos.tournament.standings import Score, standings
from azulejos.tournament.state import Game, State, Table


def export(state: State, register: Register) -> dict[str, Any]:
    """All public lists in one object of JSON.

    >>> sorted(export(State(), Register()))
    ['games', 'participants', 'ranking', 'schedule', 'seating', 'stage', 'title']
    """
    return {
        "title": state.title,
        "stage": state.stage.value,
        "schedule": [
            {"part": slot.part.value, "game": slot.game, "begins": clock(slot.begins), "ends": clock(slot.ends)}
            for slot in schedule(state.settings, state.delays)
        ],
        "participants": participants(state, register),
        "seating": seating(state, register),
        "games": [results(state, register, game) for game in state.games],
        "ranking": ranking(state, register),
    }


def participants(state: State, register: Register) -> list[dict[str, Any]]:
    """Who takes part, by name.

    >>> from azulejos.tournament.state import Entrant
    >>> participants(State(entrants={"p-ann": Entrant("p-ann"), "p-bob": Entrant("p-bob", expelled=True)}), Register())
    [{'id': 'p-ann', 'name': '(erased)', 'checked_in': False, 'left': False}]
    """
    found = [
        {**_person(state, register, person), "checked_in": entrant.checked_in, "left": entrant.left}
        for person, entrant in state.entrants.items()
        if not entrant.expelled
    ]
    return sorted(found, key=lambda row: (str(row["name"]).casefold(), str(row["id"])))


def seating(state: State, register: Register) -> list[dict[str, Any]]:
    """The published seating of the games to come, table by table; the seat of somebody who was expelled is empty."""
    return [
        {"game": round.game, "tables": [[_seat(state, register, person) for person in table] for table in round.tables]} for round in state.published
    ]


def results(state: State, register: Register, game: Game) -> dict[str, Any]:
    """A game that has begun: who sits where, who starts, and what the sheets say."""
    return {"game": game.number, "ended": game.ended, "tables": [_table(state, register, table) for table in game.tables]}


def _table(state: State, register: Register, table: Table) -> dict[str, Any]:
    lines = {line.person: line for line in table.counted.lines} if table.counted is not None else {}
    seats: list[dict[str, Any] | None] = []
    for person in table.seats:
        shown = _seat(state, register, person)
        if shown is not None:
            shown["withdrawn"] = person in table.withdrawn
            line = lines.get(person)
            shown.update({"place": None, "pv": None, "rows": None} if line is None else {"place": line.place, "pv": line.pv, "rows": line.rows})
        seats.append(shown)
    return {"table": table.number, "first": table.first, "void": table.is_void, "disputed": table.disputed, "seats": seats}


def ranking(state: State, register: Register) -> list[dict[str, Any]]:
    """The standings with names and tie-breaks (T13, T14)."""
    return [
        {
            "place": standing.place,
            **_person(state, register, standing.person),
            "pt": standing.pt,
            "rows": standing.rows,
            "won": standing.won,
            "decided_by": standing.decided_by.value,
            "scores": [_score(score) for score in standing.scores],
            "final": None if standing.final is None else _score(standing.final),
        }
        for standing in standings(state)
    ]


def _score(score: Score) -> dict[str, Any]:
    return {"mark": score.mark.value, "pv": score.pv, "rows": score.rows, "place": score.place}


def _person(state: State, register: Register, person: str) -> dict[str, Any]:
    return {"id": person, "name": register.shown(person, state.settings.public_names)}


def _seat(state: State, register: Register, person: str) -> dict[str, Any] | None:
    return None if state.entrants[person].expelled else _person(state, register, person)
