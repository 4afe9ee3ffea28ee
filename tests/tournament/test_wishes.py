"""Wishes about who sits where, substitutes, a final of any size, other numbers of games, and games that are undone (T1, T10, T13, T15, T24)."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament import FINAL_FOUR, MARTELUDICA, SWISS, Settings, events, pairing, play
from azulejos.tournament.next_step import Do, next_step
from azulejos.tournament.pairing import swiss_round
from azulejos.tournament.seating import Wishes, check, plan
from azulejos.tournament.standings import standings
from azulejos.tournament.state import State, TournamentStage
from azulejos.tournament.wishes import UnmetReason, UnmetWish, WishKind, unmet, wishes_of
from tests.kit.chances import Lowest
from tests.kit.strategies import seeds
from tests.kit.tournaments import Tournament, people


def drafted(state: State, seed: int = 1) -> State:
    return replace(state, draft=pairing.draft(state, plan, seed).rounds)


def meetings(state: State) -> set[frozenset[str]]:
    return {frozenset(pair) for round in state.draft for table in round.tables for pair in combinations(table, 2)}


@given(count=st.integers(8, 26), seed=seeds)
def test_t15_who_should_stay_apart_does_and_who_needs_a_place_has_it(count: int, seed: int) -> None:
    tournament = Tournament(count)
    tournament.do(events.KeptApart(("p-01", "p-02")))
    tournament.do(events.PlaceFixed("p-03", table=2, seat=1))
    tournament.do(events.PlaceFixed("p-04", table=1))
    state = drafted(tournament.state, seed)
    assert unmet(state, state.draft) == ()
    assert frozenset({"p-01", "p-02"}) not in meetings(state)
    for round in state.draft:
        assert round.tables[1][0] == "p-03"
        assert "p-04" in round.tables[0]
    tournament.do(pairing.draft(tournament.state, plan, seed))


def test_t15_a_plan_by_wish_is_as_good_as_one_without_where_that_can_be() -> None:
    wishes = Wishes(frozenset({(1, 2), (1, 3), (2, 3), (4, 5)}), tables={6: 1, 7: 2}, seats={6: 3})
    for count in (16, 22, 24):
        found, free = plan(range(1, count + 1), 3, 1, wishes=wishes), plan(range(1, count + 1), 3, 1)
        assert (found.figures.cost, found.figures.small_tables) == (free.figures.cost, free.figures.small_tables)
        assert check(found.rounds, range(1, count + 1)).is_valid


def test_t15_without_wishes_a_plan_is_what_it_was() -> None:
    assert plan(range(1, 23), 3, 5, wishes=Wishes()) == plan(range(1, 23), 3, 5)
    tournament = Tournament(8)
    assert pairing.draft(tournament.state, plan, 1).unwished is None


def test_t15_two_who_need_one_table_meet_in_every_game_and_the_cost_is_said() -> None:
    tournament = Tournament(16)
    for person in ("p-01", "p-02"):
        tournament.do(events.PlaceFixed(person, table=1))
    tournament.do(events.KeptApart(("p-01", "p-02")))
    draft = pairing.draft(tournament.state, plan, 1)
    tournament.do(draft)
    assert all({"p-01", "p-02"} < set(round.tables[0]) for round in draft.rounds)
    assert draft.unwished == 0 == tournament.state.unwished
    assert unmet(tournament.state, draft.rounds) == tuple(
        UnmetWish(game, WishKind.APART, ("p-01", "p-02"), 1, UnmetReason.SAME_TABLE) for game in (1, 2, 3)
    )


def test_t15_members_of_a_club_stay_apart_as_far_as_there_are_tables() -> None:
    tournament = Tournament(16)
    for person in people(5):
        tournament.do(events.Described(person, club="Marteludica" if person != "p-01" else "marteludica", rating=1500))
    tournament.do(events.Described("p-06", club="Elsewhere"))
    assert wishes_of(tournament.state) == Wishes()
    tournament.do(events.ClubsKeptApart(True))
    tournament.do(pairing.draft(tournament.state, plan, 1))
    found = unmet(tournament.state, tournament.state.draft)
    assert len(found) == 3, "five members at four tables: two of them meet in each game"
    assert {(each.kind, each.reason) for each in found} == {(WishKind.CLUB, UnmetReason.CROWDED)}
    assert len({each.people for each in found}) == 3, "and never the same two"
    tournament.do(events.ClubsKeptApart(False))
    assert unmet(tournament.state, tournament.state.draft) == ()


@pytest.mark.parametrize(
    ("fixed", "reason"),
    [
        ([events.PlaceFixed("p-01", table=9)], UnmetReason.NO_TABLE),
        ([events.PlaceFixed(person, table=1) for person in people(5)], UnmetReason.FULL),
        ([events.PlaceFixed("p-01", seat=4)], UnmetReason.NO_SEAT),
        ([events.PlaceFixed(person, table=1, seat=2) for person in people(2)], UnmetReason.TAKEN),
    ],
)
def test_t15_a_wish_that_cannot_be_met_is_said_with_the_reason(fixed: list[events.PlaceFixed], reason: UnmetReason) -> None:
    tournament = Tournament(6)
    for each in fixed:
        tournament.do(each)
    tournament.do(pairing.draft(tournament.state, plan, 1))
    found = unmet(tournament.state, tournament.state.draft)
    assert reason in {each.reason for each in found}
    assert all(len(each.people) == 1 and each.kind in (WishKind.TABLE, WishKind.SEAT) for each in found)


def test_t15_a_family_comes_before_a_club() -> None:
    tournament = Tournament(16)
    for person in people(6):
        tournament.do(events.Described(person, club="Marteludica"))
    tournament.do(events.ClubsKeptApart(True))
    tournament.do(events.KeptApart(("p-01", "p-02")))
    tournament.do(pairing.draft(tournament.state, plan, 1))
    found = unmet(tournament.state, tournament.state.draft)
    assert {each.kind for each in found} == {WishKind.CLUB}
    assert all(set(each.people) != {"p-01", "p-02"} for each in found)


def test_t15_a_swap_by_hand_can_break_a_wish_which_is_said() -> None:
    tournament = Tournament(8)
    tournament.do(events.KeptApart(("p-01", "p-02")))
    round = events.Round(1, (("p-01", "p-02", "p-03", "p-04"), ("p-05", "p-06", "p-07", "p-08")))
    tournament.do(events.SeatingDrafted((round,)))
    assert unmet(tournament.state, tournament.state.draft) == (UnmetWish(1, WishKind.APART, ("p-01", "p-02"), 1, UnmetReason.OTHERS),)
    tournament.do(events.KeptApart(("p-01", "p-02"), apart=False))
    assert unmet(tournament.state, tournament.state.draft) == ()


@given(count=st.integers(4, 20), seed=seeds)
def test_t15_the_swiss_system_goes_by_wishes(count: int, seed: int) -> None:
    order = list(range(1, count + 1))
    wishes = Wishes(frozenset({(1, 2)}), tables={3: 1, 4: 1} if count > 7 else {}, seats={1: 2})
    round = swiss_round(order, [], wishes)
    assert sorted(player for table in round for player in table) == order
    if count > 4:
        assert not any({1, 2} <= set(table) for table in round)
    if wishes.tables:
        assert {3, 4} <= set(round[0])
    assert all(table[1] == 1 for table in round if 1 in table)


def test_t15_a_swiss_game_leaves_the_order_where_wishes_ask_for_it() -> None:
    tournament = Tournament(8, SWISS).play()
    tournament.do(events.PlaceFixed("p-01", table=2))
    tournament.do(pairing.draft(tournament.state, plan, 1))
    assert "p-01" in tournament.state.draft[0].tables[1]


def test_who_may_wish_and_what() -> None:
    tournament = Tournament(8)
    assert tournament.refusal(events.Described("p-01", club="x" * 81)) == ("bad-club", "T15")
    assert tournament.refusal(events.Described("p-01", rating=-1)) == ("bad-rating", "T15")
    assert tournament.refusal(events.KeptApart(("p-01",))) == ("too-few-people", "T15")
    assert tournament.refusal(events.KeptApart(("p-01", "p-99"))) == ("not-entered", "T11")
    assert tournament.refusal(events.KeptApart(("p-01", "p-02"), apart=False)) == ("not-kept-apart", "T15")
    assert tournament.refusal(events.ClubsKeptApart(False)) == ("nothing-changes", "T15")
    assert tournament.refusal(events.PlaceFixed("p-01", table=0)) == ("no-such-table", "T15")
    assert tournament.refusal(events.PlaceFixed("p-01", seat=5)) == ("no-such-seat", "T15")
    assert tournament.refusal(events.PlaceFixed("p-01", seat=1), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(events.KeptApart(("p-01", "p-02")))
    assert tournament.refusal(events.KeptApart(("p-01", "p-02"))) == ("kept-apart-already", "T15")
    tournament.do(events.Finished("The room closes."))
    assert tournament.refusal(events.PlaceFixed("p-01", seat=1)) == ("finished", "T15")


@pytest.mark.parametrize(("count", "spare", "seated"), [(10, 2, 12), (10, 1, 11), (11, 2, 12), (12, 2, 12), (9, 4, 12)])
def test_t1_substitutes_sit_down_only_where_chairs_would_be_empty(count: int, spare: int, seated: int) -> None:
    tournament = Tournament(count + spare)
    for person in people(count + spare)[count:]:
        tournament.do(events.SubstituteNamed(person))
    assert len(tournament.state.present) == seated
    tournament.play()
    assert {each.person for each in standings(tournament.state)} == set(people(count)), "substitutes are not ranked"
    assert tournament.refusal(events.SubstituteNamed("p-01")) == ("has-played", "T1")


def test_t1_a_late_entrant_takes_the_chair_of_a_substitute() -> None:
    tournament = Tournament(8)
    tournament.do(events.SubstituteNamed("p-08"))
    tournament.play()
    tournament.seat()
    assert tournament.state.is_fresh(2)
    tournament.do(events.EnteredLate("p-09", of_age=True, game=2))
    assert "p-08" not in tournament.state.present
    assert not tournament.state.is_fresh(2)
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")


@pytest.mark.parametrize(("size", "tables"), [(2, [2]), (3, [3]), (6, [3, 3]), (8, [4, 4]), (20, [4, 4, 4])])
def test_t13_a_final_of_any_size(size: int, tables: list[int]) -> None:
    tournament = Tournament(12, replace(FINAL_FOUR, final_players=size)).play(3)
    best = [each.person for each in standings(tournament.state)][:size]
    worst = standings(tournament.state)[len(best) - 1].place
    tournament.start()
    final = tournament.state.games[-1]
    assert [len(table.seats) for table in final.tables] == tables
    seated = {person for table in final.tables for person in table.seats}
    assert all(each.place <= worst for each in standings(tournament.state, after=3) if each.person in seated)
    tournament.end()
    assert {each.person for each in standings(tournament.state)[: len(best)]} == seated, "finalists have the first places"


def test_t10_a_game_more_and_one_less_during_the_event() -> None:
    tournament = Tournament(8).play(1).seat()
    tournament.do(events.GamesChanged(4, "It runs well."))
    assert (tournament.state.settings.games, tournament.state.settings.end) == (4, "19:40")
    assert [round.game for round in tournament.state.published] == [2, 3], "what is published stays"
    tournament.do(play.start(tournament.state, Lowest()))
    tournament.end()
    tournament.do(events.GamesChanged(2, "The caretaker closes."))
    assert tournament.state.published == ()
    assert next_step(tournament.state).do is Do.FINISH
    assert tournament.refusal(events.GamesChanged(1, "Fewer.")) == ("bad-games", "T10")
    assert tournament.refusal(events.GamesChanged(2, "As many.")) == ("nothing-changes", "T10")
    assert tournament.refusal(events.GamesChanged(9, "All night.")) == ("too-long", "T10")
    assert tournament.refusal(events.GamesChanged(3, "")) == ("no-reason", "T24")
    tournament.do(events.Finished())
    assert tournament.refusal(events.GamesChanged(3, "More.")) == ("finished", "T10")


def test_t10_a_game_that_is_added_before_the_final_sends_the_finalists_back() -> None:
    tournament = Tournament(8, replace(FINAL_FOUR, games=2)).play(2)
    tournament.do(pairing.final(tournament.state, Lowest()))
    tournament.do(events.GamesChanged(3, "There is time."))
    assert tournament.state.published == ()
    tournament.play(2)
    assert tournament.refusal(events.GamesChanged(4, "More.")) == ("final-is-on", "T10")


def test_t24_a_game_is_undone_and_played_again() -> None:
    tournament = Tournament(9).play(1)
    before = tournament.state
    tournament.start()
    seats = [table.seats for table in tournament.state.games[1].tables]
    tournament.do(events.Withdrawn(2, seats[0][0]))
    tournament.end()
    assert tournament.refusal(events.GameUndone(1, "The first one.")) == ("wrong-game", "T24")
    assert tournament.refusal(events.GameUndone(2, " ")) == ("no-reason", "T24")
    tournament.do(events.GameUndone(2, "The wrong tables played."))
    assert standings(tournament.state) == standings(before)
    assert tournament.state.stage is TournamentStage.BETWEEN
    assert list(tournament.state.published[0].tables) == seats, "its seating is that of the game to come"
    assert next_step(tournament.state).again, "but somebody has left"
    tournament.do(events.Returned(seats[0][0], "Plays on."))
    tournament.do(play.start(tournament.state, Lowest()))
    tournament.end()
    assert len(tournament.state.games) == 2


def test_t24_the_first_game_is_undone() -> None:
    tournament = Tournament(8).start()
    tournament.do(events.EnteredLate("p-09", of_age=True, game=2))
    tournament.do(events.GameUndone(1, "Nobody had read the rules."))
    assert tournament.state.stage is TournamentStage.ENTRY
    assert tournament.state.entrants["p-09"].since == 1
    tournament.do(events.Entered("p-10", of_age=True))
    tournament.do(events.Finished("The room closes."))
    assert tournament.refusal(events.GameUndone(1, "Again.")) == ("finished", "T24")


def test_settings_of_a_final() -> None:
    assert Settings.read({"final_table": True, "final_players": 8, "end": "20:00"}).final_players == 8
    assert "final_players" not in MARTELUDICA.json(), "what earlier releases stored is written as they did"
