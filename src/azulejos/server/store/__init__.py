"""The event store: everything that must survive a crash, and nothing else.

`Store` appends events and reads them. The modules named for a table (`people`, `roles`, `keys`, `secrets`, `listing`, `bans`, `reports`,
`heartbeat`) have functions that return statements, to be given to `append(also=…)`, `write` or `rows`.
"""

from azulejos.server.store.errors import BackupRefused, LeaseLost, StatementRefused, StoreFailed, Unchanged, VersionConflict
from azulejos.server.store.events import NewEvent, StoredEvent
from azulejos.server.store.store import Store

__all__ = ["BackupRefused", "LeaseLost", "NewEvent", "StatementRefused", "Store", "StoreFailed", "StoredEvent", "Unchanged", "VersionConflict"]
