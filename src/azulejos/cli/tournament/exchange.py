"""`azulejos tournament export`, `import`: what leaves a tournament, and what comes in."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import Annotated

import typer

from azulejos.cli.input_files import STANDARD_INPUT
from azulejos.cli.output_files import path_of, save_text
from azulejos.cli.tournament.desk import ActorOf, Desk, EventOf, JsonOf, StoreOf, open_desk
from azulejos.cli.tournament.persons import new_person
from azulejos.render.text import counted
from azulejos.tournament import BadHistory, CheckedIn, Entered, Event, Person, Refused, Register, public, verify
from azulejos.tournament.book import Kept, Page
from azulejos.tournament.entry_list import read_entries
from azulejos.tournament.event_file import line, parse
from azulejos.tournament.log import log
from azulejos.tournament.payload import write
from azulejos.tournament.spreadsheets import FULL, PUBLIC, as_csv

FORM = 1
LARGEST = 1 << 26


def export(
    event: EventOf,
    full: Annotated[bool, typer.Option("--full", help="For arbiters: events, names, the log, and who was expelled. import reads it.")] = False,
    events: Annotated[bool, typer.Option("--events", help="The events alone, a line each: ids, reasons, and no names.")] = False,
    csv: Annotated[
        str | None,
        typer.Option("--csv", metavar="LIST", help=f"A list as CSV: {', '.join(PUBLIC)}; with --full also {', '.join(FULL)}.", show_default=False),
    ] = None,
    file: Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", help="A file; standard output if absent.", show_default=False)] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    store: StoreOf = None,
) -> None:
    """Export a tournament: by default what everybody may see, as JSON.

    \b
    Examples:
      azulejos tournament export spring.jsonl --out spring-public.json
      azulejos tournament export spring.jsonl --csv ranking > ranking.csv
      azulejos tournament export spring.jsonl --full --out spring-full.json
      azulejos tournament export spring.jsonl --events --out events.jsonl
    """
    if events and (full or csv is not None):
        raise typer.BadParameter("Events alone are neither --full nor --csv.", param_hint="--events")
    if csv is not None and csv not in (*PUBLIC, *(FULL if full else ())):
        which = "with --full" if csv in FULL else f"choose one of {', '.join(PUBLIC)}"
        raise typer.BadParameter(f"That list is no public one: {which}.", param_hint="--csv")
    kept = open_desk(event, store).kept()
    if csv is not None:
        text = as_csv(csv, kept)
    elif events:
        text = "".join(line([each]).decode() for each in kept.events)
    else:
        found = everything(kept) if full else public.export(kept.state, kept.register)
        text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    if file is None:
        sys.stdout.write(text)
        return
    save_text(path_of(file), text, force=force)


def everything(kept: Kept) -> dict[str, object]:
    """All there is, for arbiters: the events, who is who, the public lists, and the log."""
    return {
        "form": FORM,
        "stream": kept.state.stream,
        "events": [event.json() for event in kept.events],
        "register": kept.register.json(),
        "public": public.export(kept.state, kept.register),
        "log": [write(entry) for entry in log(kept.events)],
    }


def bring_in(
    event: EventOf,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A full export, events line by line, or entries as CSV; - is standard input.", show_default=False)
    ],
    of_age: Annotated[
        bool, typer.Option("--of-age", help="Entries: all of them have passed the age check (T11); otherwise a column of_age says so.")
    ] = False,
    check_in: Annotated[bool, typer.Option("--checkin", help="Entries: all of them are there already.")] = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Import a whole tournament, each event strictly checked; or entries from a CSV file with the columns first, surname and of_age.

    All of it is taken, or nothing.

    \b
    Examples:
      azulejos tournament import copy.jsonl spring-full.json
      azulejos tournament import spring --store sqlite:///azulejos.sqlite spring.jsonl
      azulejos tournament import spring.jsonl entries.csv --of-age
    """
    desk = open_desk(event, store, actor, as_json)
    content = _content(file)
    if file.lower().endswith(".csv") or (file == STANDARD_INPUT and content.lstrip()[:1] not in (b"{", b"[")):
        _entries(desk, content, of_age, check_in)
    else:
        _tournament(desk, content, file)


def _content(file: str) -> bytes:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST)
    with path_of(file).open("rb") as source:
        return source.read(LARGEST)


def _entries(desk: Desk, content: bytes, of_age: bool, check_in: bool) -> None:
    found = read_entries(content, of_age)

    def how(page: Page) -> None:
        known = {person.shown().casefold() for person in page.register.people}
        for row, first, surname, old_enough in found:
            person = Person(new_person(), first, surname)
            if person.shown().casefold() in known:
                raise Refused(
                    "entered-twice", f"Row {row}: somebody of this name has entered already: tell the two apart, or leave the row out.", "T11"
                )
            known.add(person.shown().casefold())
            try:
                page.do(Entered(person.id, old_enough))
            except Refused as refusal:
                raise Refused(refusal.code, f"Row {row}: {refusal.text}", refusal.clause) from None
            if check_in:
                page.do(CheckedIn(person.id))
            page.name(person)

    _, page = desk.write(how)
    desk.tell(page, f"{counted(len(found), 'player')} have entered{' and checked in' if check_in else ''}.")


def _tournament(desk: Desk, content: bytes, file: str) -> None:
    events, register = _read(content, file)
    if not events:
        raise BadHistory("no-events", f"{file} has no event: take another file.")
    if desk.stream:
        events = [replace(each, stream=desk.stream) for each in events]
    state = verify(events)
    if desk.book.read().events:
        raise Refused("created-twice", f"{desk.where} has a tournament already: import into a new one.", "T10")
    people = [person for person in register.people if person.id in {*state.entrants, *state.arbiters, *(each.actor for each in events)}]
    desk.book.append(0, events, people)
    for id in register.erased:
        desk.book.erase(id)
    page = Page(state.stream, events[0].actor, state.at, Kept(tuple(events), state, register))
    desk.tell(page, f"Imported {counted(len(events), 'event')} and {counted(len(people), 'name')}.", imported=len(events), names=len(people))


def _read(content: bytes, file: str) -> tuple[list[Event], Register]:
    """A full export, or lines of events. Of names beside an event file nothing is taken: that is what a full export is for."""
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        value = None
    if isinstance(value, dict) and "register" in value:
        if value.get("form") != FORM or not isinstance(value.get("events"), list):
            raise BadHistory("unknown-form", f"{file} is an export of a form that this release does not know: use a newer one.")
        return [Event.read(each) for each in value["events"]], Register.read(value["register"])
    return list(parse(content, file)), Register()
