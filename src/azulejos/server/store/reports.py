"""What people reported to the operator about a table or about each other."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Insert, Update, func, insert, select, update

from azulejos.server.store.schema import report
from azulejos.server.store.statements import Question, must_change

State = Literal["open", "done"]


def add(id: str, *, table_id: str, person: str, at: int, about: str, text: str) -> Insert:
    """A new report of a person about somebody or something at a table."""
    return insert(report).values(id=id, table_id=table_id, person=person, at=at, about=about, text=text, state="open")


def mark(id: str, state: State) -> Update:
    """Mark a report as done, or open it again; refused where there is none."""
    return must_change(update(report).where(report.c.id == id).values(state=state))


def in_state(state: State, limit: int = 100) -> Question:
    """The reports in a state, the oldest first: rows (id, table_id, person, at, about, text, state)."""
    return select(report).where(report.c.state == state).order_by(report.c.at, report.c.id).limit(limit)


def count(state: State) -> Question:
    """How many are in a state: one row."""
    return select(func.count()).select_from(report).where(report.c.state == state)
