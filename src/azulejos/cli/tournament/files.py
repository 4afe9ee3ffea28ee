"""`azulejos tournament export`, `import`, `recover`, `erase`: what leaves a tournament, what comes in, and what is deleted for good."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.completion import one_of
from azulejos.cli.input_files import STANDARD_INPUT, NoTerminal
from azulejos.cli.output_files import STANDARD_OUTPUT, path_of, save_text
from azulejos.cli.tournament.people import find_person
from azulejos.cli.tournament.session import EventOf, JsonOf, PersonOf, Session, StoreOf, begun, note, on_tournament, open_session
from azulejos.render.text import counted, listed
from azulejos.tournament import BadHistory, Event, Refused, Register, public, verify
from azulejos.tournament.commands.people import EnterList
from azulejos.tournament.entry_list import decoded
from azulejos.tournament.event_file import EventFile
from azulejos.tournament.event_lines import line, parse_whole
from azulejos.tournament.exports import EXPORT_FORM, FULL, PUBLIC, as_csv, full_export, seating_numbers
from azulejos.tournament.storage import Change, Snapshot

LARGEST = 1 << 26


def export(
    event: EventOf,
    full: Annotated[bool, typer.Option("--full", help="For arbiters: events, names, the log, and who was expelled. import reads it.")] = False,
    events: Annotated[bool, typer.Option("--events", help="The events alone, a line each: ids, reasons, and no names.")] = False,
    csv: Annotated[
        str | None,
        typer.Option(
            "--csv",
            metavar="LIST",
            help=f"A list as CSV: {', '.join(PUBLIC)}; with --full also {', '.join(FULL)}.",
            show_default=False,
            autocompletion=one_of([*PUBLIC, *FULL]),
        ),
    ] = None,
    numbers: Annotated[
        bool, typer.Option("--numbers", help="The seating by players' numbers: a line a table (1-5-9-13), an empty one between games.")
    ] = False,
    file: Annotated[
        str, typer.Option("--out", "-o", metavar="FILE", help="A file (default: standard output).", show_default=False)
    ] = STANDARD_OUTPUT,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    store: StoreOf = None,
) -> None:
    """Export a tournament: by default what everybody may see, as JSON.

    \b
    Examples:
      azulejos tournament export spring.jsonl --out spring-public.json
      azulejos tournament export spring.jsonl --csv ranking > ranking.csv
      azulejos tournament export spring.jsonl --full --out spring-full.json
      azulejos tournament export spring.jsonl --events --out events.jsonl
      azulejos tournament export spring.jsonl --numbers --out seating.txt
    """
    if events and (full or csv is not None):
        raise typer.BadParameter("Events alone are neither --full nor --csv.", param_hint="--events")
    if numbers and (events or full or csv is not None):
        raise typer.BadParameter("The seating by numbers is a file of its own.", param_hint="--numbers")
    if csv is not None and csv not in (*PUBLIC, *(FULL if full else ())):
        which = "with --full" if csv in FULL else f"choose one of {', '.join(PUBLIC)}"
        raise typer.BadParameter(f"That list is no public one: {which}.", param_hint="--csv")
    snapshot = open_session(event, store).snapshot()
    if csv is not None:
        text = as_csv(csv, snapshot)
    elif numbers:
        text = seating_numbers(snapshot.state)
    elif events:
        text = "".join(line([each]).decode() for each in snapshot.events)
    else:
        found = full_export(snapshot) if full else public.export(snapshot.state, snapshot.register, begun(snapshot))
        text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    save_text(path_of(file), text, force=force, private=full)


@on_tournament
def bring_in(
    session: Session,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A full export, events line by line, or entries as CSV; - is standard input.", show_default=False)
    ],
    of_age: Annotated[
        bool, typer.Option("--of-age", help="Entries: all of them have passed the age check (T11); otherwise a column of_age says so.")
    ] = False,
    check_in: Annotated[bool, typer.Option("--checkin", help="Entries: check all of them in.")] = False,
) -> None:
    """Import a whole tournament, each event strictly checked; or entries from a CSV file with the columns first, surname, of_age, club and rating.

    All of it is taken, or nothing.

    \b
    Examples:
      azulejos tournament import copy.jsonl spring-full.json
      azulejos tournament import spring --store sqlite:///azulejos.sqlite spring.jsonl
      azulejos tournament import spring.jsonl entries.csv --of-age
    """
    content = _content(file)
    if file.lower().endswith(".csv") or (file == STANDARD_INPUT and content.lstrip()[:1] not in (b"{", b"[")):
        entries = EnterList(csv=decoded(content), of_age=of_age, check_in=check_in)
        change = session.send(lambda _: entries)
        session.tell(change, f"{counted(len(change.answer['persons']), 'player')} have entered{' and checked in' if check_in else ''}.")
    else:
        _tournament(session, content, file)


def _content(file: str) -> bytes:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST)
    with path_of(file).open("rb") as source:
        return source.read(LARGEST)


def _tournament(session: Session, content: bytes, file: str) -> None:
    events, register = _read(content, file)
    if not events:
        raise BadHistory("no-events", f"{file} has no event: use another file.")
    if session.stream:
        events = [replace(each, stream=session.stream) for each in events]
    state = verify(events)
    if session.storage.read().events:
        raise Refused("created-twice", f"{session.where} has a tournament already: import into a new one.", "T10")
    people = [person for person in register.people if person.id in {*state.entrants, *state.arbiters, *(each.actor for each in events)}]
    session.storage.append(0, events, people)
    for id in register.erased:
        session.storage.erase(id)
    change = Change(state.stream, events[0].actor, state.at, Snapshot(tuple(events), state, register))
    session.tell(change, f"Imported {counted(len(events), 'event')} and {counted(len(people), 'name')}.", imported=len(events), names=len(people))


def _read(content: bytes, file: str) -> tuple[list[Event], Register]:
    """A full export, or lines of events. Of names beside an event file nothing is taken: that is what a full export is for."""
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        value = None
    if isinstance(value, dict) and "register" in value:
        if value.get("form") != EXPORT_FORM or not isinstance(value.get("events"), list):
            raise BadHistory("unknown-form", f"{file} is an export of a form that this release does not know: use a newer one.")
        return [Event.read(each) for each in value["events"]], Register.read(value["register"])
    return list(parse_whole(content, file)), Register()


def recover(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An event file that ends within a line.", show_default=False)],
    as_json: JsonOf = False,
) -> None:
    """Go on from the last whole state of an event file that was cut: by a power cut, or by a copy that was not finished.

    What follows the last whole line is kept beside it, in FILE.rest. A file that is whole stays as it is.

    \b
    Examples:
      azulejos tournament recover spring.jsonl
    """
    done = EventFile(file).recover()
    if as_json:
        typer.echo(json.dumps({"version": done.state.version, "rest": None if done.rest is None else str(done.rest)}))
        return
    found = f"{counted(done.state.version, 'event')}, the last at {datetime.fromtimestamp(done.state.at / 1000):%H:%M:%S}"
    if done.rest is None:
        typer.echo(f"{file} is whole: {found}. Nothing was changed.")
    else:
        typer.echo(f"{file} goes on from its last whole line: {found}. The rest is in {done.rest}: do again what it says, if nobody has.")


def erase(
    event: EventOf,
    person: PersonOf,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask again.")] = False,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Erase a person: the name is gone for good, and results stay with an id that nobody can resolve.

    An older copy that is restored loses the name again. Exported or printed copies are yours to destroy.

    \b
    Examples:
      azulejos tournament erase spring.jsonl "Ann Rossi"
    """
    session = open_session(event, store)
    snapshot = session.snapshot()
    who = find_person(snapshot.state, snapshot.register, person, {each.actor for each in snapshot.events})
    found = snapshot.register.find(who)
    if found is None:
        raise Refused("erased-already", "This person was erased already: nothing is left.")
    if not yes:
        if not sys.stdin.isatty():
            raise NoTerminal("not-sure", "There is no way back from this: use --yes if you are sure.")
        if not typer.confirm(f"Erase the name of {found.shown()} for good?"):
            raise typer.Exit(1)
    session.storage.erase(who)
    reasons = [str(each.version) for each in snapshot.events if found.id in snapshot.register.named_in(str(getattr(each.data, "why", "")))]
    if as_json:
        typer.echo(json.dumps({"erased": who, "named_in": [int(version) for version in reasons]}))
    else:
        typer.echo("Erased. Events, results and places stay, without a name.")
    if reasons:
        note(f"a reason seems to have the name, in event {listed(reasons)}, and events are never changed.")
