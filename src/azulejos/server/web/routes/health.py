"""For those who look after the server: is it alive, is it ready, what are its figures."""

from __future__ import annotations

from collections import Counter

from fastapi import APIRouter, Response

from azulejos.server.errors import Unavailable
from azulejos.server.metrics import CONTENT_TYPE
from azulejos.server.web.app_state import AppStateOf
from azulejos.server.web.models import Model

router = APIRouter(tags=["operating"])


class Health(Model):
    """How the server is."""

    status: str


@router.get("/healthz")
async def alive() -> Health:
    """The process answers."""
    return Health(status="alive")


@router.get("/readyz")
async def ready(app: AppStateOf) -> Health:
    """The store can be written to, and the server is open. 503 while that is not so, and once the server is about to stop.

    Of several processes each is also ready only while the others believe that it lives; that Redis is gone, which it can do without, is said.
    """
    if app.tables.is_closing or not app.tables.is_ready:
        raise Unavailable("not-ready", "The server is starting or stopping: try again in a moment.")
    if app.store.refusal is not None or not await app.probe.is_well():
        raise Unavailable("not-ready", "The storage does not work: the server's log says why.")
    if app.cluster is not None:
        if not app.cluster.node.is_alive:
            raise Unavailable("not-ready", "This process could not renew its leases: others may have its tables by now.")
        if not app.cluster.bus.is_connected:
            return Health(status="ready, without Redis")
    return Health(status="ready")


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def figures(app: AppStateOf) -> Response:
    """Figures in Prometheus' text format; none of them names a person, an address or a table."""
    app.metrics.stages(Counter(live.table.status for live in app.tables.loaded))
    return Response(app.metrics.text(), media_type=CONTENT_TYPE)
