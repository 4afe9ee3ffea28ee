"""A seating as a list, and what it comes to in sentences."""

from __future__ import annotations

from typing import Literal

from rich.table import Table

from azulejos.tournament.seating import Plan


def seating_table(title: str, tables: list[list[str]], justify: Literal["left", "right"] = "left") -> Table:
    """Who sits at which table, seat by seat."""
    shown = Table(title=title, title_justify="left")
    shown.add_column("Table", justify="right")
    for number in range(1, max(map(len, tables)) + 1):
        shown.add_column(f"Seat {number}", justify=justify)
    for table, seats in enumerate(tables, 1):
        shown.add_row(str(table), *seats)
    return shown


def figures(draft: Plan) -> list[str]:
    """What a plan comes to, in sentences; what cannot be told for sure is told so."""
    found = draft.figures
    if not found.cost:
        meetings = "Nobody meets anybody twice."
    else:
        best = "no seating has less" if found.is_optimal else f"the search found none with less, and none can have less than {found.bound}"
        pairs = "1 pair meets" if found.met_again == 1 else f"{found.met_again} pairs meet"
        meetings = f"{pairs} again, {found.most_meetings} times at most: a cost of {found.cost}; {best}."
    least, most = found.small_tables
    small = "There are only tables of four." if not most else f"Each player sits {_times(least, most)} at a table of three or two."
    seats = (
        f"A player has one seat at most {_times(found.seat_spread, found.seat_spread)} more often than another."
        if found.seats
        else "Nobody has a seat twice."
    )
    return [meetings, small, seats]


def _times(least: int, most: int) -> str:
    numbers = str(most) if least == most else f"{least} to {most}"
    return f"{numbers} time" if most == 1 else f"{numbers} times"
