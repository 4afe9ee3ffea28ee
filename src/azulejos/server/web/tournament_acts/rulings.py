"""What an arbiter decides: corrections, void tables, warnings, expulsions, delays, tables that have stopped."""

from __future__ import annotations

from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.tournaments.live import Done, LiveTournament
from azulejos.server.tournaments.online_tables import progress_of
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.app_state import AppState
from azulejos.server.web.tournament_acts.checks import check_in_a_hall, check_reason, one_line
from azulejos.server.web.tournament_acts.games import filled, questions_about
from azulejos.tournament import acts, arbiter


def correct(writing: Transaction, role: Role, wish: wishes.CorrectAct) -> None:
    """T24: a result is corrected, or a dispute decided."""
    sheet = filled(wish.game, writing.state.table(wish.game, wish.table), wish.pv, wish.rows)
    writing.do(arbiter.correction(writing.state, sheet, wish.why))
    writing.answer["questions"] = questions_about(sheet, [], [])


def void(writing: Transaction, role: Role, wish: wishes.VoidAct) -> None:
    """T5, T22: nobody scores at a table."""
    writing.do(arbiter.voiding(writing.state, wish.game, wish.table, wish.why))
    _answer_stalled(writing, wish.game, wish.table)


async def resume_table(app: AppState, live: LiveTournament, role: Role, wish: wishes.ResumeTableAct) -> Done:
    """T5: what is resumed is the table as it has stopped, and no later stop."""
    progress = None
    if (id := live.desk.live.get((wish.game, wish.table))) is not None:
        progress = progress_of((await app.tables.table(id)).table)

    def how(writing: Transaction) -> None:
        check_reason(writing, wish)
        writing.state.table(wish.game, wish.table)
        if not wish.why.strip():
            raise BadRequest("no-reason", "To resume a table needs a reason: say why in a few words.", "T24")
        if progress is None or not progress.stopped:
            raise Conflict("not-stalled", "This table has not stopped: there is nothing to resume.", "T5")
        writing.note("resumed-table", game=wish.game, table=wish.table, length=progress.length, why=one_line(wish.why))
        _answer_stalled(writing, wish.game, wish.table)

    return await live.do(how, role.person, wish.id)


def _answer_stalled(writing: Transaction, game: int, table: int) -> None:
    """An arbiter has decided what a table that has stopped called for."""
    if (call := writing.desk.stalled(game, table)) is not None:
        writing.note("answered", call=call.call, done=True)


def warn(writing: Transaction, role: Role, wish: wishes.WarnAct) -> None:
    """T23: a warning."""
    writing.do(acts.Warned(wish.person, wish.why))


def expel(writing: Transaction, role: Role, wish: wishes.ExpelAct) -> None:
    """T23: an expulsion."""
    writing.do(acts.Expelled(wish.person, wish.why))


def reinstate(writing: Transaction, role: Role, wish: wishes.ReinstateAct) -> None:
    """An expulsion or withdrawal was a mistake."""
    if wish.what == "withdrawn":
        text = "At a live table the tiles of whoever withdraws are lost at once: let them return for the next game."
        check_in_a_hall(writing, "withdrawn-for-good", text, "T21")
    writing.do(acts.Reinstated(wish.person, acts.Reason(wish.what), wish.why))


def delay(writing: Transaction, role: Role, wish: wishes.DelayAct) -> None:
    """A game begins later."""
    writing.do(acts.Delayed(wish.game, wish.minutes, wish.why))
