"""The rules pages in a browser: in every language, with their figures, on a phone, and on paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit.effort import some
from tests.web import kit
from tests.web.conftest import Visit

GAMES = {"azul": (16, 15), "mini": (15, 15), "grey": (14, 16), "duel": (19, 16)}
"""How many sections and figures the page of each game has."""
NAMES = {
    "en": ("In one minute", "The end of the game"),
    "it": ("In un minuto", "La fine della partita"),
    "nl": ("In één minuut", "Einde van het spel"),
    "ro": ("Într-un minut", "Sfârșitul jocului"),
}


def width(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found


@pytest.mark.parametrize("language", some([*NAMES], 1))
def test_the_rules_of_every_game_are_there_with_their_figures(visit: Visit, language: str) -> None:
    page = visit("/rules", language=language, size="phone")
    for game, (sections, figures) in GAMES.items():
        page.goto(f"/rules/{game}")
        for name in NAMES[language]:
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        expect(page.locator("article > section")).to_have_count(sections + 1)  # and the summary
        expect(page.locator("article svg[role=img]")).to_have_count(figures)
        told: list[str] = page.locator("article svg[role=img]").evaluate_all("all => all.map(each => each.getAttribute('aria-label') ?? '')")
        assert all(len(text) > 10 for text in told)
        assert width(page) <= kit.SIZES["phone"][0], f"{game} in {language} is wider than a phone"


@pytest.mark.parametrize("game", some([*GAMES], 2))
def test_the_summary_fits_on_one_screen(visit: Visit, game: str) -> None:
    for size in ("laptop", "phone"):
        page = visit(f"/rules/{game}", size=size)
        summary = page.locator("#minute")
        expect(summary).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => null)")  # With other letters it may be higher.
        box = summary.bounding_box()
        assert box is not None
        height = kit.SIZES[size][1]
        assert box["height"] <= height
        assert size == "phone" or box["y"] + box["height"] <= height, "one has to scroll for the summary"


def test_a_game_is_chosen_and_the_contents_lead_to_its_sections(visit: Visit) -> None:
    page = visit("/rules")
    page.get_by_role("link", name="Read the rules: Azul Duel").click()
    expect(page).to_have_url(re.compile("/rules/duel$"))
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Spending chips").click()
    expect(page.get_by_role("heading", name="Spending chips")).to_be_in_viewport()
    page.reload()
    expect(page.get_by_role("heading", name="Spending chips")).to_be_in_viewport()
    page.get_by_role("link", name="Learn by playing").first.click()
    expect(page).to_have_url(re.compile("/learn/duel$"))


def test_the_contents_can_be_unfolded_on_a_phone(visit: Visit) -> None:
    page = visit("/rules/azul", size="phone")
    page.locator("summary").click()
    page.get_by_role("link", name="Wall tiling").click()
    expect(page.get_by_role("heading", name="Wall tiling")).to_be_in_viewport()


@pytest.mark.long
def test_a_game_without_rules_leads_to_those_that_have_some(visit: Visit) -> None:
    page = visit("/rules/chess")
    expect(page.get_by_text("No rules for that game.")).to_be_visible()
    expect(page.get_by_role("link", name="Read the rules: Azul Mini")).to_be_visible()


def test_the_language_can_be_changed_while_reading(visit: Visit) -> None:
    page = visit("/rules/azul")
    expect(page.get_by_role("heading", name="In one minute")).to_be_visible()
    page.evaluate("localStorage.setItem('azulejos-settings', JSON.stringify({ language: 'nl' }))")
    page.reload()
    expect(page.get_by_role("heading", name="In één minuut")).to_be_visible()
    expect(page).to_have_title(re.compile("^Azul: Regels"))


@pytest.mark.parametrize("theme", some(["dark", "light"], 1))
def test_on_paper_there_are_only_the_rules_in_ink_on_white(visit: Visit, theme: Any) -> None:
    page = visit("/rules/azul", color_scheme=theme)
    expect(page.get_by_role("heading", name="In one minute")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("heading", name="In one minute")).to_be_visible()
    ink, paper = page.evaluate(
        "() => { const style = getComputedStyle(document.documentElement);"
        " return ['--ink', '--ground'].map(name => style.getPropertyValue(name).trim()) }"
    )
    assert (ink, paper) == ("#111", "#fff")
