"""How public lists name people: as the settings say, and no two alike.

First name and initial are lengthened until they differ; whoever has just the same name as somebody else gets a number, in the order of entry.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from azulejos.tournament.people import ERASED, Person, Register
from azulejos.tournament.settings import PublicNames
from azulejos.tournament.state import State
from azulejos.visible_text import clusters, folded


def public_names(state: State, register: Register) -> Mapping[str, str]:
    """The public name of everybody who has entered, by id. Those who were erased have one name, which is none.

    >>> from azulejos.tournament.settings import Settings
    >>> from azulejos.tournament.state import Entrant
    >>> people = (Person("p-1", "Ann", "Rossi"), Person("p-2", "Ann", "Rosa"), Person("p-3", "Ann", "Ruiz"), Person("p-4", "Bob", "Ruiz"))
    >>> state = State(settings=Settings(public_names=PublicNames.INITIAL), entrants={person.id: Entrant(person.id) for person in people})
    >>> list(public_names(state, Register(people)).values())
    ['Ann Ross.', 'Ann Rosa', 'Ann Ru.', 'Bob R.']
    """
    known = {person.id: person for person in register.people}
    there = [known[id] for id in state.entrants if id in known]
    how = state.settings.public_names
    alike = defaultdict[str, list[Person]](list)
    for person in there:
        alike[_key(person.shown(how))].append(person)
    shown = {person.id: person.shown(how) for person in there}
    if how is PublicNames.INITIAL:
        shown |= {person.id: _lengthened(person, others) for others in alike.values() if len(others) > 1 for person in others}
    return {id: ERASED if id not in known else name for id, name in {**dict.fromkeys(state.entrants, ERASED), **_numbered(shown)}.items()}


def _lengthened(person: Person, others: Sequence[Person]) -> str:
    """A name with as much of the surname as tells it from all others that begin alike."""
    letters = clusters(person.surname)
    for length in range(1, len(letters)):
        shown = _with_letters(person, length)
        if all(_key(_with_letters(other, length)) != _key(shown) for other in others if other is not person):
            return shown
    return person.shown()


def _with_letters(person: Person, length: int) -> str:
    letters = clusters(person.surname)
    if len(letters) <= length:
        return person.shown()
    return f"{person.first} {''.join(letters[:length]).rstrip()}."


def _numbered(shown: Mapping[str, str]) -> dict[str, str]:
    """The same names, with numbers for those that are still alike."""
    alike = defaultdict[str, list[str]](list)
    for id, name in shown.items():
        alike[_key(name)].append(id)
    taken, found = set(alike), dict(shown)
    for ids in alike.values():
        number = 0
        for id in ids if len(ids) > 1 else ():
            number += 1
            while _key(f"{shown[id]} ({number})") in taken:
                number += 1
            found[id] = f"{shown[id]} ({number})"
            taken.add(_key(found[id]))
    return found


def _key(name: str) -> str:
    """By this two names are one: a full stop tells nobody apart."""
    return folded(name).rstrip(".")
