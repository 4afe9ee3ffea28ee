"""Who you are: a device key made at the first visit, a name, and a personal link that makes another device yours. No passwords, no e-mail."""

from __future__ import annotations

from time import monotonic

from fastapi import APIRouter, Request, Response

from azulejos.server.errors import NotAllowed
from azulejos.server.store import Unchanged, keys, people
from azulejos.server.tables.names import nickname
from azulejos.server.web import cluster_news as news
from azulejos.server.web.app_state import AppStateOf, CallerOf, KnownCallerOf, now
from azulejos.server.web.identity import clear_device_cookie, hash_of, new_key, new_person_id, set_device_cookie
from azulejos.server.web.models import Claim, NewName, Person, PersonalLink, Visitor

router = APIRouter(prefix="/api/v1/me", tags=["me"])
LINK_MS = 600_000
"""A personal link is good for ten minutes."""


@router.post("", status_code=201)
async def introduce(body: NewName, request: Request, response: Response, app: AppStateOf, caller: CallerOf) -> Person:
    """Introduce yourself: this device gets a key (a cookie), and you a name. Who is known only gets the new name, as often as they may talk."""
    name = nickname(body.name)
    if caller.person is not None:
        app.limits.chat(caller.person, monotonic())  # Everybody at their tables is told.
        await app.store.write([people.put(caller.person, name, now())])
        news.rename(app, caller.person, name)
        return Person(name=name)
    app.limits.person(caller.address, monotonic())
    person, key, at = new_person_id(), new_key(), now()
    await app.store.write([people.put(person, name, at), keys.add(hash_of(key), person, "device", at)])
    set_device_cookie(response, key, secure=app.settings.secure(request.url.scheme))
    return Person(name=name)


@router.get("")
async def me(app: AppStateOf, caller: CallerOf) -> Visitor:
    """Who you are here. A device that is not known asks this first, and is not refused: it has no name yet."""
    return Visitor(name=None if caller.person is None else await app.callers.name(caller.person))


@router.delete("", status_code=204)
async def forget(response: Response, app: AppStateOf, caller: KnownCallerOf) -> None:
    """Erase yourself: your name, your keys on all devices, and the list of your games. The games stay, without a name."""
    person = caller.known()
    await app.store.write(people.erase(person, now()))
    news.forget(app)
    news.rename(app, person, "")
    clear_device_cookie(response)


@router.post("/link", status_code=201)
async def link(app: AppStateOf, caller: KnownCallerOf) -> PersonalLink:
    """A token that makes another device yours, once. The client shows it as a link or a QR code, behind a `#`, so that no server logs it."""
    person, token, at = caller.known(), new_key(), now()
    app.limits.person(caller.address, monotonic())
    await app.callers.name(person)  # Somebody who has just been erased has no devices.
    await app.store.write([keys.remove_expired(at), keys.add(hash_of(token), person, "link", at, at + LINK_MS)])
    return PersonalLink(token=token, expires_at=at + LINK_MS)


@router.post("/claim", status_code=201)
async def claim(body: Claim, request: Request, response: Response, app: AppStateOf, caller: CallerOf) -> Person:
    """Use a personal link on this device: from now on it is its owner's."""
    app.limits.person(caller.address, monotonic())
    hash, key, at = hash_of(body.token), new_key(), now()
    rows = await app.store.rows(keys.find(hash))
    refused = NotAllowed("link-not-valid", "This link was used before, or its ten minutes are over: make a new one on the other device.")
    if not rows or rows[0].kind != "link":
        raise refused
    try:
        await app.store.write([keys.use(hash, at), keys.add(hash_of(key), rows[0].person, "device", at)])
    except Unchanged:
        raise refused from None
    set_device_cookie(response, key, secure=app.settings.secure(request.url.scheme))
    return Person(name=await app.callers.name(rows[0].person))
