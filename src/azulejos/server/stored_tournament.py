"""A tournament in the server's store: its events are a stream, the names of its people rows of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from azulejos.server.live.time_source import wall_time
from azulejos.server.store import NewEvent, Store, VersionConflict
from azulejos.server.store import events as event_rows
from azulejos.server.store.people import erase, erased_among, find_players, put_player
from azulejos.tournament import Event, Person, Register, replay
from azulejos.tournament.decision import STREAM
from azulejos.tournament.errors import WriteConflict
from azulejos.tournament.storage import Snapshot, stream_of

T = TypeVar("T")


class StoredTournament:
    """A tournament of a store, for commands: each call opens the store and closes it again. A server may run on it meanwhile.

    >>> import tempfile
    >>> from azulejos.tournament import Created, MARTELUDICA
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     stored = StoredTournament(f"sqlite:///{folder}/azulejos.sqlite", "spring")
    ...     stored.append(0, [Event("tournament:spring", 1, 0, "p-org", Created(MARTELUDICA))], [Person("p-org", "Mara")])
    ...     snapshot = stored.read()
    >>> snapshot.state.version, snapshot.register.shown("p-org")
    (1, 'Mara')
    """

    def __init__(self, url: str, id: str) -> None:
        self.stream = stream_of(id)
        self._url = url

    def read(self) -> Snapshot:
        """All there is."""

        async def found(store: Store) -> Snapshot:
            stored = await events_of(store, self.stream)
            state = replay(stored)
            register = await register_of(store, {*state.entrants, *state.arbiters, *(event.actor for event in stored)})
            return Snapshot(tuple(stored), state, register)

        return _with(self._url, found)

    def append(self, after: int, events: Sequence[Event], people: Sequence[Person] = ()) -> None:
        """Keep events and names in one transaction; see `azulejos.tournament.storage.Storage`."""

        async def put(store: Store) -> None:
            register = await register_of(store, [person.id for person in people])
            names = [put_player(person.id, person.first, person.surname) for person in people if person.id not in register.erased]
            try:
                await store.append(self.stream, after, new_events(events), events[0].at if events else 0, names)
            except VersionConflict:
                raise WriteConflict from None

        _with(self._url, put)

    def erase(self, person: str) -> None:
        """Take a name away, from live tables too. An older backup forgets it again when `azulejos restore` brings it back."""
        _with(self._url, lambda store: store.write(erase(person, wall_time())))


def tournaments(url: str) -> dict[str, int]:
    """The ids of a store's tournaments, each with how many events it has."""

    async def found(store: Store) -> dict[str, int]:
        return {stream.removeprefix(STREAM): version for stream, version in await store.rows(event_rows.streams(STREAM))}

    return _with(url, found)


def new_events(events: Iterable[Event]) -> list[NewEvent]:
    """A tournament's events as they are to be stored."""
    return [NewEvent(row["kind"], row["payload"], row["actor"], row["at"]) for row in (event.json() for event in events)]


async def events_of(store: Store, stream: str, after: int = 0) -> list[Event]:
    """A tournament's events after a version."""
    return [
        Event.read({"stream": row.stream, "version": row.version, "at": row.at, "actor": row.actor, "kind": row.kind, "payload": row.payload})
        for row in await store.read(stream, after)
    ]


async def register_of(store: Store, ids: Iterable[str]) -> Register:
    """Who is who among these, without those who were erased."""
    wanted = sorted(ids)
    rows = await store.rows(find_players(wanted)) if wanted else []
    gone = await store.rows(erased_among(wanted)) if wanted else []
    return Register(tuple(Person(person, first, surname) for person, first, surname in rows)).restored(person for person, _ in gone)


def _with(url: str, use: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await Store.open(url)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())
