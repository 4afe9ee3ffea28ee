"""Entries from a spreadsheet or a list: names, the outcome of the age check, and where there are any club and rating. Nothing else is taken."""

from __future__ import annotations

import csv
import io
import re
from typing import NamedTuple

from azulejos.tournament.errors import Refused

_COLUMNS = {
    "first": ("first", "first name", "given name", "nome", "voornaam", "prenume"),
    "surname": ("surname", "last name", "family name", "cognome", "achternaam", "nume", "nume de familie"),
    "name": ("name", "full name", "player", "nome e cognome", "cognome e nome", "giocatore", "naam", "speler", "nume și prenume", "jucător"),
    "of_age": ("of_age", "of age"),
    "club": ("club", "società", "circolo", "associazione", "vereniging", "clubul"),
    "rating": ("rating", "elo"),
    "number": ("", "#", "no", "no.", "nr", "nr.", "n", "n.", "number", "numero", "nummer", "număr"),
}
"""The client knows the same headings (`web/src/event/desk/entries.ts`)."""
_NUMBERED = re.compile(r"^\s*(?:\d+\s*[.):]|[-*•])\s*(?=\D)")
_YES, _NO = ("yes", "true", "1", "x", "si", "sì", "ja", "da"), ("no", "false", "0", "", "nee", "nu")
LONGEST = 1_000
HIGHEST_RATING = 9_999


class Entry(NamedTuple):
    """Somebody of a list: the row in the file, the names, and whether the age check was passed."""

    row: int
    first: str
    surname: str
    of_age: bool
    club: str = ""
    rating: int | None = None


def decoded(content: bytes) -> str:
    """The text of a file."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("bad-csv", "The entries are not UTF-8: save the file as CSV in UTF-8.") from None


def name_of(text: str) -> tuple[str, str]:
    """First name and surname of somebody in a list, numbered or not.

    >>> name_of("1. Bob De Luca"), name_of("De Luca, Bob"), name_of("Cher")
    (('Bob', 'De Luca'), ('Bob', 'De Luca'), ('Cher', ''))
    """
    before, _, after = (" ".join(part.split()) for part in _NUMBERED.sub("", text, count=1).partition(","))
    if after:
        return after, before
    first, _, surname = before.partition(" ")
    return first, surname


def read_entries(text: str, of_age: bool) -> list[Entry]:
    r"""The entries of a CSV file with a row of headings, by commas, semicolons or tabs; or of a list with one name a line.

    >>> read_entries("first;surname;of_age\nAnn;Rossi;yes\n", of_age=False)
    [Entry(row=2, first='Ann', surname='Rossi', of_age=True, club='', rating=None)]
    >>> [entry[:3] for entry in read_entries("1. Ann Rossi\n\n2. De Luca, Bob\n", of_age=True)]
    [(1, 'Ann', 'Rossi'), (3, 'Bob', 'De Luca')]
    >>> [entry[1:] for entry in read_entries("name,club,elo\nAnn Rossi,Marteludica,1480\n", of_age=True)]
    [('Ann', 'Rossi', True, 'Marteludica', 1480)]
    >>> read_entries("first,born\nTim,2016\n", of_age=True)
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: The column "born" is not kept: leave it out, no birth date and nothing else is stored. (T11)
    """
    text = text.removeprefix("\ufeff")
    lines = text.splitlines()
    separator = max(",;\t", key=lines[0].count) if lines else ","
    if lines and len(lines) <= LONGEST and not _has_headings(lines[0], separator):
        _check_told(told=of_age)
        return [Entry(row, *name_of(line), of_age) for row, line in enumerate(lines, 1) if line.strip()]
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))
    except csv.Error:
        raise Refused("bad-csv", "The entries cannot be read: save the file as CSV, with a row of headings.") from None
    if not rows or len(rows) > LONGEST:
        raise Refused("bad-csv", f"A list of entries has a row of headings and at most {LONGEST} rows: split it.")
    columns = [_column(heading) for heading in rows[0]]
    if columns.count("first") + columns.count("name") != 1 or len(set(columns)) != len(columns):
        raise Refused("bad-csv", "The headings are first, surname, of_age, club and rating, each once: correct them.")
    _check_told(told=of_age or "of_age" in columns)
    found = []
    for number, row in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in row):
            continue
        if len(row) != len(columns):
            raise Refused("bad-csv", f"Row {number} has {len(row)} cells, and not {len(columns)}: correct it.")
        cells = dict(zip(columns, (cell.strip() for cell in row), strict=True))
        first, surname = name_of(cells["name"]) if "name" in cells else (cells["first"], cells.get("surname", ""))
        shown = f"{first} {surname}".strip()
        old_enough = of_age if "of_age" not in cells else _truth(cells["of_age"], number, shown)
        found.append(Entry(number, first, surname, old_enough, cells.get("club", ""), _rating(cells.get("rating", ""), number, shown)))
    return found


def _check_told(*, told: bool) -> None:
    if not told:
        text = "Nothing tells who passed the age check: add a column of_age with yes or no, or say so for all (--of-age)."
        raise Refused("no-age-check", text, "T11")


def _has_headings(line: str, separator: str) -> bool:
    """Whether a line is a row of headings: one of its cells is one, and a column of birthdays is one, too, so that it can be refused."""
    cells = [_tidy(cell.strip('"')) for cell in line.split(separator)]
    return any(cell in known for cell in cells if cell for known in _COLUMNS.values())


def _column(heading: str) -> str:
    wanted = _tidy(heading)
    for name, known in _COLUMNS.items():
        if wanted in known:
            return name
    raise Refused(
        "unknown-column", f'The column "{printable(heading, 40)}" is not kept: leave it out, no birth date and nothing else is stored.', "T11"
    )


def printable(text: str, longest: int) -> str:
    """A text of a file as a sentence can have it."""
    return "".join(character if character.isprintable() else "?" for character in text[:longest])


def _tidy(heading: str) -> str:
    return " ".join(heading.split()).casefold()


def _rating(cell: str, row: int, name: str) -> int | None:
    if not cell or cell == "-":
        return None
    if not (cell.isascii() and cell.isdecimal() and int(cell) <= HIGHEST_RATING):
        raise Refused("bad-rating", f"Row {row}, {name}: a rating is a whole number from 0 to {HIGHEST_RATING}, or none: correct it.", "T15")
    return int(cell)


def _truth(cell: str, row: int, name: str) -> bool:
    if cell.casefold() in _YES:
        return True
    if cell.casefold() in _NO:
        return False
    raise Refused("bad-age-check", f"Row {row}, {name}: the outcome of the age check is yes or no, not an age or a date: correct it.", "T11")
