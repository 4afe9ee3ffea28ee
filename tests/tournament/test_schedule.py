"""T10: the schedule of an afternoon, and its delays."""

import pytest

from azulejos.tournament import FINAL_FOUR, MARTELUDICA, Delayed, Finished, Settings
from azulejos.tournament.schedule import Part, begins, overtime, schedule
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
        (Delayed(2, -5, "Early."), "too-early"),
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
