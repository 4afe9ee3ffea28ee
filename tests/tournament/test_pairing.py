"""T1, T15: drafts, the published seating, the Swiss system, the final table."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament import FINAL_FOUR, SWISS, Round, Settings, events, pairing, play
from azulejos.tournament.criteria import Criterion
from azulejos.tournament.errors import Refused
from azulejos.tournament.pairing import swiss_round
from azulejos.tournament.seating import plan
from azulejos.tournament.standings import standings
from tests.kit.chances import Lowest, Script
from tests.kit.strategies import seeds
from tests.kit.tournaments import Tournament, in_order, people


def test_t1_one_entrant_is_refused() -> None:
    tournament = Tournament(1)
    with pytest.raises(Refused) as refusal:
        pairing.draft(tournament.state, in_order, 1)
    assert (refusal.value.code, refusal.value.clause) == ("too-few-players", "T1")
    assert tournament.refusal(events.SeatingDrafted((Round(1, (("p-01",),)),))) == ("too-few-players", "T1")


@pytest.mark.parametrize(("count", "sizes"), [(2, [2]), (3, [3]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (9, [3, 3, 3]), (13, [4, 3, 3, 3])])
def test_t1_as_few_small_tables_as_possible(count: int, sizes: list[int]) -> None:
    tournament = Tournament(count).start()
    assert [len(table.seats) for table in tournament.state.games[0].tables] == sizes


@pytest.mark.parametrize("tables", [(("p-01", "p-02"), ("p-03", "p-04")), (("p-01", "p-02", "p-03"), ("p-04",))])
def test_t1_other_tables_are_refused(tables: tuple[tuple[str, ...], ...]) -> None:
    assert Tournament(4).refusal(events.SeatingDrafted((Round(1, tables),))) == ("wrong-tables", "T1")


@pytest.mark.parametrize("ids", [people(3), [*people(3), "p-03"], [*people(3), "p-99"], people(5)])
def test_t15_a_seating_has_everybody_once(ids: list[str]) -> None:
    tournament = Tournament(4)
    tournament.do(events.Entered("p-05", of_age=True))
    assert tournament.refusal(events.SeatingDrafted((Round(1, (tuple(ids),)),))) == ("not-everybody", "T15")


def test_t15_a_seating_is_of_the_games_to_come() -> None:
    tournament = Tournament(4)
    one = (tuple(people(4)),)
    for games in ([], [2], [1, 3], [1, 2, 3, 4]):
        assert tournament.refusal(events.SeatingDrafted(tuple(Round(game, one) for game in games))) == ("wrong-games", "T15")
    assert tournament.refusal(events.SeatingDrafted((Round(1, one),)), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(events.SeatingDrafted((Round(1, one),)))


def test_t15_draft_first_then_look_then_publish() -> None:
    tournament = Tournament(8)
    assert tournament.refusal(events.SeatingPublished(())) == ("no-draft", "T15")
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("not-seated", "T15")
    tournament.do(pairing.draft(tournament.state, in_order, 1))
    first = tournament.state.draft
    assert not tournament.state.published
    tournament.do(pairing.draft(tournament.state, in_order, 2))
    assert tournament.refusal(events.SeatingPublished(first)) == ("no-draft", "T15")
    tournament.do(pairing.publication(tournament.state))
    assert [round.game for round in tournament.state.published] == [1, 2, 3]
    assert tournament.state.draft == ()


def test_t15_a_draft_is_old_when_somebody_comes_or_leaves() -> None:
    tournament = Tournament(8)
    tournament.do(pairing.draft(tournament.state, in_order, 1))
    tournament.do(events.Left("p-08"))
    assert tournament.refusal(pairing.publication(tournament.state)) == ("not-everybody", "T15")
    tournament.seat()
    tournament.do(events.Returned("p-08", "Is back."))
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")
    tournament.seat()
    tournament.do(events.Left("p-01"))
    tournament.enter("p-09")
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")


def test_t15_the_planner_of_this_room_and_the_games_to_come_after_a_withdrawal() -> None:
    tournament = Tournament(16)
    tournament.do(pairing.draft(tournament.state, plan, 7))
    tournament.do(pairing.publication(tournament.state))
    tournament.do(play.start(tournament.state, Lowest()))
    tournament.end()
    tournament.do(events.Left("p-03"))
    draft = pairing.draft(tournament.state, plan, 7)
    assert [round.game for round in draft.rounds] == [2, 3]
    assert draft == pairing.draft(tournament.state, plan, 7)
    tournament.do(draft)
    rounds = [[table.seats for table in tournament.state.games[0].tables], *(round.tables for round in draft.rounds)]
    met = Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))
    assert max(met.values()) == 1


def test_seating_waits_for_the_end_of_a_game() -> None:
    tournament = Tournament(4).start()
    assert tournament.refusal(events.SeatingDrafted((Round(2, (tuple(people(4)),)),))) == ("game-is-on", "T15")
    tournament.end()
    tournament.play(2)
    assert tournament.refusal(events.SeatingDrafted((Round(4, (tuple(people(4)),)),))) == ("no-game-left", "T10")
    tournament.do(events.Finished())
    assert tournament.refusal(events.SeatingDrafted((Round(4, (tuple(people(4)),)),))) == ("finished", "T15")


# Swiss


def test_swiss_seats_by_pt() -> None:
    tournament = Tournament(8, SWISS)
    assert [round.game for round in pairing.draft(tournament.state, in_order, 0).rounds] == [1]
    one = (tuple(people(4)), tuple(people(8)[4:]))
    assert tournament.refusal(events.SeatingDrafted((Round(1, one), Round(2, one)))) == ("wrong-games", "T15")
    tournament.play(t1=((40, 39, 11, 10), (1, 0, 0, 0)), t2=((38, 37, 9, 8), (1, 0, 0, 0)))
    draft = pairing.draft(tournament.state, in_order, 0)
    assert [sorted(table) for table in draft.rounds[0].tables] == [["p-01", "p-02", "p-05", "p-06"], ["p-03", "p-04", "p-07", "p-08"]]
    tournament.do(draft)


def test_swiss_looks_for_new_opponents_nearby() -> None:
    past = (((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)),)
    tables = swiss_round([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], past)
    assert {5, 6, 7, 8} & set(tables[0])
    assert 1 in tables[0]


def test_swiss_small_tables_go_round() -> None:
    assert {5, 6, 7} & set(swiss_round([1, 5, 2, 6, 3, 7, 4], (((1, 2, 3, 4), (5, 6, 7)),))[0])
    past = (((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11)),)
    # Players 9 to 11 had a small table: those of them who could sit at the last full one do.
    assert set(swiss_round([1, 5, 9, 2, 3, 4, 6, 7, 8, 10, 11], past)[1]) & {10, 11}
    # 1, 7, 8 and 9 have each met one of the three who sit there: of these only 9 has sat at a small table.
    assert [set(table) for table in swiss_round([3, 10, 5, 2, 6, 8, 11, 4, 9, 1, 7], past)] == [{2, 3, 5, 10}, {4, 6, 9, 11}, {1, 7, 8}]


@given(st.integers(2, 40), seeds, st.integers(0, 4))
def test_swiss_seats_everybody_once_at_tables_of_the_right_size(count: int, seed: int, games: int) -> None:
    players = list(range(1, count + 1))
    lots = random.Random(seed)
    past: list[tuple[tuple[int, ...], ...]] = []
    for _ in range(games):
        lots.shuffle(players)
        past.append(swiss_round(players, past))
        assert sorted(player for table in past[-1] for player in table) == list(range(1, count + 1))
        assert [len(table) for table in past[-1]] == [len(table) for table in in_order(players, 1, 0).rounds[0]]
        assert past[-1] == swiss_round(players, past[:-1])


# The final table


def test_t13_the_best_four_sit_at_the_final_table() -> None:
    tournament = Tournament(8, FINAL_FOUR).play(3, t1=((40, 39, 38, 37), (1, 0, 0, 0)), t2=((12, 11, 10, 9), (1, 0, 0, 0)))
    best = [standing.person for standing in standings(tournament.state)]
    act = pairing.final(tournament.state, Lowest())
    assert sorted(act.seats) == sorted(best[:4])
    assert act.drawn == ()
    assert tournament.refusal(events.FinalSeated((*best[:3], best[4]))) == ("not-the-best", "T13")
    for seats in (best[:3], best[:5], [*best[:3], best[0]], [*best[:3], "p-99"]):
        assert tournament.refusal(events.FinalSeated(tuple(seats))) == ("wrong-tables", "T1")
    assert tournament.refusal(act, "p-01") == ("not-an-arbiter", "T23")
    tournament.do(act)
    tournament.do(play.start(tournament.state, Lowest()))
    last, *others = reversed(tournament.state.games[-1].tables[0].seats)
    tournament.hand_in(tournament.sheet(pv=(10, 20, 30, 40), rows=(0, 0, 0, 1)))
    tournament.end()
    ranking = standings(tournament.state)
    assert [standing.person for standing in ranking[:4]] == [last, *others]
    assert [standing.decided_by for standing in ranking] == [Criterion.FINAL] * 4 + [Criterion.PT] * 4
    assert [standing.person for standing in ranking[4:]] == best[4:]
    assert ranking[0].final is not None
    assert (ranking[0].final.pv, ranking[0].pt, ranking[4].final) == (40, {row.person: row.pt for row in standings(tournament.state, 3)}[last], None)
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("wrong-game", "T10")
    tournament.do(events.Finished())


def test_the_lot_chooses_among_equals_at_the_edge_of_the_final() -> None:
    tournament = Tournament(8, FINAL_FOUR).play(3, t1=((20, 20, 20, 20), (1, 1, 1, 1)), t2=((20, 20, 20, 20), (1, 1, 1, 1)))
    act = pairing.final(tournament.state, Script(7, 0, 0, 0, 0, 0, 0, 0))
    assert act.drawn == ("p-08", "p-01", "p-02", "p-03")
    tournament.do(act)
    tournament.do(events.Left(act.seats[0]))
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")
    tournament.start()
    assert len(tournament.state.games[-1].tables[0].seats) == 4


def test_a_final_table_comes_after_the_games_and_where_there_is_one() -> None:
    tournament = Tournament(4).play(3)
    assert tournament.refusal(events.FinalSeated(tuple(people(4)))) == ("no-final", "T13")
    tournament = Tournament(4, FINAL_FOUR).play(2)
    assert tournament.refusal(events.FinalSeated(tuple(people(4)))) == ("not-yet", "T13")
    tournament.play()
    for person in people(3):
        tournament.do(events.Left(person))
    assert tournament.refusal(events.FinalSeated(("p-04",))) == ("too-few-players", "T1")
    with pytest.raises(Refused):
        pairing.final(tournament.state, Lowest())


def test_t21_a_finalist_without_pv_comes_after_those_with_and_a_void_final_changes_nothing() -> None:
    for leavers, expected in ((1, "final"), (3, "void")):
        tournament = Tournament(6, FINAL_FOUR).play(3, t1=((40, 39, 38, 37), (1, 0, 0, 0)))
        before = [standing.person for standing in standings(tournament.state)]
        tournament.start()
        best = tournament.state.games[-1].tables[0].seats
        order = [person for person in before if person in best]
        for person in order[:leavers]:
            tournament.do(events.Withdrawn(4, person))
        tournament.end()
        ranking = [standing.person for standing in standings(tournament.state)]
        assert ranking[3] == order[0] if expected == "final" else ranking == before
        assert ranking[4:] == before[4:]


def test_who_did_not_check_in_is_not_seated() -> None:
    tournament = Tournament(4)
    tournament.do(events.Entered("p-05", of_age=True))
    tournament.seat()
    assert "p-05" not in tournament.state.published[0].people
    tournament.do(events.CheckedIn("p-05"))
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")


def test_a_tournament_of_one_game() -> None:
    tournament = Tournament(4, Settings(games=1)).play()
    tournament.do(events.Finished())
    assert tournament.state.finished
