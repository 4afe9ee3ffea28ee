"""What stands on paper, in the language that is asked for."""

from __future__ import annotations

import datetime

from azulejos.i18n import LANGUAGES, Texts
from azulejos.rules import OptionError
from azulejos.tournament.settings import clock


class PaperTexts:
    """The texts of the catalogue `paper`, and times, days and numbers as its language has them.

    >>> PaperTexts("ro")("paper-score-sheet")
    'Foaie de punctaj'
    >>> PaperTexts("xx")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no paper in the language "xx": choose en, it, ... or ...
    """

    def __init__(self, language: str) -> None:
        """Refused with `no-such-language` for a language that we do not have."""
        if language not in LANGUAGES:
            *others, last = LANGUAGES
            raise OptionError("no-such-language", f'There is no paper in the language "{language}": choose {", ".join(others)} or {last}.')
        self._texts = Texts(language, "paper")

    def __call__(self, name: str, **values: str | int) -> str:
        """A text with what belongs into it."""
        return self._texts(name, **values)

    def time(self, minutes: int) -> str:
        """A time of the day.

        >>> PaperTexts("nl").time(870), PaperTexts("it").time(870)
        ('14.30 uur', 'ore 14:30')
        """
        hours, rest = clock(minutes).split(":")
        return self("paper-time", hours=hours, minutes=rest)

    def date(self, date: datetime.date) -> str:
        """A day of the year.

        >>> PaperTexts("it").date(datetime.date(2026, 5, 1)), PaperTexts("ro").date(datetime.date(2026, 5, 23))
        ('1º maggio 2026', '23 mai 2026')
        """
        return self("paper-date", day=date.day, month=date.month, year=str(date.year))

    def number(self, number: int) -> str:
        """A whole number, thousands set apart.

        >>> PaperTexts("en").number(1204), PaperTexts("it").number(1204), PaperTexts("it").number(98)
        ('1,204', '1.204', '98')
        """
        return self("paper-number", number=number)
