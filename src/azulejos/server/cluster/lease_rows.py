"""The rows of processes and leases, in PostgreSQL's SQL. All times are the database's: hosts need not agree about theirs.

`alive_at` and `left_at` alone are times of the wall, for tables that were left: from then on nobody's clock has run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_RENEW = text(
    f"""INSERT INTO process (id, name, address, key, alive_at, expires_at, taken)
    VALUES (:id, :name, :address, :key, :alive_at, {_NOW} + :lease, 0)
    ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at, expires_at = excluded.expires_at RETURNING taken"""
)
_BURY = text(
    f"UPDATE process SET expires_at = {_NOW} WHERE id = :id AND expires_at > {_NOW} AND expires_at - :lease < {_NOW} - :silent RETURNING id",
)
_PEERS = text(f"SELECT id, name, address, key, expires_at > {_NOW} AS is_alive FROM process WHERE id <> :id")
# The former holder sees by a count that something was taken, and looks up what. All take rows in the order of their names, so that nobody waits for
# somebody who waits for them.
_HOLD = text(
    f"""WITH asked AS (SELECT unnest(CAST(:resources AS text[])) AS resource),
    before AS (SELECT resource, holder FROM lease JOIN asked USING (resource)), now AS (
        INSERT INTO lease (resource, holder, epoch, left_at) SELECT resource, :id, {_NOW}, 0 FROM asked ORDER BY resource
        ON CONFLICT (resource) DO UPDATE SET holder = :id, epoch = lease.epoch + 1,
            left_at = COALESCE((SELECT alive_at FROM process WHERE process.id = lease.holder), lease.left_at)
        WHERE lease.holder IS NULL OR lease.holder = :id OR (:takes
            AND NOT EXISTS (SELECT 1 FROM process WHERE process.id = lease.holder AND expires_at > {_NOW}))
        RETURNING resource, epoch, left_at
    ), told AS (
        UPDATE process SET taken = taken + 1 WHERE id IN (SELECT holder FROM before JOIN now USING (resource)) AND id <> :id
    ) SELECT resource, epoch, left_at FROM now"""
)
_HOLDERS = text("SELECT resource, holder FROM lease WHERE resource = ANY(CAST(:resources AS text[]))")
_HOLDER = text("SELECT holder FROM lease WHERE resource = :resource")
_HELD = text("SELECT resource, epoch FROM lease WHERE holder = :id")
# What goes on though nobody comes: tournaments, the quick games, and tables on the list of those that are read after a start. An open table on that
# list is one of a quick game, and belongs to the process that pairs people.
_MATTERS = """(lease.resource LIKE 'tournament:%' OR lease.resource = 'quick' OR EXISTS (
    SELECT 1 FROM wake LEFT JOIN listing USING (table_id)
    WHERE 'table:' || wake.table_id = lease.resource AND (:quick OR listing.state IS DISTINCT FROM 'open')))"""
_CLAIM = text(
    f"""WITH found AS (
        SELECT resource, holder FROM lease WHERE (holder IS NULL OR holder = ANY(:dead)) AND {_MATTERS}
        ORDER BY resource = 'quick' DESC, resource LIMIT :most FOR UPDATE SKIP LOCKED
    ), now AS (
        UPDATE lease SET holder = :id, epoch = lease.epoch + 1,
            left_at = COALESCE((SELECT alive_at FROM process WHERE process.id = lease.holder), lease.left_at)
        FROM found WHERE lease.resource = found.resource RETURNING lease.resource, lease.epoch, lease.left_at
    ), told AS (UPDATE process SET taken = taken + 1 WHERE id IN (SELECT holder FROM found))
    SELECT resource, epoch, left_at FROM now"""
)
# Tables of events are their events', and have no lease of their own.
_CLAIM_NEW = text(
    f"""INSERT INTO lease (resource, holder, epoch, left_at)
    SELECT 'table:' || wake.table_id, :id, {_NOW}, 0 FROM wake LEFT JOIN listing USING (table_id)
    WHERE NOT EXISTS (SELECT 1 FROM lease WHERE resource = 'table:' || wake.table_id)
    AND NOT EXISTS (SELECT 1 FROM event WHERE stream = 'table:' || wake.table_id AND version = 1 AND position(:of_event IN payload) > 0)
    AND (:quick OR listing.state IS DISTINCT FROM 'open') LIMIT :most
    ON CONFLICT DO NOTHING RETURNING resource, epoch, left_at"""
)
_RELEASE = text("DELETE FROM lease WHERE resource = :resource AND holder = :id AND epoch = :epoch")
_LEAVE = text("UPDATE lease SET holder = NULL, left_at = :at WHERE holder = :id")
_GONE = text("DELETE FROM process WHERE id = :id")
_TIDY = text(
    f"DELETE FROM process WHERE expires_at < {_NOW} - 86400000 AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.holder = process.id)",
)
OF_EVENT = '"event":{"tournament":'
"""What the first event of an event's table has in it, and no other: within a string of JSON every quotation mark has a backslash before it."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another server process: where we reach it, and the key that it wants to see."""

    id: str
    name: str
    address: str
    key: str
    is_alive: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """A lease that is ours now; `left_at` is when its last owner was last alive, and 0 where there was none."""

    resource: str
    epoch: int
    left_at: int


@dataclass(frozen=True, slots=True)
class Self:
    """This process, as the others know it."""

    id: str
    name: str
    address: str
    key: str


def renew(connection: Connection, me: Self, alive_at: int, lease_ms: int) -> tuple[int, list[Peer]]:
    """Say that this process is alive. Returns how many leases were taken from it so far, and all other processes."""
    values = {"id": me.id, "name": me.name, "address": me.address, "key": me.key, "alive_at": alive_at, "lease": lease_ms}
    taken: int = connection.execute(_RENEW, values).scalar_one()
    return taken, [Peer(*row) for row in connection.execute(_PEERS, {"id": me.id})]


def hold(connection: Connection, me: str, resources: Sequence[str], *, takes: bool) -> dict[str, Row | str | None]:
    """Take the leases that nobody has, or, if it `takes`, whose holders are dead: of each the lease, or the id of the process that has it."""
    found: dict[str, Row | str | None] = dict.fromkeys(resources)
    for row in connection.execute(_HOLD, {"id": me, "resources": list(resources), "takes": takes}):
        found[row.resource] = Row(*row)
    if others := [resource for resource in resources if found[resource] is None]:
        found.update((row.resource, row.holder) for row in connection.execute(_HOLDERS, {"resources": others}))
    return found


def holder(connection: Connection, resource: str) -> str | None:
    """The id of the process that has a lease, dead or alive."""
    found: str | None = connection.execute(_HOLDER, {"resource": resource}).scalar_one_or_none()
    return found


def bury(connection: Connection, peer: str, lease_ms: int, silent_ms: int) -> bool:
    """End the lease of a process that has not renewed it for so long; whether it was that of a living one until now."""
    return connection.execute(_BURY, {"id": peer, "lease": lease_ms, "silent": silent_ms}).first() is not None


def held(connection: Connection, me: str) -> dict[str, int]:
    """The epochs of all leases that a process has."""
    rows = connection.execute(_HELD, {"id": me}).all()
    return {row.resource: row.epoch for row in rows}


def claim(connection: Connection, me: str, dead: Sequence[str], most: int, *, quick: bool) -> list[Row]:
    """Take some of what matters and has no living owner."""
    return [Row(*row) for row in connection.execute(_CLAIM, {"id": me, "dead": list(dead), "most": most, "quick": quick})]


def claim_new(connection: Connection, me: str, most: int, *, quick: bool) -> list[Row]:
    """Take some of the tables that go on by themselves and never had an owner: what a single process left behind."""
    return [Row(*row) for row in connection.execute(_CLAIM_NEW, {"id": me, "most": most, "quick": quick, "of_event": OF_EVENT})]


def release(connection: Connection, me: str, rows: Sequence[tuple[str, int]]) -> None:
    """Nothing happens there any more: the next process that is asked takes it."""
    for resource, epoch in rows:
        connection.execute(_RELEASE, {"id": me, "resource": resource, "epoch": epoch})


def leave(connection: Connection, me: str, at: int) -> None:
    """This process is ending: everything that it has is free at once."""
    connection.execute(_LEAVE, {"id": me, "at": at})
    connection.execute(_GONE, {"id": me})


def tidy(connection: Connection) -> None:
    """Forget processes that have been dead for a day, and from which everything was taken."""
    connection.execute(_TIDY)
