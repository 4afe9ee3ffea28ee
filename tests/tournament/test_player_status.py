"""What each player needs to know, in one line."""

import pytest

from azulejos.tournament import FINAL_FOUR, CheckedIn, Entered, Expelled, Finished, Left, Refused, Withdrawn
from azulejos.tournament.criteria import Criterion
from azulejos.tournament.player_status import PlayerStatus, PlayerStep, english, player_status
from tests.kit.tournaments import Tournament


def told(tournament: Tournament, person: str = "p-01") -> str:
    return english(player_status(tournament.state, person))


def test_from_the_desk_to_the_end() -> None:
    tournament = Tournament(3)
    tournament.do(Entered("p-04", of_age=True))
    assert told(tournament, "p-04") == "Check in at the desk."
    tournament.do(CheckedIn("p-04"))
    assert told(tournament) == "Game 1 at 14:30: wait for the seating."
    tournament.seat()
    assert told(tournament, "p-02") == "Game 1 at 14:30: table 1, seat 2."
    tournament.start()
    assert told(tournament) == "Game 1: table 1, seat 1, you start. You are 1st of 4 with 0 PT, a shared place."
    assert told(tournament, "p-02") == "Game 1: table 1, seat 2. You are 1st of 4 with 0 PT, a shared place."
    tournament.hand_in(tournament.sheet(), "p-01")
    assert told(tournament).startswith("Game 1, table 1, seat 1: a sheet was handed in, and a second player has to hand in the same.")
    tournament.hand_in(tournament.sheet(pv=(41, 30, 20, 10)), "p-02")
    assert told(tournament).startswith("Game 1, table 1, seat 1: the result is disputed, an arbiter comes.")
    tournament.hand_in(tournament.sheet())
    assert told(tournament, "p-02") == "Game 2 at 15:50: table 1, seat 1. You are 2nd of 4 with 30 PT, 10 behind the next place."
    tournament.end()
    assert told(tournament) == "Game 2 at 15:50: table 1, seat 4. You are 1st of 4 with 40 PT."
    tournament.do(Left("p-03"))
    assert told(tournament) == "Game 2 at 15:50: the seating changes, wait for the new one. You are 1st of 4 with 40 PT."
    assert told(tournament, "p-03") == "You have left the tournament; your points stand. You are 3rd of 4 with 20 PT, 10 behind the next place."
    tournament.play(2)
    assert told(tournament).startswith("Wait for the end. ")
    tournament.do(Finished())
    assert told(tournament).startswith("The tournament is over. You are ")


def test_ties_are_explained() -> None:
    tournament = Tournament(4).play(t1=((40, 40, 30, 20), (2, 1, 0, 0)))
    assert told(tournament, "p-02").endswith("You are 2nd of 4 with 40 PT, decided by complete rows.")
    assert player_status(tournament.state, "p-02").behind == 0
    assert player_status(tournament.state, "p-02").decided_by is Criterion.ROWS
    assert english(PlayerStatus(PlayerStep.DONE, place=2, of=9, pt=3, decided_by=Criterion.WON)).endswith("decided by games won.")


def test_a_final_decides() -> None:
    tournament = Tournament(4, FINAL_FOUR).play(3).start()
    tournament.end()
    assert told(tournament, tournament.state.games[-1].tables[0].seats[0]).endswith("decided by the final.")


def test_t21_who_has_withdrawn_is_out() -> None:
    tournament = Tournament(4).start()
    tournament.do(Withdrawn(1, "p-02"))
    assert player_status(tournament.state, "p-02").now is PlayerStep.OUT


def test_t23_who_was_expelled_is_told_nothing() -> None:
    tournament = Tournament(4)
    tournament.do(Expelled("p-02", "Shouted."))
    with pytest.raises(Refused):
        player_status(tournament.state, "p-02")
