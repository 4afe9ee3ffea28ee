"""Bringing a database from the revision that it has to another one, within one transaction."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, column, inspect, select, table, text

from azulejos.server.store import schema
from azulejos.server.store.database import connectable, file_of
from azulejos.server.store.errors import StoreFailed

if TYPE_CHECKING:
    from alembic.config import Config

# Any number will do, as long as every server that opens a database asks for the same.
LOCK = 4_170_717
VERSIONS = "alembic_version"
"""Alembic's table. It is read without Alembic, which takes a fifth of a server's start to import, and is needed only where something changes."""
SCRIPT = re.compile(r"r(\d{4})_\w+\.py")
"""The names of the scripts, each with its revision."""


@cache
def newest() -> str:
    """The revision of this release.

    >>> newest()
    '0010'
    """
    return max(known())


@cache
def known() -> frozenset[str]:
    """Every revision that this release can start from.

    >>> sorted(known())
    ['0001', '0002', '0003', '0004', '0005', '0006', '0007', '0008', '0009', '0010']
    """
    scripts = (files(__package__) / "migrations" / "versions").iterdir()
    return frozenset(match[1] for script in scripts if (match := SCRIPT.fullmatch(script.name)))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None where no store was ever made."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return ", ".join(connection.scalars(select(column("version_num")).select_from(table(VERSIONS)))) or None  # another program may have several


def own_revision(connection: Connection, where: str) -> str | None:
    """The revision of a database, if it is one of ours that this release can start from; None where no store was ever made."""
    revision = revision_of(connection)
    if revision is None or revision in known():
        return revision
    if inspect(connection).has_table(schema.event.name):
        raise StoreFailed("newer-store", f"{where} was made by a newer release (revision {revision}, ours is {newest()}): use that release.")
    raise StoreFailed("not-a-store", f"{where} belongs to another program: name another one.")


def check_ours(url: URL) -> None:
    """Refuse a file of SQLite that another program has made, before anything of it is changed: whoever opens it to write changes how it is kept.

    In PostgreSQL a store may stand beside other tables.
    """
    file = file_of(url)
    if file is None or not file.is_file() or not file.stat().st_size:
        return
    engine = connectable(url, writing=False)
    try:
        with engine.connect() as connection:
            if own_revision(connection, str(file)) is None and (others := inspect(connection).get_table_names()):
                raise StoreFailed("not-a-store", f"{file} belongs to another program (it has a table {others[0]!r}): name another one.")
    finally:
        engine.dispose()


def migrate(connection: Connection, revision: str | None = None) -> None:
    """Bring a database to a revision, or to the newest one; the caller commits. A database of a newer release is refused."""
    if connection.dialect.name == "postgresql":
        # Two servers that start together must not both make the tables; in SQLite, whoever writes is alone anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if own_revision(connection, "The database") == (revision or newest()):
        return
    from alembic import command

    command.upgrade(_config(connection), revision or "head")


def go_back(connection: Connection, revision: str) -> None:
    """Bring a database back to an older revision, for an older release; the caller commits."""
    from alembic import command

    command.downgrade(_config(connection), revision)


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    # By the package and not by a path, so that it is found wherever the package was installed.
    config = Config()
    config.set_main_option("script_location", "azulejos.server.store:migrations")
    config.attributes["connection"] = connection
    return config
