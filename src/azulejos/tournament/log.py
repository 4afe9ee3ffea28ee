"""The arbiters' log (T24): every arbiter's act and every correction, with who, when, what it was before and why. Nobody is left out of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from azulejos.tournament import events
from azulejos.tournament.events import Event
from azulejos.tournament.sheet import Sheet

RULINGS = frozenset(
    kind.kind
    for kind in (
        events.Corrected,
        events.SheetsDiscarded,
        events.Voided,
        events.Warned,
        events.Penalised,
        events.Expelled,
        events.Reinstated,
        events.GameUndone,
    )
)
"""What an arbiter decides about people and results."""
_OF_PLAYERS = (events.Disputed, events.Left, events.Withdrawn)
"""What players do and arbiters have to know of."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log. `person`, `game` and `table` say whom and what it is about; `before` and `after` are sheets."""

    version: int
    at: int
    actor: str
    kind: str
    why: str = ""
    person: str | None = None
    game: int | None = None
    table: int | None = None
    before: Sheet | None = None
    after: Sheet | None = None
    points: int | None = None
    """Of a penalty."""

    @property
    def is_ruling(self) -> bool:
        """Whether an arbiter decided here about a person or a result."""
        return self.kind in RULINGS


def log(history: Iterable[Event]) -> tuple[Entry, ...]:
    """The log of a tournament's events, oldest first.

    >>> [entry.why for entry in log([Event("tournament:x", 1, 0, "p-ann", events.Left("p-ann", "Has a train to catch."))])]
    ['Has a train to catch.']
    """
    arbiters, found = set[str](), []
    for event in history:
        if isinstance(event.data, events.Created):
            arbiters.add(event.actor)
        elif isinstance(event.data, events.Appointed):
            arbiters.add(event.data.person)
        if isinstance(event.data, events.CeremonyMoved) and not event.data.all:
            continue  # A step of the ceremony decides nothing.
        if event.actor in arbiters or isinstance(event.data, _OF_PLAYERS):
            found.append(_entry(event))
    return tuple(found)


def _entry(event: Event) -> Entry:
    data = event.data
    why, person, game, table, before, after, sheet, points = (
        getattr(data, name, None) for name in ("why", "person", "game", "table", "before", "after", "sheet", "points")
    )
    after = after or sheet
    if after is not None:
        game, table = after.game, after.table
    return Entry(event.version, event.at, event.actor, data.kind, why or "", person, game, table, before, after, points)
