"""Those who look at a table over a socket, and those who play: by the rules that docs/socket.md gives to clients, and no better.

Nothing that comes over the line is trusted to be in order, to come once, or to come at all.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.kit.device import Device

FIRST_WAIT = 0.05
State = dict[str, Any]
Choose = Callable[[State, random.Random], str]
DROPPED = frozenset({"stale", "not-your-turn", "turn-not-confirmed", "game-is-over", "table-is-paused"})
"""Refusals of a move after which a player looks again and decides anew."""
_LINE: dict[str, Any] = {"compression": None, "open_timeout": 10, "close_timeout": 1, "proxy": None}
TRY_AGAIN = frozenset({"store-failed", "store-moved-on", "store-closed", "not-read", "server-error", "too-many-messages"})


@dataclass(frozen=True)
class Pace:
    """How patient a client is, in seconds."""

    think: float = 0.0
    """The longest thought before a move."""
    again: float = 0.5
    """A command without an answer is sent again after so long."""
    ping: float = 1.0
    """After so long it is asked whether anything was missed."""
    silence: float = 4.0
    """A line without a word for so long is given up."""
    reconnect: float = 0.5
    """The longest wait before a line that could not be had is tried again; the first is much shorter."""


@dataclass(frozen=True)
class Acknowledged:
    """What the server has promised to have kept: a move, or an undo or confirmation of one, which has no token."""

    table: str
    seat: int
    id: str
    do: str
    token: str | None
    answered: int
    """The version that it was an answer to."""
    version: int
    """The version that it has led to."""


@dataclass
class _Command:
    """A command that is sent until it is answered."""

    id: str
    seat: int
    do: str
    token: str | None
    version: int
    again_at: float = 0.0
    sent: int = 0
    sent_at: float = 0.0


@dataclass
class Spectator:
    """Looks at a table until its game is over, and comes back with what it knows whenever the line breaks."""

    device: Device
    table: str
    pace: Pace = field(default_factory=Pace)
    through: str | tuple[str, ...] | None = None
    """Another address than the device's, such as that of a proxy; of several, at every try the next one."""
    seed: int = 0

    def __post_init__(self) -> None:
        self.tries = 0
        self.random = random.Random(f"{self.table}:{self.seed}")
        self.state: State | None = None
        self.known = 0
        """Every event up to this version is known."""
        self.latest = 0
        """The highest version that was heard of."""
        self.events: dict[int, dict[str, Any]] = {}
        self.faults: list[str] = []
        """What no server may do, however bad the line."""
        self.connections = 0
        self.back_at = 0.0
        """When the first message of the newest line came."""
        self.seen_at: dict[int, float] = {}
        """When each event was first seen."""
        self.is_asked_to_leave = False
        self.overheard: Callable[[str], object] = lambda text: None
        """Is told of every message, as it came."""
        self._ping_at = self._sync_at = 0.0
        self._is_new_line = False

    # Going on

    @property
    def is_over(self) -> bool:
        """The game is over, and all of it is known."""
        return self.state is not None and self.state["stage"] in ("finished", "closed") and self.known == self.latest == self.state["version"]

    @property
    def is_content(self) -> bool:
        """Nothing is left to do here."""
        return self.is_over

    async def run(self) -> None:
        """Until the game is over; a server that is away, and a line that breaks, are waited for."""
        wait = FIRST_WAIT
        while not (self.is_content or self.is_asked_to_leave):
            try:
                async with connect(self._address(), additional_headers=self._headers(), **_LINE) as line:
                    self.connections += 1
                    wait = FIRST_WAIT
                    await self._stay(line)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
                # Not all at once: a server that starts has enough to do.
                await asyncio.sleep(wait * (0.5 + self.random.random()))
                wait = min(2 * wait, self.pace.reconnect)

    def _address(self) -> str:
        through = self.through[self.tries % len(self.through)] if isinstance(self.through, tuple) else self.through
        self.tries += 1
        at = (through or self.device.url).replace("http", "ws", 1)
        return f"{at}/api/v1/tables/{self.table}/socket?since={self.known}"

    def _headers(self) -> dict[str, str]:
        return self.device.cookies(f"/api/v1/tables/{self.table}")

    async def _stay(self, line: ClientConnection) -> None:
        heard_at = time.monotonic()
        self._ping_at, self._sync_at = heard_at + self.pace.ping, 0.0
        self._is_new_line = True
        self._came()
        while not (self.is_content or self.is_asked_to_leave):
            now = time.monotonic()
            if now > heard_at + self.pace.silence:
                return
            due = await self._speak(line, now)
            try:
                async with asyncio.timeout(max(0.0, due - now)):
                    heard = await line.recv()
            except TimeoutError:
                continue
            heard_at = time.monotonic()
            if self._is_new_line:
                self._is_new_line, self.back_at = False, heard_at
            self.overheard(str(heard))
            self._hear(json.loads(heard))

    def _came(self) -> None:
        """The line is a new one."""

    # Speaking

    async def _speak(self, line: ClientConnection, now: float) -> float:
        """Say what is due, and return when there will be more to say."""
        if (self.state is None or self.known < self.latest) and now >= self._sync_at:
            # At first the state comes by itself; whoever waits in vain asks for it.
            if self._sync_at or self.state is not None:
                await self._send(line, {"do": "sync", "since": self.known})
            self._sync_at = now + self.pace.again
        if now >= self._ping_at:
            await self._send(line, {"do": "ping"})
            self._ping_at = now + self.pace.ping
        return min(self._ping_at, self._sync_at) if self.state is None or self.known < self.latest else self._ping_at

    async def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        await line.send(json.dumps(message))

    # Hearing

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self._see(message)
            case "pong":
                self.latest = max(self.latest, message["version"])
            case "refused":
                self._refused(message)
            case "done":
                self._done(message)

    def _see(self, state: State) -> None:
        for event in state["events"]:
            self.seen_at.setdefault(event["version"], time.monotonic())
            if not self.is_same(self.events.setdefault(event["version"], event), event):
                self.faults.append(f"version {event['version']} was {self.events[event['version']]} and is {event}")
        while self.known + 1 in self.events:
            self.known += 1
        self.latest = max(self.latest, state["version"])
        # Whatever comes late is older: by its version, and within one version by its time.
        if self.state is None or (state["version"], state["now"]) >= (self.state["version"], self.state["now"]):
            self.state = state

    def is_same(self, event: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether an event is told as before. Whoever holds several seats sees through the eyes of the one that is to move, which change."""
        if self.state is not None and len(self.state["you"]) > 1:
            return {**event, "token": None} == {**other, "token": None}
        return event == other

    def _refused(self, message: dict[str, Any]) -> None:
        if message["code"] not in TRY_AGAIN:  # Who asked for a state asks again by itself.
            self.faults.append(f"refused: {message}")

    def _done(self, message: dict[str, Any]) -> None:
        self.faults.append(f"done, and nothing was asked for: {message}")


@dataclass
class Player(Spectator):
    """Plays every seat that its device holds. A move is sent with an id of its own until it is answered."""

    choose: Choose = lambda state, chance: sensible(state, chance)
    names_seat: bool = True
    """Whether it says for which seat it acts; whoever holds one only, or acts for the one that is to move, need not."""
    undoes: float = 0.2
    """How often a turn is undone rather than confirmed, where the table has that custom."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.acknowledged: dict[str, Acknowledged] = {}
        self.refused: dict[str, str] = {}
        """Commands that were refused, with the code. One that was done must be answered so, however often it is sent."""
        self._pending: _Command | None = None
        self._sent: dict[str, _Command] = {}
        self.answers: list[tuple[float, float]] = []
        """When each command was first sent, and when it was answered."""
        self.is_resting = False
        """Begins nothing more; what it has sent it still sends until it is answered."""
        self._thought_about = -1
        self._think_until = 0.0

    @property
    def is_waiting(self) -> bool:
        """Whether a command was sent and not answered."""
        return self._pending is not None

    @property
    def is_content(self) -> bool:
        return self.is_over and self._pending is None

    def _came(self) -> None:
        if self._pending is not None:
            self._pending.again_at = 0.0

    async def _speak(self, line: ClientConnection, now: float) -> float:
        due = await super()._speak(line, now)
        state = self.state
        if self._pending is None and state is not None and self._is_asked(state) and state["version"] == self.latest:
            if self._thought_about != state["version"]:
                self._thought_about = state["version"]
                self._think_until = now + self.random.random() * self.pace.think
            if now >= self._think_until:
                self._pending = self._decide(state)
                self._sent[self._pending.id] = self._pending
            else:
                due = min(due, self._think_until)
        if self._pending is not None:
            if now >= self._pending.again_at:
                self._pending.again_at = now + self.pace.again
                self._pending.sent += 1
                self._pending.sent_at = self._pending.sent_at or now
                await self._send(line, self._message(self._pending))
            due = min(due, self._pending.again_at)
        return due

    def _is_asked(self, state: State) -> bool:
        return not self.is_resting and (bool(state["legal"]) or state["awaiting"] in state["you"])

    def _decide(self, state: State) -> _Command:
        id, version = secrets.token_hex(8), state["version"]
        if state["awaiting"] is not None:
            return _Command(id, state["awaiting"], "undo" if self.random.random() < self.undoes else "confirm", None, version)
        return _Command(id, state["seat"], "move", self.choose(state, self.random), version)

    def _message(self, command: _Command) -> dict[str, Any]:
        message = {"do": command.do, "id": command.id, "version": command.version}
        return message | ({"seat": command.seat} if self.names_seat else {}) | ({} if command.token is None else {"move": command.token})

    def _done(self, message: dict[str, Any]) -> None:
        command = self._sent.get(message["id"])
        if command is None:
            return super()._done(message)
        made = Acknowledged(self.table, command.seat, command.id, command.do, command.token, command.version, message["version"])
        if self.acknowledged.setdefault(command.id, made) != made:
            self.faults.append(f"answered twice, and differently: {self.acknowledged[command.id]}, {made}")
        self.latest = max(self.latest, message["version"])
        self._settle(command)
        return None

    def _refused(self, message: dict[str, Any]) -> None:
        code, command = message["code"], self._sent.get(message["id"])
        if code in TRY_AGAIN and command is not None:
            command.again_at = time.monotonic() + self.pace.again
        elif code in DROPPED and command is not None:
            self.refused[command.id] = code
            if code == "stale":
                self.latest = max(self.latest, command.version + 1)  # What made it stale has yet to come.
            self._settle(command)
        else:
            super()._refused(message)

    def _settle(self, command: _Command) -> None:
        if self._pending is command:
            self.answers.append((command.sent_at, time.monotonic()))
            self._pending = None
            self._thought_about = -1


def sensible(state: State, chance: random.Random) -> str:
    """Any legal move, but onto the floor only if there is no other: so that games come to an end."""
    legal: list[str] = state["legal"]
    return chance.choice([move for move in legal if not move.endswith("F")] or legal)
