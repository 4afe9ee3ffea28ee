"""`azulejos prune`: ended tables that are older than some days are removed from a server's store."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.backup import CONFIG, DATABASE
from azulejos.cli.extras import server_extra
from azulejos.render.text import counted
from azulejos.server.setting_sources import configured

DAY_MS = 86_400_000


def prune(
    days: Annotated[int, typer.Option("--days", min=1, metavar="N", help="Remove tables that ended so many days ago, or earlier.")],
    database: Annotated[str | None, DATABASE] = None,
    config: Annotated[Path | None, CONFIG] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Remove tables that ended long ago, with their games, chats and keys. The server may go on meanwhile.

    People keep their results and figures, but can no longer open these games. Tables of tournaments stay, and so do those about which a
    report is open. What was removed only a backup brings back: make one before.

    \b
    Examples:
      azulejos prune --days 365 --dry-run
      azulejos prune --days 365 --config /etc/azulejos/server.toml
    """
    # Imported here: no other command should wait for a database.
    with server_extra():
        from azulejos.server.store.backup import check_there
        from azulejos.server.store.retention import Removed
        from azulejos.server.store.retention import prune as remove
        from azulejos.server.store.store import Store
        from azulejos.server.tables.state import ENDED

    url = configured({"database": database}, os.environ, config).settings.database
    now = time.time_ns() // 1_000_000

    async def done() -> Removed:
        store = await Store.open(url)
        try:
            return await remove(store, ENDED, now - days * DAY_MS, now, only_count=dry_run)
        finally:
            await store.close()

    check_there(url)
    removed = asyncio.run(done())
    if as_json:
        typer.echo(json.dumps({"removed": not dry_run, "tables": removed.tables, "events": removed.events}))
        return
    said = "Would remove" if dry_run else "Removed"
    typer.echo(f"{said} {counted(removed.tables, 'table')} with {counted(removed.events, 'event')}.")
