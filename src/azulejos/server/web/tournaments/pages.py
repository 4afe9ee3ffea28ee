"""What an event's page has besides the event: its logo, copies of the event, and the series that it belongs to."""

from __future__ import annotations

import base64
from dataclasses import replace
from time import monotonic
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response

from azulejos.server.errors import NotAllowed, NotFound
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web.app_state import AppStateOf, CallerOf
from azulejos.server.web.identity import new_person_id
from azulejos.server.web.tournaments import models
from azulejos.server.web.tournaments.roles import KnownRoleOf, TournamentOf, set_role_cookie
from azulejos.server.web.tournaments.routes import made_tournament
from azulejos.tournament import Capped, ClubsKeptApart, Described, Entered, Person, events
from azulejos.tournament.errors import Refused
from azulejos.tournament.logo import read_logo
from azulejos.tournament.organiser_desk import check_day
from azulejos.tournament.series import series

router = APIRouter(prefix="/api/v1", tags=["tournaments"])
PICTURE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": "inline",
    "Cache-Control": "private, max-age=31536000, immutable",
}
"""A picture is a picture, whatever its bytes try to be; the mark in its address is that of its bytes."""


@router.post("/tournaments/{tournament}/logo")
async def set_logo(
    body: models.LogoRequest, live: TournamentOf, role: KnownRoleOf, app: AppStateOf, caller: CallerOf, after: BackgroundTasks
) -> models.LogoSet:
    """Give the event a logo: a PNG or JPEG picture of 150 kB and 1,200 pixels at the most."""
    _check_organiser(role)
    app.limits.table(caller.address, monotonic())
    try:
        logo = read_logo(base64.b64decode(body.content, validate=True))
    except ValueError:
        raise Refused("logo-type", "A logo comes as the base64 of a PNG or JPEG picture.") from None

    def change(transaction: Transaction) -> None:
        transaction.note("logo-set", type=logo.type, content=logo.text())

    done = await live.do(change, role.person, None)
    after.add_task(live.acknowledged)
    return models.LogoSet(version=done.version, logo=logo.mark)


@router.delete("/tournaments/{tournament}/logo")
async def remove_logo(live: TournamentOf, role: KnownRoleOf, after: BackgroundTasks) -> models.CommandDone:
    """Take the logo away."""
    _check_organiser(role)
    done = await live.do(lambda transaction: transaction.note("logo-removed"), role.person, None)
    after.add_task(live.acknowledged)
    return models.CommandDone(version=done.version)


@router.get("/tournaments/{tournament}/logo/{mark}", response_class=Response, responses={200: models.PICTURE})
async def logo(live: TournamentOf, mark: Annotated[str, Path(max_length=16)]) -> Response:
    """The logo of an event."""
    found = live.desk.logo
    if found is None or found.mark != mark:
        raise NotFound("no-logo", "There is no such logo: look at the event again.")
    return Response(found.content, media_type=found.type, headers=PICTURE_HEADERS)


@router.post("/tournaments/{tournament}/clone", status_code=201)
async def clone(
    body: models.CloneRequest, request: Request, response: Response, live: TournamentOf, role: KnownRoleOf, app: AppStateOf, caller: CallerOf
) -> models.MadeTournament:
    """Make another event like this one: its settings, arrangements, text, logo and places; with `people` everybody who entered, too."""
    _check_organiser(role)
    app.limits.table(caller.address, monotonic())
    check_day(body.date, None)
    title = " ".join(body.title.split()) or live.snapshot.state.title
    arranged = replace(live.desk.arranged, date=body.date or None, archived=False)
    made, token = await made_tournament(app, title, live.snapshot.state.settings, arranged, role.label)
    await made.do(lambda transaction: _copy(live, transaction, people=body.people), made.roles[0].person, None)
    set_role_cookie(response, made.id, "organiser", token, secure=app.settings.secure(request.url.scheme))
    return models.MadeTournament(tournament=made.id, token=token, role=made.roles[0].json())


@router.get("/series/{name}")
async def one_series(name: Annotated[str, Path(max_length=40, examples=["winter-2027"])], app: AppStateOf, caller: CallerOf) -> models.Series:
    """A series: its listed events, the oldest first, and the ranking of all of them together, with what everybody has played."""
    found = await app.tournaments.series(name)
    if not found:
        raise NotFound("no-series", "There is no such series: check the link.")
    return models.Series.model_validate(
        {
            "series": name,
            "events": [_event(live) for live in found],
            "ranking": series(live.snapshot for live in found),
        },
        from_attributes=True,
    )


def _event(live: LiveTournament) -> dict[str, object]:
    state = live.snapshot.state
    return {"id": live.id, "title": state.title, "date": live.desk.arranged.date, "stage": state.stage.value}


def _check_organiser(role: Role) -> None:
    if role.kind != "organiser":
        raise NotAllowed("not-your-role", "Only an organiser may do this: ask one.")


def _copy(live: LiveTournament, to: Transaction, *, people: bool) -> None:
    state = live.snapshot.state
    if live.desk.logo is not None:
        to.note("logo-set", type=live.desk.logo.type, content=live.desk.logo.text())
    if state.most is not None:
        to.do(Capped(state.most))
    if state.clubs_apart:
        to.do(ClubsKeptApart(True))
    for id, entrant in state.entrants.items() if people else ():
        known = live.snapshot.register.find(id)
        if known is None or entrant.expelled or id in live.desk.bots:
            continue
        person = Person(new_person_id(), known.first, known.surname)
        to.do(Entered(person.id, of_age=True))
        to.name(person)
        if entrant.club or entrant.rating is not None:
            to.do(Described(person.id, entrant.club, entrant.rating))
        if entrant.table is not None or entrant.seat is not None:
            to.do(events.PlaceFixed(person.id, entrant.table, entrant.seat))
