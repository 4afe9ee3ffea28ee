"""The words of a language for games in a terminal and in pictures: the groups `terminal` and `pictures` (docs/translating.md)."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.i18n import LANGUAGES, Texts
from azulejos.render.text_names import LONGEST, listed, plain
from azulejos.rules import OptionError

__all__ = ["ENGLISH", "Wording", "yes"]


class Wording:
    """The texts of a language, with whole numbers as they are: no mark sets thousands apart. Catalogues are read when the first text is asked for.

    >>> Wording("nl")("terminal-points", count=1204), Wording()("terminal-points", count=1)
    ('1204 punten', '1 point')
    >>> Wording("xx")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no language "xx": choose en, it, ... or ...
    """

    def __init__(self, language: str = "en") -> None:
        """Refused with `no-such-language` for a language that we do not have."""
        if language not in LANGUAGES:
            *others, last = LANGUAGES
            raise OptionError("no-such-language", f'There is no language "{language}": choose {", ".join(others)} or {last}.')
        self.language = language
        self._texts = Texts(language, "terminal", "pictures")

    def __call__(self, name: str, /, **given: str | int) -> str:
        """A text with what belongs into it."""
        from fluent.runtime.types import fluent_number  # Most commands need no text from here.

        return self._texts(
            name, **{each: value if isinstance(value, str) else fluent_number(value, useGrouping=False) for each, value in given.items()}
        )

    def points(self, count: int) -> str:
        """So many points.

        >>> Wording("it").points(1)
        '1 punto'
        """
        return self("terminal-points", count=count)

    def listed(self, items: Sequence[str], *, choice: bool = False) -> str:
        """Some things as a sentence has them; one of them is to be chosen, or all are meant.

        >>> Wording("ro").listed(["Ann", "Ben", "Cleo"]), ENGLISH.listed(["Ann", "Ben"], choice=True)
        ('Ann, Ben și Cleo', 'Ann or Ben')
        """
        return listed(items, self("terminal-or" if choice else "terminal-and"))

    def seat(self, names: Sequence[str], seat: int, width: int = LONGEST) -> str:
        """The name of who sits in a seat; the seat itself where there is none.

        >>> Wording("it").seat(["Ann"], 1), Wording("it").seat(["Ann"], 2)
        ('Ann', 'Posto 2')
        """
        return (plain(names[seat - 1], width) if seat <= len(names) else "") or self("terminal-seat", seat=seat)


ENGLISH = Wording()


def yes(is_so: bool) -> str:
    """Yes or no, as texts choose by them."""
    return "yes" if is_so else "no"
