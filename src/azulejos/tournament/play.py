"""A game from its start to its end: lots, sheets, disputes, withdrawals (T3, T12, T20-T22)."""

from __future__ import annotations

from azulejos.rules import Chance
from azulejos.tournament.errors import NotAllowed, Refused
from azulejos.tournament.events import Disputed, FirstDrawn, GameEnded, GameStarted, SheetHandedIn, Withdrawn
from azulejos.tournament.seating.tables import FirstPlayer, first_seat
from azulejos.tournament.sheet import Sheet, check
from azulejos.tournament.state import Game, State, Table, TournamentStage, check_why

DIFFER = "The players' sheets differ."


def start(state: State, chance: Chance) -> GameStarted:
    """The next game, with the lots of its tables (T3): three black tiles and a red one, or one black tile fewer for each player missing."""
    round = state.round(state.next_game)
    tables = () if round is None else round.tables
    return GameStarted(state.next_game, tuple(first_seat(len(seats), chance, state.settings.first_player) for seats in tables))


def check_game_started(state: State, actor: str, data: GameStarted) -> None:
    """The next game, by its published seating, with just those who are there."""
    state.check_arbiter(actor)
    if state.stage not in (TournamentStage.ENTRY, TournamentStage.BETWEEN):
        text = "The tournament is over." if state.finished else "A game is on: end it first."
        raise Refused("finished" if state.finished else "game-is-on", text, "T10")
    if data.game != state.next_game or data.game > state.settings.all_games:
        raise Refused("wrong-game", f"Game {data.game} is not the next one: {len(state.games)} of {state.settings.all_games} were played.", "T10")
    round = state.round(data.game)
    if round is None:
        raise Refused("not-seated", f"Game {data.game} has no published seating: draft one, look at it, and publish it.", "T15")
    missing = [person for person in round.people if not state.entrants[person].is_present]
    if missing or (not state.is_final(data.game) and set(round.people) != set(state.present)):
        raise Refused("seating-is-old", "Somebody left or came since the seating was published: change it, or draft it anew.", "T20")
    if len(data.first) != len(round.tables) or any(not 1 <= first <= len(seats) for first, seats in zip(data.first, round.tables, strict=True)):
        raise Refused("no-such-seat", "Each table has one first player, who sits there: draw the lots again.", "T3")
    if state.settings.first_player is FirstPlayer.BALANCE and any(first != 1 for first in data.first):
        raise Refused("not-balanced", "Where first players are balanced, seat 1 starts at every table: give no other seats.", "T3")


def check_first_drawn(state: State, actor: str, data: FirstDrawn) -> None:
    """T3: by somebody who plays at the table, or an arbiter, while the game is played there."""
    table = _running_table(state, data.game, data.table)
    if actor not in table.remaining and actor not in state.arbiters:
        raise NotAllowed("not-at-the-table", "Who starts is told by somebody who plays at the table, or by an arbiter: ask one of them.", "T3")
    if not table.is_playing:
        raise Refused("after-the-end", "The game has ended at this table: who started it changes nothing any more.", "T3")
    if not 1 <= data.first <= len(table.seats) or table.seats[data.first - 1] in table.withdrawn:
        raise Refused("no-such-seat", "Each table has one first player, who sits there: draw the lots again.", "T3")
    if state.settings.first_player is FirstPlayer.BALANCE:
        raise Refused("not-balanced", "Where first players are balanced, seat 1 starts at every table: give no other seats.", "T3")
    if data.first == table.first:
        raise Refused("nothing-changes", "This player starts already: nothing is to be changed.", "T3")


def handed_in(state: State, actor: str, sheet: Sheet) -> SheetHandedIn:
    """A sheet, and whether it makes the result: an arbiter's does, and a player's that another player's is equal to."""
    return SheetHandedIn(sheet, _settles(state, actor, sheet))


def _settles(state: State, actor: str, sheet: Sheet) -> bool:
    table = state.table(sheet.game, sheet.table)
    # Nobody is an arbiter at their own table: there, an arbiter's sheet is a player's.
    if actor not in table.seats:
        return actor in state.arbiters
    others = [entry for person, entry in table.entries.items() if person != actor]
    return bool(others) and all(entry == sheet for entry in others)


def differs(state: State, actor: str, data: SheetHandedIn) -> bool:
    """Whether a sheet contradicts one that another player has handed in, so that a dispute follows where there is none yet."""
    table = state.table(data.sheet.game, data.sheet.table)
    return not data.settles and not table.disputed and any(entry != data.sheet for person, entry in table.entries.items() if person != actor)


def check_sheet_handed_in(state: State, actor: str, data: SheetHandedIn) -> None:
    """T12: a sheet without mistakes, of a table that has no result, by somebody who played there or an arbiter."""
    table = _running_table(state, data.sheet.game, data.sheet.table)
    if actor not in table.remaining and (actor in table.seats or actor not in state.arbiters):
        raise NotAllowed("not-at-the-table", "A sheet is handed in by somebody who played at the table, or by an arbiter: ask one of them.", "T12")
    if table.is_void:
        raise Refused("table-is-void", "This table is void: nobody scores here.", "T22" if not table.voided else "T5")
    if table.result is not None:
        raise Refused("has-result", "This table has a result: dispute it, or ask an arbiter to correct it.", "T24")
    check(data.sheet, table.seats, table.withdrawn)
    if data.settles != _settles(state, actor, data.sheet):
        raise Refused("wrong-settling", "Two equal sheets or an arbiter's make a result: hand the sheet in again.", "T12")


def check_disputed(state: State, actor: str, data: Disputed) -> None:
    """By who sat at a table that has a result, until the tournament is over; or because its sheets differ."""
    check_why(data.why)
    table = state.table(data.game, data.table)
    if actor not in table.seats and actor not in state.arbiters:
        raise NotAllowed("not-at-the-table", "A result is disputed by somebody who played at the table: ask one of them.", "T12")
    if state.finished:
        raise Refused("finished", "The tournament is over: ask an arbiter to correct the sheet.", "T24")
    if table.is_void or (table.result is None and len(set(table.entries.values())) < 2):
        raise Refused("nothing-to-dispute", "This table has no result that could be disputed: hand in your own sheet.", "T12")
    if table.disputed:
        raise Refused("disputed-already", "This table is disputed already: wait for an arbiter.", "T12")


def check_withdrawn(state: State, actor: str, data: Withdrawn) -> None:
    """T21, T25: during the game that is on, until the table's result stands, and once."""
    check_why(data.why, needed=False)
    state.entrant(data.person)
    if actor != data.person:
        state.check_arbiter(actor)
    game = _running_game(state, data.game, "T25")
    table = game.table_of(data.person)
    if table is None:
        raise Refused("not-at-a-table", "This person does not play in this game: record that they left.", "T20")
    if data.person in table.withdrawn:
        raise Refused("withdrawn-twice", "This person has withdrawn from this game already.", "T25")
    if table.stands or table.voided:
        raise Refused("after-the-end", "The game has ended at this table: record that they left, or correct its sheet.", "T25")


def check_game_ended(state: State, actor: str, data: GameEnded) -> None:
    """When every table has a result or is void, and none is disputed."""
    state.check_arbiter(actor)
    game = _running_game(state, data.game, "T10")
    for table in game.tables:
        if not table.is_settled:
            text = "is disputed: an arbiter has to decide" if table.disputed else "has no result: two players or an arbiter hand in its sheet"
            raise Refused("table-is-open", f"Table {table.number} {text}.", "T12")


def _running_game(state: State, number: int, clause: str) -> Game:
    if state.running is None or state.running.number != number:
        text = f"Game {state.running.number} is on, not game {number}." if state.running is not None else "No game is on: start the next one."
        raise Refused("not-on", text, clause)
    return state.running


def _running_table(state: State, game: int, number: int) -> Table:
    table = state.table(game, number)
    _running_game(state, game, "T12")
    return table
