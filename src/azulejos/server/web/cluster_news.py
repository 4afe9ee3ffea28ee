"""What one process of several has to know of the others: who has another name, whose key or ban has changed, and what is whose by now."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.server.live.subscriber import MOVED
from azulejos.server.tables.live import LiveTable
from azulejos.server.web.app_state import AppState
from azulejos.server.web.cluster_state import ClusterState
from azulejos.server.web.limits import network
from azulejos.server.web.subscribers import NOT_ALLOWED, TableSubscriber


async def take_part(app: AppState, cluster: ClusterState) -> None:
    """Take part among several processes."""

    def lost(resource: str) -> None:
        cluster.fan_out.forget(resource)
        app.tables.drop(resource)
        app.tournaments.drop(resource)
        app.online.forget(resource.removeprefix("tournament:"))

    def claimed(resources: Sequence[str]) -> None:
        app.tables.take_over([each.removeprefix("table:") for each in resources if each.startswith("table:")])
        app.online.take_over([each.removeprefix("tournament:") for each in resources if each.startswith("tournament:")])

    def dropped(live: LiveTable) -> None:
        cluster.fan_out.forget(f"table:{live.table.id}")
        for subscriber in tuple(live.audience.subscribers):
            if isinstance(subscriber, TableSubscriber):
                subscriber.let_go(MOVED, "moved")

    app.tables.dropped = dropped
    cluster.forget = app.callers.forget
    cluster.rename = app.tables.rename
    cluster.ban = lambda kind, value: let_go(app, kind, value)
    await cluster.open(lost, claimed)


def rename(app: AppState, person: str, name: str) -> None:
    """Somebody has another name now, at every table of every process."""
    app.tables.rename(person, name)
    if app.cluster is not None:
        app.cluster.tell("rename", person, name)


def forget(app: AppState) -> None:
    """Keys or bans have changed: every process asks the store again."""
    app.callers.forget()
    if app.cluster is not None:
        app.cluster.tell("forget")


def banned(app: AppState, kind: str, value: str) -> None:
    """Somebody was banned: their sockets are closed, at every process."""
    app.callers.forget()
    let_go(app, kind, value)
    if app.cluster is not None:
        app.cluster.tell("ban", kind, value)


def let_go(app: AppState, kind: str, value: str) -> None:
    """Whoever is banned and looks at a table here is asked to leave."""
    for live in app.tables.loaded:
        for subscriber in tuple(live.audience.subscribers):
            if isinstance(subscriber, TableSubscriber) and not subscriber.caller.is_operator:
                who = subscriber.person if kind == "person" else network(subscriber.caller.address)
                if who == value:
                    subscriber.let_go(NOT_ALLOWED, "banned")
