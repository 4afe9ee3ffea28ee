"""The operator: close tables, rule as an arbiter, mute and ban, read reports; every act is kept in a log. All of it needs the operator's token."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import Field
from sqlalchemy import Executable

from azulejos.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from azulejos.server.store import Unchanged, VersionConflict, bans, people, reports
from azulejos.server.store.events import new_event
from azulejos.server.tables import decisions
from azulejos.server.tables.events import Extended, TableEvent
from azulejos.server.tables.state import ENDED, Table
from azulejos.server.web import cluster_news as news
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf, now
from azulejos.server.web.callers import PROGRAM
from azulejos.server.web.identity import is_person_id
from azulejos.server.web.limits import is_address, network
from azulejos.server.web.models import MOST, Done, Model, SeatNumber
from azulejos.server.web.table_access import TableOf

OPERATOR = "operator"
FOR_GOOD = 10**6
"""Minutes of a mute that nobody has to remember to renew: about two years."""
Why = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+$", description="One line, for the log.")]
Minutes = Annotated[int, Field(ge=1, le=FOR_GOOD)]

# Only the OpenAPI document reads this: who calls, `Callers` finds out.
_TOKEN = HTTPBearer(scheme_name="operator", description="The operator's token, as the settings have it.", auto_error=False)


def check_operator(caller: CallerOf, _: Annotated[HTTPAuthorizationCredentials | None, Depends(_TOKEN)]) -> None:
    """Refuse everybody else."""
    if not caller.is_operator:
        raise NotAllowed("not-the-operator", "This needs the operator's token (Authorization: Bearer …).", status=401)


router = APIRouter(prefix="/api/v1/operator", tags=["operator"], dependencies=[Depends(check_operator)])


class Close(Model):
    """Close a table for good."""

    why: Why


class Rule(Model):
    """An arbiter's word at a tournament's table: `resume` or `void` (T5), or `withdraw:SEAT` (T21, T23)."""

    token: str = Field(min_length=1, max_length=40, examples=["withdraw:2"])
    why: Why


class MoreTime(Model):
    """More time for a seat."""

    seat: SeatNumber
    seconds: int = Field(ge=1, le=86_400)
    why: Why


class Against(Model):
    """Act against a person, by a seat that they hold or by the id that a report names; for some minutes or for good."""

    table: str | None = Field(default=None, max_length=40)
    seat: SeatNumber | None = None
    person: str | None = Field(default=None, max_length=40)
    minutes: Minutes | None = None
    why: Why


class BanAddress(Model):
    """Ban an address: of IPv6 the network of its home, which has more addresses than can be banned."""

    address: str = Field(min_length=2, max_length=64, examples=["192.0.2.7"])
    minutes: Minutes | None = None
    why: Why


class Ban(Model):
    """A ban that holds now, until a time in milliseconds since 1970 or for good."""

    kind: Literal["person", "address"]
    value: str
    until: int | None
    why: str


class Reported(Model):
    """What somebody has reported, and about whom."""

    id: str
    table: str
    person: str
    at: int
    about: str | None
    text: str
    state: Literal["open", "done"]


async def note(app: AppState, act: str, also: Sequence[Executable] = (), **about: Any) -> None:
    """Keep an act in the operator's log, together with what it stores."""
    while True:
        version = len(await app.store.read(OPERATOR))
        try:
            await app.store.append(OPERATOR, version, [new_event(act, OPERATOR, **about)], now(), also)
        except VersionConflict:
            continue  # Two acts at once: the other one came first.
        app.log.warning("operator-acted", act=act)
        return


@router.post("/tables/{table}/close")
async def close(body: Close, live: TableOf, app: AppStateOf) -> Done:
    """Close a table for good; its players are told why."""
    version = await live.do(lambda each: decisions.close(each, OPERATOR, body.why))
    await note(app, "closed-table", table=live.table.id, why=body.why)
    return Done(version=version)


@router.post("/tables/{table}/rule")
async def rule(body: Rule, live: TableOf, app: AppStateOf) -> Done:
    """Rule as an arbiter."""
    version = await live.do(lambda each: decisions.around(each, body.token, OPERATOR, live.draws()))
    await note(app, "ruled", table=live.table.id, ruling=body.token, why=body.why)
    return Done(version=version)


@router.post("/tables/{table}/time")
async def more_time(body: MoreTime, live: TableOf, app: AppStateOf) -> Done:
    """Give a seat more time."""

    def decide(table: Table) -> list[TableEvent]:
        table.game.check_seat(body.seat)
        if table.status in ENDED:
            raise Conflict("game-is-over", "The game is over.")
        if table.setup.clock.kind == "none":
            raise Conflict("no-clock", "This table has no clock.")
        return [Extended(OPERATOR, body.seat, body.seconds * 1000)]

    version = await live.do(decide)
    await note(app, "gave-time", table=live.table.id, seat=body.seat, seconds=body.seconds, why=body.why)
    return Done(version=version)


async def _person(app: AppState, body: Against) -> str:
    if (body.person is None) == (body.table is None) or (body.table is None) != (body.seat is None):
        raise BadRequest("whom", "Name either a table and a seat, or a person.")
    person = body.person
    if body.table is not None and body.seat is not None:
        live = app.tables.in_memory(body.table)
        table = live.table if live is not None else await app.tables.stored(body.table)
        person = table.seat(body.seat).person if body.seat <= len(table.seats) else None
    if person is None or person == PROGRAM or not is_person_id(person) or not await app.store.rows(people.find([person])):
        raise NotFound("nobody-there", "Nobody is known there, or not any more.")
    return person


@router.post("/mute", status_code=204)
async def mute(body: Against, app: AppStateOf) -> None:
    """Mute a person in all chats."""
    person = await _person(app, body)
    until = now() + (body.minutes or FOR_GOOD) * 60_000
    await note(app, "muted", [people.mute(person, until)], person=person, minutes=body.minutes, why=body.why)


@router.post("/unmute", status_code=204)
async def unmute(body: Against, app: AppStateOf) -> None:
    """Let a person speak again."""
    person = await _person(app, body)
    await note(app, "unmuted", [people.mute(person, None)], person=person, why=body.why)


@router.post("/ban", status_code=204)
async def ban(body: Against, app: AppStateOf) -> None:
    """Ban a person from this server: at once, on all devices."""
    person = await _person(app, body)
    await note(app, "banned", [bans.put("person", person, _until(body.minutes), body.why)], person=person, minutes=body.minutes, why=body.why)
    news.banned(app, "person", person)


@router.post("/ban-address", status_code=204)
async def ban_address(body: BanAddress, app: AppStateOf) -> None:
    """Ban an address from this server."""
    value = _network(body.address)
    await note(app, "banned-address", [bans.put("address", value, _until(body.minutes), body.why)], address=value, minutes=body.minutes, why=body.why)
    news.banned(app, "address", value)


def _network(address: str) -> str:
    if not is_address(address):
        raise BadRequest("bad-address", "Not a valid address: give one such as 192.0.2.7 or 2001:db8::1.")
    return network(address.partition("/")[0])


def _until(minutes: int | None) -> int | None:
    return None if minutes is None else now() + minutes * 60_000


@router.get("/bans")
async def banned(app: AppStateOf) -> list[Ban]:
    """All bans that hold now."""
    return [Ban(**row._mapping) for row in await app.store.rows(bans.valid(now()))]


@router.delete("/bans/{kind}/{value:path}", status_code=204)
async def unban(kind: Literal["person", "address"], value: str, app: AppStateOf) -> None:
    """Lift a ban."""
    value = _network(value) if kind == "address" else value
    if not (kind == "address" or is_person_id(value)) or not await app.store.rows(bans.find(kind, value, now())):
        raise NotFound("no-ban", "There is no such ban.")
    await note(app, "unbanned", [bans.remove(kind, value)], ban=kind, value=value)
    news.forget(app)


@router.get("/reports")
async def told(app: AppStateOf, state: Literal["open", "done"] = "open") -> list[Reported]:
    """What people have reported, the oldest first, a hundred at a time."""
    rows = await app.store.rows(reports.in_state(state))
    return [
        Reported(id=row.id, table=row.table_id, person=row.person, at=row.at, about=row.about or None, text=row.text, state=row.state) for row in rows
    ]


@router.post("/reports/{report}/done", status_code=204)
async def settle(report: Annotated[str, Field(max_length=40)], app: AppStateOf) -> None:
    """Mark a report as settled."""
    missing = NotFound("no-report", "There is no such report.")
    if not report.isascii() or not report.isalnum():
        raise missing
    try:
        await note(app, "settled-report", [reports.mark(report, "done")], report=report)
    except Unchanged:
        raise missing from None


@router.get("/log")
async def log(app: AppStateOf, after: Annotated[int, Query(ge=0, le=MOST)] = 0) -> list[dict[str, Any]]:
    """What the operator has done, when and why; after a number, if one is given."""
    return [
        {"number": each.version, "at": each.at, "act": each.kind, **{name: value for name, value in each.payload.items() if name != "form"}}
        for each in await app.store.read(OPERATOR, after)
    ]
