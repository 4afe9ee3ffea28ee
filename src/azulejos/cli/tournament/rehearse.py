"""`azulejos tournament rehearse`: an afternoon with invented people, served from a store that is thrown away."""

from __future__ import annotations

import os
import tempfile
import time
from typing import Annotated

import typer

from azulejos.arena.rehearsal import PLAYERS, Moment, rehearsal
from azulejos.cli.extras import server_extra
from azulejos.server.setting_sources import configured


def rehearse(
    at: Annotated[Moment, typer.Option("--at", help="The moment of the afternoon.", show_choices=True)] = Moment.CHECK_IN,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same people and results.")] = 1,
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0 for phones of the same network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help="0 for any that is free.")] = 0,
    open: Annotated[bool, typer.Option("--open/--no-open", help="Open the desk in a browser, where there is one.")] = True,
) -> None:
    """Rehearse an event the evening before: 24 invented people, at any moment of the afternoon, on pages that are the real ones.

    Nothing touches a real tournament: the store is in a folder of its own, and gone when the rehearsal ends (Ctrl+C).

    \b
    Examples:
      azulejos tournament rehearse
      azulejos tournament rehearse --at second-game
      azulejos tournament rehearse --at first-sheets --host 0.0.0.0
    """
    # Imported here: no other command should wait for a web framework.
    with server_extra():
        from azulejos.server.web.run import run
        from azulejos.server.web.tournaments.rehearsal import fill

    now = time.time_ns() // 1_000_000
    clock = time.localtime(now / 1000)
    snapshot = rehearsal(at, now, clock.tm_hour * 60 + clock.tm_min, seed=seed)
    with tempfile.TemporaryDirectory(prefix="azulejos-rehearsal-") as folder:
        url = f"sqlite:///{folder}/rehearsal.sqlite"
        links = fill(url, snapshot, time.strftime("%Y-%m-%d", clock))
        flags = {"database": url, "host": host, "port": str(port), "log_level": "warning", "log_format": "text"}
        # Whatever is set for the real server is not meant here.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("AZULEJOS_")}
        settings = configured(flags, environment, None).settings
        typer.echo(f"A rehearsal with {PLAYERS} invented people, at the moment {at}. It is thrown away when you end it with Ctrl+C.")
        run(settings, open_browser=open, pages={"The desk": links.desk, "An arbiter": links.arbiter, "A player": links.player})
