"""Tiles as letters, for builders and for what tests expect."""

from collections.abc import Iterable

from azulejos.rules.azul import Colour

BY_LETTER = {"B": Colour.BLUE, "Y": Colour.YELLOW, "R": Colour.RED, "K": Colour.BLACK, "W": Colour.WHITE}


def colour(letter: str) -> Colour:
    return BY_LETTER[letter]


def count(letters: Iterable[str]) -> tuple[int, ...]:
    """How many of each colour, in the order B Y R K W."""
    found = list(letters)
    unknown = set(found) - set("BYRKW")
    assert not unknown, unknown
    return tuple(found.count(letter) for letter in "BYRKW")


def spell(counts: Iterable[int]) -> str:
    """Counts as letters, in the order B Y R K W."""
    return "".join(letter * number for letter, number in zip("BYRKW", counts, strict=True))
