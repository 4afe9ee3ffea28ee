"""`azulejos serve`: live tables for browsers and programs. One flag for each setting, made from their table."""

from __future__ import annotations

import inspect
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from azulejos.cli.extras import server_extra
from azulejos.server.setting_sources import configured, flag_of
from azulejos.server.settings import about, rows


def serve(config: Path | None = None, show_config: bool = False, open: bool = False, **flags: Any) -> None:
    """Serve live tables: people and programs play, watch and come back to games in the browser.

    Every setting is a flag, a variable (AZULEJOS_PORT) and a key of a TOML file (port = 8080); a flag goes before a variable, and a
    variable before the file. The operator's token has no flag, because others can read the flags of a process.

    \b
    Examples:
      azulejos serve --open
      azulejos serve --host 0.0.0.0 --port 8000
      azulejos serve --config server.toml --show-config
      AZULEJOS_DATABASE=postgresql://azul@localhost/azul azulejos serve
    """
    chosen = configured(flags, os.environ, config)
    if show_config:
        typer.echo(chosen.shown())
        return
    # Imported here: no other command should wait for a web framework.
    with server_extra():
        from azulejos.server.web.run import run

    run(chosen.settings, open_browser=open)


def _parameters() -> list[inspect.Parameter]:
    """The parameters of the command, as typer reads them: three of its own, and one for each setting that is no secret."""
    given = [
        _parameter(
            "config",
            Path | None,
            None,
            typer.Option("--config", metavar="PATH", show_default=False, help="A TOML file of settings; also $AZULEJOS_CONFIG."),
        ),
        _parameter("show_config", bool, False, typer.Option("--show-config", help="Print every setting, its value and its source, and leave.")),
        _parameter("open", bool, False, typer.Option("--open", help="Open a browser at it, where there is one.")),
    ]
    for name, row in rows().items():
        known = about(row)
        if known.secret:
            continue
        flag, default = flag_of(name), row.default
        is_switch = isinstance(default, bool)
        # The flag itself has no default, so that a flag that was given can be told from one that was not.
        told = str(default).lower() if isinstance(default, str | int | float) and default != "" else False
        option = typer.Option(
            f"{flag}/--no-{flag[2:]}" if is_switch else flag,
            metavar=None if is_switch else known.type.metavar,
            help=known.help,
            show_default=told,
            rich_help_panel=known.group,
        )
        given.append(_parameter(name, bool | None if is_switch else str | None, None, option))
    return given


def _parameter(name: str, kind: Any, default: object, option: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option])


# Typer reads a command's options from its signature, and this is its signature.
serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
