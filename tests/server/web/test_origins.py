"""The check of origins before every request."""

import json

from starlette.responses import PlainTextResponse

from azulejos.server.settings import Settings
from azulejos.server.web.middleware import OriginCheck
from tests.server.web.asgi import ask, scope

APP = OriginCheck(PlainTextResponse("in"), Settings())


def test_a_foreign_page_is_refused_in_the_one_form_of_refusals() -> None:
    answer = ask(APP, scope(host="azul.local", origin="https://evil.example"))
    assert answer.status == 403
    assert json.loads(answer.body)["code"] == "foreign-origin"


def test_the_rest_comes_in() -> None:
    assert ask(APP, scope(host="azul.local", origin="http://azul.local")).body == b"in"
    assert ask(APP, scope(method="GET", host="azul.local", origin="https://evil.example")).body == b"in"


def test_sockets_are_left_to_themselves() -> None:
    seen = []

    async def app(scope: object, receive: object, send: object) -> None:
        seen.append(scope)

    ask(OriginCheck(app, Settings()), scope(type="websocket", host="azul.local", origin="https://evil.example"))
    assert len(seen) == 1
