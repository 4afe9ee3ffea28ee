"""`azulejos tournament new`, `change`, `appoint`, `list`: the tournaments themselves, and who runs them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer

from azulejos.cli.completion import one_of
from azulejos.cli.extras import server_extra
from azulejos.cli.tournament.people import new_tournament_id
from azulejos.cli.tournament.session import EventOf, JsonOf, Session, StoreOf, now, numbers, on_tournament, open_session, person_of
from azulejos.render.text import counted
from azulejos.rules import OptionError
from azulejos.server.settings import fit, rows
from azulejos.tournament import PRESETS, Created, Refused, Settings, TournamentError
from azulejos.tournament.commands.command import Context
from azulejos.tournament.commands.organising import ChangeSettings
from azulejos.tournament.commands.people import Appoint
from azulejos.tournament.criteria import RANKED_BY, TIE_BREAKS, Criterion
from azulejos.tournament.seating import FirstPlayer
from azulejos.tournament.settings import Pairing, PublicNames, SettingsChoice
from azulejos.tournament.storage import Change, Snapshot, stream_of


def new(
    event: EventOf,
    title: Annotated[str, typer.Option(help="The title, as papers and lists show it.")] = "",
    preset: Annotated[
        str, typer.Option(help=f"Where the other values come from: {', '.join(PRESETS)}.", metavar="NAME", autocompletion=one_of(PRESETS))
    ] = "marteludica",
    arbiter: Annotated[str, typer.Option(help="The first arbiter's name.", metavar="NAME")] = "Arbiter",
    games: Annotated[int | None, typer.Option(help="Games for each player (T10).", metavar="N")] = None,
    pairing: Annotated[Pairing | None, typer.Option(help="Who meets whom (T15).")] = None,
    final_table: Annotated[bool | None, typer.Option("--final-table/--no-final-table", help="The best play once more.")] = None,
    final_players: Annotated[int | None, typer.Option(help="How many play in the final; four by default.", metavar="N")] = None,
    displays: Annotated[int | None, typer.Option(help="Displays at a table of four (T2).", metavar="N")] = None,
    first_player: Annotated[FirstPlayer | None, typer.Option(help="Who starts at a table (T3).")] = None,
    turn_seconds: Annotated[int | None, typer.Option(help="The turn limit (T4).", metavar="N")] = None,
    least_age: Annotated[int | None, typer.Option(help="Minimum age (T11).", metavar="N")] = None,
    start: Annotated[str | None, typer.Option(help="When the first game begins (T10).", metavar="14:30")] = None,
    end: Annotated[str | None, typer.Option(help="When the tournament ends.", metavar="19:00")] = None,
    game_minutes: Annotated[int | None, typer.Option(help="Minutes per game.", metavar="N")] = None,
    counting_minutes: Annotated[int | None, typer.Option(help="Minutes to count points.", metavar="N")] = None,
    break_minutes: Annotated[int | None, typer.Option(help="Minutes between games.", metavar="N")] = None,
    public_names: Annotated[PublicNames | None, typer.Option(help="How public lists name people: in full, or by first name and initial.")] = None,
    ranked_by: Annotated[
        str | None, typer.Option(help="What the standings are by (T13).", metavar="NAME", autocompletion=one_of(RANKED_BY), show_default="pt")
    ] = None,
    place_points: Annotated[str | None, typer.Option(help="What places at a table are worth.", metavar="4,3,2,1")] = None,
    tie_breaks: Annotated[
        str | None, typer.Option(help=f"What ties are broken by, in order (T14): {', '.join(TIE_BREAKS)}.", metavar="rows,won")
    ] = None,
    hidden_from: Annotated[
        int | None, typer.Option(help="From this game on, results and standings are not public until the prize-giving.", metavar="N")
    ] = None,
    id: Annotated[str | None, typer.Option(help="The tournament's id (default: made from the title).", metavar="ID")] = None,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Announce a tournament. Everything that the regulation presets can be changed here; later, azulejos tournament change can.

    \b
    Examples:
      azulejos tournament new spring.jsonl --title "Spring cup" --arbiter "Mara Bianchi"
      azulejos tournament new spring.jsonl --preset final-four --public-names initial
      azulejos tournament new spring --store sqlite:///azulejos.sqlite --games 4 --end 21:00
    """
    if preset not in PRESETS:
        raise typer.BadParameter(f"There is no preset of that name: choose {', '.join(PRESETS)}.", param_hint="--preset")
    chosen: dict[str, Any] = {
        "games": games, "pairing": pairing, "final_table": final_table, "final_players": final_players, "displays": displays,
        "first_player": first_player, "turn_seconds": turn_seconds, "least_age": least_age, "start": start, "end": end, "game_minutes": game_minutes,
        "counting_minutes": counting_minutes, "break_minutes": break_minutes, "public_names": public_names, "hidden_from": hidden_from,
        "ranked_by": ranked_by, "place_points": place_points, "tie_breaks": tie_breaks,
    }  # fmt: skip
    first, _, surname = arbiter.strip().partition(" ")
    with _from_options():
        settings = replace(PRESETS[preset], **_read(chosen))
        who = Context().person(first, surname)
    session = open_session(event, store, as_json=as_json)
    if store is not None and id is not None and id != event:
        raise typer.BadParameter("In a store, EVENT is the tournament's id.", param_hint="--id")
    if session.storage.read().events:
        raise Refused("created-twice", f"{event} has a tournament already: choose another name for the new one.", "T10")
    with _from_options():
        stream = session.stream or stream_of(id or new_tournament_id(title or session.where.rpartition("/")[2].partition(".")[0]))
        change = Change(stream, who.id, now(), Snapshot())
        change.do(Created(settings, title))
        change.name(who)
    session.storage.append(0, change.events, change.people)
    session.tell(
        change,
        f"{title or 'The tournament'} is announced: {_shown(settings)}",
        f"Next: azulejos tournament enter {event} Ann Rossi --of-age",
        id=change.stream.partition(":")[2],
    )


def _read(options: dict[str, Any]) -> dict[str, Any]:
    """Those settings that were given, as values."""
    chosen = {name: value for name, value in options.items() if value is not None}
    if "ranked_by" in chosen:
        chosen["ranked_by"] = _criteria(chosen["ranked_by"], "--ranked-by")[0]
    if "place_points" in chosen:
        chosen["place_points"] = tuple(-1 if each is None else each for each in numbers(chosen["place_points"], "--place-points"))
    if "tie_breaks" in chosen:
        chosen["tie_breaks"] = _criteria(chosen["tie_breaks"], "--tie-breaks") if chosen["tie_breaks"].strip() else ()
    return chosen


def _criteria(names: str, option: str) -> tuple[Criterion, ...]:
    known = {each.value: each for each in Criterion}
    found = [name.strip() for name in names.split(",")]
    if not known.keys() >= set(found):
        raise typer.BadParameter(f"Choose among {', '.join(TIE_BREAKS)}.", param_hint=option)
    return tuple(known[name] for name in found)


def _change(session: Session, /, title: str | None = None, **chosen: Any) -> None:
    """Change the title, or settings on which nothing depends yet: how people are named at any time, most others until the first game.

    \b
    Examples:
      azulejos tournament change spring.jsonl --title "Summer cup"
      azulejos tournament change spring.jsonl --public-names initial --break-minutes 15 --end 19:30
    """
    change = session.send(lambda _: ChangeSettings(title=title, settings=SettingsChoice(**_read(chosen))))
    said = f"{change.state.title or 'The tournament'}: {_shown(change.state.settings)}" if change.events else "Nothing changes."
    session.tell(change, said)


def _as_new() -> list[Parameter]:
    """The options of settings, as `new` has them."""
    settings = {each.name for each in fields(Settings)}
    return [each.replace(kind=Parameter.KEYWORD_ONLY) for name, each in signature(new, eval_str=True).parameters.items() if name in settings]


_TITLE = Annotated[str | None, typer.Option(help="The title, as papers and lists show it.", metavar="TEXT", show_default=False)]
setattr(  # noqa: B010 (mypy knows no signature of a function)
    _change,
    "__signature__",
    Signature(
        [
            Parameter("session", Parameter.POSITIONAL_ONLY, annotation=Session),
            Parameter("title", Parameter.KEYWORD_ONLY, default=None, annotation=_TITLE),
            *_as_new(),
        ]
    ),
)
change = on_tournament(_change)


@contextmanager
def _from_options() -> Iterator[None]:
    """What is refused of a new tournament is a value of the command line: nothing else is there yet."""
    try:
        yield
    except TournamentError as error:
        raise OptionError(error.code, error.text, error.clause) from None


def _shown(settings: Settings) -> str:
    final = f" and a final of {settings.final_players}" if settings.final_table else ""
    return f"{counted(settings.games, 'game')}{final}, {settings.start} to {settings.end}, {settings.displays} displays at a table of four."


@on_tournament
def appoint(
    session: Session,
    name: Annotated[list[str], typer.Argument(metavar="NAME...", help="Somebody new by first name and surname; or a player.", show_default=False)],
) -> None:
    """Appoint one more arbiter (T23). Nobody is an arbiter at their own table.

    \b
    Examples:
      azulejos tournament appoint spring.jsonl Luca Verdi
    """

    def make(change: Change) -> Appoint:
        try:
            return Appoint(person=person_of(change, " ".join(name)))
        except Refused as refusal:
            if refusal.code != "no-such-person":
                raise
            return Appoint(first=name[0], surname=" ".join(name[1:]))

    change = session.send(make)
    session.tell(change, f"{change.register.shown(change.answer['person'])} is an arbiter now.")


def listed(
    store: Annotated[str, typer.Option("--store", metavar="URL", help="The server's store: sqlite:///… or postgresql://…", show_default=False)],
    as_json: JsonOf = False,
) -> None:
    """List the tournaments of a store.

    \b
    Examples:
      azulejos tournament list --store sqlite:///azulejos.sqlite
    """
    with server_extra():
        from azulejos.server.stored_tournament import tournaments

    found = tournaments(fit(rows()["database"], store, "--store"))
    if as_json:
        typer.echo(json.dumps(found))
        return
    for id, version in sorted(found.items()):
        typer.echo(f"{id}: {counted(version, 'event')}")
