"""The events of tables in the store: every kind is read as it was written, by this release and by earlier ones."""

from typing import Any

import orjson
import pytest

from azulejos.server.store import StoredEvent
from azulejos.server.tables import events
from azulejos.server.tables.evening import Evening, Tally
from azulejos.server.tables.events import KINDS, Recorded, TableEvent
from tests.server.tables.bench import setup

AGREED = setup("person", "greedy")
STORED: list[tuple[str, dict[str, Any], TableEvent]] = [
    ("created", {"setup": AGREED.to_json(), "commitment": "c0ffee"}, events.Created("p-ann", AGREED, "c0ffee")),
    (
        "created",
        {"setup": AGREED.to_json(), "commitment": "c0ffee", "evening": {"games": 1, "players": [["p-ann", 1, 50]]}},
        events.Created("p-ann", AGREED, "c0ffee", Evening(1, (Tally("p-ann", 1, 50),))),
    ),
    (
        "arranged",
        {"setup": AGREED.to_json(), "sits": [None, 1], "seat": 2, "id": "a"},
        events.Arranged("p-ann", AGREED, (None, 1), seat=2, id="a"),
    ),
    ("changed-seat", {"seat": 3, "before": 1, "id": "a"}, events.ChangedSeat("p-ann", 3, 1, "a")),
    ("sat", {"seat": 1, "person": "p-ann", "contribution": "0123456789abcdef"}, events.Sat("p-ann", 1, "p-ann", "0123456789abcdef")),
    ("sat", {"seat": 1, "person": "p-ann", "contribution": "-", "id": "a"}, events.Sat("p-ann", 1, "p-ann", "-", "a")),
    ("sat", {"seat": 1, "person": "p-ann", "commitment": "0f1e"}, events.Sat("p-ann", 1, "p-ann", commitment="0f1e")),
    ("revealed", {"seat": 1, "contribution": "0011", "id": "a"}, events.Revealed("p-ann", 1, "0011", "a")),
    ("left", {"seat": 2, "id": "b"}, events.Left("p-ann", 2, "b")),
    ("removed", {"seat": 1, "guest": 2, "id": "b"}, events.Removed("p-ann", 1, 2, "b")),
    ("readmitted", {"seat": 1}, events.Readmitted("p-ann", 1)),
    ("started", {"tags": {"Game": "azul", "First": "1"}}, events.Started("p-ann", {"Game": "azul", "First": "1"})),
    ("started", {}, events.Started("p-ann")),
    ("started", {"scheme": 2}, events.Started("p-ann", scheme=2)),
    ("played", {"token": "@BBYY"}, events.Played("p-ann", "@BBYY")),
    ("played", {"token": "1B2", "seat": 1, "id": "c", "open": True}, events.Played("p-ann", "1B2", 1, "c", open=True)),
    ("played", {"token": "pass", "by": "clock"}, events.Played("p-ann", "pass", by="clock")),
    ("undone", {"seat": 1, "to": 0}, events.Undone("p-ann", 1, 0)),
    ("confirmed", {"seat": 1, "id": "d"}, events.Confirmed("p-ann", 1, "d")),
    ("offered", {"what": "takeback", "seat": 1, "to": 0, "id": "e"}, events.Offered("p-ann", "takeback", 1, 0, "e")),
    ("offered", {"what": "pause", "seat": 1}, events.Offered("p-ann", "pause", 1)),
    ("agreed", {"what": "pause", "seat": 2}, events.Agreed("p-ann", "pause", 2)),
    ("declined", {"what": "pause", "seat": 2, "id": "f"}, events.Declined("p-ann", "pause", 2, "f")),
    ("paused", {"why": "agreed"}, events.Paused("p-ann", "agreed")),
    ("resumed", {}, events.Resumed("p-ann")),
    ("resumed", {"seat": 1, "id": "g"}, events.Resumed("p-ann", 1, "g")),
    ("stood-in", {"seat": 2, "bot": "greedy", "why": "flag"}, events.StoodIn("p-ann", 2, "greedy", "flag")),
    ("came-back", {"seat": 2}, events.CameBack("p-ann", 2)),
    ("extended", {"seat": 1, "ms": 5_000}, events.Extended("p-ann", 1, 5_000)),
    ("interrupted", {"gap": 0}, events.Interrupted("p-ann", 0)),
    ("rematched", {"table": "k3x9"}, events.Rematched("p-ann", "k3x9")),
    ("finished", {"scores": [50, None], "winners": [1]}, events.Finished("p-ann", (50, None), (1,))),
    ("closed", {"why": "Spam."}, events.Closed("p-ann", "Spam.")),
]


def test_every_kind_is_here() -> None:
    assert {kind for kind, _, _ in STORED} == set(KINDS)


@pytest.mark.parametrize(("kind", "payload", "event"), STORED)
def test_an_event_is_stored_as_ever_and_read_again(kind: str, payload: dict[str, Any], event: TableEvent) -> None:
    new = event.new()
    assert (new.kind, new.actor, new.payload) == (kind, "p-ann", {"form": 1, **payload})
    row = StoredEvent("table:x", 7, 1_000, "p-ann", kind, orjson.loads(orjson.dumps(new.payload)))
    assert events.read_event(row) == Recorded(7, 1_000, event)


@pytest.mark.parametrize(("kind", "payload", "event"), STORED)
def test_what_a_later_release_adds_is_passed_over(kind: str, payload: dict[str, Any], event: TableEvent) -> None:
    assert events.read_event(StoredEvent("table:x", 7, 1_000, "p-ann", kind, {"form": 1, **payload, "mood": "good"})).event == event


def test_a_command_is_known_by_its_seat_and_id() -> None:
    assert events.Played("p-ann", "1B2", 1, "c").command == (1, "c")
    assert events.Played("p-ann", "1B2", 1).command is None
    assert events.Interrupted("server", 5).command is None
