"""Pages that show a table beside words of their own: a phone shows all of it at once, and nothing lies over it."""

import pytest
from playwright.sync_api import expect

from tests.web import geometry, tables
from tests.web.conftest import Visit
from tests.web.finished import Finished

COVERED = """() => {
    const boxes = ".table [data-box], .drawing [data-box]";
    const all = [...document.querySelectorAll(boxes)].map(each => [each.dataset.box, each.getBoundingClientRect()]);
    const [top, bottom] = [Math.min(...all.map(([, { top }]) => top)), Math.max(...all.map(([, { bottom }]) => bottom))];
    const covered = ([, { left, right, top, bottom }]) => {
        const points = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
        return points.some(([x, y]) => x < 0 || y < 0 || x > innerWidth || y > innerHeight
            || !document.elementFromPoint(x, y)?.closest(".table, .drawing"));
    };
    // However far somebody has to scroll for it.
    const tried = [scrollY, scrollY + top - 4, scrollY + bottom - innerHeight + 4, document.body.scrollHeight].map(y => {
        scrollTo(0, y);
        const now = [...document.querySelectorAll(boxes)].map(each => [each.dataset.box, each.getBoundingClientRect()]);
        return now.filter(covered).map(([name]) => name);
    });
    return tried.sort((one, other) => one.length - other.length)[0];
}"""
"""What of the table cannot be seen together with the rest of it."""


@pytest.mark.parametrize("kind", ["puzzle", "lesson", "lesson of Duel", "replay", "replay of Duel"])
def test_a_phone_shows_the_whole_table_at_once(visit: Visit, games: Finished, kind: str) -> None:
    page = visit()
    game = "duel" if "Duel" in kind else "azul"
    for width, height in ((360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/puzzle" if kind == "puzzle" else f"/learn/{game}" if "lesson" in kind else f"/t/{games.table(game)}/replay#9")
        expect(page.locator("section[data-seat]")).to_have_count(2)
        tables.settled(page)
        assert page.evaluate(COVERED) == [], (width, height)
        assert not [fault for fault in geometry.found(page) if "overlap" in fault], (width, height)
