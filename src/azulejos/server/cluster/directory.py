"""Which process a request is for: by the table, the tournament or the pairing that it is about."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TypeVar

import orjson
from sqlalchemy import select

from azulejos.server.cluster.lease_rows import Peer
from azulejos.server.cluster.leases import Leases
from azulejos.server.live.batch import Batch
from azulejos.server.store import Store, schema
from azulejos.server.store.events import versions

K = TypeVar("K")
MOST_KNOWN = 100_000
AT_ONCE = 256
"""So many subjects are looked up in one piece."""
QUICK = "quick"
"""The resource of the process that pairs people for quick games. Open tables of these games belong to it as well."""


class Directory:
    """Finds the owner of what a request is about."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self._store = store
        self._leases = leases
        self._resources: OrderedDict[str, str] = OrderedDict()
        self._table_resources = Batch(self._resources_of, AT_ONCE)
        self._waiting = Batch(self._waiting_among, AT_ONCE)
        self._begun: OrderedDict[str, None] = OrderedDict()
        """Tables that do not wait for a quick game, and never will: those that do are on the list from their first event on."""

    async def resource(self, subject: str) -> str | None:
        """The resource to which a subject, such as `table:k3v9q2m7x4w8z`, belongs; None if there is no such thing."""
        if subject == QUICK or subject in self._leases:
            return subject
        known = self._resources.get(subject)
        if known is None:
            known = await (self._table_resources.answer(subject) if subject.startswith("table:") else self._of_tournament(subject))
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

    async def _resources_of(self, tables: Sequence[str]) -> Mapping[str, str | None]:
        """The resources of tables; None of those that are not there."""
        # Its first event says whether a table is an event's, and never changes.
        event = schema.event.c
        rows = await self._store.rows(select(event.stream, event.payload).where(event.stream.in_(tables), event.version == 1))
        places = {row.stream: orjson.loads(row.payload).get("setup", {}).get("event") for row in rows}
        found = {table: table if place is None else f"tournament:{place['tournament']}" for table, place in places.items()}
        return {table: found.get(table) for table in tables}

    async def _of_tournament(self, subject: str) -> str | None:
        return subject if await self._store.rows(versions([subject])) else None

    async def _waits(self, resource: str) -> bool:
        """Whether a table waits for a quick game: an open one that is on the list of those at which something happens by itself."""
        if resource in self._begun:
            return False
        waits = await self._waiting.answer(resource.removeprefix("table:"))
        if not waits:
            _note(self._begun, resource, None)
        return waits

    async def _waiting_among(self, ids: Sequence[str]) -> Mapping[str, bool]:
        listed = select(schema.wake.c.table_id).join(schema.listing, schema.listing.c.table_id == schema.wake.c.table_id)
        waiting = {row.table_id for row in await self._store.rows(listed.where(schema.wake.c.table_id.in_(ids), schema.listing.c.state == "open"))}
        return {id: id in waiting for id in ids}


def _note(known: OrderedDict[str, K], name: str, what: K) -> None:
    """Remember something, and forget the oldest where that would be too much."""
    known[name] = what
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)
