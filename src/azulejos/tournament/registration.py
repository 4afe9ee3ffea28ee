"""The entry desk: who may enter, check in, leave and come back (T11, T20)."""

from __future__ import annotations

from azulejos.tournament.errors import Conflict, NotAllowed, Refused
from azulejos.tournament.events import Capped, CheckedIn, Entered, EnteredLate, Left, Returned
from azulejos.tournament.people import is_person
from azulejos.tournament.seating import MOST_PLAYERS
from azulejos.tournament.state import FEWEST_PLAYERS, State, TournamentStage, check_why


def is_full(state: State) -> bool:
    """Whether as many have entered as can be seated together."""
    return state.expected >= MOST_PLAYERS


def check_room(state: State, more: int = 1) -> None:
    """Refuse more entrants than can be seated together. Asked of new entries only: an event that took more of them before stays as it is."""
    if state.expected + more > MOST_PLAYERS:
        left = MOST_PLAYERS - state.expected
        places = f"{left} more can enter" if left > 0 else "the event is full"
        raise Conflict("event-is-full", f"{MOST_PLAYERS} players can be seated together, and {places}: make a second event for the others.", "T15")


def check_entered(state: State, actor: str, data: Entered) -> None:
    """Before the first game, everybody who is old enough and has not entered."""
    _check_entry(state, actor, data.person, data.of_age)
    if state.stage is not TournamentStage.ENTRY:
        raise Refused("already-begun", "The first game has begun: enter them late, for the games to come.", "T10")


def check_entered_late(state: State, actor: str, data: EnteredLate) -> None:
    """Later on, for the games that have not begun; an arbiter decides."""
    state.check_arbiter(actor)
    _check_entry(state, actor, data.person, data.of_age)
    if state.stage not in (TournamentStage.PLAYING, TournamentStage.BETWEEN):
        raise Refused("not-late", "The first game has not begun: enter them as everybody else.", "T10")
    if state.most is not None and state.places <= 0:
        raise Refused("no-place", f"All {state.most} places are taken: let somebody leave, or allow more players.", "T11")
    if state.next_game > state.settings.games:
        raise Refused("no-game-left", "No game is left in which they could play: come to the next tournament.", "T10")
    if data.game != state.next_game:
        raise Refused("wrong-game", f"A late entrant plays from game {state.next_game} on: enter them for that game.", "T10")


def _check_entry(state: State, actor: str, person: str, of_age: bool) -> None:
    _check_self(state, actor, person)
    if not is_person(person):
        raise Refused("bad-id", 'A person\'s id is "p-" and then small letters, digits or hyphens: use one like p-ann.', "T12")
    found = state.entrants.get(person)
    if found is not None:
        text = "This person was expelled and cannot enter again." if found.expelled else "This person has entered already: check them in."
        raise Refused("expelled" if found.expelled else "entered-twice", text, "T23" if found.expelled else "T11")
    if not of_age:
        raise Refused("too-young", f"Entrants are at least {state.settings.least_age} years old: this one cannot play today.", "T11")


def check_checked_in(state: State, actor: str, data: CheckedIn) -> None:
    """Whoever has entered, once, as long as there is a game to play."""
    entrant = state.entrant(data.person)
    _check_self(state, actor, data.person)
    if entrant.expelled:
        raise Refused("expelled", "This person was expelled and plays no more.", "T23")
    if entrant.checked_in:
        raise Refused("checked-in-twice", "This person has checked in already: nothing is left to do.", "T11")
    if entrant.left:
        raise Refused("has-left", "This person has given the entry back: let them return first.", "T20")
    if data.person in state.waiting:
        text = f"All {state.most} places are taken, and this person waits for one: let somebody leave, or allow more players."
        raise Refused("no-place", text, "T11")
    _check_games_left(state)


def check_capped(state: State, actor: str, data: Capped) -> None:
    """By an arbiter, before the end; whoever is there stays."""
    state.check_arbiter(actor)
    if state.finished:
        raise Refused("finished", "The tournament is over: nobody enters any more.", "T11")
    if data.most is not None and not FEWEST_PLAYERS <= data.most <= MOST_PLAYERS:
        raise Refused("bad-cap", f"An event has places for {FEWEST_PLAYERS} to {MOST_PLAYERS} players: choose such a number, or none.", "T11")
    if data.most == state.most:
        raise Refused("nothing-changes", "So many have a place already: nothing is left to do.", "T11")


def check_left(state: State, actor: str, data: Left) -> None:
    """T20: whoever does not play just now."""
    entrant = state.entrant(data.person)
    _check_self(state, actor, data.person)
    if entrant.expelled or entrant.left:
        raise Refused("has-left", "This person is not among the players any more.", "T23" if entrant.expelled else "T20")
    if state.stage is TournamentStage.FINISHED:
        raise Refused("finished", "The tournament is over: nobody has to leave.", "T20")
    table = state.running.table_of(data.person) if state.running is not None else None
    if table is not None and table.is_playing and data.person not in table.withdrawn:
        raise Refused("game-is-on", "This person is playing: record a withdrawal during the game.", "T21")


def check_returned(state: State, actor: str, data: Returned) -> None:
    """Whoever left, for the games to come; an arbiter decides."""
    state.check_arbiter(actor)
    check_why(data.why)
    entrant = state.entrant(data.person)
    if entrant.expelled:
        raise Refused("expelled", "This person was expelled and plays no more.", "T23")
    if not entrant.left:
        raise Refused("has-not-left", "This person has not left: nothing is left to do.", "T20")
    _check_games_left(state)


def _check_self(state: State, actor: str, person: str) -> None:
    if actor != person and actor not in state.arbiters:
        raise NotAllowed("not-yourself", "You can do this for yourself only: ask an arbiter.", "T23")


def _check_games_left(state: State) -> None:
    if state.stage is TournamentStage.FINISHED or state.next_game > state.settings.games:
        raise Refused("no-game-left", "No game is left in which they could play: come to the next tournament.", "T10")
