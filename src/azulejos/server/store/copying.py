"""All rows of a store, from one database into another of the same revision, with a sum by which the two can be compared."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, MetaData, Table, insert, inspect, select

from azulejos.server.store.migration import VERSIONS

PART = 1_000


@dataclass(slots=True)
class Sum:
    """How many rows there are, and a sum of their hashes: the same in whatever order a database gives them.

    >>> one, other = Sum(), Sum()
    >>> for row in (1, "a"), (2, "b"):
    ...     one.add(row)
    >>> for row in (2, "b"), (1, "a"):
    ...     other.add(row)
    >>> one == other, one.rows
    (True, 2)
    """

    rows: int = 0
    hashes: int = 0

    def add(self, row: tuple[Any, ...]) -> None:
        """Count a row."""
        self.rows += 1
        self.hashes += int.from_bytes(hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest(), "big")


def tables_of(connection: Connection, names: list[str] | None = None) -> list[Table]:
    """The tables that a database really has, those first that others refer to; the list of revisions is none of them."""
    there = inspect(connection).get_table_names()
    metadata = MetaData()
    metadata.reflect(connection, only=[name for name in names or there if name in there and name != VERSIONS])
    return metadata.sorted_tables


def sums(connection: Connection, tables: Sequence[Table]) -> dict[str, Sum]:
    """The sum of each table, read from the database."""
    return {table.name: _read(connection, table, lambda rows: None) for table in tables}


def copy(source: Connection, read: Sequence[Table], target: Connection, written: Sequence[Table]) -> dict[str, Sum]:
    """Copy the rows of tables from where they are read to where they are written, and sum what was read.

    The tables are the same, but each side has them as its own database knows them.
    """
    of_source = {table.name: table for table in read}
    found: dict[str, Sum] = {}
    for table in written:
        put = insert(table)
        found[table.name] = _read(source, of_source[table.name], lambda rows, put=put: target.execute(put, rows))  # type: ignore[misc]
    return found


def _read(connection: Connection, table: Table, use: Callable[[list[dict[str, Any]]], object]) -> Sum:
    """Read all rows, some at a time: a store may be larger than the memory."""
    columns = sorted(table.columns, key=lambda column: column.name)
    sum = Sum()
    with connection.execute(select(*columns), execution_options={"yield_per": PART}) as found:
        for part in found.mappings().partitions():
            rows = [dict(row) for row in part]
            for row in rows:
                sum.add(tuple(row.values()))
            use(rows)
    return sum
