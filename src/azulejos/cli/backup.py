"""`azulejos backup`: the whole store of a server in one file, while it runs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.extras import server_extra
from azulejos.cli.output_files import STANDARD_OUTPUT, path_of
from azulejos.render.text import counted
from azulejos.server.setting_sources import configured

DATABASE = typer.Option("--database", metavar="URL", help="The store: sqlite:///… or postgresql://…; else as for azulejos serve.", show_default=False)
CONFIG = typer.Option("--config", metavar="PATH", help="A TOML file of settings; also $AZULEJOS_CONFIG.", show_default=False)


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The backup to make.")],
    database: Annotated[str | None, DATABASE] = None,
    config: Annotated[Path | None, CONFIG] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Save everything that a server has stored, as it is at one moment. The server may go on meanwhile.

    The backup is one SQLite file, whichever database the server uses, and is read again before it appears. It has the secrets of
    unfinished games in it: keep it where only you can read it.

    \b
    Examples:
      azulejos backup monday.sqlite
      azulejos backup --database postgresql://azul@localhost/azul monday.sqlite
    """
    if file == STANDARD_OUTPUT:
        raise typer.BadParameter("A backup is a database, which cannot be written to standard output: name a file.", param_hint="FILE")
    # Imported here: no other command should wait for a database.
    with server_extra():
        from azulejos.server.store.backup import backup as save

    store = configured({"database": database}, os.environ, config).settings.database
    made = save(store, path_of(file), force=force)
    if as_json:
        typer.echo(json.dumps({"file": file, "revision": made.revision, "rows": made.rows}))
        return
    events = made.rows["event"]
    typer.echo(f"Saved {counted(events, 'event')} and {counted(sum(made.rows.values()) - events, 'other row')} in {file}.")
