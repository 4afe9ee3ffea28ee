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
    shown = told_apart({id: known[id] for id in state.entrants if id in known}, state.settings.public_names)
    return {id: shown.get(id, ERASED) for id in state.entrants}


def told_apart(people: Mapping[str, Person], how: PublicNames) -> Mapping[str, str]:
    """The names of these people, no two of them alike.

    >>> told_apart({"1": Person("p-ann", "Ann", "Rossi"), "2": Person("p-anna", "Ann", "Rossi")}, PublicNames.FULL)
    {'1': 'Ann Rossi (1)', '2': 'Ann Rossi (2)'}
    """
    alike = defaultdict[str, list[str]](list)
    for key, person in people.items():
        alike[_key(person.shown(how))].append(key)
    shown = {key: person.shown(how) for key, person in people.items()}
    if how is PublicNames.INITIAL:
        for keys in alike.values():
            if len(keys) > 1:
                shown |= {key: _lengthened(people[key], [people[other] for other in keys if other != key]) for key in keys}
    return _numbered(shown)


def _lengthened(person: Person, others: Sequence[Person]) -> str:
    """A name with as much of the surname as tells it from the others, which begin alike."""
    letters = clusters(person.surname)
    for length in range(1, len(letters)):
        shown = _with_letters(person, length)
        if all(_key(_with_letters(other, length)) != _key(shown) for other in others):
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
    for one, name in shown.items():
        alike[_key(name)].append(one)
    taken, found = set(alike), dict(shown)
    for keys in alike.values():
        number = 0
        for one in keys if len(keys) > 1 else ():
            number += 1
            while _key(f"{shown[one]} ({number})") in taken:
                number += 1
            found[one] = f"{shown[one]} ({number})"
            taken.add(_key(found[one]))
    return found


def _key(name: str) -> str:
    """By this two names are one: a full stop tells nobody apart."""
    return folded(name).rstrip(".")
