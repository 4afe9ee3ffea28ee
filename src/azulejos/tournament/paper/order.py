"""An order for the printer: what every document is made of, and the seatings that can be printed."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from azulejos.render.box import Box
from azulejos.rules.azul import AzulGame
from azulejos.tournament.errors import Refused
from azulejos.tournament.paper.address import Addresses
from azulejos.tournament.paper.page import MARGIN, QUIET, Page, paper_size, words
from azulejos.tournament.paper.texts import PaperTexts
from azulejos.tournament.paper.typeface import Face
from azulejos.tournament.people import Register
from azulejos.tournament.public_names import public_names
from azulejos.tournament.schedule import NOTHING_BEGUN, Begun, begins
from azulejos.tournament.state import State


@dataclass(frozen=True, slots=True)
class Seats:
    """A table of a game: who sits there in seat order, who starts if the lot was drawn, who has withdrawn."""

    number: int
    people: tuple[str, ...]
    first: int | None = None
    withdrawn: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Seating:
    """All tables of a game."""

    game: int
    tables: tuple[Seats, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be printed, for whom, and on what."""

    state: State
    names: Register
    texts: PaperTexts
    width: float
    height: float
    addresses: Addresses
    game: int | None
    date: datetime.date | None
    public_names: Mapping[str, str]
    pins: Callable[[int, int], str] | None = None
    """By game and table: what opens the sheet without a personal link."""
    begun: Begun = field(default_factory=dict)
    """When games have really begun."""

    @property
    def title(self) -> str:
        """The tournament's title, or what it is called without one."""
        return self.state.title.strip() or self.texts("paper-tournament")

    def game_name(self, game: int) -> str:
        """What a game is called: by its number, or the final."""
        return self.texts("paper-final") if self.state.is_final(game) else f"{self.texts('paper-game')} {game}"

    def begins(self, game: int) -> str:
        """When a game begins, as its schedule says now; or when it did."""
        return self.texts.time(begins(self.state.settings, self.state.delays, game, self.begun))

    def displays(self, players: int) -> int:
        """T2: how many displays a table of so many uses."""
        game = self.state.settings.table_game(players)
        assert isinstance(game, AzulGame)
        return game.displays

    def name(self, person: str) -> str:
        """A person's name in full."""
        found = self.names.find(person)
        return self.texts("paper-erased") if found is None else found.shown()

    def public_name(self, person: str) -> str:
        """A person's name as public lists have it."""
        return self.texts("paper-erased") if self.names.find(person) is None else self.public_names[person]

    def is_hidden(self, person: str) -> bool:
        """T23: whether public lists do not have this person."""
        return self.state.entrants[person].expelled

    def seatings(self) -> tuple[Seating, ...]:
        """The seating of the game that was asked for; else of each game that has not ended and whose seating holds, or of all if all have ended."""
        if self.game is not None:
            return (self._seating(self.game),)
        running = tuple(self._seating(game.number) for game in self.state.games if not game.ended)
        to_come = tuple(self._seating(round.game) for round in self.state.published if self.state.is_fresh(round.game))
        found = running + to_come or tuple(self._seating(game.number) for game in self.state.games)
        if not found:
            raise Refused("no-seating", "No seating is published: draft one, look at it and publish it first.", "T15")
        return found

    def _seating(self, game: int) -> Seating:
        if not 1 <= game <= self.state.settings.all_games:
            raise Refused("no-such-game", f"There are games 1 to {self.state.settings.all_games}: choose one.", "T12")
        if game <= len(self.state.games):
            tables = self.state.games[game - 1].tables
            return Seating(game, tuple(Seats(table.number, table.seats, table.first, table.withdrawn) for table in tables))
        round = self.state.round(game)
        if round is None:
            raise Refused("no-seating", f"The seating of game {game} is not published: draft it, look at it and publish it first.", "T15")
        if not self.state.is_fresh(game):
            raise Refused("old-seating", f"Somebody came or left since the seating of game {game} was published: change it, or draft it anew.", "T15")
        return Seating(game, tuple(Seats(number, people) for number, people in enumerate(round.tables, 1)))


def order(
    state: State,
    names: Register,
    language: str,
    game: int | None,
    base_url: str | None,
    paper: str,
    date: datetime.date | None,
    pins: Callable[[int, int], str] | None = None,
    begun: Begun = NOTHING_BEGUN,
) -> Order:
    """An order, checked."""
    width, height = paper_size(paper)
    return Order(
        state, names, PaperTexts(language), width, height, Addresses(base_url, state.stream), game, date, public_names(state, names), pins, begun
    )


def versioned(order: Order, pages: tuple[Page, ...]) -> tuple[Page, ...]:
    """The pages with their version at the foot: of two papers, the one with the higher number is newer. What is final has none."""
    if order.state.finished:
        return pages
    text = order.texts("paper-version", version=order.state.version)
    return tuple(
        replace(page, marks=(*page.marks, words(text, Box(MARGIN, page.height - 26, 160, 12), Face.SANS, 8, colour=QUIET))) for page in pages
    )
