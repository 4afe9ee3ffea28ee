"""What was agreed when a table was made: the game, who may sit where, the clock, and the settings of the table."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, get_args

from azulejos.notation import afen, agn
from azulejos.notation.record import Record
from azulejos.rules import Game, Phase, Position, game, rulebook
from azulejos.server.errors import BadRequest
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.message_types import EventTable, SeatKind, TableSettings

BY_LOT: Literal["lot"] = "lot"
_REMEMBERED = 16
"""So many imported records are not read again: a table asks for its own several times when play begins."""
SEAT_KINDS = get_args(SeatKind.__value__)
"""Whom a seat is kept for: the one who makes the table, a bot, a program that holds the seat's token, or whoever comes with the link."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Whom one seat is kept for. Which bots there are is for the operator to say, and may be another matter when the table is read again.

    >>> SeatPlan("bot", "greedy").to_json()
    {'kind': 'bot', 'bot': 'greedy'}
    """

    kind: SeatKind
    bot: str | None = None

    def __post_init__(self) -> None:
        if self.kind not in SEAT_KINDS:
            raise BadRequest("no-such-seat-kind", f"A seat is for {', '.join(SEAT_KINDS)}.")
        if self.kind == "bot" and not self.bot:
            raise BadRequest("no-such-bot", "A seat for a bot says which one.")
        if self.kind != "bot" and self.bot is not None:
            raise BadRequest("no-such-seat-kind", "Only a seat for a bot names one.")

    def to_json(self) -> dict[str, Any]:
        """As events and clients have it."""
        return {"kind": self.kind} if self.bot is None else {"kind": self.kind, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game that somebody who waits for a quick game would play."""

    game: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Setup:
    """All that was agreed. `options` are those of `rules.game`; what is left to the lot (`first`, Duel's scoring tiles) is drawn when play starts."""

    game: str
    options: Mapping[str, Any]
    seats: tuple[SeatPlan, ...]
    clock: ClockRule
    settings: TableSettings = field(default_factory=TableSettings)
    first: int | Literal["lot"] = BY_LOT
    agn: str | None = None
    """A record from whose last position the table goes on."""
    afen: str | None = None
    """A position from which the table goes on."""
    event: EventTable | None = None
    """The event that made this table, and in which everybody sits from the beginning."""
    quick: tuple[GameOffer, ...] = ()
    """The games of which one is played with whoever comes for a quick game."""

    def __post_init__(self) -> None:
        if not self.is_from_the_start:
            self._take_over(self.begun())
        settled = self.settled_game()
        self._check_options(settled)
        if len(self.seats) != settled.players:
            raise BadRequest("seats-do-not-fit", f"This game is for {settled.players} players, and there are {len(self.seats)} seats.")
        if self.event is None and all(plan.kind == "bot" for plan in self.seats):
            raise BadRequest("nobody-plays", "At least one seat is for somebody who is not a bot.")
        if self.clock.kind == "tournament" and not getattr(settled, "tournament", False):
            raise BadRequest("clock-needs-tournament", "The tournament's clock is for tournament tables of Azul: set the option tournament.", "T4")
        if isinstance(self.first, int):
            settled.check_seat(self.first)

    def _take_over(self, begun: Position) -> None:
        """What is imported says itself which game it is: whatever was asked for beside it is past."""
        if self.agn is not None and self.afen is not None:
            raise BadRequest("two-imports", "A table goes on from a record or from a position, not from both.")
        if begun.outcome is not None:
            raise BadRequest("game-is-over", "The game to go on with is over.")
        named = [option.name for option in rulebook(begun.game.id).options if not option.by_digest]
        values = {name: getattr(begun.game, name) for name in named}
        object.__setattr__(self, "game", begun.game.id)
        object.__setattr__(self, "options", {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()})

    def _check_options(self, settled: Game) -> None:
        """Options come from strangers: a value of a wrong kind, or a lot that nobody draws, is refused before it is kept."""
        usual = game(self.game)
        drawn = rulebook(self.game).lots(_Any())
        for name, value in self.options.items():
            if value == BY_LOT and name not in drawn:
                raise BadRequest("no-such-lot", f"The option {name} is not drawn by lot: choose it.")
            if type(getattr(settled, name)) is not type(getattr(usual, name)):
                raise BadRequest("bad-option", f"The option {name} has a value that it cannot have: see /api/v1/games.")

    @property
    def is_from_the_start(self) -> bool:
        """Whether the game begins with its first deal."""
        return self.agn is None and self.afen is None

    @property
    def is_game_by_lot(self) -> bool:
        """Whether something of the game itself is drawn by lot when play starts."""
        return self.is_from_the_start and BY_LOT in self.options.values()

    def settled_game(self, drawn: Mapping[str, Any] | None = None) -> Game:
        """The game with what was drawn by lot; as long as nothing was drawn, that has its usual value."""
        if not self.is_from_the_start:
            return self.begun().game
        chosen = {name: value for name, value in self.options.items() if value != BY_LOT}
        try:
            return game(self.game, **chosen | dict(drawn or {}))
        except TypeError:
            raise BadRequest("bad-option", "An option of the game has a value that it cannot have: see /api/v1/games.") from None

    def begun(self) -> Position:
        """The imported position with which this table begins."""
        position = afen.read(self.afen) if self.afen is not None else _last_position(self.agn or "").copy()
        if position.phase is Phase.STOPPED:
            raise BadRequest("table-is-stopped", "A table that an arbiter has stopped cannot be taken up here.", "T5")
        return position

    def to_json(self) -> dict[str, Any]:
        """As the event `created` has it."""
        stored: dict[str, Any] = {
            "game": self.game,
            "options": dict(self.options),
            "seats": [plan.to_json() for plan in self.seats],
            "clock": self.clock.to_json(),
            "customs": dataclasses.asdict(self.settings),
            "first": self.first,
        }
        event = None if self.event is None else dataclasses.asdict(self.event)
        quick = [{"game": offer.game, "options": dict(offer.options)} for offer in self.quick] or None
        others = {"agn": self.agn, "afen": self.afen, "event": event, "quick": quick}
        return stored | {name: value for name, value in others.items() if value is not None}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Setup:
        """What `to_json` wrote, also in an earlier release: what that did not know has its default value."""
        return cls(
            game=stored["game"],
            options=stored["options"],
            seats=tuple(SeatPlan(plan["kind"], plan.get("bot")) for plan in stored["seats"]),
            clock=ClockRule.read(stored["clock"]),
            settings=TableSettings(**stored["customs"]),
            first=stored["first"],
            agn=stored.get("agn"),
            afen=stored.get("afen"),
            event=EventTable(**stored["event"]) if "event" in stored else None,
            quick=tuple(GameOffer(offer["game"], offer["options"]) for offer in stored.get("quick", ())),
        )


class _Any:
    """A chance to see what is drawn, whatever it is."""

    def below(self, n: int, /) -> int:
        return n - 1


@lru_cache(_REMEMBERED)
def _last_position(text: str) -> Position:
    """The position with which a record ends."""
    return imported(text).end()


def imported(text: str) -> Record:
    """The one game of an AGN text."""
    return agn.read_one(text)
