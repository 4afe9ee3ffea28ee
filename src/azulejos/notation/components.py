"""Components that a text names by their digest, found among those that its reader was given."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.notation.errors import NotationError
from azulejos.rules import Material


def named(digest: str, given: Sequence[Material]) -> Material:
    """The components that have this digest, among those given; an error that names both digests if there are none.

    >>> from azulejos.rules.duel import standard
    >>> named(standard().digest, [standard()]) == standard()
    True
    >>> named("0123456789abcdef", [standard()])
    Traceback (most recent call last):
    ...
    azulejos.notation.errors.NotationError: This game needs the components 0123456789abcdef, and those given are ...: ...
    """
    for components in given:
        if components.digest == digest:
            return components
    if not given:
        raise NotationError(
            "components-needed", f"This game needs the components {digest}, and none are given: give the file that it was played with."
        )
    others = " and ".join(components.digest for components in given)
    raise NotationError(
        "other-components", f"This game needs the components {digest}, and those given are {others}: give the file that it was played with."
    )
