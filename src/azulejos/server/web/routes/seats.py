"""Sitting down: on a seat that is free or kept for you, with your part in the deals."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import Executable

from azulejos.server.errors import NotAllowed
from azulejos.server.store import keys
from azulejos.server.tables import decisions, events
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.state import Table
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf
from azulejos.server.web.callers import PROGRAM, Caller
from azulejos.server.web.identity import hash_of, new_key, set_seat_cookie
from azulejos.server.web.models import Sat, Sit
from azulejos.server.web.table_access import TableOf

router = APIRouter(prefix="/api/v1/tables", tags=["tables"])


@router.post("/{table}/sit")
async def sit(body: Sit, request: Request, response: Response, live: TableOf, app: AppStateOf, caller: CallerOf) -> Sat:
    """Sit down with the commitment to your part in the deals. When everybody sits, all reveal their parts, and play starts.

    One device may hold several seats. Who sends the part itself shows it to those who sit down later.

    Somebody gets the seat's token as a cookie, and another one if the same `id` comes again: the answer may have been lost.
    A program shows the token of its seat (`Authorization: Bearer …`).
    """
    tokens = frozenset(seat for seat in caller.token_seats(live) if live.table.seat(seat).plan.kind == PROGRAM)
    number = body.seat if body.seat is not None else min(tokens, default=None)
    is_program = number in tokens
    person = caller.person or PROGRAM if is_program else caller.known()
    if caller.person is not None:
        live.audience.names[caller.person] = await app.callers.name(caller.person)
    token = new_key()
    taken: list[int] = []
    also: list[Executable] = []

    def decide(table: Table) -> list[events.TableEvent]:
        if (granted := _granted(table, number, body.id, person)) is not None:
            taken.append(granted)
            return []
        _check_plan(table, number, caller, is_program)
        made = decisions.sit(table, number, person, body.contribution, live.draws, body.id, commitment=body.commitment)
        taken.extend(event.seat for event in made if isinstance(event, events.Sat))
        if not is_program:
            also.append(keys.put_seat(hash_of(token), table.id, taken[0]))
        return made

    version = await live.do(decide, also=also)
    if body.id is not None:
        version = live.table.done[taken[0], body.id]
    if not is_program:
        if not also:
            await _replace_token(app, live, taken[0], token)  # The answer that had the token was lost.
        live.keys[hash_of(token)] = taken[0]
        set_seat_cookie(response, live.table.id, taken[0], token, secure=app.settings.secure(request.url.scheme))
    return Sat(seat=taken[0], version=version)


async def _replace_token(app: AppState, live: LiveTable, seat: int, token: str) -> None:
    """Give a seat another token, in the place of one that nobody has got: only hashes are stored, so that the same one cannot be sent again."""
    await app.store.write([keys.remove_seat(live.table.id, seat), keys.put_seat(hash_of(token), live.table.id, seat)])
    for hash in [hash for hash, each in live.keys.items() if each == seat]:
        del live.keys[hash]


def _granted(table: Table, number: int | None, id: str | None, person: str) -> int | None:
    """The seat that somebody got when the same request came before: it is answered again, and nobody sits down twice."""
    if id is None:
        return None
    mine = table.seats_of(person) if number is None else table.seats_of(person) & {number}
    return next((seat for seat in sorted(mine) if (seat, id) in table.done), None)


def _check_plan(table: Table, number: int | None, caller: Caller, is_program: bool) -> None:
    if number is None or number > len(table.seats):
        return
    plan = table.seat(number).plan
    if plan.kind == PROGRAM and not is_program:
        raise NotAllowed("seat-of-a-program", f"Seat {number} is reserved for a program that has its token.")
    if plan.kind == "person" and caller.person != table.maker:
        raise NotAllowed("seat-is-kept", f"Seat {number} is reserved for the host: choose another one.")
