"""What can go wrong with the store.

StoreFailed              503     the storage did not do what it was asked, or has not answered; nothing was acknowledged
├── StatementRefused     500     one caller's events or statements; nobody else's are touched
│   ├── Unchanged        409     a statement that had to change rows and found none, such as a link that was used before
│   └── LeaseLost        503     events of a table or a tournament that another process owns by now; nothing was stored
├── StoreInUse           503     another server has the store (`lock_holder`)
├── StoreGone            503     a file of the database was removed or replaced while it was open (`open_files`)
└── BackupRefused        500     a backup or a restoration that would lose or overwrite something
VersionConflict          409     events that do not follow the last one of their stream

The number is the status of the HTTP answer.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from azulejos.server.errors import Conflict, Unavailable


class StoreFailed(Unavailable):
    """The storage did not do what it was asked, and nothing was acknowledged.

    Where a commit failed half way, as when a connection broke, only the store can tell whether the events are in it: read the stream again.
    `reason` is what the database said: for the operator, whose database it is, and never for players, to whom `text` is sent.

    >>> error = StoreFailed("not-read", "The storage does not answer.", reason="connection to 10.0.0.7 refused")
    >>> error.text, str(error)
    ('The storage does not answer.', 'The storage does not answer. (connection to 10.0.0.7 refused)')
    """

    is_logged = True

    def __init__(self, code: str, text: str, clause: str | None = None, status: int | None = None, *, reason: str = "") -> None:
        super().__init__(code, text, clause, status)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.text} ({self.reason})" if self.reason else super().__str__()


class StatementRefused(StoreFailed):
    """What one caller asked for cannot be stored; nobody else's is touched, and nothing of it is stored."""

    status = 500
    is_logged = False


class Unchanged(StatementRefused):
    """A statement that had to change rows and changed none: what it asked for is past."""

    status = 409


class LeaseLost(StatementRefused):
    """Events of something that another process owns by now: nothing of them is stored, and that one is to be asked.

    >>> LeaseLost("table:x").code
    'store-moved-on'
    """

    status = 503

    def __init__(self, resource: str) -> None:
        super().__init__("store-moved-on", "Another server process has this by now: try again in a moment.")
        self.resource = resource


class BackupRefused(StoreFailed):
    """A backup or a restoration that would lose or overwrite something."""

    status = 500


class VersionConflict(Conflict):
    """Events that do not follow the last one of their stream. `current` is the stream's version.

    >>> error = VersionConflict("table:x", after=4, current=6)
    >>> error.code, error.current, str(error)
    ('version-conflict', 6, 'table:x is at version 6, not 4: read what has happened and decide again.')
    """

    def __init__(self, stream: str, after: int, current: int) -> None:
        super().__init__("version-conflict", f"{stream} is at version {current}, not {after}: read what has happened and decide again.")
        self.args = (stream, after, current)
        self.stream = stream
        self.after = after
        self.current = current


def reason(error: BaseException | None) -> str:
    r"""The database's own words, on one line, without the values of the statement: they may be secret.

    >>> reason(OSError("disk full.\nand more"))
    'disk full'
    """
    if isinstance(error, StoreFailed):
        return error.reason or error.text.rstrip(".")
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).partition("\n")[0].split()).rstrip(".") or type(cause).__name__


def not_read(reason: str) -> StoreFailed:
    """Something could not be read."""
    return StoreFailed("not-read", "The storage does not answer: try again in a moment.", reason=reason)


def not_written(reason: str) -> StoreFailed:
    """Nobody knows whether something was written: a commit that failed, or has not been answered, may still happen."""
    return StoreFailed("store-failed", UNKNOWN, reason=reason)


def is_fault(error: BaseException) -> bool:
    """Whether a statement failed because the storage is at fault, whatever the statement was: no room, read-only, a broken disk or line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in _SQLITE_FAULTS
    state: str | None = getattr(cause, "sqlstate", None)
    if state is None:
        return isinstance(error, OperationalError | InterfaceError)  # The line is lost, or there was none.
    return state[:2] in _POSTGRES_FAULTS or state in _POSTGRES_STATES


UNKNOWN = "The storage has failed, and nobody knows whether this was stored: send the same again in a moment."
_SQLITE_FAULTS = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
_POSTGRES_FAULTS = frozenset({"08", "53", "57", "58", "XX"})
"""Classes of SQLSTATE: lost connections, no resources, somebody intervened (a time-out, too), the system, the inside."""
_POSTGRES_STATES = frozenset({"25006", "55P03"})
"""Read-only, and a lock that somebody else holds."""
