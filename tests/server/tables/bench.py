"""A table without a server: decisions are made and their events applied, and nothing is stored."""

import random
from collections.abc import Sequence
from typing import Any

from azulejos.notation import write_token
from azulejos.rules import Position
from azulejos.server import fair
from azulejos.server.store import StoredEvent
from azulejos.server.tables import decisions
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.decisions import Draws
from azulejos.server.tables.encoded import EncodedGame
from azulejos.server.tables.events import Created, TableEvent, read_event
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.messages import game_part, own_part
from azulejos.server.tables.setup import SeatPlan, Setup
from azulejos.server.tables.state import Table
from tests.kit import duel_play, play

SEED = bytes(range(7, 39))
ANN, BEN, CLEO, DAN = PEOPLE = ("p-ann-0001", "p-ben-0002", "p-cleo-003", "p-dan-0004")
NONE, TURN, TOTAL, DAYS, TOURNAMENT = (
    ClockRule("none"),
    ClockRule("turn", 30),
    ClockRule("total", 60, 5),
    ClockRule("days", 2 * 86_400),
    ClockRule("tournament"),
)
CONFIRM = TableSettings(confirm=True)


def contribution(seat: int) -> str:
    """What a client of this seat sends."""
    return f"{seat:02x}" * (8 + seat)


def setup(*seats: str, game: str = "azul", clock: ClockRule = NONE, settings: TableSettings | None = None, first: Any = 1, **options: Any) -> Setup:
    """A setup by the kinds of its seats (a bot by its name); without any it has a person and an open seat."""
    kinds = seats or ("person", "open")
    plans = tuple(SeatPlan(kind) if kind in ("person", "open", "program") else SeatPlan("bot", kind) for kind in kinds)  # type: ignore[arg-type]
    imports = {name: options.pop(name) for name in ("agn", "afen") if name in options}
    if game != "duel" and not imports:
        options.setdefault("players", len(plans))
    return Setup(game, options, plans, clock, settings or TableSettings(), first, **imports)


class Bench:
    """A table, the time, and every event that has made it."""

    def __init__(self, agreed: Setup, id: str = "k3x9") -> None:
        self.table = Table(id)
        self.now = 1_000_000
        self.events: list[StoredEvent] = []
        self.tell([Created(ANN, agreed, fair.commitment(SEED))])

    @classmethod
    def started(cls, agreed: Setup, id: str = "k3x9") -> "Bench":
        """A table at which everybody sits."""
        bench = cls(agreed, id)
        for seat, plan in enumerate(agreed.seats, 1):
            if plan.kind != "bot":
                bench.sit(seat)
        return bench

    def draws(self, contributions: Sequence[str] | None = None) -> Draws:
        given = self.table.contributions if contributions is None else contributions
        return lambda number: fair.FairChance(SEED, self.table.id, given, number)

    def tell(self, events: Sequence[TableEvent], after_ms: int = 0) -> list[str]:
        """Let events happen, and name their kinds."""
        self.now += after_ms
        for event in events:
            new = event.new()
            stored = StoredEvent(f"table:{self.table.id}", self.table.version + 1, self.now, new.actor, new.kind, new.payload)
            self.events.append(stored)
            self.table.apply(read_event(stored))
        return [event.kind for event in events]

    def sit(self, seat: int | None, person: str | None = None, given: str | None = None) -> list[str]:
        who = person or PEOPLE[(seat or 1) - 1]
        return self.tell(decisions.sit(self.table, seat, who, given or contribution(seat or 9), self.draws))

    @property
    def position(self) -> Position:
        assert self.table.position is not None
        return self.table.position

    @property
    def mover(self) -> int:
        assert self.table.to_move is not None
        return self.table.to_move

    def move(
        self, token: str | None = None, *, seat: int | None = None, by: str | None = None, after_ms: int = 0, id: str | None = None
    ) -> list[str]:
        """A move of the seat to move: the first legal one, unless it is named."""
        number = seat or self.mover
        token = token or write_token(self.position.game, next(iter(self.position.legal_moves)))
        return self.tell(decisions.move(self.table, number, token, PEOPLE[number - 1], self.draws(), id=id, by=by), after_ms)

    def confirm(self, seat: int | None = None) -> list[str]:
        number = seat or self.table.awaiting
        assert number is not None
        return self.tell(decisions.confirm(self.table, number, PEOPLE[number - 1], self.draws()))

    def undo(self, seat: int) -> list[str]:
        return self.tell(decisions.undo(self.table, seat, PEOPLE[seat - 1]))

    def around(self, token: str, by: str | None = None) -> list[str]:
        return self.tell(decisions.around(self.table, token, "operator", self.draws(), by))

    def offer(self, seat: int, what: str) -> list[str]:
        return self.tell(decisions.offer(self.table, seat, what, PEOPLE[seat - 1]))

    def answer(self, seat: int, what: str, agree: bool = True) -> list[str]:
        return self.tell(decisions.answer(self.table, seat, what, agree, PEOPLE[seat - 1]))

    def time_is_over(self) -> list[str]:
        deadline = self.table.clock.deadline()
        assert deadline is not None
        self.now = deadline
        return self.tell(decisions.time_is_over(self.table, "greedy", self.draws()))

    def until(self, condition: Any, lots: random.Random) -> None:
        """Random moves, confirmed where they have to be, until something holds."""
        while not condition(self):
            if self.table.awaiting is not None:
                self.confirm()
            else:
                self.move(any_token(self.position, lots), after_ms=lots.randrange(2000))

    def rebuilt(self) -> Table:
        """The table made anew from its events, as a server reads it."""
        table = Table(self.table.id)
        for event in self.events:
            table.apply(read_event(event))
        return table


def any_token(position: Any, lots: random.Random) -> str:
    """The token of some legal move; in Duel such that plates are drawn often."""
    choose: Any = duel_play.curious if position.game.id == "duel" else play.anything
    return write_token(position.game, choose(position, lots))


def everything_shown(table: Table, at: int) -> list[bytes]:
    """All that viewers on any seat can see of a table, with everything that ever happened."""
    seats = range(len(table.seats) + 1)
    return [own_part(table, frozenset([seat]) if seat else frozenset(), seat) + game_part(EncodedGame(table), seat, 0, at) for seat in seats]
