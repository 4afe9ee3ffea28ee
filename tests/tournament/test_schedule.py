"""T10: the schedule of an afternoon, and its delays."""

import datetime

import pytest

from azulejos.tournament import FINAL_FOUR, MARTELUDICA, Delayed, Finished, Settings
from azulejos.tournament.schedule import Part, begins, begun_of, overtime, schedule
from tests.kit.tournaments import Tournament


def test_t10_an_afternoon() -> None:
    assert [str(slot) for slot in schedule(MARTELUDICA)] == [
        "14:30-15:30 game 1",
        "15:30-15:40 counting 1",
        "15:40-15:50 break 1",
        "15:50-16:50 game 2",
        "16:50-17:00 counting 2",
        "17:00-17:10 break 2",
        "17:10-18:10 game 3",
        "18:10-18:20 counting 3",
    ]


def test_t10_a_final_table_has_its_time() -> None:
    assert str(schedule(FINAL_FOUR)[-2]) == "18:30-19:30 game 4"


def test_t10_slots_of_no_length_are_left_out() -> None:
    assert {slot.part for slot in schedule(Settings(break_minutes=0, counting_minutes=0))} == {Part.GAME}


def test_t10_delays_move_what_follows() -> None:
    tournament = Tournament(4)
    tournament.do(Delayed(1, 15, "The key of the room was missing."))
    tournament.do(Delayed(3, 10, "Table 2 plays on."))
    tournament.do(Delayed(3, -4, "Table 2 was faster than we thought."))
    slots = schedule(tournament.state.settings, tournament.state.delays)
    assert [str(slot) for slot in slots if slot.part is not Part.COUNTING] == [
        "14:45-15:45 game 1",
        "15:55-16:05 break 1",
        "16:05-17:05 game 2",
        "17:15-17:31 break 2",
        "17:31-18:31 game 3",
    ]
    assert begins(tournament.state.settings, tournament.state.delays, 3) == 17 * 60 + 31
    assert overtime(tournament.state.settings, tournament.state.delays) == 0
    assert overtime(tournament.state.settings, [*tournament.state.delays, Delayed(2, 30, "Rain.")]) == 11


def test_t10_a_game_is_brought_forward_and_all_that_follows() -> None:
    tournament = Tournament(4).play()
    tournament.do(Delayed(2, -25, "Everybody was quick."))
    slots = schedule(tournament.state.settings, tournament.state.delays)
    assert [str(slot) for slot in slots[:3]] == ["14:30-15:25 game 1", "15:25-16:25 game 2", "16:25-16:35 counting 2"]


def test_t10_what_has_begun_moves_what_follows() -> None:
    started = {1: 52_920_000, 2: 59_400_000}  # 14:42 and 16:30
    assert begun_of(started, 2, datetime.UTC) == {1: 882, 2: 990}
    assert [str(slot) for slot in schedule(MARTELUDICA, [Delayed(3, 5, "Rain.")], begun_of(started, 2, datetime.UTC))][2::3] == [
        "15:52-16:30 break 1",
        "17:40-17:55 break 2",
    ]


def test_t10_every_slot_begins_when_the_one_before_ends() -> None:
    slots = schedule(FINAL_FOUR, [Delayed(2, 7, "Rain."), Delayed(4, 3, "Rain.")])
    assert [slot.begins for slot in slots[1:]] == [slot.ends for slot in slots[:-1]]


@pytest.mark.parametrize(
    ("delay", "code"),
    [
        (Delayed(1, 5, "Late."), "no-such-game"),
        (Delayed(4, 5, "Late."), "no-such-game"),
        (Delayed(2, 0, "Late."), "bad-delay"),
        (Delayed(2, 601, "Late."), "bad-delay"),
        (Delayed(2, -81, "Early."), "too-early"),
    ],
)
def test_t10_delays_that_cannot_be(delay: Delayed, code: str) -> None:
    tournament = Tournament(4).start()
    assert tournament.refusal(delay) == (code, "T10")


def test_t10_a_delay_needs_a_reason_and_an_arbiter() -> None:
    tournament = Tournament(4)
    assert tournament.refusal(Delayed(1, 5, " ")) == ("no-reason", "T24")
    assert tournament.refusal(Delayed(1, 5, "x" * 501)) == ("bad-reason", "T24")
    assert tournament.refusal(Delayed(1, 5, "a\nb")) == ("bad-reason", "T24")
    assert tournament.refusal(Delayed(1, 5, "Late."), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(Finished("Nobody came."))
    assert tournament.refusal(Delayed(1, 5, "Late.")) == ("no-such-game", "T10")
