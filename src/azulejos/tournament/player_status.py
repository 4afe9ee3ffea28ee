"""What a player needs to know, in one line: where to sit next and when, what is awaited, and the place in the standings.

The status is data, so that it can be put in any language; `english` puts it in one.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

from azulejos.tournament.criteria import Criterion
from azulejos.tournament.errors import Refused
from azulejos.tournament.prize_giving import public_standings
from azulejos.tournament.schedule import NOTHING_BEGUN, Begun, begins
from azulejos.tournament.settings import clock
from azulejos.tournament.standings import Standing
from azulejos.tournament.state import State


class PlayerStep(enum.StrEnum):
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
class PlayerStatus:
    """What a player needs to know now."""

    now: PlayerStep
    game: int | None = None
    at: int | None = None
    """When the game begins by the schedule, in minutes after midnight."""
    table: int | None = None
    seat: int | None = None
    starts: bool = False
    """Whether the player is the table's first player (T3), who also fills in the sheet (T12)."""
    changes: bool = False
    """Whether a seating was published and is old by now: another one will come."""
    place: int | None = None
    shared: bool = False
    of: int = 0
    pt: int = 0
    points: int = 0
    """What ranks: PT, or place points, less any penalty."""
    behind: int | None = None
    """How many points the next better place has more; none on the first place."""
    decided_by: Criterion | None = None


def player_status(state: State, person: str, table: tuple[Standing, ...] | None = None, begun: Begun = NOTHING_BEGUN) -> PlayerStatus:
    """What a player needs to know now. Whoever was expelled is told nothing here. `table` are the public standings, if somebody has them
    already; `begun` is when games really did.
    """
    if state.entrant(person).expelled:
        raise Refused("expelled", "This person is not among the players: ask an arbiter.", "T23")
    found = _where(state, person, begun)
    table = public_standings(state) if table is None else table
    mine = next((standing for standing in table if standing.person == person), None)
    if mine is None or not state.games:
        return found
    behind = _behind(table, mine)
    return replace(
        found, place=mine.place, shared=mine.is_shared, of=len(table), pt=mine.pt, points=mine.points, behind=behind, decided_by=mine.decided_by
    )


def _behind(table: tuple[Standing, ...], mine: Standing) -> int | None:
    better = [standing.points for standing in table if standing.place < mine.place]
    return max(0, better[-1] - mine.points) if better else None


def _where(state: State, person: str, begun: Begun) -> PlayerStatus:
    entrant = state.entrants[person]
    if state.finished:
        return PlayerStatus(PlayerStep.DONE)
    table = state.running.table_of(person) if state.running is not None else None
    if table is not None and person not in table.withdrawn and not table.is_settled:
        now = PlayerStep.ARBITER if table.disputed else PlayerStep.HAND_IN if table.entries else PlayerStep.PLAY
        return PlayerStatus(now, state.games[-1].number, None, table.number, table.seats.index(person) + 1, table.seats[table.first - 1] == person)
    if entrant.left:
        return PlayerStatus(PlayerStep.OUT)
    if not entrant.checked_in:
        return PlayerStatus(PlayerStep.CHECK_IN)
    if state.next_game > state.settings.all_games:
        return PlayerStatus(PlayerStep.WAIT)
    at = begins(state.settings, state.delays, state.next_game, begun)
    round = state.round(state.next_game)
    # A seating that somebody who came or left has made old is no news: another one will be published.
    fresh = state.is_fresh(state.next_game)
    for number, seats in enumerate(round.tables if round is not None and fresh else (), 1):
        if person in seats:
            return PlayerStatus(PlayerStep.GO, state.next_game, at, number, seats.index(person) + 1)
    return PlayerStatus(PlayerStep.WAIT, state.next_game, at, changes=round is not None and not fresh)


def english(status: PlayerStatus) -> str:
    """The status as one line of English.

    >>> english(PlayerStatus(PlayerStep.GO, 2, 950, 3, 2, place=5, of=16, pt=58, behind=4, decided_by=Criterion.PT))
    'Game 2 at 15:50: table 3, seat 2. You are 5th of 16 with 58 PT, 4 behind the next place.'
    """
    sentences = [_where_english(status)]
    if status.place is not None:
        sentences.append(_standing_english(status))
    return " ".join(sentences)


def _where_english(status: PlayerStatus) -> str:
    seat = f"table {status.table}, seat {status.seat}"
    match status.now:
        case PlayerStep.CHECK_IN:
            return "Check in at the desk."
        case PlayerStep.OUT:
            return "You have left the tournament; your points stand."
        case PlayerStep.DONE:
            return "The tournament is over."
        case PlayerStep.WAIT:
            if status.at is None:
                return "Wait for the end."
            what = "the seating changes, wait for the new one" if status.changes else "wait for the seating"
            return f"Game {status.game} at {clock(status.at)}: {what}."
        case PlayerStep.GO:
            return f"Game {status.game} at {clock(status.at or 0)}: {seat}."
        case PlayerStep.PLAY:
            return f"Game {status.game}: {seat}{', you start' if status.starts else ''}."
        case PlayerStep.HAND_IN:
            return f"Game {status.game}, {seat}: a sheet was handed in, and a second player has to hand in the same."
    return f"Game {status.game}, {seat}: the result is disputed, an arbiter comes."


def _standing_english(status: PlayerStatus) -> str:
    place = f"You are {_ordinal(status.place or 0)} of {status.of} with {status.pt} PT"
    if status.shared:
        return f"{place}, a shared place."
    if status.decided_by in _DECIDED:
        return f"{place}, decided by {_DECIDED[status.decided_by]}."
    return f"{place}." if not status.behind else f"{place}, {status.behind} behind the next place."


_DECIDED = {
    Criterion.FINAL: "the final",
    Criterion.FINAL_ROWS: "complete rows of the final",
    Criterion.ROWS: "complete rows",
    Criterion.DIRECT: "the games against each other",
    Criterion.BEST_GAME: "the best game",
    Criterion.OPPONENTS: "the opponents' points",
    Criterion.WON: "games won",
}


def _ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th.

    >>> [_ordinal(number) for number in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
