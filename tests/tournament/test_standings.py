"""T13, T14: PT, tie-breaks, shared places."""

from dataclasses import replace

import pytest

from azulejos.tournament import FINAL_FOUR, BadSettings, Entered, Left, Person, Register, Settings, Sheet, Withdrawn, arbiter, public
from azulejos.tournament.criteria import TIE_BREAKS, Criterion
from azulejos.tournament.crosstable import crosstable
from azulejos.tournament.exports import as_csv
from azulejos.tournament.log import log
from azulejos.tournament.standings import Mark, standings, unranked
from azulejos.tournament.storage import Snapshot
from tests.kit.tournaments import Tournament


def ranking(tournament: Tournament) -> list[tuple[int, str, str]]:
    return [(row.place, row.person, row.decided_by.value) for row in standings(tournament.state)]


def test_t13_pt_are_the_sum_of_pv() -> None:
    tournament = Tournament(4).play(t1=((50, 40, 30, 20), (1, 0, 0, 0)))
    tournament.play(t1=((50, 40, 30, 20), (1, 0, 0, 0)))  # one seat further on: p-02, p-03, p-04, p-01
    assert [(row.person, row.pt) for row in standings(tournament.state)] == [("p-02", 90), ("p-01", 70), ("p-03", 70), ("p-04", 50)]
    assert [[score.pv for score in row.scores] for row in standings(tournament.state)] == [[40, 50], [50, 20], [30, 40], [20, 30]]
    assert [row.pt for row in standings(tournament.state, after=1)] == [50, 40, 30, 20]


def test_t14_more_complete_rows_over_all_games_then_more_games_won_then_shared() -> None:
    tournament = Tournament(8).play(t1=((40, 40, 40, 40), (2, 1, 1, 0)), t2=((40, 40, 39, 38), (1, 1, 0, 0)))
    # p-05 and p-06 share the victory at table 2, p-02 and p-03 are second at table 1: rows are equal, games won decide.
    assert ranking(tournament) == [
        (1, "p-01", "rows"),
        (2, "p-05", "shared"),
        (2, "p-06", "shared"),
        (4, "p-02", "shared"),
        (4, "p-03", "shared"),
        (6, "p-04", "rows"),
        (7, "p-07", "pt"),
        (8, "p-08", "pt"),
    ]
    assert [row.won for row in standings(tournament.state)] == [1, 1, 1, 0, 0, 0, 0, 0]
    assert [row.is_shared for row in standings(tournament.state)] == [False, True, True, True, True, False, False, False]


def test_t14_games_won_decide_where_pt_and_rows_are_equal() -> None:
    tournament = Tournament(8).play(t1=((41, 40, 3, 2), (1, 1, 0, 0)), t2=((40, 39, 5, 4), (1, 0, 0, 0)))
    assert ranking(tournament)[:4] == [(1, "p-01", "pt"), (2, "p-05", "won"), (3, "p-02", "won"), (4, "p-06", "pt")]


def test_t13_a_correction_changes_the_sum() -> None:
    tournament = Tournament(4).play()
    tournament.do(arbiter.correction(tournament.state, tournament.sheet(pv=(40, 30, 20, 50), rows=(1, 0, 0, 0), game=1), "Colours were forgotten."))
    assert next((row.person, row.pt) for row in standings(tournament.state)) == ("p-04", 50)


def test_t20_t21_marks_say_what_a_player_has_of_each_game() -> None:
    tournament = Tournament(8).start()
    tournament.do(Withdrawn(1, "p-08"))
    tournament.end()
    tournament.do(Left("p-07"))
    tournament.start()
    marks = {row.person: [score.mark for score in row.scores] for row in standings(tournament.state)}
    assert marks["p-08"] == [Mark.WITHDRAWN, Mark.ABSENT]
    assert marks["p-07"] == [Mark.PLAYED, Mark.ABSENT]
    assert marks["p-01"] == [Mark.PLAYED, Mark.OPEN]


def test_who_only_entered_or_left_before_playing_is_not_ranked_and_who_checked_in_is() -> None:
    tournament = Tournament(2)
    tournament.do(Entered("p-99", of_age=True))
    tournament.do(Left("p-02"))
    assert [(row.place, row.person, row.pt) for row in standings(tournament.state)] == [(1, "p-01", 0)]
    assert standings(tournament.state)[0].decided_by is Criterion.PT


def test_t20_who_left_before_playing_stays_below_the_ranking_and_is_not_counted() -> None:
    tournament = Tournament(5)
    tournament.do(Left("p-03"))
    tournament.play()
    tournament.do(Left("p-05"))
    assert [row.person for row in standings(tournament.state)] == ["p-01", "p-02", "p-04", "p-05"]
    assert [(row.place, row.person, row.pt, row.scores[0].mark) for row in unranked(tournament.state)] == [(0, "p-03", 0, Mark.ABSENT)]
    register = Register(tuple(Person(f"p-0{number}", f"P{number}") for number in range(1, 6)))
    lists = public.export(tournament.state, register)
    assert (len(lists["ranking"]), [row["name"] for row in lists["unranked"]]) == (4, ["P3"])
    rows = as_csv("ranking", Snapshot(tuple(tournament.events), tournament.state, register)).splitlines()
    assert (len(rows), rows[-1].split(",")[:3]) == (6, ["", "P3", "0"])


def test_everybody_shares_the_first_place_before_a_game() -> None:
    assert ranking(Tournament(3)) == [(1, f"p-0{number}", "shared") for number in (1, 2, 3)]


def test_a_sheet_is_found_by_the_person_and_not_by_the_seat() -> None:
    tournament = Tournament(4).play(2)
    result = tournament.state.table(2, 1).result
    assert isinstance(result, Sheet)
    for row in standings(tournament.state):
        assert row.scores[1].pv == next(line.pv for line in result.lines if line.person == row.person)


def test_a_void_final_changes_nothing_also_for_the_best_who_had_left() -> None:
    tournament = Tournament(8, replace(FINAL_FOUR, games=1)).play(t1=((50, 40, 30, 20), (0, 0, 0, 0)), t2=((45, 35, 25, 15), (0, 0, 0, 0)))
    tournament.do(Left("p-01"))
    before = ranking(tournament)
    assert before[0] == (1, "p-01", "pt")
    tournament.start()
    tournament.do(arbiter.voiding(tournament.state, 2, 1, "The caretaker closes."))
    assert ranking(tournament) == before


# What a club may choose instead


def chosen(*tie_breaks: str, ranked_by: str = "place-points", points: tuple[int, ...] = (7, 4, 2, 0)) -> Settings:
    return Settings(ranked_by=Criterion(ranked_by), place_points=points, tie_breaks=tuple(map(Criterion, tie_breaks)))


def test_place_points_by_a_table_of_ones_own() -> None:
    tournament = Tournament(8, chosen("pt")).play(t1=((90, 80, 80, 10), (0, 1, 1, 0)), t2=((30, 20, 10, 5), (0, 0, 0, 0)))
    found = [(row.place, row.person, row.points, row.pt, row.decided_by.value) for row in standings(tournament.state)]
    # Who share the second place at a table have its points both, and nobody has the third one's.
    assert found == [
        (1, "p-01", 7, 90, "pt"),
        (2, "p-05", 7, 30, "pt"),
        (3, "p-02", 4, 80, "shared"),
        (3, "p-03", 4, 80, "shared"),
        (5, "p-06", 4, 20, "pt"),
        (6, "p-07", 2, 10, "place-points"),
        (7, "p-04", 0, 10, "pt"),
        (8, "p-08", 0, 5, "pt"),
    ]


def test_ties_are_broken_in_the_chosen_order() -> None:
    results = {"t1": ((41, 40, 3, 2), (1, 1, 0, 0)), "t2": ((40, 39, 5, 4), (0, 0, 0, 0))}
    by_rows = Tournament(8, chosen("rows", "won", ranked_by="pt")).play(1, **results)
    by_won = Tournament(8, chosen("won", "rows", ranked_by="pt")).play(1, **results)
    assert [row.person for row in standings(by_rows.state)][1:3] == ["p-02", "p-05"]
    assert [(row.person, row.decided_by.value) for row in standings(by_won.state)][1:3] == [("p-05", "won"), ("p-02", "won")]
    unbroken = Tournament(8, chosen(ranked_by="pt")).play(1, **results)
    assert [row.place for row in standings(unbroken.state)][:4] == [1, 2, 2, 4]


def test_direct_counts_only_among_those_who_are_equal() -> None:
    # In game 2 everybody sits one seat further on, and p-01 at the other table: p-01 and p-02 have met once, and have made as much.
    results = ({"t1": ((30, 20, 25, 2), (0, 0, 0, 0))}, {"t1": ((30, 9, 8, 7), (0, 0, 0, 0)), "t2": ((6, 5, 4, 20), (0, 0, 0, 0))})
    direct, shared = Tournament(8, chosen("direct", ranked_by="pt")), Tournament(8, chosen(ranked_by="pt"))
    for tournament in (direct, shared):
        for each in results:
            tournament.play(1, **each)
    # p-03 was between them at the table, and does not count: only those who are equal do.
    assert [(row.person, row.pt, row.decided_by.value) for row in standings(direct.state)][:2] == [("p-01", 50, "direct"), ("p-02", 50, "direct")]
    assert [row.place for row in standings(shared.state)][:2] == [1, 1]


def test_best_game_and_opponents() -> None:
    results = {"t1": ((60, 40, 20, 10), (0, 0, 0, 0)), "t2": ((55, 40, 30, 10), (0, 0, 0, 0))}
    found = standings(Tournament(8, chosen("opponents", ranked_by="pt")).play(1, **results).state)
    # p-02 met 60, 20 and 10; p-06 met 55, 30 and 10: 90 and 95.
    assert [(row.person, row.decided_by.value) for row in found][2:4] == [("p-06", "opponents"), ("p-02", "opponents")]
    best = Tournament(8, chosen("best-game"))
    best.play(1, **results)
    assert [row.person for row in standings(best.state)][:2] == ["p-01", "p-05"]


def test_a_penalty_takes_points_and_can_be_taken_back() -> None:
    tournament = Tournament(4).play(t1=((40, 39, 20, 10), (0, 0, 0, 0)))
    tournament.do(arbiter.penalty(tournament.state, "p-01", 5, "Came back late to table 1."))
    found = [(row.person, row.pt, row.penalty, row.points) for row in standings(tournament.state)][:2]
    assert found == [("p-02", 39, 0, 39), ("p-01", 40, 5, 35)]
    assert standings(tournament.state, after=0)[0].penalty == 0
    assert tournament.refusal(arbiter.penalty(tournament.state, "p-01", -6, "Too much.")) == ("nothing-to-take-back", "T23")
    assert tournament.refusal(arbiter.penalty(tournament.state, "p-01", 0, "None.")) == ("bad-penalty", "T23")
    assert tournament.refusal(arbiter.penalty(tournament.state, "p-01", 3, " ")) == ("no-reason", "T24")
    assert tournament.refusal(arbiter.penalty(tournament.state, "p-01", 3, "By a player."), "p-02") == ("not-an-arbiter", "T23")
    tournament.do(arbiter.penalty(tournament.state, "p-01", -5, "It was table 2."))
    assert [row.person for row in standings(tournament.state)][:2] == ["p-01", "p-02"]
    assert [(entry.kind, entry.points, entry.is_ruling) for entry in log(tournament.events)][-2:] == [("penalised", 5, True), ("penalised", -5, True)]


def test_the_cross_table_has_tables_results_and_the_places_of_opponents() -> None:
    tournament = Tournament(8).play(t1=((40, 30, 20, 10), (0, 0, 0, 0)), t2=((39, 29, 19, 9), (0, 0, 0, 0)))
    rows = {row.person: row for row in crosstable(tournament.state)}
    (game,) = rows["p-02"].games
    assert (rows["p-02"].place, game.table, game.score.pv, game.score.place, game.opponents) == (3, 1, 30, 2, (1, 5, 7))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"ranked_by": Criterion.WON}, "Standings are by"),
        ({"tie_breaks": (Criterion.ROWS, Criterion.ROWS)}, "each once"),
        ({"tie_breaks": (Criterion.PT,)}, "not by what ranks"),
        ({"tie_breaks": (Criterion.SHARED,)}, "some of these"),
        ({"place_points": (4, 3, 2)}, "four whole numbers"),
        ({"place_points": (1, 2, 3, 4)}, "none higher"),
        ({"place_points": (4, 3, 2, -1)}, "four whole numbers"),
    ],
)
def test_what_cannot_rank_is_refused(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(BadSettings, match=says):
        Settings(**wrong)  # type: ignore[arg-type]


def test_by_default_the_regulation_ranks() -> None:
    assert (Settings().ranked_by, Settings().tie_breaks, Settings().hidden_from) == (Criterion.PT, (Criterion.ROWS, Criterion.WON), None)
    assert set(TIE_BREAKS) == set(Criterion) - {Criterion.FINAL, Criterion.FINAL_ROWS, Criterion.SHARED}
