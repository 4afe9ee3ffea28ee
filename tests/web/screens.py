"""`make screens`: every page at four sizes, light and dark, as pictures in artifacts/screens, for people to look at.

`python -m tests.web.screens home duel` takes only those whose name has one of these words.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.kit.process import RunningServer
from tests.web import kit, tables

PLAIN = {
    "home": "/",
    "tables": "/tables",
    "mine": "/mine",
    "settings": "/settings",
    "me": "/me",
    "about": "/about",
    "missing": "/no-such-page",
    "import": "/import",
    "editor": "/editor",
    "rules": "/rules",
    **{f"rules-{game}": f"/rules/{game}" for game in ("azul", "mini", "grey", "duel")},
    **{f"learn-{game}": f"/learn/{game}" for game in ("azul", "mini", "grey", "duel")},
}


def _table(*kinds: str, game: str = "azul", most: int = 0, **wish: Any) -> Callable[[Page], str]:
    def address(page: Page) -> str:
        table = tables.made(page, game, *kinds, **{"first": 1, **wish})
        if most:
            tables.played(page, table, most)
        return f"/t/{table}"

    return address


STATES: dict[str, Callable[[Page], str]] = {
    **{name: (lambda _, address=address: address) for name, address in PLAIN.items()},  # type: ignore[misc]
    "waiting": _table("person", "open", "open"),
    "azul-start": _table("person", "greedy"),
    "azul-middle": _table("person", "greedy", most=14),
    "azul-end": _table("person", "greedy", most=1_000),
    "azul-three": _table("person", "greedy", "greedy", most=9),
    "azul-four": _table("person", "greedy", "greedy", "greedy", most=9),
    "grey": _table("person", "greedy", most=12, options={"wall": "grey"}),
    "mini": _table("person", "greedy", game="mini", most=6),
    "hot-seat": _table("person", "person", most=5),
    "duel-start": _table("person", "greedy", game="duel"),
    "duel-middle": _table("person", "greedy", game="duel", most=40),
    "duel-end": _table("person", "greedy", game="duel", most=2_000),
    "replay": lambda page: _table("person", "greedy", most=1_000)(page) + "/replay#20",
    "replay-duel": lambda page: _table("person", "greedy", game="duel", most=2_000)(page) + "/replay#60",
}


def take(browser: Browser, server: RunningServer, folder: Path, name: str) -> None:
    """One state at every size, in both themes. The table is made once, and seen by the same visitor in windows of every size."""
    address, cookies = "", []
    for theme in ("light", "dark"):
        for size in kit.SIZES:
            with kit.visitor(browser, server, size=size, color_scheme=theme) as page:
                if not address:
                    page.goto("/")
                    address = STATES[name](page)
                    cookies = page.context.cookies()
                page.context.add_cookies([dict(cookie) for cookie in cookies])  # type: ignore[misc]
                page.goto(address)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(400)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png", full_page=True)


def main(words: list[str]) -> None:
    """Take the pictures."""
    folder = kit.ARTIFACTS / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if not words or any(word in name for word in words)]
    with (
        tempfile.TemporaryDirectory() as place,
        RunningServer(f"sqlite:///{place}/screens.sqlite", Path(place), *kit.client_flags()) as server,
        sync_playwright() as playwright,
    ):
        browser = kit.launch(playwright)
        for number, name in enumerate(names, 1):
            print(f"{number:3} of {len(names)}  {name}", flush=True)
            take(browser, server, folder, name)
        browser.close()
    print(f"{len(names) * 2 * len(kit.SIZES)} pictures are in {folder.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main(sys.argv[1:])
