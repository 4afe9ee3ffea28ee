"""Two kinds of statement that SQLAlchemy lacks for both databases: insert or replace a row, and change a row or fail."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Delete, Executable, Row, Select, Table, TextClause, Update, bindparam, text

# A question of any columns, and one row of the answer. As texts, because only the type checker has to understand them.
Question: TypeAlias = "Select[*tuple[Any, ...]]"
Found: TypeAlias = "Row[*tuple[Any, ...]]"

MUST_CHANGE = "azulejos_must_change"

Changing = TypeVar("Changing", Update, Delete)


class Upsert(Executable):
    """Inserts a row, or updates the one with its primary key. Only the store executes it.

    The values are kept apart from the statement, which so is built once and not for every move.
    """

    def __init__(self, statement: TextClause, values: dict[str, Any]) -> None:
        self.statement = statement
        self.values = values

    def __str__(self) -> str:
        return str(self.statement)


def upsert(table: Table, values: dict[str, Any], *, keep: tuple[str, ...] = ()) -> Upsert:
    """Insert a row, or update the one with its primary key, whose columns `keep` stay as they are.

    >>> from azulejos.server.store.schema import beat
    >>> print(upsert(beat, {"id": 1, "alive_at": 5}))
    INSERT INTO "beat" ("id", "alive_at") VALUES (:id, :alive_at) ON CONFLICT ("id") DO UPDATE SET "alive_at" = excluded."alive_at"
    """
    return Upsert(_upsert(table, tuple(values), keep), values)


@cache
def _upsert(table: Table, names: tuple[str, ...], keep: tuple[str, ...]) -> TextClause:
    # SQLAlchemy has an upsert for each database, and the statement would have to know which; the words are the same in both.
    keys = [column.name for column in table.primary_key]
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in names if name not in keys and name not in keep)
    otherwise = f"UPDATE SET {changed}" if changed else "NOTHING"
    columns, places, target = (", ".join(each) for each in (map(_quoted, names), (f":{name}" for name in names), map(_quoted, keys)))
    statement = f'INSERT INTO "{table.name}" ({columns}) VALUES ({places}) ON CONFLICT ({target}) DO {otherwise}'
    return text(statement).bindparams(*(bindparam(name, type_=table.c[name].type) for name in names))


def _quoted(name: str) -> str:
    return f'"{name}"'


def must_change(statement: Changing) -> Changing:
    """The same statement, which the store refuses (`Unchanged`) where it changes no row."""
    return statement.execution_options(**{MUST_CHANGE: True})


def changes(statement: Executable) -> bool:
    """Whether a statement must change a row.

    >>> from azulejos.server.store.schema import beat
    >>> changes(must_change(beat.delete())), changes(beat.delete())
    (True, False)
    """
    return bool(statement.get_execution_options().get(MUST_CHANGE))
