"""`azulejos downgrade`: a store as an older release needs it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.backup import CONFIG, DATABASE
from azulejos.cli.extras import server_extra
from azulejos.server.setting_sources import configured


def downgrade(
    revision: Annotated[str, typer.Argument(metavar="REVISION", help="The revision of the older release, as its refusal names it.")],
    database: Annotated[str | None, DATABASE] = None,
    config: Annotated[Path | None, CONFIG] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Bring a store back to an older revision, so that an older release can use it. Stop the server first.

    An older release refuses the store of a newer one, and names its own revision. No game is lost on the way back: what a newer release
    keeps besides is made anew when it comes again, and people turn on news of their turn again. Make a backup before.

    \b
    Examples:
      azulejos downgrade 0006
      azulejos downgrade 0006 --config /etc/azulejos/server.toml
    """
    # Imported here: no other command should wait for a database.
    with server_extra():
        from azulejos.server.store.downgrade import downgrade as bring_back

    before = bring_back(configured({"database": database}, os.environ, config).settings.database, revision)
    if as_json:
        typer.echo(json.dumps({"before": before, "revision": revision}))
        return
    typer.echo(f"Brought the store back from revision {before} to {revision}: start the older release.")
