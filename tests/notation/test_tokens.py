"""Tokens of Azul, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import TokenError, read_token, write_token
from azulejos.notation.tokens import token_of
from azulejos.rules import Event, game
from azulejos.rules.azul import Colour, Deal, Pass, Place, Resume, Take, Void, Withdraw, tiles
from azulejos.rules.events import Event as BareEvent

AZUL = game("azul")
EXAMPLES: tuple[tuple[str, Event], ...] = (
    ("3Y4", Take(3, Colour.YELLOW, 4)),
    ("CWF", Take(0, Colour.WHITE, 0)),
    ("9K5", Take(9, Colour.BLACK, 5)),
    (">34", Place(3, 4)),
    ("@BBYK/RRWW/BBYK/RKWW/BYYR", Deal(tuple(map(tiles, ("BBYK", "RRWW", "BBYK", "RKWW", "BYYR"))))),
    ("@BYR/-/-", Deal(tuple(map(tiles, ("BYR", "", ""))))),
    ("pass", Pass()),
    ("withdraw:3", Withdraw(3)),
    ("resume", Resume()),
    ("void", Void()),
)


@pytest.mark.parametrize(("text", "event"), EXAMPLES)
def test_every_token_is_read_and_written(text: str, event: Event) -> None:
    assert read_token(AZUL, text) == event
    assert write_token(AZUL, event) == text


@pytest.mark.parametrize(("text", "event"), EXAMPLES)
def test_upper_and_lower_case_are_the_same(text: str, event: Event) -> None:
    assert read_token(AZUL, text.lower()) == read_token(AZUL, text.upper()) == event


def test_the_order_inside_a_display_does_not_matter_and_is_written_b_y_r_k_w() -> None:
    assert write_token(AZUL, read_token(AZUL, "@KYBB/WRWR")) == "@BBYK/RRWW"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0Y4", "bad-token"),
        ("3Y6", "bad-token"),
        ("3T4", "bad-token"),
        ("3Y", "bad-token"),
        ("3Y44", "bad-token"),
        (">06", "bad-token"),
        ("withdraw:", "bad-token"),
        ("withdraw:12", "bad-token"),
        ("", "bad-token"),
        ("pass!", "bad-token"),
        ("3\u212a4", "bad-token"),  # the sign for kelvin, whose lower case is an ordinary k
        ("\uff13Y4", "bad-token"),  # a digit, but none of ours
        ("@" + "B" * 100, "bad-token"),
        ("@BBYKK", "bad-deal"),
        ("@BBYK//RRWW", "bad-deal"),
        ("@", "bad-deal"),
        ("@BBY-", "bad-deal"),
    ],
)
def test_what_is_no_token_is_refused(text: str, code: str) -> None:
    with pytest.raises(TokenError) as refused:
        read_token(AZUL, text)
    assert refused.value.code == code


def test_an_event_of_no_game_has_no_token() -> None:
    for write in (lambda event: write_token(AZUL, event), token_of):
        with pytest.raises(TokenError) as refused:
            write(BareEvent())
        assert refused.value.code == "unknown-event"


@given(st.text(max_size=70))
def test_no_text_raises_anything_but_a_token_error(text: str) -> None:
    try:
        event = read_token(AZUL, text)
    except TokenError:
        return
    assert read_token(AZUL, write_token(AZUL, event)) == event
