"""A game record: tags, events and comments, as they stand in an AGN text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from azulejos.notation import tags as tag_table
from azulejos.notation.errors import NotationError
from azulejos.rules import Event, Game, Material, Move, Outcome, Position

LONGEST_COMMENT = 1_000_000


@dataclass(frozen=True, slots=True)
class Comment:
    """What people wrote beside the moves: in braces, or from a semicolon to the end of its line."""

    text: str
    braces: bool = True

    def __post_init__(self) -> None:
        if ("}" if self.braces else "\n") in self.text or "\r" in self.text:
            raise NotationError("bad-comment", "A comment in braces has no } in it, one after a semicolon is one line, and neither has a \\r.")
        if len(self.text) > LONGEST_COMMENT:
            raise NotationError("bad-comment", "A comment has at most a million characters.")


@dataclass(slots=True)
class Record:
    """One game, legal from its first deal to its last event.

    `comments` are kept by the number of events before them.
    `components` has what the tags only name, by its digest: an owner's own components of Duel.

    >>> from azulejos.rules import game
    >>> Record.of(game("azul").start(), seats=["Ann", "Ben"]).tags
    {'Game': 'azul', 'Players': '2', 'First': '1', 'Seat1': 'Ann', 'Seat2': 'Ben'}
    """

    tags: dict[str, str]
    events: list[Event] = field(default_factory=list)
    comments: dict[int, list[Comment]] = field(default_factory=dict)
    components: tuple[Material, ...] = field(default=(), repr=False, compare=False)

    @classmethod
    def of(cls, position: Position, seats: Sequence[str] = (), tags: Mapping[str, str] | None = None) -> Record:
        """The record of a position that was played from the start; further tags may be added."""
        start = position.origin()
        if start != position.game.start(start.first):
            raise NotationError("not-from-the-start", "Only a game played from its first deal can be written down as a record.")
        written = tag_table.of_game(position.game, start.first)
        written |= {f"Seat{number}": tag_table.printable(name) for number, name in enumerate(seats, 1)}
        if (outcome := position.outcome) is not None and not outcome.is_void:
            written |= {"Scores": tag_table.write_scores(outcome), "Winner": tag_table.write_seats(outcome.winners)}
        return cls(written | dict(tags or {}), list(position.events), components=tag_table.material_of(position.game))

    @property
    def game(self) -> Game:
        """The game that the tags describe."""
        return tag_table.game_of(self.tags, self.components)

    def start(self) -> Position:
        """The position before the first deal."""
        return self.game.start(tag_table.first_of(self.tags, self.game))

    def end(self) -> Position:
        """The position after the last event, with its past."""
        position = self.start()
        for event in self.events:
            position.push(event)
        return position

    def positions(self) -> Iterator[Position]:
        """Every position of the game, from the one before the first deal to the last, each with its past and independent of the others.

        `position.last` is the move that led there, `position.events[-1]` the event, which may be a deal.
        """
        position = self.start()
        yield position.copy()
        for event in self.events:
            position.push(event)
            yield position.copy()

    @property
    def moves(self) -> list[Move]:
        """What the players did, without the deals."""
        return [event for event in self.events if isinstance(event, Move)]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat; empty where none is given."""
        return tuple(self.tags.get(f"Seat{seat}", "") for seat in range(1, self.game.players + 1))

    def scores_by_round(self) -> list[tuple[int | None, ...]]:
        """The scores after each round that was played to its end, without the bonuses of the game's end."""
        scores: list[tuple[int | None, ...]] = []
        position = self.start()
        for event in self.events:
            position.push(event)
            if position.tiled_rounds > len(scores):
                scores.append(position.round_scores)
        return scores

    def seen_by(self, seat: int) -> Record:
        """The record as a seat may have it while the game runs: with `?` in the place of what only the other one knows (D50), and without comments,
        which anybody may have written.
        """
        self.game.check_viewer(seat)
        position = self.start()
        events: list[Event] = []
        for event in self.events:
            events.append(position.redacted(event, seat))
            position.push(event)
        return Record(dict(self.tags), events, components=self.components)

    @property
    def outcome(self) -> Outcome | None:
        """How the game came out, if it came to its end."""
        return self.end().outcome
