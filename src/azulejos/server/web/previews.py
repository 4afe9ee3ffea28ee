"""What a link shows where it is shared: title, sentence and picture, as `og:` tags of the document.

Whoever fetches them is nobody: they tell what a spectator may see, with the delay that spectators have, and of a table without spectators nothing.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from time import monotonic
from urllib.parse import parse_qs, quote

from starlette.requests import Request

from azulejos.i18n import LANGUAGES, Texts
from azulejos.rules import GAMES, AzulejosError
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.spoken_names import spoken_names
from azulejos.server.tables.state import ENDED, TableStatus
from azulejos.server.web.addresses import of_request
from azulejos.server.web.app_state import AppState
from azulejos.server.web.callers import Caller
from azulejos.server.web.client import preferred
from azulejos.server.web.identity import is_table_id

NOBODY = Caller(None, "")
"""Through whose eyes links are shown."""
SITE = "Azulejos"
PATIENCE_SECONDS = 1.0
"""A page does not wait longer for what only others read."""
COST = 0.9
"""What it costs of an address' budget to read a table or an event for this: with the document as much as asking for it."""
PICTURES = "/api/v1/previews"
SIZE = (1200, 630)
GENERAL = f"{PICTURES}/azulejos.png"
EXAMPLE = (
    "azul:coloured:2:5:3:offer:1:2:f1:-/-/-/-/-:B2R2K2W1:B8Y9R7K8W8:B3R6K7W5:0.0:"
    "12,W1.R2.-.Y2.B3,BY---.W---K.K---R.R----.-----,M:16,R1.Y2.Y3.W2.Y2,BY---.WB---.-WB--.-K---.-----,-"
)
"""The position that stands for all games: of the first page, of events, and where there is nothing to show, or nothing that may be shown."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What is told of a page."""

    title: str
    description: str
    picture: str = GENERAL
    """Its address, from the root."""

    def tags(self, origin: str, path: str, language: str) -> str:
        """As tags, with addresses that hold everywhere.

        >>> Preview('<Ann> & "Ben"', "Look.").tags("https://azul.example", "/t/x", "en").splitlines()[1]
        '<meta property="og:title" content="&lt;Ann&gt; &amp; &quot;Ben&quot;">'
        """
        width, height = SIZE
        told = {
            "og:site_name": SITE,
            "og:title": self.title,
            "og:description": self.description,
            "og:type": "website",
            "og:locale": language,
            "og:url": origin + path,
            "og:image": origin + self.picture,
            "og:image:width": str(width),
            "og:image:height": str(height),
        }
        lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
        return "\n".join(
            (*lines, '<meta name="twitter:card" content="summary_large_image">', f'<meta name="description" content="{escape(self.description)}">')
        )


async def tags_of(app: AppState, request: Request) -> str:
    """The tags of the page that a request asks for. Where nothing can be found out in time, those that every page has."""
    language = preferred(request.headers.get("accept-language", ""), LANGUAGES)
    texts = Texts(language, "table", "common", "titles", "home", "preview", "editor")
    preview = Preview(f"{texts('home-headline')} · {SITE}", texts("home-about-text"))
    with suppress(AzulejosError, TimeoutError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            preview = await _of_page(app, request, texts) or preview
    return preview.tags(of_request(app.settings, request), quote(request.url.path), language)


async def _of_page(app: AppState, request: Request, texts: Texts) -> Preview | None:
    match request.url.path.strip("/").split("/"):
        case ["t", table, *rest] if is_table_id(table) and rest in ([], ["replay"]):
            _charge(app, request)
            at = parse_qs(request.url.query).get("at", [""])[0]
            return of_table(await app.tables.peek(table), texts, is_replay=bool(rest), at=int(at) if at.isdecimal() and len(at) < 6 else None)
        case ["e", event, *_] if event != "new":
            _charge(app, request)
            title = (await app.tournaments.find(event)).snapshot.state.title
            return Preview(title, texts("preview-event", event=title))
        case ["editor"]:
            position = parse_qs(request.url.query).get("position", [""])[0]
            title = f"{texts('titles-editor')} · {SITE}"
            return Preview(
                title,
                texts("editor-editor-lead"),
                f"{PICTURES}/position.png?language={texts.language}&afen={quote(position)}" if position else GENERAL,
            )
    return None


def _charge(app: AppState, request: Request) -> None:
    """Before the store is asked: a stranger can name any number of tables."""
    app.limits.request(request.client.host if request.client is not None else None, monotonic(), COST)


def of_table(live: LiveTable, texts: Texts, *, is_replay: bool = False, at: int | None = None) -> Preview:
    """What is told of a table: who plays there, and what it looks like."""
    game = GAMES[live.table.setup.game].title
    if not NOBODY.may_watch(live):
        return Preview(SITE, texts("preview-private"))
    table = live.audience.shown_table(delayed=NOBODY.is_delayed(live))
    if is_replay:
        said = "preview-replay"
    elif table.status is TableStatus.OPEN:
        said = "preview-open"
    else:
        said = "preview-finished" if table.status in ENDED else "preview-running"
    names = " – ".join(filter(None, spoken_names(live, texts)))
    events = 0 if table.position is None else len(table.position.events)
    shown = events if at is None else min(at, events)
    # The number makes another address of every position: whoever fetches pictures keeps them.
    picture = GENERAL if table.position is None else f"{PICTURES}/tables/{table.id}/{shown}.png?language={texts.language}"
    return Preview(f"{game}: {names}" if names else game, texts(said), picture)
