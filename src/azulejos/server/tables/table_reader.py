"""Reads tables from the store: those that are asked for at the same time are read in one piece, also what stands beside their events."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from azulejos.server.live.batch import Batch
from azulejos.server.store import Store, StoredEvent, keys, people, secrets
from azulejos.server.store.events import of_streams, stored

AT_ONCE = 16
"""So many tables are read in one piece: the server does nothing else while it plays their games through."""
NAMES_AT_ONCE = 256


@dataclass(slots=True)
class StoredTable:
    """What the store has of a table; nothing, where there is no such table."""

    events: list[StoredEvent] = field(default_factory=list)
    chat: list[StoredEvent] = field(default_factory=list)
    seed: bytes = b""
    keys: dict[str, int] = field(default_factory=dict)
    """The seats by the hashes of their tokens."""


class TableReader:
    """Reads tables, and the names of people."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables = Batch(self._read_tables, AT_ONCE)
        self._names = Batch(self._read_names, NAMES_AT_ONCE)

    async def table(self, id: str) -> StoredTable:
        """What is stored of a table."""
        return await self._tables.answer(id)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of people, but for those who were erased."""
        asked = sorted(ids)
        found = await asyncio.gather(*map(self._names.answer, asked))
        return {id: name for id, name in zip(asked, found, strict=True) if name is not None}

    async def _read_tables(self, ids: Sequence[str]) -> Mapping[str, StoredTable]:
        found = {id: StoredTable() for id in ids}
        streams = [f"{kind}:{id}" for id in ids for kind in ("table", "chat")]
        # The events first: where they are, all else was stored with them.
        events, seeds, seats = await self._store.answers(of_streams(streams), secrets.find_all(ids), keys.seats_of_all(ids))
        for row in events:
            kind, _, id = row.stream.partition(":")
            (found[id].events if kind == "table" else found[id].chat).append(stored(row))
        for row in seeds:
            found[row.table_id].seed = bytes(row.seed)
        for row in seats:
            found[row.table_id].keys[row.hash] = row.seat
        return found

    async def _read_names(self, ids: Sequence[str]) -> Mapping[str, str | None]:
        names = {row.id: row.name for row in await self._store.rows(people.find(ids))}
        return {id: names.get(id) for id in ids}
