"""From events to states: one more event, all of them, all up to some moment. What is applied here has been decided before; nothing is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from azulejos.tournament import events
from azulejos.tournament.errors import BadHistory
from azulejos.tournament.events import Event, EventData, Round
from azulejos.tournament.seating.tables import tables_of
from azulejos.tournament.sheet import Sheet
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
        case events.SettingsChanged():
            # A draft is made by its settings, and is soon made again.
            return replace(state, settings=data.settings, title=data.title, draft=state.draft if data.settings == state.settings else ())
        case events.Appointed():
            return replace(state, arbiters=state.arbiters | {data.person})
        case events.Delayed():
            return replace(state, delays=(*state.delays, data))
        case events.GamesChanged():
            kept = tuple(each for each in state.published if each.game <= min(data.games, state.settings.games))
            return replace(state, settings=state.settings.with_games(data.games), draft=(), unwished=None, published=kept)
        case events.Finished():
            return replace(state, finished=True, draft=(), published=())
        case events.CeremonyMoved():
            return replace(state, ceremony=data)
        case events.Reopened():
            return replace(state, finished=False, ceremony=None)
        case events.Entered():
            return _with_entrant(state, Entrant(data.person))
        case events.EnteredLate():
            return _with_entrant(state, Entrant(data.person, since=data.game, checked_in=True))
        case events.CheckedIn():
            return _with_entrant(state, replace(state.entrants[data.person], checked_in=True, since=state.next_game))
        case events.Capped():
            return replace(state, most=data.most)
        case events.Left():
            return _with_entrant(state, replace(state.entrants[data.person], left=True))
        case events.Returned():
            return _with_entrant(state, replace(state.entrants[data.person], left=False))
        case events.Described():
            return _with_entrant(state, replace(state.entrants[data.person], club=data.club, rating=data.rating))
        case events.KeptApart():
            others = tuple(group for group in state.apart if group != data.people)
            return replace(state, apart=(*others, data.people) if data.apart else others)
        case events.ClubsKeptApart():
            return replace(state, clubs_apart=data.apart)
        case events.PlaceFixed():
            return _with_entrant(state, replace(state.entrants[data.person], table=data.table, seat=data.seat))
        case events.SubstituteNamed():
            return _with_entrant(state, replace(state.entrants[data.person], substitute=data.substitute))
        case events.SeatingDrafted():
            return replace(state, draft=data.rounds, unwished=data.unwished)
        case events.SeatingPublished():
            return replace(state, draft=(), unwished=None, published=data.rounds)
        case events.SeatingChanged():
            return replace(state, published=data.rounds)
        case events.FinalSeated():
            return replace(state, draft=(), unwished=None, published=(Round(state.next_game, tables_of(data.seats)),))
        case events.GameStarted():
            return _with_game(state, data)
        case events.FirstDrawn():
            return _with_table(state, data.game, replace(state.table(data.game, data.table), first=data.first))
        case events.SheetHandedIn():
            return _with_sheet(state, data, actor)
        case events.Disputed():
            return _with_table(state, data.game, replace(state.table(data.game, data.table), disputed=True))
        case events.Withdrawn():
            return _with_entrant(_out_of_the_game(state, data.person), replace(state.entrants[data.person], left=True))
        case events.GameEnded():
            return replace(state, games=(*state.games[:-1], replace(state.games[-1], ended=True)))
        case events.GameUndone():
            return _without_game(state)
        case events.SheetsDiscarded():
            table = state.table(data.game, data.table)
            return _with_entries(state, table, {by: sheet for by, sheet in table.entries.items() if data.person not in (None, by)})
        case events.Corrected(after=after):
            table = replace(state.table(after.game, after.table), withdrawn=after.withdrawn, result=after, disputed=False, voided=False)
            return _with_table(state, after.game, table)
        case events.Voided():
            return _with_table(state, data.game, replace(state.table(data.game, data.table), voided=True, result=None, disputed=False))
        case events.Warned():
            entrant = state.entrants[data.person]
            return _with_entrant(state, replace(entrant, warnings=entrant.warnings + 1))
        case events.Penalised():
            return replace(state, penalties=(*state.penalties, data))
        case events.Expelled():
            return _with_entrant(_out_of_the_game(state, data.person, data.leaves), replace(state.entrants[data.person], expelled=True))
        case events.Reinstated():
            return _reinstated(state, data)
    raise TypeError(f"{type(data).__name__} changes no tournament: add it here")


def _with_game(state: State, data: events.GameStarted) -> State:
    round = next(each for each in state.published if each.game == data.game)
    tables = tuple(Table(number, seats, first) for number, (seats, first) in enumerate(zip(round.tables, data.first, strict=True), 1))
    later = tuple(each for each in state.published if each.game > data.game)
    return replace(state, games=(*state.games, Game(data.game, tables)), published=later, draft=(), unwished=None)


def _without_game(state: State) -> State:
    """Everything but who is there is as it was before the last game began."""
    game = state.games[-1]
    again = Round(game.number, tuple(table.seats for table in game.tables))
    entrants = {person: replace(entrant, since=min(entrant.since, game.number)) for person, entrant in state.entrants.items()}
    return replace(state, entrants=entrants, games=state.games[:-1], draft=(), unwished=None, published=(again, *state.published))


def _with_sheet(state: State, data: events.SheetHandedIn, actor: str) -> State:
    table = state.table(data.sheet.game, data.sheet.table)
    entries = {**table.entries, actor: data.sheet} if actor in table.seats else table.entries
    table = replace(table, entries=entries)
    return _settled(state, table, data.sheet) if data.settles else _with_table(state, data.sheet.game, table)


def _settled(state: State, table: Table, sheet: Sheet) -> State:
    """T12: a sheet makes the result. T21: whoever withdraws during a game has left, also if only the sheet says so."""
    for person in sheet.withdrawn - table.withdrawn:
        state = _with_entrant(state, replace(state.entrants[person], left=True))
    return _with_table(state, sheet.game, replace(table, result=sheet, disputed=False, withdrawn=sheet.withdrawn))


def _with_entries(state: State, table: Table, entries: Mapping[str, Sheet]) -> State:
    """T12: some sheets of a table fell, and these are left: a result if all of several are equal, a dispute if two differ."""
    different = set(entries.values())
    table = replace(table, entries=entries, result=None, disputed=len(different) > 1)
    if len(different) == 1 < len(entries):
        return _settled(state, table, different.pop())
    return _with_table(state, state.games[-1].number, table)


def _reinstated(state: State, data: events.Reinstated) -> State:
    entrant = state.entrants[data.person]
    if data.what is events.Reason.EXPELLED:
        return _with_entrant(state, replace(entrant, expelled=False))
    table = state.games[-1].table_of(data.person)
    assert table is not None
    state = _with_table(state, state.games[-1].number, replace(table, withdrawn=table.withdrawn - {data.person}))
    return _with_entrant(state, replace(entrant, left=False))


def _out_of_the_game(state: State, person: str, leaves: bool = True) -> State:
    """T21, T23: whoever sits at a table of the game that is on leaves it, unless its result stands."""
    table = state.running.table_of(person) if state.running is not None else None
    if table is None or table.stands or not (leaves or table.is_playing):
        return state
    gone = table.withdrawn | {person}
    table = replace(table, withdrawn=gone)
    if table.voided or (table.result is not None and table.result.withdrawn >= gone):
        return _with_table(state, state.games[-1].number, table)
    # Sheets that do not know of the withdrawal were handed in too early, and fall; so does a disputed result.
    return _with_entries(state, table, {by: sheet for by, sheet in table.entries.items() if by != person and sheet.withdrawn >= gone})


def _with_entrant(state: State, entrant: Entrant) -> State:
    return replace(state, entrants={**state.entrants, entrant.person: entrant})


def _with_table(state: State, number: int, table: Table) -> State:
    game = state.games[number - 1]
    game = replace(game, tables=(*game.tables[: table.number - 1], table, *game.tables[table.number :]))
    return replace(state, games=(*state.games[: number - 1], game, *state.games[number:]))
