"""Learning of the net from samples, in NumPy: of each position the shares of all seats at once, and each seat's final score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from azulejos.kernel.azul.state import SEATS
from azulejos.kernel.azul.tree_search import net
from azulejos.kernel.azul.tree_search.features import INPUTS
from azulejos.kernel.azul.tree_search.self_play import ASIDE

BATCH = 512
"""Positions of a step."""
SCORE_WEIGHT = 0.5
"""How much a score counts, in tens of points, beside the win."""
NOBODY = -1e9
"""As a logit: a seat that is not there."""
_KEEP, _KEEP_SQUARE, _LEAST = 0.9, 0.999, 1e-8
"""Adam's constants."""


def positions(samples: Any) -> Any:
    """Which samples belong to each position, a row for each; -1 where there is no such seat."""
    starts = np.flatnonzero(samples["seat"] == 0)
    seats = np.arange(SEATS)
    return np.where(seats < samples["players"][starts][:, None], starts[:, None] + seats, -1)


def gradients(weights: Any, samples: Any, rows: Any, trust: float) -> tuple[float, list[Any]]:
    """The mean loss of some positions, and the gradient of each layer. `trust` is the part of a label that the search said."""
    weights1, bias1, weights2, bias2, weights3, bias3 = net.layers(weights)
    is_there = rows >= 0
    chosen = samples[rows[is_there]]
    inputs = np.zeros((len(chosen), INPUTS), np.float32)
    used = np.arange(chosen["inputs"].shape[1]) < chosen["count"][:, None]
    inputs[np.nonzero(used)[0], chosen["inputs"][used]] = 1
    first = np.maximum(inputs @ weights1 + bias1, 0)
    second = np.maximum(first @ weights2 + bias2, 0)
    outputs = second @ weights3 + bias3
    logits = np.full(rows.shape, NOBODY)
    logits[is_there] = outputs[:, 0]
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    trusted = np.where(chosen["share"] == ASIDE, 1.0, trust)
    wanted = (1 - trusted) * chosen["share"] + trusted * chosen["said"]
    missed = outputs[:, 1] - chosen["final"] / 10
    loss = float(-(wanted * np.log(shares[is_there] + 1e-9)).sum() + SCORE_WEIGHT / 2 * (missed**2).sum()) / len(rows)
    back = np.stack([shares[is_there] - wanted, SCORE_WEIGHT * missed], axis=1).astype(np.float32) / len(rows)
    back_second = back @ weights3.T * (second > 0)
    back_first = back_second @ weights2.T * (first > 0)
    return loss, [
        inputs.T @ back_first, back_first.sum(axis=0), first.T @ back_second, back_second.sum(axis=0), second.T @ back, back.sum(axis=0)
    ]  # fmt: skip


def learn(weights: Any, samples: Any, epochs: int, rate: float, trust: float, seed: int, show: Callable[[int, int], None]) -> float:
    """Change the weights by Adam, with a rate that falls; the last twentieth of the positions is held back, and the loss on those is returned.

    Positions of a game lie together, and tell of each other: whole games have to be held back, if the loss is to say how well others are foreseen.
    """
    random = np.random.default_rng(seed)
    rows = positions(samples)
    held, rows = rows[len(rows) - len(rows) // 20 :], rows[: len(rows) - len(rows) // 20]
    weights = weights[: net.LAYERS]
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps, batches = 0, len(rows) // BATCH
    for epoch in range(epochs):
        rows = random.permutation(rows)
        for batch in range(batches):
            steps += 1
            _, slopes = gradients(weights, samples, rows[batch * BATCH : (batch + 1) * BATCH], trust)
            slope = np.concatenate([each.ravel() for each in slopes])
            mean += (1 - _KEEP) * (slope - mean)
            square += (1 - _KEEP_SQUARE) * (slope**2 - square)
            falling = rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * steps / (epochs * batches))))
            weights -= falling * (mean / (1 - _KEEP**steps)) / (np.sqrt(square / (1 - _KEEP_SQUARE**steps)) + _LEAST)
        show(epoch + 1, epochs)
    return gradients(weights, samples, held[: 20 * BATCH], trust)[0] if len(held) else 0.0
