"""Every language on every page: nothing is left in English, and the chat's phrases are all translated."""

import re

import pytest
from playwright.sync_api import Page, expect

from azulejos.i18n import LANGUAGES, Texts
from azulejos.server.tables.chat import PHRASES
from tests.kit.effort import LONG
from tests.web import tables
from tests.web.conftest import Visit

PAGES = ("/", "/tables", "/mine", "/settings", "/me", "/about", "/nowhere")
WORDS = """() => {
    const seen = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('script, style, noscript')) seen.push(walk.currentNode.textContent.trim());
    for (const each of document.querySelectorAll('[aria-label], [placeholder], [title]'))
        for (const name of ['aria-label', 'placeholder', 'title']) seen.push((each.getAttribute(name) ?? '').trim());
    return [...new Set(seen.filter(text => /[A-Za-z]{3}/.test(text)))];
}"""
"""Every text of a page, also those that are only read aloud."""
SAME = re.compile(
    r"^(Azul(ejos)?|Azul Mini|Azul Duel|Mini|Duel|Chat|Menu|Link|Bot|Program|Round \d+|English|Italiano|Nederlands|Română|Ann|Home|Import|"
    r"(\+ )?(Pinch|Bisque|Engobe|Sgraffito|Cuerda|Majolica|Zellige|Lustre)|Coach|"
    r"Diagonal|Score:?|Sorry\.|\(?bot\)?|Azul ·( Round \d+)?|.*MIT.*|https?://.*)$"
)
"""Names, and words that are the same in several languages."""


def words(page: Page) -> set[str]:
    """The texts of a page once they stand still."""
    page.wait_for_load_state("networkidle")
    return {text for text in page.evaluate(WORDS) if not SAME.match(text)}


@pytest.fixture(scope="module")
def english() -> dict[str, set[str]]:
    return {}


def open_everything(page: Page) -> dict[str, set[str]]:
    """The texts of every page of ours, and of a table with its menu, chat and result."""
    seen = {}
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for details in page.locator("details > summary").all():
            details.click()
        seen[address] = words(page)
    tables.opened(page, "azul", "person", "open", first=1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    seen["waiting"] = words(page)
    page.goto(tables.against_a_bot(page, "azul", clock={"kind": "turn", "seconds": 3600}, customs={"confirm": True, "free_text": True}))
    expect(page.locator("[data-pick]").first).to_be_visible()
    tools = page.locator(".bar .tools button:not(.absent)")
    for name, at in (("moves", 0), ("chat", 1)):
        tools.nth(at).click()
        page.locator("aside").wait_for()
        seen[name] = words(page)
        tools.nth(at).click()
    tools.nth(2).click()
    page.get_by_role("dialog").wait_for()
    seen["menu"] = words(page)
    return seen


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"] if LONG else ["nl"])
def test_nothing_is_left_in_english(visit: Visit, language: str, english: dict[str, set[str]]) -> None:
    if not english:
        english.update(open_everything(visit()))
    page = visit(language=language)
    for place, texts in open_everything(page).items():
        assert texts, place
        assert texts & english[place] == set(), f"{place} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_phrase_has_words(language: str) -> None:
    texts = Texts(language, "chat")
    named = {name: texts(f"chat-phrases.{name}") for name in PHRASES}
    assert all(named.values())
    if language == "en":
        assert named == dict(PHRASES)


def test_numbers_and_dates_follow_the_language(visit: Visit) -> None:
    page = visit(language="nl")
    table = tables.made(page, "azul", "person", "greedy", first=1)
    tables.listed(page, table, "running")
    page.goto("/mine")
    expect(page.locator("time").first).to_have_text(re.compile(r"^\d{1,2} [a-z]{3}\.? \d{4}"))
