"""What the OpenAPI document says of the interface as a whole."""

from __future__ import annotations

from typing import Any

from azulejos.server.web.models import Refusal

SUMMARY = """
Everything that happens at a live table, for pages and programs. `docs/api.md` tells it from the beginning, and `docs/socket.md` has the socket, which
OpenAPI cannot describe.

- **You** are a device key in a cookie (`POST /api/v1/me`); no passwords. A program's seat is its token, as `Authorization: Bearer …`.
- **What changes something** is stored before it is answered. A command has an id of your own: sent again, it is answered again and not done twice.
- **Refusals** have one form: `code` for programs, `text` for people, `clause` for the rule. Codes stay.
- **Versions**: this is version 1. Later releases add to it and take nothing away: pass over what you do not know.
"""

TAGS: list[dict[str, Any]] = [
    {"name": "games", "description": "What can be played here."},
    {"name": "me", "description": "Who you are: a device key, a name, a personal link."},
    {"name": "tables", "description": "Make a table, find one, sit down, look, act, play again."},
    {"name": "replays", "description": "Look back: earlier positions, records and positions that somebody brings, pictures."},
    {"name": "programs", "description": "What happens at a table, as lines of JSON."},
    {"name": "chat", "description": "Words at a table."},
    {"name": "tournaments", "description": "Events: enter, seat, play, count, rank, print; as organiser, arbiter, player or onlooker."},
    {"name": "operator", "description": "Close, rule, mute, ban, read reports: with the operator's token."},
    {"name": "operating", "description": "Health and figures."},
]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": text}
    for status, text in (
        (400, "What was sent cannot be."),
        (401, "Nobody knows who you are."),
        (403, "You may not do this."),
        (404, "There is no such thing."),
        (409, "The table has moved on, or is not as far as that."),
        (413, "Too large."),
        (422, "What was sent cannot be understood."),
        (429, "Too much at once: `Retry-After` says when to come again."),
        (500, "The server has a fault."),
        (503, "Not now."),
    )
}
