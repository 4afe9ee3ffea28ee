"""The search of Azul Duel: it keeps its limits, says what it expects, tiles as well as can be, and beats those who do not think."""

import json
import random
from importlib.resources import files

import pytest

from azulejos import start
from azulejos.arena.match import match
from azulejos.bots import Limit
from azulejos.bots.duel.lustre_bot import LustreBot, weights
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.greedy_bot import GreedyBot
from azulejos.bots.search_bots import SearchBots
from azulejos.bots.search_thinkers import SearchThinkers
from azulejos.bots.thinker import BotThinker, Thought
from azulejos.kernel.duel.biased_play import builder
from azulejos.rules import OptionError, Phase, RandomChance
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import LAST_ROUND
from azulejos.rules.duel.view import DuelView
from tests.kit.chances import seeded
from tests.kit.effort import LONG


def search() -> TreeSearch:
    return TreeSearch(weights())


def views(seed: int, decisions: int) -> list[DuelView]:
    """What seats see on the way of a game, after so many decisions each time."""
    position, lots, found = start("duel", seed=seed), random.Random(seed), []
    assert isinstance(position, DuelPosition)
    while position.to_move is not None:
        for _ in range(decisions):
            if position.to_move is not None:
                position.push(builder(position, lots))
        if position.to_move is not None:
            found.append(position.view(position.to_move))
    return found


def test_it_never_loses_to_random_and_hardly_to_greedy() -> None:
    assert match(["lustre", "random"], game="duel", games=6, seed=3, limit=Limit(nodes=200)).wins[0] == 6
    games = 40 if LONG else 6
    assert match(["lustre", "greedy"], game="duel", games=games, seed=4, limit=Limit(nodes=1_500)).shares[0] >= 0.6


def test_the_same_nodes_give_the_same_answer_whatever_was_searched_before() -> None:
    fresh, used = search(), search()
    for view in views(2, 9):
        used.find(views(3, 40)[0], Limit(nodes=400), seeded(8))
        one, other = fresh.find(view, Limit(nodes=700), seeded(5)), used.find(view, Limit(nodes=700), seeded(5))
        assert (one.lines, one.nodes, one.depth) == (other.lines, other.nodes, other.depth)
        if view.position.phase is Phase.OFFER and len(view.legal_moves) > 1:
            assert one.nodes == 700


def test_every_move_has_chances_scores_and_a_variation_that_can_be_played() -> None:
    searcher = search()
    for view in views(5, 7):
        found = searcher.find(view, Limit(nodes=20_000), seeded(1), full=True)
        moves = {line.move for line in found.lines}
        assert moves == set(view.legal_moves)
        for line in found.lines:
            assert sum(line.win) == pytest.approx(1)
            assert all(0 <= score < 200 for score in line.scores)
            after = view.sample(seeded(2))
            for move in line.variation:
                after.push(move)


class Interrupting:
    """Chance that stops a search as soon as it is asked."""

    def __init__(self, searcher: TreeSearch) -> None:
        self._searcher = searcher

    def below(self, n: int, /) -> int:
        self._searcher.stop()
        return 0


def test_a_search_that_is_stopped_has_a_move_at_once() -> None:
    searcher = search()
    view = views(5, 10)[0]
    found = searcher.find(view, Limit(nodes=1_000_000), Interrupting(searcher))
    assert found.nodes == 0
    assert found.lines[0].move in view.legal_moves
    assert searcher.best() == found.lines[0].move


def test_a_thinker_tells_what_it_found() -> None:
    told: list[Thought] = []
    thinking = SearchThinkers(seeded(1), BotThinker(GreedyBot(seeded(1))), 300, 1)
    view = views(6, 12)[0]
    move = thinking.think(view, Limit(nodes=5_000), told.append)
    assert move in view.legal_moves
    assert told[0].move == move
    assert told[0].nodes == 300
    assert thinking.best() == move


def best_end(position: DuelPosition, seat: int) -> int:
    """The best final score of a seat in its last tiling, by trying everything that the rules allow."""
    if position.to_move != seat:
        while position.to_move is not None:
            position.push(position.legal_moves[0])
        score = position.scores[seat - 1]
        assert score is not None
        return score
    ends = []
    for move in position.legal_moves:
        after = position.copy(history=False)
        after.push(move)
        ends.append(best_end(after, seat))
    return max(ends)


def test_the_last_tiling_is_as_good_as_trying_everything() -> None:
    searcher, seen = search(), 0
    for seed in range(400 if LONG else 40):
        position, lots = start("duel", seed=seed), random.Random(seed)
        assert isinstance(position, DuelPosition)
        while position.to_move is not None and not (position.round == LAST_ROUND and position.phase is Phase.TILING):
            position.push(builder(position, lots))
        while (seat := position.to_move) is not None:
            found = searcher.find(position.view(seat), Limit(nodes=100_000), seeded(1), full=True)
            if len(found.lines) > 1 and len(position.board.chips) <= 4:
                assert found.lines[0].scores[seat - 1] == best_end(position.copy(history=False), seat)
                seen += 1
            position.push(found.lines[0].move)
    assert seen > 10


def test_the_weights_that_ship_tell_how_they_were_made_and_beat_those_set_by_hand() -> None:
    told = json.loads((files("azulejos.bots.duel") / "lustre.json").read_text(encoding="utf-8"))
    assert all(command.startswith("azulejos train ") and "--net duel" in command for command in told["commands"])
    assert told["strength"]
    if LONG:
        assert match(["lustre", "baseline"], game="duel", games=60, seed=5, limit=Limit(nodes=1_000)).shares[0] >= 0.6


def test_who_does_not_know_a_game_says_so() -> None:
    with pytest.raises(OptionError, match='does not know the game "duel"'):
        SearchBots("stranger", {}, seeded(1)).choose(views(1, 5)[0])


def test_a_bot_of_the_same_chance_plays_the_same_game() -> None:
    one, other = (match([LustreBot(seeded(1)), "greedy"], game="duel", games=1, seed=2, limit=Limit(nodes=100)) for _ in range(2))
    assert one.games[0].record.events == other.games[0].record.events


def test_chance_decides_only_what_it_draws_in_its_thoughts() -> None:
    view = views(7, 15)[0]
    chosen = {search().find(view, Limit(nodes=3_000), RandomChance(random.Random(seed))).lines[0].move for seed in range(3)}
    assert chosen <= set(view.legal_moves)
