"""A flood can be traced: a line for each address and minute, and nobody is named who was refused now and then, or looks at pages."""

from typing import Any

import pytest
from starlette.requests import HTTPConnection

from azulejos.rules import AzulejosError
from azulejos.server.errors import NotAllowed, NotFound, TooMuch
from azulejos.server.logs import Log
from azulejos.server.redaction import value_of
from azulejos.server.web import address_log
from azulejos.server.web.address_log import AddressLog, SocketMessages


class Lines(Log):
    """A log that keeps its lines, as they would be written."""

    def __init__(self, kept: list[Any]) -> None:
        object.__setattr__(self, "kept", kept)

    def warning(self, event: str, /, **fields: object) -> None:
        kept: list[Any] = getattr(self, "kept")  # noqa: B009
        kept.append(value_of({"event": event, **fields}))


def lines(much: int = 0) -> tuple[AddressLog, list[Any]]:
    kept: list[Any] = []
    return AddressLog(Lines(kept), much), kept


def by(address: str, **headers: str) -> HTTPConnection:
    shown = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": shown})


TOO_MUCH = TooMuch("too-many-requests", "Too many.")
NO_KEY = NotAllowed("no-device-key", "Not known.", status=401)
NO_LINK = NotAllowed("token-not-valid", "Not valid.")


async def test_a_line_for_each_address_tells_how_much_was_refused_and_why() -> None:
    log, kept = lines()
    for _ in range(400):
        log.note(by("192.0.2.7"), TOO_MUCH)
    for _ in range(9):
        log.note(by("192.0.2.7"), NO_LINK)
        log.note(by("2001:db8::5"), NO_LINK)
    await log.write()
    assert kept == [
        {
            "event": "refused-often",
            "address": "192.0.2.7",
            "seconds": 60,
            "refused": 409,
            "codes": ["too-many-requests 400", "token-not-valid 9"],
        },
        {"event": "refused-often", "address": "2001:db8::/64", "seconds": 60, "refused": 9, "codes": ["token-not-valid 9"]},
    ]
    await log.write()
    assert len(kept) == 2, "a quiet minute says nothing"


async def test_who_is_refused_now_and_then_is_not_named() -> None:
    log, kept = lines()
    for number in range(100):
        for _ in range(address_log.LEAST - 1):
            log.add(f"192.0.2.{number}", "too-much-chat")
    await log.write()
    assert kept == []


async def test_what_happens_to_everybody_does_not_count() -> None:
    log, kept = lines()
    ordinary: list[tuple[HTTPConnection, AzulejosError]] = [
        (by("192.0.2.7"), NO_KEY),
        (by("192.0.2.7", cookie="azulejos-device=x"), NotFound("no-table", "No table.")),
        (by("192.0.2.7", cookie="azulejos-device=x"), NotAllowed("not-watchable", "Not watchable.")),
    ]
    for connection, error in ordinary * 50:
        log.note(connection, error)
    await log.write()
    assert kept == []
    for connection in (by("192.0.2.8", cookie="azulejos-device=guess"), by("192.0.2.8", authorization="Bearer guess")):
        for _ in range(5):
            log.note(connection, NO_KEY)
    await log.write()
    assert [(line["address"], line["refused"]) for line in kept] == [("192.0.2.8", 10)]


async def test_a_flood_of_many_addresses_fills_neither_the_log_nor_the_memory() -> None:
    log, kept = lines()
    for number in range(address_log.MOST_ADDRESSES + 500):
        log.add(f"10.0.{number // 256}.{number % 256}", "too-many-requests", 10 + (number == 77))
    await log.write()
    assert len(kept) == address_log.MOST_LINES + 1
    assert kept[0]["refused"] == 11, "the worst comes first"
    assert kept[-1]["event"] == "refused-elsewhere"
    assert sum(line["refused"] for line in kept) == 10 * (address_log.MOST_ADDRESSES + 500) + 1


async def test_a_flood_within_the_limits_is_named_with_what_it_asked_for() -> None:
    log, kept = lines(240)
    for _ in range(400):
        log.of("192.0.2.7").count("/api/v1/games")
    log.add("192.0.2.7", "token-not-valid", 3)
    await log.write()
    line = {"event": "asked-much", "address": "192.0.2.7", "seconds": 60, "requests": 400, "refused": 3, "codes": ["token-not-valid 3"]}
    assert kept == [line]
    await log.write()
    assert kept == [line], "a quiet minute says nothing"


def looks_at(log: AddressLog, address: str, page: str, requests: int) -> None:
    """Somebody opens a page, with a socket."""
    asked = log.of(address)
    asked.count(page)
    for number in range(30):
        asked.count(f"/assets/part{number}.js")
    for _ in range(requests):
        asked.count("/api/v1/me")
    asked.sockets += 1


async def test_people_who_open_pages_are_not_named_however_many_share_an_address() -> None:
    log, kept = lines(240)
    for _ in range(100):
        looks_at(log, "192.0.2.1", "/", 4)
        looks_at(log, "192.0.2.2", "/e/k3x9", 2)
        looks_at(log, "192.0.2.2", "/e/k3x9", 2)
    for _ in range(6 * 20):
        looks_at(log, "192.0.2.3", "/t/k3x9", 2)
    for person in range(400):
        socket = SocketMessages(log, "192.0.2.2")
        for _ in range(24 if person % 2 else 6):
            socket.count()
    await log.write()
    assert kept == []


@pytest.mark.parametrize(("path", "times"), [("/", 340), ("/assets/table.js", 2_400), ("/api/v1/tables", 240), ("/metrics", 240)])
async def test_everything_that_is_asked_for_without_end_is_noticed(path: str, times: int) -> None:
    log, kept = lines(240)
    for _ in range(times - 1):
        log.of("192.0.2.7").count(path)
    await log.write()
    assert kept == []
    for _ in range(times):
        log.of("192.0.2.7").count(path)
    await log.write()
    assert [line["address"] for line in kept] == ["192.0.2.7"]


async def test_a_socket_that_sends_all_it_may_is_noticed_and_begins_anew_each_minute() -> None:
    log, kept = lines(240)
    socket = SocketMessages(log, "2001:db8::5")
    for _ in range(300):
        socket.count()
    await log.write()
    assert kept == [{"event": "asked-much", "address": "2001:db8::/64", "seconds": 60, "messages": 300}]
    for _ in range(299):
        socket.count()
    await log.write()
    assert len(kept) == 1


async def test_an_address_has_one_line_a_minute_at_the_most_and_the_log_so_many() -> None:
    log, kept = lines(240)
    for number in range(address_log.MOST_LINES + 5):
        log.of(f"192.0.2.{number}").requests = 1_000 + number
    log.add("192.0.2.3", "too-many-requests", address_log.LEAST)
    await log.write()
    assert [line["event"] for line in kept] == ["refused-often", *["asked-much"] * address_log.MOST_LINES, "asked-much-elsewhere"]
    assert (kept[0]["address"], kept[0]["refused"], kept[0]["requests"]) == ("192.0.2.3", 5, 1_003)
    assert (kept[1]["requests"], kept[-1]["addresses"]) == (1_024, 4)


async def test_the_log_can_be_told_to_name_nobody_who_was_not_refused() -> None:
    log, kept = lines(0)
    log.of("192.0.2.7").requests = 100_000
    await log.write()
    assert kept == []


async def test_a_flood_does_not_hide_behind_many_other_addresses() -> None:
    log, kept = lines(240)
    log.of("192.0.2.7").requests = 400
    for number in range(3 * address_log.MOST_ADDRESSES):
        log.of(f"10.0.{number // 256}.{number % 256}").requests = 1
    await log.write()
    assert [line["address"] for line in kept] == ["192.0.2.7"]
