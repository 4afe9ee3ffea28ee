"""Whole games of every variant, dealt by `FairChance` as a live table does it."""

import random
from typing import Any

from azulejos.notation import Record, agn
from azulejos.rules import Deal, Event, Game, Phase, Position, game
from azulejos.server import fair
from tests.kit import duel_play, play
from tests.kit.duel_tables import duel
from tests.kit.tables import VARIANTS, name

SEED = bytes(range(100, 132))
TABLE = "t-Zk3_x9"
GAMES: dict[str, Game] = {name(variant): variant for variant in VARIANTS} | {"duel": duel()}


def contributions(players: int) -> list[str]:
    """What clients sent; the last seat is a bot's."""
    return [f"{seat:02x}" * (8 * seat) for seat in range(1, players)] + ["-"]


def decision(position: Any, lots: random.Random) -> Event:
    """What a player does, or happens at a tournament table."""
    if position.game.id == "duel":
        return duel_play.curious(position, lots)
    return play.table_event(position, lots) or play.anything(position, lots)


def go_on(position: Position, seed: bytes = SEED, dealt_before: int = 0, steps: int = 10_000, lots: int = 5) -> Position:
    """Play on, to the end if there are steps enough; chance events count from 1 after those dealt before."""
    given, choices = contributions(position.game.players), random.Random(lots)
    for _ in range(steps):
        if position.outcome is not None:
            break
        if position.phase is Phase.DEAL:
            number = 1 + sum(isinstance(event, Deal) for event in position.events) - dealt_before
            position.push(position.deal(fair.FairChance(seed, TABLE, given, number)))
        else:
            position.push(decision(position, choices))
    return position


def dealt(settled: Game, seed: bytes = SEED, **more: Any) -> Record:
    """The record of a game, its first player drawn by lot (and Duel's scoring tiles), written and read again."""
    given = contributions(settled.players)
    lots = fair.draw_lots(settled.id, settled.players, fair.FairChance(seed, TABLE, given, 0), first=True, game=settled.id == "duel")
    if lots.options:
        settled = game(settled.id, **lots.options)
    assert lots.first is not None
    position = go_on(settled.start(lots.first), seed, **more)
    tags = fair.tags(seed, TABLE, given, first_by_lot=True, game_by_lot=settled.id == "duel")
    return agn.read_one(agn.write(Record.of(position, seats=["Ann"], tags=tags)))
