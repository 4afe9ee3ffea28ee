"""What every request passes through: its limit, its size, its origin, the headers of its answer, and how long it took.

Plain ASGI, because Starlette's `BaseHTTPMiddleware` starts a task for each request.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.server.errors import NotAllowed, ServerError, TooLarge, TooMuch
from azulejos.server.settings import Settings
from azulejos.server.web.app_state import AppState
from azulejos.server.web.identity import check_origin
from azulejos.server.web.limits import OPERATING, PRIVATE
from azulejos.server.web.refusals import refusal
from azulejos.server.web.relayed import is_relayed

POLICY = "; ".join(
    (
        "default-src 'self'",  # scripts, styles, pictures and sockets from here only, and nothing inline
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",  # browsers that do not know frame-ancestors
    "Referrer-Policy": "no-referrer",  # a link to a table is the key to watch it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""No Strict-Transport-Security: on a host name of a local network it would lock people out of plain http. A proxy that speaks TLS may add it."""
FILES = "/assets/"
ALIVE = "/healthz"
"""Costs no more than a refusal, and whoever looks after the server has to be told."""
FILE_COST = 0.1
FILE_HEADERS: Mapping[str, str] = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""What a script, a style sheet or a font needs of them: the others are a document's, and would weigh more than many of these files."""


class SecurityHeaders:
    """Adds the headers to every answer that does not have them. Answers under /api are made for one viewer, and are not to be kept."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (FILE_HEADERS if scope["path"].startswith(FILES) else HEADERS).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(PRIVATE):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class RequestLimit:
    """Counts what an address asks for, and refuses what is too much. A page is many files, and each is handed out as it is: they cost little."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # What another process has passed on was counted there.
        if scope["type"] == "http" and not is_relayed(scope) and (cost := request_cost(scope["path"])):
            connection = HTTPConnection(scope)
            app: AppState = scope["app"].state.app_state
            address = connection.client.host if connection.client is not None else None
            app.address_log.of(address).count(scope["path"])
            try:
                app.limits.request(address, monotonic(), cost)
            except TooMuch as error:
                app.note_refusal(connection, error)
                await refusal(error)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def request_cost(path: str) -> float:
    """What a request costs of its address' budget, before anything is known of the work that it makes.

    >>> request_cost("/api/v1/games"), request_cost("/assets/table.js"), request_cost("/healthz")
    (1.0, 0.1, 0.0)
    """
    if path == ALIVE:
        return 0.0
    return 1.0 if path.startswith(PRIVATE) or path in OPERATING else FILE_COST


class OriginCheck:
    """Refuses requests that a page of another site may have sent (`identity.check_origin`)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                check_origin(HTTPConnection(scope), self.settings)
            except NotAllowed as error:
                await refusal(error)(scope, receive, send)
                return
        await self.app(scope, receive, send)


class BodyLimit:
    """Refuses bodies of more than `most` bytes."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        error = TooLarge("too-large", f"The body is larger than {self.most} bytes: send less.")
        said = Headers(scope=scope).get("content-length", "")
        if said.isdecimal() and said.isascii() and (len(said) > 18 or int(said) > self.most):
            await refusal(error)(scope, receive, send)
            return
        size = 0
        is_answered = is_refused = False

        async def receive_within_limit() -> Message:
            nonlocal size, is_refused
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
            if size > self.most:
                if not is_refused and not is_answered:
                    is_refused = True
                    await refusal(error)(scope, receive, send)
                raise error
            return message

        async def send_unless_refused(message: Message) -> None:
            nonlocal is_answered
            # Frameworks make an answer of their own (400) of an error while a body is read. Ours has been given already.
            if not is_refused:
                is_answered = True
                await send(message)

        try:
            await self.app(scope, receive_within_limit, send_unless_refused)
        except TooLarge as raised:
            if raised is not error or not is_refused:
                raise


class RequestMetrics:
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
            await refusal(ServerError("server-error", "Internal server error: it is logged."))(scope, receive, send_and_note)
        finally:
            app.metrics.request(scope["method"], _route(scope), status, monotonic() - began)


def _route(scope: Scope) -> str | None:
    """The pattern of the route, so that no id of a table becomes a label."""
    return getattr(scope.get("route"), "path", None)
