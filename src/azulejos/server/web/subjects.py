"""What a request is about, by its path: where there are several processes, its owner has to answer it."""

from __future__ import annotations

from azulejos.server.cluster.directory import QUICK
from azulejos.server.web.identity import is_table_id

NO_TOURNAMENTS = frozenset({"", "score-pad"})
"""What stands in the place of a tournament's id, and is none."""


def subject_of(path: str) -> str | None:
    """The table or the tournament that a path is about, or the pairing of quick games; None where any process can answer.

    >>> subject_of("/api/v1/tables/k3v9q2m7x4w8z/moves"), subject_of("/api/v1/tournaments/lisbon/socket"), subject_of("/api/v1/tables/mine")
    ('table:k3v9q2m7x4w8z', 'tournament:lisbon', None)
    """
    match path.split("/"):
        case ["", "t", table, *_] if is_table_id(table):
            return f"table:{table}"
        case ["", "api", "v1", "tables", table, *_] if is_table_id(table):
            return f"table:{table}"
        case ["", "api", "v1", "operator" | "previews", "tables", table, *_] if is_table_id(table):
            return f"table:{table}"
        case ["", "api", "v1", "tournaments", tournament, *_] if tournament not in NO_TOURNAMENTS:
            return f"tournament:{tournament}"
        case ["", "api", "v1", "quick"]:
            return QUICK
    return None
