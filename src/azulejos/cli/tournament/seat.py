"""`azulejos tournament seat`: who sits where, planned with numbers alone, or drafted, changed and published for an event."""

from __future__ import annotations

import json
import secrets
from typing import Annotated

import typer

from azulejos.cli.tournament.desk import ActorOf, Desk, StoreOf, console, open_desk
from azulejos.cli.tournament.games import lots
from azulejos.cli.tournament.persons import find_person
from azulejos.cli.tournament.seating_list import figures, seating_table
from azulejos.render.text import counted
from azulejos.tournament import Refused, Round, SeatingDrafted, pairing
from azulejos.tournament.book import Page
from azulejos.tournament.seating import MOST_PLAYERS, MOST_ROUNDS, Plan, compare, plan
from azulejos.tournament.swaps import numbered

_SEEDS = 2**31


def seat(
    event: Annotated[
        str | None, typer.Argument(metavar="EVENT", help="The event file; with --store, the tournament's id.", show_default=False)
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=MOST_PLAYERS, help="Without an event: how many players there are.", show_default=False)
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, max=MOST_ROUNDS, help="Without an event: how many games each of them plays.")] = 3,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of the lots: the same seed gives the same seating, everywhere.", show_default=False)
    ] = None,
    swap: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME:ONE,OTHER", help="Let two players change places in the draft; also several times.", show_default=False),
    ] = None,
    balance: Annotated[bool, typer.Option("--balance", help="Balance the seats of the draft anew, as is wanted after some swaps.")] = False,
    publish: Annotated[bool, typer.Option("--publish", help="Publish the draft, as it was looked at.")] = False,
    final: Annotated[bool, typer.Option("--final", help="Seat the final table: the best four, by lot where a place is shared.")] = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of rounds, each a list of tables, each a list of players by seat.")] = False,
) -> None:
    """Plan who sits where, all rounds together: nobody meets anybody twice where that is possible, three-tables go round, seats are balanced.

    Of an event, the games to come are drafted first. Look at the draft, try another seed or swap players if you like, then publish it.
    Without an event, players are numbers from 1, and nothing is kept.

    \b
    Examples:
      azulejos tournament seat spring.jsonl
      azulejos tournament seat spring.jsonl --swap "2:Ann Rossi,Bob De Luca"
      azulejos tournament seat spring.jsonl --publish
      azulejos tournament seat --players 22
      azulejos tournament seat --players 22 --rounds 4 --seed 7 --json > seating.json
    """
    if (event is None) == (players is None):
        raise typer.BadParameter("Name an event, or say how many players there are.", param_hint="EVENT or --players")
    if event is None:
        assert players is not None
        _plan(players, rounds, 1 if seed is None else seed, as_json)
        return
    if sum([publish, final, bool(swap) or balance, seed is not None]) > 1 and not (final and seed is not None):
        raise typer.BadParameter("One step at a time: draft, look, change, look, and then publish.", param_hint="--publish")
    desk = open_desk(event, store, actor, as_json)
    if publish:
        _publish(desk)
    elif final:
        _final(desk, seed)
    elif swap or balance:
        _change(desk, swap or [], balance)
    else:
        _draft(desk, secrets.randbelow(_SEEDS) if seed is None else seed, event)


def _plan(players: int, rounds: int, seed: int, as_json: bool) -> None:
    draft = plan(range(1, players + 1), rounds, seed)
    if as_json:
        typer.echo(json.dumps(draft.rounds))
        return
    for number, tables in enumerate(draft.rounds, 1):
        console().print(seating_table(f"Round {number}", [[str(player) for player in table] for table in tables], "right"))
    for line in figures(draft):
        typer.echo(line)


def _draft(desk: Desk, seed: int, event: str) -> None:
    _, page = desk.write(lambda page: page.do(pairing.draft(page.state, plan, seed)))
    _show(desk, page, page.state.draft)
    if not desk.as_json:
        typer.echo(f"A draft, with the seed {seed}. Look at it, then: azulejos tournament seat {event} --publish")


def _publish(desk: Desk) -> None:
    _, page = desk.write(lambda page: page.do(pairing.publication(page.state)))
    if desk.as_json:
        typer.echo(json.dumps([round.tables for round in page.state.published]))
    else:
        typer.echo(f"Published: {counted(len(page.state.published), 'game')}. Next: azulejos tournament start.")


def _final(desk: Desk, seed: int | None) -> None:
    _, page = desk.write(lambda page: page.do(pairing.final(page.state, lots(seed))))
    _show(desk, page, page.state.published)


def _change(desk: Desk, swaps: list[str], balance: bool) -> None:
    wanted = [_swap(text) for text in swaps]

    def how(page: Page) -> tuple[Plan, Plan]:
        if not page.state.draft:
            raise Refused("no-draft", "There is no draft to change: draft a seating first.", "T15")
        before = after = numbered(page.state, page.state.draft)
        ids = list(page.state.entrants)
        for game, *pair in wanted:
            one, other = (ids.index(find_person(page.state, page.register, name)) + 1 for name in pair)
            after = after.swap(game, one, other)
        if balance:
            after = after.with_balanced_seats()
        first = page.state.next_game
        rounds = tuple(
            Round(game, tuple(tuple(ids[player - 1] for player in table) for table in tables)) for game, tables in enumerate(after.rounds, first)
        )
        page.do(SeatingDrafted(rounds))
        return before, after

    (before, after), page = desk.write(how)
    _show(desk, page, page.state.draft)
    if not desk.as_json:
        typer.echo(f"Changed: {compare(before, after)}.")


def _swap(text: str) -> tuple[int, str, str]:
    game, _, pair = text.partition(":")
    one, comma, other = pair.partition(",")
    if not (game.isascii() and game.isdigit() and comma):
        raise typer.BadParameter('Write it like "2:Ann Rossi,Bob De Luca", the game first.', param_hint="--swap")
    return int(game), one.strip(), other.strip()


def _show(desk: Desk, page: Page, rounds: tuple[Round, ...]) -> None:
    if desk.as_json:
        typer.echo(json.dumps([round.tables for round in rounds]))
        return
    for round in rounds:
        title = "The final table" if page.state.is_final(round.game) else f"Game {round.game}"
        console().print(seating_table(title, [[page.register.shown(person) for person in table] for table in round.tables]))
    if not any(page.state.is_final(round.game) for round in rounds):
        for line in figures(numbered(page.state, rounds)):
            typer.echo(line)
