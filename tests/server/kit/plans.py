"""Tables to play at: every game, with two to four seats, people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.kit.device import Device

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


@dataclass(frozen=True)
class Plan:
    """A table that can be made."""

    name: str
    game: str
    options: dict[str, Any]
    seats: tuple[dict[str, str], ...]
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def people(self) -> int:
        """How many people it takes."""
        return sum(seat == OPEN for seat in self.seats)

    def body(self) -> dict[str, Any]:
        """What is sent to make it."""
        return {"game": self.game, "options": self.options, "seats": list(self.seats), **self.more}


AZUL_2 = Plan("azul, two people", "azul", {"players": 2}, (OPEN, OPEN))
PLANS = (
    AZUL_2,
    Plan("azul, two people and a bot", "azul", {"players": 3}, (OPEN, BOT, OPEN), {"clock": {"kind": "total", "seconds": 3600, "increment": 2}}),
    Plan("azul, two people and two bots", "azul", {"players": 4}, (BOT, OPEN, BOT, OPEN)),
    Plan("azul with the grey wall", "azul", {"players": 2, "wall": "grey"}, (OPEN, OPEN)),
    Plan("azul, with turns to confirm", "azul", {"players": 2}, (OPEN, OPEN), {"customs": {"confirm": True}}),
    Plan("mini, with a bot", "mini", {"players": 2}, (OPEN, BOT)),
    Plan("duel, two people", "duel", {"tiles": "lot"}, (OPEN, OPEN)),
    Plan("duel, with turns to confirm", "duel", {}, (OPEN, OPEN), {"customs": {"confirm": True}}),
    Plan("duel, with a bot", "duel", {}, (BOT, OPEN), {"clock": {"kind": "turn", "seconds": 600}}),
)


async def open_table(plan: Plan, devices: Sequence[Device]) -> str:
    """Make a table, and have everybody sit down; a device that comes twice holds two seats."""
    assert len(devices) == plan.people
    table: str = (await devices[0].post("/api/v1/tables", plan.body()))["table"]
    for device in devices:
        await device.sit(table)
    return table
