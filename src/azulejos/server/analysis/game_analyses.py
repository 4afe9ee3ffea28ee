"""Finished games are analysed once, in the background: move by move in the bots' workers, after everything that somebody is waiting for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

from azulejos.bots.analysis import is_analysed
from azulejos.bots.analysis.marks import accuracy
from azulejos.notation import write_token
from azulejos.rules import Move, Position
from azulejos.server.analysis.message_types import TableAnalysis
from azulejos.server.bot_workers import BotPool, Busy, Inquiry, NoDecision, Stopped, Urgency
from azulejos.server.errors import ServerError, TooMuch, Unavailable
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.store import Store, analyses

FORM = 2
"""The form of what is stored. It goes up when analysers say something else, so that games are analysed again."""
MOST_AT_ONCE = 500
"""How many games are analysed at a time; each has one question in the queue."""
MOST_OF_ONE = 2
"""How many of these may be for one person."""
UNKNOWN = 4
"""After this many moves that cannot be judged, and none that can, a game is given up."""
MOST_REMEMBERED = 1_000
RETRY_SECONDS = 1.0
TRIES = 3
"""How often a question is asked: its worker may be ended because of what somebody else asked."""


@dataclass(slots=True)
class _Progress:
    person: str
    of: int
    done: int = 0


class GameAnalyses:
    """All analyses of finished games: those that are stored, and those that are being made."""

    def __init__(self, store: Store, pool: BotPool, nodes: int, now: Callable[[], int], log: Log) -> None:
        self.nodes = nodes
        """How many positions are looked at for each move."""
        self._store = store
        self._pool = pool
        self._now = now
        self._log = log
        self._tasks = Tasks(log)
        self._running: dict[str, _Progress] = {}
        self._refused: OrderedDict[str, str] = OrderedDict()

    async def find(self, table: str, position: Position) -> TableAnalysis:
        """What is known about the finished game of a table."""
        if (progress := self._running.get(table)) is not None:
            return _told("running", ahead=self._pool.ahead(Urgency.ANALYSIS, _asker(table)), done=progress.done, of=progress.of)
        if not is_analysed(position.game.id):
            return _told("refused", refused="no-analysis")
        if (code := self._refused.get(table)) is not None:
            return _told("refused", refused=code)
        rows = await self._store.rows(analyses.find(table, FORM))
        if not rows:
            return _told("none")
        content: dict[str, Any] = orjson.loads(rows[0].content)
        return _told("done", done=len(content["moves"]), of=len(content["moves"]), accuracy=content["accuracy"], moves=content["moves"])

    async def ask(self, table: str, position: Position, person: str) -> TableAnalysis:
        """Have a finished game analysed, unless it already is or is about to be; returns what is known about it."""
        known = await self.find(table, position)
        if known["state"] != "none" or table in self._running:
            return known if known["state"] != "none" else await self.find(table, position)
        if sum(each.person == person for each in self._running.values()) >= MOST_OF_ONE:
            raise TooMuch("too-many-analyses", f"{MOST_OF_ONE} of your games are being analysed: wait for one of them.", retry_after=10.0)
        if len(self._running) >= MOST_AT_ONCE:
            raise Unavailable("analyses-busy", f"{len(self._running)} games are being analysed here: ask again in some minutes.")
        self._running[table] = _Progress(person, sum(isinstance(event, Move) for event in position.events))
        self._tasks.spawn(self._analyse(table, position.copy()))
        return await self.find(table, position)

    async def close(self) -> None:
        """Give up what is under way: it starts again when somebody asks."""
        await self._tasks.close()
        self._running.clear()

    async def _analyse(self, table: str, position: Position) -> None:
        try:
            moves = await self._judged(table, position)
            if not moves:
                self._refuse(table, "no-analysis")
                return
            seats = range(1, position.game.players + 1)
            content = {"accuracy": [accuracy([each["loss"] for each in moves if each["seat"] == seat]) for seat in seats], "moves": moves}
            await self._store.write([analyses.put(table, FORM, self._now(), orjson.dumps(content).decode())])
        except Stopped:
            pass  # The server is closing.
        except ServerError as error:
            self._log.failure("not-analysed", error, table=table)
            self._refuse(table, "not-analysed")
        finally:
            self._running.pop(table, None)

    async def _judged(self, table: str, position: Position) -> list[dict[str, Any]]:
        """All moves that can be judged, each by what the seat that made it could know."""
        moves: list[dict[str, Any]] = []
        progress, unknown = self._running[table], 0
        at = position.origin()
        for number, event in enumerate(position.events):
            if isinstance(event, Move) and at.to_move is not None:
                found = await self._found(table, Inquiry(at.view(at.to_move), self.nodes, played=write_token(at.game, event), events=number))
                if found["judged"] is not None:
                    moves.append(found["judged"])
                else:
                    unknown += 1
                if unknown >= UNKNOWN and not moves:
                    break
                progress.done += 1
            at.push(event)
        return moves

    async def _found(self, table: str, inquiry: Inquiry) -> dict[str, Any]:
        failures = 0
        while True:
            try:
                return await self._pool.inquire(inquiry, Urgency.ANALYSIS, _asker(table))
            except Stopped:
                raise
            except Busy:
                await asyncio.sleep(RETRY_SECONDS)
            except NoDecision:
                failures += 1
                if failures == TRIES:
                    raise

    def _refuse(self, table: str, code: str) -> None:
        self._refused[table] = code
        while len(self._refused) > MOST_REMEMBERED:
            self._refused.popitem(last=False)


def _asker(table: str) -> str:
    return f"analysis {table}"


def _told(state: str, **more: Any) -> TableAnalysis:
    empty: TableAnalysis = {"state": state, "ahead": None, "done": 0, "of": 0, "refused": None, "accuracy": [], "moves": []}
    return {**empty, **more}  # type: ignore[typeddict-item]
