"""What was found about moves, said in a language: in a process of its own (`azulejos.server.web.work_pool`), because words take their time."""

from __future__ import annotations

from typing import Any

import orjson

from azulejos.bots.analysis.reason import Reason
from azulejos.bots.analysis.sentences import Sentences
from azulejos.i18n import LANGUAGES
from azulejos.render.wording import Wording


def worded(found: bytes, language: str, players: int) -> bytes:
    """JSON in which whatever has `reasons` gets `why`: their sentences. `{2}` in them stands for the name of who sits on seat 2.

    >>> worded(b'{"reasons": [{"text": "analysis-did-gift", "values": {"seat": 2, "line": 3, "points": 5}}]}', "nl", 2).decode()
    '{"reasons":[{"text":"analysis-did-gift","values":{"seat":2,"line":3,"points":5}}],"why":["{2} kan nu lijn 3 voltooien voor 5 punten."]}'
    """
    known = language if language in LANGUAGES else "en"
    sentences = Sentences(Wording(known), [f"{{{seat}}}" for seat in range(1, players + 1)])
    content = orjson.loads(found)
    _say(content, sentences)
    return orjson.dumps(content)


def _say(found: Any, sentences: Sentences) -> None:
    if isinstance(found, list):
        for each in found:
            _say(each, sentences)
    elif isinstance(found, dict):
        for each in found.values():
            _say(each, sentences)
        if "reasons" in found:
            found["why"] = [sentences.reason(Reason(each["text"], each["values"])) for each in found["reasons"]]
