"""Everything that there is of a tournament, for arbiters, as one object of JSON; `azulejos tournament import` reads it."""

from __future__ import annotations

from typing import Any

from azulejos.tournament import public
from azulejos.tournament.log import log
from azulejos.tournament.payload import write
from azulejos.tournament.storage import Snapshot

EXPORT_FORM = 1


def full_export(snapshot: Snapshot) -> dict[str, Any]:
    """The events, who is who, the public lists, and the log.

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
