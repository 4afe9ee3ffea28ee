"""Facts with their weight: as many points as they are about, by and large. The one that weighs most is told."""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.bots.analysis.reason import Reason

LEAST = 0.1
"""What is said where no fact weighs anything: what the decision was."""
PER_POINT = 10
"""So many points of the expected lead weigh as much as one that is counted on the boards: a fact about one or two is not why ten are lost."""
MUCH = 0.9
"""The most that the expected lead weighs."""
Weighed = tuple[float, Reason]


def weightiest(found: Iterable[Weighed]) -> Weighed:
    """The first among those that weigh most.

    >>> weightiest([(1, Reason("one")), (2, Reason("two")), (2, Reason("three"))])[1].text
    'two'
    """
    return max(found, key=lambda each: each[0])
