"""A series of events with a ranking of its own, and what one player has played in them.

Events know each other's people by name alone: who is written the same way, but for case, is the same person; two of one event who are both written
so are two people, the first who entered and the second. PT of all events add up (T13), or
whatever else ranks in one of them, less penalties; ties are broken as in an event (T14): complete rows, games won, then the place is shared. What an
event hides until its prize-giving does not count before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from azulejos.tournament.criteria import Criterion
from azulejos.tournament.people import Person
from azulejos.tournament.prize_giving import public_standings
from azulejos.tournament.public_names import told_apart
from azulejos.tournament.settings import PublicNames
from azulejos.tournament.standings import Standing
from azulejos.tournament.storage import Snapshot
from azulejos.visible_text import folded


@dataclass(frozen=True, slots=True)
class Part:
    """An event of a series, for one player: place, PT, rows, games won, and the PV game by game (`None` for one without)."""

    event: str
    title: str
    place: int
    pt: int
    rows: int
    won: int
    pv: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class SeriesStanding:
    """A line of a series' ranking, with the events that somebody has played in. Shared places are 1, 2, 2, 4."""

    place: int
    name: str
    pt: int
    rows: int
    won: int
    parts: tuple[Part, ...]


def series(events: Iterable[Snapshot]) -> tuple[SeriesStanding, ...]:
    """The ranking of these events, best first; those that no game of has begun are left out. Names are as the most careful of them shows them.

    >>> series([])
    ()
    """
    played_in = tuple(events)
    parts: dict[str, list[Part]] = {}
    people: dict[str, Person] = {}
    for snapshot in played_in:
        keys = _keys(snapshot)
        for standing in public_standings(snapshot.state) if snapshot.state.games else ():
            person = snapshot.register.find(standing.person)
            if person is None:
                continue  # erased: nobody knows any more who it was
            people[keys[person.id]] = person
            parts.setdefault(keys[person.id], []).append(_part(snapshot, standing))
    names = told_apart(people, PublicNames.INITIAL if any(map(_is_careful, played_in)) else PublicNames.FULL)
    found = [
        SeriesStanding(
            0, names[key], sum(each.pt for each in played), sum(each.rows for each in played), sum(each.won for each in played), tuple(played)
        )
        for key, played in parts.items()
    ]
    found.sort(key=lambda line: (*(-figure for figure in _figures(line)), line.name))
    return tuple(replace(line, place=1 + sum(_figures(other) > _figures(line) for other in found)) for line in found)


def adds_up_pt(events: Iterable[Snapshot]) -> bool:
    """Whether what adds up are the PT of the regulation (T13), and nothing else may be called so: place points are none, nor are PT less a penalty.

    >>> adds_up_pt([])
    True
    """
    return all(snapshot.state.settings.ranked_by is Criterion.PT and not snapshot.state.penalties for snapshot in events)


def history(events: Sequence[Snapshot], name: str) -> SeriesStanding | None:
    """What a player, named in full, has played in these events."""
    return next(iter(series(_only(snapshot, name) for snapshot in events)), None)


def _only(snapshot: Snapshot, name: str) -> Snapshot:
    """The event with nobody in its register but those of a name."""
    kept = tuple(person for person in snapshot.register.people if folded(person.shown()) == folded(name))
    return replace(snapshot, register=replace(snapshot.register, people=kept))


def _is_careful(snapshot: Snapshot) -> bool:
    return snapshot.state.settings.public_names is PublicNames.INITIAL


def _keys(snapshot: Snapshot) -> dict[str, str]:
    """By what the people of an event are known in others: the name, and which one of that name they are in the order of entry."""
    times = Counter[str]()
    found = {}
    for person in filter(None, map(snapshot.register.find, snapshot.state.entrants)):
        name = folded(person.shown())
        times[name] += 1
        found[person.id] = f"{name} {times[name]}"
    return found


def _figures(line: SeriesStanding) -> tuple[int, int, int]:
    return line.pt, line.rows, line.won


def _part(snapshot: Snapshot, standing: Standing) -> Part:
    id = snapshot.state.stream.partition(":")[2]
    pv = tuple(score.pv for score in standing.scores)
    return Part(id, snapshot.state.title, standing.place, standing.points, standing.rows, standing.won, pv)
