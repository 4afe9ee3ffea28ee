"""Which process a request is for: by the table, the tournament or the pairing that it is about."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

import orjson
from sqlalchemy import select

from azulejos.server.cluster.lease_rows import Peer
from azulejos.server.cluster.leases import Leases
from azulejos.server.store import Store, schema
from azulejos.server.store.events import versions

K = TypeVar("K")
MOST_KNOWN = 100_000
QUICK = "quick"
"""The resource of the process that pairs people for quick games. Open tables of these games belong to it as well."""


class Directory:
    """Finds the owner of what a request is about."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self._store = store
        self._leases = leases
        self._resources: OrderedDict[str, str] = OrderedDict()
        self._begun: OrderedDict[str, None] = OrderedDict()
        """Tables that do not wait for a quick game, and never will: those that do are on the list from their first event on."""

    async def resource(self, subject: str) -> str | None:
        """The resource to which a subject, such as `table:k3v9q2m7x4w8z`, belongs; None if there is no such thing."""
        if subject == QUICK or subject in self._leases:
            return subject
        known = self._resources.get(subject)
        if known is None:
            known = await (self._of_table(subject) if subject.startswith("table:") else self._of_tournament(subject))
            if known is not None:
                _note(self._resources, subject, known)
        return known

    async def owner(self, resource: str) -> Peer | None:
        """Who owns it; None if it is this process. This one takes what nobody owns, except tables that wait for a quick game."""
        if resource in self._leases:
            return None
        if (known := self._leases.known_owner(resource)) is not None:
            return known
        if resource.startswith("table:") and await self._waits(resource):
            holder = await self._leases.holder(resource)
            if holder is not None:
                return holder
            pairing = await self._leases.owner(QUICK)
            if pairing is not None:
                return pairing
        return await self._leases.owner(resource)

    async def _of_table(self, subject: str) -> str | None:
        # Its first event says whether it is an event's, and never changes.
        rows = await self._store.rows(select(schema.event.c.payload).where(schema.event.c.stream == subject, schema.event.c.version == 1))
        if not rows:
            return None
        place = orjson.loads(rows[0].payload).get("setup", {}).get("event")
        return subject if place is None else f"tournament:{place['tournament']}"

    async def _of_tournament(self, subject: str) -> str | None:
        return subject if await self._store.rows(versions([subject])) else None

    async def _waits(self, resource: str) -> bool:
        """Whether a table waits for a quick game: an open one that is on the list of those at which something happens by itself."""
        if resource in self._begun:
            return False
        id = resource.removeprefix("table:")
        waiting = select(schema.wake.c.table_id).join(schema.listing, schema.listing.c.table_id == schema.wake.c.table_id)
        waits = bool(await self._store.rows(waiting.where(schema.wake.c.table_id == id, schema.listing.c.state == "open")))
        if not waits:
            _note(self._begun, resource, None)
        return waits


def _note(known: OrderedDict[str, K], name: str, what: K) -> None:
    """Remember something, and forget the oldest where that would be too much."""
    known[name] = what
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)
