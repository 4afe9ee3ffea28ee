"""People: an id, the name that they chose, and whether they may speak; of tournaments' players the full names."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Delete, Executable, Update, delete, select, update

from azulejos.server.store.schema import ban, erased, listing_person, person, player, result, result_opponent, role
from azulejos.server.store.statements import Question, Upsert, must_change, upsert


def put(id: str, name: str, made_at: int) -> Upsert:
    """A new person, or a new name of one; when the person was made, and a mute, stay as they are.

    >>> print(put("p-1", "Ann", 0))
    INSERT INTO "person" ("id", "name", "made_at") VALUES (:id, :name, :made_at) ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name"
    """
    return upsert(person, {"id": id, "name": name, "made_at": made_at}, keep=("made_at",))


def mute(id: str, until: int | None) -> Update:
    """Mute a person until a time, or no longer (None); refused where there is no such person."""
    return must_change(update(person).where(person.c.id == id).values(muted_until=until))


def erase(id: str, at: int) -> list[Executable]:
    """Erase a person: the names, the keys, the roles, the bans, the list of games and their results.

    In events, and among the opponents of others, only the id is left, which then nobody can resolve.
    That it was erased is noted, so that an older backup forgets it again when it is restored.
    """
    return [*forget(id), upsert(erased, {"person": id, "at": at}, keep=("at",))]


def forget(id: str) -> list[Executable]:
    """All that `erase` takes away."""
    return [
        delete(person).where(person.c.id == id),
        delete(player).where(player.c.person == id),
        delete(role).where(role.c.person == id),
        delete(listing_person).where(listing_person.c.person == id),
        delete(result).where(result.c.person == id),
        delete(result_opponent).where(result_opponent.c.person == id),
        delete(ban).where(ban.c.kind == "person", ban.c.value == id),
    ]


def erased_among(ids: Iterable[str]) -> Question:
    """Rows (person, at) of those who were erased."""
    return select(erased).where(erased.c.person.in_(list(ids)))


def find(ids: Iterable[str]) -> Question:
    """Rows (id, name, made_at, muted_until) of people."""
    return select(person).where(person.c.id.in_(list(ids)))


def put_player(person: str, first: str, surname: str) -> Upsert:
    """The name of a tournament's player as score sheets have it (T12), or another one. No birth date, no age, no address.

    >>> put_player("p-1", "Ann", "Rossi").values["first"]
    'Ann'
    """
    return upsert(player, {"person": person, "first": first, "surname": surname})


def forget_players(persons: Iterable[str], tournament: str) -> Delete:
    """The names of a tournament's players who have no role in another one."""
    elsewhere = select(role.c.person).where(role.c.person == player.c.person, role.c.tournament != tournament)
    return delete(player).where(player.c.person.in_(list(persons)), ~elsewhere.exists())


def find_players(persons: Iterable[str]) -> Question:
    """Rows (person, first, surname) of players."""
    return select(player).where(player.c.person.in_(list(persons)))
