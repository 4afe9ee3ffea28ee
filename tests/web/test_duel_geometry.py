"""Every question of Azul Duel on every screen: all of the table is there, and so are the question and all ways to answer it."""

from typing import Any

import pytest
from playwright.sync_api import Page

from azulejos.i18n import LANGUAGES
from tests.kit.effort import LONG, some
from tests.web import tables
from tests.web.conftest import Visit
from tests.web.geometry import SIZES, faults, speak

MANY: dict[str, Any] = {"tiles": ("colours", "edge", "corners", "specials")}
CHOSEN = {"turn": "[data-choice^=sun-], [data-choice^=moon-]", "first-plate": "[data-choice^=plate-]"}
"""What is chosen at a stage, so that a second question comes."""
CUT = """() => [...document.querySelectorAll("[data-box=question], [data-box^='scoring tile']")].flatMap(whole => {
    const within = whole.getBoundingClientRect();
    const name = whole.dataset.box;
    const seen = [...whole.querySelectorAll("p, small, strong, b, button, .place, .now")].filter(each => !each.closest(".hidden-text"));
    const boxes = seen.map(each => ({ each, box: each.getBoundingClientRect(), said: each.textContent.trim() || each.ariaLabel }));
    return boxes.flatMap(({ each, box, said }, at) => [
        ...(box.left < within.left - 1 || box.right > within.right + 1 || box.top < within.top - 1 || box.bottom > within.bottom + 1
            ? [`${name}: "${said}" is outside`] : []),
        ...(each.scrollWidth > each.clientWidth + 1 && each.matches("p, small, strong, button") ? [`${name}: "${said}" is cut`] : []),
        ...boxes.slice(at + 1)
            .filter(other => !each.contains(other.each) && !other.each.contains(each))
            .filter(other => !(each.matches(".fanned") && other.each.matches(".fanned")))  // drawn plates lie like cards in a hand
            .filter(other => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1
                && Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1)
            .map(other => `${name}: "${said}" and "${other.said}" overlap`),
    ]);
})"""


def _position(stage: str) -> str:
    return tables.last_round("duel") if stage == "last round" else {**tables.decisions("duel", 3), **tables.decisions("duel")}[stage]


def checked(page: Page, what: str) -> None:
    """Nothing overlaps, is cut or is outside, at every size and in every language."""
    for language in LANGUAGES if LONG else ["ro"]:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{what}, {width} x {height}, {language}"
            assert page.evaluate(CUT) == [], f"{what}, {width} x {height}, {language}"


@pytest.mark.parametrize(
    "stage", some(["turn", "lay", "chips", "cell", "keep", "first-plate", "stack", "drawing", "under", "drawing, many", "last round"], 2)
)
def test_every_question_and_its_answers_are_on_the_screen(visit: Visit, stage: str) -> None:
    page = visit()
    tables.opened(page, "duel", "person", "greedy", afen=_position(stage))
    page.locator("[data-choice]").first.wait_for()
    checked(page, stage)
    if stage in CHOSEN:
        page.locator(CHOSEN[stage]).first.click()
        page.locator("[data-box=question] button").last.wait_for()  # it can be taken back
        checked(page, f"{stage}, chosen")


def test_four_scoring_tiles_have_a_box_each(visit: Visit) -> None:
    page = visit()
    tables.opened(page, "duel", "person", "greedy", first=1, options={"tiles": [*MANY["tiles"]]})
    page.locator("[data-choice]").first.wait_for()
    checked(page, "four scoring tiles")
