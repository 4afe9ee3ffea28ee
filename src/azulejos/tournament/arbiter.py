"""The arbiter: appointments, delays, corrections, void tables, warnings, expulsions, the end (T5, T10, T23, T24)."""

from __future__ import annotations

from dataclasses import fields

from azulejos.tournament.errors import Refused
from azulejos.tournament.events import (
    Appointed,
    Corrected,
    Created,
    Delayed,
    Expelled,
    Finished,
    Penalised,
    Reason,
    Reinstated,
    Reopened,
    SettingsChanged,
    SheetsDiscarded,
    Voided,
    Warned,
)
from azulejos.tournament.people import is_person
from azulejos.tournament.schedule import begins
from azulejos.tournament.sheet import Sheet, check
from azulejos.tournament.state import FEWEST_PLAYERS, State, TournamentStage, check_why

LONGEST_DELAY = 600
LONGEST_TITLE = 120
MOST_PENALTY = 1_000


def check_created(state: State, actor: str, data: Created) -> None:
    """Once, and before everything else."""
    if state.version:
        raise Refused("created-twice", "This tournament exists already: give the new one an id of its own.", "T10")
    _check_title(data.title)


def _check_title(title: str) -> None:
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise Refused("bad-title", f"A title is one line of at most {LONGEST_TITLE} characters: shorten it.", "T10")


def check_settings_changed(state: State, actor: str, data: SettingsChanged) -> None:
    """What nothing depends on yet; how it is called, and how people are, at any time."""
    state.check_arbiter(actor)
    _check_title(data.title)
    for each in fields(data.settings):
        if getattr(data.settings, each.name) != getattr(state.settings, each.name) and (reason := in_use(state, each.name)):
            raise Refused("setting-in-use", f"{each.name} cannot be changed any more: {reason}.", "T10")
    hidden = data.settings.hidden_from
    if hidden is not None and hidden != state.settings.hidden_from and hidden < state.next_game:
        raise Refused("setting-in-use", f"Game {hidden} has begun, and is public: hide a game to come.", "T10")


def in_use(state: State, setting: str) -> str:
    """What depends on a setting, so that it cannot be changed any more; empty if nothing does.

    >>> in_use(State(), "games"), in_use(State(finished=True), "break_minutes"), in_use(State(finished=True), "public_names")
    ('', 'the tournament is over', '')
    """
    if setting == "public_names":
        return ""
    if state.finished:
        return "the tournament is over"
    if setting in ("end", "game_minutes", "counting_minutes", "break_minutes"):
        return "a game is on" if state.running is not None else ""
    if setting == "hidden_from":
        return "it is hidden already" if state.settings.hidden_from is not None and state.settings.hidden_from < state.next_game else ""
    if state.games:
        return "the first game has begun"
    if setting == "least_age":
        return "people have entered by it" if state.entrants else ""
    if setting in ("start", "displays", "turn_seconds", "ranked_by", "place_points", "tie_breaks"):
        return ""
    return "a seating by it is published" if state.published else ""


def check_appointed(state: State, actor: str, data: Appointed) -> None:
    """By an arbiter, and not twice."""
    state.check_arbiter(actor)
    if not is_person(data.person):
        raise Refused("bad-id", 'A person\'s id is "p-" and then small letters, digits or hyphens: use one like p-ann.', "T23")
    if data.person in state.arbiters:
        raise Refused("appointed-twice", "This person is an arbiter already.", "T23")


def check_delayed(state: State, actor: str, data: Delayed) -> None:
    """T10: of a game that has not begun. A negative delay takes one back, or brings the game forward: not before the one that comes before it."""
    state.check_arbiter(actor)
    check_why(data.why)
    if not state.next_game <= data.game <= state.settings.all_games or state.finished:
        raise Refused("no-such-game", f"Game {data.game} is not to come: delay one that is.", "T10")
    if not data.minutes or abs(data.minutes) > LONGEST_DELAY:
        raise Refused("bad-delay", f"A delay is 1 to {LONGEST_DELAY} minutes, or negative to take one back: choose such a number.", "T10")
    delays = (*state.delays, data)
    earliest = 0 if data.game == 1 else begins(state.settings, delays, data.game - 1)
    if begins(state.settings, delays, data.game) < earliest:
        raise Refused("too-early", f"Game {data.game} cannot begin before the one that comes before it: bring it forward by less.", "T10")


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


def check_reopened(state: State, actor: str, data: Reopened) -> None:
    """T24: only of a tournament that is over."""
    state.check_arbiter(actor)
    check_why(data.why)
    if not state.finished:
        raise Refused("not-over", "The tournament is not over: nothing is to be taken back.", "T10")


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


def discarding(state: State, game: int, table: int, why: str, person: str | None = None) -> SheetsDiscarded:
    """Sheets that were handed in too early, with the result that they had made."""
    return SheetsDiscarded(game, table, state.table(game, table).result, why, person)


def check_sheets_discarded(state: State, actor: str, data: SheetsDiscarded) -> None:
    """T24: of a table of the game that is on; one player's sheet, as long as they have made no result."""
    state.check_arbiter(actor)
    check_why(data.why)
    table = state.table(data.game, data.table)
    if state.running is None or state.running.number != data.game:
        raise Refused("not-on", f"Game {data.game} is not on: correct the sheet instead.", "T24")
    if data.before != table.result:
        raise Refused("other-result", "The result is another one by now: look at it first.", "T24")
    if data.person is not None and table.result is not None:
        raise Refused("has-result", "This table has a result: discard all of its sheets, or correct it.", "T24")
    if not table.has_sheets or (data.person is not None and data.person not in table.entries):
        raise Refused("nothing-to-discard", "There is no such sheet: look at the table again.", "T24")


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


def penalty(state: State, person: str, points: int, why: str) -> Penalised:
    """Points taken from somebody, or given back by a negative number."""
    return Penalised(person, len(state.games), points, why)


def check_penalised(state: State, actor: str, data: Penalised) -> None:
    """At any time, of anybody who was not expelled. The regulation knows warnings and expulsions (T23); a club may add this. A penalty that was a
    mistake is taken back by a negative one.
    """
    check_warned(state, actor, Warned(data.person, data.why))
    if data.game != len(state.games):
        raise Refused("no-such-game", "A penalty belongs to the last game that has begun: give it again.", "T23")
    if not data.points or abs(data.points) > MOST_PENALTY:
        raise Refused("bad-penalty", f"A penalty is 1 to {MOST_PENALTY} points, or negative to take one back: choose such a number.", "T23")
    if state.penalty(data.person) + data.points < 0:
        raise Refused("nothing-to-take-back", "So many points were not taken from this person: give back fewer.", "T23")


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
    if table.has_sheets or table.voided:
        raise Refused("after-the-end", "The game has ended at this table: correct its sheet, or discard it if the game goes on.", "T25")
