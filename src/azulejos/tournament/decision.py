"""Decisions: what somebody wants to happen, checked by the regulation, becomes events. The one door through which a tournament changes.

>>> from azulejos.tournament.acts import Created, Entered
>>> from azulejos.tournament.settings import MARTELUDICA
>>> state, events = record(State(), "tournament:spring", "p-org", 1_000, Created(MARTELUDICA))
>>> state, more = record(state, "tournament:spring", "p-org", 2_000, Entered("p-ann", of_age=True))
>>> record(state, "tournament:spring", "p-org", 3_000, Entered("p-tim", of_age=False))
Traceback (most recent call last):
azulejos.tournament.errors.Refused: Entrants are at least 12 years old: this one cannot play today. (T11)
>>> verify([*events, *more]) == state
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from azulejos.tournament import acts, arbiter, desk, pairing, play
from azulejos.tournament.acts import Act
from azulejos.tournament.errors import BadHistory, NotAllowed, Refused
from azulejos.tournament.events import Event
from azulejos.tournament.history import apply
from azulejos.tournament.state import State

STREAM = "tournament:"


def decide(state: State, actor: str, act: Act) -> tuple[Act, ...]:
    """What follows from what somebody wants: the act itself, and what it brings about; or a refusal, which changes nothing."""
    if not state.version and not isinstance(act, acts.Created):
        raise Refused("no-tournament", "There is no such tournament: create it first.", "T10")
    _CHECKS[type(act)](state, actor, act)
    if isinstance(act, acts.SheetHandedIn) and play.differs(state, actor, act):
        return act, acts.Disputed(act.sheet.game, act.sheet.table, play.DIFFER)
    return (act,)


def record(state: State, stream: str, actor: str, at: int, act: Act) -> tuple[State, tuple[Event, ...]]:
    """Decide, and put the events into the tournament's stream: the state after them, and the events, which are to be stored."""
    events = []
    for each in decide(state, actor, act):
        event = Event(stream, state.version + 1, at, actor, each)
        state = apply(state, event)
        events.append(event)
    return state, tuple(events)


def verify(events: Iterable[Event]) -> State:
    """The state after events from somewhere else, such as a file, each of which is checked as if it were wanted now."""
    state, due = State(), list[Act]()
    for event in events:
        if not event.stream.startswith(STREAM):
            raise BadHistory("not-a-tournament", "These are not the events of a tournament: take another file.")
        if due and event.act != due[0]:
            raise BadHistory("events-missing", f'Before event {event.version} one of the kind "{due[0].kind}" is missing: take the whole file.')
        try:
            _, *due = [*decide(state, event.actor, event.act), *due[1:]]
        except (Refused, NotAllowed) as error:
            raise BadHistory(error.code, f"Event {event.version} cannot have happened: {error.text}", error.clause) from error
        state = apply(state, event)
    if due:
        raise BadHistory("events-missing", f'After event {state.version} one of the kind "{due[0].kind}" is missing: take the whole file.')
    return state


_CHECKS: dict[type[Act], Callable[[State, str, Any], None]] = {
    acts.Created: arbiter.check_created,
    acts.Appointed: arbiter.check_appointed,
    acts.Delayed: arbiter.check_delayed,
    acts.Finished: arbiter.check_finished,
    acts.Entered: desk.check_entered,
    acts.EnteredLate: desk.check_entered_late,
    acts.CheckedIn: desk.check_checked_in,
    acts.Left: desk.check_left,
    acts.Returned: desk.check_returned,
    acts.SeatingDrafted: pairing.check_seating_drafted,
    acts.SeatingPublished: pairing.check_seating_published,
    acts.FinalSeated: pairing.check_final_seated,
    acts.GameStarted: play.check_game_started,
    acts.SheetHandedIn: play.check_sheet_handed_in,
    acts.Disputed: play.check_disputed,
    acts.Withdrawn: play.check_withdrawn,
    acts.GameEnded: play.check_game_ended,
    acts.Corrected: arbiter.check_corrected,
    acts.Voided: arbiter.check_voided,
    acts.Warned: arbiter.check_warned,
    acts.Expelled: arbiter.check_expelled,
    acts.Reinstated: arbiter.check_reinstated,
}
