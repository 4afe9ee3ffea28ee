"""What the operator wants everybody to know: pages ask for it when they open."""

from __future__ import annotations

from fastapi import APIRouter

from azulejos.server.web.app_state import AppStateOf
from azulejos.server.web.models import Model

router = APIRouter(prefix="/api/v1", tags=["games"])


class Announced(Model):
    """What the operator wants everybody to know, until a time in milliseconds since 1970."""

    text: str
    since: int
    until: int


@router.get("/announcement")
async def announced(app: AppStateOf) -> Announced | None:
    """What the operator wants everybody to know; `null` if there is nothing."""
    found = await app.announcements.current()
    return None if found is None else Announced(text=found.text, since=found.since, until=found.until)
