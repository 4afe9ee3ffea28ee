"""Rows of every kind, as a release before this one has stored them: they are read for good, and written in the same way."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from azulejos.tournament import verify
from azulejos.tournament.event_lines import line, parse
from azulejos.tournament.events import KINDS
from azulejos.tournament.organiser_desk import SILENT, OrganiserDesk, desk_payload

KEPT = Path(__file__).parent / "kept" / "events.jsonl"
LATER = sorted(each for each in KEPT.parent.glob("*.jsonl") if each != KEPT)
"""With the kinds and fields that later releases have added."""
DESK: list[tuple[str, str, dict[str, Any]]] = [
    ("p-org", "arranged", {"form": 1, "online": True, "listed": False, "date": "2027-03-20", "timezone": "", "watch_delay": 60, "bots": True}),
    ("p-org", "token-made", {"form": 1, "number": 1, "role": "organiser", "person": "p-org"}),
    ("p-org", "token-revoked", {"form": 1, "number": 1}),
    ("p-org", "entries-opened", {"form": 1}),
    ("p-org", "entries-closed", {"form": 1}),
    ("p-org", "bots-entered", {"form": 1, "persons": ["p-bot"], "bot": "greedy"}),
    ("p-org", "named", {"form": 1, "person": "p-ann"}),
    ("p-org", "erased", {"form": 1, "person": "p-bob"}),
    ("p-house", "prepared", {"form": 1, "game": 1, "mark": "5f2a", "lives": ["k3v9"], "commitments": ["0f1e"]}),
    ("p-ann", "contributed", {"form": 1, "game": 1, "contribution": "0011"}),
    ("p-house", "seated-live", {"form": 1, "game": 1, "table": 1, "live": "k3v9"}),
    ("p-org", "announced", {"form": 1, "text": "Pizza is here."}),
    ("p-org", "announced", {"form": 1, "text": "Pizza is cold."}),
    ("p-org", "retracted", {"form": 1, "number": 12}),
    ("p-ann", "called", {"form": 1, "game": 1, "table": 1, "text": "How does the marker count?"}),
    ("p-ann", "called", {"form": 1, "text": ""}),
    ("p-house", "called", {"form": 1, "what": "stalled", "game": 1, "table": 1, "text": ""}),
    ("p-arb", "answered", {"form": 1, "call": "c-15", "done": False}),
    ("p-arb", "answered", {"form": 1, "call": "c-16", "done": True}),
    ("p-arb", "resumed-table", {"form": 1, "game": 1, "table": 1, "length": 31, "why": "They are back."}),
    ("p-arb", "paused", {"form": 1, "game": 1, "why": "Fire alarm."}),
    ("p-arb", "resumed", {"form": 1, "game": 1}),
    ("p-arb", "paused", {"form": 1, "game": 1}),
    ("p-arb", "extra-time", {"form": 1, "game": 1, "table": 1, "minutes": 5, "why": "A bag was torn."}),
    ("p-org", "granted", {"form": 1, "id": "once", "version": 40, "answer": {"person": "p-ann"}}),
    ("p-org", "of-a-later-release", {"form": 1}),
    ("p-bob", "committed", {"form": 1, "game": 1, "commitment": "2233"}),
    ("p-house", "commitments-closed", {"form": 1, "game": 1}),
]


def test_stored_tournaments_have_every_kind_and_are_written_again_to_the_byte() -> None:
    found = set()
    for kept in (KEPT, *LATER):
        content = kept.read_bytes()
        events = list(parse(content, kept.name))
        found |= {event.data.kind for event in events}
        assert verify(events).finished
        assert b"".join(line([event]) for event in events) == content
    assert found == set(KINDS)


def test_the_kinds_and_keys_of_events_never_change() -> None:
    found = {row["kind"]: sorted(row["payload"]) for row in map(json.loads, KEPT.read_text(encoding="utf-8").splitlines())}
    assert sorted(found) == sorted(
        [
            *("appointed", "checked-in", "corrected", "created", "delayed", "disputed", "entered", "entered-late", "expelled"),
            *("final-seated", "finished", "game-ended", "game-started", "left", "reinstated", "returned", "seating-drafted"),
            *("seating-published", "sheet-handed-in", "voided", "warned", "withdrawn"),
        ]
    )
    assert found["corrected"] == ["after", "before", "form", "why"]


def test_a_stored_desk_is_read() -> None:
    desk = OrganiserDesk()
    for version, (actor, kind, payload) in enumerate(DESK, 1):
        desk.apply(SimpleNamespace(version=version, at=1_000 * version, actor=actor, kind=kind, payload=payload))
    assert (desk.version, desk.at, desk.made_at, desk.tokens) == (28, 28_000, 1_000, 1)
    assert (desk.arranged.online, desk.arranged.listed, desk.arranged.timezone, desk.arranged.watch_delay) == (True, False, None, 60)
    assert not desk.entries_open
    assert desk.bots == {"p-bot": "greedy"}
    assert (desk.prepared[1].lives, desk.contributed, desk.live) == (("k3v9",), {(1, "p-ann"): "0011"}, {(1, 1): "k3v9"})
    assert (desk.committed, desk.closed) == ({(1, "p-bob"): "2233"}, {1: 28_000})
    assert [(each.number, each.text) for each in desk.announcements] == [(13, "Pizza is cold.")]
    assert (list(desk.calls), desk.taken) == (["c-15", "c-17"], {"c-15": "p-arb"})
    assert desk.stalled(1, 1) == desk.calls["c-17"]
    assert desk.resumed == {(1, 1): 31}
    assert ([(pause.begins, pause.ends) for pause in desk.pauses], desk.paused_since(1)) == ([(21_000, 22_000), (23_000, None)], 23_000)
    assert desk.extra_of(1) == {1: 5}
    assert desk.granted["p-org", "once"].answer == {"person": "p-ann"}
    assert [event.kind for event in desk.logged] == [kind for _, kind, _ in DESK if kind not in SILENT]


def test_a_payload_of_the_desk_has_its_form() -> None:
    assert desk_payload(game=1, table=None, text="") == {"form": 1, "game": 1, "text": ""}
