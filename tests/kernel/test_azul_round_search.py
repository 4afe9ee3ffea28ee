"""The search within a round: its words are the kernel's states, its values those of a search that leaves nothing out."""

import itertools
from typing import Any

import numpy as np
import pytest

from azulejos.kernel.azul import play
from azulejos.kernel.azul.net_layers import SECOND
from azulejos.kernel.azul.round_search import boards, evaluation, features, learning, net, search, self_play
from azulejos.kernel.azul.round_search.context import context
from azulejos.kernel.azul.round_search.moves import list_takes
from azulejos.kernel.azul.round_search.moves import play as make
from azulejos.kernel.azul.round_search.self_play import new_game
from azulejos.kernel.azul.round_search.words import HOLDERS, MARKER
from azulejos.kernel.azul.state import DEAL, OFFER, OVER
from azulejos.kernel.random import below, generator
from tests.kit.effort import LONG

GAMES = 400 if LONG else 15


def root(contexts: Any) -> tuple[int, int, int, int]:
    """Table, own board, the other's, seat."""
    record = contexts[0]
    seat = int(record["seat"])
    return int(record["table"]), int(record["boards"][seat]), int(record["boards"][1 - seat]), seat


def random_takes(states: Any, random: Any, actions: Any) -> int:
    return int(actions[below(random, play.legal(states, 0, actions))])


def has_whole_row(wall: int) -> bool:
    return any(wall >> 5 * row & 31 == 31 for row in range(5))


def test_a_take_on_words_is_the_kernels_and_so_is_tiling() -> None:
    random, contexts, other, actions = generator(1), context(), context(), np.empty(play.MOST_MOVES, np.int64)
    contexts["hand_set"] = other["hand_set"] = 1
    ends = 0
    for _ in range(GAMES):
        states = new_game()
        while states[0]["phase"] != OVER:
            if states[0]["phase"] == DEAL:
                play.deal(states, 0, random)
            search.begin(contexts, states, 0)
            table, mine, others, seat = root(contexts)
            take = random_takes(states, random, actions)
            after, board = make(contexts[0], table, mine, take)
            play.apply(states, 0, take)
            if states[0]["phase"] == OFFER:
                search.begin(other, states, 0)
                assert root(other) == (after, others, board, 1 - seat)
            else:
                ends += 1
                assert after & HOLDERS == 0
                for each, word in ((seat, board), (1 - seat, others)):
                    wall, score = boards.tiled(int(contexts[0]["wall"][each]), int(contexts[0]["score"][each]), word)
                    assert (wall, score) == (int(states[0]["wall"][each]) & (1 << 25) - 1, int(states[0]["score"][each]))
                if states[0]["phase"] == OVER and any(has_whole_row(int(wall)) for wall in states[0]["wall"][:2]):
                    value = evaluation.after_round(contexts[0], after, others, board, 1 - seat)
                    winners = play.winners(states, 0)
                    assert (value > 0, value < 0) == (winners == 2 >> seat, winners == 1 << seat)
    assert ends > 3 * GAMES


def test_of_displays_that_are_alike_one_is_taken_from() -> None:
    random, contexts, actions = generator(2), context(), np.empty(play.MOST_MOVES, np.int64)
    contexts["hand_set"] = 1
    fewer = 0
    for _ in range(GAMES):
        states = new_game()
        play.deal(states, 0, random)
        while states[0]["phase"] == OFFER:
            search.begin(contexts, states, 0)
            table, mine, _, seat = root(contexts)
            count = list_takes(contexts[0], table, mine, seat, 0, 511)
            listed = {int(entry) & 511 for entry in contexts[0]["moves"][0][:count]}
            legal = {int(action) for action in actions[: play.legal(states, 0, actions)]}
            assert listed <= legal
            fewer += len(listed) < len(legal)
            assert results(contexts[0], table, mine, listed) == results(contexts[0], table, mine, legal)
            play.apply(states, 0, random_takes(states, random, actions))
    assert fewer


def results(record: Any, table: int, mine: int, takes: set[int]) -> set[tuple[Any, ...]]:
    """What takes lead to, by what lies on the displays that are left, whichever those are."""
    found = set()
    for take in takes:
        after, board = make(record, table, mine, take)
        left = sorted(int(record["tiles"][source]) for source in range(1, 6) if after >> source & 0x1041041)
        found.add((after >> 30, tuple(left), board))
    return found


def negamax(record: Any, table: int, mine: int, others: int, seat: int) -> int:
    """The value of a round that is played to its end, without leaving anything out."""
    if table & HOLDERS == 0:
        return int(evaluation.after_round(record, table, mine, others, seat))
    count = list_takes(record, table, mine, seat, 40, 511)
    takes = [int(entry) & 511 for entry in record["moves"][40][:count]]
    values = []
    for take in takes:
        after, board = make(record, table, mine, take)
        values.append(-negamax(record, after, others, board, 1 - seat))
    return max(values)


@pytest.mark.parametrize("is_full", [0, 1])
def test_a_solved_round_has_the_value_of_a_plain_search(is_full: int) -> None:
    random, contexts, plain, actions = generator(3), context(), context(), np.empty(play.MOST_MOVES, np.int64)
    contexts["hand_set"] = plain["hand_set"] = 1
    solved = 0
    for _ in range(GAMES):
        states = new_game()
        while states[0]["phase"] != OVER:
            if states[0]["phase"] == DEAL:
                play.deal(states, 0, random)
            if int(states[0]["sources"]).bit_count() <= 3:
                search.begin(contexts, states, 0)
                search.begin(plain, states, 0)
                take = search.think(contexts, 1 << 40, 60, is_full)
                table, mine, others, seat = root(plain)
                assert contexts[0]["value"] == negamax(plain[0], table, mine, others, seat)
                after, board = make(plain[0], table, mine, take)
                value = (
                    -evaluation.after_round(plain[0], after, others, board, 1 - seat)
                    if after & HOLDERS == 0
                    else -negamax(plain[0], after, others, board, 1 - seat)
                )
                assert value == contexts[0]["value"]
                solved += 1
            play.apply(states, 0, random_takes(states, random, actions))
    assert solved > GAMES


def test_limits_are_kept_and_the_same_nodes_give_the_same_take() -> None:
    random, states = generator(4), new_game()
    play.deal(states, 0, random)
    found = []
    for _ in range(2):
        contexts = context()
        contexts["hand_set"] = 1
        search.begin(contexts, states, 0)
        found.append((search.think(contexts, 5_000, 60, 0), int(contexts[0]["nodes"]), int(contexts[0]["value"])))
    assert found[0] == found[1]
    assert found[0][1] == 5_000
    search.begin(contexts, states, 0)
    search.think(contexts, 1 << 40, 2, 0)
    assert contexts[0]["depth"] == 2
    takes = np.empty(32, np.int64)
    assert search.foresee(contexts, int(contexts[0]["root_takes"][0]), takes) >= 2
    assert 0 <= contexts[0]["outlook"][0] <= 1
    assert int(contexts[0]["table"]) >> MARKER == 0


def test_a_net_with_more_neurons_begins_with_what_one_with_fewer_says() -> None:
    random, half = np.random.default_rng(2), features.FIRST // 2
    shapes = (features.INPUTS * half, half, SECOND * half, *learning.PARAMETERS[3:])
    narrow = np.concatenate([random.normal(0, 0.1, size) for size in shapes]).astype(np.float32)
    wide = net.widened(narrow, 1)
    assert len(wide) == learning.SIZE
    assert net.widened(wide, 1) is wide

    def said(weights: Any, first: int) -> Any:
        starts = np.cumsum((0, features.INPUTS * first, first, SECOND * first, *learning.PARAMETERS[3:]))
        one, bias1, two, bias2, three, bias3 = (weights[start:end] for start, end in itertools.pairwise(starts))
        hidden = np.maximum(one.reshape(-1, first)[3:50].sum(0) + bias1, 0)
        return three.reshape(-1, SECOND) @ np.maximum(two.reshape(-1, first) @ hidden + bias2, 0) + bias3

    assert np.allclose(said(wide, features.FIRST), said(narrow, half), atol=1e-5)


def test_the_net_in_the_search_says_what_it_learned_to_say() -> None:
    """The first layer is put together from parts that are kept; learning adds up all inputs, one after another."""
    samples = np.zeros(4 * self_play.MOST_SAMPLES, self_play.SAMPLE)
    contexts, weights = context(), net.new_net(1)
    contexts["hand_set"] = 1
    samples = samples[: self_play.play_games(contexts, new_game(), generator(5), 4, 100, 100, 0, 500, samples)]
    ones, counts = np.zeros((len(samples), features.MOST), np.int16), np.zeros(len(samples), np.int16)
    learning.describe(context(), samples, ones, counts)
    net.install(contexts, weights)
    layers = [weights[start:end] for start, end in itertools.pairwise(learning.STARTS)]
    shape = {0: features.INPUTS, 2: SECOND, 4: features.OUTPUTS}
    first, second, third = (layers[at].reshape(rows, -1) for at, rows in shape.items())
    salts = np.random.default_rng(1).integers(1, 1 << 62, len(samples))
    for at, sample in enumerate(samples):
        for name in ("tiles", "bag", "round"):
            contexts[name][0] = sample[name]
        contexts["wall"][0], contexts["score"][0], contexts["salt"] = sample["walls"], sample["scores"], salts[at]
        mine, others = map(int, sample["boards"])
        evaluation.ask_net(contexts[0], int(sample["table"]), mine, others, 0)
        hidden = np.maximum(layers[1] + first[ones[at, : counts[at]]].sum(0), 0)
        told = third @ np.maximum(second @ hidden + layers[3], 0) + layers[5]
        assert np.allclose(contexts[0]["outputs"][: features.OUTPUTS], told, atol=1e-3)


def test_a_search_that_looks_at_the_clock_ends_by_itself() -> None:
    """Nobody else stops it, and it has all the nodes that it could want."""
    contexts, states = context(), new_game()
    contexts["hand_set"] = 1
    play.deal(states, 0, generator(3))
    search.begin(contexts, states, 0)
    search.limit_time(contexts, 1_000_000)
    search.think(contexts, 1 << 60, 60, 1)
    assert contexts["stop"][0] == 1
    assert contexts["nodes"][0] > 0
