"""One game at a live table: its people, somebody who looks on, and what must be true of it when it is over."""

import asyncio
import math
import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

from azulejos.notation import agn, write_token
from azulejos.server import fair
from tests.kit.patience import PATIENCE
from tests.server.kit.device import Device
from tests.server.kit.plans import Plan, open_table
from tests.server.kit.player import Acknowledged, Pace, Player, Spectator
from tests.server.kit.stored import Stored

"""A game in which nobody learns anything for so long has come to a halt."""
KINDS = {"move": "played", "undo": "undone", "confirm": "confirmed"}
OWN = ("you", "seat", "legal")
SHARED = ("table", "version", "stage", "clock", "to_move", "awaiting", "offers", "fair")
"""What everybody at a table is told alike, at any moment of it."""


@dataclass
class Game:
    """A table with people who play at it, from sitting down to the end. With `hot_seat` one device holds all seats."""

    url: str
    plan: Plan
    pace: Pace = field(default_factory=Pace)
    through: str | tuple[str, ...] | None = None
    seed: int = 0
    hot_seat: bool = False

    def __post_init__(self) -> None:
        self.table = ""
        self.players: list[Player] = []
        self.viewers: list[Spectator] = []
        self._devices = AsyncExitStack()

    async def __aenter__(self) -> Self:
        try:
            await self._sit_down()
        except BaseException:
            await self._devices.aclose()
            raise
        return self

    async def _sit_down(self) -> None:
        names = ["Ann", "Ben", "Cid", "Dee"][: 1 if self.hot_seat else self.plan.people]
        devices = [await self._devices.enter_async_context(Device(self.url, name)) for name in names]
        self.table = await open_table(self.plan, devices * self.plan.people if self.hot_seat else devices)
        self.players = [
            Player(device, self.table, self.pace, self.through, self.seed + place, names_seat=not self.hot_seat)
            for place, device in enumerate(devices)
        ]
        stranger = await self._devices.enter_async_context(Device(self.url))
        self.viewers = [*self.players, Spectator(stranger, self.table, self.pace, self.through)]

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._devices.aclose()

    async def play(self) -> None:
        """Play to the end: until everybody who looks at it knows all of it. A slow machine may take its time, as long as something happens."""
        async with asyncio.TaskGroup() as group:
            viewing = [group.create_task(viewer.run()) for viewer in self.viewers]
            known, since = 0, time.monotonic()
            while not all(task.done() for task in viewing):
                await asyncio.wait(viewing, timeout=1)
                if (now := sum(viewer.known for viewer in self.viewers)) > known:
                    known, since = now, time.monotonic()
                told = [(viewer.latest, viewer.known, viewer.connections) for viewer in self.viewers]
                assert time.monotonic() < since + PATIENCE, f"{self.plan.name} ({self.table}) has stopped: {told}"

    @property
    def latest(self) -> int:
        """The highest version that anybody has been told of."""
        return max((viewer.latest for viewer in self.viewers), default=0)

    @property
    def last_played(self) -> int:
        """The version of the last move that anybody has seen."""
        return max((version for viewer in self.viewers for version, event in viewer.events.items() if event["kind"] == "played"), default=0)

    def went_on_after(self, version: int) -> float:
        """When the first event of the game, or its end, was seen after a version; never, if that is still to come."""
        kinds = ("played", "finished")
        later = [at for viewer in self.viewers for seen, at in viewer.seen_at.items() if seen > version and viewer.events[seen]["kind"] in kinds]
        return min(later, default=math.inf)

    @property
    def is_over(self) -> bool:
        """Whether anybody has seen the end."""
        return any(viewer.is_over for viewer in self.viewers)

    def acknowledged(self) -> Iterable[Acknowledged]:
        """Every move that was acknowledged."""
        for player in self.players:
            yield from player.acknowledged.values()

    # What must be true

    def check_stored(self, events: list[Stored]) -> None:
        """What was acknowledged is stored, at its place and once; what was shown is stored as it was shown."""
        where = f"{self.plan.name} ({self.table})"
        assert [event.version for event in events] == list(range(1, len(events) + 1)), f"{where}: a gap"
        ids = [(event.payload["seat"], event.payload["id"]) for event in events if "id" in event.payload]
        assert len(ids) == len(set(ids)), f"{where}: a command was applied twice"
        by_id = {event.payload["id"]: event for event in events if "id" in event.payload}
        for made in self.acknowledged():
            event = by_id.get(made.id)
            assert event is not None, f"{where}: lost {made}"
            kept = (event.kind, event.payload.get("token"), event.payload["seat"])
            assert kept == (KINDS[made.do], made.token, made.seat), f"{where}: {event} for {made}"
            assert made.answered < event.version <= made.version <= len(events), f"{where}: {event} is not at the place of {made}"
            # All that it has led to is chance's, and nobody else's.
            assert all(each.actor == "server" for each in events[event.version : made.version]), f"{where}: {made}"
        for player in self.players:
            for id, code in player.refused.items():
                assert id not in by_id, f"{where}: {by_id[id]} was done, and refused as {code}"
        for viewer in self.viewers:
            assert not viewer.faults, f"{where}: {viewer.faults}"
            assert viewer.latest <= len(events), f"{where}: version {viewer.latest} was shown and only {len(events)} are stored"
            for version, shown in viewer.events.items():
                stored = events[version - 1]
                assert shown["kind"] == stored.kind, f"{where}: {shown} was shown, and {stored} is stored"
                if self.plan.game != "duel" and stored.kind == "played":
                    assert shown["token"] == stored.payload["token"], f"{where}: {shown} was shown, and {stored} is stored"

    async def check_finished(self) -> None:
        """All viewers have seen the same, which is what the server has; and the record proves its deals."""
        where = f"{self.plan.name} ({self.table})"
        told = []
        for viewer in self.viewers:
            assert not viewer.faults, f"{where}: {viewer.faults}"
            assert viewer.state is not None
            now = await viewer.device.state(self.table)
            for part in (*OWN, *SHARED, "position"):
                assert viewer.state[part] == now[part], f"{where}: {part} is {viewer.state[part]} for a viewer, and {now[part]} on the server"
            for event in now["events"]:
                seen = viewer.events[event["version"]]
                assert viewer.is_same(seen, event), f"{where}: {seen} was seen, and {event} is told now"
            assert len(viewer.events) == len(now["events"]), where
            told.append(self._shared(viewer))
        assert all(each == told[0] for each in told), f"{where}: viewers differ"
        record = agn.read_one(await self.viewers[-1].device.record(self.table))
        verdict = fair.verify(record)
        assert verdict.is_fair, f"{where}: {verdict.failures}"
        outcome = record.end().outcome
        assert outcome is not None
        assert list(outcome.scores) == told[0]["outcome"]["scores"], where
        if self.plan.game != "duel":
            assert self._tokens() == [write_token(record.game, event) for event in record.events], where

    def _tokens(self) -> list[str]:
        """The game as a spectator has seen it, without what was undone."""
        tokens: list[str] = []
        for _, event in sorted(self.viewers[-1].events.items()):
            if event["kind"] == "played":
                tokens.append(event["token"])
            elif event["kind"] == "undone":
                del tokens[event["to"] :]
        return tokens

    def _shared(self, viewer: Spectator) -> dict[str, Any]:
        """What must be the same for all; at the end of a game, all that lies on the table."""
        assert viewer.state is not None
        shared = {part: viewer.state[part] for part in SHARED}
        seen = viewer.state["position"]
        whole = seen if self.plan.game != "duel" else {part: seen[part] for part in ("round", "phase", "outcome")}
        kinds = [(version, event["kind"]) for version, event in sorted(viewer.events.items())]
        return {**shared, "position": whole, "outcome": seen["outcome"], "events": kinds}
