"""Events: what happened, in the order of its stream, and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, Delete, Insert, delete, func, insert, select

from azulejos.server.store.driver import driven, driven_for_each
from azulejos.server.store.errors import StatementRefused
from azulejos.server.store.schema import event
from azulejos.server.store.statements import Found, Question


@dataclass(frozen=True, slots=True)
class NewEvent:
    """Something that happened and is to be stored: its kind, its payload (a JSON object) and who did it; when, if it happened long ago."""

    kind: str
    payload: dict[str, Any]
    actor: str
    at: int | None = None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """Something that happened, with its place in its stream and its time in milliseconds since 1970."""

    stream: str
    version: int
    at: int
    actor: str
    kind: str
    payload: dict[str, Any]


FORM = 1
"""The form of a payload; a later release that changes one counts up, and goes on reading this."""


def new_event(kind: str, actor: str, **payload: Any) -> NewEvent:
    """An event in the present form; what is `None` is left out.

    >>> new_event("paused", "p-arb", game=2, why=None).payload
    {'form': 1, 'game': 2}
    """
    return NewEvent(kind, {"form": FORM, **{name: value for name, value in payload.items() if value is not None}}, actor)


def rows_of(stream: str, after: int, events: Sequence[NewEvent], at: int) -> list[dict[str, Any]]:
    """The rows of new events.

    >>> rows_of("table:x", 4, [NewEvent("played", {"form": 1}, "p-ann")], 1_000)[0]["version"]
    5
    """
    return [
        {"stream": stream, "version": version, "at": at if new.at is None else new.at, "actor": new.actor, "kind": new.kind, "payload": _json(new)}
        for version, new in enumerate(events, after + 1)
    ]


def _json(new: NewEvent) -> str:
    try:
        return orjson.dumps(new.payload).decode()
    except TypeError as error:
        raise StatementRefused("not-json", f'An event "{new.kind}" has a payload that JSON cannot hold.', reason=str(error)) from error


def beside(stream: str, after: int, events: Sequence[NewEvent], at: int) -> Insert:
    """Events of a second stream, to be stored with those of another one, both or neither; refused where `after` is not its version.

    >>> beside("desk:x", 4, [NewEvent("paused", {"form": 1}, "p-ann")], 1_000).compile().params["version_m0"]
    5
    """
    return insert(event).values(rows_of(stream, after, events, at))


def remove(streams: Sequence[str]) -> Delete:
    """All events of some streams are gone for good: of a tournament that its organisers have deleted, or of tables past their time (`retention`).

    >>> "DELETE FROM event" in str(remove(["tournament:x"]))
    True
    """
    return delete(event).where(event.c.stream.in_(list(streams)))


def versions(streams: Sequence[str]) -> Question:
    """The streams among these that have events, each with its version."""
    return select(event.c.stream, func.max(event.c.version).label("version")).where(event.c.stream.in_(list(streams))).group_by(event.c.stream)


def of_stream(stream: str, after: int = 0) -> Question:
    """The events of a stream after a version, in order."""
    return select(event).where(event.c.stream == stream, event.c.version > after).order_by(event.c.version)


def of_streams(streams: Sequence[str]) -> Question:
    """All events of some streams, each stream's in order."""
    return select(event).where(event.c.stream.in_(list(streams))).order_by(event.c.stream, event.c.version)


def streams(prefix: str) -> Question:
    """The streams whose names begin so, each with its version: `table:` for every table.

    >>> "GROUP BY event.stream" in str(streams("table:"))
    True
    """
    # By a range and not by LIKE, which needs an index of its own kind in either database.
    within = (event.c.stream >= prefix, event.c.stream < prefix[:-1] + chr(ord(prefix[-1]) + 1))
    return select(event.c.stream, func.max(event.c.version).label("version")).where(*within).group_by(event.c.stream)


def online_desks() -> Question:
    """The desks (`desk:ID`) of events that were made to be played online, and are not over.

    >>> "event.kind" in str(online_desks())
    True
    """
    arranged = (event.c.stream >= "desk:", event.c.stream < "desk;", event.c.kind == "arranged", event.c.payload.contains('"online":true'))
    other = event.alias()
    over = select(other.c.version).where(other.c.stream == func.replace(event.c.stream, "desk:", "tournament:"), other.c.kind == "finished")
    return select(event.c.stream).where(*arranged, ~over.exists()).distinct()


def stored(row: Found) -> StoredEvent:
    """The event of a row."""
    stream, version, at, actor, kind, payload = row
    return StoredEvent(stream, version, at, actor, kind, orjson.loads(payload))


# What the writer does for every move is written in the words of each driver.
# One question for all streams of a group. SQLite and PostgreSQL differ only in how they unpack a list, and in how a value is named.
_HEADS = "SELECT each.value, (SELECT max(version) FROM event WHERE stream = each.value) FROM {} AS each"
HEADS = {
    "sqlite": _HEADS.format("json_each(:streams)"),
    "postgresql": _HEADS.format("json_array_elements_text(CAST(%(streams)s AS json))"),
}
_COLUMNS = ("stream", "version", "at", "actor", "kind", "payload")
INSERT = {
    dialect: f"INSERT INTO event ({', '.join(_COLUMNS)}) VALUES ({', '.join(value.format(column) for column in _COLUMNS)})"
    for dialect, value in (("sqlite", ":{}"), ("postgresql", "%({})s"))
}


def heads(connection: Connection, streams: Sequence[str]) -> dict[str, int]:
    """The version of each stream; 0 for one without events."""
    if not streams:
        return {}
    found = driven(connection, HEADS[connection.dialect.name], {"streams": orjson.dumps(streams).decode()})
    return {stream: version or 0 for stream, version in found}


def put(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Store the rows of new events."""
    driven_for_each(connection, INSERT[connection.dialect.name], rows)
