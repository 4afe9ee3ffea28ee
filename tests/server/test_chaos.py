"""Messages dropped, doubled, delayed and reordered between clients and server, and lines cut: all viewers end in the same state, the server's.

`AZULEJOS_GAMES=1000` (`make soak`) plays more games.
"""

import asyncio
import os
from pathlib import Path

from tests.server.chaos import ChaosProxy
from tests.server.kit import PLANS, Game, Pace, RunningServer, stored_events

GAMES = int(os.environ.get("AZULEJOS_GAMES", "4"))
AT_A_TIME = 15
PACE = Pace(again=0.3, ping=0.3, silence=3.0)


async def _play(server: RunningServer, proxy: ChaosProxy, number: int) -> None:
    plan = PLANS[number % len(PLANS)]
    async with Game(server.url, plan, PACE, proxy.url, seed=number, hot_seat=number // len(PLANS) % 3 == 1) as game:
        await game.play()
        game.check_stored((await asyncio.to_thread(stored_events, server.database, [game.table]))[game.table])
        await game.check_finished()


async def _season(server: RunningServer, games: int) -> None:
    begun = finished = 0
    async with ChaosProxy(server.url, seed=6) as proxy:

        async def place() -> None:
            nonlocal begun, finished
            while begun < games:
                begun += 1
                await _play(server, proxy, begun)
                finished += 1
                if finished % 25 == 0 or finished == games:
                    print(f"{finished} games; {', '.join(f'{count} {what}' for what, count in sorted(proxy.done.items()))}", flush=True)

        async with asyncio.TaskGroup() as group:
            for _ in range(min(AT_A_TIME, games)):
                group.create_task(place())
    for what in ("dropped", "doubled", "delayed", "reordered", "cut"):
        assert proxy.done[what] > 0, f"nothing was ever {what}"


def test_all_viewers_end_in_the_state_of_the_server(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
        asyncio.run(_season(server, GAMES))
    assert "Traceback" not in server.log.read_text(), server.log.read_text()[-8000:]
