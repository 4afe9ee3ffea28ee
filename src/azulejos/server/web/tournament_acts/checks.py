"""What several acts ask first."""

from __future__ import annotations

from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes


def check_reason(writing: Transaction, wish: wishes.TournamentAct) -> None:
    """T24: a reason is kept for good, and should name nobody."""
    why, anyway = getattr(wish, "why", ""), getattr(wish, "anyway", False)
    if why and not anyway and writing.register.named_in(why):
        raise Conflict("names-somebody", "This reason seems to name somebody, and is kept for good: say seat 2 of table 3, or send it anyway.", "T24")


def one_line(why: str) -> str:
    """A reason as the log keeps it."""
    if not why.isprintable():
        raise BadRequest("bad-reason", "A reason is one line: say it so.", "T24")
    return why.strip()


def check_in_a_hall(writing: Transaction, code: str, text: str, clause: str) -> None:
    """Refuse what makes no sense at live tables."""
    if writing.desk.arranged.online:
        raise Conflict(code, text, clause)
