"""What viewers are sent of a game, encoded once: its position, and the events of which it has become. Asking again costs no more than the copying.

Where a game hides something, each pair of eyes has its own; otherwise all share the spectator's.
"""

from __future__ import annotations

import orjson

from azulejos.rules import SPECTATOR
from azulejos.server import observations
from azulejos.server.tables.state import Table

MOST_EVENTS = 500
"""So many events are told at a time. A long game has 300."""
KEPT_FROM = 32
"""Fewer events than these are encoded anew: players are sent each once, when it happens."""


class EncodedGame:
    """The game of one table, as JSON."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._events: dict[int, list[bytes]] = {}
        """By whose eyes see them, as far as somebody has asked."""
        self._positions: dict[tuple[int, bool], bytes] = {}
        self._positions_at = -1
        self._observer: observations.Observer | None = None

    def events(self, seat: int, since: int) -> bytes:
        """A list of what happened after a version, as a seat may know it: `MOST_EVENTS` at most, and the earliest first."""
        eyes, shown = self.eyes(seat), self.table.shown
        end = min(len(shown), since + MOST_EVENTS)
        if end - since < KEPT_FROM:
            return orjson.dumps([each.for_seat(eyes) for each in shown[since:end]])
        kept = self._events.setdefault(eyes, [])
        kept.extend(orjson.dumps(each.for_seat(eyes)) for each in shown[len(kept) : end])
        return b"[" + b",".join(kept[since:end]) + b"]"

    def position(self, seat: int, *, with_afen: bool = False) -> bytes:
        """The position as a seat may know it; `null` before the start."""
        table = self.table
        if table.position is None:
            return b"null"
        if self._positions_at != table.version:
            self._positions.clear()
            self._positions_at = table.version
        # Where nobody knows more of this position than another, all see it as spectators do.
        key = (SPECTATOR if table.position.is_open else seat, with_afen)
        encoded = self._positions.get(key)
        if encoded is None:
            if self._observer is None:
                self._observer = observations.Observer(table.position.game)
            encoded = self._positions[key] = orjson.dumps(self._observer.position(table.view(key[0]), with_afen=with_afen))
        return encoded

    def eyes(self, seat: int) -> int:
        """Whose eyes see the game as this seat does."""
        position = self.table.position
        return seat if position is not None and position.game.hides else SPECTATOR
