"""The server is killed under load at random moments: no acknowledged move is lost, none is applied twice, and play goes on.

`AZULEJOS_KILLS=200` (`make soak`) kills it more often. That what is acknowledged was synced before is shown in `store/test_sync.py`: no SIGKILL can.
"""

import asyncio
import math
import os
from pathlib import Path

import pytest

from tests.server.crashes import Figures, crash
from tests.server.kit import RunningServer

KILLS = int(os.environ.get("AZULEJOS_KILLS", "3"))


def _crash(database: str, folder: Path, kills: int, seed: int) -> Figures:
    server = RunningServer(database, folder, fresh="AZULEJOS_KILLS" in os.environ)
    with server:
        figures = asyncio.run(crash(server, kills, seed, lambda told: print(told, flush=True)))
    assert "Traceback" not in server.log.read_text(), server.log.read_text()[-8000:]
    assert figures.kills == kills
    assert figures.games
    # What is promised is 5 seconds, and `make soak` reports what it was; but machines are shared, and a test is not timed.
    assert max(figures.went_on) < math.inf
    return figures


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    _crash(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, KILLS, seed=4)


@pytest.mark.long
def test_nor_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    _crash(postgres_url, tmp_path, max(1, KILLS // 5), seed=5)
