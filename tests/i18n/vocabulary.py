"""Which words a language has for what Python shows, to find English ones among those of another."""

from __future__ import annotations

import re

from azulejos.i18n import source


def words(text: str) -> set[str]:
    """All words of a text that have three letters or more."""
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def vocabulary(language: str) -> set[str]:
    """All words of a language in terminals and pictures."""
    lines = (line for line in source(language, "game", "terminal", "pictures").splitlines() if not line.startswith("#"))
    # Names of texts and of variables, keys and forms are the same in every language.
    return words("\n".join(re.sub(r"^[\w-]+ =|^ +\.[\w-]+ =|\[[\w-]+\]|[-$][\w-]+|[a-z]+-[a-z-]+|\w+:|\"[\w-]+\"", " ", line) for line in lines))


def english_in(text: str, language: str) -> set[str]:
    """The words of a text that are English and not of the language."""
    return (words(text) & vocabulary("en")) - vocabulary(language)
