"""Addresses behind QR codes: where a table's sheet is entered, and where everybody looks."""

from __future__ import annotations

import re
from urllib.parse import quote

from azulejos.rules import OptionError

USUAL = "/e/{tournament}/g{game}/t{table}"
_BRACES = re.compile(r"\{([^{}]*)\}")


class Addresses:
    """The addresses of a tournament, from a base such as `https://host`, or from an address with words in braces.

    >>> addresses = Addresses("https://azul.example/", "tournament:spring")
    >>> addresses.sheet(game=2, table=7), addresses.page
    ('https://azul.example/e/spring/g2/t7', 'https://azul.example/e/spring')
    >>> Addresses("https://x.example/enter?g={game}&t={table}", "tournament:spring").sheet(2, 7)
    'https://x.example/enter?g=2&t=7'
    >>> Addresses(None, "tournament:spring").sheet(2, 7)
    """

    def __init__(self, base_url: str | None, stream: str) -> None:
        self._tournament = quote(stream.rpartition(":")[2], safe="")
        self._template = base_url if base_url is None or "{" in base_url else base_url.rstrip("/") + USUAL
        if self._template is None:
            return
        unknown = set(_BRACES.findall(self._template)) - {"tournament", "game", "table"}
        if unknown or re.search(r"[{}]", _BRACES.sub("", self._template)) or not re.fullmatch(r"https?://[^\s/]+(/[\x21-\x7e]*)?", self._template):
            raise OptionError(
                "no-such-address",
                "QR codes need an address like https://host, or one with {tournament}, {game} and {table} in it.",
            )

    def sheet(self, game: int, table: int) -> str | None:
        """Where a table's sheet is entered; none without an address."""
        return None if self._template is None else self._filled(self._template, str(game), str(table))

    @property
    def page(self) -> str | None:
        """Where everybody looks: the address up to the tournament; none if it does not name it before game and table."""
        if self._template is None:
            return None
        before, found, _ = self._template.partition("{tournament}")
        return self._filled(before + found, "", "") if found and "{" not in before else None

    def _filled(self, template: str, game: str, table: str) -> str:
        return template.replace("{tournament}", self._tournament).replace("{game}", game).replace("{table}", table)
