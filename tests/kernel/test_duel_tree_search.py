"""The search of Azul Duel in compiled code: its policy knows every legal decision, and its features describe a board once and for all."""

import random
from functools import partial

import numpy as np

from azulejos import start
from azulejos.kernel.duel import conversion, play
from azulejos.kernel.duel.biased_play import POLICIES
from azulejos.kernel.duel.state import STATE
from azulejos.kernel.duel.tree_search import features, policy_learning, search, self_play
from azulejos.kernel.duel.tree_search.context import FEATURES, Learned, context, no_policy
from azulejos.kernel.random import generator
from azulejos.rules import Phase
from azulejos.rules.duel.position import DuelPosition
from tests.kit.effort import LONG


def test_the_policy_knows_every_legal_decision_of_a_turn() -> None:
    policy = np.random.default_rng(1).normal(size=no_policy().shape)
    contexts = context(Learned(features.hand_set_weights(), 8.0, policy))
    stages = set()
    for seed in range(60 if LONG else 5):
        position, lots = start("duel", seed=seed), random.Random(seed)
        assert isinstance(position, DuelPosition)
        tables = conversion.tables_of([position.game])
        while position.to_move is not None:
            sample = position.view(position.to_move).sample(lots)
            if position.phase is Phase.OFFER:
                stages.add(position.stage)
                states = conversion.pack([sample, sample])
                search.begin(contexts, states, tables)
                record = contexts[0]
                count = int(record["edge_count"][0])
                assert sorted(record["action"][:count].tolist()) == sorted(_legal(states))
                assert np.isclose(record["prior"][:count].sum(), 1, atol=1e-3)
                assert (np.diff(record["prior"][:count]) <= 0).all()
                chosen = search.think(contexts, states, tables, generator(seed), 60, 128)
                assert chosen in record["action"][:count]
                assert states[1:].tobytes() == conversion.pack([sample]).tobytes()
            position.push(POLICIES[seed % len(POLICIES)](position, lots))
    assert len(stages) >= 5


def test_a_policy_learns_what_a_search_tries() -> None:
    games = 4
    contexts = context(Learned(features.hand_set_weights(), 8.0, no_policy()))
    beginning = start("duel", seed=3)
    assert isinstance(beginning, DuelPosition)
    table, states = conversion.tables_of([beginning.game]), conversion.pack([beginning.game.start()] * (self_play.STARTS + 1))
    boards = (
        np.zeros((games * self_play.SAMPLES, FEATURES), np.float32),
        np.zeros(games * self_play.SAMPLES),
        np.zeros(games * self_play.SAMPLES, int),
    )
    positions = np.zeros(games * self_play.DECISIONS, STATE)
    tried = np.zeros((len(positions), 2, self_play.MOST_CHOICES), np.int32)
    _, decided = self_play.play_games(contexts, states, table, generator(3), games, 300, 40, *boards, positions, tried)
    assert decided > games * 10
    assert (np.count_nonzero(tried[:decided, 1], axis=1) > 1).all()
    kept, half = np.zeros_like(no_policy()), decided // 2
    learn = partial(policy_learning.learn, contexts, states, table)
    held = positions[half:decided], tried[half:decided], np.arange(decided - half)
    before = learn(*held, kept, 0.0)
    assert not contexts[0]["policy"].any()
    for _ in range(3):
        learn(positions[:half], tried[:half], np.arange(half), kept, 0.03)
    assert learn(*held, kept, 0.0) < before
    assert contexts[0]["policy"].any()


def _legal(states: np.ndarray) -> list[int]:
    found = np.empty(play.MOST_MOVES, np.int64)
    return [int(action) for action in found[: play.legal(states, 1, found)]]
