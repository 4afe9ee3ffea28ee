"""The browser client as the server hands it out: files that a build has put into the package, read once, compressed beforehand.

Its pages are one document that looks at its own address; so every address that is a page's gets that document.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Awaitable, Callable, Container, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).parents[2] / "client"
"""Where a build of `web/` goes, and where a wheel has it."""
DOCUMENT = "index.html"
PRELOADS = "preloads.json"
"""Written by the build: by page, or page and game, and by language, the header that tells what the page is going to need."""
WORKER = "service-worker.js"
WORKER_LINK = re.compile(r'\s*<link rel="serviceworker"[^>]*>')
"""By this a page knows that there is one."""
NO_WORKER = """\
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith("azulejos-")) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
"""
"""Where the operator wants none, devices that have one get this, which removes itself and all that it keeps."""
DEFAULT_LANGUAGE = "en"
FOREVER = "assets/"
"""Names of files in there change with what they hold."""
PAGES = (
    "t", "e", "tables", "mine", "opponents", "rules", "learn", "puzzle", "import", "editor", "record", "settings", "me", "about", "operator",
)  # fmt: skip
"""The first parts of the addresses that are pages (web/src/app/pages.ts)."""
MOST_TAGGED = 256
"""So many documents are kept with what is told of their pages."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript", ".txt": "text/plain"}
NOT_BUILT = "The pages are not built here: run `make client` in the project, or install the package, which has them.\n"

GameOf = Callable[[str], str | None]
"""Which game is played at a table, if that is known and no secret."""
TagsOf = Callable[[Request], Awaitable[str]]
"""What a page's document tells whoever shows a link to it."""


@dataclass(frozen=True, slots=True)
class File:
    """One file, as it is and compressed."""

    type: str
    etag: str
    forms: Mapping[str, bytes]
    """By the name of the encoding; the empty name has it as it is."""
    forever: bool

    def form(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form among those that a browser takes.

        >>> file = File("text/css", "e", {"": b"long", "gzip": b"gz"}, False)
        >>> file.form("gzip, deflate, br"), file.form("gzip;q=0"), file.form("")
        (('gzip', b'gz'), ('', b'long'), ('', b'long'))
        """
        wanted = {part.split(";")[0].strip() for part in accepted.lower().split(",") if not part.replace(" ", "").endswith(";q=0")}
        return next(((name, self.forms[name]) for name in ENCODINGS if name in wanted and name in self.forms), ("", self.forms[""]))


class Client:
    """The client's files, by their addresses."""

    def __init__(self, folder: Path = FOLDER, *, service_worker: bool = True, base: str = "") -> None:
        names = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in ENCODINGS.values()) if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).as_posix()) for path in names}
        preloads = self.files.pop(PRELOADS, None)
        self.preloads: Mapping[str, Mapping[str, str]] = (
            {} if preloads is None else json.loads(preloads.forms[""].decode().replace("</", f"<{base}/"))
        )
        if not service_worker and WORKER in self.files:
            self.files[WORKER] = _made(self.files[WORKER].type, NO_WORKER)
        if document := self.files.get(DOCUMENT):
            text = _completed(document.forms[""].decode(), base)
            self.files[DOCUMENT] = _made(document.type, text if service_worker else WORKER_LINK.sub("", text))
        self._tagged = lru_cache(maxsize=MOST_TAGGED)(self._tag)

    def is_page(self, path: str) -> bool:
        """Whether an address gets the document. `path` has no slash before it."""
        return path not in self.files and (path == "" or path.split("/")[0] in PAGES)

    def answer(self, path: str, headers: Headers, game_of: GameOf = lambda table: None, tags: str = "") -> Response | None:
        """What is at an address: a file, the document for a page's address, or nothing. `tags` are for the document's head."""
        file = self.files.get(path)
        if file is not None:
            return _response(file, headers)
        if not self.is_page(path):
            return None
        document = self.files.get(DOCUMENT)
        return Response(NOT_BUILT, 503, media_type="text/plain") if document is None else self._page(path, headers, game_of, tags)

    def _tag(self, tags: str) -> File:
        document = self.files[DOCUMENT]
        return _made(document.type, document.forms[""].decode().replace("</head>", f"{tags}\n</head>", 1))

    def _page(self, path: str, headers: Headers, game_of: GameOf, tags: str) -> Response:
        answer = _response(self._tagged(tags) if tags else self.files[DOCUMENT], headers)
        links = self._links(path, game_of)
        if links:
            answer.headers["Link"] = links[preferred(headers.get("accept-language", ""), links)]
            answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return answer

    def _links(self, path: str, game_of: GameOf) -> Mapping[str, str]:
        match path.split("/"):
            case [page]:
                return self.preloads.get(page, {})
            case ["t", table]:
                return self.preloads.get(f"t/{game_of(table)}") or self.preloads.get("t", {})
        return {}

    def missing(self, headers: Headers) -> Response | None:
        """The document for somebody who followed a wrong link: it says so in their language."""
        document = self.files.get(DOCUMENT)
        if document is None or "text/html" not in headers.get("accept", ""):
            return None
        answer = _response(document, Headers({"accept-encoding": headers.get("accept-encoding", "")}))
        answer.status_code = 404
        return answer


class Pages:
    """Answers what is the client's, and hands everything else on. It stands before the routes: one for all addresses would hide their methods."""

    def __init__(self, app: ASGIApp, client: Client, game_of: GameOf, tags_of: TagsOf) -> None:
        self.app = app
        self.client = client
        self.game_of = game_of
        self.tags_of = tags_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            path = scope["path"].removeprefix("/")
            tags = await self.tags_of(Request(scope)) if self.client.is_page(path) else ""
            answer = self.client.answer(path, Headers(scope=scope), self.game_of, tags)
            if answer is not None:
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


def preferred(accepted: str, known: Container[str]) -> str:
    """The first of somebody's languages that we have, as the page itself finds it (web/src/session/settings.svelte.ts).

    >>> preferred("fr-CH, ro;q=0.9, en;q=0.8", {"en", "ro"}), preferred("", {"en"})
    ('ro', 'en')
    """
    wanted = (part.split(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in known), DEFAULT_LANGUAGE)


def _completed(document: str, base: str) -> str:
    """The document with addresses that hold on every page, and where the server is below its host (web/src/wire/base.ts).

    >>> _completed('<html lang="en"><link href="./icon.svg">', "/azul")
    '<html lang="en" data-base="/azul"><link href="/azul/icon.svg">'
    """
    document = re.sub(r'\b(href|src)="\./', rf'\1="{base}/', document)
    return re.sub(r"<html\b([^>]*)>", rf'<html\1 data-base="{base}">', document, count=1) if base else document


def _made(kind: str, text: str) -> File:
    """A file that is made here, and so compressed here."""
    body = text.encode()
    return File(kind, _etag(body), {"": body, "gzip": gzip.compress(body, 9, mtime=0)}, False)


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _read(path: Path, name: str) -> File:
    forms = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            forms[encoding] = compressed.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(kind, _etag(forms[""]), forms, name.startswith(FOREVER))


def _response(file: File, headers: Headers) -> Response:
    encoding, body = file.form(headers.get("accept-encoding", ""))
    fixed = {
        "Cache-Control": "public, max-age=31536000, immutable" if file.forever else "no-cache",
        "ETag": file.etag,
        "Vary": "Accept-Encoding",
    }
    if file.etag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=fixed)
    if encoding:
        fixed["Content-Encoding"] = encoding
    return Response(body, headers=fixed, media_type=file.type)
