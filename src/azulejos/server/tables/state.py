"""The state of a table: events in, state out. Nothing here asks the time, draws a number or reads a store."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Any

from azulejos.notation import tags as tag_table
from azulejos.notation.tokens import read_token, write_token
from azulejos.rules import SPECTATOR, Game, Phase, Position
from azulejos.rules.events import Deal, Event, Move
from azulejos.server import observations
from azulejos.server.fair import NO_CONTRIBUTION
from azulejos.server.store import StoredEvent
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.setup import SeatPlan, Setup

DECISIONS = (Phase.OFFER, Phase.TILING)
"""The phases in which a player decides."""


class TableStatus(enum.StrEnum):
    """How far a table has come."""

    OPEN = "open"
    """Not everybody has sat down."""
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"
    """The operator has closed it, or it was given up before it began."""


ENDED = (TableStatus.FINISHED, TableStatus.CLOSED)
CONSEQUENCES = frozenset({"started", "played", "undone", "paused", "finished", "stood-in"})
"""What the server adds to a command by itself: the command has led to the last of these."""


def reveals(before: Position, event: Event) -> bool:
    """Whether an event turns something up: what chance did, and a move that tells others what only the mover knew (D20, D50).

    >>> from azulejos.notation.tokens import read_token
    >>> from azulejos.rules import game
    >>> position = game("azul", displays=1).start()
    >>> reveals(position, read_token(position.game, "@BBYY"))
    True
    >>> position.push(read_token(position.game, "@BBYY"))
    >>> reveals(position, read_token(position.game, "1B2"))
    False
    """
    if isinstance(event, Move):
        # For who does not know a front, any plate can be the one that is kept; in truth there are fewer moves.
        return before.game.hides and len(before.legal_moves) != len(before.view(SPECTATOR).legal_moves)
    return isinstance(event, Deal)


@dataclass(slots=True)
class Seat:
    """A seat and who is on it."""

    plan: SeatPlan
    person: str | None = None
    contribution: str | None = None
    stand_in: str | None = None
    """The bot that plays for a seat left alone, and may be sent away again."""
    flagged: bool = False
    """Its time ran out for good: the bot stays."""

    @property
    def is_taken(self) -> bool:
        """Whether nobody else can sit down here."""
        return self.plan.kind == "bot" or self.contribution is not None

    @property
    def bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.plan.bot or self.stand_in


@dataclass(slots=True)
class Offer:
    """What one seat has proposed, and who has agreed so far."""

    by: int
    agreed: set[int]
    to: int = 0
    """A takeback goes back to so many events of the game."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An event of a table's stream as viewers get it; `told` are the tokens by seat, the onlooker's first."""

    version: int
    base: dict[str, Any]
    told: tuple[str, ...] = ()

    def for_seat(self, seat: int) -> dict[str, Any]:
        """What the viewer on this seat may know of it."""
        return {**self.base, "token": self.told[seat]} if self.told else self.base


@dataclass(slots=True)
class Table:
    """A live table as its events have made it."""

    id: str
    version: int = 0
    status: TableStatus = TableStatus.OPEN
    setup: Setup = field(init=False)
    commitment: str = ""
    maker: str | None = None
    seats: list[Seat] = field(default_factory=list)
    position: Position | None = None
    position_version: int = 0
    """The version at which the position last changed: a move that answers an earlier one is stale."""
    deals: int = 0
    """How many chance events were drawn here."""
    deals_before: int = 0
    """How many an imported record had."""
    first_by_lot: bool = False
    clock: Clock = field(init=False)
    awaiting: int | None = None
    """The seat that has played its turn and has to confirm it."""
    confirmed: int = 0
    """So many events of the game cannot be undone by one player alone."""
    offers: dict[str, Offer] = field(default_factory=dict)
    done: dict[tuple[int, str], int] = field(default_factory=dict)
    """The version that a seat's command, by its id, has led to."""
    last_done: tuple[int, str] | None = None
    """The command whose consequences may still follow."""
    shown: list[Shown] = field(default_factory=list)
    rematch: str | None = None
    made_at: int = 0
    touched_at: int = 0

    @property
    def game(self) -> Game:
        """The game that is played, as far as it is settled."""
        return self.setup.settled_game() if self.position is None else self.position.game

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is awaited; nobody's while the table rests or a turn waits to be confirmed."""
        position = self.position
        if self.status is not TableStatus.RUNNING or position is None or self.awaiting is not None or position.phase not in DECISIONS:
            return None
        return position.to_move

    @property
    def contributions(self) -> tuple[str, ...]:
        """What the players' clients gave to the deals, by seats; a bot gives none."""
        return tuple(seat.contribution or NO_CONTRIBUTION for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats for which somebody can be asked: no bot sits there, none plays for them, and they have not withdrawn (T21)."""
        scores = (0,) * len(self.seats) if self.position is None else self.position.round_scores
        return tuple(number for number, (seat, score) in enumerate(zip(self.seats, scores, strict=True), 1) if seat.bot is None and score is not None)

    def seats_of(self, person: str) -> frozenset[int]:
        """The seats that a person holds."""
        return frozenset(number for number, seat in enumerate(self.seats, 1) if seat.person == person)

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        return self.seats[number - 1]

    def since(self, version: int) -> list[Shown]:
        """What happened after a version."""
        # Every version has exactly one entry, so that the place in the list follows from it.
        return self.shown[max(0, version) :]

    # Events

    def apply(self, event: StoredEvent) -> None:
        """Let one more event have happened."""
        assert event.version == self.version + 1, (event.version, self.version)
        self.version = event.version
        self._note_done(event)
        self.touched_at = event.at
        base = {"version": event.version, "at": event.at, "kind": event.kind}
        told = _APPLY[event.kind](self, event, base)
        self.shown.append(Shown(event.version, base, told or ()))

    def _note_done(self, event: StoredEvent) -> None:
        """A command that is sent again is answered as it was at first: with the version after all that it led to."""
        payload = event.payload
        if "id" in payload and "seat" in payload:
            self.last_done = payload["seat"], payload["id"]
        elif event.actor != "server" or event.kind not in CONSEQUENCES or "by" in payload or event.at != self.touched_at:
            self.last_done = None
        if self.last_done is not None:
            self.done[self.last_done] = event.version

    def _created(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.setup = Setup.read(event.payload["setup"])
        self.commitment = event.payload["commitment"]
        self.maker = event.actor
        self.seats = [Seat(plan) for plan in self.setup.seats]
        self.clock = Clock.of(self.setup.clock, len(self.seats))
        self.made_at = event.at

    def _sat(self, event: StoredEvent, base: dict[str, Any]) -> None:
        seat = self.seat(event.payload["seat"])
        seat.person, seat.contribution = event.payload["person"], event.payload["contribution"]
        base["seat"] = event.payload["seat"]

    def _left(self, event: StoredEvent, base: dict[str, Any]) -> None:
        seat = self.seat(event.payload["seat"])
        if self.status is TableStatus.OPEN:
            seat.person = seat.contribution = None
        base["seat"] = event.payload["seat"]

    def _started(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.status = TableStatus.RUNNING
        if self.setup.is_from_the_start:
            tags = event.payload["tags"]
            game = tag_table.game_of(tags)
            self.position = game.start(tag_table.first_of(tags, game))
            self.first_by_lot = self.setup.first == "lot"
            base["first"] = self.position.first
        else:
            self.position = self.setup.begun()
            self.deals_before = sum(isinstance(each, Deal) for each in self.position.events)
            self.clock = self.clock.started(self.position.to_move, event.at) if self.position.to_move else self.clock
        self.confirmed = len(self.position.events)
        self.position_version = event.version

    def _played(self, event: StoredEvent, base: dict[str, Any]) -> tuple[str, ...]:
        position = self.position
        assert position is not None
        payload = event.payload
        token = payload["token"]
        game_event = read_token(position.game, token)
        told = tuple(self._told(position, game_event, token, seat) for seat in range(len(self.seats) + 1))
        rounds, phase = (position.tiled_rounds, position.round_scores), position.phase
        stands = not self.setup.settings.confirm or "by" in payload or reveals(position, game_event)
        position.push(game_event)
        if (position.tiled_rounds, position.round_scores) != rounds or position.outcome is not None:
            base["scoring"] = observations.scoring(position.last_scoring)
        if "seat" in payload:
            base["seat"] = payload["seat"]
        if "by" in payload:
            base["by"] = payload["by"]
        self.position_version = event.version
        self.offers.pop("takeback", None)
        self.awaiting = payload["seat"] if payload.get("open") else None
        if isinstance(game_event, Deal):
            self.deals += 1
        if stands:
            self.confirmed = len(position.events)
        if self.awaiting is None:
            is_tiling_next = phase is Phase.OFFER and position.phase is Phase.TILING
            if isinstance(game_event, Move) and (position.begins_turn or is_tiling_next):
                # The same seat may have the next turn too: who takes the last tiles and tiles first, or whose neighbour is passed over (D25).
                self.clock = self.clock.moved(event.at, None)
            self._run_clock(event.at)
        return told

    def _told(self, position: Position, event: Event, token: str, seat: int) -> str:
        told = position.redacted(event, seat)
        return token if told is event else write_token(position.game, told)

    def _run_clock(self, at: int) -> None:
        assert self.position is not None
        position = self.position
        next_seat = position.to_move if position.phase in (*DECISIONS, Phase.DEAL) else None
        self.clock = self.clock.moved(at, next_seat)

    def _undone(self, event: StoredEvent, base: dict[str, Any]) -> None:
        position = self.position
        assert position is not None
        base |= {"seat": event.payload["seat"], "to": event.payload["to"]}
        while len(position.events) > event.payload["to"]:
            position.pop()
        self.awaiting = None
        self.offers.pop("takeback", None)
        self.confirmed = min(self.confirmed, len(position.events))
        self.position_version = event.version
        if position.to_move is not None and position.to_move != self.clock.running:
            self.clock = self.clock.started(position.to_move, event.at)  # Broken off: for a turn that nobody has played there is no increment.
        else:
            self._run_clock(event.at)

    def _confirmed(self, event: StoredEvent, base: dict[str, Any]) -> None:
        assert self.position is not None
        base["seat"] = event.payload["seat"]
        self.awaiting = None
        self.confirmed = len(self.position.events)
        self.position_version = event.version
        self._run_clock(event.at)

    def _offered(self, event: StoredEvent, base: dict[str, Any]) -> None:
        payload = event.payload
        self.offers[payload["what"]] = Offer(payload["seat"], {payload["seat"]}, payload.get("to", 0))
        base |= {"seat": payload["seat"], "what": payload["what"]}

    def _agreed(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.offers[event.payload["what"]].agreed.add(event.payload["seat"])
        base |= {"seat": event.payload["seat"], "what": event.payload["what"]}

    def _declined(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.offers.pop(event.payload["what"], None)
        base |= {"seat": event.payload["seat"], "what": event.payload["what"]}

    def _paused(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.status = TableStatus.PAUSED
        self.offers.pop("pause", None)
        self.clock = self.clock.pause(event.at)
        base["why"] = event.payload["why"]

    def _resumed(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.status = TableStatus.RUNNING
        self.clock = self.clock.resume(event.at)

    def _stood_in(self, event: StoredEvent, base: dict[str, Any]) -> None:
        seat = self.seat(event.payload["seat"])
        seat.stand_in = event.payload["bot"]
        seat.flagged = event.payload["why"] == "flag"
        base |= {"seat": event.payload["seat"], "why": event.payload["why"]}

    def _came_back(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.seat(event.payload["seat"]).stand_in = None
        base["seat"] = event.payload["seat"]

    def _extended(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.clock = self.clock.extended(event.payload["seat"], event.payload["ms"])
        base |= {"seat": event.payload["seat"], "ms": event.payload["ms"]}

    def _interrupted(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.clock = self.clock.shifted(event.payload["gap"])
        base["gap"] = event.payload["gap"]

    def _rematched(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.rematch = event.payload["table"]
        base["table"] = self.rematch

    def _finished(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.status = TableStatus.FINISHED
        self.offers.clear()
        self.clock = self.clock.stopped(event.at)

    def _closed(self, event: StoredEvent, base: dict[str, Any]) -> None:
        self.status = TableStatus.CLOSED
        self.offers.clear()
        self.clock = self.clock.stopped(event.at)
        base["why"] = event.payload["why"]


_APPLY = {
    "created": Table._created,
    "sat": Table._sat,
    "left": Table._left,
    "started": Table._started,
    "played": Table._played,
    "undone": Table._undone,
    "confirmed": Table._confirmed,
    "offered": Table._offered,
    "agreed": Table._agreed,
    "declined": Table._declined,
    "paused": Table._paused,
    "resumed": Table._resumed,
    "stood-in": Table._stood_in,
    "came-back": Table._came_back,
    "extended": Table._extended,
    "interrupted": Table._interrupted,
    "rematched": Table._rematched,
    "finished": Table._finished,
    "closed": Table._closed,
}
