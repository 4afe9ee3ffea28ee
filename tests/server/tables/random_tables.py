"""Whole games at a table, with everything that people, bots, clocks and arbiters may do there, at random."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

from azulejos.rules import AzulejosError, Game, Phase
from azulejos.server.tables import decisions
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.events import Extended, Interrupted, TableEvent
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.setup import Setup
from azulejos.server.tables.state import TableStatus
from tests.kit.duel_tables import duel
from tests.kit.tables import UNUSUAL, VARIANTS, name
from tests.server.tables.bench import DAYS, NONE, PEOPLE, TOTAL, TOURNAMENT, TURN, Bench, any_token, setup

GAMES: dict[str, Game] = {name(each): each for each in (*VARIANTS, *UNUSUAL)} | {"duel": duel()}
CLOCKS: tuple[ClockRule, ...] = (NONE, TURN, TOTAL, DAYS)
MOST_STEPS = 3_000


def agreed(game: Game, lots: random.Random) -> Setup:
    """A setup for a game, with clock, customs and seats at random."""
    tournament = bool(getattr(game, "tournament", False))
    options = {"tiles": "lot"} if game.id == "duel" else {each: getattr(game, each) for each in ("wall", "displays", "tournament")}
    kinds = ["person", *(lots.choice(("open", "person", "program", "greedy")) for _ in range(game.players - 1))]
    made = setup(*kinds, game=game.id, clock=TOURNAMENT if tournament else lots.choice(CLOCKS), first="lot", **options)
    return replace(made, settings=TableSettings(confirm=lots.random() < 0.5), seats=tuple(lots.sample(made.seats, len(made.seats))))


def played(game: Game, seed: int) -> Iterator[Bench]:
    """A table after each thing that happened at it, to the end of its game."""
    lots = random.Random(seed)
    bench = Bench(agreed(game, lots), id=f"t{seed}")
    hands = [seat for seat, plan in enumerate(bench.table.setup.seats, 1) if plan.kind != "bot"]
    for seat in lots.sample(hands, len(hands)):
        bench.sit(seat, person=lots.choice(PEOPLE))
        yield bench
    for _ in range(MOST_STEPS):
        if bench.table.status is TableStatus.FINISHED:
            return
        commands: list[Callable[[], list[TableEvent]]] = [lambda: _go_on(bench, lots)] * 6 + [lambda: _odd(bench, lots)]
        try:
            happened = lots.choice(commands)()
        except AzulejosError:
            continue
        if happened:
            bench.tell(happened, after_ms=lots.choice((0, 5, 700)))
            yield bench
    raise AssertionError("the game has no end")


def _go_on(bench: Bench, lots: random.Random) -> list[TableEvent]:
    table, position = bench.table, bench.position
    if table.status is TableStatus.PAUSED:
        return decisions.resume(table, lots.randint(1, len(table.seats)), PEOPLE[0])
    if table.awaiting is not None:
        return decisions.confirm(table, table.awaiting, PEOPLE[0], bench.draws(), id=_id(lots))
    if position.phase is Phase.STOPPED:
        return decisions.around(table, "resume", "operator", bench.draws())
    seat = table.to_move
    assert seat is not None
    bot = table.seat(seat).bot
    by = bot or ("clock" if lots.random() < 0.05 else None)
    return decisions.move(table, seat, any_token(position, lots), PEOPLE[seat - 1], bench.draws(), id=None if by else _id(lots), by=by)


def _odd(bench: Bench, lots: random.Random) -> list[TableEvent]:
    table, seat = bench.table, lots.randint(1, len(bench.table.seats))
    actor, what = PEOPLE[seat - 1], lots.choice(("takeback", "takeback", "pause"))
    offered = next(iter(table.offers), what)
    choices: list[Callable[[], list[TableEvent]]] = [
        lambda: decisions.undo(table, seat, actor, id=_id(lots)),
        lambda: decisions.offer(table, seat, what, actor, id=_id(lots)),
        lambda: decisions.answer(table, seat, offered, lots.random() < 0.8, actor, id=_id(lots)),
        lambda: decisions.answer(table, seat, offered, True, actor),
        lambda: decisions.leave(table, seat, actor, "greedy"),
        lambda: decisions.come_back(table, seat, actor),
        lambda: decisions.time_is_over(table, "greedy", bench.draws()) if table.clock.deadline() else [],
        lambda: [Interrupted("server", lots.randrange(5_000))],
        lambda: [Extended("operator", seat, lots.randrange(5_000))],
    ]
    if decisions.is_tournament(table) and lots.random() < 0.1:
        choices = [lambda: decisions.around(table, f"withdraw:{seat}", "operator", bench.draws())]
    return lots.choice(choices)()


def _id(lots: random.Random) -> str:
    return f"{lots.getrandbits(40):010x}"
