"""Fictional people for a simulated tournament, with names as score sheets have them."""

from __future__ import annotations

from azulejos.rules import Chance
from azulejos.tournament import Person

FIRST = (
    "Ada", "Andrei", "Anneke", "Bianca", "Bram", "Carla", "Chiara", "Cristina", "Daan", "Dario", "Elena", "Emma", "Fabio", "Femke", "Florin", "Gaia",
    "Giulia", "Hugo", "Ilaria", "Ioana", "Irene", "Jasper", "Joris", "Kees", "Lara", "Lotte", "Luca", "Marco", "Maria", "Marta", "Matteo", "Mihai",
    "Nadia", "Nicolò", "Noor", "Olga", "Paolo", "Pieter", "Rareș", "Rosa", "Ruben", "Sanne", "Sara", "Ștefan", "Silvia", "Sofia", "Tess", "Tiago",
    "Valentina", "Vera", "Vlad", "Wout", "Yara", "Zoë",
)  # fmt: skip
SURNAMES = (
    "Albu", "Amati", "Bakker", "Barbu", "Basile", "Bianchi", "Bos", "Bruni", "Caruso", "Chiriță", "Ciobanu", "Conti", "Costa", "D'Angelo", "De Boer",
    "De Luca", "De Vries", "Dijkstra", "Dumitru", "Fabbri", "Ferrari", "Gallo", "Gheorghiu", "Greco", "Hoekstra", "Ionescu", "Jansen", "Lombardi",
    "Lungu", "Mancini", "Marin", "Meijer", "Moretti", "Mulder", "Neri", "Nistor", "Peeters", "Popa", "Ricci", "Rizzo", "Romano", "Rusu", "Sala",
    "Smit", "Stan", "Țurcanu", "Van den Berg", "Van Dijk", "Verdi", "Visser", "Vitale", "Zanetti",
)  # fmt: skip
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class FictionalPeople:
    """Somebody new each time, with an id of their own; the same chance brings the same people.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> people = FictionalPeople(RandomChance(random.Random(1)))
    >>> people.new() == FictionalPeople(RandomChance(random.Random(1))).new(), people.new() != people.new()
    (True, True)
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._names: set[str] = set()
        self._ids: set[str] = set()

    def new(self) -> Person:
        """One more person."""
        while True:
            first, surname = (names[self._chance.below(len(names))] for names in (FIRST, SURNAMES))
            person = Person("p-" + "".join(_LETTERS[self._chance.below(len(_LETTERS))] for _ in range(10)), first, surname)
            # A name may come twice, as it does in life, but not before many others have come.
            is_free = person.shown() not in self._names or len(self._names) > len(FIRST) * len(SURNAMES) // 2
            if is_free and person.id not in self._ids:
                self._names.add(person.shown())
                self._ids.add(person.id)
                return person
