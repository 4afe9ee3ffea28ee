"""The checker finds what is planted, and counts right."""

import pytest

from azulejos.tournament.seating import check, plan

RIGHT = [[1, 2, 3, 4], [5, 6, 7], [8, 9, 10]]
FAULTY = [
    ("seated-twice", "T15", [[1, 2, 3, 4], [5, 6, 7], [8, 9, 9]]),
    ("not-seated", "T15", [[1, 2, 3, 4], [5, 6, 7], [8, 9, 9]]),
    ("not-seated", "T15", [[1, 2, 3], [5, 6, 7], [8, 9, 10]]),
    ("stranger", "T20", [[1, 2, 3, 4], [5, 6, 7], [8, 9, 11]]),
    ("table-size", "T1", [[1, 2, 3, 4, 5], [6, 7], [8, 9, 10]]),
    ("table-size", "T1", [[1, 2, 3, 4], [5, 6, 7], [8, 9, 10], []]),
    ("table-sizes", "T1", [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]]),
    ("table-sizes", "T1", [[1, 2, 3, 4], [5, 6], [7, 8], [9, 10]]),
]


def test_t1_a_right_round_has_no_fault() -> None:
    assert check([RIGHT], range(1, 11)).is_valid
    assert check([], range(1, 11)).is_valid


@pytest.mark.parametrize(("code", "clause", "round"), FAULTY)
def test_t1_planted_faults_are_found(code: str, clause: str, round: list[list[int]]) -> None:
    report = check([RIGHT, round], range(1, 11))
    assert not report.is_valid
    assert (code, clause) in {(fault.code, fault.clause) for fault in report.faults}
    assert {fault.round for fault in report.faults if fault.round == 2}


def test_t1_one_player_cannot_be_seated() -> None:
    assert [fault.code for fault in check([[[1]]], [1]).faults] == ["table-size", "table-sizes"]


def test_t1_a_fault_is_where_it_is() -> None:
    report = check([RIGHT, [[1, 2, 3, 4, 5], [6, 7], [8, 9, 10]]], range(1, 11), past=[RIGHT])
    assert [(fault.code, fault.round, fault.table) for fault in report.faults] == [("table-size", 3, 1), ("table-sizes", 3, 0)]
    assert report.faults[0].text == "Table 1 of round 3 has 5 players, not two to four."
    assert report.faults[1].text == "Round 3 has tables of 5 + 3 + 2, not of 4 + 3 + 3."


def test_t15_two_players_exchanged_are_counted_again() -> None:
    """A fault in a perfect plan is seen: 16 players who all meet in five rounds."""
    draft = plan(range(1, 17), 5, 1)
    assert len(check(draft.rounds, range(1, 17)).meetings) == 120
    one, other = draft.rounds[2][0][0], draft.rounds[2][1][0]
    swapped = check(draft.swap(3, one, other).rounds, range(1, 17))
    assert swapped.is_valid
    assert swapped.cost == 6
    assert len(swapped.meetings) == 114


def test_t15_meetings_small_tables_and_seats_of_the_past_count() -> None:
    report = check([[[1, 3, 2], [4, 5, 6]]], range(1, 7), past=[[[1, 2, 3, 4], [5, 6, 7]]])
    assert report.cost == 4
    assert report.meetings[1, 2] == 2
    assert (1, 5) not in report.meetings
    assert report.small_tables == {1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 1}
    assert report.seats[2] == (2, 3)
