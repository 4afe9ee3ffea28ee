"""Every request counted and timed by its route, and what goes wrong in it logged and answered.

Plain ASGI, because Starlette's `BaseHTTPMiddleware` starts a task for each request.
"""

from __future__ import annotations

from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.rules import View
from azulejos.server.bot_workers import BotPool, Busy, Crashed, NoDecision, Overrun
from azulejos.server.errors import ServerError
from azulejos.server.metrics import Metrics
from azulejos.server.web.answers import refusal
from azulejos.server.web.app_state import AppState

RESULTS: dict[type[NoDecision], str] = {Busy: "busy", Overrun: "overrun", Crashed: "crashed"}


class Figures:
    """Counts requests. Within the security headers, so that the answer to a fault has them too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        app: AppState = scope["app"].state.app_state
        began, status = monotonic(), 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception as error:
            route = _route(scope)
            app.log.error("request-failed", error=error, route=route)
            if status:
                raise  # Half an answer is out: only the line can tell that there is no more.
            await refusal(ServerError("server-error", "The server has a fault: it is logged."))(scope, receive, send_and_note)
        finally:
            app.metrics.request(scope["method"], _route(scope), status, monotonic() - began)


def _route(scope: Scope) -> str | None:
    """The pattern of the route, so that no id of a table becomes a label."""
    return getattr(scope.get("route"), "path", None)


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
