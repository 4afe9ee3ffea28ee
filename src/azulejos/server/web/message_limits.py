"""How many messages may come in by sockets: of one socket, of one player on all their sockets, and of all players and all spectators of an address.

Who has a seat pays by themselves, within what their address may send: a hall of two hundred people behind one router plays. Everybody else shares one
budget with all who look on from the same address, which is small, because it takes nothing to be one of them. Players and spectators never take from
each other. What an answer weighs is paid for as well, when it is known.
"""

from __future__ import annotations

from collections.abc import Callable

from azulejos.server.errors import TooMuch
from azulejos.server.settings import Settings
from azulejos.server.web.limits import Bucket, Buckets, Pace, network, weight

AT_ONCE_SECONDS = 4
"""A player, and those of an address, may send so many seconds' messages at once."""


class MessageLimits:
    """The budgets that sockets share."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limits
        self.of_socket = Pace(settings.messages_per_second, settings.messages_burst)
        self.of_person = _shared(settings.person_messages_per_second)
        self.of_players = _shared(settings.player_messages_per_second)
        self.of_spectators = _shared(settings.spectator_messages_per_second)


def _shared(rate: float) -> Buckets:
    return Buckets(Pace(rate, max(1.0, AT_ONCE_SECONDS * rate)))


class MessageBudget:
    """What one socket may send. `player` tells who pays: a name of whoever has a seat, and none of a spectator.

    >>> budget = MessageBudget(MessageLimits(Settings(messages_burst=2)), "192.0.2.1", lambda: None)
    >>> for _ in range(3):
    ...     budget.take(now=0.0)
    Traceback (most recent call last):
    azulejos.server.errors.TooMuch: Too many messages on this socket: send fewer of them.
    """

    def __init__(self, limits: MessageLimits, address: str | None, player: Callable[[], str | None]) -> None:
        self._limits = limits
        self._network = network(address)
        self._player = player
        self._socket = Bucket(limits.of_socket)

    def take(self, now: float) -> None:
        """A message has come, or it is refused."""
        if not self._limits.on:
            return
        # The socket's own budget is asked first: what it refuses costs nobody else anything.
        if wait := self._socket.take(now):
            raise TooMuch("too-many-messages", "Too many messages on this socket: send fewer of them.", retry_after=wait)
        for buckets, who, text in self._payers():
            if wait := buckets.take(who, now):
                raise TooMuch("too-many-messages", text, retry_after=wait)

    def spend(self, size: int, now: float) -> None:
        """The answer to it had so many bytes. It is paid for even where there is not enough: then what comes next waits."""
        cost = weight(size)
        if not self._limits.on or cost <= 0:
            return
        self._socket.spend(now, cost)
        for buckets, who, _ in self._payers():
            buckets.spend(who, now, cost)

    def _payers(self) -> tuple[tuple[Buckets, str, str], ...]:
        limits, player = self._limits, self._player()
        if player is None:
            return ((limits.of_spectators, self._network, "Too many messages of those who look on from this address: send fewer of them."),)
        return (
            (limits.of_person, player, "Too many messages of yours on all sockets: send fewer of them."),
            (limits.of_players, self._network, "Too many messages of players from this address: send fewer of them."),
        )
