"""The layers of a net as fields of a search's record. Both searches have nets of the same shape; their inputs and outputs differ."""

from __future__ import annotations

from typing import Any

import numpy as np

from azulejos.kernel.vectors import LANES

FIRST, SECOND = 64, 32
"""Neurons of the two hidden layers."""


def layer_fields(inputs: int, most: int) -> list[tuple[Any, ...]]:
    """The weights of a net with so many inputs, and room to work it out where at most so many of them are 1.

    A layer has a row for each input; the last has room for eight outputs, as many as are added at once.
    """
    return [
        ("weights1", np.float32, (inputs, FIRST)),
        ("bias1", np.float32, (FIRST,)),
        ("weights2", np.float32, (FIRST, SECOND)),
        ("bias2", np.float32, (SECOND,)),
        ("weights3", np.float32, (SECOND, LANES)),
        ("bias3", np.float32, (LANES,)),
        ("inputs", np.int64, (most,)),
        ("first_sums", np.float32, (FIRST,)),
        ("second_sums", np.float32, (SECOND,)),
        ("outputs", np.float32, (LANES,)),
    ]
