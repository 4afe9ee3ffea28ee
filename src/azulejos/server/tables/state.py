"""The state of a table: events in, state out. Nothing here asks the time, draws a number or reads a store."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from azulejos.notation import tags as tag_table
from azulejos.notation.tokens import read_token, write_token
from azulejos.rules import SPECTATOR, Game, Phase, Position, View
from azulejos.rules.events import Deal, Event, Move
from azulejos.server import observations
from azulejos.server.fair import NO_CONTRIBUTION, contribution_commitment
from azulejos.server.tables import events, message_types
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.evening import BOT, Evening, told_apart
from azulejos.server.tables.events import Recorded, TableEvent
from azulejos.server.tables.setup import SeatPlan, Setup

DECISIONS = (Phase.OFFER, Phase.TILING)
"""The phases in which a player decides."""


class TableStatus(enum.StrEnum):
    """How far a table has come."""

    OPEN = "open"
    """Not everybody has sat down, or a contribution to the deals is awaited."""
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"
    """The operator has closed it, or it was given up before it began."""


COMMITTED_SCHEME = 2
"""The scheme of the deals in which contributions are committed to before any is shown (docs/fairness.md)."""
ENDED = (TableStatus.FINISHED, TableStatus.CLOSED)
CONSEQUENCES = (events.Started, events.Played, events.Undone, events.Paused, events.Finished, events.StoodIn)
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
        return not before.is_open and len(before.legal_moves) != len(before.view(SPECTATOR).legal_moves)
    return isinstance(event, Deal)


def bot_key(seat: int) -> str:
    """By what a table knows the name of the bot on a seat, where an event has given it one.

    >>> bot_key(2)
    'bot-2'
    """
    return f"bot-{seat}"


@dataclass(slots=True)
class Seat:
    """A seat and who is on it."""

    plan: SeatPlan
    person: str | None = None
    commitment: str | None = None
    contribution: str | None = None
    stand_in: str | None = None
    """The bot that plays for a seat left alone, and may be sent away again."""
    flagged: bool = False
    """Its time ran out for good: the bot stays."""

    @property
    def is_taken(self) -> bool:
        """Whether nobody else can sit down here."""
        return self.plan.kind == "bot" or self.person is not None

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
    """An event of a table's stream as viewers get it; `redacted` are the tokens by seat, the spectator's first."""

    version: int
    base: message_types.TableEvent
    redacted: tuple[str, ...] = ()

    def for_seat(self, seat: int) -> message_types.TableEvent:
        """What the viewer on this seat may know of it."""
        return {**self.base, "token": self.redacted[seat]} if self.redacted else self.base


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
    removed: set[str] = field(default_factory=set)
    """Whom the maker has removed, and not let back in."""
    position: Position | None = None
    position_version: int = 0
    """The version at which the position last changed, or before the start who sits where: what answers an earlier one is stale."""
    deals: int = 0
    """How many chance events were drawn here."""
    deals_before: int = 0
    """How many an imported record had."""
    first_by_lot: bool = False
    scheme: int = COMMITTED_SCHEME
    """That of the deals: a game that an earlier release began has the first one."""
    full_at: int = 0
    """When the last seat was taken."""
    clock: Clock = field(init=False)
    awaiting: int | None = None
    """The seat that has played its turn and has to confirm it."""
    confirmed: int = 0
    """So many events of the game cannot be undone by one player alone."""
    offers: dict[str, Offer] = field(default_factory=dict)
    proposed: dict[tuple[int, str], int] = field(default_factory=dict)
    """How often each seat has proposed each thing since the last move."""
    done: dict[tuple[int, str], int] = field(default_factory=dict)
    """The version that a seat's command, by its id, has led to."""
    last_done: tuple[int, str] | None = None
    """The command whose consequences may still follow."""
    shown: list[Shown] = field(default_factory=list)
    rematch: str | None = None
    evening: Evening | None = None
    """What was won before, at the tables of which this one is the rematch."""
    made_at: int = 0
    touched_at: int = 0
    _views: dict[int, View] = field(default_factory=dict)
    """The views of the present position that somebody has asked for."""

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

    def contributions_with(self, number: int, contribution: str) -> tuple[str, ...]:
        """All of them, that of one seat being new."""
        return tuple(contribution if other == number else each for other, each in enumerate(self.contributions, 1))

    @property
    def commitments(self) -> tuple[str, ...] | None:
        """What the seats committed themselves to; who gave a contribution at once is bound by that. `None` in the first scheme."""
        return tuple(self._commitment(seat) for seat in self.seats) if self.scheme == COMMITTED_SCHEME else None

    def _commitment(self, seat: Seat) -> str:
        if seat.commitment is not None or seat.contribution in (None, NO_CONTRIBUTION):
            return seat.commitment or NO_CONTRIBUTION
        return contribution_commitment(self.commitment, seat.contribution)

    @property
    def is_full(self) -> bool:
        """Whether nobody else can sit down."""
        return all(seat.is_taken for seat in self.seats)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have yet to reveal what they contribute, now that everybody sits."""
        if self.status is not TableStatus.OPEN or not self.is_full:
            return ()
        return tuple(number for number, seat in enumerate(self.seats, 1) if seat.plan.kind != "bot" and seat.contribution is None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats for which somebody can be asked: no bot sits there, none plays for them, and they have not withdrawn (T21)."""
        scores = (0,) * len(self.seats) if self.position is None else self.position.round_scores
        return tuple(number for number, (seat, score) in enumerate(zip(self.seats, scores, strict=True), 1) if seat.bot is None and score is not None)

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays on each seat, as the score of an evening names them."""
        return told_apart(seat.person or f"{BOT}{seat.plan.bot or ''}" for seat in self.seats)

    @property
    def evening_so_far(self) -> Evening | None:
        """The score of the evening, with this game if it is finished; none as long as no game was."""
        outcome = self.position.outcome if self.status is TableStatus.FINISHED and self.position is not None else None
        if outcome is None or outcome.is_void:
            return self.evening
        return (self.evening or Evening()).after(self.players, outcome.scores, outcome.winners)

    def seats_of(self, person: str) -> frozenset[int]:
        """The seats that a person holds."""
        return frozenset(number for number, seat in enumerate(self.seats, 1) if seat.person == person)

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        return self.seats[number - 1]

    def view(self, seat: int) -> View:
        """The game through the eyes of a seat, made once for each position. Play has begun."""
        view = self._views.get(seat)
        if view is None:
            assert self.position is not None
            view = self._views[seat] = self.position.view(seat)
        return view

    def since(self, version: int) -> list[Shown]:
        """What happened after a version."""
        # Every version has exactly one entry, so that the place in the list follows from it.
        return self.shown[max(0, version) :]

    # Events

    def apply(self, happened: Recorded[TableEvent]) -> None:
        """Let one more event have happened."""
        assert happened.version == self.version + 1, (happened.version, self.version)
        event = happened.event
        self.version = happened.version
        self._note_done(event, happened.at)
        self.touched_at = happened.at
        base: message_types.TableEvent = {"version": happened.version, "at": happened.at, "kind": event.kind}
        public: Any = {name: value for name in event.shown if (value := getattr(event, name)) is not None}
        base |= public
        redacted = self._apply(event, happened.at, base)
        self._views.clear()
        self.shown.append(Shown(happened.version, base, redacted))

    def _note_done(self, event: TableEvent, at: int) -> None:
        """A command that is sent again is answered as it was at first: with the version after all that it led to."""
        if event.command is not None:
            self.last_done = event.command
        elif event.actor != events.SERVER or not isinstance(event, CONSEQUENCES) or getattr(event, "by", None) is not None or at != self.touched_at:
            self.last_done = None
        if self.last_done is not None:
            self.done[self.last_done] = self.version

    def _apply(self, event: TableEvent, at: int, base: message_types.TableEvent) -> tuple[str, ...]:
        """Change the table, add to what is shown of the event, and return the tokens that each seat may know."""
        match event:
            case events.Played():
                return self._played(event, at, base)
            case events.Created():
                self.commitment, self.evening = event.commitment, event.evening
                self.maker, self.made_at = event.actor, at
                self.arrange(event.setup, (None,) * len(event.setup.seats))
            case events.Arranged():
                self.arrange(event.setup, event.sits)
                self.full_at, self.position_version = at, self.version
            case events.ChangedSeat():
                self.arrange(*self.with_seats_changed(event.before, event.seat))
                self.position_version = self.version
            case events.Sat():
                seat = self.seat(event.seat)
                seat.person, seat.contribution, seat.commitment = event.person, event.contribution, event.commitment
                self.full_at, self.position_version = at, self.version
            case events.Revealed():
                self.seat(event.seat).contribution = event.contribution
            case events.Left():
                if self.status is TableStatus.OPEN:
                    self._free(event.seat)
            case events.Removed():
                person = self.seat(event.guest).person
                assert person is not None
                self.removed.add(person)
                for number in self.seats_of(person):
                    self._free(number)
            case events.Readmitted():
                self.removed.clear()
            case events.Started():
                self._started(event, at, base)
            case events.Undone():
                self._undone(event, at)
            case events.Confirmed():
                self._confirmed(at)
            case events.Offered():
                self.offers[event.what] = Offer(event.seat, {event.seat}, event.to or 0)
                self.proposed[event.seat, event.what] = self.proposed.get((event.seat, event.what), 0) + 1
            case events.Agreed():
                self.offers[event.what].agreed.add(event.seat)
            case events.Declined():
                self.offers.pop(event.what, None)
            case events.Paused():
                self.status = TableStatus.PAUSED
                self.offers.pop("pause", None)
                self.clock = self.clock.pause(at)
            case events.Resumed():
                self.status = TableStatus.RUNNING
                self.clock = self.clock.resume(at)
            case events.StoodIn():
                seat = self.seat(event.seat)
                seat.stand_in, seat.flagged = event.bot, event.why == "flag"
            case events.CameBack():
                self.seat(event.seat).stand_in = None
            case events.Extended():
                self.clock = self.clock.extended(event.seat, event.ms)
            case events.Interrupted():
                self.clock = self.clock.shifted(event.gap)
            case events.Rematched():
                self.rematch = event.table
            case events.Finished() | events.Closed():
                self.status = TableStatus.FINISHED if isinstance(event, events.Finished) else TableStatus.CLOSED
                self.offers.clear()
                self.clock = self.clock.stopped(at)
        return ()

    def arrange(self, setup: Setup, sits: Sequence[int | None]) -> None:
        """Agree on something else before play begins; `sits` has for each seat the one from which whoever sits there comes."""
        before = self.seats
        self.setup = setup
        self.seats = [Seat(plan) if came is None else replace(before[came - 1], plan=plan) for plan, came in zip(setup.seats, sits, strict=True)]
        self.clock = Clock.of(setup.clock, len(self.seats))

    def _free(self, number: int) -> None:
        """Nobody sits there any more."""
        seat = self.seat(number)
        seat.person = seat.contribution = seat.commitment = None
        self.position_version = self.version

    def with_seats_changed(self, one: int, other: int) -> tuple[Setup, tuple[int, ...]]:
        """What `arrange` takes to let two seats change places."""
        change = {one: other, other: one}
        sits = tuple(change.get(number, number) for number in range(1, len(self.seats) + 1))
        return replace(self.setup, seats=tuple(self.seat(came).plan for came in sits)), sits

    def _started(self, event: events.Started, at: int, base: message_types.TableEvent) -> None:
        self.status, self.scheme = TableStatus.RUNNING, event.scheme
        if self.setup.is_from_the_start:
            assert event.tags is not None
            game = tag_table.game_of(event.tags)
            self.position = game.start(tag_table.first_of(event.tags, game))
            self.first_by_lot = self.setup.first == "lot"
            base["first"] = self.position.first
        else:
            self.position = self.setup.begun()
            # Nobody at the table knows more of it than who looks on.
            base["position"] = observations.position(self.position.view(SPECTATOR), with_afen=False)
            base["had"] = len(self.position.events)
            self.deals_before = sum(isinstance(each, Deal) for each in self.position.events)
            self.clock = self.clock.started(self.position.to_move, at) if self.position.to_move else self.clock
        self.confirmed = len(self.position.events)
        self.position_version = self.version

    def _played(self, event: events.Played, at: int, base: message_types.TableEvent) -> tuple[str, ...]:
        position = self.position
        assert position is not None
        game_event = read_token(position.game, event.token)
        redacted = tuple([self._redacted(position, game_event, event.token, seat) for seat in range(len(self.seats) + 1)])
        rounds, phase = (position.tiled_rounds, position.round_scores), position.phase
        stands = not self.setup.settings.confirm or event.by is not None or reveals(position, game_event)
        position.push(game_event)
        if (position.tiled_rounds, position.round_scores) != rounds or position.outcome is not None:
            base["scoring"] = observations.scoring(position.game, position.last_scoring)
        self.position_version = self.version
        self.offers.pop("takeback", None)
        self.proposed.clear()
        self.awaiting = event.seat if event.open else None
        if isinstance(game_event, Deal):
            self.deals += 1
        if stands:
            self.confirmed = len(position.events)
        if self.awaiting is None:
            is_tiling_next = phase is Phase.OFFER and position.phase is Phase.TILING
            if isinstance(game_event, Move) and (position.begins_turn or is_tiling_next):
                # The same seat may have the next turn too: who takes the last tiles and tiles first, or whose neighbour is passed over (D25).
                self.clock = self.clock.moved(at, None)
            self._run_clock(at)
        return redacted

    def _redacted(self, position: Position, event: Event, token: str, seat: int) -> str:
        redacted = position.redacted(event, seat)
        return token if redacted is event else write_token(position.game, redacted)

    def _run_clock(self, at: int) -> None:
        assert self.position is not None
        position = self.position
        next_seat = position.to_move if position.phase in (*DECISIONS, Phase.DEAL) else None
        self.clock = self.clock.moved(at, next_seat)

    def _undone(self, event: events.Undone, at: int) -> None:
        position = self.position
        assert position is not None
        while len(position.events) > event.to:
            position.pop()
        self.awaiting = None
        self.offers.pop("takeback", None)
        self.confirmed = min(self.confirmed, len(position.events))
        self.position_version = self.version
        if position.to_move is not None and position.to_move != self.clock.running:
            self.clock = self.clock.started(position.to_move, at)  # Broken off: for a turn that nobody has played there is no increment.
        else:
            self._run_clock(at)

    def _confirmed(self, at: int) -> None:
        assert self.position is not None
        self.awaiting = None
        self.confirmed = len(self.position.events)
        self.position_version = self.version
        self._run_clock(at)
