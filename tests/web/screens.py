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
from tests.web import events, kit, recording, tables

PLAIN = {
    "home": "/",
    "tables": "/tables",
    "mine": "/mine",
    "opponents": "/opponents",
    "settings": "/settings",
    "operator": "/operator",
    "me": "/me",
    "about": "/about",
    "missing": "/no-such-page",
    "puzzle": "/puzzle",
    "import": "/import",
    "editor": "/editor",
    "recorder": "/record",
    "rules": "/rules",
    "new-event": "/e/new",
    **{f"rules-{game}": f"/rules/{game}" for game in ("azul", "mini", "grey", "duel")},
    **{f"learn-{game}": f"/learn/{game}" for game in ("azul", "mini", "grey", "duel")},
}


def _table(*kinds: str, game: str = "azul", most: int = 0, **options: Any) -> Callable[[Page], str]:
    def address(page: Page) -> str:
        table = tables.made(page, game, *kinds, **{"first": 1, **options})
        if most:
            tables.played(page, table, most)
        return f"/t/{table}"

    return address


def _event_entry(page: Page) -> str:
    """The page for everybody, while entries are open."""
    event = events.made(page, 9)
    event.do("open-entries")
    return event.address


def _event_follow(page: Page) -> str:
    """The page for everybody, while a game is on."""
    event = events.made(page, 12, check_in=True).published().started().sheets_in(2)
    event.do("announce", text="The buffet is open.")
    return event.address


def _event_player(page: Page) -> str:
    """A player's page: somebody of the table has handed in a sheet."""
    event = events.made(page, 12, check_in=True).published().started().sheets_in(1, 3).handed_in(1, 2)
    event.do("call", event.tokens[event.tables()[0]["seats"][1]], text="How does the marker count?")
    return event.link(event.tables()[0]["seats"][0])


def _event_sheet(page: Page) -> str:
    """The sheet of a table, by the code on its paper, for a player."""
    event = events.made(page, 8, check_in=True).published().started()
    person = event.tables()[0]["seats"][0]
    event.link(person)
    page.context.clear_cookies()  # the organiser's own role would come first
    return f"{event.address}/g1/t1#{event.tokens[person]}"


def _events(page: Page) -> str:
    """The list of tournaments, with one."""
    events.made(page, 12, title="Autumn cup", date="2027-03-20")
    return "/e"


def _desk_people(page: Page) -> str:
    """The desk while people arrive."""
    event = events.made(page, 24)
    event.checked_in(*event.people[:10])
    return f"{event.address}/desk"


def _desk_game(page: Page) -> str:
    """The desk while a game is on: tables in every state."""
    event = events.made(page, 24, check_in=True).published().started().handed_in(2, 1).disputed(3).sheets_in(1, 2, 3, 5)
    event.do("extra-time", table=5, minutes=5, why="A tile was lost.")
    return f"{event.address}/desk"


def _desk_event(page: Page) -> str:
    """The desk's part about the event itself."""
    event = events.made(page, 4, check_in=True)
    event.helper()
    event.do("announce", text="Pizza is here.")
    return f"{event.address}/desk#event"


def _hall_seating(page: Page) -> str:
    """The hall's screen before a game, with many people."""
    return f"{events.made(page, 64, check_in=True).published().address}/hall?at=192.168.1.20:8080"


def _hall_playing(page: Page) -> str:
    """The hall's screen while a game is on: tables in every state, an announcement, extra time."""
    event = events.made(page, 24, check_in=True).published().started().disputed(3).sheets_in(1, 3, 5)
    event.do("extra-time", table=5, minutes=5, why="A tile was lost.")
    event.do("announce", text="Pizza is here: come when your table has handed in its sheet.")
    return f"{event.address}/hall?at=192.168.1.20:8080"


def _arbiter(page: Page) -> str:
    """The arbiter's page with a call, a dispute and a log."""
    event = events.made(page, 24, check_in=True).published().started().disputed(3).sheets_in(1, 3, 5)
    event.do("correct", game=1, table=2, pv=[61, 48, 38, 28], rows=[1, 1, 0, 1], why="Seat 1 had a column more.")
    event.do("warn", person=event.people[3], why="Talked to another table.")
    event.do("extra-time", table=5, minutes=5, why="A tile was lost.")
    person = event.tables()[4]["seats"][1]
    event.link(person)
    event.do("call", event.tokens[person], text="How does the marker count when two take it?")
    return f"{event.address}/arbiter"


LONG_NAMES = (
    "Alexandrina Wilhelmina van der Hoogenbosch-Terpstra",
    "Maximilian Bartholomäus Hohenzollern",
    "Ștefan-Alexandru Constantinescu-Brăila",
    "Giovanna Maddalena Castelvecchio di Sotto",
)


def _finished(page: Page, **options: Any) -> events.Event:
    """An event that is over: long names, two who are told apart by their surnames, and somebody who left before playing."""
    event = events.made(page, 19, **{"settings": {"games": 2}, **options})
    rows = "\n".join(f"{name},yes" for name in (*LONG_NAMES, "Ann Rosato"))
    event.people += event.do("enter-list", csv=f"name,of_age\n{rows}\n")["persons"]
    event.checked_in()
    event.do("leave", person=event.people[5])
    return event.finished()


def _event_finished(page: Page) -> str:
    """The page for everybody after the end, with the series that the event belongs to."""
    event = _finished(page)
    event.do("arrange", series="winter-2027")
    return event.address


def _desk_stale(page: Page) -> str:
    """The desk when a published seating bends: somebody has left, somebody came, and a wish is not met."""
    event = events.made(page, 22, check_in=True)
    event.do("keep-apart", persons=event.people[:2])
    event.published()
    event.do("leave", person=event.people[7])
    event.do("enter", first="Zita", surname="Late", of_age=True, check_in=True)
    return f"{event.address}/desk#seating"


def _hall_stale(page: Page) -> str:
    """The hall's screen while a new seating is made."""
    return _desk_stale(page).replace("/desk#seating", "/hall?at=192.168.1.20:8080")


def _ceremony(page: Page, told: int) -> str:
    event = _finished(page, settings={"games": 2, "hidden_from": 1})
    event.do("ceremony", step="begin")
    for _ in range(told):
        event.do("ceremony", step="next", told=len(event.see("ceremony")["lines"]))
    return f"{event.address}/hall?at=192.168.1.20:8080"


STATES: dict[str, Callable[[Page], str]] = {
    **{name: (lambda _, address=address: address) for name, address in PLAIN.items()},  # type: ignore[misc]
    "events": _events,
    "desk-people": _desk_people,
    "desk-draft": lambda page: f"{events.made(page, 23, check_in=True).drafted().address}/desk",
    "desk-game": _desk_game,
    "desk-event": _desk_event,
    "hall-seating": _hall_seating,
    "hall-playing": _hall_playing,
    "hall-standings": lambda page: _hall_playing(page) + "&show=standings",
    "desk-stale": _desk_stale,
    "desk-standings": lambda page: f"{_finished(page).address}/desk#standings",
    "desk-papers": lambda page: f"{_finished(page).address}/desk#papers",
    "hall-stale": _hall_stale,
    "hall-end": lambda page: f"{_finished(page).address}/hall?at=192.168.1.20:8080",
    "hall-ceremony-begun": lambda page: _ceremony(page, 14),
    "hall-ceremony-told": lambda page: _ceremony(page, 40),
    "event-finished": _event_finished,
    "arbiter": _arbiter,
    "arbiter-log": lambda page: _arbiter(page) + "#log",
    "event-entry": _event_entry,
    "event-follow": _event_follow,
    "event-player": _event_player,
    "event-sheet": _event_sheet,
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
    "recording": lambda page: recording.kept(page, recording.game("azul-coloured-4p-9d"), 0),
    "recording-duel": lambda page: recording.kept(page, recording.game("duel-1"), 26),
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
