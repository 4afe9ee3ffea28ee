"""Which tests of the running server run on which databases."""

import os

BOTH = ("sqlite", "postgresql")
ON_BOTH = frozenset({"tests.server.web.test_tournaments"})
"""Modules that ask for rows which the tests of the store and of live tables, all of them on both, do not."""


def databases_of(module: str) -> tuple[str, ...]:
    """The databases for a module's running server: SQLite, and PostgreSQL for a few; with AZULEJOS_BOTH, as in `make soak`, both for all."""
    return BOTH if "AZULEJOS_BOTH" in os.environ or module in ON_BOTH else BOTH[:1]
