"""The layers of a net as fields of a search's record. Both searches have nets of three layers; how many inputs, first neurons and outputs there are
differs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from azulejos.kernel.vectors import LANES

SECOND = 32
"""Neurons of the second hidden layer."""


def layer_fields(inputs: int, first: int, most: int) -> list[tuple[Any, ...]]:
    """The weights of a net with so many inputs and first neurons, and room to work it out where at most so many of them are 1.

    A layer has a row for each input; the last has room for eight outputs, as many as are added at once.
    """
    return [
        ("weights1", np.float32, (inputs, first)),
        ("bias1", np.float32, (first,)),
        ("weights2", np.float32, (first, SECOND)),
        ("bias2", np.float32, (SECOND,)),
        ("weights3", np.float32, (SECOND, LANES)),
        ("bias3", np.float32, (LANES,)),
        ("inputs", np.int64, (most,)),
        ("first_sums", np.float32, (first,)),
        ("second_sums", np.float32, (SECOND,)),
        ("outputs", np.float32, (LANES,)),
    ]
