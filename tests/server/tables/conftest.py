"""A store for one test."""

from pathlib import Path

import pytest


@pytest.fixture
def url(tmp_path: Path) -> str:
    """SQLite, for what does not depend on the database."""
    return f"sqlite:///{tmp_path}/store.sqlite"
