"""Events both ways, the state of any past moment, and files that somebody changed."""

import json
from dataclasses import asdict, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.store import StoredEvent
from azulejos.tournament import (
    BadHistory,
    CheckedIn,
    Created,
    Disputed,
    Entered,
    Event,
    Left,
    Settings,
    State,
    TournamentError,
    Withdrawn,
    apply,
    replay,
    state_at,
    verify,
)
from azulejos.tournament.events import KINDS
from tests.kit.errors import raises
from tests.kit.tournaments import ARBITER, STREAM, Tournament


def a_history() -> Tournament:
    tournament = Tournament(8).play()
    tournament.do(Left("p-01"))
    tournament.start()
    tournament.do(Withdrawn(2, "p-02"))
    sheet = tournament.sheet(2)
    tournament.hand_in(sheet, sheet.lines[0].person)
    tournament.hand_in(tournament.sheet(2, pv=(41, 30, 20, 10)), sheet.lines[1].person)
    return tournament


def test_every_event_is_written_and_read_again() -> None:
    tournament = a_history()
    again = [Event.read(json.loads(json.dumps(event.json()))) for event in tournament.events]
    assert again == tournament.events
    assert replay(again) == verify(again) == tournament.state
    assert all(event.json()["payload"]["form"] == 1 for event in tournament.events)


def test_an_event_has_the_columns_of_the_store() -> None:
    event = Tournament().events[0].json()
    assert (event["stream"], event["version"], event["at"], event["actor"], event["kind"]) == (STREAM, 1, 1000, ARBITER, "created")


def test_the_store_takes_events_as_they_are() -> None:
    for event in a_history().events:
        row = StoredEvent(**event.json())
        assert Event.read(asdict(row)) == event


def test_every_kind_has_its_name_once() -> None:
    assert len(set(KINDS.values())) == len(KINDS) >= 29
    assert all(name == kind.kind for name, kind in KINDS.items())


def test_the_state_of_any_past_moment() -> None:
    tournament = a_history()
    state = State()
    for event in tournament.events:
        assert state_at(tournament.events, version=event.version - 1) == state
        assert state_at(tournament.events, at=event.at - 1).version == event.version - 1 or tournament.events[event.version - 2].at == event.at
        state = apply(state, event)
    assert (
        state_at(tournament.events)
        == state_at(tournament.events, version=10_000)
        == state_at(tournament.events, at=10**15)
        == state
        == tournament.state
    )


def test_a_missing_event_is_noticed() -> None:
    events = a_history().events
    with raises(BadHistory, "events-missing"):
        replay(events[:3] + events[4:])
    with pytest.raises(BadHistory):
        apply(replay(events[:3]), replace(events[3], stream="tournament:other"))


def test_a_history_from_elsewhere_is_checked_event_by_event() -> None:
    tournament = a_history()
    assert isinstance(tournament.events[-1].data, Disputed)
    for broken, code in (
        ([*tournament.events[:-1]], "events-missing"),
        ([*tournament.events[:-1], replace(tournament.events[-1], data=Left("p-03"))], "events-missing"),
        ([tournament.events[0], replace(tournament.events[1], data=CheckedIn("p-01"))], "not-entered"),
        ([tournament.events[0], replace(tournament.events[1], data=Entered("p-01", of_age=False))], "too-young"),
        ([tournament.events[0], replace(tournament.events[1], actor="p-02")], "not-yourself"),
        ([replace(tournament.events[0], data=Entered("p-01", of_age=True))], "no-tournament"),
        ([replace(tournament.events[0], stream="table:x")], "not-a-tournament"),
    ):
        with raises(BadHistory, code):
            verify(broken)


GOOD = Event(STREAM, 1, 0, ARBITER, Created(Settings())).json()


@pytest.mark.parametrize(
    "value",
    [
        [],
        {},
        {**GOOD, "kind": "exploded"},
        {**GOOD, "version": 0},
        {**GOOD, "version": "1"},
        {**GOOD, "at": 1.5},
        {**GOOD, "actor": None},
        {**GOOD, "name": "Ann"},
        {**GOOD, "payload": None},
        {**GOOD, "payload": {**GOOD["payload"], "form": 2}},
        {**GOOD, "payload": {**GOOD["payload"], "born": "2014-01-01"}},
        {**GOOD, "payload": {"form": 1}},
        {**GOOD, "payload": {"form": 1, "settings": []}},
        {**GOOD, "kind": "reinstated", "payload": {"form": 1, "person": "p-1", "what": "nothing", "why": "x"}},
        {**GOOD, "kind": "seating-drafted", "payload": {"form": 1, "rounds": [{"game": 1, "tables": [["p-1", 2]]}]}},
        {**GOOD, "kind": "seating-drafted", "payload": {"form": 1, "rounds": "p-1"}},
    ],
)
def test_events_that_cannot_be_read(value: Any) -> None:
    with pytest.raises(BadHistory) as refusal:
        Event.read(value)
    assert ": " in refusal.value.text


def test_an_optional_value_may_be_left_out_or_nothing() -> None:
    payload = {"form": 1, "rounds": []}
    assert Event.read({**GOOD, "kind": "seating-drafted", "payload": payload}) == Event.read(
        {**GOOD, "kind": "seating-drafted", "payload": {**payload, "seed": None}}
    )


HISTORY = json.dumps([event.json() for event in a_history().events])


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything that is no object and no list."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    return [path] if inside is None else [leaf for key, part in inside for leaf in leaves(part, (*path, key))]


@given(st.integers(0, 10**6), st.sampled_from([None, True, -1, 0, 1, 2, 3, 10**9, "", "p-01", "p-99", "entered", "voided", [], {}, [[]], 0.5]))
def test_a_history_that_somebody_changed_is_refused_or_is_another_history(number: int, value: Any) -> None:
    rows = json.loads(HISTORY)
    *path, last = (found := leaves(rows))[number % len(found)]
    place = rows
    for key in path:
        place = place[key]
    place[last] = value
    try:
        version = verify([Event.read(row) for row in rows]).version
    except TournamentError:
        return
    assert version == len(rows)
