"""The desk: which tournament a command is about, who acts, and how it is told what came of it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console

from azulejos.cli.output_files import path_of
from azulejos.cli.tournament.persons import find_person
from azulejos.server.settings import fit, rows, user_folder
from azulejos.tournament import Act, Event, Refused, State
from azulejos.tournament.book import Book, Kept, Page, stream_of, write
from azulejos.tournament.event_file import EventFile

T = TypeVar("T")
WIDTH = 120
"""Of a list that goes to a file or another program."""

EventOf = Annotated[str, typer.Argument(metavar="EVENT", help="The event file; with --store, the tournament's id.", show_default=False)]
StoreOf = Annotated[str | None, typer.Option("--store", metavar="URL", help="The server's store: sqlite:///… or postgresql://…", show_default=False)]
ActorOf = Annotated[
    str | None, typer.Option("--as", metavar="PERSON", help="Who does this: name, number or id. Usual is the first arbiter.", show_default=False)
]
JsonOf = Annotated[bool, typer.Option("--json", help="Print a JSON object.")]
WhyOf = Annotated[
    str, typer.Option("--why", metavar="TEXT", help="The reason, which is kept for good (T24). Name nobody: say seat 2.", show_default=False)
]
MaybeWhyOf = Annotated[str, typer.Option("--why", metavar="TEXT", help="If there is something to say.", show_default=False)]
AnywayOf = Annotated[bool, typer.Option("--anyway", help="Keep a reason although it seems to name somebody.")]
PersonOf = Annotated[str, typer.Argument(metavar="PERSON", help="Name, number by the order of entry, or id.", show_default=False)]


@dataclass(frozen=True, slots=True)
class Desk:
    """A tournament, as a command sees it."""

    book: Book
    stream: str
    where: str
    actor: str | None = None
    as_json: bool = False

    def kept(self) -> Kept:
        """All there is of it."""
        kept = self.book.read()
        if not kept.events:
            raise Refused("no-tournament", f"There is no tournament in {self.where}: make one with azulejos tournament new.", "T10")
        return kept

    def write(self, how: Callable[[Page], T]) -> tuple[T, Page]:
        """Let something happen, and keep it."""
        return write(self.book, self.stream, time.time_ns() // 1_000_000, how, self._acting)

    def _acting(self, kept: Kept) -> str:
        if not kept.events:
            raise Refused("no-tournament", f"There is no tournament in {self.where}: make one with azulejos tournament new.", "T10")
        if self.actor is None:
            return kept.events[0].actor
        return find_person(kept.state, kept.register, self.actor, {event.actor for event in kept.events})

    def tell(self, page: Page, *sentences: str, **more: Any) -> None:
        """Say what was kept: in sentences, or the events as an object of JSON."""
        if self.as_json:
            typer.echo(json.dumps({"version": page.state.version, "events": [event.json() for event in page.events], **more}, ensure_ascii=False))
            return
        for sentence in sentences:
            typer.echo(sentence)


def open_desk(event: str, store: str | None, actor: str | None = None, as_json: bool = False) -> Desk:
    """The desk of a tournament in a file or in a store."""
    if store is None:
        path = path_of(event)
        return Desk(EventFile(path, _erased_elsewhere()), "", event, actor, as_json)
    url: str = fit(rows()["database"], store, "--store")
    # Imported here: no other command should wait for a database.
    from azulejos.server.stored_tournament import StoredTournament

    return Desk(StoredTournament(url, event), stream_of(event), f"this store as {event}", actor, as_json)


def _erased_elsewhere() -> Any:
    try:
        return user_folder() / "erased"
    except RuntimeError:
        return None


def check_reason(page: Page, why: str, anyway: bool) -> None:
    """Refuse a reason that seems to name somebody: it stands in the events for good, also after a person was erased."""
    if not anyway and page.register.named_in(why):
        raise Refused("names-somebody", "This reason seems to name somebody, and is kept for good: say seat 2 of table 3, or use --anyway.", "T24")


def done_to(desk: Desk, person: str, why: str, anyway: bool, act: Callable[[State, str], Act]) -> tuple[str, Page]:
    """Let something happen to a player who was named, for a reason: the player's id, and what was kept."""

    def how(page: Page) -> str:
        check_reason(page, why, anyway)
        who = find_person(page.state, page.register, person)
        page.do(act(page.state, who))
        return who

    return desk.write(how)


def console() -> Console:
    """Where lists go. Names are shown as they are: no brackets or colons in them mean anything."""
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else WIDTH)


def note(sentence: str) -> None:
    """Something to look at, besides what was asked for."""
    typer.echo(f"Note: {sentence}", err=True)


def past(kept: Kept, at: int | None) -> tuple[State, tuple[Event, ...]]:
    """The state and the events as they were after so many."""
    from azulejos.tournament import state_at

    if at is None:
        return kept.state, kept.events
    return state_at(kept.events, version=at), kept.events[:at]
