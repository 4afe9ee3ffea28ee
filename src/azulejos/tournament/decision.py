"""Decisions: what is to happen is checked by the regulation and becomes events. A tournament changes in no other way.

>>> from azulejos.tournament.events import Created, Entered
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

from azulejos.tournament import arbiter, events, pairing, play, prize_giving, registration, rounds, wishes
from azulejos.tournament.errors import BadHistory, NotAllowed, Refused
from azulejos.tournament.events import Event, EventData
from azulejos.tournament.history import apply
from azulejos.tournament.state import State

STREAM = "tournament:"


def decide(state: State, actor: str, data: EventData) -> tuple[EventData, ...]:
    """What happens if this is wanted: the event itself, and what follows from it; or a refusal, which changes nothing."""
    if not state.version and not isinstance(data, events.Created):
        raise Refused("no-tournament", "There is no such tournament: create it first.", "T10")
    _CHECKS[type(data)](state, actor, data)
    if isinstance(data, events.SheetHandedIn) and play.differs(state, actor, data):
        return data, events.Disputed(data.sheet.game, data.sheet.table, play.DIFFER)
    return (data,)


def record(state: State, stream: str, actor: str, at: int, data: EventData) -> tuple[State, tuple[Event, ...]]:
    """Decide, and put the events into the tournament's stream: the state after them, and the events, which are to be stored."""
    events = []
    for each in decide(state, actor, data):
        event = Event(stream, state.version + 1, at, actor, each)
        state = apply(state, event)
        events.append(event)
    return state, tuple(events)


def verify(events: Iterable[Event]) -> State:
    """The state after events from somewhere else, such as a file, each of which is checked as if it were wanted now."""
    state, due = State(), list[EventData]()
    for event in events:
        if not event.stream.startswith(STREAM):
            raise BadHistory("not-a-tournament", "These are not the events of a tournament: use another file.")
        if due and event.data != due[0]:
            raise BadHistory("events-missing", f'Before event {event.version} one of the kind "{due[0].kind}" is missing: use the whole file.')
        try:
            _, *due = [*decide(state, event.actor, event.data), *due[1:]]
        except (Refused, NotAllowed) as error:
            raise BadHistory(error.code, f"Event {event.version} cannot have happened: {error.text}", error.clause) from error
        state = apply(state, event)
    if due:
        raise BadHistory("events-missing", f'After event {state.version} one of the kind "{due[0].kind}" is missing: use the whole file.')
    return state


_CHECKS: dict[type[EventData], Callable[[State, str, Any], None]] = {
    events.Created: arbiter.check_created,
    events.SettingsChanged: arbiter.check_settings_changed,
    events.Appointed: arbiter.check_appointed,
    events.Delayed: arbiter.check_delayed,
    events.GamesChanged: rounds.check_games_changed,
    events.Finished: arbiter.check_finished,
    events.CeremonyMoved: prize_giving.check_ceremony_moved,
    events.Reopened: arbiter.check_reopened,
    events.Entered: registration.check_entered,
    events.EnteredLate: registration.check_entered_late,
    events.CheckedIn: registration.check_checked_in,
    events.Capped: registration.check_capped,
    events.Left: registration.check_left,
    events.Returned: registration.check_returned,
    events.Described: wishes.check_described,
    events.KeptApart: wishes.check_kept_apart,
    events.ClubsKeptApart: wishes.check_clubs_kept_apart,
    events.PlaceFixed: wishes.check_place_fixed,
    events.SubstituteNamed: wishes.check_substitute_named,
    events.SeatingDrafted: pairing.check_seating_drafted,
    events.SeatingPublished: pairing.check_seating_published,
    events.SeatingChanged: pairing.check_seating_changed,
    events.FinalSeated: pairing.check_final_seated,
    events.GameStarted: play.check_game_started,
    events.FirstDrawn: play.check_first_drawn,
    events.SheetHandedIn: play.check_sheet_handed_in,
    events.Disputed: play.check_disputed,
    events.Withdrawn: play.check_withdrawn,
    events.GameEnded: play.check_game_ended,
    events.GameUndone: rounds.check_game_undone,
    events.SheetsDiscarded: arbiter.check_sheets_discarded,
    events.Corrected: arbiter.check_corrected,
    events.Voided: arbiter.check_voided,
    events.Warned: arbiter.check_warned,
    events.Penalised: arbiter.check_penalised,
    events.Expelled: arbiter.check_expelled,
    events.Reinstated: arbiter.check_reinstated,
}
