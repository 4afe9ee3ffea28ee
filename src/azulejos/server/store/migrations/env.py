"""Alembic runs this file. The connection comes from `azulejos.server.store.migration`, so that no settings file is needed."""

from __future__ import annotations

from alembic import context

from azulejos.server.store.schema import metadata


def run() -> None:
    """Migrate over the connection that was given, within its transaction: all of it, or nothing."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


# Only Alembic has a `config` to give; anybody else may import this file and nothing happens.
if hasattr(context, "config"):
    run()
