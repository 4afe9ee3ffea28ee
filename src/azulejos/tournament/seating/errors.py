"""What the seating refuses."""

from __future__ import annotations

from azulejos.rules.errors import AzulejosError


class SeatingError(AzulejosError):
    """A seating that cannot be planned or changed so.

    >>> str(SeatingError("too-few-players", "A round needs at least two players.", "T1"))
    'A round needs at least two players. (T1)'
    """
