"""What every command shares: its options, which tournament it is about, who acts, and how its outcome is told."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, Concatenate, ParamSpec

import typer
from rich.console import Console

from azulejos.cli.extras import server_extra
from azulejos.cli.output_files import path_of
from azulejos.cli.tournament.people import find_person
from azulejos.server.settings import fit, rows, user_folder
from azulejos.tournament import Refused, State, state_at
from azulejos.tournament.commands import Command, Context, execute
from azulejos.tournament.event_file import EventFile
from azulejos.tournament.schedule import Begun, begun_of, started_of
from azulejos.tournament.storage import Change, Snapshot, Storage, stream_of, write

P = ParamSpec("P")
WIDTH = 120
"""Of a list that goes to a file or another program."""
NO_NUMBER = ("-", "x", "")

EventOf = Annotated[str, typer.Argument(metavar="EVENT", help="The event file; with --store, the tournament's id.", show_default=False)]
StoreOf = Annotated[str | None, typer.Option("--store", metavar="URL", help="The server's store: sqlite:///… or postgresql://…", show_default=False)]
ActorOf = Annotated[
    str | None, typer.Option("--as", metavar="PERSON", help="Who does this: name, number or id. Default: the first arbiter.", show_default=False)
]
JsonOf = Annotated[bool, typer.Option("--json", help="Print a JSON object.")]
WhyOf = Annotated[
    str, typer.Option("--why", metavar="TEXT", help="The reason, which is kept for good (T24). Name nobody: say seat 2.", show_default=False)
]
MaybeWhyOf = Annotated[str, typer.Option("--why", metavar="TEXT", help="If there is something to say.", show_default=False)]
AnywayOf = Annotated[bool, typer.Option("--anyway", help="Keep the reason even if it seems to name someone.")]
PersonOf = Annotated[str, typer.Argument(metavar="PERSON", help="Name, number by the order of entry, or id.", show_default=False)]


@dataclass(frozen=True, slots=True)
class Session:
    """A tournament, as one command uses it."""

    storage: Storage
    stream: str
    event: str
    """The argument that named it."""
    actor: str | None = None
    as_json: bool = False

    @property
    def where(self) -> str:
        """Where it is, as a sentence names it."""
        return f"this store as {self.event}" if self.stream else self.event

    def snapshot(self) -> Snapshot:
        """The tournament as it is stored."""
        return self._existing(self.storage.read())

    def send(self, make: Callable[[Change], Command | None], context: Context | None = None) -> Change:
        """Carry a command out, and store what comes of it. `make` makes it of the options and the tournament as it is then."""

        def run(change: Change) -> None:
            if (command := make(change)) is not None:
                execute(command, change, context or Context())

        return write(self.storage, self.stream, now(), run, self._acting)

    def _acting(self, snapshot: Snapshot) -> str:
        if self.actor is None:
            return self._existing(snapshot).events[0].actor
        return find_person(snapshot.state, snapshot.register, self.actor, {event.actor for event in self._existing(snapshot).events})

    def _existing(self, snapshot: Snapshot) -> Snapshot:
        if not snapshot.events:
            raise Refused("no-tournament", f"There is no tournament in {self.where}: make one with azulejos tournament new.", "T10")
        return snapshot

    def tell(self, change: Change, *sentences: str, **more: Any) -> None:
        """Say what was stored: in sentences, or the events as an object of JSON."""
        if self.as_json:
            typer.echo(json.dumps({"version": change.state.version, "events": [event.json() for event in change.events], **more}, ensure_ascii=False))
            return
        for sentence in sentences:
            typer.echo(sentence)


def open_session(event: str, store: str | None, actor: str | None = None, as_json: bool = False) -> Session:
    """A tournament in a file or in a store."""
    if store is None:
        return Session(EventFile(path_of(event), _erased_elsewhere()), "", event, actor, as_json)
    url: str = fit(rows()["database"], store, "--store")
    # Imported here: no other command should wait for a database.
    with server_extra():
        from azulejos.server.stored_tournament import StoredTournament

    return Session(StoredTournament(url, event), stream_of(event), event, actor, as_json)


def on_tournament(run: Callable[Concatenate[Session, P], None]) -> Callable[..., None]:
    """A command on a tournament, as typer takes it: EVENT comes before its own options and --store, --as and --json after them, and `run` is
    given the session that these open.
    """
    own = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in list(signature(run, eval_str=True).parameters.values())[1:]]
    names = {each.name for each in own}

    @wraps(run)
    def command(**options: Any) -> None:
        session = open_session(*(options[name] for name in ("event", "store", "actor", "as_json")))
        run(session, **{name: value for name, value in options.items() if name in names})  # type: ignore[call-arg]

    last = {"store": (StoreOf, None), "actor": (ActorOf, None), "as_json": (JsonOf, False)}
    shared = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind) for name, (kind, default) in last.items() if name not in names
    ]
    parameters = [Parameter("event", Parameter.KEYWORD_ONLY, annotation=EventOf), *own, *shared]
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


def _erased_elsewhere() -> Path | None:
    try:
        return user_folder() / "erased"
    except RuntimeError:
        return None


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def person_of(change: Change, text: str) -> str:
    """The id of somebody who is named on the command line."""
    return find_person(change.state, change.register, text)


def numbers(text: str, flag: str) -> tuple[int | None, ...]:
    """Numbers with commas between them, seat by seat; - is none.

    >>> numbers("61,48,-,30", "--pv")
    (61, 48, None, 30)
    """
    parts = [part.strip() for part in text.split(",")]
    if not all(part in NO_NUMBER or re.fullmatch(r"-?[0-9]{1,9}", part) for part in parts):
        raise typer.BadParameter("Write numbers with commas between them, seat by seat, like 61,48,-,30.", param_hint=flag)
    return tuple(None if part in NO_NUMBER else int(part) for part in parts)


def console() -> Console:
    """Where lists go. Names are shown as they are: no brackets or colons in them mean anything."""
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else WIDTH)


def note(sentence: str) -> None:
    """Something to look at, besides what was asked for."""
    typer.echo(f"Note: {sentence}", err=True)


def begun(snapshot: Snapshot, at: int | None = None) -> Begun:
    """When games have really begun, by the clock of this machine; as it was after so many events."""
    events = snapshot.events[:at]
    return begun_of(started_of(events), len(past(snapshot, at).games))


def past(snapshot: Snapshot, at: int | None) -> State:
    """The state as it was after so many events."""
    return snapshot.state if at is None else state_at(snapshot.events, version=at)
