"""What can be said at a table, to whom, and what is kept of it."""

import re
from typing import Any

import pytest

from azulejos.server.errors import ServerError
from azulejos.server.store import NewEvent, StoredEvent
from azulejos.server.tables import chat
from azulejos.server.tables.chat import KEPT, PHRASES, Chat
from tests.server.tables.bench import ANN, BEN

PHRASE_IDS = """
    hello good-luck thanks nice-move well-played oops sorry no-problem thinking one-moment back-again hurry-please
    congratulations good-game rematch bye
"""


def told(*events: NewEvent) -> Chat:
    made = Chat()
    for number, event in enumerate(events, 1):
        made.apply(StoredEvent("chat:x", number, 1_000 + number, event.actor, event.kind, event.payload))
    return made


def code(*given: Any) -> str:
    with pytest.raises(ServerError) as caught:
        chat.say(*given)
    return caught.value.code


def test_set_phrases_are_for_every_table_and_words_where_it_allows_them() -> None:
    [phrase] = chat.say(False, ANN, 1, "well-played", None)
    [text] = chat.say(True, BEN, None, None, "  A fine   move ")
    heard = told(phrase, text)
    assert [chat.shown(said, "Ann") for said in heard.said] == [
        {"number": 1, "at": 1_001, "seat": 1, "name": "Ann", "phrase": "well-played"},
        {"number": 2, "at": 1_002, "seat": None, "name": "Ann", "text": heard.said[1].text},
    ]
    assert heard.said[1].text == "A fine move"
    assert heard.version == 2


def test_what_cannot_be_said() -> None:
    assert code(False, ANN, 1, None, "hello") == "set-phrases-only"
    assert code(True, ANN, 1, "rude-word", None) == "no-such-phrase"
    assert code(True, ANN, 1, None, None) == "say-one-thing"
    assert code(True, ANN, 1, "hello", "hello") == "say-one-thing"
    assert code(True, ANN, 1, None, "x" * 10_000)
    assert code(True, ANN, 1, None, " \n ")


def test_who_is_muted_is_not_heard_by_who_muted_them_and_nobody_else() -> None:
    made = told(*chat.say(False, ANN, 1, "hello", None), *chat.mute(BEN, ANN, True))
    said = made.said[0]
    assert (made.is_heard(said, BEN), made.is_heard(said, ANN), made.is_heard(said, None)) == (False, True, True)
    made.apply(StoredEvent("chat:x", 3, 0, BEN, "unmuted", {"form": 1, "person": ANN}))
    assert made.is_heard(said, BEN)


def test_only_the_latest_words_are_in_memory() -> None:
    made = told(*(chat.say(False, ANN, 1, "hello", None)[0] for _ in range(KEPT + 7)))
    assert (made.version, len(made.said), made.said[0].number) == (KEPT + 7, KEPT, 8)


def test_the_ids_stay_as_they_are_because_events_have_them() -> None:
    assert set(PHRASE_IDS.split()) <= set(PHRASES)


def test_an_id_is_short_and_plain_and_has_words() -> None:
    for id, text in PHRASES.items():
        assert re.fullmatch("[a-z]+(-[a-z]+)*", id)
        assert text[-1] in ".!?"
    assert len(set(PHRASES.values())) == len(PHRASES)
