"""Many tables at several processes, and what goes wrong meanwhile: what was acknowledged is kept, once, and all who look on see the same.

Everybody plays by the rules that docs/socket.md gives to clients, comes to the processes in turn, and comes back when a line breaks.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from tests.kit.patience import PATIENCE
from tests.server.kit.game import Game
from tests.server.kit.plans import PLANS, Plan
from tests.server.kit.player import Pace, Player
from tests.server.kit.stored import stored_events

WATCHED = 10.0
"""So many seconds after a fault everybody's waits count."""
AT_ONCE = 16
"""So many tables are made at a time."""
MIXED: tuple[Plan, ...] = (PLANS[0], PLANS[1], PLANS[0], PLANS[6])


@dataclass
class Figures:
    """What a drill came to: how many moves were acknowledged, and how long after each fault the last of those who waited had an answer."""

    acknowledged: int = 0
    resumed: dict[str, float] = field(default_factory=dict)


class Drill:
    """Tables with people who play at them; made as a context, looked at after each fault, and judged at the end."""

    def __init__(self, database: str, urls: Sequence[str], tables: int, pace: Pace) -> None:
        self.database = database
        self.urls = tuple(urls)
        self.games = [Game(self.urls[number % len(urls)], MIXED[number % len(MIXED)], pace, None, number) for number in range(tables)]
        self.figures = Figures()
        self._stack = AsyncExitStack()
        self._viewing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Drill":
        try:
            turn = asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(self._begin(number, game, turn) for number, game in enumerate(self.games)))
        except BaseException:
            await self._stack.aclose()
            raise
        return self

    async def _begin(self, number: int, game: Game, turn: asyncio.Semaphore) -> None:
        async with turn:
            await self._stack.enter_async_context(game)
        for place, viewer in enumerate(game.viewers):
            first = (number + place) % len(self.urls)
            viewer.through = self.urls[first:] + self.urls[:first]
            self._viewing.append(asyncio.create_task(viewer.run()))

    async def __aexit__(self, *_: object) -> None:
        for task in self._viewing:
            task.cancel()
        await asyncio.gather(*self._viewing, return_exceptions=True)
        await self._stack.aclose()

    @property
    def players(self) -> list[Player]:
        """Everybody who plays."""
        return [player for game in self.games for player in game.players]

    async def fault(
        self, name: str, begin: Callable[[], Awaitable[object]], seconds: float = 0.0, end: Callable[[], Awaitable[object]] | None = None
    ) -> float:
        """Let something go wrong for some seconds. The longest wait of anybody after it was over, or after it happened where it is for good: for the
        answer to a command, or, where their line had broken, for the first message of a new one.
        """
        await self.some_moves()
        await begin()
        if end is not None:
            await asyncio.sleep(seconds)
            await end()
        over = time.monotonic()
        await asyncio.sleep(WATCHED)
        waiting = [(player, len(player.answers)) for player in self.players if player.is_waiting]
        async with asyncio.timeout(PATIENCE):
            while any(len(player.answers) == known and not player.is_content for player, known in waiting):
                await asyncio.sleep(0.05)
        answers = [answer for player in self.players for answer in player.answers]
        waits = [answered - max(sent, over) for sent, answered in answers if sent < over + WATCHED and answered > over]
        back = [viewer.back_at - over for game in self.games for viewer in game.viewers if over < viewer.back_at < over + WATCHED]
        self.figures.resumed[name] = max((*waits, *back), default=0.0)
        await self.some_moves()
        return self.figures.resumed[name]

    async def some_moves(self, share: float = 0.3) -> None:
        """Wait until at so many of the tables something has happened, or play is over."""
        before = [game.latest for game in self.games]
        async with asyncio.timeout(2 * PATIENCE):
            while sum(game.is_over or game.latest > known for game, known in zip(self.games, before, strict=True)) < share * len(self.games):
                self._check_viewing()
                await asyncio.sleep(0.1)

    async def check(self) -> None:
        """Nobody begins anything more; then everything that was acknowledged is stored, once, and everybody has seen all of it."""
        for player in self.players:
            player.is_resting = True
        tables = [game.table for game in self.games]
        async with asyncio.timeout(2 * PATIENCE):
            while True:
                stored = await asyncio.to_thread(stored_events, self.database, tables)
                behind = [
                    (game.table, viewer.known, len(stored[game.table]))
                    for game in self.games
                    for viewer in game.viewers
                    if viewer.known != len(stored[game.table]) or (isinstance(viewer, Player) and viewer.is_waiting)
                ]
                if not behind:
                    break
                self._check_viewing()
                await asyncio.sleep(0.5)
        for game in self.games:
            game.check_stored(stored[game.table])
            seen = [{version: event["kind"] for version, event in viewer.events.items()} for viewer in game.viewers]
            assert all(each == seen[0] for each in seen), f"viewers of {game.table} differ"
        self.figures.acknowledged = sum(len(player.acknowledged) for player in self.players)

    def _check_viewing(self) -> None:
        for task in self._viewing:
            if task.done():
                task.result()
