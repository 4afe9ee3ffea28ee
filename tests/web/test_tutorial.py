"""The tutorials in a browser: each from start to end, by clicks in one language and by keyboard in another, without a server."""

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit.effort import LONG
from tests.web.conftest import Visit
from tests.web.lessons import GAMES, path

Lesson = dict[str, Any]
WORDS = {
    "en": ("Well done!", "Next", "Finish", "You are ready to play", "Play against a bot"),
    "it": ("Ben fatto!", "Avanti", "Fine", "Ora puoi giocare", "Gioca contro un bot"),
    "nl": ("Goed zo!", "Verder", "Afronden", "Je bent klaar om te spelen", "Speel tegen een bot"),
    "ro": ("Foarte bine!", "Înainte", "Gata", "Acum poți juca", "Joacă împotriva unui bot"),
}
TAKE = re.compile(r"([1-9CLM])([BYRKWT])([1-6FX])")


def lessons(game: str) -> list[Lesson]:
    kept: list[Lesson] = json.loads(path(game).read_text(encoding="utf-8"))
    return kept


def answer(lesson: Lesson) -> list[tuple[str, dict[str, Any]]]:
    """The right tokens, one after the other, each with the position in which it is played."""
    token, then = next(iter(lesson["right"].items()))
    tokens = [(token, lesson["position"])]
    if "more" in then:
        tokens.append((next(iter(then["more"]["right"])), then["position"]))
    return tokens


# By clicks


def click_azul(page: Page, tokens: list[tuple[str, dict[str, Any]]]) -> None:
    for token, _ in tokens:
        if take := TAKE.fullmatch(token):
            source, colour, line = take.groups()
            page.locator(f"[data-pick='{source}{colour}'] .area").first.click()
            page.locator(f"[data-target='{line}']").click()
        else:
            page.locator(f"[data-cell='{token[2]}']").click()


def click_duel(page: Page, tokens: list[tuple[str, dict[str, Any]]]) -> None:
    def choose(*keys: str) -> None:
        for key in keys:
            page.locator(f"[data-choice='{key}']").first.click()

    (token, _), *more = tokens
    if take := TAKE.fullmatch(token):
        source, colour, line = take.groups()
        choose(f"moon-{colour}" if source == "M" else f"sun-{'0' if source == 'L' else source}-{colour}", f"line-{line}")
        for order, then in more:
            choose(*stacking(order, then))
    elif token.startswith("plate:"):
        space, turn = more[0][0][len("lay:") :].split(".")
        choose(token.replace(":", "-"))
        for _ in range(int(turn)):
            page.keyboard.press("r")
        choose(f"space-{space}", "lay")
    elif token.startswith("spend:"):
        choose("pay")  # the fewest chips are proposed
    elif token.startswith(">"):
        choose(f"cell-{token[1]}-{token[2]}")
    else:
        choose(token.replace(":", "-"))


def stacking(token: str, position: dict[str, Any]) -> list[str]:
    """What is chosen for a stack: the tiles from the bottom on, as long as there is a choice."""
    if token[1:] == position["rest"]["tiles"]:
        return ["as-it-lies"]
    left = Counter(token[1:])
    keys = []
    for tile in token[1:]:
        if len(+left) == 1:
            break
        keys.append(f"tile-{tile}")
        left[tile] -= 1
    return keys


# By keyboard


def tab_to(page: Page, attribute: str, value: str | None = None) -> None:
    """Press Tab until what has the focus has this, once it is there."""
    page.locator(f"[{attribute}]" if value is None else f"[{attribute}='{value}']").first.wait_for(state="attached")
    for _ in range(80):
        here = page.evaluate(f"document.activeElement?.getAttribute('{attribute}')")
        if here is not None and value in (None, here):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{attribute} {value or ''} cannot be reached by Tab")


def press_until(page: Page, key: str, start: str) -> None:
    """Left and right lead to other displays, up and down to other colours."""
    for _ in range(12):
        if str(page.evaluate("document.activeElement?.getAttribute('data-pick')")).startswith(start):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not lead there")


def type_azul(page: Page, tokens: list[tuple[str, dict[str, Any]]]) -> None:
    for token, _ in tokens:
        if take := TAKE.fullmatch(token):
            source, colour, line = take.groups()
            tab_to(page, "data-pick")
            press_until(page, "ArrowRight", source)
            press_until(page, "ArrowDown", source + colour)
            page.keyboard.press("Enter")
            page.wait_for_function("() => document.activeElement?.hasAttribute('data-target')")
            page.keyboard.press(line)
        else:
            tab_to(page, "data-cell")
            page.keyboard.press(token[2])


def type_duel(page: Page, tokens: list[tuple[str, dict[str, Any]]]) -> None:
    def choose(*keys: str) -> None:
        for key in keys:
            tab_to(page, "data-choice", key)
            page.keyboard.press("Enter")

    (token, _), *more = tokens
    if take := TAKE.fullmatch(token):
        source, colour, line = take.groups()
        choose(f"moon-{colour}" if source == "M" else f"sun-{'0' if source == 'L' else source}-{colour}")
        page.keyboard.press(line)
        for order, then in more:
            choose(*stacking(order, then))
    elif token.startswith("plate:"):
        space, turn = more[0][0][len("lay:") :].split(".")
        choose(token.replace(":", "-"))
        for _ in range(int(turn)):
            page.keyboard.press("r")
        choose(f"space-{space}", f"space-{space}")
    elif token.startswith("spend:"):
        # The fewest chips are proposed. Whoever types does so in Dutch, and finds them by their names.
        for chip in ("turquoise", "turquoise en geel"):
            expect(page.get_by_role("button", name=f"Jouw fiche: {chip}", exact=True)).to_have_attribute("aria-pressed", "true")
        choose("pay")
    elif token.startswith(">"):
        choose(f"cell-{token[1]}-{token[2]}")
    else:
        choose(token.replace(":", "-"))


Doing = Callable[[Page, list[tuple[str, dict[str, Any]]]], None]


def learn(page: Page, game: str, language: str, do: Doing, on: Callable[[Page, str], None]) -> None:
    """All lessons of a game, with no server to ask."""
    done, onward, finish, ready, play = WORDS[language]
    every = lessons(game)
    page.locator("[data-pick], [data-cell], [data-choice]").first.wait_for()
    page.locator(".voice").wait_for(state="attached")
    page.context.set_offline(True)
    for number, lesson in enumerate(every, 1):
        expect(page.locator(".lesson .label")).to_contain_text(f" {number} ")
        do(page, answer(lesson))
        expect(page.locator(".task")).to_contain_text(done)
        on(page, finish if number == len(every) else onward)
    expect(page.get_by_role("heading", name=ready)).to_be_visible()
    page.context.set_offline(False)
    on(page, play)
    page.wait_for_url("**/t/*")


def click_on(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def enter_on(page: Page, name: str) -> None:
    """The button is reached by Tab, where it has not the focus already."""
    for _ in range(40):
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


CLICK = {"azul": click_azul, "mini": click_azul, "grey": click_azul, "duel": click_duel}
TYPE = {"azul": type_azul, "mini": type_azul, "grey": type_azul, "duel": type_duel}
WAYS = [(game, way) for game in GAMES for way in ("clicks", "keyboard", "phone")]


@pytest.mark.parametrize(("game", "way"), WAYS if LONG else [("duel", "keyboard")])
def test_the_lessons_can_be_done(visit: Visit, game: str, way: str) -> None:
    """From the first to the last; each way in a language of its own."""
    if way == "clicks":
        learn(visit(f"/learn/{game}", language="ro"), game, "ro", CLICK[game], click_on)
    elif way == "keyboard":
        learn(visit(f"/learn/{game}", language="nl"), game, "nl", TYPE[game], enter_on)
    else:
        learn(visit(f"/learn/{game}", language="it", size="phone", has_touch=True), game, "it", CLICK[game], click_on)


def test_another_legal_move_is_answered_by_a_hint_and_by_what_it_would_bring(visit: Visit) -> None:
    page = visit("/learn/azul")
    click_azul(page, [("1B1", {})])
    task = page.locator(".task")
    expect(task).to_contain_text("Allowed, but not this time.")
    expect(task).to_contain_text("Choose the display with two blue tiles")
    expect(task.locator(".facts b")).to_have_text(["the line is complete", "1 tile falls", "costs 1 point"])
    click_azul(page, [("1B2", {})])
    expect(task).to_contain_text("Well done!")
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_one_can_go_back_see_how_it_is_done_and_start_over(visit: Visit) -> None:
    page = visit("/learn/grey#2")
    expect(page.get_by_role("heading", level=1)).to_have_text("Once in each column")
    click_on(page, "Show me")
    expect(page.locator(".task")).to_contain_text("Well done!")
    click_on(page, "Again")
    expect(page.locator(".task")).to_contain_text("Your turn.")
    click_on(page, "Back")
    expect(page.get_by_role("heading", level=1)).to_have_text("You choose the cell")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    for _ in range(4):
        click_on(page, "Next")
    click_on(page, "Finish")
    click_on(page, "Start over")
    expect(page.get_by_role("heading", level=1)).to_have_text("You choose the cell")


def test_a_lesson_can_be_done_through_the_text_for_screen_readers(visit: Visit) -> None:
    page = visit("/learn/grey")
    page.evaluate("localStorage.setItem('azulejos-settings', JSON.stringify({ textView: true }))")
    page.reload()
    text = page.locator("section.text")
    expect(text).to_be_visible()
    text.get_by_role("radio").first.wait_for(state="attached")


def test_a_game_without_lessons_leads_to_those_that_have_some(visit: Visit) -> None:
    page = visit("/learn/chess")
    expect(page.get_by_text("No lessons for that game.")).to_be_visible()
    page.get_by_role("link", name="The grey wall").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You choose the cell")
