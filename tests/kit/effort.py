"""How much is tried: enough to notice a fault in an ordinary run, and everything in `make long`."""

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import settings

T = TypeVar("T")

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def some(everything: Sequence[T], most: int) -> Sequence[T]:
    """So many of them, spread evenly from the first on; all of them in `make long`.

    >>> some(range(10), 3) if not LONG else [0, 3, 6]
    [0, 3, 6]
    """
    return everything if LONG or len(everything) <= most else [everything[at * len(everything) // most] for at in range(most)]


def few(examples: int) -> Callable[[Any], Any]:
    """For a test by Hypothesis whose examples take long: so many of them, and in `make long` as many as of the others."""
    return settings() if LONG else settings(max_examples=examples)
