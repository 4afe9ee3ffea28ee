"""Bots whose decisions are counted and timed."""

from __future__ import annotations

from time import monotonic

from azulejos.rules import View
from azulejos.server.bot_workers import BotPool, Busy, Crashed, NoDecision, Overrun
from azulejos.server.metrics import Metrics

RESULTS: dict[type[NoDecision], str] = {Busy: "busy", Overrun: "overrun", Crashed: "crashed"}


class CountedBotPool(BotPool):
    """Bots whose decisions are counted and timed."""

    def __init__(self, workers: int, queue: int, metrics: Metrics) -> None:
        super().__init__(workers, queue)
        self._metrics = metrics
        metrics.watch(metrics.bot_queue, lambda: self.waiting)

    async def choose(self, bot: str, view: View, seconds: float) -> str:
        began, result = monotonic(), "made"
        try:
            return await super().choose(bot, view, seconds)
        except NoDecision as error:
            result = RESULTS.get(type(error), "stopped")
            raise
        finally:
            self._metrics.bot_decisions.labels(result).inc()
            self._metrics.bot_thought.observe(monotonic() - began)
