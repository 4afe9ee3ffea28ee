"""What somebody wants to do in an event, handed to the regulation or to the desk: a module for each subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azulejos.server.errors import NotAllowed
from azulejos.server.tournaments.live import Done, LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.app_state import AppState
from azulejos.server.web.tournament_acts import desk, games, people, rulings, seating
from azulejos.server.web.tournament_acts.checks import check_reason
from azulejos.tournament import errors as regulation

__all__ = ["act"]


async def act(app: AppState, live: LiveTournament, role: Role, wish: wishes.TournamentAct) -> Done:
    """Do what somebody wants."""
    if role.kind not in wish.BY:
        who = "an organiser" if wish.BY == wishes.ORGANISER else "an arbiter or an organiser"
        raise NotAllowed("not-your-role", f"Only {who} may do this: ask one.")
    try:
        if isinstance(wish, wishes.DraftAct):
            return await seating.draft(app, live, role, wish)
        if isinstance(wish, wishes.ResumeTableAct):
            return await rulings.resume_table(app, live, role, wish)
        return await live.do(lambda writing: _do(writing, role, wish), role.person, wish.id)
    except regulation.NotAllowed as error:
        raise NotAllowed(error.code, error.text, error.clause) from error


def _do(writing: Transaction, role: Role, wish: wishes.TournamentAct) -> None:
    check_reason(writing, wish)
    how: Callable[..., None] = _HOW[type(wish)]
    how(writing, role, wish)


_HOW: dict[type[Any], Callable[..., None]] = {
    wishes.EnterAct: people.enter,
    wishes.EnterListAct: people.enter_list,
    wishes.EnterBotsAct: people.enter_bots,
    wishes.LateAct: people.enter_late,
    wishes.RenameAct: people.rename,
    wishes.EraseAct: people.erase,
    wishes.CheckInAct: people.check_in,
    wishes.LeaveAct: people.leave,
    wishes.ReturnAct: people.come_back,
    wishes.OpenEntriesAct: desk.open_or_close,
    wishes.CloseEntriesAct: desk.open_or_close,
    wishes.ArrangeAct: desk.arrange,
    wishes.SwapAct: seating.swap,
    wishes.BalanceAct: seating.balance,
    wishes.PublishAct: seating.publish,
    wishes.FinalAct: seating.seat_final,
    wishes.StartAct: games.start,
    wishes.EndAct: games.end,
    wishes.FinishAct: games.finish,
    wishes.SheetAct: games.hand_in,
    wishes.DisputeAct: games.dispute,
    wishes.WithdrawAct: games.withdraw,
    wishes.CorrectAct: rulings.correct,
    wishes.VoidAct: rulings.void,
    wishes.WarnAct: rulings.warn,
    wishes.ExpelAct: rulings.expel,
    wishes.ReinstateAct: rulings.reinstate,
    wishes.DelayAct: rulings.delay,
    wishes.CallAct: desk.call,
    wishes.AnswerCallAct: desk.answer_call,
    wishes.ExtraTimeAct: desk.give_time,
    wishes.PauseAct: desk.pause,
    wishes.ResumeAct: desk.resume,
    wishes.AnnounceAct: desk.announce,
    wishes.RetractAct: desk.retract,
}
