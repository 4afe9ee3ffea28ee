"""What the operator's page shows of a server: how it is, its tables, and what is announced to everybody."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import Field

from azulejos.server.bot_workers import Urgency
from azulejos.server.store import listing, reports
from azulejos.server.web.announcement import ANNOUNCED, WITHDRAWN
from azulejos.server.web.app_state import AppStateOf
from azulejos.server.web.models import Listed, Model
from azulejos.server.web.routes.announcement import Announced, announced
from azulejos.server.web.routes.operator import check_operator, note
from azulejos.server.web.routes.tables import listed_tables
from azulejos.version import __version__

router = APIRouter(prefix="/api/v1/operator", tags=["operator"], dependencies=[Depends(check_operator)])
LONGEST_MINUTES = 43_200
"""Thirty days: what is to stay longer belongs on a page."""


class Announce(Model):
    """What everybody is to be told, in one line, and for how long."""

    text: str = Field(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+$", examples=["Pause for an update at 22:00, five minutes."])
    minutes: int = Field(default=60, ge=1, le=LONGEST_MINUTES)


class TableCounts(Model):
    """How many tables in memory are at each stage."""

    open: int
    running: int
    paused: int
    finished: int
    closed: int


class Overview(Model):
    """How a server process is, now."""

    version: str
    node: str | None
    """Its name among several processes, if it has one."""
    peers: int
    """How many others live."""
    seconds: int
    """How long it has been running."""
    tables: TableCounts
    sockets: int
    viewers: int
    """How many look at a table or play at one."""
    moves: int
    """How many were acknowledged since the start."""
    slow_moves: int
    """How many of them took a tenth of a second or longer."""
    bot_decisions_waiting: int
    questions_waiting: int
    """With hints and analyses."""
    search: Literal["ready", "preparing"]
    """Whether bots that search can play; `preparing` while their kernels are being compiled."""
    store: Literal["works", "fails"]
    open_reports: int
    announcement: Announced | None


@router.post("/announcement", status_code=204)
async def announce(body: Announce, app: AppStateOf) -> None:
    """Tell everybody something, on every page, in place of what was announced before."""
    await note(app, ANNOUNCED, text=body.text, minutes=body.minutes)
    app.announcements.forget()


@router.delete("/announcement", status_code=204)
async def withdraw(app: AppStateOf) -> None:
    """Take back what is announced."""
    await note(app, WITHDRAWN)
    app.announcements.forget()


@router.get("/overview")
async def overview(app: AppStateOf) -> Overview:
    """How this process is: its tables, lines, bots and storage."""
    loaded = app.tables.loaded
    stages = Counter(live.table.status.value for live in loaded)
    quick, slow = app.metrics.acknowledged()
    return Overview(
        version=__version__,
        node=app.settings.node_name or None,
        peers=0 if app.cluster is None else sum(peer.is_alive for peer in app.cluster.node.leases.peers.values()),
        seconds=int(monotonic() - app.started_at),
        tables=TableCounts(**{stage: stages[stage] for stage in TableCounts.model_fields}),
        sockets=app.metrics.open_sockets,
        viewers=sum(len(live.audience.subscribers) for live in loaded),
        moves=quick + slow,
        slow_moves=slow,
        bot_decisions_waiting=app.bot_pool.count(Urgency.MOVE),
        questions_waiting=app.bot_pool.waiting,
        search="preparing" if app.kernels.is_preparing else "ready",
        store="fails" if app.store.refusal is not None or app.store.condition.is_failing else "works",
        open_reports=(await app.store.rows(reports.count("open")))[0][0],
        announcement=await announced(app),
    )


@router.get("/tables")
async def all_tables(
    app: AppStateOf, state: Literal["open", "running", "paused"] = "running", limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> list[Listed]:
    """All tables at a stage, those that nobody else finds too, the latest first."""
    return await listed_tables(app, await app.store.rows(listing.in_state([state], limit=limit)))
