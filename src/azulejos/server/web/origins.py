"""The check of origins before every request, so that no route can forget it. Sockets check themselves, because they have another way to refuse."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from azulejos.server.errors import NotAllowed
from azulejos.server.settings import Settings
from azulejos.server.web.answers import refusal
from azulejos.server.web.identity import check_origin


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
