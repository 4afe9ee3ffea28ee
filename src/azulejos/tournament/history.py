"""From events to states: one more event, all of them, all up to some moment. What is applied here has been decided before; nothing is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

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
    return replace(_after(state, event.data, event.actor), stream=event.stream, version=event.version, at=event.at)


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


def _after(state: State, data: EventData, actor: str) -> State:
    match data:
        case events.Created():
            return replace(state, settings=data.settings, title=data.title, arbiters=frozenset({actor}))
        case events.Appointed():
            return replace(state, arbiters=state.arbiters | {data.person})
        case events.Delayed():
            return replace(state, delays=(*state.delays, data))
        case events.Finished():
            return replace(state, finished=True, draft=(), published=())
        case events.Entered():
            return _with_entrant(state, Entrant(data.person))
        case events.EnteredLate():
            return _with_entrant(state, Entrant(data.person, since=data.game, checked_in=True))
        case events.CheckedIn():
            return _with_entrant(state, replace(state.entrants[data.person], checked_in=True, since=state.next_game))
        case events.Left():
            return _with_entrant(state, replace(state.entrants[data.person], left=True))
        case events.Returned():
            return _with_entrant(state, replace(state.entrants[data.person], left=False))
        case events.SeatingDrafted():
            return replace(state, draft=data.rounds)
        case events.SeatingPublished():
            return replace(state, draft=(), published=data.rounds)
        case events.FinalSeated():
            return replace(state, draft=(), published=(Round(state.next_game, (data.seats,)),))
        case events.GameStarted():
            return _with_game(state, data)
        case events.SheetHandedIn():
            return _with_sheet(state, data, actor)
        case events.Disputed():
            return _with_table(state, data.game, replace(state.table(data.game, data.table), disputed=True))
        case events.Withdrawn():
            return _with_entrant(_out_of_the_game(state, data.person), replace(state.entrants[data.person], left=True))
        case events.GameEnded():
            return replace(state, games=(*state.games[:-1], replace(state.games[-1], ended=True)))
        case events.Corrected(after=after):
            withdrawn = frozenset(line.person for line in after.lines if line.withdrawn)
            table = replace(state.table(after.game, after.table), withdrawn=withdrawn, result=after, disputed=False, voided=False)
            return _with_table(state, after.game, table)
        case events.Voided():
            return _with_table(state, data.game, replace(state.table(data.game, data.table), voided=True, result=None, disputed=False))
        case events.Warned():
            entrant = state.entrants[data.person]
            return _with_entrant(state, replace(entrant, warnings=entrant.warnings + 1))
        case events.Expelled():
            return _with_entrant(_out_of_the_game(state, data.person), replace(state.entrants[data.person], expelled=True))
        case events.Reinstated():
            return _reinstated(state, data)
    raise TypeError(f"{type(data).__name__} changes no tournament: add it here")


def _with_game(state: State, data: events.GameStarted) -> State:
    round = next(each for each in state.published if each.game == data.game)
    tables = tuple(Table(number, seats, first) for number, (seats, first) in enumerate(zip(round.tables, data.first, strict=True), 1))
    later = tuple(each for each in state.published if each.game > data.game)
    return replace(state, games=(*state.games, Game(data.game, tables)), published=later, draft=())


def _with_sheet(state: State, data: events.SheetHandedIn, actor: str) -> State:
    table = state.table(data.sheet.game, data.sheet.table)
    entries = {**table.entries, actor: data.sheet} if actor in table.seats else table.entries
    table = replace(table, entries=entries)
    if data.settles:
        table = replace(table, result=data.sheet, disputed=False)
    return _with_table(state, data.sheet.game, table)


def _reinstated(state: State, data: events.Reinstated) -> State:
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
