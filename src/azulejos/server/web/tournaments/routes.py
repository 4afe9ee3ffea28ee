"""Tournaments: make one, find one, look at it, enter, act, hand out links."""

from __future__ import annotations

import secrets
from time import monotonic
from typing import Annotated

import orjson
from fastapi import APIRouter, BackgroundTasks, Path, Request, Response

from azulejos.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from azulejos.server.store import VersionConflict
from azulejos.server.tournaments import message_types, short_codes
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction, desk_event
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf
from azulejos.server.web.identity import LETTERS, hash_of, new_key, new_person_id
from azulejos.server.web.models import MOST, Claim
from azulejos.server.web.openapi import answer
from azulejos.server.web.tournaments import models
from azulejos.server.web.tournaments.commands import TournamentCommand, run
from azulejos.server.web.tournaments.roles import KnownRoleOf, RoleOf, StaffOf, TournamentOf, clear_role_cookie, held, set_role_cookie
from azulejos.tournament import Appointed, Entered, Person, Settings, score_pad
from azulejos.tournament.commands import Context, execute
from azulejos.tournament.commands.games import HandInSheet
from azulejos.tournament.organiser_desk import Arrangements, check_day
from azulejos.tournament.people import full_name
from azulejos.tournament.registration import check_room
from azulejos.tournament.seating_changes import offers
from azulejos.tournament.settings import PRESETS
from azulejos.tournament.swaps import cost, costs, draft_mark, published_mark

router = APIRouter(prefix="/api/v1/tournaments", tags=["tournaments"])
ID_LENGTH = 8
"""Short enough to be typed from a screen on a wall: an id is no secret."""
ENTRY_MS = 600_000
"""So long whoever did not hear the answer to an entry can ask again."""
ENTRY = "entry"
"""How the desk names whoever is not known yet."""


def new_id() -> str:
    """An id of an event.

    >>> len(new_id())
    8
    """
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


@router.post("", status_code=201)
async def create_tournament(
    body: models.NewTournament, request: Request, response: Response, app: AppStateOf, caller: CallerOf
) -> models.MadeTournament:
    """Make an event. You are its organiser: the token is shown this once, and your browser has it as a cookie."""
    app.limits.table(caller.address, monotonic())
    check_day(body.date, body.timezone)
    chosen = {**PRESETS[body.preset].json(), **body.settings.model_dump(exclude_none=True)}
    if body.unattended and not body.online:
        raise Conflict("not-online", "Only an event that is played online can run by itself.")
    if body.online and body.settings.hidden_from is not None:
        raise Conflict("watched-online", "Online everybody can watch the tables: standings are hidden in a hall only.")
    arranged = Arrangements(
        body.online, body.listed, body.self_check_in, body.date or None, body.timezone or None, body.watch_delay, body.bots, body.unattended
    )
    label = full_name(body.label) if body.label.strip() else ""
    title = " ".join(body.title.split())
    live, token = await made_tournament(app, title, Settings.read(chosen), arranged, label)
    set_role_cookie(response, live.id, "organiser", token, secure=app.settings.secure(request.url.scheme))
    return models.MadeTournament(tournament=live.id, token=token, role=live.roles[0].json())


async def made_tournament(app: AppState, title: str, settings: Settings, arranged: Arrangements, label: str) -> tuple[LiveTournament, str]:
    """A new event, and the token of its organiser."""
    while True:
        id, person, token = new_id(), new_person_id(), new_key()
        try:
            live = await app.tournaments.create(id, title, settings, arranged, person, label, hash_of(token))
        except VersionConflict:
            continue  # One among 10 to the 11: there is such an event.
        app.tournaments.forget_list()
        return live, token


@router.get("")
async def tournaments(app: AppStateOf, caller: CallerOf) -> list[models.Summary]:
    """The events of this server that are to be listed, the latest first, a hundred at the most."""
    return [models.Summary(**each) for each in await app.tournaments.listed()]


@router.post("/score-pad")
async def count_wall(body: models.PadRequest, caller: CallerOf) -> models.WallCount:
    """Count a finished wall: bonuses (A41), complete rows, PV, and what of a sheet it contradicts. Nothing is stored."""
    wall = score_pad.read_wall(body.wall)
    found = score_pad.count(wall, body.before)
    asked = score_pad.questions(wall, before=body.before, rows=body.rows, pv=body.pv)
    return models.WallCount.model_validate(
        {
            "rows": found.rows,
            "pv": found.pv,
            "most_before": score_pad.most_before(wall),
            "bonuses": [{"kind": each.kind, "count": each.count, "points": each.points} for each in found.bonuses],
            "questions": [{"code": each.code, "clause": each.clause, "text": each.text, "seat": None} for each in asked],
        }
    )


@router.get("/{tournament}", response_class=Response, responses={200: models.PARTS})
async def tournament(live: TournamentOf, role: RoleOf) -> Response:
    """An event, as you may see it: the same message that a socket gets first (docs/event.md)."""
    return Response(live.audience.everything(role), media_type="application/json")


@router.delete("/{tournament}", status_code=204)
async def delete_tournament(live: TournamentOf, app: AppStateOf, caller: CallerOf, role: RoleOf) -> None:
    """Delete an event for good, with its names and links: by an organiser, or by the operator. Not while a game is on. Games that were played at live
    tables stay there.
    """
    _organiser(role, caller.is_operator, live.snapshot.events[0].actor)
    await app.tournaments.delete(live)
    app.online.forget(live.id)


@router.get("/{tournament}/me")
async def my_roles(live: TournamentOf, request: Request) -> list[message_types.Role]:
    """All roles that you hold in this event."""
    return [role.json() for role in held(request, live)]


@router.post("/{tournament}/claim")
async def claim_role(body: Claim, request: Request, response: Response, live: TournamentOf, app: AppStateOf) -> message_types.Role:
    """Exchange the token of a link for a cookie, which no script can read."""
    hash = hash_of(body.token)
    role = next((each for each in live.roles if each.hash == hash and each.revoked_at is None), None)
    if role is None:
        raise NotAllowed("token-not-valid", "This link is not valid, or not any more: ask the organiser for another one.")
    set_role_cookie(response, live.id, role.kind, body.token, secure=app.settings.secure(request.url.scheme))
    return role.json()


@router.post("/{tournament}/code")
async def claim_code(
    body: models.CodeRequest, request: Request, response: Response, live: TournamentOf, app: AppStateOf, caller: CallerOf
) -> message_types.Role:
    """Exchange the short code of a personal link for a cookie. How often somebody may guess is limited."""
    what = f"{live.id} code"
    app.limits.guess(what, caller.address, monotonic())
    key = await short_codes.key_of(live)
    role = short_codes.role_of_code(live, key, body.code)
    if role is None:
        app.limits.guessed_wrong(what, caller.address, monotonic())
        raise NotAllowed("wrong-code", "This is not a code of this event, or not any more: check it, or ask the organiser for another one.")
    set_role_cookie(response, live.id, role.kind, short_codes.token_of(key, role), secure=app.settings.secure(request.url.scheme))
    return role.json()


@router.post("/{tournament}/table-sheet")
async def hand_in_by_pin(
    body: models.TableSheet, live: TournamentOf, app: AppStateOf, caller: CallerOf, after: BackgroundTasks
) -> models.CommandDone:
    """A table's sheet (T12) without a personal link: by the pin of the paper sheet, in the name of a seat. Guesses are limited."""
    what = f"{live.id} {body.game} {body.table}"
    app.limits.guess(what, caller.address, monotonic())
    key = await short_codes.key_of(live)
    if not secrets.compare_digest(short_codes.pin_of(key, body.game, body.table).encode(), short_codes.typed(body.pin).encode()):
        app.limits.guessed_wrong(what, caller.address, monotonic())
        raise NotAllowed("wrong-pin", "This is not the pin of this table: look at its score sheet.", "T12")
    seats = live.snapshot.state.table(body.game, body.table).seats
    if body.seat > len(seats):
        raise BadRequest("no-such-seat", "There is no such seat at this table: look at its score sheet.", "T12")
    person, command = seats[body.seat - 1], HandInSheet(pv=tuple(body.pv), rows=tuple(body.rows), table=body.table, game=body.game)
    done = await live.do(lambda on: execute(command, on, Context(role="player")), person, body.id)
    after.add_task(live.acknowledged)
    return models.CommandDone(version=done.version, **done.answer)


@router.delete("/{tournament}/claim", status_code=204)
async def give_role_back(response: Response, live: TournamentOf, role: KnownRoleOf) -> None:
    """Forget a role on this browser, such as a borrowed phone; the link stays valid."""
    clear_role_cookie(response, live.id, role.kind)


@router.post("/{tournament}/entries", status_code=201)
async def enter(
    body: models.NewEntry, request: Request, response: Response, live: TournamentOf, app: AppStateOf, caller: CallerOf, after: BackgroundTasks
) -> models.Entry:
    """Enter by yourself, while entries are open. The token of your personal link is shown this once; your browser has it as a cookie."""
    app.limits.person(caller.address, monotonic())
    token, asked = new_key(), hash_of(body.id)
    person = Person(new_person_id(), full_name(body.first), full_name(body.surname) if body.surname.strip() else "")

    def change(transaction: Transaction) -> None:
        known = transaction.desk.granted.get((ENTRY, asked))
        entered = person.id
        if known is not None:
            if known.at < transaction.at - ENTRY_MS:
                raise Conflict("entered-already", "You have entered already: take the link that you got, or ask at the desk for another one.")
            entered = transaction.actor = known.answer["person"]
            transaction.revoke(role.number for role in transaction.roles if role.person == entered and role.kind == "player")
        else:
            _check_open(transaction)
            transaction.do(Entered(entered, body.of_age))
            transaction.name(person)
            transaction.desk_events.append(desk_event("granted", ENTRY, id=asked, version=0, answer={"person": entered}))
        transaction.add_role(hash_of(token), "player", entered)
        transaction.answer["person"] = entered

    done = await live.do(change, person.id, None)
    after.add_task(live.acknowledged)
    set_role_cookie(response, live.id, "player", token, secure=app.settings.secure(request.url.scheme))
    return models.Entry(person=done.answer["person"], token=token, version=done.version)


def _check_open(transaction: Transaction) -> None:
    if not transaction.desk.entries_open or transaction.state.games:
        raise Conflict("entries-are-closed", "Entries are closed: ask at the desk.", "T11")
    check_room(transaction.state)


@router.post("/{tournament}/acts")
async def act_in_tournament(
    body: TournamentCommand, live: TournamentOf, app: AppStateOf, role: KnownRoleOf, after: BackgroundTasks
) -> models.CommandDone:
    """Do something. The answer comes when it is stored; the same id sent again is answered again (docs/event.md)."""
    done = await run(app, live, role, body.id, body.command())
    if live.desk.arranged.online:
        await app.online.reconcile(live.id)  # What it means for live tables is done when it is answered, if nothing is in the way.
    # First the answer, then everybody is shown it.
    after.add_task(live.acknowledged)
    return models.CommandDone(version=done.version, **done.answer)


@router.post("/{tournament}/swaps")
async def weigh_swaps(body: models.SwapCostsRequest, live: TournamentOf, role: StaffOf) -> models.SwapCosts:
    """What the draft would cost if somebody changed places with each of the others. Nothing is changed."""
    state = live.snapshot.state
    if not state.draft:
        raise Conflict("no-draft", "There is no draft: draft a seating first.", "T15")
    found = costs(state, state.draft, body.game, body.one)
    return models.SwapCosts(
        mark=draft_mark(state.draft), cost=cost(state, state.draft), swaps=[models.SwapCost(other=other, cost=each) for other, each in found.items()]
    )


@router.post("/{tournament}/changes")
async def weigh_changes(body: models.SeatingOffersRequest, live: TournamentOf, role: StaffOf) -> models.SeatingOffers:
    """What the published seating would cost after each change that can be made to it before its game starts. Nothing is changed."""
    state = live.snapshot.state
    if not state.published:
        raise Conflict("not-published", "There is no published seating: publish one first.", "T15")
    found = offers(state, body.game, body.person)
    return models.SeatingOffers(
        mark=published_mark(state.published),
        cost=cost(state, state.published),
        swaps=[models.SwapCost(other=other, cost=each) for other, each in found.swaps.items()],
        chairs=[models.ChairCost(table=table, cost=each) for table, each in found.chairs.items()],
        out=found.out,
        redraw=None if found.redraw is None else models.RedrawCost(moved=found.redraw[0], cost=found.redraw[1]),
    )


@router.post("/{tournament}/tokens", status_code=201)
async def make_tokens(
    body: models.NewTokens, live: TournamentOf, app: AppStateOf, caller: CallerOf, role: RoleOf, after: BackgroundTasks
) -> models.MadeTokens:
    """Make links for people: by an organiser, or by the operator. Each token is shown this once."""
    actor = _organiser(role, caller.is_operator, live.snapshot.events[0].actor)
    label = full_name(body.label) if body.label.strip() else ""
    persons = list(dict.fromkeys(body.persons))
    if (body.role != "player" and len(persons) > 1) or (body.role == "player" and not persons):
        raise BadRequest("whom", "Name the players for whom links are; a link of an arbiter or organiser is for one person.")
    tokens = {person: new_key() for person in persons or [new_person_id()]}
    numbers: dict[str, int] = {}

    def change(transaction: Transaction) -> None:
        for person, token in tokens.items():
            if persons and person not in transaction.state.entrants:
                raise NotFound("no-such-person", "Nobody here has this id: look at the list again.")
            if body.role == "player":
                transaction.revoke(each.number for each in transaction.roles if each.person == person and each.kind == "player")
            elif person not in transaction.state.arbiters:
                transaction.do(Appointed(person))
            if not persons and label:
                transaction.name(Person(person, label))
            numbers[person] = transaction.add_role(hash_of(token), body.role, person, "" if persons else label)

    done = await live.do(change, actor, None)
    after.add_task(live.acknowledged)
    key = await short_codes.key_of(live)
    codes = {each.number: short_codes.code_of(key, each) for each in live.roles}
    made = [
        models.MadeToken(
            number=numbers[person], role=body.role, person=person, label="" if persons else label, token=token, code=codes[numbers[person]]
        )
        for person, token in tokens.items()
    ]
    return models.MadeTokens(tokens=made, version=done.version)


@router.delete("/{tournament}/tokens/{number}")
async def revoke_token(
    live: TournamentOf, caller: CallerOf, role: RoleOf, after: BackgroundTasks, number: Annotated[int, Path(ge=1, le=MOST)]
) -> models.CommandDone:
    """Revoke a link: whoever came by it is a spectator at once. The last organiser's cannot be revoked."""
    actor = _organiser(role, caller.is_operator, live.snapshot.events[0].actor)

    def change(transaction: Transaction) -> None:
        found = next((each for each in transaction.roles if each.number == number and each.revoked_at is None), None)
        if found is None:
            raise NotFound("no-such-token", "There is no such link, or it was revoked before.")
        others = [each for each in transaction.roles if each.kind == "organiser" and each.revoked_at is None and each is not found]
        if found.kind == "organiser" and not others:
            raise Conflict("last-organiser", "Nobody could run the event any more: make a link for another organiser first.")
        transaction.revoke([number])

    done = await live.do(change, actor, None)
    after.add_task(live.acknowledged)
    return models.CommandDone(version=done.version)


def _organiser(role: Role | None, is_operator: bool, maker: str) -> str:
    """Who acts: an organiser, or, for the operator, whoever made the event."""
    if is_operator:
        return maker
    if role is None:
        raise NotAllowed("no-role", "Open your personal link to this event first.", status=401)
    if role.kind != "organiser":
        raise NotAllowed("not-your-role", "Only an organiser may do this: ask one.")
    return role.person


@router.get("/{tournament}/log", response_class=Response, responses={200: answer(list[message_types.LogEntry], "The log.")})
async def tournament_log(live: TournamentOf, role: StaffOf) -> Response:
    """The whole log, for arbiters and organisers."""
    return Response(orjson.dumps(live.view().log), media_type="application/json")
