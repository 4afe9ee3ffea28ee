"""T11, T20: entries, check-in, leaving, coming back, coming late."""

import pytest

from azulejos.tournament import Settings, State, decide, events
from azulejos.tournament.errors import Refused
from azulejos.tournament.standings import standings
from tests.kit.errors import raises
from tests.kit.tournaments import ARBITER, Tournament


def test_t11_a_younger_one_is_refused_with_a_clear_message() -> None:
    tournament = Tournament(settings=Settings(least_age=12))
    with pytest.raises(Refused) as refusal:
        tournament.do(events.Entered("p-tim", of_age=False))
    assert str(refusal.value) == "Entrants are at least 12 years old: this one cannot play today. (T11)"
    assert tournament.refusal(events.Entered("p-tim", of_age=False)) == ("too-young", "T11")


def test_t11_of_the_age_check_only_the_outcome_is_kept() -> None:
    tournament = Tournament(1)
    assert tournament.events[1].json()["payload"] == {"form": 1, "person": "p-01", "of_age": True}


def test_t11_entries() -> None:
    tournament = Tournament()
    tournament.do(events.Entered("p-ann", of_age=True), "p-ann")
    assert not tournament.state.present
    assert tournament.refusal(events.Entered("p-ann", of_age=True)) == ("entered-twice", "T11")
    assert tournament.refusal(events.Entered("p-bob", of_age=True), "p-ann") == ("not-yourself", "T23")
    assert tournament.refusal(events.Entered("Bob", of_age=True)) == ("bad-id", "T12")
    tournament.do(events.CheckedIn("p-ann"), "p-ann")
    assert tournament.state.present == ("p-ann",)
    assert tournament.refusal(events.CheckedIn("p-ann")) == ("checked-in-twice", "T11")
    assert tournament.refusal(events.CheckedIn("p-bob")) == ("not-entered", "T11")
    tournament.do(events.Expelled("p-ann", "Shouted."))
    assert tournament.refusal(events.Entered("p-ann", of_age=True)) == ("expelled", "T23")


def test_nothing_happens_before_a_tournament_is_created_and_it_is_created_once() -> None:
    with raises(Refused, "no-tournament"):
        decide(State(), ARBITER, events.Entered("p-ann", of_age=True))
    assert Tournament().refusal(events.Created(Settings())) == ("created-twice", "T10")
    with raises(Refused, "bad-title"):
        decide(State(), ARBITER, events.Created(Settings(), "x" * 121))


def test_t23_arbiters_are_appointed() -> None:
    tournament = Tournament()
    assert tournament.refusal(events.Appointed("p-two"), "p-two") == ("not-an-arbiter", "T23")
    assert tournament.refusal(events.Appointed("two")) == ("bad-id", "T23")
    tournament.do(events.Appointed("p-two"))
    assert tournament.refusal(events.Appointed("p-two")) == ("appointed-twice", "T23")
    tournament.do(events.Appointed("p-three"), "p-two")
    assert tournament.state.arbiters == {ARBITER, "p-two", "p-three"}


def test_t20_who_leaves_before_a_round_keeps_the_pv_made_so_far() -> None:
    tournament = Tournament(8).play()
    tournament.do(events.Left("p-01"), "p-01")
    tournament.play()
    found = {standing.person: standing.pt for standing in standings(tournament.state)}
    assert found["p-01"] == 40
    assert len(found) == 8
    assert [len(table.seats) for table in tournament.state.games[1].tables] == [4, 3]


def test_t20_leaving() -> None:
    tournament = Tournament(4).start()
    assert tournament.refusal(events.Left("p-01")) == ("game-is-on", "T21")
    tournament.do(events.Withdrawn(1, "p-04"))
    assert tournament.refusal(events.Left("p-04")) == ("has-left", "T20")
    tournament.hand_in(tournament.sheet())
    tournament.do(events.Left("p-01", "Has a train to catch."), "p-01")
    assert tournament.refusal(events.Left("p-01")) == ("has-left", "T20")
    assert tournament.refusal(events.Left("p-02"), "p-03") == ("not-yourself", "T23")
    assert tournament.refusal(events.Left("p-99")) == ("not-entered", "T11")
    tournament.do(events.Expelled("p-03", "Shouted."))
    assert tournament.refusal(events.Left("p-03")) == ("has-left", "T23")
    tournament.end()
    tournament.do(events.Finished("Too few are left."))
    assert tournament.refusal(events.Left("p-02")) == ("finished", "T20")


def test_t20_coming_back() -> None:
    tournament = Tournament(5)
    tournament.do(events.Left("p-05"))
    assert tournament.refusal(events.Returned("p-04", "Is here.")) == ("has-not-left", "T20")
    assert tournament.refusal(events.Returned("p-05", "")) == ("no-reason", "T24")
    assert tournament.refusal(events.Returned("p-05", "Is back."), "p-05") == ("not-an-arbiter", "T23")
    tournament.play()
    tournament.do(events.Returned("p-05", "Is back."))
    assert "p-05" in tournament.state.present
    tournament.do(events.Expelled("p-04", "Shouted."))
    assert tournament.refusal(events.Returned("p-04", "Is back.")) == ("expelled", "T23")


def test_an_entry_can_be_given_back_and_taken_up_again() -> None:
    tournament = Tournament()
    tournament.do(events.Entered("p-ann", of_age=True))
    tournament.do(events.Left("p-ann"))
    assert tournament.refusal(events.CheckedIn("p-ann")) == ("has-left", "T20")
    tournament.do(events.Returned("p-ann", "Can come after all."))
    tournament.do(events.CheckedIn("p-ann"))
    assert tournament.state.present == ("p-ann",)


def test_late_entrants_play_the_games_to_come() -> None:
    tournament = Tournament(7)
    assert tournament.refusal(events.EnteredLate("p-late", of_age=True, game=1)) == ("not-late", "T10")
    tournament.start()
    assert tournament.refusal(events.Entered("p-late", of_age=True)) == ("already-begun", "T10")
    assert tournament.refusal(events.EnteredLate("p-late", of_age=True, game=1)) == ("wrong-game", "T10")
    assert tournament.refusal(events.EnteredLate("p-late", of_age=False, game=2)) == ("too-young", "T11")
    assert tournament.refusal(events.EnteredLate("p-late", of_age=True, game=2), "p-late") == ("not-an-arbiter", "T23")
    tournament.do(events.EnteredLate("p-late", of_age=True, game=2))
    tournament.end()
    tournament.play()
    assert [score.mark.value for score in next(row for row in standings(tournament.state) if row.person == "p-late").scores] == ["absent", "played"]
    tournament.play()
    assert tournament.refusal(events.EnteredLate("p-later", of_age=True, game=4)) == ("no-game-left", "T10")


def test_check_in_is_possible_while_there_is_a_game_to_play() -> None:
    tournament = Tournament(4)
    tournament.do(events.Entered("p-ann", of_age=True))
    tournament.do(events.Entered("p-bob", of_age=True))
    tournament.do(events.Expelled("p-bob", "Shouted at the desk."))
    assert tournament.refusal(events.CheckedIn("p-bob")) == ("expelled", "T23")
    tournament.start()
    tournament.do(events.CheckedIn("p-ann"))
    assert tournament.state.entrants["p-ann"].since == 2
    tournament.end()
    tournament.play(2)
    tournament.do(events.Left("p-ann"))
    assert tournament.refusal(events.Returned("p-ann", "Is back.")) == ("no-game-left", "T10")
