"""The paper of a tournament as PDF: score sheets (T12), table cards, pairings, ranking, certificates; in four languages, with fonts embedded.

>>> from azulejos.tournament import Register, State
>>> from azulejos.tournament.paper import DOCUMENTS, ranking
>>> list(DOCUMENTS)
['sheets', 'cards', 'tables', 'names', 'ranking', 'certificates']
>>> ranking(State(), Register(), language="ro")
Traceback (most recent call last):
azulejos.tournament.errors.Refused: Nobody has played yet: print the ranking after a game. (T13)

Every document is asked with the same arguments:

- `state`, and `names`, the register. Public papers name people as the settings say, and nobody who was expelled (T23); score sheets and certificates
  have names in full.
- `language`, one of `LANGUAGES`, and `paper`, one of `PAPERS`.
- `game`: only this one. Without it: sheets and pairings of every game whose seating is known, the ranking as it stands now.
- `base_url`: where sheets are entered, as QR codes; without it there are none. `https://host` stands for
  `https://host/e/{tournament}/g{game}/t{table}`; an address with these words in braces is taken as it is. Lists lead to the tournament's page.
- `date`: the day of the event, where it is to be printed. Nothing else on paper depends on when it was made: the same arguments give the same bytes.
- `begun`: when games have really begun, in minutes after midnight; the times on the papers follow from it.

Drawing needs the packages of the extra `paper`, which are imported when the first document is made.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any

from azulejos import i18n
from azulejos.tournament.errors import TournamentError
from azulejos.tournament.people import Register
from azulejos.tournament.schedule import NOTHING_BEGUN, Begun
from azulejos.tournament.state import State

__all__ = [
    "DOCUMENTS",
    "LANGUAGES",
    "PAPERS",
    "Document",
    "certificates",
    "pairings_by_name",
    "pairings_by_table",
    "ranking",
    "score_sheets",
    "table_cards",
    "unprintable",
]

LANGUAGES = tuple(i18n.LANGUAGES)
PAPERS = ("a4", "letter")


@dataclass(frozen=True, slots=True)
class Document:
    """A kind of document: asked with a tournament it is a PDF, as bytes."""

    module: str
    """Which module of this package draws it; its name there; and its title among the texts."""
    drawing: str
    title: str

    def __call__(
        self,
        state: State,
        names: Register,
        language: str = "it",
        game: int | None = None,
        base_url: str | None = None,
        paper: str = "a4",
        date: datetime.date | None = None,
        pins: Callable[[int, int], str] | None = None,
        begun: Begun = NOTHING_BEGUN,
    ) -> bytes:
        order, pdf, drawn = _needed("order"), _needed("pdf"), _needed(self.module)
        wanted = order.order(state, names, language, game, base_url, paper, date, pins, begun)
        written: bytes = pdf.write(
            order.versioned(wanted, getattr(drawn, self.drawing)(wanted)), f"{wanted.texts(self.title)} – {wanted.title}", language
        )
        return written


score_sheets = Document("sheets", "score_sheets", "paper-score-sheet")
"""T12: a sheet for each table and game, for the first player to fill in, with a QR code of where to enter it."""
table_cards = Document("cards", "table_cards", "paper-table")
"""A card for each table, to be folded and stood up: its number, to be read across the room."""
pairings_by_table = Document("pairings", "by_table", "paper-by-table")
"""For the wall: each game's tables and who sits there."""
pairings_by_name = Document("pairings", "by_name", "paper-by-name")
"""For the wall: everybody in the order of the alphabet, with the table and seat of each game."""
ranking = Document("ranks", "ranking", "paper-final-ranking")
"""T13, T14: the standings with PV of each game, PT and tie-breaks; after so many games if `game` is given."""
certificates = Document("certificate", "certificates", "paper-certificate")
"""For each player in the ranking of a finished tournament a certificate, best first."""


def unprintable(state: State, names: Register) -> tuple[str, ...]:
    """Whose names have letters that no typeface of ours has, such as Chinese ones: they are printed as boxes, to be written in by hand.

    >>> from azulejos.tournament import Entrant, Person
    >>> unprintable(State(entrants={"p-ann": Entrant("p-ann"), "p-bo": Entrant("p-bo")}), Register((Person("p-ann", "Ană"), Person("p-bo", "波"))))
    ('p-bo',)
    """
    typeface = _needed("typeface")
    return tuple(person for person in state.entrants if not typeface.is_settable(names.shown(person)))


def _needed(name: str) -> Any:
    """A module of this package that needs the extra."""
    try:
        return import_module(f"azulejos.tournament.paper.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("azulejos"):
            raise
        raise TournamentError("no-paper", 'Printing needs a few more packages: install them with pip install "azulejos[paper]".') from error


DOCUMENTS: Mapping[str, Document] = MappingProxyType(
    {
        "sheets": score_sheets,
        "cards": table_cards,
        "tables": pairings_by_table,
        "names": pairings_by_name,
        "ranking": ranking,
        "certificates": certificates,
    }
)
"""Every document by its short name."""
