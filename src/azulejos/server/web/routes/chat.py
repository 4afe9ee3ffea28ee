"""Words at a table: set phrases, text where the table allows it, muting, and telling the operator."""

from __future__ import annotations

from fastapi import APIRouter

from azulejos.server.tables.message_types import Said
from azulejos.server.web.app_state import AppStateOf, CallerOf, KnownCallerOf
from azulejos.server.web.models import Done, Mute, React, Report, Say
from azulejos.server.web.table_access import WatchedTableOf
from azulejos.server.web.table_commands import heard, mute, react, report, say

router = APIRouter(prefix="/api/v1/tables/{table}", tags=["chat"])


@router.get("/chat")
async def words(live: WatchedTableOf, caller: CallerOf) -> list[Said]:
    """What was said at a table lately, without those whom you have muted."""
    return heard(live, caller)


@router.post("/chat")
async def speak(body: Say, live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf) -> Done:
    """Say something: a set phrase of `/api/v1/games`, or a text where the table allows it. The version is that of the chat."""
    return Done(version=await say(app, live, caller, body))


@router.post("/react")
async def show_sign(body: React, live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf) -> Done:
    """Show a sign from your seat, for some seconds: one of `/api/v1/games`. The version is that of the chat."""
    return Done(version=await react(app, live, caller, body))


@router.post("/mute")
async def hush(body: Mute, live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf) -> Done:
    """Do not hear somebody, or hear them again. Only you notice."""
    return Done(version=await mute(app, live, caller, body))


@router.post("/report", status_code=204)
async def complain(body: Report, live: WatchedTableOf, app: AppStateOf, caller: KnownCallerOf) -> None:
    """Tell the operator of this server."""
    await report(app, live, caller, body)
