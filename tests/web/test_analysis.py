"""What was good and what was not: at a finished game's replay, and from the coach in a game against bots."""

import re

import pytest
from playwright.sync_api import Page, expect

from azulejos.i18n import LANGUAGES
from tests.web import axe, geometry, playing, tables
from tests.web.conftest import Visit
from tests.web.finished import Finished


def scrub(page: Page) -> int:
    return int(page.get_by_label("Position in the game").input_value())


def analysed(page: Page, address: str) -> None:
    """The replay of a game with its analysis, which is asked for if nobody has done so yet."""
    page.goto(address)
    page.get_by_role("button", name=re.compile("^(Analyse the game|Next mistake)$")).first.wait_for()
    ask = page.get_by_role("button", name="Analyse the game")
    if ask.count():
        ask.click()
    expect(page.get_by_role("button", name="Next mistake")).to_be_visible()


APART = """() => {
    const curve = document.querySelector(".curve.surface").getBoundingClientRect();
    const lowest = Math.max(...[...document.querySelectorAll(".stage button")].map(each => each.getBoundingClientRect().bottom));
    return innerWidth > 1020 && lowest <= curve.top;
}"""
"""What can be pressed below the table lies above the curve."""
BESIDE = """() => scrollTo(0, 0) ??
  ["section[data-seat='1']", "section[data-seat='2']", ".stage .below", ".sentence", "aside .figures", "aside .moves"].every(each => {
    const { top, bottom } = document.querySelector(each).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
})"""
"""Boards, judgement and the list of moves are seen at once, from the top of the page: a busy one may scroll once more by itself, after its hash."""
TOGETHER = """() => [".sentence", "section[data-seat='1']", "section[data-seat='2']", "[data-box=controls]"].every(each => {
    const { top, bottom } = document.querySelector(each).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
})"""
"""What is said of the move, both boards and the controls are seen at once."""


def known(page: Page) -> None:
    """Somebody with a device key, who may ask."""
    page.evaluate("fetch('/api/v1/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Eve\"}'})")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("laptop", "dark")])
def test_a_finished_game_is_analysed_and_mistakes_are_found_one_after_the_other(visit: Visit, games: Finished, size: str, scheme: str) -> None:
    page = visit(size=size, color_scheme=scheme)
    known(page)
    analysed(page, f"/t/{games.table()}/replay")
    curve = page.get_by_role("slider", name="Chance of")
    marks = page.locator("[data-n] svg[role=img]")
    expect(marks).not_to_have_count(0)
    page.get_by_role("button", name="Next mistake").click()
    first = scrub(page)
    assert first > 0
    expect(page.locator(f"[data-n='{first}'] svg[role=img]")).to_have_attribute("aria-label", re.compile("Inaccuracy|Mistake|Blunder"))
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Round 1, move .*: (Inaccuracy|Mistake|Blunder)$"))
    page.get_by_role("button", name="Next mistake").click()
    assert scrub(page) > first
    scored = next(frame["n"] for frame in games.course() if frame["step"] and frame["step"]["scoring"])
    page.evaluate(f"location.hash = '{scored}'")
    expect(page.get_by_role("region", name="What happened").get_by_text(re.compile("point")).first).to_be_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert axe.violations(page) == []
    if size == "phone":
        for width, height in ((360, 740), (844, 390), (768, 1024)):
            page.set_viewport_size({"width": width, "height": height})
            page.get_by_role("button", name="Next mistake").click()
            page.wait_for_function(TOGETHER)
    if size == "laptop":
        for width, height in ((1440, 900), (1280, 720), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(APART)
            page.wait_for_function(BESIDE)


def test_the_better_line_is_played_on_the_board_and_the_game_is_there_again(visit: Visit, games: Finished) -> None:
    page = visit()
    known(page)
    analysed(page, f"/t/{games.table()}/replay")
    page.get_by_role("button", name="Next mistake").click()
    after = scrub(page)
    page.get_by_role("button", name="Show the better line").click()
    expect(page.get_by_text("The better line, as it was expected to continue.")).to_be_visible()
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').value) >= n", arg=after)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_label("Position in the game")).to_have_value(str(after))


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_game_of_duel_is_analysed_and_its_better_line_is_played_on_the_board(visit: Visit, games: Finished, size: str) -> None:
    page = visit(size=size)
    known(page)
    analysed(page, f"/t/{games.table('duel')}/replay")
    page.get_by_role("button", name="Next mistake").click()
    after = scrub(page)
    assert after > 0
    expect(page.locator(f"[data-n='{after}'] svg[role=img]")).to_have_attribute("aria-label", re.compile("Inaccuracy|Mistake|Blunder"))
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert axe.violations(page) == []
    if size == "laptop":
        for width, height in ((1440, 900), (1280, 720), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(BESIDE)
    page.get_by_role("button", name="Show the better line").click()
    expect(page.get_by_text("The better line, as it was expected to continue.")).to_be_visible()
    page.wait_for_function("n => Number(document.querySelector('input[type=range]').value) >= n", arg=after)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_label("Position in the game")).to_have_value(str(after))


def test_a_game_that_cannot_be_analysed_says_so_in_one_sentence(visit: Visit, games: Finished) -> None:
    """As on a server without the extra `kernel`, or of a game without an analyser."""
    page = visit(fresh=True)
    told: dict[str, object] = {"state": "refused", "ahead": None, "done": 0, "of": 0, "refused": "no-analysis", "accuracy": [], "moves": []}
    page.route("**/analysis?*", lambda route: route.fulfill(json=told))
    page.goto(f"/t/{games.table('duel')}/replay")
    expect(page.get_by_text("Games like this one can’t be analysed here yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_coach_shows_three_moves_and_judges_the_one_that_is_played(visit: Visit, game: str) -> None:
    page = visit(size="laptop")
    address = tables.against_a_bot(page, game)
    tables.awaited(page, address)
    page.goto(address)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Coach").click()
    page.get_by_role("switch", name="Coach").check(force=True)
    page.get_by_role("button", name="Show three good moves").click()
    expect(page.locator(".candidates > li")).to_have_count(3)
    expect(page.get_by_text(re.compile(r"^[\d,]+ positions looked at\.$"))).to_be_visible()
    assert axe.violations(page, "aside") == []


def test_what_the_open_coach_says_is_said_once(visit: Visit) -> None:
    page = visit(fresh=True)
    move = {"mark": "mistake", "why": ["That was no good."]}
    page.route("**/judgement?*", lambda route: route.fulfill(json={"move": move}))
    address = tables.against_a_bot(page, "azul")
    page.goto(address)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Coach").click()
    page.get_by_role("switch", name="Coach").check(force=True)
    tables.played(page, address.removeprefix("/t/"), 1)
    said = page.get_by_text("That was no good.")
    expect(said.first).to_be_visible()
    expect(page.locator("aside").get_by_text("That was no good.")).to_be_visible()
    expect(page.locator(".notices").get_by_text("That was no good.")).to_have_count(0)


def test_on_a_phone_the_coach_covers_nothing(visit: Visit) -> None:
    page = visit(fresh=True, size="phone")
    move = {"mark": "mistake", "why": ["That was no good."]}
    page.route("**/judgement?*", lambda route: route.fulfill(json={"move": move}))
    page.goto("/settings")
    page.evaluate("localStorage.setItem('azulejos-settings', JSON.stringify({ coach: true }))")
    address = tables.against_a_bot(page, "azul")
    page.goto(address)
    tables.settled(page)  # the coach has come
    playing.move(page)
    key = page.get_by_role("button", name="Coach: Mistake")
    expect(key).to_be_visible()
    expect(page.get_by_text("That was no good.")).to_have_attribute("role", "status")  # for those who hear it
    expect(page.locator(".notices p")).to_have_count(0)
    page.locator("[data-pick]").first.wait_for()  # now there is a key for taking the move back, too
    for language in LANGUAGES:
        geometry.speak(page, language)
        assert geometry.faults(page) == [], language
    geometry.speak(page, "en")
    key.click()
    expect(page.get_by_role("dialog", name="Coach").get_by_text("That was no good.")).to_be_visible()
    expect(key).to_have_count(0)
