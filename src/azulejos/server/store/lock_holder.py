"""Who has a store for itself: a server, or a command that changes all of it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import Literal

from azulejos.server.store.database import APPLICATION
from azulejos.server.store.errors import StoreFailed

Use = Literal["serve", "restore", "downgrade"]


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a store, as far as that is known.

    >>> str(Holder("serve", 4711, "http://127.0.0.1:8080", "2026-03-01 10:00 UTC", "laptop"))
    'azulejos serve, process 4711 on laptop, http://127.0.0.1:8080, since 2026-03-01 10:00 UTC'
    """

    use: str = ""
    pid: int = 0
    address: str = ""
    """Where a server can be reached; empty until it can."""
    since: str = ""
    host: str = ""
    is_here: bool = True
    """Whether it runs on this machine, as far as can be seen."""

    def __str__(self) -> str:
        process = f"process {self.pid}{f' on {self.host}' if self.host else ''}" if self.pid else ""
        known = (f"{APPLICATION} {self.use}" if self.use else "another program", process, self.address, f"since {self.since}" if self.since else "")
        return ", ".join(part for part in known if part)

    @property
    def is_passing(self) -> bool:
        """Whether this can be otherwise in a moment: a server that is starting, or one that was killed and whose session is about to end."""
        return (self.use not in ("restore", "downgrade") and not self.address) or (self.is_here and not _is_alive(self.pid))


class StoreInUse(StoreFailed):
    """Another server has this store, or a restoration."""

    def __init__(self, where: str, holder: Holder) -> None:
        advice = "use that one, stop it first, or name another store with --database"
        super().__init__("store-in-use", f"{where} is in use ({holder}): {advice}.")
        self.where = where
        self.holder = holder


def _is_alive(pid: int) -> bool:
    if sys.platform == "win32" or not pid:
        return pid != 0
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True
