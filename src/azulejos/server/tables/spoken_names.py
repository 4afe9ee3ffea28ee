"""Who sits at a table, as people read it in their language."""

from __future__ import annotations

from contextlib import suppress

from azulejos.i18n import LANGUAGES, Texts
from azulejos.server.tables.live import LiveTable


def spoken_names(live: LiveTable, texts: Texts) -> list[str]:
    """Who sits where; nothing for a free seat. `texts` have the part `common`."""
    return [_spoken(seat.plan.bot, name, texts) if seat.is_taken else "" for seat, name in zip(live.table.seats, live.seat_names, strict=True)]


def names_in(live: LiveTable, language: str) -> list[str]:
    """The same in a language by its code; in English where there is none with that code."""
    return spoken_names(live, Texts(language if language in LANGUAGES else "en", "common"))


def _spoken(bot: str | None, name: str, texts: Texts) -> str:
    if bot is None or name != bot:  # Who plays in an event has a name there, also a bot.
        return name
    with suppress(LookupError):
        return texts("common-bot", name=texts(f"common-bots.{bot}"))
    return texts("common-bot", name=bot)
