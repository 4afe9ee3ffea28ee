"""What an analysis says of a game of Azul Duel: every decision is judged, as its seat could know the table, and the same every time."""

import random

import pytest

import azulejos as az
from azulejos.bots.analysis import GameAnalysis, Mark, Option, analyse, analyser_of
from azulejos.bots.analysis.page import page
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.duel.lustre_bot import weights
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.interface import Limit
from azulejos.i18n import LANGUAGES
from azulejos.kernel.duel.biased_play import POLICIES
from azulejos.notation import Record
from azulejos.render.wording import Wording
from azulejos.rules import Phase, RandomChance
from azulejos.rules.duel.moves import Moon, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.bots.test_hidden import drawn_games
from tests.kit import duel_told as told

NODES = Limit(nodes=2_000)


@pytest.fixture(scope="module")
def analysis(tmp_path_factory: pytest.TempPathFactory) -> GameAnalysis:
    path = tmp_path_factory.mktemp("games") / "game.agn"
    az.match(["random", "greedy"], game="duel", games=1, seed=3, save=path)
    [record] = az.load(path)
    assert isinstance(record, Record)
    return analyse(record, NODES)


def test_every_decision_is_judged_and_none_is_better_than_the_best(analysis: GameAnalysis) -> None:
    assert [move.played.move for move in analysis.moves] == analysis.record.moves
    positions = list(analysis.record.positions())
    stages = set()
    for move in analysis.moves:
        position = positions[move.events]
        assert isinstance(position, DuelPosition)
        stages.add(position.stage)
        assert sum(move.played.chances) == pytest.approx(1)
        assert move.best.chances[move.seat - 1] >= move.played.chances[move.seat - 1]
        assert move.best.line[0] == move.best.move
        assert bool(move.reasons) == (move.mark in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER))
    assert {DuelStage.FIRST_PLATE, DuelStage.TURN, DuelStage.LAY, DuelStage.STACK, DuelStage.CELL} <= stages


def test_to_break_many_tiles_is_no_good() -> None:
    position = az.start("duel", seed=2)
    while len(position.legal_moves) < 60:
        position.push(position.legal_moves[0])
    assert isinstance(position, DuelPosition)
    assert position.to_move is not None
    trays, seat = position.trays, position.to_move
    broken = max(
        (move for move in position.legal_moves if isinstance(move, Sun) and not move.line), key=lambda take: trays[take.tray].sun.count(take.colour)
    )
    found = analyser_of("duel").assess(position, Limit(nodes=20_000), broken)
    [played] = [option for option in found.options if option.move == broken]
    assert found.options[0].chances[seat - 1] - played.chances[seat - 1] > 0.03


def test_what_was_played_is_tried_about_as_often_as_the_best() -> None:
    position = az.start("duel", seed=2)
    while len(position.legal_moves) < 60:
        position.push(position.legal_moves[0])
    assert position.to_move is not None
    search, seat = TreeSearch(weights()), position.to_move
    assert isinstance(position, DuelPosition)
    for move in list(position.legal_moves)[-3:]:
        found = search.find(position.view(seat), Limit(nodes=20_000), RandomChance(random.Random(1)), full=True, played=move)
        assert found.lines[0].move != move
        tries = {line.move: line.tries for line in found.lines}
        assert 3 * tries[move] > tries[found.lines[0].move]


def test_what_breaks_by_the_end_of_the_offer_is_foreseen() -> None:
    """Where a decision is the last of the offer, the rules say it."""
    analyser, found, costs = analyser_of("duel"), 0, (0, 1, 3, 6, 10)
    for seed in range(6):
        lots, position = random.Random(seed), az.start("duel", seed=seed)
        while position.to_move is not None:
            move = lots.choice(list(position.legal_moves))
            after = position.copy()
            after.push(move)
            if position.phase is Phase.OFFER and after.phase is Phase.TILING:
                assert isinstance(position, DuelPosition)
                foreseen = analyser.foreseen(position, Option(move, (0.5, 0.5), (0.0, 0.0), (move,)), NODES)
                broken = [len(board.broken) for board in position.boards]
                if isinstance(move, Sun | Moon):
                    broken[position.to_move - 1] += told.took(position, move)[1]
                expected = tuple(min(b.score, costs[min(4, count)]) for b, count in zip(position.boards, broken, strict=True))
                assert {end.costs for end in foreseen.ends} == {expected}
                found += any(broken)
            position.push(move)
    assert found


def test_what_is_tiled_by_the_end_of_the_round_is_foreseen() -> None:
    """Where a decision is the last of the offer, and no line can be tiled in two ways, the rules say it."""
    analyser, found = analyser_of("duel"), 0
    for seed in range(8):
        lots, position = random.Random(seed), az.start("duel", seed=seed)
        assert isinstance(position, DuelPosition)
        while position.to_move is not None:
            move = POLICIES[seed % len(POLICIES)](position, lots)
            after = position.copy(dealer=False)
            after.push(move)
            boards = after.boards
            while after.phase is Phase.TILING and len(after.legal_moves) == 1:
                after.push(after.legal_moves[0])
            if position.phase is Phase.OFFER and position.round and after.tiled_rounds == position.round:
                foreseen = analyser.foreseen(position, Option(move, (0.5, 0.5), (0.0, 0.0), (move,)), NODES)
                assert len(foreseen.ends) == 4
                for seat, (before, board) in enumerate(zip(boards, after.boards, strict=True)):
                    new = zip(told.grids(before)[1], told.grids(board)[1], strict=True)
                    rows = [row for row, (old, now) in enumerate(new, 1) if any(was != tile != "S" for was, tile in zip(old, now, strict=True))]
                    [end] = {(end.tiled[seat], end.scored[seat]) for end in foreseen.ends}
                    assert [line for line, _ in end[0]] == rows
                    assert end[1] == sum(points for _, points in end[0])
                    if before.score > 12:
                        assert 0 <= before.score + end[1] - board.score <= 12, "all that it scores, less broken tiles and the first-player tile"
                    found += bool(rows)
            position.push(move)
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_all(analysis: GameAnalysis, language: str) -> None:
    sentences = Sentences(Wording(language), ["Ann", "Ben"])
    for move in analysis.moves:
        assert sentences.why(move).endswith(".") == bool(move.reasons)
        assert "{" not in sentences.why(move)
    assert "<svg" in page(analysis, sentences, language)


@pytest.mark.clause("D50")
def test_fronts_that_only_the_other_seat_has_seen_make_no_difference() -> None:
    analyser, others = analyser_of("duel"), 0
    for position in drawn_games(60):
        assert position.to_move is not None
        view = position.view(position.to_move)
        truth = next((sample for seed in range(8) if (sample := view.sample(random.Random(seed))) != position), None)
        if truth is None:
            continue  # There is but one way in which it can be.
        found = analyser.assess(view.position, NODES)
        assert found == analyser.assess(position, NODES), "what is known is enough"
        assert found == analyser.assess(truth, NODES)
        worst = found.options[-1]
        assert analyser.foreseen(position, worst, NODES) == analyser.foreseen(truth, worst, NODES) != worst
        assert analyser.reasons(truth, worst, found.options[0]) == analyser.reasons(position, worst, found.options[0])
        others += 1
        if others == 4:
            return
    assert others, "nothing was hidden"


def test_all_legal_moves_are_judged_however_few_nodes_there_are() -> None:
    position = az.start("duel", seed=2)
    for _ in range(4):
        position.push(position.legal_moves[0])
    found = analyser_of("duel").assess(position, Limit(nodes=1))
    assert {option.move for option in found.options} == set(position.legal_moves)
    assert len(found.options) > 20
