"""What was found about finished games: each is analysed once."""

from __future__ import annotations

from sqlalchemy import select

from azulejos.server.store.schema import analysis
from azulejos.server.store.statements import Question, Upsert, upsert


def put(table_id: str, form: int, made_at: int, content: str) -> Upsert:
    """What was found about a table's game, as JSON of a form; it takes the place of what was found before.

    >>> print(put("k3v9q2m7x4w8z", 1, 0, "{}"))
    INSERT INTO "analysis" ("table_id", "form", "made_at", "content") VALUES (:table_id, :form, :made_at, :content) ON CONFLICT ...
    """
    return upsert(analysis, {"table_id": table_id, "form": form, "made_at": made_at, "content": content})


def find(table_id: str, form: int) -> Question:
    """The row (content) of a table's game, if it was analysed in this form."""
    return select(analysis.c.content).where(analysis.c.table_id == table_id, analysis.c.form == form)
