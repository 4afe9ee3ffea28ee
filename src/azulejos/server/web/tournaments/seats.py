"""Sitting down at a live table of an event: by the role of a player; an arbiter or organiser gets to watch it without delay."""

from __future__ import annotations

from time import monotonic

from fastapi import APIRouter, Request, Response

from azulejos.server.errors import BadRequest, Conflict, NotAllowed, TooMuch
from azulejos.server.store import keys, people
from azulejos.server.tables.names import nickname
from azulejos.server.tournaments import deals
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, now
from azulejos.server.web.callers import Caller
from azulejos.server.web.identity import hash_of, new_key, new_person_id, set_device_cookie, set_seat_cookie
from azulejos.server.web.tournaments.models import Contributed, ContributionRequest, LiveSeat, TableRequest
from azulejos.server.web.tournaments.roles import KnownRoleOf, TournamentOf, token_of
from azulejos.tournament.public_names import public_names
from azulejos.visible_text import LONGEST_NICKNAME, clipped

router = APIRouter(prefix="/api/v1/tournaments", tags=["tournaments"])
WATCHING = 0
"""The seat of somebody who sits nowhere."""


@router.post("/{tournament}/seat")
async def sit_down(
    body: TableRequest, request: Request, response: Response, live: TournamentOf, app: AppStateOf, caller: CallerOf, role: KnownRoleOf
) -> LiveSeat:
    """Sit down at your live table of the game that is on; as an arbiter or organiser, watch one without delay. This browser gets a cookie for it."""
    if not live.desk.arranged.online:
        raise Conflict("not-online", "This event is played in a hall: go to your table there.")
    found = _watched(live, body) if role.is_staff else _own(live, role)
    secure = app.settings.secure(request.url.scheme)
    # The token of the role opens the seat: whose link is revoked loses both.
    set_seat_cookie(response, found.table, found.seat, token_of(request, role), secure=secure)
    if caller.person is None:
        await _introduce(app, caller, live, role, response, secure=secure)
    return found


@router.post("/{tournament}/contribution")
async def contribute(body: ContributionRequest, live: TournamentOf, role: KnownRoleOf) -> Contributed:
    """Give your part to the deals of the next game (docs/fairness.md): first the commitment to it, once the seating and the server's own commitments
    are published; then the part itself, once `contribution_commitments` are.
    """
    if role.kind != "player":
        raise NotAllowed("not-your-role", "Only who plays gives a part to the deals.")

    def change(transaction: Transaction) -> None:
        transaction.answer |= deals.give(transaction, role.person, commitment=body.commitment, contribution=body.contribution)

    return Contributed(**(await live.do(change, role.person, None)).answer)


def _own(live: LiveTournament, role: Role) -> LiveSeat:
    state = live.snapshot.state
    table = None if state.running is None else state.running.table_of(role.person)
    if state.running is not None and (table is None or role.person in table.withdrawn):
        raise Conflict("not-at-a-table", "You do not play in this game.", "T12")
    if state.running is None or table is None or (id := live.desk.live.get((state.running.number, table.number))) is None:
        raise Conflict("no-live-table", "There is no live table of yours now: wait until the game has started.", "T10")
    return LiveSeat(table=id, seat=table.seats.index(role.person) + 1)


def _watched(live: LiveTournament, body: TableRequest) -> LiveSeat:
    if body.table is None:
        raise BadRequest("which-table", "Say which table this is about.")
    id = live.desk.live.get((body.game or len(live.snapshot.state.games), body.table))
    if id is None:
        raise Conflict("no-live-table", "There is no such live table: look at the list of tables.", "T10")
    return LiveSeat(table=id, seat=WATCHING)


async def _introduce(app: AppState, caller: Caller, live: LiveTournament, role: Role, response: Response, *, secure: bool) -> None:
    """Let a device that nobody knows be the player's, so that they can talk at the table."""
    try:
        app.limits.person(caller.address, monotonic())
    except TooMuch:
        return  # A hall full of people behind one address: they can play, and introduce themselves later.
    register = live.snapshot.register
    known = register.find(role.person)
    shown = role.label or "Player" if known is None else public_names(live.snapshot.state, register).get(role.person, known.shown())
    person, key, at = new_person_id(), new_key(), now()
    await app.store.write([people.put(person, nickname(clipped(shown, LONGEST_NICKNAME)), at), keys.add(hash_of(key), person, "device", at)])
    set_device_cookie(response, key, secure=secure)
