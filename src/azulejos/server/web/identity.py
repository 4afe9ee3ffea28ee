"""Identity without passwords: keys and ids, how they are kept in cookies, and whether a browser was sent here by a page of ours.

A key is 256 random bits, made here and never chosen by a person. Only its SHA-256 is stored: nobody can try out 2**256 of them, so that a
slow hash with a salt, as passwords need it, would only cost time.

Cookies are `HttpOnly`, so that no script reads them. The device's key is `SameSite=Lax`: somebody who follows a link to a table is known at
once, and no form of another site can use it. A seat's token is `SameSite=Strict` and belongs to the path of its table: it is sent nowhere
else. `Secure` is for the settings to decide, because everything must also work on plain http in a local network; there the prefix `__Host-`
is not possible either.

Which requests are let in (`check_origin`): reading is free, because it changes nothing and other sites cannot see the answer. What changes
something, and every socket (to which `SameSite=Lax` and CORS do not apply in all browsers), is looked at:

1. With `Origin`, it must be ours: the host that was asked for, `public_url`, or one of `origins`. A page that came by http is not ours if
   we are asked by https. A token does not help: a stranger's page has no business with it. `Origin: null` is nobody's.
2. Without `Origin`, a token in `Authorization` is enough: a page of another site cannot set that header without asking for leave (CORS),
   with an `Origin`.
3. Without both, a browser says by `Sec-Fetch-Site` where a request comes from: only `same-origin` is let in. Browsers too old for that say
   it in `Referer`.
4. Without any of these it is no browser, but a program: nobody is tricked into sending its cookies.

A name that a stranger's server makes resolve to our address (DNS rebinding) passes as our host, and gains nothing: cookies belong to the
name.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.errors import NotAllowed
from azulejos.server.settings import Settings

DEVICE_COOKIE = "azulejos-device"
SEAT_COOKIE = "azulejos-seat-"
"""The seat's number follows: one device may hold several seats."""
DAY = 86_400
DEVICE_AGE = 400 * DAY
"""Browsers keep no cookie longer."""
SEAT_AGE = 200 * DAY
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Small letters and digits that nobody takes for each other."""
TABLE_LENGTH = 13
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
PORTS = {"http": 80, "https": 443}

_BEARER = re.compile(r"bearer +([A-Za-z0-9._~+/-]{1,512}=*) *", re.IGNORECASE)
_TABLE = re.compile(f"[{LETTERS}]{{{TABLE_LENGTH}}}")
_PERSON = re.compile(r"p-[a-z2-7]{16}")


def new_key() -> str:
    """A key: of a device, a seat or a personal link.

    >>> len(new_key())
    43
    """
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What is stored of a key.

    >>> hash_of("abc")[:16]
    'ba7816bf8f01cfea'
    """
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def new_person_id() -> str:
    """An id of a person: 80 random bits, that say nothing about the person.

    >>> is_person_id(new_person_id())
    True
    """
    return f"p-{base64.b32encode(secrets.token_bytes(10)).decode().lower()}"


def is_person_id(text: str) -> bool:
    """Whether this could be the id of a person.

    >>> is_person_id("p-abcdefghijklmnop"), is_person_id("bot:greedy")
    (True, False)
    """
    return _PERSON.fullmatch(text) is not None


def new_table_id() -> str:
    """An id of a table: 64 random bits, short enough for a link that is read aloud.

    >>> is_table_id(new_table_id())
    True
    """
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether this could be the id of a table.

    >>> is_table_id("k3v9q2m7x4w8z"), is_table_id("../etc/passwd")
    (True, False)
    """
    return _TABLE.fullmatch(text) is not None


def table_path(table: str) -> str:
    """The path under which everything of a table is, and to which its cookies belong.

    >>> table_path("k3v9q2m7x4w8z")
    '/api/v1/tables/k3v9q2m7x4w8z'
    """
    return f"/api/v1/tables/{table}"


def set_device_cookie(response: Response, key: str, *, secure: bool) -> None:
    """Give a device its key."""
    response.set_cookie(DEVICE_COOKIE, key, max_age=DEVICE_AGE, path="/", secure=secure, httponly=True, samesite="lax")


def clear_device_cookie(response: Response) -> None:
    """Take a device's key away."""
    response.delete_cookie(DEVICE_COOKIE, path="/", httponly=True, samesite="lax")


def set_seat_cookie(response: Response, table: str, seat: int, token: str, *, secure: bool) -> None:
    """Give a device the token of a seat."""
    response.set_cookie(f"{SEAT_COOKIE}{seat}", token, max_age=SEAT_AGE, path=table_path(table), secure=secure, httponly=True, samesite="strict")


def bearer(authorization: str | None) -> str | None:
    """The token in a header `Authorization`; none if there is no such header, or another kind of it.

    >>> bearer("Bearer abc"), bearer("Basic abc"), bearer(None)
    ('abc', None, None)
    """
    found = _BEARER.fullmatch(authorization or "")
    return found[1] if found else None


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Raise if a page of another site may have sent a browser here: for sockets, and for requests that change something (see above)."""
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return
    headers = connection.headers
    origins = headers.getlist("origin")
    if origins:
        allowed = len(origins) == 1 and is_ours(origins[0], headers.get("host"), connection.scope.get("scheme", "http"), settings)
    elif bearer(headers.get("authorization")) is not None:
        allowed = True
    elif "sec-fetch-site" in headers:
        allowed = headers["sec-fetch-site"] == "same-origin"
    else:
        referer = headers.get("referer")
        allowed = referer is None or is_ours(referer, headers.get("host"), connection.scope.get("scheme", "http"), settings)
    if not allowed:
        raise NotAllowed(
            "foreign-origin", "This request comes from a page of another site: open this server's own page, or ask its operator to allow that site."
        )


def is_ours(origin: str, host: str | None, scheme: str, settings: Settings) -> bool:
    """Whether an origin (or an address of which it is the beginning) is ours, for a request to this host by this scheme.

    >>> is_ours("http://azul.local:8080", "azul.local:8080", "http", Settings())
    True
    >>> is_ours("http://azul.example", "azul.local:8080", "http", Settings())
    False
    """
    theirs = _place(origin)
    if theirs is None:
        return False
    if theirs in [_place(known) for known in (settings.public_url, *settings.origins)]:
        return True
    if scheme in ("https", "wss") and theirs[0] == "http":
        return False
    # The scheme is theirs: behind a proxy that is not named in `trusted_proxies` ours looks like http, though it is https.
    return host is not None and theirs == _place(f"{theirs[0]}://{host}")


def _place(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address."""
    try:
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
            return None
        return parts.scheme, parts.hostname, parts.port or PORTS[parts.scheme]
    except ValueError:
        return None
