"""The application: which commands there are, and how any of them ends."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from azulejos.cli.analyse import analyse
from azulejos.cli.arena import arena
from azulejos.cli.backup import backup
from azulejos.cli.bench import bench
from azulejos.cli.check_engine import check_engine
from azulejos.cli.dataset import dataset
from azulejos.cli.downgrade import downgrade
from azulejos.cli.hint import hint
from azulejos.cli.match import match
from azulejos.cli.perft import perft
from azulejos.cli.play import play
from azulejos.cli.prune import prune
from azulejos.cli.push_key import push_key
from azulejos.cli.puzzles import puzzles
from azulejos.cli.replay import replay
from azulejos.cli.restore import restore
from azulejos.cli.selfcheck import selfcheck
from azulejos.cli.serve import serve
from azulejos.cli.show import show
from azulejos.cli.tournament import tournament
from azulejos.cli.train import train
from azulejos.cli.uai import uai
from azulejos.cli.verify import verify
from azulejos.cli.warmup import warmup
from azulejos.rules import AzulejosError, OptionError
from azulejos.server.settings import SettingError
from azulejos.version import __version__

NOT_SO = 1
"""The command was understood, and what it was given is faulty, or the answer is no."""
ASKED_WRONGLY = 2
"""The command line itself is wrong, whatever its files have in them. Typer's own refusals have the same status."""
INTERRUPTED = 130

app = typer.Typer(
    name="azulejos",
    help="Azul, Azul Mini and Azul Duel: play, replay, inspect and benchmark games.",
    epilog="Exit status: 0 if all went well, 1 if something is wrong with what was given, 2 if the command itself was wrong (docs/cli.md).",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    play, match, arena, uai, check_engine, replay, show, analyse, hint, puzzles, perft, bench, selfcheck, warmup, dataset, train, serve,
    verify, backup, restore, downgrade, prune, push_key,
)  # fmt: skip
for command in COMMANDS:
    app.command()(command)
app.add_typer(tournament, name="tournament")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"azulejos {__version__}")
        raise typer.Exit


@app.callback()
def azulejos(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")] = False,
) -> None:
    """Azul, Azul Mini and Azul Duel: play, replay, inspect and benchmark games."""


def main() -> None:
    """Run a command. What is wrong with its input is said in one line; a traceback would be a bug of ours."""
    try:
        app()
    except AzulejosError as error:
        fail(str(error), exit_status(error))
    except BrokenPipeError:
        # The reader has left, as `head` does. Python would complain once more when it flushes standard output at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(NOT_SO)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def exit_status(error: AzulejosError) -> int:
    """The status with which a command ends that was refused.

    >>> exit_status(OptionError("no-such-game", "There is no such game.")), exit_status(AzulejosError("faulty", "This game is faulty."))
    (2, 1)
    """
    return ASKED_WRONGLY if isinstance(error, OptionError | SettingError) else NOT_SO


def fail(text: str, status: int = NOT_SO) -> None:
    """Say what was wrong, in one line, and leave."""
    sys.stdout.flush()
    line = "".join(character if character.isprintable() else " " for character in text)
    print(f"azulejos: {line}".encode(sys.stderr.encoding or "utf-8", "replace").decode(sys.stderr.encoding or "utf-8"), file=sys.stderr)
    sys.exit(status)
