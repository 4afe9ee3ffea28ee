"""Kinds of values of settings."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.setting_types import InvalidValue, SettingType, address, choice, number, optional, origin, several, switch, text, whole

GOOD: list[tuple[SettingType[Any], object, object]] = [
    (whole(0, 9), "7", 7),
    (whole(0, 9), 7, 7),
    (whole(-9, 9), " -7 ", -7),
    (number(0, 9), "0.5", 0.5),
    (number(0, 9), 5, 5.0),
    (switch, "Yes", True),
    (switch, "0", False),
    (switch, True, True),
    (choice("json", "text"), " Text ", "text"),
    (text("T", "be set"), " a ", "a"),
    (optional(origin), "", ""),
    (optional(origin), "http://A.example/", "http://a.example"),
    (origin, "https://[::1]:8443", "https://[::1]:8443"),
    (origin, "http://192.168.1.5:8080", "http://192.168.1.5:8080"),
    (several(origin), "", ()),
    (several(address), ["10.1.2.3/8", "::1"], ("10.0.0.0/8", "::1")),
    (several(address), "127.0.0.1, fd00::/8", ("127.0.0.1", "fd00::/8")),
]
BAD: list[tuple[SettingType[Any], object]] = [
    (whole(0, 9), "10"),
    (whole(0, 9), "1e0"),
    (whole(0, 9), "٣"),
    (whole(0, 9), "9" * 5_000),
    (whole(0, 9), True),
    (whole(0, 9), 1.0),
    (number(0, 9), "nan"),
    (number(0, 9), float("inf")),
    (number(0, 9), "x"),
    (number(0, 9), False),
    (number(0, 9), [1]),
    (switch, "maybe"),
    (switch, 1),
    (switch, [True]),
    (choice("json", "text"), "xml"),
    (choice("json", "text"), 1),
    (text("T", "be set"), ""),
    (text("T", "be set"), "a\nb"),
    (text("T", "be set"), 5),
    (origin, "*"),
    (origin, "null"),
    (origin, "ftp://a.example"),
    (origin, "http://"),
    (origin, "http://a.example/path"),
    (origin, "http://a.example?q"),
    (origin, "http://user:word@a.example"),
    (origin, "http://a.example:99999"),
    (origin, "http://a.example:0"),
    (origin, "http://a b"),
    (origin, "http://[::zz]"),
    (origin, "http://ä.example"),
    (address, "a.example"),
    (address, 5),
    (several(address), "10.0.0.1, x"),
    (several(address), 5),
    (several(address), [5]),
]


@pytest.mark.parametrize(("type", "value", "read"), GOOD)
def test_a_value_is_read(type: SettingType[Any], value: object, read: object) -> None:
    assert type.read(value) == read
    assert type.read(type.read(value)) == read, "what was read can be read again"


@pytest.mark.parametrize(("type", "value"), BAD)
def test_a_value_that_does_not_fit_is_refused(type: SettingType[Any], value: object) -> None:
    with pytest.raises(InvalidValue, match=r"^must ") as refusal:
        type.read(value)
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize(
    "type", [whole(0, 9), number(0, 9), switch, choice("a"), text("T", "be set"), optional(origin), origin, address, several(address)]
)
@given(value=st.one_of(st.text(), st.integers(), st.floats(), st.booleans(), st.lists(st.text()), st.dictionaries(st.text(), st.text()), st.none()))
def test_anything_is_read_or_refused(type: SettingType[Any], value: object) -> None:
    try:
        read = type.read(value)
    except InvalidValue:
        return
    assert type.read(read) == read
