"""A server below a path of its host: `https://club.example/azul`, as `public_url` names it, behind a proxy that has more to serve.

Everything of the server is written as if it had the host for itself. What comes in may have the path before it or not, because some proxies take it
away; what goes out has it. The document and its files are `client`'s to write, and links for others begin with `public_url`.
"""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE, COOKIE_PATH = "set-cookie", "; path="


class BasePath:
    """Takes the path from the addresses of requests, and puts it before those of cookies and redirections."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                self._complete(MutableHeaders(scope=message))
            await send(message)

        raw: bytes | None = scope.get("raw_path")
        inside = {**scope, "path": self._inside(scope["path"])}
        if raw is not None:
            inside["raw_path"] = self._inside(raw.decode("latin-1")).encode("latin-1")
        await self.app(inside, receive, answer)

    def _inside(self, path: str) -> str:
        """A path from the server's root.

        >>> base = BasePath(None, "/azul")
        >>> base._inside("/azul/t/x"), base._inside("/azul"), base._inside("/t/x"), base._inside("/azulejos")
        ('/t/x', '/', '/t/x', '/azulejos')
        """
        return path.removeprefix(self.path) or "/" if path == self.path or path.startswith(f"{self.path}/") else path

    def _complete(self, headers: MutableHeaders) -> None:
        cookies = headers.getlist(COOKIE)
        if cookies:
            del headers[COOKIE]
            for cookie in cookies:
                headers.append(COOKIE, self._cookie(cookie))
        if headers.get("location", "").startswith("/"):
            headers["location"] = self._outside(headers["location"])

    def _cookie(self, cookie: str) -> str:
        """A cookie that is sent only to this server, and not to what else its host has.

        >>> BasePath(None, "/azul")._cookie("key=1; HttpOnly; Path=/api/v1/tables/x; SameSite=lax")
        'key=1; HttpOnly; Path=/azul/api/v1/tables/x; SameSite=lax'
        """
        start = cookie.lower().find(COOKIE_PATH)
        if start < 0:
            return cookie
        start += len(COOKIE_PATH)
        value, semicolon, rest = cookie[start:].partition(";")
        return cookie[:start] + self._outside(value) + semicolon + rest

    def _outside(self, path: str) -> str:
        """A path from the host's root; what another of our processes has answered has it already."""
        return path if path.startswith(f"{self.path}/") else self.path + path
