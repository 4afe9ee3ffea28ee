"""T2-T5, T8: the tournament table, its lot, lost turns and the arbiter's word."""

from fractions import Fraction

import pytest

from azulejos.rules import GameOver, IllegalEvent, OptionError, Phase, TieBreak, game
from azulejos.rules.azul import AzulPosition, Take, draw_first
from tests.kit.boards import board, front, lines_of, setup
from tests.kit.chances import Script, distribution
from tests.kit.events import event
from tests.kit.tables import start, table, tournament

DEAL_2 = "@BBYK/RRWW/BBYK/RKWW/BYYR"
DEAL_3 = DEAL_2 + "/BYRK/BYRK"
DEAL_4 = DEAL_3 + "/WWWW"


def refusal_of(position: AzulPosition, text: str) -> tuple[str, str | None]:
    """The code and clause with which an event is refused; the position stays as it was."""
    before = position.copy()
    with pytest.raises(IllegalEvent) as refusal:
        position.push(event(text))
    assert position == before
    assert position.events == before.events
    return refusal.value.code, refusal.value.clause


@pytest.mark.parametrize(("players", "displays"), [(4, 8), (3, 7), (2, 5)])
def test_t2_displays_of_a_tournament_table(players: int, displays: int) -> None:
    assert len(tournament(players).displays) == displays


def test_t2_an_organiser_may_change_the_displays() -> None:
    assert len(start(4, displays=9, tournament=True).displays) == 9
    assert len(start(4).displays) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t3_each_seat_starts_with_the_same_chance(players: int) -> None:
    assert distribution(lambda chance: draw_first(players, chance)) == {seat: Fraction(1, players) for seat in range(1, players + 1)}


def test_t3_three_black_tiles_and_a_red_one() -> None:
    """Tiles are drawn one by one: of four, of three, of two; the last seat needs no draw."""
    chance = Script(3, 2, 1)
    assert draw_first(4, chance) == 4
    assert chance.asked == [4, 3, 2]
    chance = Script(1, 0)
    assert draw_first(3, chance) == 2
    assert chance.asked == [3, 2]


def test_t4_a_pass_loses_the_turn_and_takes_nothing() -> None:
    position = tournament(4)
    position.push(event(DEAL_4))
    before = position.copy()
    position.push(event("pass"))
    assert position.to_move == 2
    assert position.passes == 1
    assert (position.boards, position.displays, position.centre, position.marker) == (before.boards, before.displays, before.centre, before.marker)
    assert position.phase is Phase.OFFER


def test_t4_a_player_may_not_choose_to_pass() -> None:
    position = tournament(2)
    position.push(event(DEAL_2))
    assert all(isinstance(move, Take) for move in position.legal_moves)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_t4_untimed_games_have_no_pass(wall: str) -> None:
    position = start(2, wall=wall)
    position.push(event(DEAL_2))
    assert refusal_of(position, "pass") == ("not-a-tournament", "T4")


def test_t4_a_pass_stands_in_the_place_of_a_take_only() -> None:
    assert refusal_of(tournament(2), "pass") == ("deal-due", "A30")
    assert refusal_of(setup(table(2, tournament=True), lid="B", phase=Phase.DEAL, marker=front(1)), "pass") == ("deal-due", "A30")


@pytest.mark.parametrize(("players", "deal"), [(2, DEAL_2), (3, DEAL_3), (4, DEAL_4)])
def test_t5_as_many_passes_as_players_stop_the_table(players: int, deal: str) -> None:
    position = tournament(players)
    position.push(event(deal))
    phases = []
    for _ in range(players):
        phases.append(position.phase)
        position.push(event("pass"))
    assert phases == [Phase.OFFER] * players
    assert position.phase is Phase.STOPPED
    assert len(position.legal_moves) == 0
    assert position.to_move == 1
    for text in ("pass", "1BF", "CBF", deal):
        assert refusal_of(position, text) == ("stopped", "T5")


def test_t5_a_take_starts_the_count_again() -> None:
    position = tournament(2)
    position.push(event(DEAL_2))
    for text in ("pass", "1BF", "pass", "2RF", "pass"):
        position.push(event(text))
    assert (position.phase, position.passes) == (Phase.OFFER, 1)
    position.push(event("pass"))
    assert position.phase is Phase.STOPPED


def test_t5_the_arbiter_resumes() -> None:
    position = tournament(2)
    for text in (DEAL_2, "1BF", "pass", "pass", "resume"):
        position.push(event(text))
    assert (position.phase, position.passes, position.to_move) == (Phase.OFFER, 0, 2)
    position.push(event("pass"))
    assert (position.phase, position.passes, position.to_move) == (Phase.OFFER, 1, 1)
    position.push(event("pass"))
    assert (position.phase, position.passes, position.to_move) == (Phase.STOPPED, 2, 2)


def test_t5_the_arbiter_declares_the_table_void() -> None:
    position = tournament(2)
    for text in (DEAL_2, "1BF", "pass", "pass", "void"):
        position.push(event(text))
    assert (position.phase, position.to_move) == (Phase.VOID, None)
    result = position.outcome
    assert result is not None
    assert (result.ended_by.clause, result.winners, result.ranking, result.scores) == ("T5", (), (), (None, None))
    assert result.is_void
    assert result.tie_break is TieBreak.NONE
    assert result.bonuses == ((), ())


@pytest.mark.parametrize(
    "before",
    [[DEAL_3], [DEAL_3, "1BF"], [DEAL_3, "pass"], [DEAL_3, "pass", "withdraw:2"]],
    ids=lambda texts: texts[-1],
)
def test_t5_void_may_stand_anywhere_in_a_game(before: list[str]) -> None:
    position = tournament(3)
    for text in (*before, "void"):
        position.push(event(text))
    assert position.phase is Phase.VOID
    assert position.scores == (None, None, None)
    assert position.status() == ()
    for text in ("pass", "resume", "void", "withdraw:1", "2RF", ">11", DEAL_3):
        with pytest.raises(GameOver) as refusal:
            position.push(event(text))
        assert refusal.value.clause == "T5"


def test_t5_void_between_rounds() -> None:
    position = setup(table(3, tournament=True), board(score=30), lid="B", phase=Phase.DEAL, marker=front(1))
    position.push(event("void"))
    assert position.scores == (None, None, None)


def test_t5_nothing_is_void_before_the_first_deal() -> None:
    assert refusal_of(tournament(3), "void") == ("before-the-deal", "T5")


def test_t5_only_a_stopped_table_is_resumed() -> None:
    position = tournament(2)
    assert refusal_of(position, "resume") == ("not-stopped", "T5")
    position.push(event(DEAL_2))
    position.push(event("pass"))
    assert refusal_of(position, "resume") == ("not-stopped", "T5")


@pytest.mark.parametrize("text", ["resume", "void"])
def test_t5_other_tables_have_no_arbiter(text: str) -> None:
    position = start(2)
    position.push(event(DEAL_2))
    assert refusal_of(position, text) == ("not-a-tournament", "T5")


def test_t5_passes_of_the_last_round_are_forgotten() -> None:
    """The round's last take is a take: the count is 0 in the next round."""
    position = setup(table(2, tournament=True), displays="BBBB", passes=1)
    position.push(event("1B5"))
    assert (position.phase, position.passes) == (Phase.DEAL, 0)
    assert lines_of(position.boards[0]) == "- - - - BBBB"


def test_t8_the_coloured_wall_only() -> None:
    with pytest.raises(OptionError) as refusal:
        game("azul", players=4, wall="grey", tournament=True)
    assert (refusal.value.code, refusal.value.clause) == ("tournament-wall", "T8")
    assert table(4, tournament=True).wall == "coloured"
