"""A real browser at a real server: Debian's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.kit.patience import PATIENCE
from tests.server.kit.process import RunningServer

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window, and takes half the time."""
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), None)
FLAGS = (
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "laptop": (1280, 800), "wall": (1920, 1080)}
expect.set_options(timeout=PATIENCE * 1000)
ARTIFACTS = Path(__file__).parents[2] / "artifacts"
"""Screenshots and the like, for people to look at."""


def client_flags() -> list[str]:
    """A client built elsewhere, for whoever works on it beside others: $TESTS_CLIENT."""
    folder = os.environ.get("TESTS_CLIENT")
    return ["--client-folder", folder] if folder else []


def launch(playwright: Playwright) -> Browser:
    """Chromium, without a window."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS), headless=True)


class Visitors:
    """Visitors whose browser contexts are used again, with nothing left of the one before but what was fetched and compiled."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self._browser = browser
        self._server = server
        self._free: dict[str, list[BrowserContext]] = {}

    @contextmanager
    def visitor(self, **options: Any) -> Iterator[Page]:
        """As `visitor` below."""
        free = self._free.setdefault(repr(sorted(options.items())), [])
        context = free.pop() if free else new_context(self._browser, self._server, **options)
        faults: list[str] = []
        try:
            yield watched(context, faults)
        except BaseException:
            context.close()
            raise
        assert not faults, faults
        self._clear(context)
        free.append(context)

    def _clear(self, context: BrowserContext) -> None:
        context.set_offline(False)
        context.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        line = context.new_cdp_session(context.pages[0])
        line.send("Storage.clearDataForOrigin", {"origin": self._server.url, "storageTypes": "local_storage,indexeddb,cache_storage,service_workers"})
        for page in context.pages:
            page.close()

    def close(self) -> None:
        """Let all of them go."""
        for context in (context for free in self._free.values() for context in free):
            context.close()


@contextmanager
def visitor(browser: Browser, server: RunningServer, *, size: str = "laptop", language: str = "en", **options: Any) -> Iterator[Page]:
    """Somebody with a browser of their own: own cookies, own settings. Whatever a page reports as an error fails the test, unless it is asked for."""
    context = new_context(browser, server, size=size, language=language, **options)
    faults: list[str] = []
    try:
        page = watched(context, faults)
        yield page
    finally:
        context.close()
    assert not faults, faults


def new_context(browser: Browser, server: RunningServer, *, size: str = "laptop", language: str = "en", **options: Any) -> BrowserContext:
    """A browser of somebody's own."""
    return browser.new_context(
        base_url=server.url,
        viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
        locale=language,
        **{"reduced_motion": "reduce", **options},
    )


def watched(context: BrowserContext, faults: list[str]) -> Page:
    """A page whose errors, and whose offences against the content security policy, are collected."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.on(
        "console",
        lambda message: faults.append(f"console: {message.text}") if message.type == "error" and "Content Security" in message.text else None,
    )
    return page
