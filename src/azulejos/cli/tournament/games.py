"""`azulejos tournament start`, `end`: a game begins and ends."""

from __future__ import annotations

import random
from typing import Annotated

import typer

from azulejos.cli.tournament.desk import ActorOf, EventOf, JsonOf, StoreOf, open_desk
from azulejos.cli.tournament.numbers import whole_numbers
from azulejos.rules import Chance, RandomChance
from azulejos.tournament import GameEnded, GameStarted, Refused, play
from azulejos.tournament.book import Page


def lots(seed: int | None) -> Chance:
    """The lots: of a seed, for rehearsals; otherwise nobody can foretell them."""
    return RandomChance(random.SystemRandom() if seed is None else random.Random(seed))


def start(
    event: EventOf,
    first: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Who starts, table by table, if the lots were drawn at the tables: 2,4,1", show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, metavar="N", help="The seed of the lots, for a rehearsal.", show_default=False)] = None,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Start the next game, by its published seating. Each table's first player is drawn by lot (T3).

    \b
    Examples:
      azulejos tournament start spring.jsonl
      azulejos tournament start spring.jsonl --first 2,4,1
    """
    desk = open_desk(event, store, actor, as_json)
    drawn = None if first is None else whole_numbers(first, "--first")

    def how(page: Page) -> None:
        page.do(play.start(page.state, lots(seed)) if drawn is None else GameStarted(page.state.next_game, drawn))

    _, page = desk.write(how)
    game = page.state.games[-1]
    begun = [f"Table {table.number}: {page.register.shown(table.seats[table.first - 1])} starts (seat {table.first})." for table in game.tables]
    desk.tell(page, f"Game {game.number} has begun at {len(game.tables)} tables.", *begun)


def end(event: EventOf, store: StoreOf = None, actor: ActorOf = None, as_json: JsonOf = False) -> None:
    """End the game: every table has a result or is void, and none is disputed.

    \b
    Examples:
      azulejos tournament end spring.jsonl
    """
    desk = open_desk(event, store, actor, as_json)

    def how(page: Page) -> None:
        if page.state.running is None:
            raise Refused("not-on", "No game is on: start the next one.", "T10")
        page.do(GameEnded(len(page.state.games)))

    _, page = desk.write(how)
    state = page.state
    if state.next_game <= state.settings.games:
        following = "Next: azulejos tournament start, or seat if somebody came or left."
    elif state.next_game <= state.settings.all_games:
        following = "Next: azulejos tournament seat --final."
    else:
        following = "Next: azulejos tournament finish."
    desk.tell(page, f"Game {len(state.games)} has ended.", following)
