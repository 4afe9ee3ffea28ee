"""Keys, ids, cookies, tokens, and which pages may send a browser here."""

import math
import re
from http.cookies import SimpleCookie
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.errors import NotAllowed
from azulejos.server.settings import Settings
from azulejos.server.web.identity import (
    DEVICE_COOKIE,
    LETTERS,
    SEAT_COOKIE,
    TABLE_LENGTH,
    bearer,
    check_origin,
    clear_device_cookie,
    hash_of,
    is_ours,
    is_person_id,
    is_table_id,
    new_key,
    new_person_id,
    new_table_id,
    set_device_cookie,
    set_seat_cookie,
)
from tests.server.web.asgi import scope

TABLE = "k3v9q2m7x4w8z"
HOST = "azul.local:8080"
OURS = "http://azul.local:8080"
THEIRS = "https://evil.example"
TOKEN = "Bearer " + "t" * 43


def test_keys_have_256_bits_and_only_their_hash_is_stored() -> None:
    keys = {new_key() for _ in range(1_000)}
    assert len(keys) == 1_000
    assert all(re.fullmatch(r"[\w-]{43}", key, re.ASCII) for key in keys)
    assert hash_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@given(st.text())
def test_anything_that_a_stranger_sends_has_a_hash(text: str) -> None:
    assert re.fullmatch("[0-9a-f]{64}", hash_of(text))
    assert len(hash_of("\udc80")) == 64


def test_ids_are_unguessable_and_read_aloud() -> None:
    tables, people = {new_table_id() for _ in range(1_000)}, {new_person_id() for _ in range(1_000)}
    assert len(tables) == len(people) == 1_000
    assert math.log2(len(set(LETTERS))) * TABLE_LENGTH >= 60
    assert not set("01ilo") & set(LETTERS)
    assert all(map(is_table_id, tables))
    assert all(map(is_person_id, people))
    assert not any(map(is_table_id, ("", TABLE.upper(), TABLE + "\n", TABLE[1:], TABLE[1:] + "l")))
    assert not any(map(is_person_id, ("", "p-", "p-" + "A" * 16, "p-" + "a" * 17, "p-" + "a" * 16 + "\n")))


@pytest.mark.parametrize("secure", [True, False])
def test_cookies_have_their_attributes(secure: bool) -> None:
    response = Response()
    set_device_cookie(response, "device-key", secure=secure)
    set_seat_cookie(response, TABLE, 2, "seat-token", secure=secure)
    device, seat = (SimpleCookie(text) for text in response.headers.getlist("set-cookie"))
    assert device[DEVICE_COOKIE].value == "device-key"
    assert device[DEVICE_COOKIE]["samesite"] == "lax"
    assert device[DEVICE_COOKIE]["path"] == "/"
    assert int(device[DEVICE_COOKIE]["max-age"]) == 400 * 86_400
    assert seat[f"{SEAT_COOKIE}2"].value == "seat-token"
    assert seat[f"{SEAT_COOKIE}2"]["samesite"] == "strict"
    assert seat[f"{SEAT_COOKIE}2"]["path"] == f"/api/v1/tables/{TABLE}"
    for morsel in (device[DEVICE_COOKIE], seat[f"{SEAT_COOKIE}2"]):
        assert morsel["httponly"]
        assert bool(morsel["secure"]) is secure
        assert not morsel["domain"]


def test_the_device_cookie_is_taken_away_where_it_was_given() -> None:
    response = Response()
    clear_device_cookie(response)
    [device] = (SimpleCookie(text) for text in response.headers.getlist("set-cookie"))
    assert (device[DEVICE_COOKIE]["max-age"], device[DEVICE_COOKIE]["path"]) == ("0", "/")


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer  a-b_c.d~e+f/g== ", "a-b_c.d~e+f/g=="),
        (None, None),
        ("", None),
        ("Bearer", None),
        ("Bearer ", None),
        ("Bearer a b", None),
        ("Bearer a\nb", None),
        ("Bearer é", None),
        ("Basic abc", None),
        ("Bearer " + "x" * 600, None),
    ],
)
def test_a_token_is_read(header: str | None, token: str | None) -> None:
    assert bearer(header) == token


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "settings", "ours"),
    [
        (OURS, HOST, "http", {}, True),
        (OURS, "AZUL.local:8080", "http", {}, True),
        ("http://azul.local", "azul.local:80", "http", {}, True),
        ("https://azul.local", "azul.local", "https", {}, True),
        ("https://azul.local", "azul.local:443", "http", {}, True),  # a proxy speaks TLS, and is not trusted
        ("http://azul.local", "azul.local", "https", {}, False),
        ("http://azul.local", "azul.local", "wss", {}, False),
        ("http://azul.local:8081", HOST, "http", {}, False),
        ("http://azul.local", HOST, "http", {}, False),
        ("http://azul.local.evil.example:8080", HOST, "http", {}, False),
        ("http://azul.local:8080@evil.example", HOST, "http", {}, False),
        ("http://evil.example#azul.local:8080", HOST, "http", {}, False),
        ("http://[::1]:8080", "[::1]:8080", "http", {}, True),
        ("null", HOST, "http", {}, False),
        ("", HOST, "http", {}, False),
        ("*", HOST, "http", {}, False),
        ("http://", "", "http", {}, False),
        ("http://[", "[", "http", {}, False),
        ("http://a:99999", "a:99999", "http", {}, False),
        (OURS, None, "http", {}, False),
        ("file://", HOST, "http", {}, False),
        ("https://azul.example", "backend:8080", "http", {"public_url": "https://azul.example"}, True),
        ("http://azul.example", "backend:8080", "http", {"public_url": "https://azul.example"}, False),
        ("http://localhost:5173", HOST, "http", {"origins": ("http://localhost:5173",)}, True),
        ("http://localhost:5174", HOST, "http", {"origins": ("http://localhost:5173",)}, False),
    ],
)
def test_whose_page_it_is(origin: str, host: str | None, scheme: str, settings: dict[str, Any], ours: bool) -> None:
    assert is_ours(origin, host, scheme, Settings(**settings)) is ours


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"origin": OURS}, True),
        ({"origin": THEIRS}, False),
        ({"origin": THEIRS, "authorization": TOKEN}, False),
        ({"origin": "null", "sec_fetch_site": "same-origin"}, False),
        ({"origin": OURS, "sec_fetch_site": "same-origin"}, True),
        ({"authorization": TOKEN}, True),
        ({"authorization": "Basic abc", "sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "none"}, False),
        ({"referer": f"{OURS}/tables/{TABLE}"}, True),
        ({"referer": f"{THEIRS}/{OURS}"}, False),
        ({"cookie": "azulejos-device=abc"}, True),  # a program with a cookie jar
        ({}, True),
    ],
)
def test_only_our_pages_and_programs_change_something(headers: dict[str, str], allowed: bool) -> None:
    def admitted(method: str, type: str = "http") -> bool:
        try:
            check_origin(HTTPConnection(scope(method=method, type=type, host=HOST, **headers)), Settings())
        except NotAllowed:
            return False
        return True

    assert [admitted(method) for method in ("GET", "HEAD", "OPTIONS")] == [True] * 3
    assert [admitted(method) for method in ("POST", "PUT", "PATCH", "DELETE", "BREW")] == [allowed] * 5
    assert admitted("GET", "websocket") is allowed, "a socket is opened by GET"


def test_two_origins_are_none() -> None:
    request = scope(host=HOST, origin=OURS)
    request["headers"].append((b"origin", THEIRS.encode()))
    with pytest.raises(NotAllowed):
        check_origin(HTTPConnection(request), Settings())


@given(st.text(), st.text() | st.none())
def test_whatever_an_origin_is_nothing_breaks(origin: str, host: str | None) -> None:
    is_ours(origin, host, "http", Settings())
    is_ours(f"http://{origin}", host, "http", Settings())
