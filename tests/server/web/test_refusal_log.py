"""A flood can be traced: a line for each address and minute, and nobody is named who was refused now and then."""

from typing import Any

from starlette.requests import HTTPConnection

from azulejos.rules import AzulejosError
from azulejos.server.errors import NotAllowed, NotFound, TooMuch
from azulejos.server.logs import Log
from azulejos.server.redaction import value_of
from azulejos.server.web import refusal_log
from azulejos.server.web.refusal_log import RefusalLog


class Lines(Log):
    """A log that keeps its lines, as they would be written."""

    def __init__(self, kept: list[Any]) -> None:
        object.__setattr__(self, "kept", kept)

    def warning(self, event: str, /, **fields: object) -> None:
        kept: list[Any] = getattr(self, "kept")  # noqa: B009
        kept.append(value_of({"event": event, **fields}))


def lines() -> tuple[RefusalLog, list[Any]]:
    kept: list[Any] = []
    return RefusalLog(Lines(kept)), kept


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
        for _ in range(refusal_log.LEAST - 1):
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
    for number in range(refusal_log.MOST_ADDRESSES + 500):
        log.add(f"10.0.{number // 256}.{number % 256}", "too-many-requests", 10 + (number == 77))
    await log.write()
    assert len(kept) == refusal_log.MOST_LINES + 1
    assert kept[0]["refused"] == 11, "the worst comes first"
    assert kept[-1]["event"] == "refused-elsewhere"
    assert sum(line["refused"] for line in kept) == 10 * (refusal_log.MOST_ADDRESSES + 500) + 1
