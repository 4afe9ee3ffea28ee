"""`azulejos tournament erase`: a person's data, for good."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from azulejos.cli.tournament.desk import EventOf, JsonOf, PersonOf, StoreOf, note, open_desk
from azulejos.cli.tournament.persons import find_person
from azulejos.render.text import listed
from azulejos.tournament import Refused


def erase(
    event: EventOf,
    person: PersonOf,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask again.")] = False,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Erase a person: the name is gone for good, and results stay with an id that nobody can resolve.

    A copy from before that is brought back loses the name again. Copies that were exported or printed are yours to destroy.

    \b
    Examples:
      azulejos tournament erase spring.jsonl "Ann Rossi"
    """
    desk = open_desk(event, store)
    kept = desk.kept()
    who = find_person(kept.state, kept.register, person, {each.actor for each in kept.events})
    found = kept.register.find(who)
    if found is None:
        raise Refused("erased-already", "This person was erased already: nothing is left.")
    if not yes:
        if not sys.stdin.isatty():
            raise Refused("not-sure", "There is no way back from this: use --yes if you are sure.")
        if not typer.confirm(f"Erase the name of {found.shown()} for good?"):
            raise typer.Exit(1)
    desk.book.erase(who)
    reasons = [str(each.version) for each in kept.events if found.id in kept.register.named_in(str(getattr(each.act, "why", "")))]
    if as_json:
        typer.echo(json.dumps({"erased": who, "named_in": [int(version) for version in reasons]}))
    else:
        typer.echo("Erased. Events, results and places stay, without a name.")
    if reasons:
        note(f"a reason seems to have the name, in event {listed(reasons)}, and events are never changed.")
