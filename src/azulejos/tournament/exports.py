"""What leaves a tournament: everything there is of it, for arbiters, as one object of JSON; and lists as CSV, public ones and others."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from azulejos.tournament import public
from azulejos.tournament.crosstable import crosstable
from azulejos.tournament.log import log
from azulejos.tournament.payload import write
from azulejos.tournament.people import Register
from azulejos.tournament.prize_giving import public_games, public_unranked, revealed
from azulejos.tournament.public_names import public_names
from azulejos.tournament.schedule import begun_of, started_of
from azulejos.tournament.state import State
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
        "public": public.export(snapshot.state, snapshot.register, begun_of(started_of(snapshot.events), len(snapshot.state.games))),
        "log": [write(entry) for entry in log(snapshot.events)],
    }


def as_csv(name: str, snapshot: Snapshot, *, unhidden: bool = False) -> str:
    """A list as CSV, with a row of headings; for organisers `unhidden`, with what is not public before the prize-giving."""
    if unhidden:
        snapshot = replace(snapshot, state=revealed(snapshot.state))
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    for row in {**PUBLIC, **FULL}[name](snapshot):
        writer.writerow([_cell(value) for value in row])
    return out.getvalue()


def seating_numbers(state: State) -> str:
    r"""The seating of all games by players' numbers, in the order of entry: a line for each table, and an empty one between games. Programs for
    mahjong, which is played by four as well, write a prepared seating like this. Whoever was expelled is 0 (T23).

    >>> from azulejos.tournament.events import Round
    >>> from azulejos.tournament.state import Entrant
    >>> everybody = {id: Entrant(id) for id in ("p-a", "p-b", "p-c", "p-d")}
    >>> rounds = (Round(1, (("p-a", "p-b"), ("p-d", "p-c"))), Round(2, (("p-a", "p-c"), ("p-b", "p-d"))))
    >>> seating_numbers(State(entrants=everybody, published=rounds))
    '1-2\n4-3\n\n1-3\n2-4\n'
    """
    number = {person: place for place, person in enumerate(state.entrants, 1)}
    games = [[table.seats for table in game.tables] for game in state.games] + [list(round.tables) for round in state.published]
    shown = {person: "0" if entrant.expelled else str(number[person]) for person, entrant in state.entrants.items()}
    return "\n".join("".join("-".join(shown[person] for person in table) + "\n" for table in tables) for tables in games)


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
    yield ["name", "checked_in", "left", "number"]
    number = {person: place for place, person in enumerate(snapshot.state.entrants, 1)}
    for row in public.participants(snapshot.state, snapshot.register):
        yield [row["name"], row["checked_in"], row["left"], number[row["id"]]]


def _seating(snapshot: Snapshot) -> Iterator[Row]:
    yield ["game", "table", "seat", "name"]
    played = [public.results(snapshot.state, snapshot.register, game) for game in snapshot.state.games]
    tables: list[tuple[int, Sequence[Sequence[public.Named | None]]]] = [
        (game["game"], [table["seats"] for table in game["tables"]]) for game in played
    ]
    tables += [(round["game"], round["tables"]) for round in public.seating(snapshot.state, snapshot.register)]
    for game, seated in tables:
        for number, table in enumerate(seated, 1):
            for place, seat in enumerate(table, 1):
                if seat is not None:
                    yield [game, number, place, seat["name"]]


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
    hidden = public_games(snapshot.state)
    games = games if hidden is None else games[:hidden]
    yield ["place", "name", "pt", "rows", "won", "decided_by", *(f"pv_{game}" for game in games), "pv_final", "points", "place_points", "penalty"]
    names = public_names(snapshot.state, snapshot.register)
    for row in public.ranking(snapshot.state, snapshot.register, names):
        final = None if row["final"] is None else row["final"]["pv"]
        scores = [*(score["pv"] for score in row["scores"]), final]
        ranks = [row["points"], row["place_points"], row["penalty"]]
        yield [row["place"], row["name"], row["pt"], row["rows"], row["won"], row["decided_by"], *scores, *ranks]
    for standing in public_unranked(snapshot.state):
        yield [
            None,
            names[standing.person],
            standing.pt,
            standing.rows,
            standing.won,
            None,
            *(None for _ in games),
            None,
            standing.points,
            0,
            standing.penalty,
        ]


def _crosstable(snapshot: Snapshot) -> Iterator[Row]:
    yield ["place", "name", "game", "table", "pv", "table_place", "opponents", "points"]
    names = public_names(snapshot.state, snapshot.register)
    for row in crosstable(snapshot.state):
        for game in row.games:
            opponents = " ".join(map(str, game.opponents))
            yield [row.place, names[row.person], game.game, game.table, game.score.pv, game.score.place, opponents, row.points]


def _entrants(snapshot: Snapshot) -> Iterator[Row]:
    yield ["number", "id", "first", "surname", "checked_in", "left", "expelled", "warnings", "club", "rating", "waiting", "substitute"]
    waiting = snapshot.state.waiting
    for number, entrant in enumerate(snapshot.state.entrants.values(), 1):
        person = snapshot.register.find(entrant.person)
        names = ["", ""] if person is None else [person.first, person.surname]
        here = [entrant.checked_in, entrant.left, entrant.expelled, entrant.warnings]
        yield [number, entrant.person, *names, *here, entrant.club, entrant.rating, entrant.person in waiting, entrant.substitute]


def _log(snapshot: Snapshot) -> Iterator[Row]:
    yield ["event", "at", "by", "kind", "person", "game", "table", "why", "points"]
    for entry in log(snapshot.events):
        person = None if entry.person is None else _name(snapshot.register, entry.person)
        yield [entry.version, entry.at, _name(snapshot.register, entry.actor), entry.kind, person, entry.game, entry.table, entry.why, entry.points]


def _name(register: Register, id: str) -> str:
    return register.shown(id) if register.find(id) is not None else id


PUBLIC: Mapping[str, Callable[[Snapshot], Iterator[Row]]] = {
    "participants": _participants,
    "seating": _seating,
    "results": _results,
    "ranking": _ranking,
    "crosstable": _crosstable,
}
"""What everybody may see."""
FULL: Mapping[str, Callable[[Snapshot], Iterator[Row]]] = {"entrants": _entrants, "log": _log}
"""For arbiters."""
