"""Tournaments to be printed: with ordinary names, and with the longest and strangest ones that the register takes."""

import random
from dataclasses import replace

from azulejos.tournament import MARTELUDICA, Finished, Person, Register, Settings
from azulejos.visible_text import LONGEST_NAME as LONGEST
from tests.kit.tournaments import Tournament, people

FIRST = ("Ștefan", "Țuca", "Ioană", "Niccolò", "Zoë", "Jan-Willem", "Élise", "Răzvan", "Chiara")
SURNAMES = ("Țăndărică", "D’Angelo", "van ’t Hoff", "Ionescu-Brăila", "De Santis", "Müller", "Mureșan")
EXTREME = (
    ("W" * LONGEST, "W" * LONGEST),
    ("Ș" * LONGEST, "Ț" * LONGEST),
    ("Maximiliana Alexandrina Wilhelmina Bernadetta", "von Hohenzollern-Sigmaringen-Württemberg und zu der Lippe-Biesterfeld"),
    ("Đặng Thị Ngọc", "Nguyễn"),
    ("Александра Константиновна", "Воскресенская-Преображенская"),
    ("Α" * LONGEST, "Ω"),
    ("漢" * LONGEST, "字" * LONGEST),
    ("I", ""),
)
LONG_TITLE = "Ẅ" * 120


def register(count: int, *, extreme: bool = False) -> Register:
    """Names of as many people as a hall has."""
    chosen = EXTREME if extreme else tuple((FIRST[number % len(FIRST)], SURNAMES[number % len(SURNAMES)]) for number in range(63))
    return Register(tuple(Person(id, *chosen[number % len(chosen)]) for number, id in enumerate(people(count))))


def seated(count: int, settings: Settings = MARTELUDICA, title: str = "Spring") -> Tournament:
    """A tournament whose seating is published, and no game has begun."""
    tournament = Tournament(count, settings)
    tournament.state = replace(tournament.state, title=title)
    tournament.seat()
    return tournament


def played(count: int, settings: Settings = MARTELUDICA, title: str = "Spring") -> Tournament:
    """A tournament that is over."""
    rng = random.Random(count)
    tournament = Tournament(count, settings)
    tournament.state = replace(tournament.state, title=title)
    for _ in range(settings.all_games):
        tournament.start()
        results = {
            f"t{table.number}": ([rng.randint(10, 60) for _ in table.seats], [rng.randint(0, 3) for _ in table.seats])
            for table in tournament.state.games[-1].tables
        }
        tournament.end(**results)
    tournament.do(Finished())
    return tournament
