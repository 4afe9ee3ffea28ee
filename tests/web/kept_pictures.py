"""Kept pictures of the tables, for docs/pictures.md.

`python -m tests.web.kept_pictures` takes them anew into docs/pictures, with `azul-phone` behind it only those that have this word.

Each is a position of a game between greedy players, set up, with the last move still to be made by the bot, so that it is marked.
"""

import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from azulejos.notation import afen
from azulejos.rules import Position
from tests.server.kit.process import RunningServer
from tests.web import kit, tables

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 70
"""Of a JPEG: a stone ground has no large file then."""
ROUND = 3

Test = Callable[[Position, Position | None], bool]
"""Whether a position is the one, by the next decision; there is none at the end of a game."""


class Picture(NamedTuple):
    """A state that is kept: the window, the game, which position of it, and what is done there."""

    width: int
    height: int
    players: int
    is_it: Test
    act: Callable[[Page], None]
    theme: Literal["light", "dark"] = "light"
    game: str = "azul"


def _middle(before: Position, _after: Position | None) -> bool:
    """In the middle of a round, before the move of the player on the visitor's right."""
    laden = sum(any(display) for display in before.displays)  # type: ignore[attr-defined]
    return before.round == ROUND and before.to_move == len(before.scores) and laden == len(before.scores) + 2


def _duel_middle(before: Position, after: Position | None) -> bool:
    """In the second round of Duel, before a move of the bot's after which the visitor is to take something."""
    turns = [each.stage.value == "turn" for each in (before, after) if each is not None]  # type: ignore[attr-defined]
    domes = sum(plate is not None for board in before.boards for plate in board.dome.plates)  # type: ignore[attr-defined]
    return before.round == 2 and turns == [True, True] and (before.to_move, after and after.to_move) == (2, 1) and domes > 7


def _end_of_round(before: Position, after: Position | None) -> bool:
    return before.round == ROUND and before.to_move == len(before.scores) and after is not None and after.round > ROUND


def _end_of_game(before: Position, after: Position | None) -> bool:
    return after is None and before.to_move == len(before.scores)


def _aimed(page: Page) -> None:
    """Tiles are chosen, and the mouse is over a line: one that they complete, if there is one."""
    picks = page.locator("[data-pick]")
    picks.first.wait_for()
    for nth in range(picks.count()):
        picks.nth(nth).locator(".area").first.click()
        complete = page.locator("[data-target][aria-label*=complete]:not([aria-label*=costs])")
        if complete.count():
            complete.last.hover()
            return
    page.locator("[data-target]").first.hover()


def _awaited(page: Page) -> None:
    page.locator("[data-pick]").first.wait_for()
    page.mouse.move(1, 1)


def _chosen(page: Page) -> None:
    """Tiles are chosen, and the mouse is over a line."""
    page.locator("[data-choice^=sun-], [data-choice^=moon-]").first.click()
    page.locator("[data-choice^=line-]").last.hover()


def _over(page: Page) -> None:
    """The table itself shows the result."""
    page.locator("[data-box=platter]").wait_for()


PICTURES = {
    "azul-desktop-light": Picture(1440, 900, 2, _middle, _aimed),
    "azul-desktop-dark": Picture(1440, 900, 2, _middle, _aimed, "dark"),
    "azul-4players-1024x768": Picture(1024, 768, 4, _middle, _aimed),
    "azul-phone-portrait": Picture(390, 844, 2, _middle, _aimed),
    "azul-phone-landscape": Picture(844, 390, 2, _middle, _aimed),
    "duel-desktop-light": Picture(1440, 900, 2, _duel_middle, _chosen, game="duel"),
    "duel-1024x768": Picture(1024, 768, 2, _duel_middle, _chosen, game="duel"),
    "duel-phone-portrait": Picture(390, 844, 2, _duel_middle, _chosen, game="duel"),
    "duel-phone-landscape": Picture(844, 390, 2, _duel_middle, _chosen, game="duel"),
    "round-summary": Picture(1440, 900, 2, _end_of_round, _awaited),
    "game-end": Picture(1440, 900, 2, _end_of_game, _over),
}


def position(picture: Picture) -> str:
    """The position of a picture: the first of some games that fits."""
    for seed in range(60):
        decisions = [*tables.greedy_game(picture.game, seed, **({} if picture.game == "duel" else {"players": picture.players})), None]
        for before, after in pairwise(decisions):
            assert before is not None
            if picture.is_it(before, after):
                return afen.write(before)
    raise AssertionError("no game has such a position")


def take(browser: Browser, server: RunningServer, name: str) -> None:
    """One picture."""
    picture = PICTURES[name]
    kit.SIZES[name] = (picture.width, picture.height)
    options: dict[str, Any] = {"afen": position(picture)}
    with kit.visitor(browser, server, size=name, color_scheme=picture.theme) as page:
        page.goto(kit.EMPTY)
        tables.opened(page, picture.game, "person", *["greedy"] * (picture.players - 1), **options)
        picture.act(page)
        tables.settled(page)
        page.wait_for_timeout(1_500)  # a streak of light, and what else comes by itself
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main(words: list[str]) -> None:
    """Take the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        RunningServer(f"sqlite:///{place}/pictures.sqlite", Path(place), *kit.client_flags()) as server,
        sync_playwright() as playwright,
    ):
        browser = kit.launch(playwright)
        for name in PICTURES:
            if not words or any(word in name for word in words):
                print(name, flush=True)
                take(browser, server, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
