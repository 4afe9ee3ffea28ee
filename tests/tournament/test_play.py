"""T3, T12, T21, T22, T25: a game from its lots to its end."""

import pytest

from azulejos.tournament import Settings, SheetRefused, TournamentStage, arbiter, events, pairing, play
from azulejos.tournament.seating.tables import FirstPlayer
from azulejos.tournament.sheet import fill
from azulejos.tournament.standings import Mark, score_of, standings
from tests.kit.chances import Lowest, Script
from tests.kit.tournaments import ARBITER, Tournament, in_order, people


def test_t3_the_lots_of_a_game_are_kept() -> None:
    tournament = Tournament(7).seat()
    lots = Script(3, 2, 1, 1, 0)  # three black tiles and a red one; at the table of three two black ones
    act = play.start(tournament.state, lots)
    assert lots.asked == [4, 3, 2, 3, 2]
    assert act.first == (4, 2)
    tournament.do(act)
    assert [table.first for table in tournament.state.games[0].tables] == [4, 2]
    assert tournament.state.stage is TournamentStage.PLAYING


def test_t3_an_organiser_may_choose_balance() -> None:
    tournament = Tournament(8, Settings(first_player=FirstPlayer.BALANCE)).seat()
    assert play.start(tournament.state, Script()).first == (1, 1)
    assert tournament.refusal(events.GameStarted(1, (1, 2))) == ("not-balanced", "T3")


@pytest.mark.parametrize("first", [(), (1,), (1, 2, 3), (0, 1), (5, 1), (1, 4)])
def test_t3_every_table_has_one_first_player(first: tuple[int, ...]) -> None:
    tournament = Tournament(7).seat()
    assert tournament.refusal(events.GameStarted(1, first)) == ("no-such-seat", "T3")


def test_games_begin_in_their_order() -> None:
    tournament = Tournament(4).seat()
    assert tournament.refusal(events.GameStarted(2, (1,))) == ("wrong-game", "T10")
    assert tournament.refusal(events.GameStarted(1, (1,)), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(events.GameStarted(1, (1,)))
    assert tournament.refusal(events.GameStarted(2, (1,))) == ("game-is-on", "T10")
    assert tournament.refusal(events.GameEnded(2)) == ("not-on", "T10")
    tournament.end()
    assert tournament.refusal(events.GameEnded(1)) == ("not-on", "T10")
    assert tournament.refusal(events.GameEnded(1), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(events.Finished("The room closes."))
    assert tournament.refusal(events.GameStarted(2, (1,))) == ("finished", "T10")


def test_t12_two_equal_sheets_make_a_result() -> None:
    tournament = Tournament(4).start()
    sheet = tournament.sheet()
    tournament.hand_in(sheet, "p-01")
    assert tournament.state.table(1, 1).result is None
    tournament.hand_in(sheet, "p-01")
    assert tournament.state.table(1, 1).result is None
    assert tournament.refusal(events.GameEnded(1)) == ("table-is-open", "T12")
    tournament.hand_in(sheet, "p-03")
    assert tournament.state.table(1, 1).result == sheet
    assert tournament.refusal(events.SheetHandedIn(sheet, settles=True), "p-02") == ("has-result", "T24")
    tournament.do(events.GameEnded(1))


def test_t12_an_arbiter_s_sheet_makes_a_result() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet())
    assert tournament.state.table(1, 1).is_settled


def test_t12_nobody_is_an_arbiter_at_their_own_table() -> None:
    tournament = Tournament(8)
    tournament.do(events.Appointed("p-01"))
    tournament.start()
    tournament.hand_in(tournament.sheet(), "p-01")
    assert tournament.state.table(1, 1).result is None
    tournament.hand_in(tournament.sheet(2), "p-01")
    assert tournament.state.table(1, 2).result is not None


def test_t12_differing_sheets_make_a_dispute() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-01")
    tournament.hand_in(tournament.sheet(pv=(41, 30, 20, 10)), "p-02")
    table = tournament.state.table(1, 1)
    assert (table.disputed, table.result, tournament.events[-1].data) == (True, None, events.Disputed(1, 1, play.DIFFER))
    assert tournament.refusal(events.GameEnded(1)) == ("table-is-open", "T12")
    # A third sheet does not outvote the second one; its author may think again.
    tournament.hand_in(tournament.sheet(), "p-03")
    assert tournament.state.table(1, 1).disputed
    assert tournament.refusal(events.Disputed(1, 1, "Still."), "p-02") == ("disputed-already", "T12")
    tournament.hand_in(tournament.sheet(), "p-02")
    assert tournament.state.table(1, 1).is_settled
    assert sum(isinstance(event.data, events.Disputed) for event in tournament.events) == 1
    assert len([event for event in tournament.events if isinstance(event.data, events.SheetHandedIn)]) == 4


def test_t12_an_arbiter_s_sheet_decides_a_dispute() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-01")
    tournament.hand_in(tournament.sheet(pv=(41, 30, 20, 10)), "p-02")
    tournament.hand_in(tournament.sheet(pv=(42, 30, 20, 10)))
    assert tournament.state.table(1, 1).is_settled


def test_t12_who_hands_in_what_and_when() -> None:
    tournament = Tournament(8).start()
    sheet = tournament.sheet()
    assert tournament.refusal(events.SheetHandedIn(sheet, settles=False), "p-05") == ("not-at-the-table", "T12")
    assert tournament.refusal(events.SheetHandedIn(sheet, settles=True), "p-01") == ("wrong-settling", "T12")
    assert tournament.refusal(events.SheetHandedIn(sheet, settles=False)) == ("wrong-settling", "T12")
    for game, table, code in ((2, 1, "no-such-game"), (0, 1, "no-such-game"), (1, 3, "no-such-table"), (1, 0, "no-such-table")):
        assert tournament.refusal(events.SheetHandedIn(type(sheet)(game, table, sheet.lines), settles=True)) == (code, "T12")
    tournament.do(events.Voided(1, 1, None, "The bag was torn."))
    assert tournament.refusal(events.SheetHandedIn(sheet, settles=True)) == ("table-is-void", "T5")
    second = tournament.sheet(2)
    tournament.end()
    assert tournament.refusal(events.SheetHandedIn(second, settles=True)) == ("not-on", "T12")


def test_t12_a_sheet_that_cannot_be_is_refused_with_all_that_is_wrong() -> None:
    tournament = Tournament(4).start()
    sheet = tournament.sheet(pv=(300, -1, 20, 10), rows=(1, 0, 6, 0))
    with pytest.raises(SheetRefused) as refusal:
        tournament.hand_in(sheet)
    assert [fault.code for fault in refusal.value.faults] == ["pv-too-high", "pv-negative", "rows"]
    assert tournament.state.table(1, 1).is_playing


def test_t12_a_result_is_disputed_by_who_played_there() -> None:
    tournament = Tournament(8).start()
    assert tournament.refusal(events.Disputed(1, 1, "Wrong."), "p-01") == ("nothing-to-dispute", "T12")
    tournament.hand_in(tournament.sheet(), "p-01")
    assert tournament.refusal(events.Disputed(1, 1, "Wrong."), "p-01") == ("nothing-to-dispute", "T12")
    tournament.hand_in(tournament.sheet(), "p-02")
    assert tournament.refusal(events.Disputed(1, 1, "Wrong."), "p-05") == ("not-at-the-table", "T12")
    assert tournament.refusal(events.Disputed(1, 1, ""), "p-03") == ("no-reason", "T24")
    tournament.do(events.Disputed(1, 1, "My column was not counted."), "p-03")
    # What stands on the sheet counts until an arbiter says more, and nothing goes on.
    assert next(row for row in standings(tournament.state) if row.person == "p-01").scores[0].mark is Mark.DISPUTED
    assert tournament.refusal(events.GameEnded(1)) == ("table-is-open", "T12")
    assert tournament.refusal(events.SheetHandedIn(tournament.sheet(), settles=True)) == ("has-result", "T24")


def test_t21_who_withdraws_during_a_game_gets_no_pv_for_it() -> None:
    tournament = Tournament(4).play()
    tournament.start()
    leaver = tournament.state.games[1].tables[0].seats[0]
    tournament.do(events.Withdrawn(2, leaver, "Feels ill."), leaver)
    assert leaver not in tournament.state.present
    tournament.end()
    row = next(row for row in standings(tournament.state) if row.person == leaver)
    assert [score.mark for score in row.scores] == [Mark.PLAYED, Mark.WITHDRAWN]
    assert row.pt == row.scores[0].pv
    tournament.do(events.Returned(leaver, "Feels better."))
    tournament.play()
    assert len(tournament.state.games[2].tables[0].seats) == 4


def test_t21_the_table_goes_on_with_two_withdrawals() -> None:
    tournament = Tournament(4).start()
    tournament.do(events.Withdrawn(1, "p-01"))
    tournament.do(events.Withdrawn(1, "p-02"))
    assert not tournament.state.table(1, 1).is_void
    tournament.end()
    assert [score_of(tournament.state.games[0], person).pv for person in ("p-01", "p-02", "p-03", "p-04")] == [None, None, 20, 10]


@pytest.mark.parametrize(("count", "leavers"), [(4, 3), (3, 2), (2, 1)])
def test_t22_a_table_with_fewer_than_two_is_void_at_once(count: int, leavers: int) -> None:
    tournament = Tournament(count).start()
    for number in range(1, leavers + 1):
        assert not tournament.state.table(1, 1).is_void
        tournament.do(events.Withdrawn(1, f"p-{number:02}"))
    table = tournament.state.table(1, 1)
    assert table.is_void
    assert not table.voided
    assert tournament.refusal(events.SheetHandedIn(tournament.sheet(), settles=True)) == ("table-is-void", "T22")
    last = f"p-{count:02}"
    tournament.do(events.Withdrawn(1, last))
    assert tournament.state.table(1, 1).is_void
    tournament.do(events.GameEnded(1))
    assert all(row.pt == 0 and row.scores[0].mark is Mark.VOID for row in standings(tournament.state))


def test_t22_earlier_games_stand() -> None:
    tournament = Tournament(4).play()
    before = {row.person: row.pt for row in standings(tournament.state)}
    tournament.start()
    for person in ("p-01", "p-02", "p-03"):
        tournament.do(events.Withdrawn(2, person))
    tournament.do(events.GameEnded(2))
    assert {row.person: row.pt for row in standings(tournament.state)} == before


def test_t25_no_withdrawal_before_the_game_after_its_end_or_twice() -> None:
    tournament = Tournament(5)
    tournament.do(events.Left("p-05"))
    tournament.seat()
    assert tournament.refusal(events.Withdrawn(1, "p-01")) == ("not-on", "T25")
    tournament.do(play.start(tournament.state, Lowest()))
    assert tournament.refusal(events.Withdrawn(2, "p-01")) == ("not-on", "T25")
    assert tournament.refusal(events.Withdrawn(1, "p-05")) == ("not-at-a-table", "T20")
    assert tournament.refusal(events.Withdrawn(1, "p-99")) == ("not-entered", "T11")
    assert tournament.refusal(events.Withdrawn(1, "p-01"), "p-02") == ("not-an-arbiter", "T23")
    tournament.do(events.Withdrawn(1, "p-01"), "p-01")
    assert tournament.refusal(events.Withdrawn(1, "p-01")) == ("withdrawn-twice", "T25")
    assert tournament.refusal(events.SheetHandedIn(tournament.sheet(), settles=False), "p-01") == ("not-at-the-table", "T12")
    for person in ("p-02", "p-03"):
        tournament.hand_in(tournament.sheet(), person)
    assert tournament.refusal(events.Withdrawn(1, "p-03")) == ("after-the-end", "T25")


def test_t21_after_a_sheet_that_came_too_early_somebody_can_withdraw() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-01")
    tournament.do(events.Withdrawn(1, "p-04"), "p-04")
    table = tournament.state.table(1, 1)
    assert (dict(table.entries), table.is_playing) == ({}, True)
    tournament.end()
    assert score_of(tournament.state.games[0], "p-04").mark is Mark.WITHDRAWN


def test_t21_a_sheet_that_knows_of_the_withdrawal_stays() -> None:
    tournament = Tournament(4).start()
    right = fill(1, 1, people(4), (40, 30, 20, None), (1, 0, 0, None))
    tournament.hand_in(right, "p-01")
    tournament.hand_in(tournament.sheet(), "p-02")
    assert tournament.state.table(1, 1).disputed
    tournament.do(events.Withdrawn(1, "p-04"))
    table = tournament.state.table(1, 1)
    assert (dict(table.entries), table.disputed) == ({"p-01": right}, False)


@pytest.mark.parametrize("by", [("p-arbiter",), ("p-01", "p-02")])
def test_t21_any_sheet_can_say_who_withdrew(by: tuple[str, ...]) -> None:
    tournament = Tournament(4).start()
    for actor in by:
        tournament.hand_in(fill(1, 1, people(4), (40, 30, None, 10), (1, 0, None, 0)), actor)
    assert tournament.state.table(1, 1).withdrawn == {"p-03"}
    assert tournament.state.entrants["p-03"].left
    tournament.do(events.Disputed(1, 1, "Never left."), "p-03")
    tournament.do(arbiter.correction(tournament.state, fill(1, 1, people(4), (40, 30, 20, 10), (1, 0, 0, 0)), "Seat 3 was there."))
    assert tournament.state.table(1, 1).withdrawn == frozenset()


def test_t22_a_sheet_on_which_one_is_left_makes_the_table_void() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(fill(1, 1, people(4), (40, None, None, None), (1, None, None, None)))
    assert tournament.state.table(1, 1).is_void
    tournament.do(events.GameEnded(1))


def test_a_tournament_can_end_early_for_a_reason_and_not_during_a_game() -> None:
    tournament = Tournament(4).start()
    assert tournament.refusal(events.Finished("Fire.")) == ("game-is-on", "T10")
    tournament.end()
    assert tournament.refusal(events.Finished()) == ("no-reason", "T24")
    tournament.do(events.Disputed(1, 1, "Wrong."), "p-01")
    assert tournament.refusal(events.Finished("Fire.")) == ("table-is-open", "T12")
    assert tournament.state.stage is TournamentStage.BETWEEN
    tournament = Tournament(4).play(3)
    tournament.do(events.Finished())
    assert tournament.refusal(events.Finished()) == ("finished", "T10")
    assert tournament.refusal(events.Disputed(1, 1, "Wrong."), "p-01") == ("finished", "T24")
    assert tournament.state.stage is TournamentStage.FINISHED


def test_a_draft_is_gone_once_its_game_has_begun() -> None:
    tournament = Tournament(4).seat()
    tournament.do(pairing.draft(tournament.state, in_order, 3), ARBITER)
    tournament.do(play.start(tournament.state, Lowest()))
    assert (tournament.state.draft, [round.game for round in tournament.state.published]) == ((), [2, 3])
