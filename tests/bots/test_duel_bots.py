"""Bots at Azul Duel: they play it to the end from a view alone, greedily with some sense."""

from collections.abc import Sequence
from statistics import mean

import pytest

from azulejos.bots import BOTS, Bot, GreedyBot, RandomBot, bot
from azulejos.bots.duel.cell_evaluation import cell_value
from azulejos.bots.duel.move_evaluation import evaluate_moves
from azulejos.bots.greedy_bot import EVALUATORS
from azulejos.rules import GAMES, Move, OptionError, Outcome
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.moves import Draw, Keep, Lay, Moon, Spend, Stack, Stop, Sun, TakeChip, TakePlate, Tile
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.bots.test_bots import play
from tests.kit.chances import Lowest, seeded
from tests.kit.duel_tables import back, board, cells, duel, laid, setup
from tests.kit.effort import some
from tests.kit.tables import start

FIRST_GAME = ("rows", "columns", "diagonals")
OTHERS = (("colours", "edge", "corners", "specials"), ("rows", "edge", "wilds"))


def series(players: Sequence[type[GreedyBot] | type[RandomBot]], games: int, tiles: tuple[str, ...] = FIRST_GAME) -> list[Outcome]:
    """Games between the same bots; both start equally often."""
    outcomes = []
    for seed in range(games):
        bots: list[Bot] = [player(seeded(100 * seed + seat)) for seat, player in enumerate(players)]
        outcome = play(duel(*tiles).start(seed % 2 + 1), bots, seed).outcome
        assert outcome is not None
        outcomes.append(outcome)
    return outcomes


def values_of(position: DuelPosition) -> dict[Move, float]:
    return dict(evaluate_moves(position.view(position.to_move or 1)))


def choice(position: DuelPosition) -> Move:
    return GreedyBot(Lowest()).choose(position.view(position.to_move or 1))


@pytest.mark.parametrize("tiles", some([FIRST_GAME, *OTHERS], 1))
@pytest.mark.parametrize("player", sorted(BOTS))
def test_every_bot_plays_duel_to_its_end(player: str, tiles: tuple[str, ...]) -> None:
    games = [play(duel(*tiles).start(), [bot(player, seeded(seat)) for seat in (1, 2)], seed=4) for _ in range(2)]
    assert games[0].outcome is not None
    assert games[0].events == games[1].events


def test_it_beats_random_practically_always() -> None:
    assert sum(outcome.winners == (1,) for outcome in series([GreedyBot, RandomBot], 12)) >= 11


@pytest.mark.parametrize(("tiles", "games"), some([(FIRST_GAME, 5), (OTHERS[0], 3), (OTHERS[1], 3)], 1))
def test_its_scores_are_those_of_a_real_game(tiles: tuple[str, ...], games: int) -> None:
    assert mean(score or 0 for outcome in series([GreedyBot] * 2, games, tiles) for score in outcome.scores) > 40


@pytest.mark.clause("D50")
def test_what_it_may_not_see_makes_no_difference() -> None:
    """Two positions that differ only in a front which the other seat has put back."""
    one, other = (setup(board(tokens=2), large="BYT|", pile=f"{front}:2 S", display="KY/R* - -") for front in ("YK/TS", "SK/RB"))
    assert values_of(one) == values_of(other)
    assert one != other


def test_a_complete_line_is_better_than_a_line_begun() -> None:
    position = setup(board(plates="1:YB/KS"), small=("BB|",))
    assert choice(position) == Sun(1, "B", 1) or values_of(position)[Sun(1, "B", 2)] > values_of(position)[Sun(1, "B", 5)]
    assert values_of(position)[Sun(1, "B", 2)] > values_of(position)[Sun(1, "B", 0)]


@pytest.mark.clause("D32")
def test_a_line_that_will_break_is_as_bad_as_breaking() -> None:
    full = board(plates="1:YB/KS 2:*B/TK 3:YK/TS", dome="...... ..T... ...... ...... ...... ......")
    values = values_of(setup(full, small=("RR|",)))
    assert values[Sun(1, "R", 2)] == pytest.approx(values[Sun(1, "R", 0)])


@pytest.mark.clause("D36")
def test_broken_tiles_count_by_their_real_costs() -> None:
    costs = []
    for broken in ("", "R", "RR", "RRRR"):
        costs.append(-values_of(setup(board(broken=broken), small=("BB|",)))[Sun(1, "B", 0)])
    assert costs[:3] == [3, 5, 7]
    assert 0 < costs[3] < 0.5


@pytest.mark.clause("D22")
def test_the_first_player_tile_costs_and_is_worth_a_start() -> None:
    values = values_of(setup(large="|B", small=("B|",)))
    assert 0 < values[Sun(1, "B", 1)] - values[Moon("B", 1)] < 2
    last = values_of(setup(large="|B", small=("B|",), round=5))
    assert last[Sun(1, "B", 1)] - last[Moon("B", 1)] == pytest.approx(2)
    taken = values_of(setup(large="|B", small=("B|",), holder=2))
    assert taken[Sun(1, "B", 1)] == pytest.approx(taken[Moon("B", 1)])


@pytest.mark.clause("D42")
def test_a_large_tray_of_one_colour_brings_the_first_player_tile() -> None:
    values = values_of(setup(large="B|", small=("B|",)))
    assert values[Sun(0, "B", 1)] < values[Sun(1, "B", 1)]


def test_in_the_last_round_a_line_that_cannot_be_completed_is_worth_nothing() -> None:
    position = setup(board(plates="4:YB/KS"), small=("B|",), round=5)
    assert values_of(position)[Sun(1, "B", 3)] == 0
    more = setup(board(plates="4:YB/KS"), small=("B|", "BB|"), round=5)
    assert values_of(more)[Sun(1, "B", 3)] > 0
    paid = setup(board("- - B - - -", plates="4:YB/KS", chips="B B"), small=("B|",), round=5)
    assert values_of(paid)[Sun(1, "B", 3)] > 0


@pytest.mark.clause("D21")
def test_what_the_other_one_wishes_does_not_lie_on_top() -> None:
    """Ben lacks a single yellow; Ann has no use for either colour more than for the other."""
    ben = board("R Y - - - -", "1:TB/*Y")
    assert choice(setup(board(), ben, stage=DuelStage.STACK, tray=1, rest="YK")) == Stack("YK")


@pytest.mark.clause("D20")
def test_a_plate_is_taken_and_laid_where_the_lines_want_it() -> None:
    waiting = board("B YY - - - -", tokens=2)
    position = setup(waiting, display="YB/KS KS/TR -", pile="")
    assert choice(position) == TakePlate(1)
    assert choice(setup(waiting, stage=DuelStage.LAY, hand=Plate("YBKS"))) in [Lay(space, 3) for space in (1, 2, 3)]
    drawn = (back("YB/KS:1"), back("KS/TR:1"))
    assert choice(setup(waiting, stage=DuelStage.KEEP, drawn=drawn)) == Keep(1, Plate("YBKS"))


@pytest.mark.clause("D20")
def test_drawing_costs_a_point_unless_there_is_none() -> None:
    rich, poor = (values_of(setup(board(tokens=1, score=score), pile="S W"))[Draw()] for score in (5, 0))
    assert poor - rich == pytest.approx(1)
    one, three = (back("S"),), (back("S"),) * 3
    assert choice(setup(board(score=5), stage=DuelStage.DRAWING, drawn=one, pile="W")) == Stop()
    assert choice(setup(board(score=0), stage=DuelStage.DRAWING, drawn=one, pile="W")) == Draw()
    assert choice(setup(board(score=0), stage=DuelStage.DRAWING, drawn=three, pile="W")) == Stop()


@pytest.mark.clause("D23")
def test_a_chip_that_helps_a_line_is_better() -> None:
    values = values_of(setup(board("- T - - - -"), small=("||TY", "||B")))
    assert values[TakeChip(1)] > values[TakeChip(2)] > 0


@pytest.mark.clause("D31")
def test_chips_are_spent_as_cheaply_as_it_goes_and_all_in_the_last_round() -> None:
    ann = board("- - BB - - -", "4:YB/KS", chips="B B BR")
    assert choice(setup(ann, stage=DuelStage.CHIPS, line=3)) == Spend(("B", "B"))
    assert choice(setup(ann, stage=DuelStage.CHIPS, line=3, round=5)) != Spend(())


@pytest.mark.clause("D30")
def test_a_tile_goes_where_it_scores_most() -> None:
    ann = board("K - - - - -", "1:KS/TR 2:YK/TS", "...... .....R ...... ...... ...... ......")
    assert choice(setup(ann, stage=DuelStage.CELL, line=1)) in (Tile(1, 1), Tile(1, 4))
    beside = board("K - - - - -", "1:KS/TR 2:YK/TS", "..Y... ...... ...... ...... ...... ......")
    assert choice(setup(beside, stage=DuelStage.CELL, line=1)) == Tile(1, 4)


@pytest.mark.clause("D6")
@pytest.mark.parametrize(
    ("tile", "plates", "dome", "good", "bad"),
    [
        ("rows", "", "BBBBB. ...... ...... ...... ...... ......", (0, 5), (5, 5)),
        ("columns", "", "B..... B..... B..... B..... B..... ......", (5, 0), (5, 5)),
        ("diagonals", "", "...... ...... ...... ...... ...... ......", (2, 2), (2, 1)),
        ("edge", "", "...... ...... ...... ...... ...... ......", (0, 3), (1, 3)),
        ("corners", "", "...... ...... ...... ...... ...... ......", (4, 0), (4, 2)),
        ("corners", "", "...... ...... ...... ...... ...... ......", (4, 0), (0, 0)),
        ("colours", "", "YRKT.. B..... ...... ...... ...... ......", (0, 5), (1, 5)),
        ("wilds", "1:*B/TK", "...... ...... ...... ...... ...... ......", (0, 0), (0, 1)),
        ("specials", "1:YK/TS 2:*B/TK", "...... ...... ...... ...... ...... ......", (0, 0), (0, 2)),
    ],
)
def test_each_scoring_tile_draws_tiles_to_its_cells(tile: str, plates: str, dome: str, good: tuple[int, int], bad: tuple[int, int]) -> None:
    there = Dome(laid(plates), cells(dome))
    with_tile, without = ([cell_value(there, *cell, "B", tiles, standard()) for cell in (good, bad)] for tiles in ((tile,), ()))
    assert with_tile[0] - without[0] > with_tile[1] - without[1] >= 0


@pytest.mark.clause("D34")
def test_a_special_tile_at_once_is_worth_its_points() -> None:
    two = Dome(laid("1:YK/TS"), cells("Y..... T..... ...... ...... ...... ......"))
    none = Dome(laid("1:YK/TS"), cells("...... ...... ...... ...... ...... ......"))
    assert cell_value(two, 0, 1, "K", (), standard()) > cell_value(none, 0, 1, "K", (), standard()) + 1


def test_every_game_has_an_evaluation() -> None:
    assert set(EVALUATORS) == set(GAMES)


def test_views_of_other_games_are_refused() -> None:
    with pytest.raises(TypeError, match="not a view of Azul Duel"):
        list(evaluate_moves(start().view(1)))
    with pytest.raises(TypeError, match="not a view of Azul"):
        list(EVALUATORS["azul"](duel().start().view(1)))


def test_where_nobody_decides_there_is_nothing_to_evaluate() -> None:
    assert list(evaluate_moves(duel().start().view(1))) == []
    assert list(EVALUATORS["azul"](start().view(1))) == []


def test_a_game_without_an_evaluation_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.bots.greedy_bot.EVALUATORS", {})
    with pytest.raises(OptionError, match='does not know the game "duel"'):
        choice(duel().start())
