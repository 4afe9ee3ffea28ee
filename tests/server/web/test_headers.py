"""Headers that every answer has."""

from starlette.responses import PlainTextResponse

from azulejos.server.web.middleware import HEADERS, POLICY, SecurityHeaders
from tests.server.web.asgi import ask, scope


def test_every_answer_has_them() -> None:
    answer = ask(SecurityHeaders(PlainTextResponse("x", 404)), scope(path="/"))
    for name, value in HEADERS.items():
        assert answer.headers.getlist(name) == [value]
    assert "cache-control" not in answer.headers
    assert answer.body == b"x"


def test_a_file_has_only_those_that_a_file_needs() -> None:
    answer = ask(SecurityHeaders(PlainTextResponse("x")), scope(path="/assets/index.js"))
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers


def test_the_policy_is_strict() -> None:
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


def test_sockets_pass() -> None:
    seen = []

    async def app(scope: object, receive: object, send: object) -> None:
        seen.append(scope)

    ask(SecurityHeaders(app), scope(type="websocket"))
    assert len(seen) == 1
