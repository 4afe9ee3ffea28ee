"""Who sits where: drafts, swaps, publication, the final table."""

from __future__ import annotations

from azulejos.server.errors import Conflict
from azulejos.server.tournaments.live import Done, LiveTournament
from azulejos.server.tournaments.lots import lots, new_seed
from azulejos.server.tournaments.parts import mark
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.app_state import AppState
from azulejos.tournament import acts, pairing
from azulejos.tournament import errors as regulation
from azulejos.tournament.seating import plan
from azulejos.tournament.state import State
from azulejos.tournament.swaps import numbered, seated

REPLANNED = 5
"""So often a draft is planned anew, if people come and go meanwhile."""


async def draft(app: AppState, live: LiveTournament, role: Role, wish: wishes.DraftAct) -> Done:
    """A plan may take seconds: it is made beside the loop, of the state as it is then."""
    seed = new_seed() if wish.seed is None else wish.seed
    for _ in range(REPLANNED):
        state = live.kept.state
        if (role.person, wish.id) in live.desk.granted:
            return await live.do(lambda _: None, role.person, wish.id)
        drafted = await app.work_pool.run(lambda state=state: pairing.draft(state, plan, seed))  # type: ignore[misc]
        try:
            return await live.do(lambda writing, drafted=drafted: writing.do(drafted), role.person, wish.id)  # type: ignore[misc]
        except regulation.Refused as error:
            if error.code != "not-everybody":
                raise
    raise Conflict("people-come-and-go", "People come and go while the seating is planned: try again in a moment.")


def _drafted(writing: Transaction, mark_seen: str) -> State:
    state = writing.state
    if not state.draft:
        raise Conflict("no-draft", "There is no draft: draft a seating first.", "T15")
    if mark(state.draft) != mark_seen:
        raise Conflict("draft-moved-on", "The draft is another one by now: look at it again.", "T15")
    return state


def swap(writing: Transaction, role: Role, wish: wishes.SwapAct) -> None:
    """Two change places in a draft."""
    state = _drafted(writing, wish.mark)
    ids = list(state.entrants)
    for person in (wish.one, wish.other):
        state.entrant(person)
    after = numbered(state, state.draft).swap(wish.game, ids.index(wish.one) + 1, ids.index(wish.other) + 1)
    writing.do(acts.SeatingDrafted(seated(state, after)))


def balance(writing: Transaction, role: Role, wish: wishes.BalanceAct) -> None:
    """Seats of the same tables anew."""
    state = _drafted(writing, wish.mark)
    writing.do(acts.SeatingDrafted(seated(state, numbered(state, state.draft).with_balanced_seats())))


def publish(writing: Transaction, role: Role, wish: wishes.PublishAct) -> None:
    """T15: the draft that was looked at holds."""
    writing.do(pairing.publication(_drafted(writing, wish.mark)))


def seat_final(writing: Transaction, role: Role, wish: wishes.FinalAct) -> None:
    """The best four sit down."""
    writing.do(pairing.final(writing.state, lots()))
