"""Who asks for unusually much, and who was refused often: a line for each address and minute in the log, so that a flood can be traced and its
address banned, also one that stays within the limits.

It is the only place of the log where addresses stand, and only of those who did what nobody does who uses the pages.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from http import HTTPStatus

from starlette.requests import HTTPConnection

from azulejos.rules import AzulejosError
from azulejos.server.errors import TooMuch
from azulejos.server.logs import Log
from azulejos.server.web.identity import DEVICE_COOKIE
from azulejos.server.web.limits import OPERATING, PRIVATE, network
from azulejos.server.web.refusals import status_of

SECONDS = 60
LEAST = 5
"""Fewer refusals than these are somebody's mishap, and nobody is named."""
MOST_ADDRESSES = 1_000
"""So many are counted within a minute. Then those who have done least are forgotten; what was refused to them is counted together."""
MOST_LINES = 20
GUESSES = frozenset({"not-the-operator", "token-not-valid", "wrong-code", "wrong-pin", "link-not-valid", "foreign-origin", "banned"})
"""Refusals that nobody who uses the pages meets again and again."""

# What is ordinary. The home page makes 4 requests, and a table's page 2 and a socket; either has some 30 files, of which ten weigh as one request.
PAGES = 100
"""So many pages come from a hall behind one router within a minute, when its people are shown the address of an event."""
REQUESTS_A_PAGE = 5
FILES_A_PAGE = 40
FILES_A_REQUEST = 10
SOCKETS = 500
"""So many come back to a hall of two hundred when its network does, with two each."""
MESSAGES_A_SOCKET = 60
"""A player moves every few seconds and pings every ten."""


@dataclass(slots=True)
class Asked:
    """What came from one address within a minute."""

    requests: int = 0
    pages: int = 0
    files: int = 0
    sockets: int = 0
    """That were opened."""
    messages: int = 0
    """On all sockets."""
    eager: int = 0
    """Those among them that were more than one socket ordinarily sends."""
    refused: Counter[str] = field(default_factory=Counter)

    @property
    def beyond(self) -> int:
        """How much of it is more than pages ask for that people look at, in requests.

        >>> Asked(requests=400).beyond, Asked(requests=400, pages=100, files=3_000, sockets=100).beyond
        (400, 0)
        """
        pages = min(self.pages, PAGES)
        return (
            max(0, self.requests - REQUESTS_A_PAGE * pages)
            + max(0, self.files - FILES_A_PAGE * self.pages) // FILES_A_REQUEST
            + max(0, self.pages - PAGES)
            + max(0, self.sockets - SOCKETS)
            + self.eager
        )

    @property
    def size(self) -> int:
        """How much came at all, and was refused."""
        return self.requests + self.pages + self.files + self.sockets + self.messages + self.refused.total()

    def shown(self) -> dict[str, object]:
        """What the log says of it."""
        counts = {"requests": self.requests, "pages": self.pages, "files": self.files, "sockets": self.sockets, "messages": self.messages}
        return {name: count for name, count in counts.items() if count}

    def shown_refusals(self) -> dict[str, object]:
        """How much was refused, and why."""
        # As texts: the name of a field that looks like that of a secret would mask the number.
        codes = [f"{code} {times}" for code, times in self.refused.most_common()]
        return {"refused": self.refused.total(), "codes": codes} if codes else {}

    def count(self, path: str) -> None:
        """One more request has come, for this path."""
        if path.startswith(PRIVATE) or path in OPERATING:
            self.requests += 1
        elif "." in path.rpartition("/")[2]:
            self.files += 1
        else:
            self.pages += 1


class AddressLog:
    """Counts what addresses ask for and what they are refused, and logs once a minute who asked for `much` beyond the ordinary, or was refused often.
    If `much` is 0, only the latter.
    """

    def __init__(self, log: Log, much: int = 0) -> None:
        self.minute = 0
        """Counts them."""
        self._log = log
        self._much = much
        self._asked: dict[str, Asked] = {}
        self._elsewhere = 0

    def of(self, address: str | None) -> Asked:
        """What an address has asked for within this minute, to be counted up."""
        who = network(address)
        asked = self._asked.get(who)
        if asked is None:
            if len(self._asked) >= MOST_ADDRESSES:
                self._forget()
            asked = self._asked[who] = Asked()
        return asked

    def _forget(self) -> None:
        """Half of them at once, so that this walk over all of them is rare."""
        by_size = sorted(self._asked.items(), key=lambda entry: entry[1].size, reverse=True)
        self._asked = dict(by_size[: MOST_ADDRESSES // 2])
        self._elsewhere += sum(asked.refused.total() for _, asked in by_size[MOST_ADDRESSES // 2 :])

    def add(self, address: str | None, code: str, times: int = 1) -> None:
        """Something was refused to an address."""
        self.of(address).refused[code] += times

    def note(self, connection: HTTPConnection, error: AzulejosError) -> None:
        """A request or socket was refused: it counts where it was too much, or where whoever came showed a key that is none."""
        if isinstance(error, TooMuch) or error.code in GUESSES or _has_guessed(connection, error):
            self.add(connection.client.host if connection.client is not None else None, error.code)

    async def write(self) -> None:
        """Log who was refused often since the last time, and who else asked for much, the worst first, and begin anew."""
        asked, elsewhere = self._asked, self._elsewhere
        self._asked, self._elsewhere, self.minute = {}, 0, self.minute + 1
        refused = sorted(((each.refused.total(), who) for who, each in asked.items() if each.refused.total() >= LEAST), reverse=True)
        for _, who in refused[:MOST_LINES]:
            self._log.warning("refused-often", address=who, seconds=SECONDS, **asked[who].shown_refusals(), **asked[who].shown())
        rest = refused[MOST_LINES:]
        if rest or elsewhere:
            total = sum(total for total, _ in rest) + elsewhere
            self._log.warning("refused-elsewhere", addresses=len(rest), seconds=SECONDS, refused=total)
        named = {who for _, who in refused}
        busy = sorted(((each.beyond, who) for who, each in asked.items() if who not in named and 0 < self._much <= each.beyond), reverse=True)
        for _, who in busy[:MOST_LINES]:
            self._log.warning("asked-much", address=who, seconds=SECONDS, **asked[who].shown(), **asked[who].shown_refusals())
        if busy[MOST_LINES:]:
            self._log.warning("asked-much-elsewhere", addresses=len(busy) - MOST_LINES, seconds=SECONDS)


class SocketMessages:
    """Counts the messages of one socket for its address."""

    def __init__(self, log: AddressLog, address: str | None) -> None:
        self._log = log
        self._address = address
        self._minute = -1
        self._sent = 0

    def count(self) -> None:
        """One more has come."""
        if self._minute != self._log.minute:
            self._minute, self._sent = self._log.minute, 0
        self._sent += 1
        asked = self._log.of(self._address)
        asked.messages += 1
        asked.eager += self._sent > MESSAGES_A_SOCKET


def _has_guessed(connection: HTTPConnection, error: AzulejosError) -> bool:
    status = status_of(error)
    by_token = status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN) and "authorization" in connection.headers
    return by_token or (status == HTTPStatus.UNAUTHORIZED and DEVICE_COOKIE in connection.cookies)
