"""Tables: make one, find one, look at it, act, play again."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Response

from azulejos.server import observations
from azulejos.server.errors import NotAllowed
from azulejos.server.store import keys, listing, people
from azulejos.server.tables import decisions
from azulejos.server.tables.message_types import TableState
from azulejos.server.tables.messages import viewing_seat
from azulejos.server.tables.setup import Setup
from azulejos.server.tables.state import ENDED, TableStatus
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, KnownCallerOf, costs
from azulejos.server.web.identity import hash_of, new_key, new_table_id
from azulejos.server.web.models import MOST, Done, Listed, Made, MoveCommand, NewTable, SeatToken, TableCommand
from azulejos.server.web.openapi import answer
from azulejos.server.web.table_access import TableOf, WatchedTableOf
from azulejos.server.web.table_commands import act
from azulejos.server.web.table_setups import new_setup

router = APIRouter(prefix="/api/v1/tables", tags=["tables"])
Since = Annotated[int | None, Query(ge=0, le=MOST, description="Tell also what happened after this version.")]
WithAfen = Annotated[bool, Query(description="Tell the position in one line, too (docs/formats.md).")]
RECORD: dict[str, Any] = {
    "description": "A game record (docs/formats.md).",
    "content": {"application/vnd.azulejos.agn": {"schema": {"type": "string"}, "example": '[AGN "1"]\n[Game "azul"]\n\n@BBYR …\n'}},
}
Length = Annotated[int, Path(ge=0, le=10_000, description="How many events of the game have happened, deals among them.")]


@router.post("", status_code=201)
async def create(body: NewTable, app: AppStateOf, caller: KnownCallerOf) -> Made:
    """Make a table. Its id is the link by which others come. The commitment to all deals is published here, before anybody sits down."""
    app.limits.table(caller.address, monotonic())
    setup = await new_setup(app, body)
    id, tokens = new_table_id(), _tokens(setup)
    live = await app.tables.create(id, setup, caller.known(), [keys.put_seat(hash_of(each.token), id, each.seat) for each in tokens])
    live.keys = {hash_of(each.token): each.seat for each in tokens}
    return Made(table=id, commitment=live.table.commitment, programs=tokens)


def _tokens(setup: Setup) -> list[SeatToken]:
    return [SeatToken(seat=number, token=new_key()) for number, plan in enumerate(setup.seats, 1) if plan.kind == "program"]


@router.get("")
async def tables(
    app: AppStateOf, caller: CallerOf, state: Literal["open", "running"] = "open", limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> list[Listed]:
    """The public tables that are open, or that are being played and can be watched."""
    return await listed_tables(app, await app.store.rows(listing.in_state([state], public=True, limit=limit)))


@router.get("/mine")
async def mine(
    app: AppStateOf,
    caller: KnownCallerOf,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="The `updated_at` of the last table that you know.")] = None,
    over: Annotated[bool, Query(description="With those that are finished or closed.")] = True,
) -> list[Listed]:
    """Your own games, running and finished, the latest first, a hundred at a time."""
    states = None if over else [state for state in TableStatus if state not in ENDED]
    return await listed_tables(app, await app.store.rows(listing.of_person(caller.known(), states=states, before=before)))


async def listed_tables(app: AppState, rows: Sequence[Any]) -> list[Listed]:
    """Tables as a list shows them: with the names that people have now, and without their ids."""
    summaries = [orjson.loads(row.summary) for row in rows]
    known = {seat["person"] for summary in summaries for seat in summary["seats"] if seat.get("person")}
    names = {row.id: row.name for row in await app.store.rows(people.find(sorted(known)))} if known else {}
    for summary in summaries:
        for seat in summary["seats"]:
            seat["name"] = names.get(seat.pop("person", None))
    return [
        Listed(table=row.table_id, state=row.state, game=row.game, made_at=row.made_at, updated_at=row.updated_at, **summary)
        for row, summary in zip(rows, summaries, strict=True)
    ]


@router.get("/{table}", response_class=Response, responses={200: answer(TableState, "The message `state`.")})
async def look(live: WatchedTableOf, app: AppStateOf, caller: CallerOf, since: Since = None, afen: WithAfen = False) -> Response:
    """The table as you may see it: the same message that a socket gets (docs/socket.md)."""
    state = live.audience.state_for(caller.seats(live), since, person=caller.person, delayed=caller.is_delayed(live), with_afen=afen)
    app.limits.answered(caller.address, len(state), monotonic())
    return Response(state, media_type="application/json")


@router.get(
    "/{table}/positions/{length}",
    response_class=Response,
    responses={200: answer(observations.Position, "The position.")},
    dependencies=[costs(2)],
)
async def position(length: Length, live: WatchedTableOf, caller: CallerOf) -> Response:
    """The position after so many events of the game, as you may see it (docs/observations.md); after more than there were, the present one."""
    seat = viewing_seat(live.table, caller.seats(live))
    observed = observations.position(live.at_length(length, delayed=caller.is_delayed(live)).view(seat))
    return Response(orjson.dumps(observed), media_type="application/json")


@router.post("/{table}/moves")
async def move(body: MoveCommand, live: TableOf, app: AppStateOf, caller: CallerOf) -> Done:
    """Make a move. The answer comes when it is stored; the same id sent again is answered again."""
    return Done(version=await act(app, live, caller, body))


@router.post("/{table}/acts")
async def acts(body: TableCommand, live: TableOf, app: AppStateOf, caller: CallerOf) -> Done:
    """Do what a socket can do: move, arrange, remove, readmit, change-seat, reveal, undo, confirm, offer, answer, resume, leave, return, withdraw."""
    return Done(version=await act(app, live, caller, body))


@router.post("/{table}/rematch", status_code=201)
async def rematch(live: TableOf, app: AppStateOf, caller: CallerOf) -> Made:
    """Play again: a new table with the same game, clock and customs. Whoever asks later gets the same one."""
    if not caller.seats(live):
        raise NotAllowed("no-seat", "Only those who have played here can ask for a rematch.")
    if live.table.rematch is None:
        app.limits.table(caller.address, monotonic())
    id, tokens = new_table_id(), _tokens(live.table.setup)
    again = await app.tables.rematch(live, id, caller.actor, [keys.put_seat(hash_of(each.token), id, each.seat) for each in tokens])
    if again.table.id != id:
        return Made(table=again.table.id, commitment=again.table.commitment)
    again.keys = {hash_of(each.token): each.seat for each in tokens}
    return Made(table=id, commitment=again.table.commitment, programs=tokens)


@router.get("/{table}/record", response_class=Response, responses={200: RECORD}, dependencies=[costs(2)])
async def record(live: WatchedTableOf, caller: CallerOf) -> Response:
    """The game as AGN: whole, with the proof of its deals, once it has ended; before that as you may know it."""
    return Response(
        live.record(caller.seats(live), delayed=caller.is_delayed(live)),
        media_type="application/vnd.azulejos.agn",
        headers={"Content-Disposition": f'attachment; filename="azulejos-{live.table.id}.agn"'},
    )


@router.delete("/{table}", status_code=204)
async def give_up(live: TableOf, caller: KnownCallerOf) -> None:
    """Give a table up that has not begun: its maker can."""
    if live.table.maker != caller.known():
        raise NotAllowed("not-the-maker", "Only the host can close a table.")
    if live.table.status is not TableStatus.OPEN and live.table.status not in ENDED:
        raise NotAllowed("game-goes-on", "Play has begun: leave the table instead.")
    if live.table.setup.quick and any(seat.person not in (None, caller.person) for seat in live.table.seats):
        raise NotAllowed("quick-table", "Others wait here for a quick game, too: leave your seat instead.")
    await live.do(lambda each: decisions.close(each, caller.known(), "given-up"))
