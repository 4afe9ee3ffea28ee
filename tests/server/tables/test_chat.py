"""What can be said at a table, to whom, and what is kept of it."""

import re
from typing import Any

import pytest

from azulejos.server.store import StoredEvent
from azulejos.server.tables import chat
from azulejos.server.tables.chat import KINDS, MOST_IN_MEMORY, PHRASES, Chat, ChatEvent, Muted, Reacted, Said, Unmuted, read_chat
from azulejos.server.tables.events import recorded
from tests.kit.errors import code_of
from tests.server.tables.bench import ANN, BEN

PHRASE_IDS = """
    hello good-luck thanks nice-move well-played oops sorry no-problem thinking one-moment back-again hurry-please
    congratulations good-game rematch bye
"""


def made_of(*events: ChatEvent) -> Chat:
    made = Chat()
    for each in recorded(events, after=0, at=1_000):
        made.apply(each)
    return made


def test_set_phrases_are_for_every_table_and_words_where_it_allows_them() -> None:
    phrase = chat.say(False, ANN, 1, "well-played", None)
    text = chat.say(True, BEN, None, None, "  A fine   move ")
    heard = made_of(phrase, text)
    assert [chat.shown(said, "Ann") for said in heard.said] == [
        {"number": 1, "at": 1_000, "seat": 1, "name": "Ann", "phrase": "well-played"},
        {"number": 2, "at": 1_000, "seat": None, "name": "Ann", "text": "A fine move"},
    ]
    assert heard.version == 2


def test_what_cannot_be_said() -> None:
    assert code_of(chat.say, False, ANN, 1, None, "hello") == "set-phrases-only"
    assert code_of(chat.say, True, ANN, 1, "rude-word", None) == "no-such-phrase"
    assert code_of(chat.say, True, ANN, 1, None, None) == "say-one-thing"
    assert code_of(chat.say, True, ANN, 1, "hello", "hello") == "say-one-thing"
    assert code_of(chat.say, True, ANN, 1, None, "x" * 10_000)
    assert code_of(chat.say, True, ANN, 1, None, " \n ")


def test_who_is_muted_is_not_heard_by_who_muted_them_and_nobody_else() -> None:
    made = made_of(chat.say(False, ANN, 1, "hello", None), chat.mute(BEN, ANN, True))
    said = made.said[0].event
    assert (made.is_heard(said, BEN), made.is_heard(said, ANN), made.is_heard(said, None)) == (False, True, True)
    made.apply(read_chat(StoredEvent("chat:x", 3, 0, BEN, "unmuted", {"form": 1, "person": ANN})))
    assert made.is_heard(said, BEN)


def test_only_the_latest_words_are_in_memory() -> None:
    made = made_of(*(chat.say(False, ANN, 1, "hello", None) for _ in range(MOST_IN_MEMORY + 7)))
    assert (made.version, len(made.said), made.said[0].version) == (MOST_IN_MEMORY + 7, MOST_IN_MEMORY, 8)


def test_the_ids_stay_as_they_are_because_events_have_them() -> None:
    assert set(PHRASE_IDS.split()) <= set(PHRASES)


def test_an_id_is_short_and_plain_and_has_words() -> None:
    for id, text in PHRASES.items():
        assert re.fullmatch("[a-z]+(-[a-z]+)*", id)
        assert text[-1] in ".!?"
    assert len(set(PHRASES.values())) == len(PHRASES)


STORED: list[tuple[str, dict[str, Any], ChatEvent]] = [
    ("said", {"seat": 1, "phrase": "hello", "id": "a"}, Said(ANN, 1, phrase="hello", id="a")),
    ("said", {"text": "A fine move"}, Said(ANN, text="A fine move")),
    ("reacted", {"seat": 2, "sign": "oops", "id": "a"}, Reacted(ANN, 2, "oops", "a")),
    ("muted", {"person": BEN}, Muted(ANN, BEN)),
    ("unmuted", {"person": BEN}, Unmuted(ANN, BEN)),
]


def test_every_kind_is_here() -> None:
    assert {kind for kind, _, _ in STORED} == set(KINDS)


@pytest.mark.parametrize(("kind", "payload", "event"), STORED)
def test_an_event_is_stored_as_ever_and_read_again(kind: str, payload: dict[str, Any], event: ChatEvent) -> None:
    new = event.new()
    assert (new.kind, new.actor, new.payload) == (kind, ANN, {"form": 1, **payload})
    assert read_chat(StoredEvent("chat:x", 7, 1_000, ANN, kind, {**new.payload, "mood": "good"})).event == event


def test_a_kind_of_a_later_release_only_counts() -> None:
    made = made_of(chat.say(False, ANN, 1, "hello", None))
    made.apply(read_chat(StoredEvent("chat:x", 2, 1_000, ANN, "waved", {"form": 1, "seat": 1})))
    assert (made.version, len(made.said)) == (2, 1)
