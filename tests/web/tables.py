"""Tables for a browser's tests, made by the interface that the page itself uses, with the page's own cookies."""

import random
import time
from typing import Any

from playwright.sync_api import Locator, Page

CONTRIBUTION = "00112233445566778899aabbccddeeff"


def api(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server as this visitor."""
    answer = page.request.fetch(f"/api/v1{path}", method=method, data=body)
    assert answer.ok, f"{answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


def made(page: Page, game: str, *kinds: str, name: str = "Ann", **wish: Any) -> str:
    """A table with seats of these kinds ("person", "open", a bot's name); its maker sits on all of the first kind. The table's id."""
    api(page, "POST", "/me", {"name": name})
    seats = [{"kind": kind} if kind in ("person", "open", "program") else {"kind": "bot", "bot": kind} for kind in kinds]
    table: str = api(page, "POST", "/tables", {"game": game, "seats": seats, **wish})["table"]
    for seat, kind in enumerate(kinds, 1):
        if kind == "person":
            api(page, "POST", f"/tables/{table}/sit", {"contribution": CONTRIBUTION, "seat": seat})
    return table


def against_a_bot(page: Page, game: str, **wish: Any) -> str:
    """The address of a new table against one bot, at which the visitor starts."""
    return f"/t/{made(page, game, 'person', 'greedy', first=1, **wish)}"


def drawing(page: Page) -> Locator:
    """The table that is drawn."""
    return page.locator("[data-spot]").first


def played(page: Page, table: str, most: int = 1_000, seed: int = 1) -> dict[str, Any]:
    """Play on the visitor's seats by lot, so many decisions at most, or to the end. The state that the table is in then."""
    lot = random.Random(seed)
    deadline = time.monotonic() + 120
    count = 0
    while True:
        state: dict[str, Any] = api(page, "GET", f"/tables/{table}")
        if state["stage"] == "finished" or count == most:
            return state
        assert time.monotonic() < deadline, f"the table stands still: {state['stage']}, {state['to_move']} to move"
        if not state["legal"]:
            time.sleep(0.02)  # a bot thinks
            continue
        body = {"id": f"m-{seed}-{state['version']}", "version": state["version"], "move": lot.choice(state["legal"])}
        answer = page.request.post(f"/api/v1/tables/{table}/moves", data=body)
        assert answer.ok or answer.json()["code"] == "stale", answer.text()
        count += answer.ok
