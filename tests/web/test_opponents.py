"""The page of opponents: all of them by strength, one chosen, what one's own games say, and a game that begins with a click."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from azulejos.bots.levels import LEVELS
from azulejos.bots.strengths import measured
from tests.kit.effort import some
from tests.web import axe, opponents, overflow, tables
from tests.web.conftest import Visit

SIZES = [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900)]

BELOW = """cards => cards.flatMap(card => [...card.querySelectorAll('.words > *')]
    .filter(each => each.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1).map(each => each.textContent))"""
"""What reaches below the card on which it stands."""


def gallery(visit: Visit, size: tuple[int, int] = (1440, 900), **options: Any) -> Page:
    """The page as somebody sees it who has played."""
    page = visit(fresh=True, **options)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opponents.known(page)
    page.goto("/opponents")
    expect(card(page, "Lustre")).to_be_attached()
    return page


def card(page: Page, name: str) -> Locator:
    """An opponent of the gallery."""
    return page.get_by_role("group", name="Choose your opponent").get_by_role("radio", name=name, exact=True)


def test_eight_stand_by_strength_with_what_was_measured_and_nothing_else(visit: Visit) -> None:
    page = gallery(visit)
    cards = page.get_by_role("group", name="Choose your opponent").get_by_role("radio")
    assert [card.get_attribute("value") for card in cards.all()] == [level.name for level in LEVELS.values()]
    azul = measured()[0]
    for name, strength in azul.strengths.items():
        told = cards.and_(page.locator(f"[value={name}]")).locator("xpath=..")
        expect(told).to_contain_text(str(strength.elo))
    page.get_by_role("radio", name="Grey wall").check(force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)  # nobody has measured this table
    expect(page.get_by_text("Not measured at this table yet")).to_be_visible()
    expect(page.get_by_role("group", name="Choose your opponent")).not_to_contain_text("±")


def test_medals_own_strength_and_record_come_from_ones_own_games(visit: Visit) -> None:
    page = gallery(visit)
    cards = page.get_by_role("group", name="Choose your opponent").locator("label")
    expect(cards.first).to_contain_text("three stars")  # games come after the opponents
    told = [re.search(r"no medal|one star|two stars|three stars", card.text_content() or "") for card in cards.all()]
    assert [each and each[0] for each in told] == ["three stars", "three stars", "two stars", "one star", *["no medal"] * 4]
    card(page, "Cuerda").check(force=True)
    chosen = page.get_by_role("region", name="Cuerda")
    expect(chosen.get_by_text("Not beaten yet")).to_be_visible()
    expect(chosen.get_by_text("3 games, 0 won, best 48 to 55")).to_be_visible()
    expect(chosen.get_by_text(re.compile(r"^you, \d+ ± \d+$"))).to_be_visible()
    expect(chosen.get_by_text("From your last 11 games here")).to_be_visible()
    page.goto("/")
    page.evaluate("localStorage.setItem('azulejos-played', 'yes')")
    page.reload()
    expect(page.get_by_text("4 of 8 beaten")).to_be_visible()
    page.get_by_role("link", name="All opponents").click()
    page.wait_for_url("**/opponents")


def test_by_keyboard_an_opponent_is_chosen_and_the_game_begins(visit: Visit) -> None:
    page = visit("/opponents")
    card(page, "Pinch").focus()
    page.keyboard.press("ArrowDown")
    expect(card(page, "Bisque")).to_be_checked()
    page.get_by_role("group", name="Who starts").get_by_role("radio", name="Bisque").focus()
    page.keyboard.press("Space")
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play Bisque":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    about = tables.api(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["about"]
    assert (about["seats"][1]["bot"], about["first"], about["game"]) == ("bisque", 2, "azul")
    page.goto("/opponents")
    expect(card(page, "Bisque")).to_be_checked()


def test_a_server_with_fewer_shows_those_and_a_bot_that_does_not_know_a_game_is_not_there(visit: Visit) -> None:
    page = visit(fresh=True)
    few = [{**each, "games": ["duel"] if each["bot"] == "pinch" else ["azul", "mini"]} for each in opponents.listed()[:3]]
    page.route("**/api/v1/bots", lambda route: route.fulfill(json=few))
    page.goto("/opponents")
    cards = page.get_by_role("group", name="Choose your opponent").get_by_role("radio")
    expect(cards).to_have_count(2)
    page.get_by_role("radio", name="Duel").check(force=True)
    expect(cards).to_have_count(1)
    expect(page.get_by_role("button", name="Play Pinch")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), some([(size, theme) for theme in ("light", "dark") for size in SIZES], 5))
def test_everything_fits_and_axe_finds_nothing(visit: Visit, size: tuple[int, int], theme: str) -> None:
    page = gallery(visit, size, color_scheme=theme)
    card(page, "Cuerda").check(force=True)
    page.wait_for_timeout(300)  # faces come one by one
    assert overflow.overflowing(page) == []
    assert axe.violations(page) == []
    assert page.locator(".card").evaluate_all(BELOW) == [], "something sticks out of its card"
    play = page.get_by_role("button", name="Play Cuerda").bounding_box()
    assert play is not None
    assert play["y"] + play["height"] <= size[1], "Play is on the first screen"


@pytest.mark.parametrize("language", some(["it", "nl", "ro"], 1))
def test_other_languages_fit_too(visit: Visit, language: str) -> None:
    page = visit(fresh=True, language=language)
    opponents.known(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/opponents")
        expect(page.get_by_role("radio", name="Lustre", exact=True)).to_be_attached()
        assert overflow.overflowing(page) == []
        assert page.locator(".card").evaluate_all(BELOW) == []
