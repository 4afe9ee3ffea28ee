"""The next thing to do, from the first entry to the certificates."""

from azulejos.tournament import FINAL_FOUR, CheckedIn, Disputed, Entered, Finished, Left, SeatingPublished, State, arbiter, pairing
from azulejos.tournament.next_step import Do, Step, is_fresh, next_step
from azulejos.tournament.seating import plan
from tests.kit.tournaments import Hall


def test_from_the_desk_to_the_certificates() -> None:
    assert next_step(State()) == Step(Do.ENTER, 1)
    hall = Hall(3)
    hall.do(Entered("p-04", of_age=True))
    assert next_step(hall.state) == Step(Do.CHECK_IN, 1, also=(Do.DRAFT,))
    hall.do(CheckedIn("p-04"))
    assert next_step(hall.state) == Step(Do.DRAFT, 1)
    hall.do(pairing.draft(hall.state, plan, 1))
    assert next_step(hall.state) == Step(Do.PUBLISH, 1, also=(Do.DRAFT,))
    hall.do(SeatingPublished(hall.state.draft))
    assert next_step(hall.state) == Step(Do.START, 1, also=(Do.DRAFT,))
    hall.do(Left("p-04"))
    assert next_step(hall.state) == Step(Do.DRAFT, 1, again=True)
    assert not is_fresh(hall.state, 1)
    hall.seat()
    hall.start()
    assert next_step(hall.state) == Step(Do.AWAIT_SHEETS, 1, (1,))
    hall.hand_in(hall.sheet(), "p-01")
    hall.hand_in(hall.sheet(pv=(41, 30, 20)), "p-02")
    assert next_step(hall.state) == Step(Do.SETTLE, 1, (1,))
    hall.hand_in(hall.sheet())
    assert next_step(hall.state) == Step(Do.END_GAME, 1)
    hall.end()
    assert next_step(hall.state).do is Do.START
    hall.play()
    hall.play()
    assert next_step(hall.state) == Step(Do.FINISH)
    hall.do(Disputed(2, 1, "Seat 1 has no complete row."), "p-02")
    assert next_step(hall.state) == Step(Do.SETTLE, 2, (1,))
    result = hall.state.games[1].tables[0].result
    assert result is not None
    hall.do(arbiter.correction(hall.state, result, "Looked at."))
    hall.do(Finished())
    assert next_step(hall.state) == Step(Do.PRINT_CERTIFICATES)


def test_nobody_is_seated_alone() -> None:
    hall = Hall(0)
    hall.do(Entered("p-01", of_age=True))
    assert next_step(hall.state) == Step(Do.CHECK_IN, 1, also=(Do.ENTER,))
    hall.do(CheckedIn("p-01"))
    assert next_step(hall.state) == Step(Do.ENTER, 1)


def test_a_final_table_is_seated_after_the_games() -> None:
    hall = Hall(5, FINAL_FOUR)
    for _ in range(3):
        hall.play()
    assert next_step(hall.state) == Step(Do.FINAL, 4, also=(Do.FINISH,))
