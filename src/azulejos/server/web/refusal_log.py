"""Who was refused often: a line for each address and minute in the log, so that a flood can be traced and its address banned.

It is the only place of the log where addresses stand, and only those that were refused again and again: by a limit, or with a key that is none.
"""

from __future__ import annotations

from collections import Counter
from http import HTTPStatus

from starlette.requests import HTTPConnection

from azulejos.rules import AzulejosError
from azulejos.server.errors import TooMuch
from azulejos.server.logs import Log
from azulejos.server.web.identity import DEVICE_COOKIE
from azulejos.server.web.limits import network
from azulejos.server.web.refusals import status_of

SECONDS = 60
LEAST = 5
"""Fewer refusals than these are somebody's mishap, and nobody is named."""
MOST_ADDRESSES = 1_000
"""So many are counted within a minute; what comes from still others is counted together."""
MOST_LINES = 20
GUESSES = frozenset({"not-the-operator", "token-not-valid", "link-not-valid", "foreign-origin", "banned"})
"""Refusals that nobody who uses the pages meets again and again."""


class RefusalLog:
    """Counts refusals by address, and logs them once a minute."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._counts: dict[str, Counter[str]] = {}
        self._elsewhere = 0

    def add(self, address: str | None, code: str, times: int = 1) -> None:
        """Something was refused to an address."""
        who = network(address)
        if who not in self._counts and len(self._counts) >= MOST_ADDRESSES:
            self._elsewhere += times
        else:
            self._counts.setdefault(who, Counter())[code] += times

    def note(self, connection: HTTPConnection, error: AzulejosError) -> None:
        """A request or socket was refused: it counts where it was too much, or where whoever came showed a key that is none."""
        if isinstance(error, TooMuch) or error.code in GUESSES or _has_guessed(connection, error):
            self.add(connection.client.host if connection.client is not None else None, error.code)

    async def write(self) -> None:
        """Log who was refused often since the last time, the worst first, and begin anew."""
        counts, elsewhere = self._counts, self._elsewhere
        self._counts, self._elsewhere = {}, 0
        totals = sorted(((codes.total(), who) for who, codes in counts.items() if codes.total() >= LEAST), reverse=True)
        for total, who in totals[:MOST_LINES]:
            # As texts: the name of a field that looks like that of a secret would mask the number.
            codes = [f"{code} {times}" for code, times in counts[who].most_common()]
            self._log.warning("refused-often", address=who, seconds=SECONDS, refused=total, codes=codes)
        rest = totals[MOST_LINES:]
        if rest or elsewhere:
            refused = sum(total for total, _ in rest) + elsewhere
            self._log.warning("refused-elsewhere", addresses=len(rest), seconds=SECONDS, refused=refused)


def _has_guessed(connection: HTTPConnection, error: AzulejosError) -> bool:
    status = status_of(error)
    by_token = status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN) and "authorization" in connection.headers
    return by_token or (status == HTTPStatus.UNAUTHORIZED and DEVICE_COOKIE in connection.cookies)
