"""The names of tournaments' players, as score sheets have them (T12): first name and surname. No birth date, no age, no address."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from azulejos.server.store.schema import player
from azulejos.server.store.statements import Question, Upsert, upsert


def put(person: str, first: str, surname: str) -> Upsert:
    """The name of a player, or another one.

    >>> put("p-1", "Ann", "Rossi").values["first"]
    'Ann'
    """
    return upsert(player, {"person": person, "first": first, "surname": surname})


def find(persons: Iterable[str]) -> Question:
    """Rows (person, first, surname) of players."""
    return select(player).where(player.c.person.in_(list(persons)))
