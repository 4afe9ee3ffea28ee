"""Bringing a database from the revision that it has to another one, within one transaction."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from azulejos.server.store.errors import StoreFailed

# Any number will do, as long as every server that opens a database asks for the same.
LOCK = 4_170_717


def _config() -> Config:
    # By the package and not by a path, so that it is found wherever the package was installed.
    config = Config()
    config.set_main_option("script_location", "azulejos.server.store:migrations")
    return config


@cache
def newest() -> str:
    """The revision of this release.

    >>> newest()
    '0005'
    """
    return str(ScriptDirectory.from_config(_config()).get_current_head())


@cache
def known() -> frozenset[str]:
    """Every revision that this release can start from.

    >>> sorted(known())
    ['0001', '0002', '0003', '0004', '0005']
    """
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None where no store was ever made."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection, revision: str | None = None) -> None:
    """Bring a database to a revision, or to the newest one; the caller commits. A database of a newer release is refused."""
    if connection.dialect.name == "postgresql":
        # Two servers that start together must not both make the tables; in SQLite, whoever writes is alone anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    current = revision_of(connection)
    if current == (revision or newest()):
        return
    if current is not None and current not in known():
        raise StoreFailed("newer-store", f"The database was made by a newer release (revision {current}, ours is {newest()}): start that release.")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision or "head")
