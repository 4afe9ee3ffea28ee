"""T21-T23, T25: players who leave."""

import pytest

from azulejos.rules import GameOver, IllegalEvent, Phase
from azulejos.rules.azul import AzulPosition, Board
from tests.kit.boards import CENTRE, board, floor_of, front, on_floor, out, setup
from tests.kit.events import event
from tests.kit.tables import start, table, tournament
from tests.kit.tiles import spell

DEAL_3 = "@BBYK/RRWW/BBYK/RKWW/BYYR/BYRK/BYRK"
DEAL_4 = DEAL_3 + "/WWWW"
MINE = board("B YY - RR -", "..... ...R. KW... ..... .....", "MRK", score=12)
THREE, FOUR = table(3, tournament=True), table(4, tournament=True)


def pushed(position: AzulPosition, *texts: str) -> AzulPosition:
    for text in texts:
        position.push(event(text))
    return position


def refusal_of(position: AzulPosition, text: str) -> tuple[str, str | None]:
    before = position.copy()
    with pytest.raises(IllegalEvent) as refusal:
        position.push(event(text))
    assert position == before
    return refusal.value.code, refusal.value.clause


def test_t21_the_leavers_tiles_are_lost() -> None:
    position = setup(FOUR, MINE, displays="BBBB/YYYY", lid="W", marker=on_floor(1), to_move=2)
    bag = position.bag
    pushed(position, "withdraw:1")
    assert spell(position.lost) == "BYYRRRRKKW"
    assert position.boards[0] == Board()
    assert (position.bag, spell(position.lid)) == (bag, "W")
    assert position.withdrawn == {1}
    assert position.scores == (None, 0, 0, 0)


def test_t21_the_table_goes_on_with_one_player_less() -> None:
    position = pushed(tournament(4), DEAL_4, "1BF", "withdraw:3")
    seats = []
    for text in ("2RF", "3BF", "4RF", "5BF"):
        seats.append(position.to_move)
        pushed(position, text)
    assert seats == [2, 4, 1, 2]


def test_t21_a_leaver_has_no_points_and_no_place() -> None:
    row = board("W - - - -", "BYRK. ..... ..... ..... .....")
    position = setup(FOUR, row, board(score=50), board(score=3), board(score=7), centre="K", to_move=4)
    pushed(position, "withdraw:2", "CKF")
    assert position.phase is Phase.OVER
    assert position.scores == (5 + 2, None, 3, 7 - 2)
    assert position.outcome is not None
    assert position.outcome.ranking == ((1,), (4,), (3,))
    assert position.outcome.bonuses[1] == ()


def test_t21_two_withdrawals_leave_two_who_play_on() -> None:
    position = pushed(tournament(4), DEAL_4, "withdraw:2", "withdraw:4", "1BF", "2RF", "3BF")
    assert position.phase is Phase.OFFER
    assert position.to_move == 3
    assert position.scores == (0, None, 0, None)


def test_t21_from_tournament_tables_only() -> None:
    position = pushed(start(3), DEAL_3)
    assert refusal_of(position, "withdraw:1") == ("not-a-tournament", "T21")


@pytest.mark.parametrize("seats", [(1, 2, 3), (4, 2, 1), (3, 1, 4)])
def test_t22_three_withdrawals_make_a_table_void(seats: tuple[int, ...]) -> None:
    position = pushed(tournament(4), DEAL_4, *(f"withdraw:{seat}" for seat in seats))
    assert (position.phase, position.to_move) == (Phase.VOID, None)
    assert position.scores == (None, None, None, None)
    assert position.outcome is not None
    assert (position.outcome.ended_by.clause, position.outcome.winners) == ("T22", ())
    assert position.outcome.ended_by.seats == tuple(sorted(seats))
    with pytest.raises(GameOver) as refusal:
        position.push(event(f"withdraw:{({1, 2, 3, 4} - set(seats)).pop()}"))
    assert refusal.value.clause == "T22"


@pytest.mark.parametrize(("players", "leavers"), [(2, (1,)), (2, (2,)), (3, (1, 3)), (3, (2, 1))])
def test_t22_fewer_than_two_players_are_no_table(players: int, leavers: tuple[int, ...]) -> None:
    deal = {2: "@BBYK/RRWW/BBYK/RKWW/BYYR", 3: DEAL_3}[players]
    position = pushed(tournament(players), deal)
    for seat in leavers:
        assert position.phase is Phase.OFFER
        pushed(position, f"withdraw:{seat}")
    assert position.phase is Phase.VOID
    assert position.scores == (None,) * players
    assert position.outcome is not None
    assert position.outcome.ended_by.clause == "T22"


def test_t22_a_stopped_table_becomes_void_too() -> None:
    position = pushed(tournament(2), "@BBYK/RRWW/BBYK/RKWW/BYYR", "pass", "pass", "withdraw:1")
    assert position.phase is Phase.VOID
    assert position.status() == ()


def test_t23_an_expulsion_is_a_withdrawal_and_the_points_of_others_stand() -> None:
    position = setup(THREE, board(score=20), MINE, board(score=8), displays="BBBB", marker=on_floor(2), to_move=2)
    pushed(position, "withdraw:2")
    assert position.scores == (20, None, 8)
    assert position.to_move == 3
    assert position.phase is Phase.OFFER


def test_t25_the_displays_stay_as_many() -> None:
    position = pushed(tournament(4), DEAL_4, "withdraw:4")
    assert len(position.displays) == 8
    while position.phase is Phase.OFFER:
        position.push(next(iter(position.legal_moves)))
    assert refusal_of(position, "@BBBB/YYYY/RRRR/KKKK/BBBB/YYYY/RRRR") == ("deal-displays", "A2")


@pytest.mark.parametrize(("leaver", "to_move"), [(1, 2), (2, 3), (3, 2), (4, 2)])
def test_t25_the_turn(leaver: int, to_move: int) -> None:
    """Seat 2 is to move; if it leaves, the next one is, otherwise nothing changes."""
    assert pushed(tournament(4), DEAL_4, "1BF", f"withdraw:{leaver}").to_move == to_move


def test_t25_the_turn_passes_over_those_who_left_before() -> None:
    assert pushed(tournament(4), DEAL_4, "1BF", "2RF", "3BF", "withdraw:1", "withdraw:4").to_move == 2


def test_t25_a_marker_in_the_centre_can_be_taken_as_usual() -> None:
    position = pushed(tournament(3), DEAL_3, "1BF", "withdraw:1")
    assert position.marker == CENTRE
    pushed(position, "CYF")
    assert floor_of(position.boards[1]) == "MY"


def test_t25_a_marker_held_by_the_leaver_is_out_of_play_until_the_next_deal() -> None:
    position = setup(FOUR, board(), MINE, displays="BBBB", centre="KW", first=4, marker=on_floor(2), to_move=3)
    pushed(position, "withdraw:2")
    assert position.marker == out(2)
    pushed(position, "CKF")
    assert floor_of(position.boards[2]) == "K"
    pushed(position, "1BF", "CWF")
    assert (position.phase, position.marker) == (Phase.DEAL, out(2))
    pushed(position, "@BBBB/BBBB/BBBB/YYYY/YYYY/YYYY/RRRR/RRRR")
    assert (position.marker, position.first, position.to_move) == (CENTRE, 3, 3)
    assert position.status() == ()


def test_t25_a_marker_held_by_a15_leaves_with_its_holder() -> None:
    position = setup(FOUR, board(), board(), board(), board(floor="KKKKKKK"), displays="BBBB", marker=front(4), to_move=4)
    pushed(position, "withdraw:4")
    assert (position.marker, position.to_move) == (out(4), 1)
    pushed(position, "1BF", "@YYYY/YYYY/YYYY/RRRR/RRRR/RRRR/WWWW/WWWW")
    assert position.first == 1


def test_t25_the_holder_leaves_between_the_last_take_and_the_next_deal() -> None:
    position = setup(FOUR, board("- BB - - -", score=4), board(), board(floor="M"), centre="W", marker=on_floor(3), to_move=2)
    pushed(position, "CWF")
    assert (position.phase, position.marker, position.boards[0].score) == (Phase.DEAL, front(3), 5)
    pushed(position, "withdraw:3")
    assert (position.marker, position.phase, position.next_first) == (out(3), Phase.DEAL, 4)
    pushed(position, "@BBBB/BBBB/BBBB/YYYY/YYYY/YYYY/RRRR/RRRR")
    assert (position.first, position.marker) == (4, CENTRE)


def test_t25_two_leave_and_the_next_remaining_seat_starts() -> None:
    position = setup(FOUR, lid="W", phase=Phase.DEAL, marker=front(3), first=1)
    pushed(position, "withdraw:3", "withdraw:4", "@BBBB/BBBB/BBBB/YYYY/YYYY/YYYY/RRRR/RRRR")
    assert (position.first, position.to_move) == (1, 1)


def test_t25_the_next_seat_leaves_before_the_holder() -> None:
    position = setup(FOUR, lid="W", phase=Phase.DEAL, marker=front(3), first=1)
    pushed(position, "withdraw:4", "withdraw:3", "@BBBB/BBBB/BBBB/YYYY/YYYY/YYYY/RRRR/RRRR")
    assert (position.first, position.to_move) == (1, 1)


def test_t25_the_starter_by_a31_has_left() -> None:
    """Nobody took the marker, and the round's first player left: the next remaining seat starts."""
    position = setup(FOUR, displays="BBBB/RRRR", first=2)
    pushed(position, "1B5", "withdraw:2", "2R5")
    assert (position.phase, position.marker) == (Phase.DEAL, CENTRE)
    pushed(position, "@YYYY/YYYY/YYYY/KKKK/KKKK/KKKK/WWWW/WWWW")
    assert (position.first, position.to_move) == (3, 3)


def test_t25_tiling_happens_with_the_last_take_so_that_a_leaver_has_tiled() -> None:
    position = setup(THREE, board("- BB - - -"), centre="W", to_move=2)
    pushed(position, "CWF")
    assert position.boards[0].score == 1
    assert spell(position.lid) == "BW"
    pushed(position, "withdraw:1")
    # The other blue tile stays in the lid; the one on the wall is lost.
    assert (spell(position.lid), spell(position.lost)) == ("BW", "B")


def test_t25_a_leavers_board_is_not_tiled_and_ends_no_game() -> None:
    row = board("W BB - - -", "BYRK. ..... ..... ..... .....", "KK", score=9)
    position = setup(THREE, row, centre="W", to_move=1)
    pushed(position, "withdraw:1")
    assert position.to_move == 2
    pushed(position, "CWF")
    assert position.phase is Phase.DEAL
    assert position.boards[0] == Board()
    assert spell(position.lid) == "W"
    assert all(step.seat != 1 for step in position.last_scoring)


def test_t25_withdrawals_that_there_are_not() -> None:
    assert refusal_of(tournament(4), "withdraw:1") == ("before-the-deal", "T25")
    position = pushed(tournament(4), DEAL_4, "withdraw:2")
    assert refusal_of(position, "withdraw:2") == ("withdrawn-twice", "T25")
    for seat in (0, 5):
        assert refusal_of(position, f"withdraw:{seat}") == ("no-such-seat", "A2")
    over = setup(FOUR, board(wall="BYRKW ..... ..... ..... ....."), phase=Phase.OVER, lid="B", marker=front(1))
    assert refusal_of(over, "withdraw:1") == ("game-over", "A40")


@pytest.mark.clause("T5")
@pytest.mark.parametrize(
    ("events", "phase", "to_move"),
    [
        # Three have passed; the fourth leaves: three passes, three players.
        (("pass", "pass", "pass", "withdraw:4"), Phase.STOPPED, 1),
        (("pass", "pass", "pass", "withdraw:1"), Phase.STOPPED, 4),
        (("pass", "pass", "withdraw:3"), Phase.OFFER, 4),
        (("pass", "pass", "withdraw:3", "pass"), Phase.STOPPED, 1),
        (("pass", "pass", "withdraw:3", "withdraw:4"), Phase.STOPPED, 1),
        # A withdrawal sets nothing to 0, a take does.
        (("pass", "withdraw:1", "pass", "pass"), Phase.STOPPED, 4),
        (("pass", "pass", "1BF", "withdraw:4"), Phase.OFFER, 1),
        # Withdrawn while stopped: still stopped.
        (("pass", "pass", "pass", "pass", "withdraw:1"), Phase.STOPPED, 2),
        (("pass", "pass", "pass", "pass", "withdraw:1", "resume"), Phase.OFFER, 2),
    ],
)
def test_t5_with_withdrawals(events: tuple[str, ...], phase: Phase, to_move: int) -> None:
    position = pushed(tournament(4), DEAL_4, *events)
    assert (position.phase, position.to_move) == (phase, to_move)
    assert position.status() == ()


def test_t5_a_withdrawal_between_rounds_stops_nothing() -> None:
    position = setup(FOUR, lid="W", phase=Phase.DEAL, marker=front(3), first=1)
    pushed(position, "withdraw:3")
    assert (position.phase, position.passes) == (Phase.DEAL, 0)
