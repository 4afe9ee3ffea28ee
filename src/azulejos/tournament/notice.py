"""What a player needs to know, in one line: where to sit next and when, what is awaited, and the place in the standings.

A notice is data, so that it can be said in any language; `english` says it in one.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

from azulejos.tournament.errors import Refused
from azulejos.tournament.schedule import begins
from azulejos.tournament.settings import clock
from azulejos.tournament.standings import Criterion, Standing, standings
from azulejos.tournament.state import State


class Now(enum.StrEnum):
    """What a player has to do, or wait for."""

    CHECK_IN = "check-in"
    WAIT = "wait"
    """For the seating."""
    GO = "go"
    """To a table of the next game."""
    PLAY = "play"
    HAND_IN = "hand-in"
    """Somebody of the table has handed in a sheet, and a second one is awaited."""
    ARBITER = "arbiter"
    """The table is disputed."""
    OUT = "out"
    """Has left (T20), or withdrawn from the game that is on (T21)."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Notice:
    """What a player needs to know now."""

    now: Now
    game: int | None = None
    at: int | None = None
    """When the game begins by the schedule, in minutes after midnight."""
    table: int | None = None
    seat: int | None = None
    starts: bool = False
    """Whether the player is the table's first player (T3), who also fills in the sheet (T12)."""
    place: int | None = None
    shared: bool = False
    of: int = 0
    pt: int = 0
    behind: int | None = None
    """How many PT the next better place has more; none on the first place."""
    decided_by: Criterion | None = None


def notice(state: State, person: str, table: tuple[Standing, ...] | None = None) -> Notice:
    """What a player needs to know now. Whoever was expelled is told nothing here. `table` are the standings, if somebody has them already."""
    if state.entrant(person).expelled:
        raise Refused("expelled", "This person is not among the players: ask an arbiter.", "T23")
    found = _where(state, person)
    table = standings(state) if table is None else table
    mine = next((standing for standing in table if standing.person == person), None)
    if mine is None or not state.games:
        return found
    behind = _behind(table, mine)
    return replace(found, place=mine.place, shared=mine.is_shared, of=len(table), pt=mine.pt, behind=behind, decided_by=mine.decided_by)


def _behind(table: tuple[Standing, ...], mine: Standing) -> int | None:
    better = [standing.pt for standing in table if standing.place < mine.place]
    return max(0, better[-1] - mine.pt) if better else None


def _where(state: State, person: str) -> Notice:
    entrant = state.entrants[person]
    if state.finished:
        return Notice(Now.DONE)
    table = state.running.table_of(person) if state.running is not None else None
    if table is not None and person not in table.withdrawn and not table.is_settled:
        now = Now.ARBITER if table.disputed else Now.HAND_IN if table.entries else Now.PLAY
        return Notice(now, state.games[-1].number, None, table.number, table.seats.index(person) + 1, table.seats[table.first - 1] == person)
    if entrant.left:
        return Notice(Now.OUT)
    if not entrant.checked_in:
        return Notice(Now.CHECK_IN)
    if state.next_game > state.settings.all_games:
        return Notice(Now.WAIT)
    at = begins(state.settings, state.delays, state.next_game)
    round = state.round(state.next_game)
    # A seating that somebody who came or left has made old is no news: another one will be published.
    fresh = round is not None and (state.is_final(round.game) or set(round.people) == set(state.present))
    for number, seats in enumerate(round.tables if round is not None and fresh else (), 1):
        if person in seats:
            return Notice(Now.GO, state.next_game, at, number, seats.index(person) + 1)
    return Notice(Now.WAIT, state.next_game, at)


def english(notice: Notice) -> str:
    """The notice as one line of English.

    >>> english(Notice(Now.GO, 2, 950, 3, 2, place=5, of=16, pt=58, behind=4, decided_by=Criterion.PT))
    'Game 2 at 15:50: table 3, seat 2. You are 5th of 16 with 58 PT, 4 behind the next place.'
    """
    told = [_where_english(notice)]
    if notice.place is not None:
        told.append(_standing_english(notice))
    return " ".join(told)


def _where_english(notice: Notice) -> str:
    seat = f"table {notice.table}, seat {notice.seat}"
    match notice.now:
        case Now.CHECK_IN:
            return "Check in at the desk."
        case Now.OUT:
            return "You have left the tournament; your points stand."
        case Now.DONE:
            return "The tournament is over."
        case Now.WAIT:
            if notice.at is None:
                return "Wait for the end."
            return f"Game {notice.game} at {clock(notice.at)}: wait for the seating."
        case Now.GO:
            return f"Game {notice.game} at {clock(notice.at or 0)}: {seat}."
        case Now.PLAY:
            return f"Game {notice.game}: {seat}{', you start' if notice.starts else ''}."
        case Now.HAND_IN:
            return f"Game {notice.game}, {seat}: a sheet was handed in, and a second player has to hand in the same."
    return f"Game {notice.game}, {seat}: the result is disputed, an arbiter comes."


def _standing_english(notice: Notice) -> str:
    place = f"You are {_ordinal(notice.place or 0)} of {notice.of} with {notice.pt} PT"
    if notice.shared:
        return f"{place}, a shared place."
    if notice.decided_by in _DECIDED:
        return f"{place}, decided by {_DECIDED[notice.decided_by]}."
    return f"{place}." if not notice.behind else f"{place}, {notice.behind} behind the next place."


_DECIDED = {
    Criterion.FINAL: "the final",
    Criterion.FINAL_ROWS: "complete rows of the final",
    Criterion.ROWS: "complete rows",
    Criterion.WON: "games won",
}


def _ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th.

    >>> [_ordinal(number) for number in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
