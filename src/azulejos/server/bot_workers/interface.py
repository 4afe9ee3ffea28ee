"""Where a bot thinks: in a process of this machine (`process.py`), or on a cluster (`cluster.py`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class BotWorker(Protocol):
    """Whoever can be asked for one decision at a time."""

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        ...

    async def ask(self, question: bytes, seconds: float) -> str:
        """The token that the bot answers within these seconds; otherwise `Overrun` or `Crashed`."""
        ...

    async def shut_down(self) -> None:
        """Let it end by itself, or else end it."""

    async def end(self) -> None:
        """End it at once."""


StartWorker = Callable[[], Awaitable[BotWorker]]
"""Starts one; `Crashed` where that is not possible."""
