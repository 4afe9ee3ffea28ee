"""A real browser at a real server: Debian's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, StorageState, expect

from tests.kit.effort import LONG
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
UNPAINTED = "--blink-settings=acceleratedCompositingEnabled=false"
"""Everything is laid out, moves and is hit as always, and no pixel is painted: that is a third of a browser's work, and few tests look at one.
Fingers need the part of the browser that is left out.
"""
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "laptop": (1280, 800), "wall": (1920, 1080)}
expect.set_options(timeout=PATIENCE * 1000)
ARTIFACTS = Path(__file__).parents[2] / "artifacts"
"""Screenshots and the like, for people to look at."""
LASTING = ("add_init_script", "expose_binding", "expose_function", "on", "once", "route")
"""What is done to a page, or to all of a visitor's, and outlives what is shown."""
SETTINGS = ("azulejos-settings", '{"botsAtOnce":true}')
"""What a visitor has chosen before: bots answer without a breath, which `web/tests/games/common` tests by a clock of its own."""
EMPTY = "/healthz"
"""An address of ours at which there is next to nothing."""
KEPT = "local_storage,indexeddb,cache_storage,service_workers"
"""What a browser keeps for a site, beside cookies and what belongs to one page."""


def client_flags() -> list[str]:
    """A client built elsewhere, for whoever works on it beside others: $TESTS_CLIENT."""
    folder = os.environ.get("TESTS_CLIENT")
    return ["--client-folder", folder] if folder else []


def launch(playwright: Playwright, *, painted: bool = True) -> Browser:
    """Chromium, without a window."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *(() if painted else (UNPAINTED,))], headless=True)


class Browsers:
    """One that paints, and one that does not: each is started when it is first asked for."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright

    @cached_property
    def painting(self) -> Browser:
        """For tests that look at pixels, or at what painting costs."""
        return launch(self._playwright)

    @cached_property
    def plain(self) -> Browser:
        """For all others. In `make long` it paints as well."""
        return self.painting if LONG else launch(self._playwright, painted=False)

    def close(self) -> None:
        """End those that were started."""
        for name in {"painting", "plain"} & vars(self).keys():
            getattr(self, name).close()


class Visitors:
    """Visitors whose pages are used again, with nothing left of the one before but what was fetched and compiled.

    A first visit costs three times as much as a second one.
    """

    def __init__(self, browsers: Browsers, server: RunningServer) -> None:
        self._browsers = browsers
        self._server = server
        self._free: dict[str, list[_ReusedPage]] = {}

    @contextmanager
    def visitor(
        self,
        *,
        fresh: bool = False,
        painted: bool = False,
        size: str = "laptop",
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        **options: Any,
    ) -> Iterator[Page]:
        """As `visitor` below. `fresh` is for who puts something on a page that stays there, such as a script or a clock, `painted` for who looks
        at pixels.
        """
        paints = painted or "has_touch" in options
        browser = self._browsers.painting if paints else self._browsers.plain
        if fresh:
            with visitor(browser, self._server, size=size, color_scheme=color_scheme, reduced_motion=reduced_motion, **options) as page:
                yield page
            return
        if "is_mobile" in options:
            options["size"] = size  # on such a screen a page is laid out by the size that it began with
        free = self._free.setdefault(repr((paints, sorted(options.items()))), [])
        used = free.pop() if free else _ReusedPage(browser, self._server, options)
        used.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        used.page.emulate_media(media="screen", color_scheme=color_scheme, reduced_motion=reduced_motion)
        try:
            yield used.page
        except BaseException:
            used.context.close()
            raise
        assert not used.faults, used.faults
        if used.page.is_closed():
            used.context.close()
        else:
            used.clear()
            free.append(used)

    def close(self) -> None:
        """Let all of them go."""
        for used in (used for free in self._free.values() for used in free):
            used.context.close()


class _ReusedPage:
    """A page that serves one visitor after another."""

    def __init__(self, browser: Browser, server: RunningServer, options: dict[str, Any]) -> None:
        self.context = new_context(browser, server, **options)
        self.faults: list[str] = []
        self.page = watched(self.context, self.faults)
        self._line = self.context.new_cdp_session(self.page)
        self._origin = server.url
        for name in LASTING:
            setattr(self.page, name, _refused)
            setattr(self.context, name, _refused)
        setattr(self.context.clock, "install", _refused)  # noqa: B010  a method cannot be assigned to

    def clear(self) -> None:
        """Forget the visitor, and everything that a browser keeps of one."""
        for page in self.context.pages[1:]:
            page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.page.goto(EMPTY)  # of our own: Chromium keeps a process for each site, and what it has compiled with it
        self.page.evaluate("sessionStorage.clear()")
        self.context.clear_cookies()
        self._line.send("Storage.clearDataForOrigin", {"origin": self._origin, "storageTypes": KEPT})
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", SETTINGS)


def _refused(*_: object, **__: object) -> None:
    raise AssertionError("this would stay on a page that is used again: visit(..., fresh=True)")


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
        # A page that came from a service worker is not seen by `route`: who is about one asks for it (test_offline.py).
        **{"reduced_motion": "reduce", "service_workers": "block", "storage_state": _chosen(server.url), **options},
    )


def _chosen(url: str) -> StorageState:
    address = urlsplit(url)
    key, value = SETTINGS
    return {"cookies": [], "origins": [{"origin": f"{address.scheme}://{address.netloc}", "localStorage": [{"name": key, "value": value}]}]}


def watched(context: BrowserContext, faults: list[str]) -> Page:
    """A page whose errors, and whose offences against the content security policy, are collected."""
    page = context.new_page()
    page.context.set_default_timeout(PATIENCE * 1000)  # Of its other pages, too.
    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.on(
        "console",
        lambda message: faults.append(f"console: {message.text}") if message.type == "error" and "Content Security" in message.text else None,
    )
    return page
