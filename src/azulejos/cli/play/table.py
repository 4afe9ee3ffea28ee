"""A table on this computer: people and bots in their seats, deals from a seed, and decisions that can be taken back."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from azulejos.bots import BOTS, Bot
from azulejos.bots.decisions import decide
from azulejos.bots.imported_bot import PATH
from azulejos.bots.registry import resembled, unknown
from azulejos.bots.uai.engine_bot import PREFIX
from azulejos.cli.bots import named_bot
from azulejos.notation import Record, agn
from azulejos.render.text import plain
from azulejos.rules import Chance, Deal, Event, Game, NothingToUndo, OptionError, Phase, Position, RandomChance, Scoring

PERSON = "Player"
"""The name of a person who gave none."""
A_PERSON = "person:"
USUAL_BOT = "greedy"
NAME_WIDTH = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a name, and the bot that decides there; `None` where a person does."""

    name: str
    bot: Bot | None = None


def fill_seats(asked: Sequence[str], players: int, chance: Callable[[int], Chance]) -> tuple[Seat, ...]:
    """The seats of a table as asked for, and bots in the others. `chance` makes the source of chance for the bot of a seat.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> [seat.name for seat in fill_seats(["Ann", "random"], 4, lambda seat: RandomChance(random.Random(seat)))]
    ['Ann', 'random', 'greedy', 'greedy 2']
    >>> fill_seats(["gredy"], 2, lambda seat: RandomChance(random.Random(seat)))
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no bot "gredy": did you mean greedy? A person of that name sits down by person:gredy.
    """
    if len(asked) > players:
        raise OptionError("too-many-seats", f"{len(asked)} seats were asked for at a table of {players}: name fewer, or ask for more players.")
    seats: list[Seat] = []
    for number, text in enumerate([*(asked or [PERSON]), *[USUAL_BOT] * players][:players], 1):
        seat = _seat(text, chance(number))
        if not seat.name:
            raise OptionError("no-name", f"Seat {number} needs a name that can be read, or one of the bots: {', '.join(BOTS)}.")
        seats.append(seat)
    same = [sum(earlier.name.lower() == seat.name.lower() for earlier in seats[:before]) for before, seat in enumerate(seats)]
    return tuple(replace(seat, name=f"{seat.name} {count + 1}") if count else seat for seat, count in zip(seats, same, strict=True))


def _seat(text: str, chance: Chance) -> Seat:
    """Who is meant: a bot of the registry, an engine by `uai:COMMAND`, one's own by `module:Class`, or a person; `person:` says that it is one,
    whatever the name.
    """
    name = plain(text, NAME_WIDTH)
    if name.lower().startswith(A_PERSON):
        return Seat(name[len(A_PERSON) :].strip())
    if name.lower() in BOTS or PATH.fullmatch(text) or PREFIX.fullmatch(text):
        player = named_bot(name.lower() if name.lower() in BOTS else text)(chance)
        return Seat(plain(player.name, NAME_WIDTH), player)
    if resembled(name):
        error = unknown(name)
        raise OptionError(error.code, f"{error.text} A person of that name sits down by {A_PERSON}{name}.")
    return Seat(name)


class LocalTable:
    """A game that is played here and now.

    All chance comes from the seed, and that of a deal from how many there were before: who takes a decision back and comes to the same deal again
    gets the same tiles, so that undoing is no second draw.

    >>> from azulejos.rules import game
    >>> table = LocalTable(game("azul"), ["Ann"], seed="7", first=1)
    >>> while (event := table.due()) is not None:
    ...     table.position.push(event)
    >>> table.decider.name
    'Ann'
    """

    def __init__(self, game: Game, seats: Sequence[str], *, seed: str, first: int | None = None) -> None:
        self.seed = seed
        self.seats: tuple[Seat, ...] = fill_seats(seats, game.players, lambda seat: self._chance(f"seat {seat}"))
        self.position: Position = game.start(self._chance("lot").below(game.players) + 1 if first is None else first)

    def _chance(self, subject: str) -> Chance:
        return RandomChance(random.Random(f"{self.seed}/{subject}"))

    @property
    def names(self) -> tuple[str, ...]:
        """The names, from seat 1 on."""
        return tuple(seat.name for seat in self.seats)

    @property
    def has_people(self) -> bool:
        """Whether anybody has to be asked."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def decider(self) -> Seat | None:
        """The person whose decision is awaited; `None` if it is a bot's, chance's or nobody's turn."""
        seat = _deciding(self.position)
        return self.seats[seat - 1] if seat is not None and self.seats[seat - 1].bot is None else None

    def due(self) -> Event | None:
        """What chance or a bot does next, not yet pushed; `None` if a person has to decide or the game is over."""
        if self.position.phase is Phase.DEAL:
            before = sum(isinstance(event, Deal) for event in self.position.events)
            return self.position.deal(self._chance(f"deal {before + 1}"))
        seat = self.position.to_move
        bot = self.seats[seat - 1].bot if seat is not None else None
        return decide(bot, self.position) if bot is not None and seat is not None else None

    def undo(self) -> int:
        """Go back to the previous decision of the person who is to decide, or of any person where none is; returns how many events that took."""
        mine = {self.position.to_move} if self.decider else {seat for seat, taken in enumerate(self.seats, 1) if taken.bot is None}
        past = self.position.copy()
        events = 0
        while past.events:
            past.pop()
            events += 1
            if _deciding(past) in mine:
                for _ in range(events):
                    self.position.pop()
                return events
        raise NothingToUndo("nothing-to-undo", "There is no earlier decision of yours to take back.")

    def last_scoring(self) -> tuple[Scoring, ...]:
        """All that the last tiling scored so far."""
        past = self.position.copy()
        steps: tuple[Scoring, ...] = ()
        while past.events:
            steps = past.last_scoring + steps
            if isinstance(past.pop(), Deal) and steps:
                break
        return steps

    def record(self) -> str:
        """The game so far as an AGN text."""
        return agn.write(Record.of(self.position, seats=self.names))


def _deciding(position: Position) -> int | None:
    """The seat whose decision is awaited; a seat to move may have to wait for chance first."""
    return None if position.phase is Phase.DEAL else position.to_move
