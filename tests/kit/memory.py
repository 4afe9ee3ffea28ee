"""A place for files that no test has to wait for: what is synced there costs nothing."""

import os
import shutil
from pathlib import Path

PLACE = Path("/dev/shm")
ROOM = 2_000_000_000
"""Bytes that the tests may need: far more than they do."""


def in_memory() -> Path | None:
    """A folder of a file system in memory, if there is one with enough room."""
    return PLACE if PLACE.is_dir() and os.access(PLACE, os.W_OK) and shutil.disk_usage(PLACE).free > ROOM else None
