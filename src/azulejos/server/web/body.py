"""The limit on the size of a request's body.

What says that it is too large is refused before it is read; what does not say so, or lies, is refused as soon as it is.
Plain ASGI, because Starlette's `BaseHTTPMiddleware` starts a task for each request.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.server.errors import TooLarge
from azulejos.server.web.answers import refusal


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
