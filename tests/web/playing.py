"""Playing in the drawing of Azul with the mouse, as somebody does who looks at it."""

import time
from typing import Any

from playwright.sync_api import Page

from tests.kit.patience import PATIENCE

PICTURE = """() => [...document.querySelectorAll('[data-spot]')]
    .map(spot => [spot.dataset.spot, spot.getAttribute('href') ?? spot.querySelector('use')?.getAttribute('href') ?? ''])
    .filter(([, symbol]) => symbol.startsWith('#tile-') || symbol === '#marker').map(both => both.join(' ')).sort()"""
"""What lies at every spot; empty ones are named after the drawing, and do not count."""


def is_to_move(page: Page) -> bool:
    """Whether tiles can be taken here now."""
    return page.locator("[data-pick]").count() > 0


def mover(*pages: Page) -> Page:
    """Wait until somebody is to move. Whoever has moved has nothing to take until the server has answered."""
    end = time.monotonic() + PATIENCE
    while (found := next(filter(is_to_move, pages), None)) is None:
        assert time.monotonic() < end, "nobody is to move"
        pages[0].wait_for_timeout(20)
    return found


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_role("region", name="Result").is_visible()


def move(page: Page, turn: int = 0) -> None:
    """Take some tiles and lay them where it costs least."""
    picks = page.locator("[data-pick]")
    picks.first.wait_for()
    picks.nth(turn % picks.count()).locator(".area").first.click()
    targets = page.locator("[data-target]")
    targets.first.wait_for()
    labels: list[str] = targets.evaluate_all("all => all.map(target => target.getAttribute('aria-label') ?? '')")
    worth = [("complete" in label) * 2 - ("costs" in label) - ("Floor" in label) for label in labels]
    targets.nth(worth.index(max(worth))).click()


def play_to_the_end(*pages: Page) -> int:
    """Whoever is to move moves, until everybody sees the result. How many moves there were."""
    moves = 0
    end = time.monotonic() + PATIENCE
    while not all(map(is_over, pages)):
        assert time.monotonic() < end, "the game does not come to its end"
        mover = next(filter(is_to_move, pages), None)
        if mover is None:
            pages[0].wait_for_timeout(30)
            continue
        move(mover, moves)
        moves += 1
        end = time.monotonic() + PATIENCE
        mover.wait_for_function("() => document.querySelector('[data-target]') === null")
    return moves


def picture(page: Page) -> Any:
    """What lies where in the drawing."""
    return page.evaluate(PICTURE)


def see_the_same(*pages: Page) -> None:
    """Wait until the drawings of all of them show the same."""
    end = time.monotonic() + PATIENCE
    while len({str(picture(page)) for page in pages}) > 1:
        assert time.monotonic() < end, f"they do not see the same: {[picture(page) for page in pages]}"
        pages[0].wait_for_timeout(50)
