"""What people read, in every language: catalogues in Fluent's format, one folder for each language (docs/translating.md).

The browser client has its texts from the same files, compiled when it is built. A language is its folder and its line in `languages.json`.

>>> texts = Texts("it", "paper")
>>> texts("paper-score-sheet"), texts("paper-page", page=2, pages=7)
('Foglio dei punti', 'Pagina 2 di 7')
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FOLDER", "LANGUAGES", "Texts", "source"]

FOLDER = Path(__file__).parent
LANGUAGES: Mapping[str, str] = MappingProxyType(json.loads((FOLDER / "languages.json").read_text(encoding="utf-8")))
"""How each language calls itself. English is the first, and what the others are compared with."""


def source(language: str, *groups: str) -> str:
    """What stands under some headings in the catalogues of a language. A heading goes by its first word: `terminal` has `terminal-play` as well."""
    files = (path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).rglob("*.ftl")))
    parts = (re.split(r"^## (\w+).*\n", text, flags=re.MULTILINE) for text in files)
    return "\n".join(body for part in parts for group, body in zip(part[1::2], part[2::2], strict=True) if group in groups)


class Texts:
    """The texts of some groups in a language. The words of the games, which they share, come along.

    >>> Texts("ro", "paper")("paper-marks.void")
    'masă anulată'
    >>> Texts("nl", "paper")("no-such-text")
    Traceback (most recent call last):
    LookupError: There is no text no-such-text in nl.
    """

    def __init__(self, language: str, *groups: str) -> None:
        """Groups are named as for `source`."""
        self.language = language
        self._groups = ("game", *groups)

    def __call__(self, name: str, /, **given: object) -> str:
        """A text with what belongs into it; `name.part` is a part of one that has several."""
        bundle = _bundle(self.language, self._groups)
        message, _, part = name.partition(".")
        found = bundle.get_message(message) if bundle.has_message(message) else None
        pattern = None if found is None else found.attributes.get(part) if part else found.value
        if pattern is None:
            raise LookupError(f"There is no text {name} in {self.language}.")
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"The text {name} in {self.language} cannot be made: {errors[0]}.")
        return str(text)


@cache
def _bundle(language: str, groups: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # Most commands need no text from here.

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, *groups)))
    return bundle
