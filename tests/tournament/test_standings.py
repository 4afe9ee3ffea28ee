"""T13, T14: PT, tie-breaks, shared places."""

from azulejos.tournament import Entered, Left, Sheet, Withdrawn, arbiter
from azulejos.tournament.standings import Criterion, Mark, standings
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


def test_who_only_entered_is_not_ranked_and_who_checked_in_is() -> None:
    tournament = Tournament(1)
    tournament.do(Entered("p-99", of_age=True))
    tournament.do(Left("p-01"))
    assert [(row.place, row.person, row.pt) for row in standings(tournament.state)] == [(1, "p-01", 0)]
    assert standings(tournament.state)[0].decided_by is Criterion.PT


def test_everybody_shares_the_first_place_before_a_game() -> None:
    assert ranking(Tournament(3)) == [(1, f"p-0{number}", "shared") for number in (1, 2, 3)]


def test_a_sheet_is_found_by_the_person_and_not_by_the_seat() -> None:
    tournament = Tournament(4).play(2)
    result = tournament.state.table(2, 1).result
    assert isinstance(result, Sheet)
    for row in standings(tournament.state):
        assert row.scores[1].pv == next(line.pv for line in result.lines if line.person == row.person)
