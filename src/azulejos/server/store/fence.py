"""Fencing: what a process stores for something that it owns by lease is stored only while the lease is its own.

It is asked in the transaction that stores, and the row of the lease is locked until its end: whoever takes the lease comes before or after it, and
never in between. So a process that was stopped, or cut off, for however long, can never store over its successor.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import orjson
from sqlalchemy import Connection

from azulejos.server.store.driver import driven

# Only PostgreSQL has several processes.
_HELD = (
    "SELECT resource, epoch FROM lease WHERE holder = %(holder)s"
    " AND resource IN (SELECT json_array_elements_text(CAST(%(resources)s AS json))) ORDER BY resource FOR SHARE"
)


@dataclass(frozen=True, slots=True)
class Fence:
    """The lease under which something is stored: of what, whose, and the how manieth."""

    resource: str
    holder: str
    epoch: int


def broken(connection: Connection, fences: Iterable[Fence]) -> set[Fence]:
    """Those of some fences whose leases somebody else has by now."""
    asked = set(fences)
    if not asked:
        return set()
    [holder] = {fence.holder for fence in asked}
    found = driven(connection, _HELD, {"holder": holder, "resources": orjson.dumps(sorted(fence.resource for fence in asked)).decode()})
    held = {(resource, epoch) for resource, epoch in found}
    return {fence for fence in asked if (fence.resource, fence.epoch) not in held}
