"""Headers that every answer has, so that a browser helps to keep the page what it is.

Plain ASGI, because Starlette's `BaseHTTPMiddleware` starts a task for each request.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
PRIVATE = "/api/"
FILES = "/assets/"
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
