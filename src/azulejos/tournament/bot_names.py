"""Bots that enter an event: friendly names, so that people can tell them apart, and see at once that they are bots."""

from __future__ import annotations

from collections.abc import Collection

NAMES = (
    "Amparo", "Bento", "Clara", "Duarte", "Elvira", "Fausto", "Graça", "Hugo", "Inês", "Jacinto", "Lia", "Mateus",
    "Nuno", "Olga", "Pilar", "Quim", "Rosa", "Simão", "Teresa", "Urbano", "Vasco", "Xana", "Zita", "Abel",
    "Berta", "Celso", "Dália", "Edgar", "Flora", "Gil", "Helena", "Ivo",
)  # fmt: skip


def bot_names(count: int, taken: Collection[str]) -> list[str]:
    """So many names that nobody has yet.

    >>> bot_names(2, {"Bot Amparo"})
    ['Bot Bento', 'Bot Clara']
    >>> bot_names(33, ())[-1]
    'Bot Amparo 2'
    """
    found: list[str] = []
    turn = 1
    while len(found) < count:
        for name in NAMES:
            full = f"Bot {name}" if turn == 1 else f"Bot {name} {turn}"
            if full not in taken and len(found) < count:
                found.append(full)
        turn += 1
    return found
