"""Events: acts with their place in a tournament's stream, who did it and when.

The store has them as rows (stream, version, at, actor, kind, payload); a payload is a versioned object of JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.tournament import acts, payload
from azulejos.tournament.errors import BadHistory

FORM = 1
"""The form of a payload; a later release that changes one counts up, and goes on reading this."""

KINDS: Mapping[str, type[acts.Act]] = {
    act.kind: act
    for act in (
        acts.Created,
        acts.Appointed,
        acts.Delayed,
        acts.Finished,
        acts.Entered,
        acts.EnteredLate,
        acts.CheckedIn,
        acts.Left,
        acts.Returned,
        acts.SeatingDrafted,
        acts.SeatingPublished,
        acts.FinalSeated,
        acts.GameStarted,
        acts.SheetHandedIn,
        acts.Disputed,
        acts.Withdrawn,
        acts.GameEnded,
        acts.Corrected,
        acts.Voided,
        acts.Warned,
        acts.Expelled,
        acts.Reinstated,
    )
}
"""Every kind of act, by its name in the store."""


@dataclass(frozen=True, slots=True)
class Event:
    """An act with its place in the stream: who did it, and when, in milliseconds since 1970.

    >>> event = Event("tournament:x", 2, 1_000, "p-org", acts.Entered("p-ann", of_age=True))
    >>> event.json()["payload"]
    {'form': 1, 'person': 'p-ann', 'of_age': True}
    >>> Event.read(event.json()) == event
    True
    """

    stream: str
    version: int
    at: int
    actor: str
    act: acts.Act

    def json(self) -> dict[str, Any]:
        """As an object of JSON, with the names of the store's columns."""
        found = {"form": FORM, **payload.write(self.act)}
        return {"stream": self.stream, "version": self.version, "at": self.at, "actor": self.actor, "kind": self.act.kind, "payload": found}

    @staticmethod
    def read(value: Mapping[str, Any]) -> Event:
        """From an object of JSON; of which release a payload is, its form says."""
        if not isinstance(value, Mapping):
            raise BadHistory("unknown-event", "An event is an object of JSON: take the file as it was written.")
        row = payload.read(_Row, {name: part for name, part in value.items() if name != "payload"})
        inside = value.get("payload")
        if row.kind not in KINDS or not isinstance(inside, Mapping) or inside.get("form") != FORM or row.version < 1:
            raise BadHistory("unknown-event", "An event is of a kind or a form that this release does not know: use a newer one.")
        act = payload.read(KINDS[row.kind], {name: part for name, part in inside.items() if name != "form"})
        return Event(row.stream, row.version, row.at, row.actor, act)


@dataclass(frozen=True, slots=True)
class _Row:
    """An event's columns but its payload."""

    stream: str
    version: int
    at: int
    actor: str
    kind: str
