"""Files as signs between a test and a process that it has started: an environment variable names each."""

import os
import time
from pathlib import Path

from tests.kit.patience import PATIENCE


def await_file(variable: str) -> None:
    """Wait for the file that an environment variable names: with it a test says that it has seen enough."""
    end = time.monotonic() + PATIENCE
    while not Path(os.environ[variable]).exists():
        assert time.monotonic() < end, f"the file {variable} never came"
        time.sleep(0.005)
