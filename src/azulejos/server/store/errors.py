"""What can go wrong with the store.

StoreFailed              503     the storage did not do what it was asked; nothing was acknowledged
├── StatementRefused     500     one caller's events or statements; nobody else's are touched
│   └── Unchanged        409     a statement that had to change rows and found none, such as a link that was used before
└── BackupRefused        500     a backup or a restoration that would lose or overwrite something
VersionConflict          409     events that do not follow the last one of their stream

The number is the status of the HTTP answer.
"""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from azulejos.server.errors import Conflict, Unavailable


class StoreFailed(Unavailable):
    """The storage did not do what it was asked, and nothing was acknowledged.

    Where a commit failed half way, as when a connection broke, only the store can tell whether the events are in it: read the stream again.
    """


class StatementRefused(StoreFailed):
    """What one caller asked for cannot be stored; nobody else's is touched, and nothing of it is stored."""

    status = 500


class Unchanged(StatementRefused):
    """A statement that had to change rows and changed none: what it asked for is past."""

    status = 409


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
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).partition("\n")[0].split()).rstrip(".") or type(cause).__name__
