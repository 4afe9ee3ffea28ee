"""What leaves an event: papers to print, and lists and everything as files."""

from __future__ import annotations

import datetime
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query, Request, Response

from azulejos.notation.tags import printable
from azulejos.server.errors import BadRequest, NotAllowed, Unavailable
from azulejos.server.tables.state import TableStatus
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.projections import public_lists
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.short_codes import key_of, pin_of
from azulejos.server.web.addresses import of_request
from azulejos.server.web.app_state import AppStateOf
from azulejos.server.web.tournaments.models import AGN, CSV, PDF, TEXT
from azulejos.server.web.tournaments.roles import RoleOf, StaffOf, TournamentOf
from azulejos.tournament import TournamentError
from azulejos.tournament.exports import FULL, as_csv, full_export, seating_numbers
from azulejos.tournament.paper import DOCUMENTS, LANGUAGES
from azulejos.tournament.prize_giving import is_hidden

router = APIRouter(prefix="/api/v1/tournaments", tags=["tournaments"])
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
TELLING = frozenset({"ranking", "certificates"})
"""What tells the standings."""
Document = Literal["sheets", "cards", "tables", "names", "ranking", "certificates"]
ListName = Literal["participants", "seating", "results", "ranking", "crosstable", "entrants", "log"]


@router.get("/{tournament}/papers/{document}.pdf", response_class=Response, responses={200: PDF})
async def paper(
    document: Document,
    request: Request,
    live: TournamentOf,
    app: AppStateOf,
    role: StaffOf,
    language: Language = "en",
    game: Annotated[int | None, Query(ge=1, le=30)] = None,
    size: Annotated[Literal["a4", "letter"], Query(alias="paper")] = "a4",
) -> Response:
    """A document to print: score sheets, table cards, pairings by table or by name, the ranking, certificates."""
    if document in TELLING and is_hidden(live.snapshot.state) and role.kind != "organiser":
        raise NotAllowed("hidden", "The standings are hidden until the prize-giving: ask an organiser.")
    state, register, day = live.snapshot.state, live.snapshot.register, live.desk.arranged.date
    address = of_request(app.settings, request)
    date = None if day is None else datetime.date.fromisoformat(day)

    key = await key_of(live) if document == "sheets" and not live.desk.arranged.online else None
    pins = None if key is None else partial(pin_of, key)

    begun = live.view().begun

    def printed() -> bytes:
        return DOCUMENTS[document](state, register, language=language, game=game, base_url=address, paper=size, date=date, pins=pins, begun=begun)

    try:
        content = await app.work_pool.run(printed)
    except TournamentError as error:
        if error.code == "no-paper":
            raise Unavailable("no-paper", error.text) from error
        raise BadRequest(error.code, error.text, error.clause) from error
    name = f"{live.id}-{document}.pdf"
    return Response(content, media_type="application/pdf", headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.get("/{tournament}/lists/{name}.csv", response_class=Response, responses={200: CSV})
async def list_as_csv(name: ListName, live: TournamentOf, role: RoleOf) -> Response:
    """A list as CSV: participants, seating, results, ranking, cross-table; for arbiters and organisers also all entrants, and the log."""
    if name in FULL:
        _check_staff(role)
    text = as_csv(name, live.snapshot, unhidden=role is not None and role.kind == "organiser")
    return Response(text, media_type="text/csv", headers={"Content-Disposition": f'attachment; filename="{live.id}-{name}.csv"'})


@router.get("/{tournament}/lists/seating.txt", response_class=Response, responses={200: TEXT})
async def seating_by_numbers(live: TournamentOf) -> Response:
    """The seating of all games by players' numbers, as programs for mahjong read one: a line for each table, an empty one between games."""
    headers = {"Content-Disposition": f'attachment; filename="{live.id}-seating.txt"'}
    return Response(seating_numbers(live.snapshot.state), media_type="text/plain", headers=headers)


@router.get("/{tournament}/export.json")
async def export(
    live: TournamentOf,
    role: RoleOf,
    full: Annotated[bool, Query(description="For arbiters and organisers: events, names, the log. `azulejos tournament import` reads it.")] = False,
) -> Response:
    """All public lists; or, with `full`, everything that there is of the event but tokens."""
    if full:
        _check_staff(role)
    found = _everything(live) if full else public_lists(live.snapshot, live.desk, live.view().begun)
    content = orjson.dumps(found, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS)
    name = f"{live.id}{'-full' if full else ''}.json"
    return Response(content, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/{tournament}/export/games.agn", response_class=Response, responses={200: AGN})
async def games_as_agn(live: TournamentOf, app: AppStateOf, role: RoleOf) -> Response:
    """All finished games of an online event, in one file. Spectators get a game when they have seen its end."""
    delayed = role is None or not role.is_staff
    records = []
    for (game, table), id in sorted(live.desk.live.items()):
        found = await app.tables.table(id)
        if found.audience.shown_table(delayed=delayed).status is TableStatus.FINISHED:
            records.append(found.record(frozenset(), delayed=delayed, tags=_event_tags(live, game, table)))
    name = f"{live.id}-games.agn"
    return Response("\n".join(records), media_type="application/vnd.azulejos.agn", headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _event_tags(live: LiveTournament, game: int, table: int) -> dict[str, str]:
    title = live.snapshot.state.title
    return {**({"Event": printable(title)} if title else {}), "EventGame": str(game), "EventTable": str(table)}


def _everything(live: LiveTournament) -> dict[str, Any]:
    desk = [{"version": each.version, "at": each.at, "actor": each.actor, "kind": each.kind, "payload": each.payload} for each in live.desk.logged]
    return {**full_export(live.snapshot), "public": public_lists(live.snapshot, live.desk, live.view().begun), "desk": desk}


def _check_staff(role: Role | None) -> None:
    if role is None or not role.is_staff:
        raise NotAllowed("not-your-role", "Only an arbiter or an organiser may have this: ask one.")
