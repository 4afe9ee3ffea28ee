"""From events to states: one more event, all of them, all up to some moment. What is applied here has been decided before; nothing is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from azulejos.tournament import acts
from azulejos.tournament.acts import Act, Round
from azulejos.tournament.errors import BadHistory
from azulejos.tournament.events import Event
from azulejos.tournament.state import Entrant, Game, State, Table


def apply(state: State, event: Event) -> State:
    """The state after one more event.

    >>> from azulejos.tournament.settings import MARTELUDICA
    >>> apply(State(), Event("tournament:x", 1, 0, "p-org", acts.Created(MARTELUDICA))).arbiters
    frozenset({'p-org'})
    """
    if event.version != state.version + 1 or (state.version and event.stream != state.stream):
        raise BadHistory("events-missing", f"After event {state.version} number {state.version + 1} is due: take the whole file as it was written.")
    after = _APPLY[type(event.act)](state, event.act, event.actor)
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
    >>> past = [Event("tournament:x", 1, 10, "p-org", acts.Created(MARTELUDICA)), Event("tournament:x", 2, 20, "p-org", acts.Entered("p-ann", True))]
    >>> len(state_at(past, version=1).entrants), len(state_at(past, at=15).entrants), len(state_at(past).entrants)
    (0, 0, 1)
    """
    state = State()
    for event in events:
        if (version is not None and event.version > version) or (at is not None and event.at > at):
            break
        state = apply(state, event)
    return state


def _created(state: State, act: acts.Created, actor: str) -> State:
    return replace(state, settings=act.settings, title=act.title, arbiters=frozenset({actor}))


def _appointed(state: State, act: acts.Appointed, actor: str) -> State:
    return replace(state, arbiters=state.arbiters | {act.person})


def _delayed(state: State, act: acts.Delayed, actor: str) -> State:
    return replace(state, delays=(*state.delays, act))


def _finished(state: State, act: acts.Finished, actor: str) -> State:
    return replace(state, finished=True, draft=(), published=())


def _entered(state: State, act: acts.Entered, actor: str) -> State:
    return _with_entrant(state, Entrant(act.person))


def _entered_late(state: State, act: acts.EnteredLate, actor: str) -> State:
    return _with_entrant(state, Entrant(act.person, since=act.game, checked_in=True))


def _checked_in(state: State, act: acts.CheckedIn, actor: str) -> State:
    return _with_entrant(state, replace(state.entrants[act.person], checked_in=True, since=state.next_game))


def _left(state: State, act: acts.Left, actor: str) -> State:
    return _with_entrant(state, replace(state.entrants[act.person], left=True))


def _returned(state: State, act: acts.Returned, actor: str) -> State:
    return _with_entrant(state, replace(state.entrants[act.person], left=False))


def _seating_drafted(state: State, act: acts.SeatingDrafted, actor: str) -> State:
    return replace(state, draft=act.rounds)


def _seating_published(state: State, act: acts.SeatingPublished, actor: str) -> State:
    return replace(state, draft=(), published=act.rounds)


def _final_seated(state: State, act: acts.FinalSeated, actor: str) -> State:
    return replace(state, draft=(), published=(Round(state.next_game, (act.seats,)),))


def _game_started(state: State, act: acts.GameStarted, actor: str) -> State:
    round = next(each for each in state.published if each.game == act.game)
    tables = tuple(Table(number, seats, first) for number, (seats, first) in enumerate(zip(round.tables, act.first, strict=True), 1))
    later = tuple(each for each in state.published if each.game > act.game)
    return replace(state, games=(*state.games, Game(act.game, tables)), published=later, draft=())


def _sheet_handed_in(state: State, act: acts.SheetHandedIn, actor: str) -> State:
    table = state.table(act.sheet.game, act.sheet.table)
    entries = {**table.entries, actor: act.sheet} if actor in table.seats else table.entries
    table = replace(table, entries=entries)
    if act.settles:
        table = replace(table, result=act.sheet, disputed=False)
    return _with_table(state, act.sheet.game, table)


def _disputed(state: State, act: acts.Disputed, actor: str) -> State:
    return _with_table(state, act.game, replace(state.table(act.game, act.table), disputed=True))


def _withdrawn(state: State, act: acts.Withdrawn, actor: str) -> State:
    return _with_entrant(_out_of_the_game(state, act.person), replace(state.entrants[act.person], left=True))


def _game_ended(state: State, act: acts.GameEnded, actor: str) -> State:
    return replace(state, games=(*state.games[:-1], replace(state.games[-1], ended=True)))


def _corrected(state: State, act: acts.Corrected, actor: str) -> State:
    table = state.table(act.after.game, act.after.table)
    withdrawn = frozenset(line.person for line in act.after.lines if line.withdrawn)
    return _with_table(state, act.after.game, replace(table, withdrawn=withdrawn, result=act.after, disputed=False, voided=False))


def _voided(state: State, act: acts.Voided, actor: str) -> State:
    return _with_table(state, act.game, replace(state.table(act.game, act.table), voided=True, result=None, disputed=False))


def _warned(state: State, act: acts.Warned, actor: str) -> State:
    entrant = state.entrants[act.person]
    return _with_entrant(state, replace(entrant, warnings=entrant.warnings + 1))


def _expelled(state: State, act: acts.Expelled, actor: str) -> State:
    return _with_entrant(_out_of_the_game(state, act.person), replace(state.entrants[act.person], expelled=True))


def _reinstated(state: State, act: acts.Reinstated, actor: str) -> State:
    entrant = state.entrants[act.person]
    if act.what is acts.Reason.EXPELLED:
        return _with_entrant(state, replace(entrant, expelled=False))
    table = state.games[-1].table_of(act.person)
    assert table is not None
    state = _with_table(state, state.games[-1].number, replace(table, withdrawn=table.withdrawn - {act.person}))
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


_APPLY: dict[type[Act], Callable[[State, Any, str], State]] = {
    acts.Created: _created,
    acts.Appointed: _appointed,
    acts.Delayed: _delayed,
    acts.Finished: _finished,
    acts.Entered: _entered,
    acts.EnteredLate: _entered_late,
    acts.CheckedIn: _checked_in,
    acts.Left: _left,
    acts.Returned: _returned,
    acts.SeatingDrafted: _seating_drafted,
    acts.SeatingPublished: _seating_published,
    acts.FinalSeated: _final_seated,
    acts.GameStarted: _game_started,
    acts.SheetHandedIn: _sheet_handed_in,
    acts.Disputed: _disputed,
    acts.Withdrawn: _withdrawn,
    acts.GameEnded: _game_ended,
    acts.Corrected: _corrected,
    acts.Voided: _voided,
    acts.Warned: _warned,
    acts.Expelled: _expelled,
    acts.Reinstated: _reinstated,
}
