"""The clock in the hall: the game's time, pauses, extra time, counting, and the break."""

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from azulejos.server.store import StoredEvent
from azulejos.server.tournaments.clock import MINUTE, clock
from azulejos.tournament import Delayed, Finished
from azulejos.tournament.organiser_desk import OrganiserDesk
from tests.kit.tournaments import Tournament

START = 1_790_000_000_000


def desk_of(*events: tuple[int, str, dict[str, Any]]) -> OrganiserDesk:
    desk = OrganiserDesk()
    for version, (at, kind, payload) in enumerate(events, 1):
        desk.apply(StoredEvent("desk:x", version, at, "p-arb", kind, {"form": 1, **payload}))
    return desk


def playing() -> Tournament:
    return Tournament(8).start()


def test_a_game_ends_after_its_minutes_and_is_counted() -> None:
    state, end = playing().state, START + 60 * MINUTE
    before = clock(state, OrganiserDesk(), {1: START}, end - 1)
    assert (before.shown["kind"], before.shown["ends_at"], before.changes_at) == ("game", end, end)
    after = clock(state, OrganiserDesk(), {1: START}, end)
    assert (after.shown["kind"], after.shown["counting_until"], after.changes_at) == ("counting", end + 10 * MINUTE, None)


@given(st.lists(st.tuples(st.integers(0, 10 * MINUTE), st.integers(1, 10 * MINUTE)), max_size=5))
def test_all_pauses_are_added_to_the_end(pauses: list[tuple[int, int]]) -> None:
    state, at, stood, events = playing().state, START, 0, []
    for runs, stands in pauses:
        at += runs
        events += [(at, "paused", {"game": 1}), (at + stands, "resumed", {"game": 1})]
        at, stood = at + stands, stood + stands
    desk = desk_of(*events)
    assert clock(state, desk, {1: START}, at).shown["ends_at"] == START + 60 * MINUTE + stood
    # A pause that goes on: what is left stands still.
    desk = desk_of(*events, (at, "paused", {"game": 1}))
    shown = [clock(state, desk, {1: START}, at + later).shown for later in (0, 3, 10**9)]
    assert shown[0] == shown[1] == shown[2]
    assert (shown[0]["paused"], shown[0]["ends_at"]) == (True, None)
    assert shown[0]["left"] == max(0, START + 60 * MINUTE + stood - at)


def test_extra_time_is_a_tables_own_and_belongs_to_its_game() -> None:
    tournament = playing()
    desk = desk_of((1, "extra-time", {"game": 1, "table": 2, "minutes": 5}), (2, "extra-time", {"game": 1, "table": 2, "minutes": 3}))
    shown = clock(tournament.state, desk, {1: START}, START).shown
    assert shown["extra"] == [{"table": 2, "minutes": 8, "ends_at": START + 68 * MINUTE}]
    assert shown["ends_at"] == START + 60 * MINUTE
    tournament.end()
    tournament.start()
    assert clock(tournament.state, desk, {1: START, 2: START + 90 * MINUTE}, START + 90 * MINUTE).shown["extra"] == []


def test_a_break_lasts_until_the_next_game_is_due() -> None:
    tournament = Tournament(8)
    assert clock(tournament.state, OrganiserDesk(), {}, START).shown["kind"] == "none"
    desk = desk_of((1, "arranged", {"date": "2027-03-20", "timezone": "Europe/Rome"}))
    due = 1_805_549_400_000  # 14:30 in Rome
    assert clock(tournament.state, desk, {}, 0).shown | {"kind": "break", "game": 1, "ends_at": due} == clock(tournament.state, desk, {}, 0).shown
    tournament.do(Delayed(1, 15, "The room was closed."))
    assert clock(tournament.state, desk, {}, 0).shown["ends_at"] == due + 15 * MINUTE
    tournament.play()
    # Another day than was said: games are on the day on which the first one began.
    began = due + 24 * 60 * MINUTE
    assert clock(tournament.state, desk, {1: began}, 0).shown["ends_at"] == began + 80 * MINUTE
    tournament.play(2)
    assert clock(tournament.state, desk, {1: began}, 0).shown["kind"] == "none"
    tournament.do(Finished())
    assert clock(tournament.state, desk, {1: began}, 0).shown["kind"] == "none"


def test_a_break_keeps_to_the_clock_on_the_wall_when_clocks_change() -> None:
    desk = desk_of((1, "arranged", {"date": "2027-03-28", "timezone": "Europe/Rome"}))  # summer time begins at 2:00
    assert clock(Tournament(4).state, desk, {}, 0).shown["ends_at"] == 1_806_237_000_000  # 14:30 is 12:30 UTC


def test_without_minutes_to_count_nothing_is_counted() -> None:
    tournament = playing()
    state = replace(tournament.state, settings=replace(tournament.state.settings, counting_minutes=0))
    shown = clock(state, OrganiserDesk(), {1: START}, START + 61 * MINUTE).shown
    assert shown["counting_until"] == shown["ends_at"]
