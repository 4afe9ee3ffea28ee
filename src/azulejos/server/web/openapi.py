"""What the OpenAPI document says of the interface as a whole, and of messages that are sent as they are made.

Requests and short answers are pydantic models, which FastAPI finds by itself. What is made once for many
(`message_schemas.py`) is only named by the routes: its types are described here, when somebody asks for the document.
"""

from __future__ import annotations

from typing import Any, get_args

from fastapi import FastAPI
from pydantic import TypeAdapter

from azulejos.server.analysis.message_types import Hint, Judgement, TableAnalysis, Thinking
from azulejos.server.message_schemas import REFS, schemas
from azulejos.server.observations import Position
from azulejos.server.puzzles.message_types import PuzzleAnswer, PuzzleShown, PuzzleSolution
from azulejos.server.tables.message_types import Said, TableMessage
from azulejos.server.tournaments.message_types import DeskParts, EventMessage, LogEntry, OrganiserParts, PlayerParts, PublicParts, Role
from azulejos.server.web.models import EventRequest, Refusal, TableRequest
from azulejos.server.web.replay_models import GameRecord, History, PositionShown

SUMMARY = """
Everything that happens at a live table, for pages and programs. `docs/api.md` tells it from the beginning, and `docs/socket.md` has the socket, whose
messages are under `x-sockets`.

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
    {"name": "analysis", "description": "What was good: finished games analysed; hints in games against bots; what bots think."},
    {"name": "puzzles", "description": "One best move to be found: the puzzle of the day, answers, and what others chose."},
    {"name": "programs", "description": "What happens at a table, as lines of JSON."},
    {"name": "chat", "description": "Words at a table."},
    {"name": "tournaments", "description": "Events: enter, seat, play, count, rank, print; as organiser, arbiter, player or spectator."},
    {"name": "operator", "description": "Close, rule, mute, ban, read reports: with the operator's token."},
    {"name": "operating", "description": "Health and figures."},
]


def answer(kind: Any, description: str) -> dict[str, Any]:
    """A response that has one of the types above, or is a list of them, for a route that encodes it itself.

    >>> answer(list[Said], "Words.")["content"]["application/json"]["schema"]
    {'type': 'array', 'items': {'$ref': '#/components/schemas/Said'}}
    """
    inner = get_args(kind) if not hasattr(kind, "__value__") else ()
    schema = {"type": "array", "items": _ref(inner[0])} if inner else _ref(kind)
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _ref(kind: Any) -> dict[str, Any]:
    return {"$ref": REFS.format(model=kind.__name__)}


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: answer(Refusal, text)
    for status, text in (
        (400, "The request is not valid."),
        (401, "Not identified."),
        (403, "You may not do this."),
        (404, "Not found."),
        (409, "The table has moved on, or is not as far as that."),
        (413, "Too large."),
        (422, "The request cannot be understood."),
        (429, "Too much at once: `Retry-After` says when to come again."),
        (500, "Internal server error."),
        (503, "Not now."),
    )
}

SENT = (
    *(TableAnalysis, Hint, Judgement, Thinking),
    *(PuzzleShown, PuzzleAnswer, PuzzleSolution),
    *(TableMessage, Position, Said, History, GameRecord, PositionShown, Refusal),
    *(EventMessage, PublicParts, DeskParts, OrganiserParts, PlayerParts, Role, LogEntry),
)
"""What is sent as it is made; with what these are made of."""
SOCKETS: dict[str, tuple[Any, str, Any]] = {
    "/api/v1/tables/{table}/socket": (TableMessage, "TableRequest", TableRequest),
    "/api/v1/tournaments/{tournament}/socket": (EventMessage, "EventRequest", EventRequest),
}
"""What each socket sends, and what it takes, by name and type."""


class DescribedApp(FastAPI):
    """An application whose document has the types of all messages, also of those of its sockets (`x-sockets`)."""

    def openapi(self) -> dict[str, Any]:
        """The document, made when it is first asked for."""
        if self.openapi_schema is None:
            found = super().openapi()
            known = found["components"]["schemas"]
            known |= schemas(SENT)
            found["x-sockets"] = {}
            for path, (sends, title, takes) in SOCKETS.items():
                taken = TypeAdapter(takes).json_schema(ref_template=REFS)
                known |= {name: schema for name, schema in taken.pop("$defs").items() if name not in known}
                found["x-sockets"][path] = {"sends": _ref(sends), "takes": {"title": title, **taken}}
        assert self.openapi_schema is not None
        return self.openapi_schema
