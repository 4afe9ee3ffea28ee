"""A real server and real clients: a process that can be killed, and players who come back.

with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
    async with Device(server.url, "Ann") as ann, Device(server.url, "Ben") as ben:
        table = await open_table(AZUL_2, [ann, ben])
        players = [Player(device, table) for device in (ann, ben)]
        await asyncio.gather(*(player.run() for player in players))
"""

from tests.server.kit.device import Device, Refused
from tests.server.kit.game import Game
from tests.server.kit.plans import AZUL_2, PLANS, Plan, open_table
from tests.server.kit.player import Acknowledged, Pace, Player, Spectator
from tests.server.kit.process import RunningServer
from tests.server.kit.stored import Stored, stored_events

__all__ = [
    "AZUL_2",
    "PLANS",
    "Acknowledged",
    "Device",
    "Game",
    "Pace",
    "Plan",
    "Player",
    "Refused",
    "RunningServer",
    "Spectator",
    "Stored",
    "open_table",
    "stored_events",
]  # fmt: skip
