"""`azulejos restore`: a backup becomes the store of a server."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.backup import CONFIG, DATABASE
from azulejos.cli.extras import server_extra
from azulejos.cli.output_files import path_of
from azulejos.render.text import counted
from azulejos.server.setting_sources import configured


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The backup.")],
    database: Annotated[str | None, DATABASE] = None,
    config: Annotated[Path | None, CONFIG] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite what is in the store.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Restore a backup, into SQLite or PostgreSQL. Stop the server first, and start it again afterwards.

    All of it is restored, or nothing is changed. A backup of an older release is brought up to this one; what a store already holds is
    not lost without --force.

    \b
    Examples:
      azulejos restore monday.sqlite
      azulejos restore --database postgresql://azul@localhost/azul monday.sqlite
    """
    # Imported here: no other command should wait for a database.
    with server_extra():
        from azulejos.server.store.backup import restore as bring_back

    store = configured({"database": database}, os.environ, config).settings.database
    done = bring_back(path_of(file), store, force=force)
    if as_json:
        typer.echo(json.dumps({"file": file, "revision": done.revision, "rows": done.rows}))
        return
    events = done.rows["event"]
    typer.echo(f"Restored {counted(events, 'event')} and {counted(sum(done.rows.values()) - events, 'other row')} of {file}.")
