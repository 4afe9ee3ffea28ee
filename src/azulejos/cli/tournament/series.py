"""`azulejos tournament series`, `history`: several events together, and what one player has played in them."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from azulejos.cli.tournament.session import JsonOf, StoreOf, console, open_session
from azulejos.render.text import counted
from azulejos.tournament import Refused, payload
from azulejos.tournament.series import SeriesStanding, adds_up_pt
from azulejos.tournament.series import history as history_of
from azulejos.tournament.series import series as series_of
from azulejos.tournament.storage import Snapshot

EventsOf = Annotated[list[str], typer.Argument(metavar="EVENT...", help="Event files; with --store, ids of tournaments.", show_default=False)]


def series(events: EventsOf, store: StoreOf = None, as_json: JsonOf = False) -> None:
    """Rank several events together: PT of all of them add up, and ties are broken as in one event (T13, T14).

    Who has the same name, but for case, is taken for the same person.

    \b
    Examples:
      azulejos tournament series autumn.jsonl winter.jsonl spring.jsonl
    """
    snapshots = _snapshots(events, store)
    found = series_of(snapshots)
    if as_json:
        typer.echo(json.dumps([payload.write(line) for line in found], ensure_ascii=False))
        return
    shown = Table(title=counted(len(snapshots), "event"), title_justify="left")
    titles = [snapshot.state.title or event for snapshot, event in zip(snapshots, events, strict=True)]
    for heading in ("Place", "Name", *titles, "PT" if adds_up_pt(snapshots) else "Points", "Rows", "Won"):
        shown.add_column(heading, justify="left" if heading == "Name" else "right")
    ids = [snapshot.state.stream.partition(":")[2] for snapshot in snapshots]
    for line in found:
        played = {part.event: f"{part.pt} ({part.place})" for part in line.parts}
        shown.add_row(str(line.place), line.name, *(played.get(id, "·") for id in ids), str(line.pt), str(line.rows), str(line.won))
    console().print(shown)


def history(
    name: Annotated[str, typer.Argument(metavar="NAME", help="First name and surname.", show_default=False)],
    events: EventsOf,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Show what a player has played in several events: places, PT, and PV game by game.

    \b
    Examples:
      azulejos tournament history "Ann Rossi" autumn.jsonl winter.jsonl
    """
    snapshots = _snapshots(events, store)
    found = history_of(snapshots, name)
    if found is None:
        raise Refused("no-such-person", "Nobody of this name has played in these events: write first name and surname.", "T11")
    if as_json:
        typer.echo(json.dumps(payload.write(found), ensure_ascii=False))
        return
    by_pt = adds_up_pt(snapshots)
    console().print(_history(found, "PT" if by_pt else "Points"))
    points = f"{found.pt} PT" if by_pt else counted(found.pt, "point")
    typer.echo(f"{counted(len(found.parts), 'event')}, {points}, {counted(found.won, 'game')} won.")


def _history(line: SeriesStanding, points: str) -> Table:
    shown = Table(title=line.name, title_justify="left")
    for heading in ("Event", "Place", points, "Rows", "Won", "PV"):
        shown.add_column(heading, justify="left" if heading in ("Event", "PV") else "right")
    for part in line.parts:
        pv = ", ".join("–" if each is None else str(each) for each in part.pv)
        shown.add_row(part.title or part.event, str(part.place), str(part.pt), str(part.rows), str(part.won), pv)
    return shown


def _snapshots(events: list[str], store: str | None) -> list[Snapshot]:
    return [open_session(event, store).snapshot() for event in events]
