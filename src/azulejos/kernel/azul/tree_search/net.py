"""What a search has learned as one row of numbers, the weights of its net and of its policy, and into a tree."""

from __future__ import annotations

from itertools import accumulate, pairwise
from math import prod
from typing import Any

import numpy as np

from azulejos.kernel.azul.net_layers import SECOND
from azulejos.kernel.azul.tree_search.context import LEARNED_ROUNDS, MOVE_FEATURES
from azulejos.kernel.azul.tree_search.features import FIRST, INPUTS, OUTPUTS

SHAPES = ((INPUTS, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, OUTPUTS), (OUTPUTS,))
"""Weights and biases of each layer; a row of weights for each input."""
_STARTS = (0, *accumulate(map(prod, SHAPES)))
LAYERS = _STARTS[-1]
"""Where the policy begins."""
POLICY = (2, LEARNED_ROUNDS * MOVE_FEATURES)
SIZE = LAYERS + prod(POLICY)


def layers(net: Any) -> list[Any]:
    """Views of the weights and biases of each layer.

    >>> [layer.shape for layer in layers(np.zeros(SIZE, np.float32))][-2:]
    [(32, 2), (2,)]
    """
    return [net[start:end].reshape(shape) for (start, end), shape in zip(pairwise(_STARTS), SHAPES, strict=True)]


def policy_of(net: Any) -> Any:
    """A view of the weights of the policy: by how many hundredths of a point each feature makes a move better than it looks at a glance."""
    return net[LAYERS:].reshape(POLICY)


def new_net(seed: int) -> Any:
    """A net that has learned nothing: small random weights (He), no biases; and no policy."""
    random = np.random.default_rng(seed)
    net = np.zeros(SIZE, np.float32)
    # About fifty inputs are 1 at a time.
    for layer, inputs in zip(layers(net)[::2], (50, FIRST, SECOND), strict=True):
        layer[:] = random.normal(0, (2 / inputs) ** 0.5, layer.shape)
    return net


def install(trees: Any, net: Any) -> None:
    """Have a search judge by a net."""
    weights1, bias1, weights2, bias2, weights3, bias3 = layers(net)
    trees["weights1"], trees["bias1"], trees["weights2"], trees["bias2"] = weights1, bias1, weights2, bias2
    trees["weights3"][..., :OUTPUTS], trees["bias3"][..., :OUTPUTS] = weights3, bias3
    trees["policy"] = policy_of(net)
    trees["has_learned"] = policy_of(net).any()
    trees["hand_set"] = 0
