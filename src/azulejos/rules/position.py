"""The one interface behind which every game stands.

A caller that lists legal moves, pushes one, deals and asks for the outcome never needs to know which game it is:

>>> import random
>>> from azulejos.rules import Phase, RandomChance, game
>>> chance = RandomChance(random.Random(7))
>>> position = game("azul", players=2).start(first=1)
>>> while position.outcome is None:
...     if position.phase is Phase.DEAL:
...         position.push(position.deal(chance))
...     else:
...         moves = list(position.legal_moves)
...         position.push(moves[chance.below(len(moves))])
>>> len(position.outcome.scores)
2
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from azulejos.rules.chance import Chance
from azulejos.rules.errors import Fault
from azulejos.rules.events import Event, Move
from azulejos.rules.outcome import Outcome

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


class LegalMoves:
    """The legal moves of a position, worked out when they are first asked for.

    Answers `in`, `len`, iteration and truth, always for the position as it is now.
    """

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        return iter(self._position._legal or self._position._moves())

    def __len__(self) -> int:
        return len(self._position._legal or self._position._moves())

    def __contains__(self, move: object) -> bool:
        return move in self._position._moves()

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

    @abstractmethod
    def sample(self, chance: Chance) -> Position:
        """A full position drawn among all that fit this view, by their true probability."""


class Position(ABC):
    """A position that is asked and told: what may happen, and what did."""

    __slots__ = ()

    game: Game
    phase: Phase
    round: int
    """The number of this round; 0 before the first deal."""
    first: int
    """The seat that started this round, or will start the first one."""
    to_move: int | None
    """The seat whose turn it is, or will be when a stopped table is resumed."""

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to move may do; empty where no player decides."""
        return LegalMoves(self)

    _legal: Sequence[Move] | None
    """The legal moves once they were asked for, until the next event."""

    @abstractmethod
    def _moves(self) -> Sequence[Move]: ...

    @abstractmethod
    def push(self, event: Event) -> None:
        """Tell what happened. An event that the rules refuse raises, and leaves the position as it was."""

    @abstractmethod
    def pop(self) -> Event:
        """Take the last event back, a deal too, and return it."""

    @abstractmethod
    def deal(self, chance: Chance) -> Event:
        """Draw the deal that is due, without applying it."""

    @property
    @abstractmethod
    def events(self) -> tuple[Event, ...]:
        """All that was pushed and not popped, in order."""

    @abstractmethod
    def origin(self) -> Position:
        """The position before all that was pushed."""

    @property
    @abstractmethod
    def round_scores(self) -> tuple[int | None, ...]:
        """The scores without the bonuses of the end: those that a round leaves behind."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int | None, ...]:
        """The scores as they stand: final ones, with bonuses, once the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    @abstractmethod
    def explain(self, event: Event) -> tuple[Scoring, ...]:
        """What pushing this event would score, step by step, without pushing it."""

    @property
    @abstractmethod
    def last_scoring(self) -> tuple[Scoring, ...]:
        """What the last event scored, step by step."""

    @abstractmethod
    def copy(self, *, history: bool = True) -> Position:
        """A position of its own that is equal to this one; without its past if so wanted."""

    @abstractmethod
    def status(self) -> tuple[Fault, ...]:
        """Every fault of a position set up by hand; empty for one that can be."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat may know."""
