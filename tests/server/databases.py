"""Which tests of the running server run on which databases."""

import os

BOTH = ("sqlite", "postgresql")
ON_BOTH = frozenset({"tests.server.web.test_tables", "tests.server.web.test_tournaments"})
"""Modules that together ask for nearly every row that there is. The tests of the store and of live tables run on both as well."""


def databases_of(module: str) -> tuple[str, ...]:
    """The databases for a module's running server: SQLite, and PostgreSQL for a few; with AZULEJOS_BOTH, as in `make soak`, both for all."""
    return BOTH if "AZULEJOS_BOTH" in os.environ or module in ON_BOTH else BOTH[:1]
