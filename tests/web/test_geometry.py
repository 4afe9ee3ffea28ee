"""Everything of a table is on the screen: the own board, what can be taken, every opponent; nothing overlaps, is cut, or has to be scrolled to."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from azulejos.i18n import LANGUAGES
from azulejos.notation import afen
from azulejos.rules.azul import AzulPosition
from tests.kit.effort import LONG
from tests.web import playing, recording, tables
from tests.web.conftest import Visit
from tests.web.geometry import SECONDS, SIZES, faults, found, speak

GREY: dict[str, Any] = {"options": {"wall": "grey"}}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("azul", 2, {}),
    ("azul", 4, {}),
    ("duel", 2, {"first": 1}),  # who starts lays the first plate last
    *([("azul", 3, {}), *(("azul", players, GREY) for players in (2, 3, 4)), *(("mini", players, {}) for players in (2, 3, 4))] if LONG else []),
]
"""The game, how many play, and its options."""

COVERED_BY = """selector => {
    const over = document.querySelector(selector).getBoundingClientRect();
    const all = ".bar .title, .bar .status, .bar .ticker, .bar .home, .bar .tool, [data-box], section[data-seat]";
    return [...document.querySelectorAll(all)].filter(each => each.checkVisibility({ visibilityProperty: true })).filter(each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return Math.min(right, over.right) - Math.max(left, over.left) > 1 && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1;
    }).map(each => each.className);
}"""
"""What of the table, or of the band over it, something lies on."""

SUMS = """() => ['tbody', 'tfoot'].map(part => {
    const cell = document.querySelector(`[data-box=platter] ${part} tr:last-child td:last-child`);
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().right;
}).reduce((one, other) => Math.abs(one - other) < 1.5)"""
"""Whether the last sum ends where the numbers above it do."""
IN_BAND = """selector => {
    const [words, band] = [document.querySelector(selector), document.querySelector("header.bar")].map(each => each.getBoundingClientRect());
    const text = document.querySelector(`${selector} .ellipsis`) ?? document.querySelector(selector);
    const painted = parseFloat(getComputedStyle(document.querySelector("header.bar")).paddingBottom);
    return words.top >= band.top && words.bottom <= band.bottom - painted && text.scrollWidth <= text.clientWidth + 1;
}"""
"""Whether words stand whole in the band over a table, above its painted border."""


def stands_in_band(page: Page, selector: str) -> bool:
    """Whether they do so once the band has taken the new window's form."""
    with suppress(Late):
        page.wait_for_function(IN_BAND, arg=selector, timeout=SECONDS * 1000)
    stands: bool = page.evaluate(IN_BAND, selector)
    return stands


def opened(page: Page, game: str, players: int, options: dict[str, Any]) -> None:
    """A table at which the others have moved, and the visitor is to."""
    tables.opened(page, game, "person", *["greedy"] * (players - 1), **{"first": 2, **options})
    page.locator("[data-pick], [data-choice]").first.wait_for()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_everything_is_on_the_screen_at_every_size(visit: Visit, game: str, players: int, options: dict[str, Any]) -> None:
    page = visit()
    opened(page, game, players, options)
    for language in LANGUAGES if LONG else ["ro"]:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{width} x {height}, {language}"
            assert page.locator("section[data-seat]").count() == players
            assert page.locator("[data-last]").count() > 0, "the last move is marked"


@pytest.mark.parametrize(("game", "players"), [("duel", 2), *([("azul", 2), ("azul", 4), ("mini", 4)] if LONG else [])])
def test_the_end_of_a_game_is_on_the_screen_at_every_size(visit: Visit, game: str, players: int) -> None:
    page = visit()
    position = tables.last_decision(game, **({} if game == "duel" else {"players": players}))
    last = afen.read(position).to_move
    table = tables.opened(page, game, *["person" if seat == last else "greedy" for seat in range(1, players + 1)], afen=position)
    tables.played(page, table, 9)
    page.locator("[data-box=platter]").wait_for()
    for language in LANGUAGES if LONG else ["it"]:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{width} x {height}, {language}"


def test_what_was_moved_by_hand_is_found(visit: Visit) -> None:
    page = visit()
    opened(page, "azul", 2, {})
    assert faults(page) == []
    for moved, by, said in (
        ("[data-spot='wall-1-3-3']", 30, "wall-1-3-3 and wall-1-3-4 overlap"),
        ("[data-spot='wall-2-1-5']", 120, "wall-2-1-5 is not on its board"),
        ("[data-spot='line-1-5-5']", -90, "line-1-5-5 is not on its board"),
        ("[data-box='display 2']", -90, "centre and display 2 overlap"),
        ("section[data-seat='1']", 400, "board 1 is outside"),
    ):
        page.locator(moved).first.evaluate("(element, by) => { element.style.transform = `translate(${by}px)`; }", by)
        assert said in found(page)
        page.locator(moved).first.evaluate("element => { element.style.transform = ''; }")
    page.locator("section[data-seat='2'] h2").evaluate("element => { element.textContent = 'A name that is much too long for its place'; }")
    assert found(page) == ['"A name that is much too long for its place" is cut']


@pytest.mark.parametrize(("game", "players"), [("azul", 4), ("duel", 2), *([("azul", 2), ("azul", 3)] if LONG else [])])
def test_clocks_and_who_is_away_are_to_be_read_beside_every_name(visit: Visit, game: str, players: int) -> None:
    pages = [visit() for _ in range(players)]
    table = tables.made(pages[0], game, "person", *["open"] * (players - 1), first=1, clock={"kind": "turn", "seconds": 600})
    for seat, page in enumerate(pages[1:], 2):
        tables.api(page, "POST", "/me", {"name": "Bea"})
        tables.api(page, "POST", f"/tables/{table}/sit", {"contribution": tables.CONTRIBUTION, "seat": seat})
    tables.moved(table, players + 1, *pages)
    page = pages[0]
    page.goto(f"/t/{table}")
    page.locator("[role=timer]").nth(players - 1).wait_for()
    speak(page, "it")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width} x {height}"
        expect(page.locator("section[data-seat] [role=timer]:visible")).to_have_count(players)


def test_a_long_list_of_moves_beside_the_table_leaves_the_page_as_high_as_the_window(visit: Visit) -> None:
    page = visit()
    table = tables.made(page, "azul", "person", "greedy", first=1)
    tables.played(page, table, 14)
    page.goto(f"/t/{table}")
    page.locator("[data-pick]").first.wait_for()
    page.get_by_role("button", name="Moves").click()
    page.locator("aside li").nth(14).wait_for()
    assert faults(page) == []


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_what_the_end_has_brought_stands_beside_every_score(visit: Visit, players: int, seed: int) -> None:
    """Games in which bonuses have two digits, as the scores."""
    page = visit()
    *_, last = tables.greedy_game("azul", seed, players=players)
    table = tables.made(page, "azul", "person", *["greedy"] * (players - 1), afen=afen.write(last))
    tables.played(page, table)
    page.goto(f"/t/{table}")
    page.locator("[data-box=platter]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width} x {height}"
        assert page.evaluate(SUMS), f"{width} x {height}: the sums end where their parts do"
    expect(page.locator("[data-score]", has_text=re.compile(r"\+1\d")).first).to_be_visible()


@pytest.mark.parametrize("players", [2, 3, *([4] if LONG else [])])
def test_scores_of_three_digits_cover_nothing(visit: Visit, players: int) -> None:
    page = visit()
    position = next(each for each in tables.greedy_game("azul", 3, players=players) if each.round == 4 and each.to_move == 1)
    tables.opened(page, "azul", "person", *["greedy"] * (players - 1), afen=re.sub(r":\d+(?=,[^:]*,)", ":118", afen.write(position)))
    page.locator("[data-pick]").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width} x {height}"
    expect(page.locator("[data-score]", has_text="118")).to_have_count(players)


def test_on_the_smallest_phone_what_opponents_lose_covers_nothing(visit: Visit) -> None:
    page = visit()
    laden = (each for each in tables.greedy_game("azul", 1, players=4) if isinstance(each, AzulPosition))
    position = next(each for each in laden if sum(bool(board.floor) for board in each.boards) > 2)
    tables.opened(page, "azul", *["person"] * 4, afen=afen.write(position))
    page.locator("[data-pick]").first.wait_for()
    for width, height in ((360, 640), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width} x {height}"
        assert page.locator("[data-score]", has_text="−").count(), "what is lost is told"


def test_that_a_move_waits_for_the_line_is_to_be_read_in_every_language(visit: Visit) -> None:
    page = visit()
    tables.opened(page, "azul", "person", "open", first=1, customs={"takebacks": True})
    other = visit()
    tables.api(other, "POST", "/me", {"name": "Bartholomew"})
    tables.api(other, "POST", f"/tables/{page.url.rpartition('/')[2]}/sit", {"contribution": tables.CONTRIBUTION, "seat": 2})
    page.locator("[data-pick]").first.wait_for()
    for language in LANGUAGES:
        speak(page, language)
        tables.settled(page)  # while texts and letters can be fetched
    page.context.set_offline(True)
    playing.move(page)
    page.locator(".line-chip.lost").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{width} x {height}, {language}"
            assert stands_in_band(page, ".line-chip"), f"{width} x {height}, {language}"
    page.context.set_offline(False)
    page.locator(".status").wait_for()  # it is the other's turn, and the name is long
    for language in LANGUAGES:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{width} x {height}, {language}"
            assert stands_in_band(page, ".status"), f"{width} x {height}, {language}"


@pytest.mark.parametrize("other", ["greedy", "person"])
def test_the_offer_of_sound_covers_nothing(visit: Visit, other: str) -> None:
    page = visit(fresh=True)
    page.add_init_script("const wait = setTimeout; window.setTimeout = (then, ms, ...more) => ms === 15000 ? 0 : wait(then, ms, ...more)")  # it stays
    table = tables.made(page, "azul", "person", "greedy" if other == "greedy" else "open", first=1)
    if other == "person":
        bea = visit()
        tables.api(bea, "POST", "/me", {"name": "Bea"})
        tables.api(bea, "POST", f"/tables/{table}/sit", {"contribution": tables.CONTRIBUTION, "seat": 2})
    page.goto(f"/t/{table}")
    playing.move(page)
    offer = page.locator(".offer[role=status]")
    offer.wait_for()
    if other == "greedy":
        page.locator("[data-pick]").first.wait_for()  # now the last move can be taken back, too
    for language in LANGUAGES:
        speak(page, language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{width} x {height}, {language}"
            assert page.evaluate(COVERED_BY, "[role=status].offer") == [], f"{width} x {height}, {language}"
            assert offer.get_by_role("button").first.is_visible()
    page.context.set_offline(True)  # what there is to say of the line comes first
    page.locator(".line-chip").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert stands_in_band(page, ".line-chip"), f"{width} x {height}"
    page.context.set_offline(False)


@pytest.mark.parametrize("place", ["azul", "duel", "recorder", "summary", *(["four"] if LONG else [])])
def test_whoever_shares_a_screen_reads_whose_turn_it_is_in_every_language(visit: Visit, place: str) -> None:
    page = visit()
    if place == "recorder":
        page.goto(recording.kept(page, recording.game("duel-1"), 26))
    elif place == "four":
        tables.opened(page, "azul", *["person"] * 4, first=1)
        page.locator("[data-pick]").first.wait_for()
    else:
        table = tables.made(page, "azul" if place == "summary" else place, "person", "person", first=1)
        tables.played(page, table, 8)
        while place == "summary" and tables.api(page, "GET", f"/tables/{table}")["position"]["round"] == 1:
            tables.moved(table, 1, page)
        page.goto(f"/t/{table}")
        page.locator(".ticker").first.wait_for()
    page.locator("section[data-seat]").first.wait_for()
    for language in LANGUAGES:
        speak(page, language)
        for width, height in SIZES if LONG else ((360, 740), (768, 1024)):
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], f"{width} x {height}, {language}"
