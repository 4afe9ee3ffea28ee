"""A tournament under test: acts by an arbiter unless somebody else is named, a planner that needs no search, sheets that can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import pytest

from azulejos.tournament import (
    MARTELUDICA,
    CheckedIn,
    Created,
    Entered,
    Event,
    EventData,
    GameEnded,
    Settings,
    Sheet,
    State,
    TournamentError,
    pairing,
    play,
    record,
)
from azulejos.tournament.seating.tables import table_sizes
from azulejos.tournament.seating.wishes import NONE, Wishes
from azulejos.tournament.sheet import fill
from tests.kit.chances import Lowest

ARBITER = "p-arbiter"
STREAM = "tournament:test"


def people(count: int) -> list[str]:
    """Ids of so many people."""
    return [f"p-{number:02}" for number in range(1, count + 1)]


@dataclass(frozen=True)
class InOrder:
    """A plan that seats players as they come, each round one further on."""

    rounds: tuple[tuple[tuple[int, ...], ...], ...]


def in_order(players: Sequence[int], rounds: int, seed: int, past: Sequence[tuple[tuple[int, ...], ...]] = (), wishes: Wishes = NONE) -> InOrder:
    found = []
    for round in range(rounds):
        shift = (round + len(past) + seed) % len(players)
        order = iter([*players[shift:], *players[:shift]])
        found.append(tuple(tuple(next(order) for _ in range(size)) for size in table_sizes(len(players))))
    return InOrder(tuple(found))


class Tournament:
    """A tournament in memory: a test lets events happen one by one, or plays whole games."""

    def __init__(self, count: int = 0, settings: Settings = MARTELUDICA) -> None:
        self.state = State()
        self.events: list[Event] = []
        self.do(Created(settings, "Spring"))
        self.enter(*people(count))

    def do(self, act: EventData, actor: str = ARBITER) -> State:
        """Let an act happen."""
        self.state, events = record(self.state, STREAM, actor, 1_000 * (len(self.events) + 1), act)
        self.events += events
        return self.state

    def refusal(self, act: EventData, actor: str = ARBITER) -> tuple[str, str | None]:
        """The code and clause with which an act is refused; nothing changes."""
        before = self.state
        with pytest.raises(TournamentError) as refusal:
            self.do(act, actor)
        assert self.state == before
        assert ": " in refusal.value.text or refusal.value.text.endswith(".")
        return refusal.value.code, refusal.value.clause

    def enter(self, *ids: str) -> None:
        """Some people enter and check in."""
        for person in ids:
            self.do(Entered(person, of_age=True))
            self.do(CheckedIn(person))

    def seat(self, seed: int = 0) -> Self:
        """Draft and publish."""
        self.do(pairing.draft(self.state, in_order, seed))
        self.do(pairing.publication(self.state))
        return self

    def start(self) -> Self:
        """The next game begins, seated anew if it has to be."""
        if self.state.is_final(self.state.next_game):
            self.do(pairing.final(self.state, Lowest()))
        else:
            self.seat()
        self.do(play.start(self.state, Lowest()))
        return self

    def sheet(self, table: int = 1, pv: Sequence[int] = (40, 30, 20, 10), rows: Sequence[int] = (1, 0, 0, 0), game: int | None = None) -> Sheet:
        """A sheet of a table: these PV and rows, by seat, without those who have withdrawn."""
        game = len(self.state.games) if game is None else game
        at = self.state.table(game, table)
        stay = [person not in at.withdrawn for person in at.seats]
        return fill(
            game,
            table,
            at.seats,
            [points if stays else None for points, stays in zip(pv, stay, strict=False)],
            [row if stays else None for row, stays in zip(rows, stay, strict=False)],
        )

    def hand_in(self, sheet: Sheet, actor: str = ARBITER) -> None:
        """Hand a sheet in."""
        self.do(play.handed_in(self.state, actor, sheet), actor)

    def end(self, **results: tuple[Sequence[int], Sequence[int]]) -> None:
        """Every table without a result gets one, `t2=(pv, rows)` or the usual one, and the game ends."""
        game = self.state.games[-1]
        for table in game.tables:
            if not self.state.table(game.number, table.number).is_settled:
                pv, rows = results.get(f"t{table.number}", ((40, 30, 20, 10), (1, 0, 0, 0)))
                self.hand_in(self.sheet(table.number, pv, rows))
        self.do(GameEnded(game.number))

    def play(self, games: int = 1, **results: tuple[Sequence[int], Sequence[int]]) -> Self:
        """Whole games."""
        for _ in range(games):
            self.start()
            self.end(**results)
        return self
