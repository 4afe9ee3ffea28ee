"""An ASGI application asked without a server: what it was sent, and what it answered."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message


@dataclass
class Answer:
    """What an application answered, and how much of the request it had read by then."""

    sent: list[Message] = field(default_factory=list)
    read: int = 0

    @property
    def status(self) -> int:
        [start] = [message for message in self.sent if message["type"] == "http.response.start"]
        return int(start["status"])

    @property
    def headers(self) -> Headers:
        return Headers(raw=self.sent[0]["headers"])

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent if message["type"] == "http.response.body")


def scope(method: str = "POST", path: str = "/api/v1/tables", scheme: str = "http", type: str = "http", **headers: str) -> dict[str, Any]:
    """A request; `_` in the name of a header is a hyphen."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": type, "method": method, "path": path, "scheme": scheme, "headers": raw, "query_string": b"", "client": ("192.0.2.1", 1)}


def ask(app: ASGIApp, request: dict[str, Any], chunks: Sequence[bytes] = (b"",)) -> Answer:
    """Ask an application, with a body in pieces."""
    answer = Answer()

    async def receive() -> Message:
        if answer.read == len(chunks):
            return {"type": "http.disconnect"}
        answer.read += 1
        return {"type": "http.request", "body": chunks[answer.read - 1], "more_body": answer.read < len(chunks)}

    async def send(message: Message) -> None:
        answer.sent.append(message)

    asyncio.run(app(request, receive, send))  # type: ignore[arg-type]
    return answer
