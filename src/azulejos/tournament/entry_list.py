"""Entries from a spreadsheet: first name, surname, and the outcome of the age check. Nothing else is taken."""

from __future__ import annotations

import csv
import io

from azulejos.tournament.errors import Refused

_COLUMNS = {
    "first": ("first", "first name", "name", "nome", "voornaam", "prenume"),
    "surname": ("surname", "last name", "cognome", "achternaam", "nume"),
    "of_age": ("of_age", "of age"),
}
_YES, _NO = ("yes", "true", "1", "x", "si", "sì", "ja", "da"), ("no", "false", "0", "", "nee", "nu")
LONGEST = 1_000

Entry = tuple[int, str, str, bool]
"""The row in the file, first name, surname, and whether the age check was passed."""


def decoded(content: bytes) -> str:
    """The text of a file."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("bad-csv", "The entries are not UTF-8: save the file as CSV in UTF-8.") from None


def read_entries(text: str, of_age: bool) -> list[Entry]:
    r"""The entries of a CSV file with a row of headings; commas, semicolons or tabs.

    >>> read_entries("first;surname;of_age\nAnn;Rossi;yes\n", of_age=False)
    [(2, 'Ann', 'Rossi', True)]
    >>> read_entries("first,born\nTim,2016\n", of_age=True)
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: The column "born" is not kept: leave it out, no birth date and nothing else is stored. (T11)
    """
    text = text.removeprefix("\ufeff")
    lines = text.splitlines()
    separator = max(",;\t", key=lines[0].count) if lines else ","
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))
    except csv.Error:
        raise Refused("bad-csv", "The entries cannot be read: save the file as CSV, with a row of headings.") from None
    if not rows or len(rows) > LONGEST:
        raise Refused("bad-csv", f"A list of entries has a row of headings and at most {LONGEST} rows: split it.")
    columns = [_column(heading) for heading in rows[0]]
    if columns.count("first") != 1 or len(set(columns)) != len(columns):
        raise Refused("bad-csv", "The headings are first, surname and of_age, each once: correct them.")
    if "of_age" not in columns and not of_age:
        raise Refused(
            "no-age-check",
            "Nothing tells who passed the age check: add a column of_age with yes or no, or say so for all (--of-age).",
            "T11",
        )
    found = []
    for number, row in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in row):
            continue
        if len(row) != len(columns):
            raise Refused("bad-csv", f"Row {number} has {len(row)} cells, and not {len(columns)}: correct it.")
        cells = dict(zip(columns, (cell.strip() for cell in row), strict=True))
        found.append((number, cells["first"], cells.get("surname", ""), of_age if "of_age" not in cells else _truth(cells["of_age"], number)))
    return found


def _column(heading: str) -> str:
    wanted = " ".join(heading.split()).casefold()
    for name, known in _COLUMNS.items():
        if wanted in known:
            return name
    shown = "".join(character if character.isprintable() else "?" for character in heading[:40])
    raise Refused("unknown-column", f'The column "{shown}" is not kept: leave it out, no birth date and nothing else is stored.', "T11")


def _truth(cell: str, row: int) -> bool:
    if cell.casefold() in _YES:
        return True
    if cell.casefold() in _NO:
        return False
    raise Refused("bad-age-check", f"Row {row}: the outcome of the age check is yes or no, not an age or a date: correct it.", "T11")
