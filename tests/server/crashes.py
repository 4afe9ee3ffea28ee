"""Play under load while the server is killed, again and again: what was acknowledged must be there, and play must go on."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tests.kit.patience import PATIENCE
from tests.server.kit import PLANS, Game, Pace, Plan, RunningServer, Stored, stored_events

PACE = Pace(think=0.08, again=1.0, ping=1.0, silence=5.0)
"""So slow that a game outlives several servers."""
TABLES = tuple(plan for plan in PLANS if plan.name not in ("mini, with a bot", "duel, with turns to confirm"))
"""As many as keep two cores busy."""
EARLY = 0.2
"""So many of the kills come before play goes on: while a server starts, reads its tables, and lets people in."""


@dataclass
class Figures:
    """What was seen."""

    kills: int = 0
    early: int = 0
    games: int = 0
    moves: int = 0
    ready: list[float] = field(default_factory=list)
    went_on: list[float] = field(default_factory=list)
    """Seconds from a start to the moment at which a move was seen at every table."""

    def told(self) -> str:
        """In one line."""
        if not self.went_on:
            return f"{self.kills} kills"
        middle = sorted(self.went_on)[len(self.went_on) // 2]
        return (
            f"{self.kills} kills ({self.early} before play went on), {self.games} games finished, {self.moves} moves acknowledged; "
            f"play went on at every table {middle:.2f} s after a start, at the worst {max(self.went_on):.2f} s (ready: {max(self.ready):.2f} s)"
        )


class Load:
    """Tables that are played without end, until they are asked to come to one."""

    def __init__(self, url: str, plans: tuple[Plan, ...]) -> None:
        self._url = url
        self._plans = plans
        self.games: dict[int, Game] = {}
        """The game that is played now, by the number of its place."""
        self.finished: list[Game] = []
        self.is_ending = False

    async def run(self) -> None:
        """Play at every place."""
        async with asyncio.TaskGroup() as group:
            for place in range(len(self._plans)):
                group.create_task(self._play(place))

    async def _play(self, place: int) -> None:
        number = 0
        while not self.is_ending:
            number += 1
            plan = self._plans[place]
            async with Game(self._url, plan, PACE, seed=1000 * place + number, hot_seat=plan.people > 1 and number % 4 == 0) as game:
                self.games[place] = game
                await game.play()
                del self.games[place]
                await game.check_finished()
            self.finished.append(game)

    @property
    def running(self) -> list[Game]:
        """The games that are under way."""
        return [game for game in self.games.values() if game.table and not game.is_over]


async def crash(server: RunningServer, kills: int, seed: int, tell: Callable[[str], None]) -> Figures:
    """Kill a server that was started, so many times, and see to it that nothing is lost; then play all games to their ends."""
    chance, figures, load = random.Random(seed), Figures(), Load(server.url, TABLES)
    kept: dict[str, list[Stored]] = {}
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(load.run())
        await _wait(lambda: len(load.running) == len(TABLES), playing, "the first games begin")
        while figures.kills < kills:
            await asyncio.sleep(chance.random())
            assert await asyncio.to_thread(server.kill) == [], "workers have outlived their server"
            await asyncio.sleep(0.05)  # What was acknowledged before the kill may still be on its way to the clients.
            figures.kills += 1
            games = [*load.running]
            marks = {game.table: game.last_played for game in games}
            # Read from what the killed server left, before another one touches it.
            stored = await asyncio.to_thread(stored_events, server.database, [*marks, *kept], killed=True)
            began = time.monotonic()
            server.launch()
            for game in games:
                game.check_stored(stored[game.table])
            for table, events in kept.items():
                assert stored[table][: len(events)] == events, f"{table}: what was stored has changed"
            kept = {table: stored[table] for table in marks}
            if chance.random() < EARLY and figures.kills < kills:
                figures.early += 1
                await asyncio.sleep(chance.random() * 2.0)
                continue
            figures.ready.append(await asyncio.to_thread(server.wait_until_ready))
            for game in games:
                await _wait(partial(_goes_on, game, marks[game.table]), playing, f"play goes on at {game.plan.name} ({game.table})")
            # Noted by the clients themselves, and not by who looks now and then.
            figures.went_on.append(max((game.went_on_after(marks[game.table]) for game in games), default=began) - began)
            figures.games, figures.moves = len(load.finished), sum(len([*game.acknowledged()]) for game in load.finished)
            tell(figures.told())
        load.is_ending = True
    stored = await asyncio.to_thread(stored_events, server.database, [game.table for game in load.finished])
    for game in load.finished:
        game.check_stored(stored[game.table])
    figures.games, figures.moves = len(load.finished), sum(len([*game.acknowledged()]) for game in load.finished)
    tell(figures.told())
    return figures


def _goes_on(game: Game, mark: int) -> bool:
    return game.is_over or game.last_played > mark


async def _wait(is_true: Callable[[], bool], playing: asyncio.Task[None], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_true():
        if playing.done():
            await playing
        assert time.monotonic() < end, f"in {PATIENCE:.0f} seconds it never came true that {what}"
        await asyncio.sleep(0.01)
