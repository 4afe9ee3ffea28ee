"""Whose fault it is: the storage's, which fails for everybody, or that of one statement, which no stranger may use to have it taken for the other."""

import sqlite3

import psycopg
import pytest
from sqlalchemy import exc, text

from azulejos.server.store import StatementRefused, Store, people
from azulejos.server.store.errors import is_fault
from tests.kit.errors import raises


def of_sqlite(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("What it says.")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (exc.OperationalError("", {}, of_sqlite(sqlite3.SQLITE_FULL)), True),
        (exc.OperationalError("", {}, of_sqlite(sqlite3.SQLITE_READONLY_DBMOVED)), True),
        (exc.OperationalError("", {}, of_sqlite(sqlite3.SQLITE_IOERR_WRITE)), True),
        (exc.OperationalError("", {}, of_sqlite(sqlite3.SQLITE_ERROR)), False),
        (exc.IntegrityError("", {}, of_sqlite(sqlite3.SQLITE_CONSTRAINT)), False),
        (exc.OperationalError("", {}, psycopg.errors.DiskFull()), True),
        (exc.InternalError("", {}, psycopg.errors.ReadOnlySqlTransaction()), True),
        (exc.OperationalError("", {}, psycopg.errors.QueryCanceled()), True),
        (exc.OperationalError("", {}, psycopg.OperationalError("server closed the connection unexpectedly")), True),
        (exc.IntegrityError("", {}, psycopg.errors.UniqueViolation()), False),
        (exc.ProgrammingError("", {}, psycopg.errors.UndefinedTable()), False),
        (exc.DataError("", {}, psycopg.DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes")), False),
        (ZeroDivisionError(), False),
    ],
)
def test_whose_fault_it_is(error: Exception, expected: bool) -> None:
    assert is_fault(error) == expected


async def test_what_a_stranger_sends_does_not_make_a_store_seem_to_fail(store: Store) -> None:
    for call in (store.rows(text("SELECT * FROM nowhere")), store.write([text("SELECT * FROM nowhere")])):  # type: ignore[arg-type]
        with raises(StatementRefused, "statement-failed") as caught:
            await call
        assert "nowhere" not in caught.value.text
        assert "nowhere" in str(caught.value)
    assert not store.condition.is_failing


async def test_nor_does_a_name_that_postgresql_cannot_hold(postgres_store: Store) -> None:
    with raises(StatementRefused, "statement-failed"):
        await postgres_store.rows(people.find(["p-\x00"]))
    assert not postgres_store.condition.is_failing
