"""The registry of live tournaments. One is read from the store when it is asked for, and leaves the memory when nobody follows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable

from azulejos.rules import AzulejosError
from azulejos.server.cluster.leases import Leases
from azulejos.server.errors import NotFound
from azulejos.server.live.registry import Registry
from azulejos.server.live.subscriber import MOVED
from azulejos.server.live.tasks import Tasks
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import Store, people, roles
from azulejos.server.store.events import beside, streams, versions
from azulejos.server.stored_tournament import new_events
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.transaction import desk_event
from azulejos.tournament import Created, Person, Settings, State, TournamentError, record
from azulejos.tournament.decision import STREAM
from azulejos.tournament.organiser_desk import STREAM as DESK_STREAM
from azulejos.tournament.organiser_desk import Arrangements
from azulejos.tournament.storage import stream_of

POLL_SECONDS = 1.0
"""How often it is looked whether the command line has written."""
REFRESH_EVERY = 10
"""At every so many looks, names and roles are read again: a name can be erased without an event."""
LIST_SECONDS = 3.0
"""So long the list of tournaments is good."""
MOST_LISTED = 100


class TournamentRegistry:
    """All tournaments."""

    def __init__(self, store: Store, idle_ms: int, time: TimeSource, log: Log, leases: Leases | None = None) -> None:
        """With `leases` there are several processes: what another one owns can be read here, and is done there."""
        self._store = store
        self._leases = leases
        self._idle_ms = idle_ms
        self._time = time
        self._now = time.wall
        self._log = log
        self._registry = Registry(self._read, time.wall)
        self._tasks = Tasks(log)
        self._polls = 0
        self._summaries: dict[str, tuple[int, dict[str, Any]]] = {}
        self._listed: tuple[float, list[dict[str, Any]]] = (float("-inf"), [])
        self.changed: Callable[[LiveTournament], None] | None = None
        """Is told of every change of a tournament."""

    @property
    def loaded(self) -> tuple[LiveTournament, ...]:
        """Those in memory."""
        return self._registry.loaded

    def open(self) -> None:
        """Begin to look after them."""
        self._tasks.every(POLL_SECONDS, self._poll, "tournament-not-read")

    async def close(self) -> None:
        """Tell whoever follows one, and wait for what is on its way to the store."""
        await self._tasks.close()
        for live in self.loaded:
            live.close()
        await self._registry.settle()

    # Finding one

    async def find(self, id: str) -> LiveTournament:
        """A tournament by its id, from memory or from the store."""
        return await self._registry.find(id)

    async def _read(self, id: str) -> LiveTournament:
        missing = NotFound("no-tournament", "There is no such event: check the link.")
        try:
            stream = stream_of(id)
        except TournamentError:
            raise missing from None
        live = LiveTournament(id, stream, self._store, self._time, self.changed)
        await live.load()
        if not live.snapshot.events:
            raise missing
        return live

    async def create(self, id: str, title: str, settings: Settings, arranged: Arrangements, person: str, label: str, hash: str) -> LiveTournament:
        """A new tournament, with the role of whoever makes it."""
        at, stream = self._now(), stream_of(id)
        _, events = record(State(), stream, person, at, Created(settings, title))
        about = {name: getattr(arranged, name) for name in Arrangements.__slots__}
        noted = [desk_event("arranged", person, **about), desk_event("token-made", person, number=1, role="organiser", person=person)]
        also: list[Executable] = [roles.add(hash, id, 1, "organiser", person, label, at), beside(f"{DESK_STREAM}{id}", 0, noted, at)]
        if label:
            named = Person(person, label)
            also.append(people.put_player(named.id, named.first, named.surname))
        resource = f"tournament:{id}"
        if self._leases is not None:
            await self._leases.hold(resource)
        await self._store.append(stream, 0, new_events(events), at, also, resource)
        return await self.find(id)

    async def listed(self) -> list[dict[str, Any]]:
        """The public list, the latest first, those that are put away last."""
        loop = asyncio.get_running_loop()
        until, found = self._listed
        if loop.time() < until:
            return found
        rows = {row.stream.removeprefix(STREAM): row.version for row in await self._store.rows(streams(STREAM))}
        for id in self._summaries.keys() - rows.keys():
            del self._summaries[id]
        for id, version in rows.items():
            known, live = self._summaries.get(id), self._registry.get(id)
            if live is not None:
                self._summaries[id] = (live.snapshot.state.version, _summary(live))
            elif known is None or known[0] != version:
                await self._summarise(id)
        shown = [summary for _, summary in self._summaries.values() if summary["listed"]]
        shown.sort(key=lambda summary: (summary["archived"], -summary["made_at"], summary["id"]))
        self._listed = (loop.time() + LIST_SECONDS, shown[:MOST_LISTED])
        return self._listed[1]

    async def series(self, name: str) -> list[LiveTournament]:
        """The listed events of a series, the oldest first."""
        await self.listed()
        found = [summary for _, summary in self._summaries.values() if summary["listed"] and summary["series"] == name]
        return [await self.find(summary["id"]) for summary in sorted(found, key=lambda each: (each["date"] or "", each["made_at"]))]

    async def _summarise(self, id: str) -> None:
        try:
            live = await self.find(id)
        except AzulejosError as error:
            self._log.failure("tournament-unreadable", error, tournament=id)
            return
        self._summaries[id] = (live.snapshot.state.version, _summary(live))

    async def delete(self, live: LiveTournament) -> None:
        """A tournament is gone for good."""
        await live.delete()
        self._registry.forget(live.id)
        self._summaries.pop(live.id, None)
        self.forget_list()

    def forget_list(self) -> None:
        """Something has changed that the list shows."""
        self._listed = (float("-inf"), [])

    # Looking after them

    async def _poll(self) -> None:
        self._sweep()
        for live in self.loaded:
            live.look_at_time()
        self._polls += 1
        # What another process does has to be seen wherever it is shown, as in the list.
        is_shared = self._leases is not None
        watched = {live.stream: live for live in self.loaded if is_shared or live.audience.subscribers or live.is_active or live.is_broken}
        if not watched:
            return
        for row in await self._store.rows(versions(list(watched))):
            live = watched[row.stream]
            if row.version > live.snapshot.state.version:
                await live.load()
            else:
                await live.heal()
        if self._polls % REFRESH_EVERY == 0:
            for live in watched.values():
                await live.refresh()

    def _sweep(self) -> None:
        horizon = self._now() - self._idle_ms

        def is_idle(_: str, live: LiveTournament) -> bool:
            return not live.audience.subscribers and not live.is_active and live.asked_at < horizon and not live.is_busy

        idle = self._registry.sweep(is_idle)
        if idle and self._leases is not None:
            self._tasks.spawn(self._leases.release([f"tournament:{id}" for id in idle]))

    def drop(self, resource: str) -> None:
        """Another process owns a tournament by now: whoever follows it here is sent there."""
        for live in self.loaded:
            if live.resource == resource:
                self._registry.forget(live.id)
                live.close()
                for subscriber in tuple(live.audience.subscribers):
                    subscriber.let_go(MOVED, "moved")


def _summary(live: LiveTournament) -> dict[str, Any]:
    state, desk = live.snapshot.state, live.desk
    return {
        "id": live.id,
        "title": state.title,
        "stage": state.stage.value,
        "online": desk.arranged.online,
        "listed": desk.arranged.listed,
        "archived": desk.arranged.archived,
        "entries_open": desk.entries_open and not state.games,
        "date": desk.arranged.date,
        "start": state.settings.start,
        "entered": sum(not entrant.expelled for entrant in state.entrants.values()),
        "made_at": live.snapshot.events[0].at,
        "series": desk.arranged.series,
    }
