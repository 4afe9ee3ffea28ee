"""The form of refusals."""

import json

from azulejos.rules.errors import IllegalMove
from azulejos.server.errors import Conflict, TooMuch
from azulejos.server.web.refusals import refusal


def test_a_refusal_has_code_text_and_clause() -> None:
    answer = refusal(Conflict("stale-version", "The table has moved on.", "A1"))
    assert answer.status_code == 409
    assert json.loads(bytes(answer.body)) == {"code": "stale-version", "text": "The table has moved on.", "clause": "A1"}
    assert "retry-after" not in answer.headers


def test_what_the_rules_refuse_is_a_bad_request() -> None:
    assert refusal(IllegalMove("line-complete", "Pattern line 1 is complete.", "A13")).status_code == 400


def test_who_comes_again_when_told_is_not_refused_again() -> None:
    for seconds, header in ((0.01, "1"), (1.2, "2"), (30.0, "30")):
        assert refusal(TooMuch("flood", "Too much.", retry_after=seconds)).headers["retry-after"] == header
