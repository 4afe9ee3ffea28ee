"""People as the command line names them: by name or a part of it, by the number of their entry, or by id."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection

from azulejos.render.text import listed
from azulejos.tournament import Refused, Register, State
from azulejos.visible_text import folded

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_SHOWN = 5


def find_person(state: State, register: Register, text: str, others: Collection[str] = ()) -> str:
    """The id of somebody who has entered, or of another one such as an arbiter.

    >>> from azulejos.tournament import Entrant, Person
    >>> state = State(entrants={"p-1": Entrant("p-1"), "p-2": Entrant("p-2")})
    >>> register = Register((Person("p-1", "Ann", "Rossi"), Person("p-2", "Anna", "Bruni")))
    >>> find_person(state, register, "ann rossi"), find_person(state, register, "br"), find_person(state, register, "2")
    ('p-1', 'p-2', 'p-2')
    """
    known = list(dict.fromkeys([*state.entrants, *state.arbiters, *others]))
    if text in known:
        return text
    if text.isascii() and text.isdigit() and 0 < int(text) <= len(state.entrants):
        return list(state.entrants)[int(text) - 1]
    wanted = _folded(text)
    names = {id: _folded(register.shown(id)) for id in known if register.find(id) is not None}
    found = [id for id, name in names.items() if name == wanted]
    found = found or [id for id, name in names.items() if wanted and _begins(name.split(), wanted.split())]
    if len(found) == 1:
        return found[0]
    if not found:
        raise Refused("no-such-person", f"Nobody here is called {_printable(text)}: give a name, a number by the order of entry, or an id.", "T11")
    shown = [f"{register.shown(id)} ({_number(state, id)})" for id in found[:_SHOWN]]
    raise Refused("which-person", f"{_printable(text)} could be {listed(shown, 'or')}: say more of the name, or the number.", "T11")


def _number(state: State, id: str) -> str:
    return str(list(state.entrants).index(id) + 1) if id in state.entrants else id


def _folded(text: str) -> str:
    """Without case and accents: nobody types these in a hurry."""
    apart = unicodedata.normalize("NFKD", folded(text))
    return " ".join("".join(character for character in apart if not unicodedata.combining(character)).split())


def _begins(name: list[str], wanted: list[str]) -> bool:
    """Whether each wanted word begins a word of the name, in their order."""
    rest = iter(name)
    return all(any(word.startswith(part) for word in rest) for part in wanted)


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in text[:60])


def new_tournament_id(name: str) -> str:
    """An id for a new tournament, with its name in it and unlike all others.

    >>> new_tournament_id("Coppa d'Autunno").startswith("coppa-d-autunno-")
    True
    """
    words = re.findall(r"[a-z0-9]+", _folded(name))
    return "-".join([*words, "".join(secrets.choice(_LETTERS) for _ in range(6))])[-60:].strip("-")
