"""Whether a store may be written to: a commit that would be lost, or that another server must make, is not acknowledged."""

from __future__ import annotations

from collections.abc import Callable

from azulejos.server.logs import Log
from azulejos.server.store.database import check_synced
from azulejos.server.store.errors import StoreFailed, reason
from azulejos.server.store.lock_holder import StoreInUse
from azulejos.server.store.open_files import OpenFiles, StoreGone
from azulejos.server.store.server_lock import ServerLock

MET_BY_COMMITS = "store-failed"
"""What keeps the lock from being held keeps commits from being made, too, and the store's condition tells the log of that: once is enough."""


class Guard:
    """What an open store depends on. The writer asks before and after every commit, and whoever has a store asks it to `look` at every beat."""

    fault: StoreFailed | None
    """What will not get better before another start: the files are gone, or another server has the store."""

    fsync: str
    """What PostgreSQL says that it does, when it was last asked."""

    def __init__(self, files: OpenFiles | None, lock: ServerLock | None) -> None:
        self.fault = None
        self.fsync = "on"
        self._hindrance: StoreFailed | None = None
        self._files = files
        self._lock = lock
        self._log = Log()

    @property
    def refusal(self) -> StoreFailed | None:
        """Why nothing can be stored now, as far as is known."""
        return self.fault or self._hindrance

    def connecting(self) -> None:
        """The writer connects anew. Perhaps its file is gone, and SQLite would make an empty one; perhaps another server came first."""
        if self._files is not None:
            self._watched(self._files.check)
        if self._lock is not None:
            self._watched(self._lock.hold)

    def disconnecting(self) -> None:
        """The writer is about to disconnect."""
        if self._files is not None:
            self._files.disconnecting()

    def before_commit(self) -> None:
        """Raise what keeps the writer from writing."""
        if (refusal := self.refusal) is not None:
            raise _again(refusal)

    def after_commit(self) -> None:
        """Raise if what was committed just now may already be lost."""
        if self._files is not None:
            self._watched(self._files.check_all)

    def look(self) -> None:
        """Look at everything, and keep what was found. What gets worse is logged, once, and so is what is well again."""
        before = self.refusal
        if self.fault is not None:
            return
        try:
            if self._files is not None:
                self._watched(self._files.check)
            if self._lock is not None:
                self._watched(self._lock.hold)
            check_synced(self.fsync)
        except StoreFailed as error:
            self._hindrance = error
            if self.fault is None and error.code != MET_BY_COMMITS and (before is None or before.code != error.code):
                self._log.error(error.code, reason=reason(error))
        else:
            self._hindrance = None
            if before is not None and before.code != MET_BY_COMMITS:
                self._log.warning("store-usable-again")

    def _watched(self, look: Callable[[], None]) -> None:
        try:
            look()
        except StoreFailed as error:
            if self.fault is None and isinstance(error, StoreGone | StoreInUse):
                self.fault = error
                self._log.error(error.code, reason=reason(error))
            raise


def _again(error: StoreFailed) -> StoreFailed:
    """Another one each time: an error keeps where it was raised."""
    return StoreFailed(error.code, error.text, reason=error.reason)
