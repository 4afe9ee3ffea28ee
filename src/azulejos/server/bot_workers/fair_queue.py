"""Who waits for a worker, and whose turn it is next."""

from __future__ import annotations

import asyncio
import enum
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Urgency(enum.IntEnum):
    """What is done first: a table waits for its bot, somebody waits for a hint, and nobody has to wait for an analysis."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class FairQueue(Generic[Item]):
    """A queue in which everybody has a turn: the more urgent come first, and of those who are equally urgent each asker in turn, however much one of
    them has asked for.

    >>> queue = FairQueue[str]()
    >>> for item, asker in (("a1", "ann"), ("a2", "ann"), ("a3", "ann"), ("b1", "ben")):
    ...     queue.put(item, Urgency.ANALYSIS, asker)
    >>> queue.put("m", Urgency.MOVE, "table")
    >>> queue.ahead(Urgency.ANALYSIS, "ben"), queue.ahead(Urgency.HINT, "ben")
    (2, None)
    >>> list(queue.emptied())
    ['m', 'a1', 'b1', 'a2', 'a3']
    """

    def __init__(self) -> None:
        self._waiting: dict[Urgency, OrderedDict[str, deque[Item]]] = {urgency: OrderedDict() for urgency in Urgency}
        self._getters: deque[asyncio.Future[None]] = deque()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def count(self, urgency: Urgency) -> int:
        """How many wait that are as urgent as this, or more so."""
        return sum(len(items) for each in Urgency if each <= urgency for items in self._waiting[each].values())

    def put(self, item: Item, urgency: Urgency, asker: str) -> None:
        """One more."""
        self._waiting[urgency].setdefault(asker, deque()).append(item)
        self._count += 1
        self._wake()

    async def get(self) -> Item:
        """The next one, as soon as there is one."""
        while not self._count:
            getter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._getters.append(getter)
            try:
                await getter
            except BaseException:
                if getter in self._getters:
                    self._getters.remove(getter)
                elif self._count:
                    self._wake()  # It was called for one that somebody else has to take now.
                raise
        return self._next()

    def ahead(self, urgency: Urgency, asker: str) -> int | None:
        """How many come before the first one of somebody; `None` if nothing of theirs waits."""
        askers = list(self._waiting[urgency])
        if asker not in askers:
            return None
        return (self.count(Urgency(urgency - 1)) if urgency else 0) + askers.index(asker)

    def emptied(self) -> Iterator[Item]:
        """All that wait, in their order: they are taken out."""
        while self._count:
            yield self._next()

    def _next(self) -> Item:
        askers = next(each for each in self._waiting.values() if each)
        asker, items = next(iter(askers.items()))
        item = items.popleft()
        if items:
            askers.move_to_end(asker)
        else:
            del askers[asker]
        self._count -= 1
        return item

    def _wake(self) -> None:
        while self._getters:
            getter = self._getters.popleft()
            if not getter.done():
                getter.set_result(None)
                return
