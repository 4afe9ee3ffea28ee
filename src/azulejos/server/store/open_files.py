"""The files of an open SQLite database: whether they are still those that have their names.

Who removes or replaces one does not disturb a program that has it open: everything that it stores then goes into a file that nobody will find.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from azulejos.server.store.database import LOGS
from azulejos.server.store.errors import StoreFailed

Identity = tuple[int, int]


class StoreGone(StoreFailed):
    """A file of the database was removed or replaced while it was open."""


class OpenFiles:
    """The database's file as it was opened, and its log and index as they were after the writer's first commit."""

    def __init__(self, file: Path) -> None:
        place = file.resolve()  # where a link leads to: there SQLite has its log
        self._logs = [Path(f"{place}{log}") for log in LOGS]
        self._known: dict[Path, Identity] = {file: _identity(file)}
        self._turn = Lock()  # The writer asks, and whoever looks at every beat.

    def disconnecting(self) -> None:
        """The writer is about to disconnect. If nobody else is connected, SQLite tidies its log away, and makes another one for who comes next."""
        with self._turn:
            for log in self._logs:
                self._known.pop(log, None)

    def check(self) -> None:
        """All that is known must be where it was."""
        with self._turn:
            for path in self._known:
                self._check(path)

    def check_all(self) -> None:
        """After a commit all of them must be there."""
        self.check()
        with self._turn:
            for log in self._logs:
                if log not in self._known:
                    self._known[log] = self._check(log)

    def _check(self, path: Path) -> Identity:
        try:
            found = _identity(path)
            why = "" if self._known.get(path, found) == found else "it is another file now"
        except OSError as error:
            why = error.strerror or str(error)
        if why:
            advice = "stop the server, bring back the file or a backup, and start it again"
            raise StoreGone("store-gone", f"{path} was removed or replaced while it was open ({why}), and nothing more is stored: {advice}.")
        return found


def _identity(path: Path) -> Identity:
    found = path.stat()
    return found.st_dev, found.st_ino
