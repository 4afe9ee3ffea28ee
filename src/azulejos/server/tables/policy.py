"""What holds at every table of a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TablePolicy:
    """When absent players are replaced, which bots play and how fast, and when a table leaves memory."""

    away_ms: int = 60_000
    """After so long a bot plays for a seat left alone."""
    idle_ms: int = 600_000
    """After so long a table where nothing can happen leaves memory."""
    open_ms: int = 0
    """After so long an open table at which nothing has happened is closed; never if it is 0."""
    beat_seconds: float = 1.0
    bot: str = "greedy"
    """The bot that stands in."""
    bot_seconds: float = 2.0
    pace_ms: int = 0
    """A bot's move is not shown sooner after the last one than this."""
