"""The weights of the net as one row of numbers, and into a context."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from azulejos.kernel.azul.net_layers import SECOND
from azulejos.kernel.azul.round_search.features import FIRST, INPUTS, OUTPUTS
from azulejos.kernel.azul.round_search.learning import PARAMETERS, SIZE, STARTS


def new_net(seed: int) -> Any:
    """A net that has learned nothing: small random weights (He), no biases."""
    random = np.random.default_rng(seed)
    net = np.zeros(SIZE, np.float32)
    # About sixty inputs are 1 at a time.
    for layer, inputs, outputs in ((0, 60, FIRST * INPUTS), (2, FIRST, SECOND * FIRST), (4, SECOND, OUTPUTS * SECOND)):
        net[STARTS[layer] : STARTS[layer] + outputs] = random.normal(0, (2 / inputs) ** 0.5, outputs)
    return net


def widened(net: Any, seed: int) -> Any:
    """A net with fewer neurons in the first layer as one with all of them: it says the same, since nobody listens to the new ones yet."""
    first = (len(net) - PARAMETERS[3] - PARAMETERS[4] - PARAMETERS[5]) // (INPUTS + 1 + SECOND)
    if first == FIRST:
        return net
    weights1, bias1, weights2, rest = np.split(net, np.cumsum((INPUTS * first, first, SECOND * first)))
    wide = new_net(seed)
    parts = [wide[start:end] for start, end in pairwise(STARTS)]
    parts[0].reshape(INPUTS, FIRST)[:, :first] = weights1.reshape(INPUTS, first)
    parts[1][:first] = bias1
    parts[2][:] = 0
    parts[2].reshape(SECOND, FIRST)[:, :first] = weights2.reshape(SECOND, first)
    wide[STARTS[3] :] = rest
    return wide


def install(contexts: Any, net: Any) -> None:
    """Have a context judge by a net; what it had worked out before is forgotten."""
    weights1, bias1, weights2, bias2, weights3, bias3 = (net[start:end] for start, end in pairwise(STARTS))
    contexts["weights1"], contexts["bias1"], contexts["bias2"] = weights1.reshape(INPUTS, FIRST), bias1, bias2
    contexts["weights2"] = weights2.reshape(SECOND, FIRST).T
    contexts["weights3"][..., :OUTPUTS], contexts["bias3"][..., :OUTPUTS] = weights3.reshape(OUTPUTS, SECOND).T, bias3
    contexts["hand_set"] = 0
    for name in ("board_keys", "wall_keys", "shown_known", "table_keys", "leaf_keys", "entries"):
        contexts[name] = 0
