"""The search of Azul Duel in compiled code: its policy knows every legal decision, and its features describe a board once and for all."""

import random

import numpy as np

from azulejos import start
from azulejos.kernel.duel import conversion, play
from azulejos.kernel.duel.biased_play import POLICIES
from azulejos.kernel.duel.tree_search import features, search
from azulejos.kernel.duel.tree_search.context import context
from azulejos.kernel.random import generator
from azulejos.rules import Phase
from azulejos.rules.duel.position import DuelPosition
from tests.kit.effort import LONG


def test_the_policy_knows_every_legal_decision_of_a_turn() -> None:
    contexts = context()
    contexts[0]["weights"], contexts[0]["spread"] = features.hand_set_weights(), 8.0
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


def _legal(states: np.ndarray) -> list[int]:
    found = np.empty(play.MOST_MOVES, np.int64)
    return [int(action) for action in found[: play.legal(states, 1, found)]]
