"""What is named like a secret, or looks like one, is masked."""

import json
import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.redaction import LONGEST, MASK, is_secret, text_of, value_of, without_query

SECRET = "hunter2-secret_value.x"
NAMES = (
    "token",
    "seat_token",
    "TOKEN",
    "device_key",
    "key",
    "seed",
    "FairSeed",
    "Cookie",
    "set-cookie",
    "Authorization",
    "operator_token_hash",
    "password",
)
KEYS = (secrets.token_urlsafe(32), secrets.token_hex(32))
JSONISH = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(NAMES), inner),
)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_named_like_a_secret_is_masked(name: str) -> None:
    assert is_secret(name)
    for text in (
        f"{name}={SECRET}",
        f"{name}: {SECRET}",
        f"{{'{name}': '{SECRET}'}}",
        f'{{"{name}":"{SECRET}"}}',
        f"{name}=b'{SECRET}'",
        f"?a=1&{name}={SECRET}&b=2",
    ):
        assert SECRET not in text_of(text), text
    assert SECRET not in json.dumps(value_of({"a": [{name: SECRET}, {name: {"deep": SECRET}}]}))


@pytest.mark.parametrize("key", KEYS, ids=["key", "seed"])  # Random ones would have other names in each process of the tests.
def test_what_looks_like_a_secret_is_masked(key: str) -> None:
    for text in (key, f"GET /me/{key}", f"({key})", f"a={key};", f"{'x ' * LONGEST}{key}", f"{'x' * (LONGEST - 20)} {key} and more"):
        assert key not in text_of(text)
        assert key[:20] not in text_of(text)
    assert key not in json.dumps(value_of([key, {"note": key}, ValueError(key), {key: 1}]))


@pytest.mark.parametrize(
    "text",
    [
        f"Cookie: a={SECRET}; b={SECRET}",
        f"(b'cookie', b'{SECRET}')",
        f"Authorization: Bearer {SECRET}",
        f"bearer {SECRET}",
        f"postgresql://azul:{SECRET}@db/azul",
        f"(sqlite3.IntegrityError) UNIQUE failed [SQL: INSERT INTO keys] [parameters: ('{SECRET}', 1)]\n(Background)",
    ],
)
def test_headers_addresses_and_parameters_are_masked(text: str) -> None:
    assert SECRET not in text_of(text)
    assert MASK in text_of(text)


def test_ordinary_words_stay() -> None:
    for text in ("table k3v9 of p-abcdefghijklmnop has version 17", "https://azul.example/tables", "A13: choose another line"):
        assert text_of(text) == text


def test_queries_are_cut() -> None:
    assert without_query("GET /a?b=c&d=e HTTP/1.1 and /f?g") == "GET /a?… HTTP/1.1 and /f?…"


@given(JSONISH)
def test_every_value_becomes_json(value: object) -> None:
    json.dumps(value_of(value), allow_nan=False)


class Stubborn:
    def __str__(self) -> str:
        raise ValueError(SECRET)


def test_odd_values_become_texts_of_bounded_size() -> None:
    knot: list[object] = []
    knot.append(knot)
    assert value_of([Stubborn(), float("nan"), {1}, range(2), {2: 3}]) == ["Stubborn", "nan", [1], "range(0, 2)", {"2": 3}]
    assert len(json.dumps(value_of(knot))) < 100
    assert len(json.dumps(value_of({"a": list(range(10_000)), "b": "x" * 10**6}))) < 10_000


@pytest.mark.parametrize(
    "text",
    ["key" * 50_000, "cookie:" * 50_000, "key='" * 50_000, "://a:" * 50_000, "x-" * 50_000, "?" * 50_000, "key = " * 50_000, "token\\" * 50_000],
)
def test_no_text_makes_the_patterns_slow(text: str) -> None:
    # Some milliseconds; a pattern that looks back and forth would take minutes.
    assert len(without_query(text_of(text))) <= 2 * LONGEST
