"""The one interface behind which every game stands.

A caller that lists legal moves, pushes one, deals and asks for the outcome never needs to know which game it is:

>>> import random
>>> from azulejos.rules import Phase, game
>>> generator = random.Random(7)
>>> position = game("azul", players=2).start(first=1)
>>> while position.outcome is None:
...     if position.phase is Phase.DEAL:
...         position.push(position.deal(generator))
...     else:
...         position.push(generator.choice(position.legal_moves))
>>> len(position.outcome.scores)
2

Where chance need not be seen, `azulejos.start` gives a position that deals by itself.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self, overload

from azulejos.rules.chance import Chance, Dealer, Generator
from azulejos.rules.errors import AzulejosError, Fault, NothingToUndo
from azulejos.rules.events import Deal, Event, Move
from azulejos.rules.outcome import Outcome
from azulejos.rules.presentation import Presentable
from azulejos.rules.stable_hash import stable_hash

if TYPE_CHECKING:
    from azulejos.rules.game import Game
    from azulejos.rules.scoring import Scoring


class Phase(enum.Enum):
    """What a position waits for."""

    DEAL = "deal"
    """Chance: a deal is due."""
    OFFER = "offer"
    """A player's take (phase A, factory offer)."""
    TILING = "tiling"
    """A player's placement (phase B, wall tiling), where there is a choice."""
    STOPPED = "stopped"
    """The arbiter (T5)."""
    OVER = "over"
    """Nothing: the game is over."""
    VOID = "void"
    """Nothing: the game is over and counts for nobody (T5, T22)."""


OTHER_NAMES = {
    "turn": "to_move",
    "peek": "last",
    "move_stack": "events",
    "fen": "afen",
    "board_fen": "afen",
    "is_game_over": "outcome, which is None until then",
    "result": "outcome",
    "push_san": "push",
    "push_uci": "push",
    "parse_san": "parse",
    "parse_uci": "parse",
}
"""What users of python-chess ask for, and what it is called here."""


class LegalMoves(Sequence[Move]):
    """The legal moves of a position, worked out when they are first asked for: a sequence, always of the position as it is now.

    >>> from azulejos import start
    >>> moves = start("azul", seed=7).legal_moves
    >>> len(moves), str(moves[0]), "1B1" in moves, "1B9" in moves
    (84, '1B1', True, False)
    """

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        return iter(self._position._legal or self._position._moves())

    def __len__(self) -> int:
        return len(self._position._legal or self._position._moves())

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._position._moves()[index]

    def __contains__(self, move: object) -> bool:
        """Whether a move, or the token of one, is legal."""
        if isinstance(move, str):
            try:
                move = self._position.parse(move)
            except AzulejosError:
                return False
        return move in self._position._moves()

    def index(self, move: Move | str, *bounds: int) -> int:
        """Where a move, or the token of one, stands among the others."""
        return self._position._moves().index(self._position.parse(move) if isinstance(move, str) else move, *bounds)

    def __repr__(self) -> str:
        return f"<LegalMoves: {len(self)}>"


class View(ABC):
    """What one seat may know of a position, and nothing else."""

    __slots__ = ("seat",)

    seat: int

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that is played."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat whose decision is awaited."""

    @property
    @abstractmethod
    def legal_moves(self) -> LegalMoves:
        """What the seat to move may do."""

    @property
    @abstractmethod
    def position(self) -> Position:
        """All that this seat may know, as a position of its own."""

    @abstractmethod
    def sample(self, chance: Chance | Generator) -> Position:
        """A full position drawn among all that fit this view, by their true probability."""


class Position(Presentable, ABC):
    """A position: what may happen next, what happened so far, and how to go on. As a string it is its AFEN; in a notebook it is a picture.

    A game's own position is made of immutable values, so that a snapshot of its attributes (`_state`) is all that `pop`, `copy` and `==` need.
    """

    __slots__ = ("_dealer", "_events", "_legal", "_past", "_record", "first", "game", "phase", "round", "to_move")

    game: Game
    phase: Phase
    round: int
    """The number of this round; 0 before the first deal."""
    first: int
    """The seat that started this round, or will start the first one."""
    to_move: int | None
    """The seat whose turn it is, or will be when a stopped table is resumed."""

    def __init__(self) -> None:
        self._past: list[tuple[Any, ...]] = []
        self._events: list[Event] = []
        self._legal: Sequence[Move] | None = None
        """The legal moves once they were asked for, until the next event."""
        self._record: list[Scoring] | None = None
        """Where `explain` collects what is scored."""
        self._dealer: Dealer | None = None
        """Who deals, where this position deals by itself."""

    @abstractmethod
    def _state(self) -> tuple[Any, ...]:
        """Everything that an event can change."""

    @abstractmethod
    def _restore(self, state: tuple[Any, ...]) -> None:
        """Make this the state again, and forget `_legal`."""

    # What may happen

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to move may do; empty where no player decides."""
        return LegalMoves(self)

    @abstractmethod
    def _moves(self) -> Sequence[Move]: ...

    def is_legal(self, move: Move | str) -> bool:
        """Whether the seat to move may do this."""
        return move in self.legal_moves

    def why_not(self, event: Event | str) -> str | None:
        """Why an event, or the token of one, cannot be pushed now: one sentence, with the clause behind it; `None` if it can.

        >>> from azulejos import start
        >>> start("azul", seed=7).why_not("1W1")
        'Display 1 has no white tiles. (A11)'
        """
        future = self.copy(history=False)
        future._dealer = None
        try:
            future.push(event)
        except AzulejosError as error:
            return str(error)
        return None

    @abstractmethod
    def deal(self, chance: Chance | Generator) -> Event:
        """Draw the deal that is due, by a `random.Random` or any other source of chance, without applying it."""

    def deal_by_itself(self, dealer: Dealer) -> None:
        """From now on, deal whenever a deal is due, and at once if one is due now. `pop` then takes back a move with all that was dealt after it."""
        self._dealer = dealer
        self._deal_if_due()

    def _deal_if_due(self) -> None:
        dealer = self._dealer
        if dealer is None or self.phase is not Phase.DEAL:
            return
        self._dealer = None
        while self.phase is Phase.DEAL:
            self.push(self.deal(dealer.chance(len(self._events))))
        self._dealer = dealer

    @property
    def begins_turn(self) -> bool:
        """Whether the decision that is awaited is the first one of a turn; a turn can take several, and chance can have a part in it."""
        return self.phase is Phase.OFFER

    @property
    def is_open(self) -> bool:
        """Whether everybody, at the table and beside it, may know the same of it: just now nothing is hidden from anybody."""
        return not self.game.hides

    @property
    def is_setup(self) -> bool:
        """Whether a decision is awaited that belongs to the set-up, before the first turn."""
        return False

    # What happens

    def push(self, event: Event | str) -> None:
        """Apply an event, or the token of one. What the rules refuse raises, and leaves the position as it was."""
        if isinstance(event, str):
            event = self.parse(event)
        before = self._state()
        self._apply(event)
        self._past.append(before)
        self._events.append(event)
        self._legal = None
        if self._dealer is not None:
            self._deal_if_due()

    @abstractmethod
    def _apply(self, event: Event) -> None:
        """Change the position as an event does; one that the rules refuse raises before anything has changed."""

    def parse(self, token: str) -> Event:
        """The event that a token stands for in this game, whether it is legal now or not."""
        return self.presentation.read_event(self.game, token)

    def pop(self) -> Event:
        """Take the last event back, and return it. A deal is an event like others, unless this position deals by itself: then it goes with the move
        before it.
        """
        keeps_deals = self._dealer is not None
        if not self._past or (keeps_deals and all(isinstance(event, Deal) for event in self._events)):
            raise NothingToUndo("nothing-to-undo", "There is nothing to take back.")
        while True:
            self._restore(self._past.pop())
            event = self._events.pop()
            if not (keeps_deals and isinstance(event, Deal)):
                return event

    def redacted(self, event: Event, seat: int) -> Event:
        """What a seat may know of an event that is about to be pushed: all of it, unless a game hides something."""
        return event

    # What happened

    @property
    def events(self) -> tuple[Event, ...]:
        """All that was pushed and not popped, in order."""
        return tuple(self._events)

    @property
    def last(self) -> Move | None:
        """The last move that a player has made."""
        return next((event for event in reversed(self._events) if isinstance(event, Move)), None)

    def origin(self) -> Self:
        """The position before all that was pushed."""
        twin = self.copy(history=False)
        twin._dealer = None
        if self._past:
            twin._restore(self._past[0])
        return twin

    @property
    @abstractmethod
    def tiled_rounds(self) -> int:
        """How many rounds were played to the end of their tiling."""

    @property
    @abstractmethod
    def round_scores(self) -> tuple[int | None, ...]:
        """The scores without the bonuses of the end: those that a round leaves behind. `None` for a seat that has left."""

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The scores as they stand: final ones, with bonuses, once the game is over. `None` for a seat that has none."""
        result = self.outcome
        return self.round_scores if result is None else result.scores

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def explain(self, event: Event | str) -> tuple[Scoring, ...]:
        """What pushing this event would score, step by step, without pushing it."""
        future = self.copy(history=False)
        record: list[Scoring] = []
        future._dealer, future._record = None, record
        future.push(event)
        return tuple(record)

    @property
    def last_scoring(self) -> tuple[Scoring, ...]:
        """What the last event scored, step by step; the last one before any deal, if this position deals by itself."""
        at = len(self._events) - 1
        while self._dealer is not None and at >= 0 and isinstance(self._events[at], Deal):
            at -= 1
        if at < 0:
            return ()
        past = self.copy(history=False)
        past._restore(self._past[at])
        return past.explain(self._events[at])

    # As a value

    def copy(self, *, history: bool = True, dealer: bool = True) -> Self:
        """An independent position that equals this one, with its past or without. If this one deals by itself, so does the copy, but other tiles; one
        without a dealer does not.
        """
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin._restore(self._state())
        twin._record = None
        twin._dealer = self._dealer.fork() if dealer and self._dealer is not None else None
        twin._past = self._past.copy() if history else []
        twin._events = self._events.copy() if history else []
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self._state() == other._state()

    def __hash__(self) -> int:
        return stable_hash(self.game.id, *self._state())

    @property
    def afen(self) -> str:
        """The position in one line, which `azulejos.notation.afen.read` reads."""
        return self.presentation.write_position(self)

    def __str__(self) -> str:
        return self.afen

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        return self.presentation.draw(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.id}, {self.game.players} players, round {self.round}, {self.phase.value}, to move {self.to_move}>"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            hint = f": ask for {OTHER_NAMES[name]}" if name in OTHER_NAMES else ""
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}{hint}.", name=name, obj=self)

    @abstractmethod
    def status(self) -> tuple[Fault, ...]:
        """Every fault of a position set up by hand; empty if it is possible."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat may know."""
