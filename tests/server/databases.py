"""Which tests of the running server run on which databases."""

import os

BOTH = ("sqlite", "postgresql")
ON_BOTH = frozenset(
    {
        "test_a_small_event_from_the_first_entry_to_the_certificates",
        "test_an_erased_person_is_gone_from_every_part_and_link",
        "test_two_organisers_at_once_do_nothing_twice",
        "test_the_command_line_writes_meanwhile_and_everybody_is_shown_it",
        "test_a_full_export_can_be_imported",
    }
)
"""Tests that ask for rows which the tests of the store and of live tables, all of them on both, do not."""


def databases_of(test: str) -> tuple[str, ...]:
    """The databases for a test's running server: SQLite, and PostgreSQL for a few; with AZULEJOS_BOTH, as in `make soak`, both for all."""
    return BOTH if "AZULEJOS_BOTH" in os.environ or test in ON_BOTH else BOTH[:1]
