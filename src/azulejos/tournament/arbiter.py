"""The arbiter: appointments, delays, corrections, void tables, warnings, expulsions, the end (T5, T10, T23, T24)."""

from __future__ import annotations

from azulejos.tournament.errors import Refused
from azulejos.tournament.events import Appointed, Corrected, Created, Delayed, Expelled, Finished, Reason, Reinstated, Voided, Warned
from azulejos.tournament.people import is_person
from azulejos.tournament.sheet import Sheet, check
from azulejos.tournament.state import FEWEST_PLAYERS, State, TournamentStage, check_why

LONGEST_DELAY = 600
LONGEST_TITLE = 120


def check_created(state: State, actor: str, data: Created) -> None:
    """Once, and before everything else."""
    if state.version:
        raise Refused("created-twice", "This tournament exists already: give the new one an id of its own.", "T10")
    if len(data.title) > LONGEST_TITLE or not data.title.isprintable():
        raise Refused("bad-title", f"A title is one line of at most {LONGEST_TITLE} characters: shorten it.", "T10")


def check_appointed(state: State, actor: str, data: Appointed) -> None:
    """By an arbiter, and not twice."""
    state.check_arbiter(actor)
    if not is_person(data.person):
        raise Refused("bad-id", 'A person\'s id is "p-" and then small letters, digits or hyphens: use one like p-ann.', "T23")
    if data.person in state.arbiters:
        raise Refused("appointed-twice", "This person is an arbiter already.", "T23")


def check_delayed(state: State, actor: str, data: Delayed) -> None:
    """T10: of a game that has not begun. A delay that was said by mistake is taken back by a negative one."""
    state.check_arbiter(actor)
    check_why(data.why)
    if not state.next_game <= data.game <= state.settings.all_games or state.finished:
        raise Refused("no-such-game", f"Game {data.game} is not to come: delay one that is.", "T10")
    if not data.minutes or abs(data.minutes) > LONGEST_DELAY:
        raise Refused("bad-delay", f"A delay is 1 to {LONGEST_DELAY} minutes, or negative to take one back: choose such a number.", "T10")
    if data.minutes + sum(delay.minutes for delay in state.delays if delay.game == data.game) < 0:
        raise Refused("too-early", f"Game {data.game} cannot begin earlier than was planned: take back a delay only.", "T10")


def check_finished(state: State, actor: str, data: Finished) -> None:
    """When no game is on and nothing is disputed; earlier than planned only for a reason."""
    state.check_arbiter(actor)
    check_why(data.why, needed=len(state.games) < state.settings.all_games)
    if state.stage is TournamentStage.FINISHED:
        raise Refused("finished", "The tournament is over already.", "T10")
    if state.stage is TournamentStage.PLAYING:
        raise Refused("game-is-on", "A game is on: end it first.", "T10")
    for game in state.games:
        for table in game.tables:
            if not table.is_settled:
                raise Refused("table-is-open", f"Table {table.number} of game {game.number} is disputed: decide it first.", "T12")


def correction(state: State, sheet: Sheet, why: str) -> Corrected:
    """A corrected sheet, with what it was before (T24)."""
    return Corrected(state.table(sheet.game, sheet.table).result, sheet, why)


def check_corrected(state: State, actor: str, data: Corrected) -> None:
    """T24: of a table that has a result, is disputed or void. The sheet may also correct who has withdrawn."""
    state.check_arbiter(actor)
    check_why(data.why)
    table = state.table(data.after.game, data.after.table)
    if data.before != table.result:
        raise Refused("other-result", "The result is another one by now: look at it, and correct that.", "T24")
    if table.result is None and not table.disputed and not table.is_void:
        raise Refused("no-result", "This table has no result that could be corrected: hand its sheet in.", "T24")
    check(data.after, table.seats, {line.person for line in data.after.lines if line.withdrawn})
    if len(data.after.remaining) < FEWEST_PLAYERS:
        raise Refused("too-few-players", "A table with fewer than two players left is void: declare it void.", "T22")
    if data.after == table.result and not table.disputed:
        raise Refused("nothing-changes", "This is the result that the table has: nothing is to be corrected.", "T24")


def voiding(state: State, game: int, table: int, why: str) -> Voided:
    """A table declared void, with the result that it had."""
    return Voided(game, table, state.table(game, table).result, why)


def check_voided(state: State, actor: str, data: Voided) -> None:
    """T5: any table of a game that has begun and is not void."""
    state.check_arbiter(actor)
    check_why(data.why)
    table = state.table(data.game, data.table)
    if table.is_void:
        raise Refused("void-already", "This table is void already.", "T5" if table.voided else "T22")
    if data.before != table.result:
        raise Refused("other-result", "The result is another one by now: look at it first.", "T24")


def check_warned(state: State, actor: str, data: Warned) -> None:
    """T23: anybody who has entered and was not expelled."""
    state.check_arbiter(actor)
    check_why(data.why)
    if state.entrant(data.person).expelled:
        raise Refused("expelled", "This person was expelled already.", "T23")


def check_expelled(state: State, actor: str, data: Expelled) -> None:
    """T23: anybody who has entered, at any time, and once."""
    check_warned(state, actor, Warned(data.person, data.why))


def check_reinstated(state: State, actor: str, data: Reinstated) -> None:
    """T24: a mistaken expulsion at any time; a mistaken withdrawal while the table still plays."""
    state.check_arbiter(actor)
    check_why(data.why)
    entrant = state.entrant(data.person)
    if data.what is Reason.EXPELLED:
        if not entrant.expelled:
            raise Refused("not-expelled", "This person was not expelled: nothing is to be taken back.", "T23")
        return
    if entrant.expelled:
        raise Refused("expelled", "This person was expelled: take that back first.", "T23")
    table = state.running.table_of(data.person) if state.running is not None else None
    if table is None or data.person not in table.withdrawn:
        raise Refused("not-withdrawn", "This person has not withdrawn from the game that is on: nothing is to be taken back.", "T21")
    if table.entries or table.result is not None or table.voided:
        raise Refused("after-the-end", "The game has ended at this table: correct its sheet instead.", "T25")
