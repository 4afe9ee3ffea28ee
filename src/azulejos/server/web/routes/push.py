"""News of your turn while no page is open: what a browser needs for it, and what it gives. Only where the operator has set a key."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field

from azulejos.i18n import LANGUAGES
from azulejos.server.errors import NotFound
from azulejos.server.push import endpoint
from azulejos.server.store import push_subscriptions
from azulejos.server.web.app_state import AppStateOf, KnownCallerOf, costs, now
from azulejos.server.web.identity import hash_of
from azulejos.server.web.models import Model

router = APIRouter(prefix="/api/v1", tags=["me"])
Base64 = r"^[A-Za-z0-9_-]+=*$"


class PushKey(Model):
    """By what a browser knows this server's messages."""

    key: str | None
    """The public key; `null` where this server sends none."""


class PushSubscription(Model):
    """What a browser has given (`PushSubscription` of the Push API), and the language of its owner."""

    endpoint: str = Field(max_length=endpoint.LONGEST, description="The address at the browser's own push service.")
    p256dh: str = Field(pattern=Base64, min_length=80, max_length=100)
    auth: str = Field(pattern=Base64, min_length=16, max_length=40)
    language: str = Field(default="en", max_length=8, description="That of the messages, by its code; English if there is none such.")


@router.get("/push")
async def push_key(app: AppStateOf) -> PushKey:
    """Whether this server can tell you of your turn, and by which key."""
    return PushKey(key=None if app.push is None else app.push.key)


@router.post("/me/push", status_code=204, dependencies=[costs(5)])
async def subscribe(body: PushSubscription, app: AppStateOf, caller: KnownCallerOf) -> None:
    """Be told of your turns on this device, whenever no page of that table is open: once in a turn."""
    if app.push is None:
        raise NotFound("no-push", "This server tells nobody of their turn: its operator has set no key.")
    endpoint.check(body.endpoint, app.settings.push_services, anywhere=app.settings.push_anywhere)
    person, language = caller.known(), body.language if body.language in LANGUAGES else "en"
    await app.callers.name(person)  # Somebody who has just been erased has no devices.
    subscribed = push_subscriptions.put(hash_of(body.endpoint), person, body.endpoint, body.p256dh, body.auth, language, now())
    await app.store.write([subscribed, push_subscriptions.remove_oldest(person)])


@router.delete("/me/push/{hash}", status_code=204)
async def unsubscribe(
    hash: Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="The SHA-256 of the endpoint.")], app: AppStateOf, caller: KnownCallerOf
) -> None:
    """Be told no more on a device."""
    await app.store.write([push_subscriptions.remove(hash, caller.known())])
