"""A server that is stopped for a while, as a laptop's is when its lid is shut: nobody's time is charged, and the table says so."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

from tests.kit.patience import PATIENCE
from tests.server.kit import Device, RunningServer

TURN_SECONDS = 5
STOPPED_SECONDS = TURN_SECONDS + 0.5


async def _play(server: RunningServer) -> list[dict[str, Any]]:
    """A table whose player thinks while the server is stopped; all of its events, once the player's time is over."""
    async with Device(server.url, "Ann") as ann, Device(server.url, "Ben") as ben:
        setup = {"game": "azul", "first": 1, "seats": [{"kind": "person"}, {"kind": "open"}], "clock": {"kind": "turn", "seconds": TURN_SECONDS}}
        table = (await ann.post("/api/v1/tables", setup))["table"]
        await ann.sit(table, 1)
        await ben.sit(table, 2)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(STOPPED_SECONDS)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        end = time.monotonic() + PATIENCE
        while True:
            events: list[dict[str, Any]] = (await ann.state(table))["events"]
            if any(event.get("by") == "clock" for event in events):
                return events
            assert time.monotonic() < end, "the player's time is never over"
            await asyncio.sleep(0.1)


def test_a_stopped_server_charges_nobody(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
        events = asyncio.run(_play(server))
    turn_began, gaps = 0, 0
    for event in events:
        if event["kind"] == "interrupted":
            gaps += event["gap"]
        elif event["kind"] == "played":
            if event.get("by") == "clock":
                assert event["at"] - turn_began - gaps >= TURN_SECONDS * 1000, events
            turn_began, gaps = event["at"], 0
    assert max((event["gap"] for event in events if event["kind"] == "interrupted"), default=0) >= (STOPPED_SECONDS - 0.1) * 1000
    assert "time-jumped" in server.logged()
