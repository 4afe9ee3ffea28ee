"""How the net learns from samples: in small batches by Adam.

From what came of games it learns the chance to win (cross-entropy) and both scores (squares); from what a search said, the value by which the
search itself goes, which is the mean of win and margin (cross-entropy).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.net_layers import SECOND
from azulejos.kernel.azul.round_search import boards, evaluation
from azulejos.kernel.azul.round_search.context import CONTEXTS
from azulejos.kernel.azul.round_search.features import FIRST, INPUTS, MOST, OUTPUTS
from azulejos.kernel.azul.round_search.self_play import SAMPLES
from azulejos.kernel.azul.round_search.words import FLOOR, HOLDERS
from azulejos.kernel.azul.state import INT
from azulejos.kernel.compiler import compiled

FLOAT = types.float32
VECTOR = types.Array(FLOAT, 1, "C")
ONES = types.Array(types.int16, 2, "C")
COUNTS = types.Array(types.int16, 1, "C")
PARAMETERS = (INPUTS * FIRST, FIRST, SECOND * FIRST, SECOND, OUTPUTS * SECOND, OUTPUTS)
"""How many numbers each layer has: weights, then biases, of the three."""
STARTS = tuple(int(sum(PARAMETERS[:i])) for i in range(len(PARAMETERS) + 1))
SIZE = STARTS[-1]
_W1, _B1, _W2, _B2, _W3, _B3, _END = STARTS
_tiled, _list_wall_inputs, _list_line_inputs = boards.tiled, boards.list_wall_inputs, boards.list_line_inputs
_list_shown_inputs, _list_centre_inputs = evaluation.list_shown_inputs, evaluation.list_centre_inputs
_shown_of, _score_input = evaluation.shown_of, evaluation.score_input
BATCH = 256
SCORE_WEIGHT = 0.5
"""How much an error of ten points counts beside the win."""
TARGETS = 6
"""Of a sample: won or not, both scores in tens of points, the chance that a search saw; how much the first three count, and how much the last."""


@compiled(types.void(CONTEXTS, SAMPLES, ONES, COUNTS))
def describe(contexts: Any, samples: Any, ones: Any, counts: Any) -> None:
    """Write for each sample which inputs are 1."""
    context = contexts[0]
    inputs = np.empty(MOST, np.int64)
    for i in range(len(samples)):
        sample = samples[i]
        context.bag, context.round = sample.bag, sample.round
        for source in range(6):
            context.tiles[source] = sample.tiles[source]
        is_over = sample.table & HOLDERS == 0
        found = 0
        scores = np.zeros(2, np.int64)
        for role in range(2):
            board = sample.boards[role]
            wall, scores[role] = _tiled(sample.walls[role], sample.scores[role], board)
            found += _list_wall_inputs(wall, role, inputs[found:])
            found += _list_line_inputs(wall, board, role, 0 if is_over else board >> FLOOR, inputs[found:])
        shown = _shown_of(sample.table & HOLDERS)
        found += _list_shown_inputs(context, shown, inputs[found:])
        found += _list_centre_inputs(context, sample.table, shown, inputs[found:])
        inputs[found] = _score_input(scores[0] - scores[1])
        counts[i] = found + 1
        for j in range(found + 1):
            ones[i, j] = inputs[j]


@compiled(types.float64(VECTOR, VECTOR, ONES, COUNTS, INT, VECTOR, VECTOR, FLOAT), fastmath=True)
def add_gradient(net: Any, gradient: Any, ones: Any, counts: Any, i: int, targets: Any, work: Any, weight: Any) -> float:
    """Add a sample's gradient; returns its loss. `work` has room for all layers and their gradients."""
    first, second = work[:FIRST], work[FIRST : FIRST + SECOND]
    back_first, back_second = work[FIRST + SECOND : 2 * FIRST + SECOND], work[2 * FIRST + SECOND : 2 * (FIRST + SECOND)]
    for n in range(FIRST):
        first[n] = net[_B1 + n]
    for j in range(counts[i]):
        row = _W1 + ones[i, j] * FIRST
        for n in range(FIRST):
            first[n] += net[row + n]
    for n in range(FIRST):
        first[n] = max(first[n], np.float32(0))
    for m in range(SECOND):
        total = net[_B2 + m]
        for n in range(FIRST):
            total += net[_W2 + m * FIRST + n] * first[n]
        second[m] = max(total, np.float32(0))
    loss = 0.0
    for n in range(FIRST):
        back_first[n] = 0
    for m in range(SECOND):
        back_second[m] = 0
    outputs, errors = work[2 * (FIRST + SECOND) :], work[2 * (FIRST + SECOND) + OUTPUTS :]
    for output in range(OUTPUTS):
        total = net[_B3 + output]
        for m in range(SECOND):
            total += net[_W3 + output * SECOND + m] * second[m]
        outputs[output] = total
    won, known, said = targets[0], targets[4], targets[5]
    chance = np.float32(1) / (np.float32(1) + np.exp(-outputs[0]))
    loss -= known * (won * np.log(chance + 1e-7) + (1 - won) * np.log(1 - chance + 1e-7))
    errors[0] = known * (chance - won)
    for output in range(1, OUTPUTS):
        distance = outputs[output] - targets[output]
        errors[output] = known * np.float32(SCORE_WEIGHT) * distance
        loss += 0.5 * errors[output] * distance
    # The search goes by the mean of win and margin.
    seen = targets[3]
    chance = np.float32(1) / (np.float32(1) + np.exp(np.float32(-0.5) * (outputs[0] + outputs[1] - outputs[2])))
    loss -= said * (seen * np.log(chance + 1e-7) + (1 - seen) * np.log(1 - chance + 1e-7))
    pull = np.float32(0.5) * said * (chance - seen)
    errors[0] += pull
    errors[1] += pull
    errors[2] -= pull
    for output in range(OUTPUTS):
        error = errors[output] * weight
        gradient[_B3 + output] += error
        for m in range(SECOND):
            gradient[_W3 + output * SECOND + m] += error * second[m]
            back_second[m] += error * net[_W3 + output * SECOND + m]
    for m in range(SECOND):
        if second[m] > 0:
            error = back_second[m]
            gradient[_B2 + m] += error
            for n in range(FIRST):
                gradient[_W2 + m * FIRST + n] += error * first[n]
                back_first[n] += error * net[_W2 + m * FIRST + n]
    for n in range(FIRST):
        if first[n] <= 0:
            back_first[n] = 0
        gradient[_B1 + n] += back_first[n]
    for j in range(counts[i]):
        row = _W1 + ones[i, j] * FIRST
        for n in range(FIRST):
            gradient[row + n] += back_first[n]
    return loss


@compiled(types.float64(VECTOR, VECTOR, VECTOR, ONES, COUNTS, types.Array(FLOAT, 2, "C"), types.Array(INT, 1, "C"), INT, FLOAT))
def learn(net: Any, mean: Any, square: Any, ones: Any, counts: Any, targets: Any, order: Any, steps: int, rate: float) -> float:
    """Go once through the samples in an order, a step for each batch; returns the mean loss. `steps` were made before, for Adam's correction."""
    gradient = np.zeros(SIZE, np.float32)
    work = np.zeros(2 * (FIRST + SECOND + OUTPUTS), np.float32)
    loss = 0.0
    batches = len(order) // BATCH
    for batch in range(batches):
        gradient[:] = 0
        for j in range(BATCH):
            i = order[batch * BATCH + j]
            loss += add_gradient(net, gradient, ones, counts, i, targets[i], work, np.float32(1 / BATCH))
        step = steps + batch + 1
        first_part, second_part = np.float32(1 - 0.9**step), np.float32(1 - 0.999**step)
        for n in range(SIZE):
            slope = gradient[n]
            mean[n] = np.float32(0.9) * mean[n] + np.float32(0.1) * slope
            square[n] = np.float32(0.999) * square[n] + np.float32(0.001) * slope * slope
            net[n] -= rate * (mean[n] / first_part) / (np.sqrt(square[n] / second_part) + np.float32(1e-8))
    return loss / max(1, batches * BATCH)


@compiled(types.float64(VECTOR, ONES, COUNTS, types.Array(FLOAT, 2, "C")))
def loss_of(net: Any, ones: Any, counts: Any, targets: Any) -> float:
    """The mean loss over samples from which nothing is learned."""
    gradient = np.zeros(SIZE, np.float32)
    work = np.zeros(2 * (FIRST + SECOND + OUTPUTS), np.float32)
    loss = 0.0
    for i in range(len(counts)):
        loss += add_gradient(net, gradient, ones, counts, i, targets[i], work, np.float32(0))
    return loss / max(1, len(counts))
