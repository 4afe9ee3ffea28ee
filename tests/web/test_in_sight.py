"""Pages that show a table beside words of their own: a phone shows all of it at once, and nothing lies over it."""

import pytest
from playwright.sync_api import expect

from azulejos.i18n import LANGUAGES
from tests.kit.effort import LONG
from tests.web import geometry, kit, tables
from tests.web.conftest import Visit
from tests.web.finished import Finished
from tests.web.test_tutorial import answer, click_duel, lessons

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


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["ro"])
def test_a_puzzle_does_not_scroll_on_the_smallest_phone(visit: Visit, language: str) -> None:
    page = visit(language=language)
    page.set_viewport_size({"width": 360, "height": 740})
    for day in range(1, 29) if LONG else (16, 19):  # of Duel, and with long words above the table
        page.goto(f"/puzzle/2024-01-{day:02}")
        expect(page.locator("section[data-seat]").nth(1)).to_be_visible()
        tables.settled(page)
        assert geometry.found(page) == [], day
        assert page.evaluate(COVERED) == [], day


TOGETHER = """() => {
    const box = each => each.getBoundingClientRect();
    const [say, task] = [".say", ".do"].map(each => box(document.querySelector(each)));
    const boxes = [...document.querySelectorAll(".table [data-box]")].map(each => [each.dataset.box, box(each)]);
    const out = boxes.filter(([, { top, bottom }]) => top < say.bottom - 1 || bottom > task.top + 1).map(([name]) => name);
    return [...out, ...(say.top < -1 || task.bottom > innerHeight + 1 ? ["the words"] : [])];
}"""
"""What of a lesson is not seen as it opens: its words, the table, and what is to be done."""


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["ro"])
def test_a_phone_shows_a_lesson_with_its_table_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(language=language)
    for width, height in ((360, 740), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for number in range(1, 10) if LONG else (1, 4):
            page.goto(kit.EMPTY)  # another lesson by its address alone is no new visit
            page.goto(f"/learn/duel#{number}")
            expect(page.locator("section[data-seat]")).to_have_count(2)
            tables.settled(page)
            page.wait_for_function(f"() => ({TOGETHER})().length === 0")


HIDDEN = """() => {
    const [board, task] = ["section[data-seat='1']", ".task"].map(each => document.querySelector(each).getBoundingClientRect());
    return board.bottom > task.top + 1;
}"""
"""Whether the answer lies over the lower edge of the own board."""


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["it", "nl"])
def test_the_answer_of_a_lesson_leaves_the_own_board_in_sight(visit: Visit, language: str) -> None:
    page = visit(language=language)
    page.set_viewport_size({"width": 360, "height": 740})
    for number in range(1, 10) if LONG else (1,):
        page.goto(kit.EMPTY)
        page.goto(f"/learn/duel#{number}")
        page.locator("[data-choice]").first.wait_for()
        click_duel(page, answer(lessons("duel")[number - 1]))
        page.locator(".task.right").wait_for()
        tables.settled(page)
        page.wait_for_function(f"() => !({HIDDEN})()")
