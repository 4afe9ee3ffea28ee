"""The limit on bodies."""

import json
from typing import Annotated

import pytest
from fastapi import Body, FastAPI
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from azulejos.server.errors import TooLarge
from azulejos.server.web.middleware import BodyLimit
from tests.server.web.asgi import Answer, ask, scope


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the number of bytes that it was given."""
    body = await Request(scope, receive).body()
    await PlainTextResponse(str(len(body)))(scope, receive, send)


def is_refused(answer: Answer) -> bool:
    return answer.status == 413 and json.loads(answer.body)["code"] == "too-large"


def test_what_fits_passes() -> None:
    assert ask(BodyLimit(echo, most=10), scope(content_length="10"), [b"12345", b"67890"]).body == b"10"
    assert ask(BodyLimit(echo, most=10), scope(), [b""]).body == b"0"


@pytest.mark.parametrize("said", ["11", "9" * 5_000])
def test_what_says_that_it_is_too_large_is_not_read(said: str) -> None:
    answer = ask(BodyLimit(echo, most=10), scope(content_length=said), [b"x" * 11])
    assert is_refused(answer)
    assert answer.read == 0


@pytest.mark.parametrize("said", [{}, {"content_length": "5"}, {"content_length": "-1"}, {"content_length": "x"}])
def test_what_lies_is_refused_as_soon_as_it_is_too_large(said: dict[str, str]) -> None:
    answer = ask(BodyLimit(echo, most=10), scope(**said), [b"x" * 6] * 1_000)
    assert is_refused(answer)
    assert answer.read == 2


def test_the_framework_does_not_answer_in_our_place() -> None:
    app = FastAPI()

    @app.post("/api/v1/tables")
    async def create(body: Annotated[dict[str, str], Body()]) -> int:
        return len(body)

    answer = ask(BodyLimit(app, most=10), scope(content_type="application/json"), [b'{"a": "b', b"b" * 100, b'"}'])
    assert is_refused(answer)


def test_an_answer_that_has_begun_is_not_answered_again() -> None:
    async def eager(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while True:
            await receive()

    with pytest.raises(TooLarge):
        ask(BodyLimit(eager, most=10), scope(), [b"x" * 6] * 3)


def test_an_error_of_the_application_is_its_own() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise TooLarge("record-too-large", "The record is too large.")

    with pytest.raises(TooLarge, match="record"):
        ask(BodyLimit(app, most=10), scope())


def test_answers_may_be_as_long_as_they_like() -> None:
    answer = ask(BodyLimit(PlainTextResponse("x" * 300), most=10), scope())
    assert len(answer.body) == 300


def test_sockets_pass() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    ask(BodyLimit(app, most=10), scope(type="websocket", content_length="11"))
    assert len(seen) == 1
