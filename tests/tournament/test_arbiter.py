"""T5, T23, T24: void tables, warnings, expulsions, corrections, and the log that keeps them."""

from azulejos.tournament import Reason, Register, arbiter, events, play, public, verify
from azulejos.tournament.log import Entry, log
from azulejos.tournament.people import Person
from azulejos.tournament.sheet import fill
from azulejos.tournament.standings import Mark, score_of, standings
from tests.kit.chances import Lowest
from tests.kit.tournaments import ARBITER, Tournament, people


def named(count: int) -> Register:
    return Register(tuple(Person(id, f"Name{id}", f"Surname{id}") for id in people(count)))


def rulings(tournament: Tournament) -> list[Entry]:
    return [entry for entry in log(tournament.events) if entry.is_ruling]


def test_t5_an_arbiter_declares_a_table_void() -> None:
    tournament = Tournament(8).start()
    assert tournament.refusal(events.Voided(1, 1, None, "")) == ("no-reason", "T24")
    assert tournament.refusal(events.Voided(1, 1, None, "All pass."), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(arbiter.voiding(tournament.state, 1, 1, "All pass, and nobody wants to go on."))
    assert tournament.refusal(events.Voided(1, 1, None, "Again.")) == ("void-already", "T5")
    assert tournament.refusal(events.Disputed(1, 1, "No."), "p-01") == ("nothing-to-dispute", "T12")
    tournament.end()
    assert [score_of(tournament.state.games[0], person).mark for person in ("p-01", "p-05")] == [Mark.VOID, Mark.PLAYED]


def test_t5_a_result_can_become_void_and_void_a_result() -> None:
    tournament = Tournament(4).play()
    result = tournament.state.table(1, 1).result
    assert tournament.refusal(events.Voided(1, 1, None, "Two games were mixed up.")) == ("other-result", "T24")
    tournament.do(arbiter.voiding(tournament.state, 1, 1, "Two games were mixed up."))
    assert [row.pt for row in standings(tournament.state)] == [0, 0, 0, 0]
    tournament.do(arbiter.correction(tournament.state, tournament.sheet(game=1), "It was table 1 after all."))
    assert [row.pt for row in standings(tournament.state)] == [40, 30, 20, 10]
    assert [entry.before for entry in rulings(tournament)] == [result, None]


def test_t22_a_table_void_by_withdrawals_is_not_declared_so_again() -> None:
    tournament = Tournament(2).start()
    tournament.do(events.Withdrawn(1, "p-01"))
    assert tournament.refusal(events.Voided(1, 1, None, "Again.")) == ("void-already", "T22")


def test_t24_a_correction_keeps_what_was_before_and_why() -> None:
    tournament = Tournament(4).play()
    before, after = tournament.sheet(game=1), tournament.sheet(pv=(40, 30, 20, 21), game=1)
    assert tournament.refusal(events.Corrected(None, after, "A column was forgotten.")) == ("other-result", "T24")
    assert tournament.refusal(events.Corrected(before, before, "Nothing.")) == ("nothing-changes", "T24")
    assert tournament.refusal(events.Corrected(before, after, " ")) == ("no-reason", "T24")
    assert tournament.refusal(events.Corrected(before, after, "A column."), "p-04") == ("not-an-arbiter", "T23")
    assert tournament.refusal(events.Corrected(before, tournament.sheet(pv=(-1, 3, 2, 1), game=1), "A column.")) == ("pv-negative", "A22")
    tournament.do(arbiter.correction(tournament.state, after, "A column was forgotten."))
    assert [(row.person, row.pt) for row in standings(tournament.state)] == [("p-01", 40), ("p-02", 30), ("p-04", 21), ("p-03", 20)]
    entry = rulings(tournament)[-1]
    assert (entry.actor, entry.at, entry.kind, entry.why, entry.before, entry.after) == (
        ARBITER, tournament.events[-1].at, "corrected", "A column was forgotten.", before, after,
    )  # fmt: skip
    assert (entry.game, entry.table, entry.person) == (1, 1, None)


def test_t24_what_has_no_result_is_handed_in_and_not_corrected() -> None:
    tournament = Tournament(4).start()
    assert tournament.refusal(events.Corrected(None, tournament.sheet(), "Wrong.")) == ("no-result", "T24")
    tournament.hand_in(tournament.sheet(), "p-01")
    tournament.hand_in(tournament.sheet(pv=(41, 30, 20, 10)), "p-02")
    tournament.do(events.Corrected(None, tournament.sheet(), "Seat 1 is right."))
    assert tournament.state.table(1, 1).is_settled


def test_t24_an_arbiter_may_uphold_a_disputed_result() -> None:
    tournament = Tournament(4).play()
    tournament.do(events.Disputed(1, 1, "A row is missing."), "p-04")
    tournament.do(arbiter.correction(tournament.state, tournament.sheet(game=1), "The wall shows no more rows."))
    assert tournament.state.table(1, 1).is_settled


def test_t24_a_correction_may_also_say_who_has_withdrawn() -> None:
    tournament = Tournament(4).start()
    tournament.do(events.Withdrawn(1, "p-04"))
    tournament.end()
    assert tournament.sheet().lines[3].withdrawn
    whole = fill(1, 1, people(4), (40, 30, 20, 10), (1, 0, 0, 0))
    tournament.do(arbiter.correction(tournament.state, whole, "Seat 4 came back and played to the end."))
    assert standings(tournament.state)[3].pt == 10
    alone = fill(1, 1, people(4), (40, None, None, None), (1, None, None, None))
    assert tournament.refusal(arbiter.correction(tournament.state, alone, "All left.")) == ("too-few-players", "T22")


def test_t23_warnings_are_counted_and_logged() -> None:
    tournament = Tournament(4)
    tournament.do(events.Warned("p-01", "Looked into the bag."))
    tournament.do(events.Warned("p-01", "Disturbed table 2."))
    assert tournament.state.entrants["p-01"].warnings == 2
    assert [(entry.kind, entry.person, entry.why) for entry in rulings(tournament)] == [
        ("warned", "p-01", "Looked into the bag."),
        ("warned", "p-01", "Disturbed table 2."),
    ]
    assert tournament.refusal(events.Warned("p-01", "Again."), "p-02") == ("not-an-arbiter", "T23")
    assert tournament.refusal(events.Warned("p-99", "Who?")) == ("not-entered", "T11")


def test_t23_whoever_is_expelled_is_in_no_public_list_and_in_the_log() -> None:
    tournament = Tournament(8).play()
    tournament.seat()
    register = named(8)
    tournament.do(events.Expelled("p-03", "Hit the table over."))
    shown = repr(public.export(tournament.state, register))
    assert "p-03" not in shown
    assert "Namep-03" not in shown
    assert "Hit the table" not in shown
    assert "p-04" in shown
    assert "p-03" not in [row.person for row in standings(tournament.state)]
    assert [entry.person for entry in rulings(tournament)] == ["p-03"]
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")
    assert tournament.refusal(events.Expelled("p-03", "Again.")) == ("expelled", "T23")


def test_t23_the_pv_of_the_others_stand() -> None:
    tournament = Tournament(4).play()
    tournament.do(events.Expelled("p-01", "Had tiles in the sleeve."))
    assert [(row.place, row.person, row.pt, row.won) for row in standings(tournament.state)] == [
        (1, "p-02", 30, 0),
        (2, "p-03", 20, 0),
        (3, "p-04", 10, 0),
    ]


def test_t23_at_the_table_an_expulsion_counts_as_a_withdrawal() -> None:
    tournament = Tournament(4).start()
    tournament.do(events.Expelled("p-01", "Shouted."))
    assert tournament.state.table(1, 1).remaining == ("p-02", "p-03", "p-04")
    tournament.do(events.Withdrawn(1, "p-02"))
    tournament.do(events.Expelled("p-03", "Shouted back."))
    assert tournament.state.table(1, 1).is_void


def test_t23_after_the_end_of_a_table_s_game_it_does_not() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-02")
    tournament.hand_in(tournament.sheet(), "p-03")
    tournament.do(events.Expelled("p-01", "Shouted at the count.", leaves=True))
    assert tournament.state.table(1, 1).withdrawn == frozenset()
    tournament.do(events.GameEnded(1))
    tournament.do(events.Finished("Nobody wants to go on."))
    tournament.do(events.Expelled("p-02", "Admitted at the door that the bag was marked."))
    assert [row.person for row in standings(tournament.state)] == ["p-03", "p-04"]


def test_t23_an_expulsion_means_leaving_whatever_the_state_of_the_table() -> None:
    """Three withdraw, the fourth is expelled, one withdrawal is taken back: the table must not live again with the expelled player in it."""
    tournament = Tournament(4).start()
    for person in ("p-01", "p-02", "p-03"):
        tournament.do(events.Withdrawn(1, person))
    tournament.do(events.Expelled("p-04", "Shouted.", leaves=True))
    tournament.do(events.Reinstated("p-01", Reason.WITHDRAWN, "Is back."))
    assert tournament.state.table(1, 1).is_void
    tournament.do(events.Reinstated("p-02", Reason.WITHDRAWN, "Is back, too."))
    assert tournament.state.table(1, 1).remaining == ("p-01", "p-02")


def test_t23_whoever_is_expelled_after_a_sheet_has_no_part_in_the_table_any_more() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-04")
    tournament.do(events.Expelled("p-04", "Shouted at the count.", leaves=True))
    assert not tournament.state.table(1, 1).entries
    assert tournament.refusal(play.handed_in(tournament.state, "p-04", tournament.sheet()), "p-04") == ("not-at-the-table", "T12")
    tournament.end()


def test_t23_an_expulsion_that_the_first_release_has_stored_means_what_it_meant() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-02")
    tournament.do(events.Expelled("p-01", "Shouted at the count."))
    tournament.hand_in(tournament.sheet(), "p-03")
    assert tournament.state.table(1, 1).withdrawn == frozenset()
    assert verify(tournament.events) == tournament.state


def test_t24_an_arbiter_discards_sheets_that_came_too_early() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet(), "p-01")
    tournament.hand_in(tournament.sheet(pv=(50, 30, 20, 10)), "p-02")
    tournament.hand_in(tournament.sheet(), "p-03")
    state = tournament.state
    assert tournament.refusal(arbiter.discarding(state, 1, 1, "Too early."), "p-01") == ("not-an-arbiter", "T23")
    assert tournament.refusal(arbiter.discarding(state, 1, 1, "")) == ("no-reason", "T24")
    assert tournament.refusal(arbiter.discarding(state, 1, 1, "Too early.", "p-04")) == ("nothing-to-discard", "T24")
    tournament.do(arbiter.discarding(state, 1, 1, "Counted another table.", "p-02"))
    assert tournament.state.table(1, 1).stands  # the two that are left are equal
    assert tournament.refusal(events.SheetsDiscarded(1, 1, None, "Too early.")) == ("other-result", "T24")
    assert tournament.refusal(arbiter.discarding(tournament.state, 1, 1, "Too early.", "p-01")) == ("has-result", "T24")
    tournament.do(arbiter.discarding(tournament.state, 1, 1, "They still play."))
    assert tournament.state.table(1, 1).is_playing
    assert [(entry.kind, entry.before is None) for entry in rulings(tournament)] == [("sheets-discarded", True), ("sheets-discarded", False)]
    tournament.end()
    assert tournament.refusal(arbiter.discarding(tournament.state, 1, 1, "Too late.")) == ("not-on", "T24")


def test_t24_that_it_is_over_was_a_mistake() -> None:
    tournament = Tournament(4).play()
    assert tournament.refusal(events.Reopened("It is not over.")) == ("not-over", "T10")
    tournament.do(events.Finished("The room closes."))
    tournament.do(events.Reopened("The caretaker lets us stay."))
    tournament.play(2)
    tournament.do(events.Finished())


def test_t24_a_mistaken_expulsion_is_taken_back() -> None:
    tournament = Tournament(4).start()
    tournament.do(events.Expelled("p-01", "Shouted."))
    assert tournament.refusal(events.Reinstated("p-01", Reason.WITHDRAWN, "Plays on.")) == ("expelled", "T23")
    assert tournament.refusal(events.Reinstated("p-01", Reason.EXPELLED, "")) == ("no-reason", "T24")
    assert tournament.refusal(events.Reinstated("p-01", Reason.EXPELLED, "It was not them."), "p-01") == ("not-an-arbiter", "T23")
    assert tournament.refusal(events.Reinstated("p-02", Reason.EXPELLED, "Who?")) == ("not-expelled", "T23")
    tournament.do(events.Reinstated("p-01", Reason.EXPELLED, "It was somebody at table 2."))
    assert "p-01" in [row.person for row in standings(tournament.state)]
    assert tournament.state.table(1, 1).withdrawn == {"p-01"}
    tournament.do(events.Reinstated("p-01", Reason.WITHDRAWN, "Had not left the table yet."))
    assert tournament.state.table(1, 1).withdrawn == frozenset()
    assert [entry.kind for entry in rulings(tournament)] == ["expelled", "reinstated", "reinstated"]
    tournament.end()
    assert standings(tournament.state)[0].person == "p-01"


def test_t24_a_mistaken_withdrawal_is_taken_back_while_the_table_plays() -> None:
    tournament = Tournament(5)
    tournament.do(events.Left("p-05"))
    tournament.start()
    assert tournament.refusal(events.Reinstated("p-01", Reason.WITHDRAWN, "Is here.")) == ("not-withdrawn", "T21")
    assert tournament.refusal(events.Reinstated("p-05", Reason.WITHDRAWN, "Is here.")) == ("not-withdrawn", "T21")
    for person in ("p-01", "p-02", "p-03"):
        tournament.do(events.Withdrawn(1, person))
    assert tournament.state.table(1, 1).is_void
    tournament.do(events.Reinstated("p-03", Reason.WITHDRAWN, "Had only gone for a glass of water."))
    assert not tournament.state.table(1, 1).is_void
    assert "p-03" in tournament.state.present
    tournament.hand_in(tournament.sheet(), "p-03")
    assert tournament.refusal(events.Reinstated("p-02", Reason.WITHDRAWN, "Too.")) == ("after-the-end", "T25")
    tournament.hand_in(tournament.sheet(), "p-04")
    tournament.do(events.GameEnded(1))
    assert tournament.refusal(events.Reinstated("p-02", Reason.WITHDRAWN, "Too.")) == ("not-withdrawn", "T21")


def test_t24_what_a_void_table_was_can_be_put_right() -> None:
    tournament = Tournament(2).start()
    tournament.do(events.Withdrawn(1, "p-01"))
    tournament.do(events.GameEnded(1))
    other = Tournament(2).start()
    tournament.do(arbiter.correction(tournament.state, other.sheet(), "Both had played to the end."))
    assert [row.pt for row in standings(tournament.state)] == [40, 30]
    assert tournament.refusal(events.SheetHandedIn(tournament.sheet(game=1), settles=True)) == ("not-on", "T12")


def test_t24_the_log_has_every_act_of_an_arbiter_and_what_players_leave_behind() -> None:
    tournament = Tournament(4)
    tournament.do(events.Appointed("p-two"))
    tournament.seat()
    tournament.do(play.start(tournament.state, Lowest()), "p-two")
    tournament.do(events.Withdrawn(1, "p-04", "Feels ill."), "p-04")
    sheet = tournament.sheet()
    tournament.hand_in(sheet, "p-01")
    tournament.hand_in(sheet, "p-two")
    kinds = [(entry.actor, entry.kind) for entry in log(tournament.events)]
    assert kinds[-5:] == [
        (ARBITER, "seating-drafted"),
        (ARBITER, "seating-published"),
        ("p-two", "game-started"),
        ("p-04", "withdrawn"),
        ("p-two", "sheet-handed-in"),
    ]
    assert (log(tournament.events)[-1].after, log(tournament.events)[-2].why) == (sheet, "Feels ill.")
