"""One server for one store, as long as it runs: a second one would take the players of the first for absent, and bots would play for them.

The lock is the system's, on a file beside SQLite's, or PostgreSQL's, of a session of its own. Either ends with its process, however that ends.
Commands that write beside a server do not ask for it; `azulejos restore` does.
"""

from __future__ import annotations

import time
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store.database import file_of, not_opened, url_of
from azulejos.server.store.file_lock import FileLock
from azulejos.server.store.lock_holder import StoreInUse, Use
from azulejos.server.store.session_lock import SessionLock

WAIT_SECONDS = 30.0
"""So long a server waits for one that is just starting, and will say where it is, and for PostgreSQL to notice that one was killed."""
POLL_SECONDS = 0.1


class ServerLock(Protocol):
    """The lock on a store, while it is held."""

    def hold(self) -> None:
        """Make sure that it is still held; take it again where it was lost. `StoreInUse` if somebody else has it now.

        Two threads ask for it: whoever looks at every beat, and the writer when it connects.
        """

    def tell(self, address: str) -> None:
        """Let others know where this server can be reached."""

    def release(self) -> None:
        """Let go of it."""


def take(database: str, use: Use = "serve", wait: float = WAIT_SECONDS, seconds: float | None = None, *, shared: bool = False) -> ServerLock:
    """Take the lock on a store, before anything else is done with it; `StoreInUse` if somebody has it. The database may take so many seconds.

    Several processes that know of each other share it: then only a server that does not, and a restoration, are kept out.
    """
    url = url_of(database)
    end = time.monotonic() + wait
    while True:
        try:
            file = file_of(url)
            return FileLock(file, use) if file is not None else SessionLock(url, use, seconds, shared=shared)
        except StoreInUse as error:
            if not error.holder.is_passing or time.monotonic() > end:
                raise
        except (SQLAlchemyError, OSError) as error:
            raise not_opened(url, error) from error
        time.sleep(POLL_SECONDS)
