"""The types of settings: how a value is read, checked and written."""

from __future__ import annotations

import ipaddress
import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast
from urllib.parse import SplitResult, urlsplit

T = TypeVar("T")

YES = frozenset({"true", "yes", "on", "1"})
NO = frozenset({"false", "no", "off", "0"})
_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_HOST = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_.-]{0,252}[A-Za-z0-9_])?\.?")


class InvalidValue(ValueError):
    """A value that a setting cannot have. The message says what it must be, and never repeats the value, which may be a secret."""


@dataclass(frozen=True, slots=True)
class SettingType(Generic[T]):
    """The type of a setting. `read` takes what a file has (a number, a list …) or the text of a flag or variable, or raises `InvalidValue`.

    >>> whole(0, 65_535).read("8080"), whole(0, 65_535).read(8080)
    (8080, 8080)
    """

    metavar: str
    """How the value is called in the help."""
    read: Callable[[object], T]

    def written(self, value: T) -> str:
        """The value as a settings file has it.

        >>> several(address).written(("::1", "10.0.0.0/8"))
        '["::1", "10.0.0.0/8"]'
        """
        return json.dumps(value, ensure_ascii=False)


def whole(low: int, high: int) -> SettingType[int]:
    """A whole number within bounds.

    >>> whole(1, 9).read("ten")
    Traceback (most recent call last):
    azulejos.server.setting_types.InvalidValue: must be a whole number from 1 to 9
    """

    def read(value: object) -> int:
        invalid = InvalidValue(f"must be a whole number from {low} to {high}")
        if isinstance(value, str) and re.fullmatch(r"[+-]?[0-9]{1,18}", value.strip(), re.ASCII):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise invalid
        return value

    return SettingType("NUMBER", read)


def number(low: float, high: float) -> SettingType[float]:
    """A number within bounds.

    >>> number(0, 60).read("2.5"), number(0, 60).read(2)
    (2.5, 2.0)
    """

    def read(value: object) -> float:
        invalid = InvalidValue(f"must be a number from {low:.12g} to {high:.12g}")
        if isinstance(value, str):
            try:
                value = float(value)
            except ValueError:
                raise invalid from None
        if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value) or not low <= value <= high:
            raise invalid
        return float(value)

    return SettingType("NUMBER", read)


def _switch(value: object) -> bool:
    if isinstance(value, bool):
        return value
    word = value.strip().lower() if isinstance(value, str) else ""
    if word in YES or word in NO:
        return word in YES
    raise InvalidValue("must be true or false")


switch = SettingType("true|false", _switch)
"""On or off."""


def choice(*words: str) -> SettingType[str]:
    """One of some words.

    >>> choice("json", "text").read("JSON")
    'json'
    """

    def read(value: object) -> str:
        if isinstance(value, str) and value.strip().lower() in words:
            return value.strip().lower()
        raise InvalidValue(f"must be {' or '.join(words)}")

    return SettingType("|".join(words), read)


def text(metavar: str, must: str, fits: Callable[[str], bool] = bool) -> SettingType[str]:
    """A printable text that fits; `must` says what it must be.

    >>> text("COLOUR", "be red", "red".__eq__).read("blue")
    Traceback (most recent call last):
    azulejos.server.setting_types.InvalidValue: must be red
    """

    def read(value: object) -> str:
        if not isinstance(value, str) or not value.isprintable() or not fits(value.strip()):
            raise InvalidValue(f"must {must}")
        return value.strip()

    return SettingType(metavar, read)


def optional(type: SettingType[str]) -> SettingType[str]:
    """The same, or an empty text for none.

    >>> optional(address).read("")
    ''
    """

    def read(value: object) -> str:
        return "" if isinstance(value, str) and not value.strip() else type.read(value)

    return SettingType(type.metavar, read)


def several(type: SettingType[str], between: str = r"[,\s]+") -> SettingType[tuple[str, ...]]:
    """Any number of them: a list in a file, with commas or spaces between them in a flag or variable, unless something else separates them there.

    >>> several(origin).read("http://a.example, https://b.example:8443")
    ('http://a.example', 'https://b.example:8443')
    """

    def read(value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part for part in re.split(between, value) if part.strip()]
        if not isinstance(value, list | tuple):
            raise InvalidValue("must be a list of strings")
        try:
            return tuple(type.read(one) for one in cast("list[object]", value))
        except InvalidValue as error:
            raise InvalidValue(f"{error}, each of them") from None

    return SettingType(f"{type.metavar},…", read)


def parts_of(url: str) -> SplitResult | None:
    """The parts of an address that browsers may come from, or none if it is not one: scheme, host, port, and nothing after them.

    >>> parts_of("https://azul.example/").hostname
    'azul.example'
    """
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        sound = parts.scheme in ("http", "https") and parts.port != 0 and (_HOST.fullmatch(host) or (":" in host and ipaddress.ip_address(host)))
    except ValueError:
        return None
    return (
        parts if sound and not parts.username and not parts.password and parts.path in ("", "/") and not parts.query and not parts.fragment else None
    )


def _origin(value: object) -> str:
    parts = parts_of(value.strip()) if isinstance(value, str) and value.isascii() else None
    if parts is None:
        raise InvalidValue("must be http:// or https:// with a host and perhaps a port, such as https://azul.example")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _site(value: object) -> str:
    """An origin and the path below it.

    >>> _site("https://Club.example/azul/")
    'https://club.example/azul'
    """
    if isinstance(value, str):
        start, _, path = value.strip().partition("://")
        host, slash, path = path.partition("/")
        path = f"{slash}{path}".rstrip("/")
        if _PATH.fullmatch(path):
            return _origin(f"{start}://{host}") + path
    raise InvalidValue("must be http:// or https:// with a host and perhaps a port and a path, such as https://club.example/azul")


def _address(value: object) -> str:
    try:
        return str(ipaddress.ip_network(value.strip(), strict=False)).removesuffix("/32").removesuffix("/128") if isinstance(value, str) else ""
    except ValueError:
        return ""


def _known_address(value: object) -> str:
    if found := _address(value):
        return found
    raise InvalidValue("must be an address or a network, such as 10.0.0.0/8")


origin = SettingType("URL", _origin)
"""Where a page comes from, as browsers say it in the header `Origin`: scheme, host and port."""

site = SettingType("URL", _site)
"""Where people find a server: an origin, and the path below it if the host has more to serve."""

address = SettingType("ADDRESS", _known_address)
"""An IP address, or a network of them."""
service = text("HOST", "be a host, or *. and a domain for all hosts of it", lambda name: _HOST.fullmatch(name.removeprefix("*.")) is not None)
"""A host, such as `push.example`, or all of a domain: `*.push.example`."""
