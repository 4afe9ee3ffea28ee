"""The set phrases of the chat."""

import re

from azulejos.server.tables.phrases import PHRASES

KEPT = """
    hello good-luck thanks nice-move well-played oops sorry no-problem thinking one-moment back-again hurry-please
    congratulations good-game rematch bye
"""


def test_the_ids_stay_as_they_are_because_events_have_them() -> None:
    assert set(KEPT.split()) <= set(PHRASES)


def test_an_id_is_short_and_plain_and_has_words() -> None:
    for id, text in PHRASES.items():
        assert re.fullmatch("[a-z]+(-[a-z]+)*", id)
        assert text[-1] in ".!?"
    assert len(set(PHRASES.values())) == len(PHRASES)
