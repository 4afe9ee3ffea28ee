"""From events to states: one more event, all of them, all up to some moment. What is applied here has been decided before; nothing is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from azulejos.tournament import events
from azulejos.tournament.errors import BadHistory
from azulejos.tournament.events import Event, EventData, Round
from azulejos.tournament.state import Entrant, Game, State, Table


def apply(state: State, event: Event) -> State:
    """The state after one more event.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> apply(State(), Event("tournament:x", 1, 0, "p-org", events.Created(MARTELUDICA))).arbiters
    frozenset({'p-org'})
    """
    if event.version != state.version + 1 or (state.version and event.stream != state.stream):
        raise BadHistory("events-missing", f"After event {state.version} number {state.version + 1} is due: use the whole file, unchanged.")
    after = _APPLY[type(event.data)](state, event.data, event.actor)
    return replace(after, stream=event.stream, version=event.version, at=event.at)


def replay(events: Iterable[Event], state: State | None = None) -> State:
    """The state after these events, from the beginning or from a state on."""
    state = State() if state is None else state
    for event in events:
        state = apply(state, event)
    return state


def state_at(events: Sequence[Event], version: int | None = None, at: int | None = None) -> State:
    """The state as it was after a version, or at a time: before the first event that is later.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> created, entered = events.Created(MARTELUDICA), events.Entered("p-ann", of_age=True)
    >>> past = [Event("tournament:x", 1, 10, "p-org", created), Event("tournament:x", 2, 20, "p-org", entered)]
    >>> len(state_at(past, version=1).entrants), len(state_at(past, at=15).entrants), len(state_at(past).entrants)
    (0, 0, 1)
    """
    state = State()
    for event in events:
        if (version is not None and event.version > version) or (at is not None and event.at > at):
            break
        state = apply(state, event)
    return state


def _created(state: State, data: events.Created, actor: str) -> State:
    return replace(state, settings=data.settings, title=data.title, arbiters=frozenset({actor}))


def _appointed(state: State, data: events.Appointed, actor: str) -> State:
    return replace(state, arbiters=state.arbiters | {data.person})


def _delayed(state: State, data: events.Delayed, actor: str) -> State:
    return replace(state, delays=(*state.delays, data))


def _finished(state: State, data: events.Finished, actor: str) -> State:
    return replace(state, finished=True, draft=(), published=())


def _entered(state: State, data: events.Entered, actor: str) -> State:
    return _with_entrant(state, Entrant(data.person))


def _entered_late(state: State, data: events.EnteredLate, actor: str) -> State:
    return _with_entrant(state, Entrant(data.person, since=data.game, checked_in=True))


def _checked_in(state: State, data: events.CheckedIn, actor: str) -> State:
    return _with_entrant(state, replace(state.entrants[data.person], checked_in=True, since=state.next_game))


def _left(state: State, data: events.Left, actor: str) -> State:
    return _with_entrant(state, replace(state.entrants[data.person], left=True))


def _returned(state: State, data: events.Returned, actor: str) -> State:
    return _with_entrant(state, replace(state.entrants[data.person], left=False))


def _seating_drafted(state: State, data: events.SeatingDrafted, actor: str) -> State:
    return replace(state, draft=data.rounds)


def _seating_published(state: State, data: events.SeatingPublished, actor: str) -> State:
    return replace(state, draft=(), published=data.rounds)


def _final_seated(state: State, data: events.FinalSeated, actor: str) -> State:
    return replace(state, draft=(), published=(Round(state.next_game, (data.seats,)),))


def _game_started(state: State, data: events.GameStarted, actor: str) -> State:
    round = next(each for each in state.published if each.game == data.game)
    tables = tuple(Table(number, seats, first) for number, (seats, first) in enumerate(zip(round.tables, data.first, strict=True), 1))
    later = tuple(each for each in state.published if each.game > data.game)
    return replace(state, games=(*state.games, Game(data.game, tables)), published=later, draft=())


def _sheet_handed_in(state: State, data: events.SheetHandedIn, actor: str) -> State:
    table = state.table(data.sheet.game, data.sheet.table)
    entries = {**table.entries, actor: data.sheet} if actor in table.seats else table.entries
    table = replace(table, entries=entries)
    if data.settles:
        table = replace(table, result=data.sheet, disputed=False)
    return _with_table(state, data.sheet.game, table)


def _disputed(state: State, data: events.Disputed, actor: str) -> State:
    return _with_table(state, data.game, replace(state.table(data.game, data.table), disputed=True))


def _withdrawn(state: State, data: events.Withdrawn, actor: str) -> State:
    return _with_entrant(_out_of_the_game(state, data.person), replace(state.entrants[data.person], left=True))


def _game_ended(state: State, data: events.GameEnded, actor: str) -> State:
    return replace(state, games=(*state.games[:-1], replace(state.games[-1], ended=True)))


def _corrected(state: State, data: events.Corrected, actor: str) -> State:
    table = state.table(data.after.game, data.after.table)
    withdrawn = frozenset(line.person for line in data.after.lines if line.withdrawn)
    return _with_table(state, data.after.game, replace(table, withdrawn=withdrawn, result=data.after, disputed=False, voided=False))


def _voided(state: State, data: events.Voided, actor: str) -> State:
    return _with_table(state, data.game, replace(state.table(data.game, data.table), voided=True, result=None, disputed=False))


def _warned(state: State, data: events.Warned, actor: str) -> State:
    entrant = state.entrants[data.person]
    return _with_entrant(state, replace(entrant, warnings=entrant.warnings + 1))


def _expelled(state: State, data: events.Expelled, actor: str) -> State:
    return _with_entrant(_out_of_the_game(state, data.person), replace(state.entrants[data.person], expelled=True))


def _reinstated(state: State, data: events.Reinstated, actor: str) -> State:
    entrant = state.entrants[data.person]
    if data.what is events.Reason.EXPELLED:
        return _with_entrant(state, replace(entrant, expelled=False))
    table = state.games[-1].table_of(data.person)
    assert table is not None
    state = _with_table(state, state.games[-1].number, replace(table, withdrawn=table.withdrawn - {data.person}))
    return _with_entrant(state, replace(entrant, left=False))


def _out_of_the_game(state: State, person: str) -> State:
    """T21, T23: whoever plays at a table leaves it; where the game has ended, nothing changes."""
    table = state.running.table_of(person) if state.running is not None else None
    if table is None or not table.is_playing:
        return state
    return _with_table(state, state.games[-1].number, replace(table, withdrawn=table.withdrawn | {person}))


def _with_entrant(state: State, entrant: Entrant) -> State:
    return replace(state, entrants={**state.entrants, entrant.person: entrant})


def _with_table(state: State, number: int, table: Table) -> State:
    game = state.games[number - 1]
    game = replace(game, tables=(*game.tables[: table.number - 1], table, *game.tables[table.number :]))
    return replace(state, games=(*state.games[: number - 1], game, *state.games[number:]))


_APPLY: dict[type[EventData], Callable[[State, Any, str], State]] = {
    events.Created: _created,
    events.Appointed: _appointed,
    events.Delayed: _delayed,
    events.Finished: _finished,
    events.Entered: _entered,
    events.EnteredLate: _entered_late,
    events.CheckedIn: _checked_in,
    events.Left: _left,
    events.Returned: _returned,
    events.SeatingDrafted: _seating_drafted,
    events.SeatingPublished: _seating_published,
    events.FinalSeated: _final_seated,
    events.GameStarted: _game_started,
    events.SheetHandedIn: _sheet_handed_in,
    events.Disputed: _disputed,
    events.Withdrawn: _withdrawn,
    events.GameEnded: _game_ended,
    events.Corrected: _corrected,
    events.Voided: _voided,
    events.Warned: _warned,
    events.Expelled: _expelled,
    events.Reinstated: _reinstated,
}
