"""Bots that think in processes of their own, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from types import MappingProxyType
from typing import Any

import orjson

from azulejos.bots import BOTS
from azulejos.bots.levels import LEVELS
from azulejos.bots.search_bots import SEARCH_BOTS
from azulejos.bots.uai.engine_bot import PREFIX as ENGINE_NAME
from azulejos.notation import read_token, write_token
from azulejos.rules import AzulejosError, Chance, OptionError, View
from azulejos.server.bot_workers.errors import Busy, Crashed, NoDecision, Stopped
from azulejos.server.bot_workers.fair_queue import FairQueue, Urgency
from azulejos.server.bot_workers.inquiry import Inquiry
from azulejos.server.bot_workers.interface import BotWorker, StartWorker
from azulejos.server.bot_workers.kernels import Kernels, is_installed
from azulejos.server.bot_workers.process import WorkerProcess

PATHS: Mapping[str, str] = MappingProxyType({name: f"{make.__module__}:{make.__qualname__}" for name, make in BOTS.items()})
"""Where a worker finds the bots that need nothing else: module and name, by which they are called."""
SEARCHERS: Mapping[str, str] = MappingProxyType({level.name: level.name for level in LEVELS.values() if level.name in SEARCH_BOTS})
"""The levels that search: a worker knows them by their names, and keeps them."""
START_SECONDS = 60.0
"""How much longer an engine or a search may take: some have to start, or to be read in, at their first decision. Both watch how long they think."""
Measure = Callable[[str, float], None]
"""Is told what came of each decision, and how many seconds it took."""
ANSWERED = {"known", "nodes", "moves", "judged"}
"""The keys of what is found about a position."""
INQUIRY_SECONDS = 120.0
"""What is found about a position takes tenths of a second; but the first time a worker has to read its kernels in."""
RETRY_SECONDS = 1.0
"""How long to wait before another worker is tried where one did not start."""


@dataclass(frozen=True, slots=True)
class _Job:
    """A decision that somebody waits for, or has given up to wait for."""

    question: bytes
    seconds: float
    token: asyncio.Future[str]

    def settle(self, token: str) -> None:
        if not self.token.done():
            self.token.set_result(token)

    def fail(self, reason: Exception) -> None:
        if not self.token.done():
            self.token.set_exception(reason)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot has chosen."""

    token: str
    looked_at: int | None
    """How many positions it says it has looked at; `None` of one that does not count."""


class BotPool:
    """Some workers, and a queue before them (`FairQueue`): bots' moves come first, and every table has its turn.

    `workers` decisions are thought about at a time, and `queue` more may wait; `grace` is by how much a bot may overrun its time, since a
    machine has other things to do too. `bots` has module and name of each bot that may be asked for, or an engine as `uai:COMMAND`, or the name of
    one that searches. `start_worker` says where they think, if not in processes of this machine; `kernels` are those that a search waits for.

    >>> from azulejos.rules import RandomChance, game
    >>> import random
    >>> position = game("azul").start()
    >>> position.push(position.deal(RandomChance(random.Random(1))))
    >>> async def ask() -> str:
    ...     bot_pool = BotPool(workers=1, queue=8)
    ...     await bot_pool.start()
    ...     try:
    ...         return await bot_pool.choose("greedy", position.view(1), seconds=5)
    ...     finally:
    ...         await bot_pool.stop()
    >>> read_token(position.game, asyncio.run(ask())) in position.legal_moves
    True
    """

    def __init__(
        self,
        workers: int,
        queue: int,
        *,
        bots: Mapping[str, str] = PATHS,
        grace: float = 1.0,
        measure: Measure | None = None,
        start_worker: StartWorker | None = None,
        kernels: Kernels | None = None,
    ) -> None:
        if workers < 1 or queue < 0:
            raise ValueError("there is at least one worker, and a queue of 0 or more")
        self._workers = workers
        self._queue = queue
        self._bots = dict(bots)
        self._grace = grace
        self._measure = measure
        self._start_worker = start_worker
        self._kernels = kernels
        self._jobs: FairQueue[_Job] = FairQueue()
        self._asked: Counter[Urgency] = Counter()
        self._ready = 0
        self._lanes: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker, for the metrics."""
        return len(self._jobs)

    def ahead(self, urgency: Urgency, asker: str) -> int | None:
        """How many questions come before the first one of somebody; `None` if none of theirs waits."""
        return self._jobs.ahead(urgency, asker)

    def count(self, urgency: Urgency) -> int:
        """How many questions wait that are as urgent as this, or more so."""
        return self._jobs.count(urgency)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots that may be asked for."""
        return tuple(self._bots)

    async def start(self) -> None:
        """Start all workers, and wait until they can be asked. Where one does not start, none is left, and `Crashed` says so."""
        loop = asyncio.get_running_loop()
        ready: list[asyncio.Future[None]] = [loop.create_future() for _ in range(self._workers)]
        self._lanes = [asyncio.create_task(self._lane(each), name="bots") for each in ready]
        try:
            await asyncio.gather(*ready)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End all workers. Who still waits for a decision gets `Stopped`."""
        lanes, self._lanes = self._lanes, []
        for lane in lanes:
            lane.cancel()
        await asyncio.gather(*lanes, return_exceptions=True)
        self._ready = 0
        self._drop(_stopped())

    async def choose(self, bot: str, view: View, seconds: float) -> str:
        """The token of a legal move, chosen by a bot that has so many seconds for it; otherwise a `NoDecision`."""
        return (await self.decide(bot, view, seconds)).token

    async def decide(self, bot: str, view: View, seconds: float, asker: str = "") -> Decision:
        """The same, with what the bot tells of it. `asker` is the table that waits: each has its turn."""
        began, result = monotonic(), "made"
        try:
            return await self._decide(bot, view, seconds, asker)
        except NoDecision as error:
            result = error.result
            raise
        finally:
            if self._measure is not None:
                self._measure(result, monotonic() - began)

    async def _decide(self, bot: str, view: View, seconds: float, asker: str) -> Decision:
        path = self._bots.get(bot)
        if path is None:
            raise OptionError("no-such-bot", f'There is no bot "{bot}": choose {" or ".join(self._bots)}.')
        if path in SEARCH_BOTS and self._kernels is not None:
            await self._kernels.ready()
        patience = seconds + self._grace + (START_SECONDS if path in SEARCH_BOTS or ENGINE_NAME.fullmatch(path) else 0)
        token, _, count = (await self._ask((path, seconds, view), patience, Urgency.MOVE, asker)).partition("\n")
        _check(token, view)
        return Decision(token, int(count) if count.isdecimal() else None)

    async def inquire(self, inquiry: Inquiry, urgency: Urgency, asker: str) -> dict[str, Any]:
        """What a worker finds about a position (`inquiry.answer`); otherwise a `NoDecision`."""
        if self._kernels is not None:
            await self._kernels.ready()
        answer = await self._ask(inquiry, INQUIRY_SECONDS, urgency, asker)
        try:
            found = orjson.loads(answer)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.keys() != ANSWERED:  # A worker is not believed.
            raise Crashed("bot-crashed", "What was found about the position is no answer.")
        return found

    async def _ask(self, question: object, patience: float, urgency: Urgency, asker: str) -> str:
        if not self._lanes:
            raise _stopped()
        # However many analyses wait: they keep no bot from being asked.
        if sum(self._asked[each] for each in Urgency if each <= urgency) >= self._workers + self._queue:
            raise Busy("bots-busy", "Too many decisions of bots wait already: ask again in a moment.")
        job = _Job(pickle.dumps(question, pickle.HIGHEST_PROTOCOL), patience, asyncio.get_running_loop().create_future())
        self._asked[urgency] += 1
        self._jobs.put(job, urgency, asker)
        try:
            return await job.token
        finally:
            self._asked[urgency] -= 1

    async def _lane(self, ready: asyncio.Future[None]) -> None:
        """Give a worker one decision after another, and have another worker when it is gone."""
        try:
            worker = await self._started()
        except Crashed as failure:
            if not ready.done():
                ready.set_exception(failure)
            return
        try:
            self._ready += 1
            if not ready.done():  # who starts us may have given up
                ready.set_result(None)
            while True:
                job = await self._jobs.get()
                try:
                    if not worker.is_alive:  # it died while nobody looked
                        worker = await self._another(worker, job)
                    if not job.token.done():  # who asked may have gone
                        job.settle(await worker.ask(job.question, job.seconds))
                except asyncio.CancelledError:
                    job.fail(_stopped())
                    raise
                except Exception as failure:
                    job.fail(failure)
                if not worker.is_alive:
                    worker = await self._another(worker)
        finally:
            await worker.shut_down()

    async def _started(self) -> BotWorker:
        return await (self._start_worker or WorkerProcess.start)()

    async def _another(self, dead: BotWorker, *held: _Job) -> BotWorker:
        """Another worker, as soon as one can be started; while there is none at all, nobody is kept waiting."""
        self._ready -= 1
        await dead.end()
        while True:
            try:
                worker = await self._started()
            except Crashed as failure:
                if not self._ready:
                    self._drop(failure, *held)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self._ready += 1
                return worker

    def _drop(self, reason: NoDecision, *held: _Job) -> None:
        """Tell all who wait, and those who are held already, why there is no decision."""
        for job in (*held, *self._jobs.emptied()):
            job.fail(type(reason)(reason.code, reason.text))


def seated_bots(engines: Mapping[str, str]) -> dict[str, str]:
    """All bots that can sit at a server's tables, with its operator's engines: those that search only where the extra `kernel` is installed."""
    return {**PATHS, **(SEARCHERS if is_installed() else {}), **engines}


def _stopped() -> Stopped:
    return Stopped("bots-stopped", "Bots do not think now: the server is closing down, or was not started.")


def _check(token: str, view: View) -> None:
    """A worker is not believed: only what is legal here counts."""
    try:
        legal = read_token(view.game, token) in view.legal_moves
    except AzulejosError:
        legal = False
    if not legal:
        raise Crashed("bot-illegal", "What the bot answered is no legal move.")


def any_legal(view: View, chance: Chance) -> str:
    """The token of any legal move, each with the same probability: what is played where a bot made no decision. There must be one.

    >>> from azulejos.notation import afen
    >>> class First:
    ...     def below(self, n): return 0
    >>> any_legal(afen.read("azul:grey:2:5:3:tiling:1.2:1:f1:-/-/-/-/-:-:B9Y5R10K9W7:B3Y9R4K5W5:0.0:2,-.K2.-.B2.K3,-W--Y.BR---.---W-.-----.-----,"
    ...     "WMBBBRR:0,Y1.Y1.K1.Y3.B2,R-W--.-W---.----R.-----.-----,WWWR").view(1), First())
    '>23'
    """
    moves = list(view.legal_moves)
    return write_token(view.game, moves[chance.below(len(moves))])
