"""What leaves a tournament: everything there is of it, for arbiters, as one object of JSON; and lists as CSV, public ones and others."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from azulejos.tournament import public
from azulejos.tournament.log import log
from azulejos.tournament.payload import write
from azulejos.tournament.people import Register
from azulejos.tournament.storage import Snapshot

Row = list[Any]
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
EXPORT_FORM = 1


def full_export(snapshot: Snapshot) -> dict[str, Any]:
    """The events, who is who, the public lists, and the log; `azulejos tournament import` reads it.

    >>> sorted(full_export(Snapshot()))
    ['events', 'form', 'log', 'public', 'register', 'stream']
    """
    return {
        "form": EXPORT_FORM,
        "stream": snapshot.state.stream,
        "events": [event.json() for event in snapshot.events],
        "register": snapshot.register.json(),
        "public": public.export(snapshot.state, snapshot.register),
        "log": [write(entry) for entry in log(snapshot.events)],
    }


def as_csv(name: str, snapshot: Snapshot) -> str:
    """A list as CSV, with a row of headings."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    for row in {**PUBLIC, **FULL}[name](snapshot):
        writer.writerow([_cell(value) for value in row])
    return out.getvalue()


def _cell(value: object) -> object:
    """A spreadsheet takes a text that begins so for a formula, and would do what it says.

    >>> _cell("=cmd()"), _cell("Ann"), _cell(None), _cell(True), _cell(-1)
    ("'=cmd()", 'Ann', '', 'yes', -1)
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return "" if value is None else value


def _participants(snapshot: Snapshot) -> Iterator[Row]:
    yield ["name", "checked_in", "left"]
    for row in public.participants(snapshot.state, snapshot.register):
        yield [row["name"], row["checked_in"], row["left"]]


def _seating(snapshot: Snapshot) -> Iterator[Row]:
    yield ["game", "table", "seat", "name"]
    for round in public.seating(snapshot.state, snapshot.register):
        for number, table in enumerate(round["tables"], 1):
            for place, seat in enumerate(table, 1):
                if seat is not None:
                    yield [round["game"], number, place, seat["name"]]


def _results(snapshot: Snapshot) -> Iterator[Row]:
    yield ["game", "table", "seat", "name", "place", "pv", "rows", "withdrawn", "void", "disputed"]
    for game in snapshot.state.games:
        for table in public.results(snapshot.state, snapshot.register, game)["tables"]:
            for place, seat in enumerate(table["seats"], 1):
                if seat is not None:
                    sheet = [seat["place"], seat["pv"], seat["rows"], seat["withdrawn"]]
                    yield [game.number, table["table"], place, seat["name"], *sheet, table["void"], table["disputed"]]


def _ranking(snapshot: Snapshot) -> Iterator[Row]:
    games = [game.number for game in snapshot.state.games if not snapshot.state.is_final(game.number)]
    yield ["place", "name", "pt", "rows", "won", "decided_by", *(f"pv_{game}" for game in games), "pv_final"]
    for row in public.ranking(snapshot.state, snapshot.register):
        final = None if row["final"] is None else row["final"]["pv"]
        yield [row["place"], row["name"], row["pt"], row["rows"], row["won"], row["decided_by"], *(score["pv"] for score in row["scores"]), final]


def _entrants(snapshot: Snapshot) -> Iterator[Row]:
    yield ["number", "id", "first", "surname", "checked_in", "left", "expelled", "warnings"]
    for number, entrant in enumerate(snapshot.state.entrants.values(), 1):
        person = snapshot.register.find(entrant.person)
        names = ["", ""] if person is None else [person.first, person.surname]
        yield [number, entrant.person, *names, entrant.checked_in, entrant.left, entrant.expelled, entrant.warnings]


def _log(snapshot: Snapshot) -> Iterator[Row]:
    yield ["event", "at", "by", "kind", "person", "game", "table", "why"]
    for entry in log(snapshot.events):
        person = None if entry.person is None else _name(snapshot.register, entry.person)
        yield [entry.version, entry.at, _name(snapshot.register, entry.actor), entry.kind, person, entry.game, entry.table, entry.why]


def _name(register: Register, id: str) -> str:
    return register.shown(id) if register.find(id) is not None else id


PUBLIC: Mapping[str, Callable[[Snapshot], Iterator[Row]]] = {
    "participants": _participants,
    "seating": _seating,
    "results": _results,
    "ranking": _ranking,
}
"""What everybody may see."""
FULL: Mapping[str, Callable[[Snapshot], Iterator[Row]]] = {"entrants": _entrants, "log": _log}
"""For arbiters."""
