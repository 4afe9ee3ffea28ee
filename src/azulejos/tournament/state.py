"""The state of a tournament: what its events have made of it. Every part is a value that never changes."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field

from azulejos.tournament.errors import NotAllowed, Refused
from azulejos.tournament.events import CeremonyMoved, Delayed, Penalised, Round
from azulejos.tournament.seating import MOST_PLAYERS
from azulejos.tournament.seating.tables import CHAIRS
from azulejos.tournament.settings import MARTELUDICA, Settings
from azulejos.tournament.sheet import Sheet

FEWEST_PLAYERS = 2
LONGEST_REASON = 500


class TournamentStage(enum.StrEnum):
    """How far a tournament has come."""

    ENTRY = "entry"
    """No game has begun."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A game has ended, and the next one has not begun."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has entered."""

    person: str
    since: int = 1
    """The game from which they can have played."""
    checked_in: bool = False
    left: bool = False
    expelled: bool = False
    warnings: int = 0
    club: str = ""
    rating: int | None = None
    table: int | None = None
    """The table that they always need."""
    seat: int | None = None
    """The seat that they always need."""
    substitute: bool = False
    """Whether they only sit down where a table of three would be. Substitutes are not ranked."""

    @property
    def is_present(self) -> bool:
        """Whether they are there; and play in the next game, unless they are a substitute."""
        return self.checked_in and not self.left and not self.expelled

    @property
    def takes_a_place(self) -> bool:
        """Whether they count among those whom an event has places for: not who is gone, and no substitute."""
        return not (self.left or self.expelled or self.substitute)

    @property
    def is_ranked(self) -> bool:
        """T13, T23: whether they are in the standings: everybody who was there, but for substitutes and those who were expelled."""
        return self.checked_in and not self.expelled and not self.substitute


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a game that has begun."""

    number: int
    seats: tuple[str, ...]
    first: int
    withdrawn: frozenset[str] = frozenset()
    entries: Mapping[str, Sheet] = field(default_factory=dict)
    """Each player's last sheet; an arbiter's makes the result at once and is not among them."""
    result: Sheet | None = None
    disputed: bool = False
    voided: bool = False
    """T5: an arbiter has declared it void."""

    @property
    def remaining(self) -> tuple[str, ...]:
        """Who has not withdrawn."""
        return tuple(person for person in self.seats if person not in self.withdrawn)

    @property
    def is_void(self) -> bool:
        """T5, T22: whether nobody scores here."""
        return self.voided or len(self.remaining) < FEWEST_PLAYERS

    @property
    def is_playing(self) -> bool:
        """Whether the game is still played here, as far as is known: the first sheet says that it has ended."""
        return not self.entries and self.result is None and not self.disputed and not self.is_void

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to do here."""
        return self.is_void or (self.result is not None and not self.disputed)

    @property
    def stands(self) -> bool:
        """Whether the table has a result that nobody disputes: until then somebody can withdraw or be expelled from it."""
        return self.is_settled and not self.is_void

    @property
    def has_sheets(self) -> bool:
        """Whether anything was handed in, by a player or an arbiter."""
        return bool(self.entries) or self.result is not None

    @property
    def counted(self) -> Sheet | None:
        """The result that counts in the standings."""
        return None if self.is_void else self.result


@dataclass(frozen=True, slots=True)
class Game:
    """A game that has begun: its number and tables."""

    number: int
    tables: tuple[Table, ...]
    ended: bool = False

    def table_of(self, person: str) -> Table | None:
        """Where a person sits."""
        return next((table for table in self.tables if person in table.seats), None)


@dataclass(frozen=True, slots=True)
class State:
    """A tournament at one moment.

    >>> State().stage, State().present
    (<TournamentStage.ENTRY: 'entry'>, ())
    """

    stream: str = ""
    version: int = 0
    at: int = 0
    title: str = ""
    settings: Settings = MARTELUDICA
    arbiters: frozenset[str] = frozenset()
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    """In the order in which they entered."""
    apart: tuple[tuple[str, ...], ...] = ()
    """Groups of people of whom no two should meet."""
    clubs_apart: bool = False
    """Whether members of one club should not meet."""
    most: int | None = None
    """So many have a place; the others wait for one."""
    draft: tuple[Round, ...] = ()
    unwished: int | None = None
    """What the draft would cost if nothing were wished; not said where nothing is."""
    published: tuple[Round, ...] = ()
    """The games to come, as everybody may know them."""
    games: tuple[Game, ...] = ()
    delays: tuple[Delayed, ...] = ()
    penalties: tuple[Penalised, ...] = ()
    finished: bool = False
    ceremony: CeremonyMoved | None = None
    """How far the prize-giving has come; `None` before it."""

    @property
    def stage(self) -> TournamentStage:
        """How far it has come."""
        if self.finished:
            return TournamentStage.FINISHED
        if not self.games:
            return TournamentStage.ENTRY
        return TournamentStage.BETWEEN if self.games[-1].ended else TournamentStage.PLAYING

    @property
    def present(self) -> tuple[str, ...]:
        """Who plays in the next game, in the order of entry: with as many substitutes as there would be empty chairs."""
        there = {person: entrant.substitute for person, entrant in self.entrants.items() if entrant.is_present}
        substitutes = [person for person, substitute in there.items() if substitute]
        idle = substitutes[-(len(there) - len(substitutes)) % CHAIRS :]
        return tuple(person for person in there if person not in idle)

    @property
    def expected(self) -> int:
        """How many may play in a game to come: all who have entered, but for those who have left or were expelled."""
        return sum(not entrant.left and not entrant.expelled for entrant in self.entrants.values())

    @property
    def waiting(self) -> tuple[str, ...]:
        """Who waits for a place, in the order of entry. Whoever is there has one, and substitutes need none; the others have one in their order."""
        if self.most is None:
            return ()
        return self._to_come[max(0, self.places) :]

    @property
    def free(self) -> int:
        """How many places are left to those who have not entered yet."""
        return max(0, self.places - len(self._to_come))

    @property
    def _to_come(self) -> tuple[str, ...]:
        return tuple(entrant.person for entrant in self.entrants.values() if entrant.takes_a_place and not entrant.checked_in)

    @property
    def places(self) -> int:
        """How many places those who are there leave to the others."""
        there = sum(entrant.takes_a_place and entrant.checked_in for entrant in self.entrants.values())
        return (MOST_PLAYERS if self.most is None else self.most) - there

    @property
    def next_game(self) -> int:
        """The number of the game that comes next."""
        return len(self.games) + 1

    @property
    def running(self) -> Game | None:
        """The game that is played now."""
        return self.games[-1] if self.stage is TournamentStage.PLAYING else None

    def is_final(self, game: int) -> bool:
        """Whether a game is the final table's."""
        return game > self.settings.games

    def penalty(self, person: str) -> int:
        """How many points were taken from somebody."""
        return sum(penalty.points for penalty in self.penalties if penalty.person == person)

    def round(self, game: int) -> Round | None:
        """The published seating of a game to come."""
        return next((round for round in self.published if round.game == game), None)

    def is_fresh(self, game: int) -> bool:
        """Whether a published seating of a game still seats just those who are there.

        >>> State().is_fresh(1)
        False
        """
        round = self.round(game)
        if round is None:
            return False
        there = set(self.present)
        return there.issuperset(round.people) if self.is_final(game) else there == set(round.people)

    def entrant(self, person: str) -> Entrant:
        """An entrant, or a refusal."""
        found = self.entrants.get(person)
        if found is None:
            raise Refused("not-entered", "Nobody has entered with this id: enter them first.", "T11")
        return found

    def table(self, game: int, number: int) -> Table:
        """A table of a game that has begun, or a refusal."""
        if not 1 <= game <= len(self.games):
            text = f"Game {game} has not begun: take one that has." if self.games else "No game has begun: start the first one."
            raise Refused("no-such-game", text, "T12")
        tables = self.games[game - 1].tables
        if not 1 <= number <= len(tables):
            raise Refused("no-such-table", f"Game {game} has tables 1 to {len(tables)}: take one of these.", "T12")
        return tables[number - 1]

    def check_arbiter(self, actor: str) -> None:
        """Refuse what only an arbiter may do."""
        if actor not in self.arbiters:
            raise NotAllowed("not-an-arbiter", "Only an arbiter may do this: ask one.", "T23")


def check_why(why: str, *, needed: bool = True) -> None:
    """Refuse a reason (T24) that is missing, endless, or cannot be printed. It is kept for good and should name nobody: say "seat 2 of table 3".

    >>> check_why(" ")
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: An arbiter's decision needs a reason: say why in a few words. (T24)
    """
    if needed and not why.strip():
        raise Refused("no-reason", "An arbiter's decision needs a reason: say why in a few words.", "T24")
    if len(why) > LONGEST_REASON or not why.isprintable():
        raise Refused("bad-reason", f"A reason is one line of at most {LONGEST_REASON} characters: shorten it.", "T24")
