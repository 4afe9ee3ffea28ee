"""Statements that are given to a database's driver itself. What SQLAlchemy does around each takes longer than the database needs to do it, so that
the few of every move go this way; all others are SQLAlchemy's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError


def driven(connection: Connection, statement: str, values: Mapping[str, Any] | None = None) -> Any:
    """Execute a statement, and return the driver's cursor. It belongs to the transaction that was begun, and fails with SQLAlchemy's errors."""
    with _told_apart(connection, statement):
        cursor = _cursor(connection)
        cursor.execute(statement, values or {})
    return cursor


def driven_for_each(connection: Connection, statement: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Execute a statement once for each of these rows."""
    with _told_apart(connection, statement):
        _cursor(connection).executemany(statement, rows)


def _cursor(connection: Connection) -> Any:
    driver: Any = connection.connection.dbapi_connection
    return driver.cursor()


@contextmanager
def _told_apart(connection: Connection, statement: str) -> Iterator[None]:
    """What drivers call their errors differs: whoever catches one knows them by SQLAlchemy's names."""
    base = connection.dialect.loaded_dbapi.Error
    try:
        yield
    except base as error:
        raise DBAPIError.instance(statement, None, error, base, hide_parameters=True, dialect=connection.dialect) from error
