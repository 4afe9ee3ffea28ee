"""What stands before the application: the limit on bodies, headers that every answer has, and the check of origins."""

import json
from collections.abc import Callable
from typing import Annotated

import pytest
from fastapi import Body, FastAPI
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from azulejos.server.errors import TooLarge
from azulejos.server.settings import Settings
from azulejos.server.web.middleware import HEADERS, POLICY, BodyLimit, OriginCheck, SecurityHeaders
from tests.server.web.asgi import Answer, ask, scope

APP = OriginCheck(PlainTextResponse("in"), Settings())
MIDDLEWARE: dict[str, Callable[[ASGIApp], ASGIApp]] = {
    "body limit": lambda app: BodyLimit(app, most=10),
    "security headers": SecurityHeaders,
    "origin check": lambda app: OriginCheck(app, Settings()),
}


@pytest.mark.parametrize("name", MIDDLEWARE)
def test_sockets_pass(name: str) -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    ask(MIDDLEWARE[name](app), scope(type="websocket", content_length="11", host="azul.local", origin="https://evil.example"))
    assert len(seen) == 1


# Bodies


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


# Headers


def test_every_answer_has_the_security_headers() -> None:
    answer = ask(SecurityHeaders(PlainTextResponse("x", 404)), scope(path="/"))
    for name, value in HEADERS.items():
        assert answer.headers.getlist(name) == [value]
    assert "cache-control" not in answer.headers
    assert answer.body == b"x"


def test_a_file_has_only_those_that_a_file_needs() -> None:
    answer = ask(SecurityHeaders(PlainTextResponse("x")), scope(path="/assets/index.js"))
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers


def test_the_content_security_policy_is_strict() -> None:
    assert "default-src 'self'" in POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert "*" not in POLICY


def test_answers_for_one_viewer_are_not_kept() -> None:
    assert ask(SecurityHeaders(PlainTextResponse("x")), scope(path="/api/v1/me")).headers["cache-control"] == "no-store"
    own = PlainTextResponse("x", headers={"Cache-Control": "max-age=60", "Referrer-Policy": "origin"})
    answer = ask(SecurityHeaders(own), scope(path="/api/v1/games"))
    assert answer.headers.getlist("cache-control") == ["max-age=60"]
    assert answer.headers.getlist("referrer-policy") == ["origin"]


# Origins


def test_a_foreign_page_is_refused_in_the_one_form_of_refusals() -> None:
    answer = ask(APP, scope(host="azul.local", origin="https://evil.example"))
    assert answer.status == 403
    assert json.loads(answer.body)["code"] == "foreign-origin"


def test_the_rest_comes_in() -> None:
    assert ask(APP, scope(host="azul.local", origin="http://azul.local")).body == b"in"
    assert ask(APP, scope(method="GET", host="azul.local", origin="https://evil.example")).body == b"in"
