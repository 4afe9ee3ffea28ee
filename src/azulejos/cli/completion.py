"""What the tab key offers for a value: games, walls, bots, scoring tiles, languages and whatever else has a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from azulejos.rules import GAMES

Completion = Callable[[str], list[str]]


def one_of(values: Iterable[str]) -> Completion:
    """Any one of these.

    >>> one_of(["azul", "mini", "duel"])("a")
    ['azul']
    """
    known = list(values)

    def complete(incomplete: str) -> list[str]:
        return [value for value in known if value.startswith(incomplete)]

    return complete


def several_of(values: Iterable[str]) -> Completion:
    """Several of these with commas between them, each once.

    >>> several_of(["rows", "colours", "columns"])("rows,c")
    ['rows,colours', 'rows,columns']
    """
    known = list(values)

    def complete(incomplete: str) -> list[str]:
        chosen, comma, begun = incomplete.rpartition(",")
        return [f"{chosen}{comma}{value}" for value in known if value.startswith(begun) and value not in chosen.split(",")]

    return complete


def option_values(name: str) -> list[str]:
    """What an option can be, in any of the games.

    >>> option_values("wall")
    ['coloured', 'grey']
    """
    return list(dict.fromkeys(value for rules in GAMES.values() for option in rules.options if option.name == name for value in option.values))
