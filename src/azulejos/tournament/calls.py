"""Calls for an arbiter: those that somebody made, and every disputed table, which calls by itself until an arbiter has decided."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.tournament.events import Disputed, Event
from azulejos.tournament.organiser_desk import Call, OrganiserDesk
from azulejos.tournament.play import DIFFER
from azulejos.tournament.state import State


def calls_of(state: State, desk: OrganiserDesk, events: Sequence[Event]) -> list[Call]:
    """All open calls, the oldest first.

    >>> calls_of(State(), OrganiserDesk(), [])
    []
    """
    found = list(desk.calls.values())
    for game in state.games:
        for table in game.tables:
            if table.disputed and not table.is_void:
                found.append(_disputed(game.number, table.number, events))
    return sorted(found, key=lambda call: (call.at, call.call))


def dispute_call(game: int, table: int) -> str:
    """How the call of a disputed table is named.

    >>> dispute_call(2, 5)
    'd-2-5'
    """
    return f"d-{game}-{table}"


def _disputed(game: int, table: int, events: Sequence[Event]) -> Call:
    last = next(each for each in reversed(events) if isinstance(each.data, Disputed) and (each.data.game, each.data.table) == (game, table))
    assert isinstance(last.data, Disputed)
    kind = "differ" if last.data.why == DIFFER else "dispute"
    return Call(dispute_call(game, table), last.at, kind, game, table, last.actor, last.data.why)
