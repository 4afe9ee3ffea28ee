"""People: the only place that has their names. Events and states know ids.

To erase a person is to take one row away; a list of who was erased, kept apart from backups, lets an older backup be erased again.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from azulejos.tournament import payload
from azulejos.tournament.errors import BadHistory, Refused
from azulejos.tournament.settings import PublicNames
from azulejos.visible_text import LONGEST_NAME, TextRefused, clipped, fit

ERASED = "(erased)"
"""What stands where a name was."""
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_ID = re.compile(r"p-[a-z0-9][a-z0-9-]{0,61}")


def is_person(id: str) -> bool:
    """Whether a text can be a person's id.

    >>> is_person("p-ann"), is_person("Ann")
    (True, False)
    """
    return _ID.fullmatch(id) is not None


def new_person_id() -> str:
    """An id for somebody new. It says nothing of them, so that nothing is left of somebody who is erased.

    >>> is_person(new_person_id())
    True
    """
    return "p-" + "".join(secrets.choice(_LETTERS) for _ in range(10))


def full_name(text: str) -> str:
    """A first name or a surname in its one form; or a refusal that says what to change.

    >>> full_name(" Maria  Luisa ")
    'Maria Luisa'
    """
    try:
        return fit(text, "name", LONGEST_NAME)
    except TextRefused as error:
        raise Refused(error.code, error.text, "T12") from None


@dataclass(frozen=True, slots=True)
class Person:
    """A person's id and name. No birth date and no age: the check's outcome is all that is kept of it (T11).

    >>> Person("p-ann", "Ann ", "Rossi").shown(PublicNames.INITIAL)
    'Ann R.'
    """

    id: str
    first: str
    surname: str = ""

    def __post_init__(self) -> None:
        if not is_person(self.id):
            raise Refused("bad-id", 'A person\'s id is "p-" and then small letters, digits or hyphens: use one like p-ann.')
        for name in ("first", "surname"):
            text = " ".join(getattr(self, name).split())
            # Earlier releases kept whatever was printable, and it is still read: `full_name` is asked of new names.
            if not (text.isprintable() and len(text) <= LONGEST_NAME) or not text:
                text = full_name(text) if text or name == "first" else ""
            object.__setattr__(self, name, text)

    def shown(self, names: PublicNames = PublicNames.FULL) -> str:
        """The name as a list has it."""
        surname = f"{clipped(self.surname, 1)}." if self.surname and names is PublicNames.INITIAL else self.surname
        return f"{self.first} {surname}".strip()


@dataclass(frozen=True, slots=True)
class Register:
    """Who is who, and who was erased.

    >>> register = Register().with_person(Person("p-ann", "Ann", "Rossi"))
    >>> register.shown("p-ann"), register.without("p-ann").shown("p-ann")
    ('Ann Rossi', '(erased)')
    """

    people: tuple[Person, ...] = ()
    erased: tuple[str, ...] = ()
    """Ids only. Keep these apart from backups of the register, and use `restored` after restoring one."""

    def __post_init__(self) -> None:
        ids = [person.id for person in self.people]
        if len(set(ids)) != len(ids) or set(ids) & set(self.erased):
            raise BadHistory("bad-register", "The register has a person twice, or one that was erased: use the unchanged file.")

    def find(self, id: str) -> Person | None:
        """The person of an id, if there is one and it was not erased."""
        return next((person for person in self.people if person.id == id), None)

    def shown(self, id: str, names: PublicNames = PublicNames.FULL) -> str:
        """The name of an id as a list has it."""
        person = self.find(id)
        return ERASED if person is None else person.shown(names)

    def with_person(self, person: Person) -> Register:
        """The register with one more person, or another name of one."""
        if person.id in self.erased:
            raise Refused("erased", "This person was erased: enter them with a new id.")
        return replace(self, people=(*(each for each in self.people if each.id != person.id), person))

    def without(self, id: str) -> Register:
        """The register after a person was erased."""
        return Register(tuple(person for person in self.people if person.id != id), tuple(sorted({*self.erased, id})))

    def restored(self, erased: Iterable[str]) -> Register:
        """An older register that was restored from a backup, without everybody who was erased since.

        >>> older = Register((Person("p-ann", "Ann"), Person("p-bob", "Bob")))
        >>> [person.id for person in older.restored(older.without("p-ann").erased).people]
        ['p-bob']
        """
        gone = {*self.erased, *erased}
        return Register(tuple(person for person in self.people if person.id not in gone), tuple(sorted(gone)))

    def named_in(self, text: str) -> tuple[str, ...]:
        """The ids of people whose surname, or whose only name, a text has. A reason that is stored in events should name nobody: say "seat 2".

        >>> Register((Person("p-ann", "Ann", "Rossi"),)).named_in("Rossi disturbed table 2.")
        ('p-ann',)
        """
        words = set(re.findall(r"\w+", text.casefold()))
        return tuple(
            person.id for person in self.people if (parts := re.findall(r"\w+", (person.surname or person.first).casefold())) and set(parts) <= words
        )

    def json(self) -> dict[str, Any]:
        """As an object of JSON.

        >>> Register.read(Register((Person("p-ann", "Ann"),)).json()).shown("p-ann")
        'Ann'
        """
        found: dict[str, Any] = payload.write(self)
        return found

    @staticmethod
    def read(value: Mapping[str, Any]) -> Register:
        """From an object of JSON."""
        return payload.read(Register, value)
