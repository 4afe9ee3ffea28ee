"""A store for a rehearsal: one event, and links for an organiser, an arbiter and a player of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import Executable

from azulejos.server.store import Store, people, roles
from azulejos.server.store.events import beside
from azulejos.server.stored_tournament import new_events
from azulejos.server.tournaments.transaction import desk_event
from azulejos.server.web.identity import hash_of, new_key
from azulejos.tournament.organiser_desk import STREAM as DESK_STREAM
from azulejos.tournament.storage import Snapshot


@dataclass(frozen=True, slots=True)
class Links:
    """Paths of pages, with the keys that open them."""

    desk: str
    arbiter: str
    player: str


def fill(url: str, snapshot: Snapshot, date: str) -> Links:
    """Put an event into an empty store."""
    return asyncio.run(_filled(url, snapshot, date))


async def _filled(url: str, snapshot: Snapshot, date: str) -> Links:
    stream, at = snapshot.state.stream, snapshot.state.at
    id, organiser, player = stream.partition(":")[2], snapshot.events[0].actor, next(iter(snapshot.state.entrants))
    arbiter = next(iter(snapshot.state.arbiters - {organiser}))
    keys = [new_key() for _ in range(3)]
    holders: tuple[tuple[roles.Kind, str], ...] = (("organiser", organiser), ("arbiter", arbiter), ("player", player))
    noted = [desk_event("arranged", organiser, online=False, listed=True, date=date)]
    also: list[Executable] = [people.put_player(person.id, person.first, person.surname) for person in snapshot.register.people]
    for number, (key, (kind, person)) in enumerate(zip(keys, holders, strict=True), 1):
        also.append(roles.add(hash_of(key), id, number, kind, person, "" if kind == "player" else snapshot.register.shown(person), at))
        noted.append(desk_event("token-made", organiser, number=number, role=kind, person=person))
    store = await Store.open(url)
    try:
        await store.append(stream, 0, new_events(snapshot.events), at, [*also, beside(f"{DESK_STREAM}{id}", 0, noted, at)])
    finally:
        await store.close()
    return Links(f"/e/{id}/desk#{keys[0]}", f"/e/{id}/arbiter#{keys[1]}", f"/e/{id}#{keys[2]}")
