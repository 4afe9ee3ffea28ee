"""The next thing to do, from the first entry to the certificates."""

from azulejos.tournament import FINAL_FOUR, CheckedIn, Disputed, Entered, Finished, Left, SeatingPublished, State, arbiter, pairing
from azulejos.tournament.next_step import Do, Step, next_step
from azulejos.tournament.seating import plan
from tests.kit.tournaments import Tournament


def test_from_the_desk_to_the_certificates() -> None:
    assert next_step(State()) == Step(Do.ENTER, 1)
    tournament = Tournament(3)
    tournament.do(Entered("p-04", of_age=True))
    assert next_step(tournament.state) == Step(Do.CHECK_IN, 1, also=(Do.DRAFT,))
    tournament.do(CheckedIn("p-04"))
    assert next_step(tournament.state) == Step(Do.DRAFT, 1)
    tournament.do(pairing.draft(tournament.state, plan, 1))
    assert next_step(tournament.state) == Step(Do.PUBLISH, 1, also=(Do.DRAFT,))
    tournament.do(SeatingPublished(tournament.state.draft))
    assert next_step(tournament.state) == Step(Do.START, 1, also=(Do.DRAFT,))
    tournament.do(Left("p-04"))
    assert next_step(tournament.state) == Step(Do.DRAFT, 1, again=True)
    assert not tournament.state.is_fresh(1)
    tournament.seat()
    tournament.start()
    assert next_step(tournament.state) == Step(Do.AWAIT_SHEETS, 1, (1,))
    tournament.hand_in(tournament.sheet(), "p-01")
    tournament.hand_in(tournament.sheet(pv=(41, 30, 20)), "p-02")
    assert next_step(tournament.state) == Step(Do.SETTLE, 1, (1,))
    tournament.hand_in(tournament.sheet())
    assert next_step(tournament.state) == Step(Do.END_GAME, 1)
    tournament.end()
    assert next_step(tournament.state).do is Do.START
    tournament.play()
    tournament.play()
    assert next_step(tournament.state) == Step(Do.FINISH)
    tournament.do(Disputed(2, 1, "Seat 1 has no complete row."), "p-02")
    assert next_step(tournament.state) == Step(Do.SETTLE, 2, (1,))
    result = tournament.state.games[1].tables[0].result
    assert result is not None
    tournament.do(arbiter.correction(tournament.state, result, "Looked at."))
    tournament.do(Finished())
    assert next_step(tournament.state) == Step(Do.PRINT_CERTIFICATES, also=(Do.CEREMONY,))


def test_nobody_is_seated_alone() -> None:
    tournament = Tournament(0)
    tournament.do(Entered("p-01", of_age=True))
    assert next_step(tournament.state) == Step(Do.CHECK_IN, 1, also=(Do.ENTER,))
    tournament.do(CheckedIn("p-01"))
    assert next_step(tournament.state) == Step(Do.ENTER, 1)


def test_a_final_table_is_seated_after_the_games() -> None:
    tournament = Tournament(5, FINAL_FOUR)
    for _ in range(3):
        tournament.play()
    assert next_step(tournament.state) == Step(Do.FINAL, 4, also=(Do.FINISH,))
