"""Looking at a game again: steps, links, explanations, pictures, going on from a position; and looking back while a game goes on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit.effort import some
from tests.web import axe, geometry, passing, tables
from tests.web.conftest import Visit
from tests.web.finished import Finished

PNG = b"\x89PNG"


def scrub(page: Page) -> Any:
    return page.get_by_label("Position in the game")


def at(page: Page, n: int) -> None:
    """The page shows the position after so many events: in the scrub bar, in the list, and in the address."""
    expect(scrub(page)).to_have_value(str(n))
    expect(page.locator("[data-n][aria-current=step]")).to_have_attribute("data-n", str(n))
    page.wait_for_url(re.compile(rf"/replay#{n}$"))


def test_a_replay_goes_step_by_step_by_buttons_keys_and_the_list(visit: Visit, games: Finished) -> None:
    page = visit()
    table = games.table()
    events = len(games.course()) - 1
    page.goto(f"/t/{table}/replay")
    at(page, 0)
    page.get_by_role("button", name="One step forward").click()
    at(page, 1)
    page.locator("body").press("ArrowRight")
    at(page, 2)
    page.locator("body").press("End")
    at(page, events)
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    at(page, events - 1)
    page.locator("body").press("Home")
    page.locator("body").press("PageDown")
    page.locator("body").press("PageDown")
    second = next(frame["n"] for frame in games.course() if frame["position"]["round"] == 2)
    at(page, second)
    page.locator("[data-n='5']").click()
    at(page, 5)
    scrub(page).fill("7")
    at(page, 7)
    expect(scrub(page)).to_have_attribute("aria-valuetext", f"Step 7 of {events}, round 1")
    page.get_by_role("button", name="First position").click()
    at(page, 0)
    page.get_by_label("Speed").select_option("4")
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("scrub => Number(scrub.value) >= 3", arg=scrub(page).element_handle())
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = scrub(page).input_value()
    page.wait_for_timeout(500)
    assert scrub(page).input_value() == stopped


def test_a_link_leads_to_its_position_and_shows_what_lay_there(visit: Visit, games: Finished) -> None:
    page = visit()
    table, frames = games.table(), games.course()
    n = next(frame["n"] for frame in frames if frame["position"]["round"] == 2 and frame["position"]["phase"] == "offer") + 2
    page.goto(f"/t/{table}/replay#{n}")
    at(page, n)
    wall = frames[n]["position"]["boards"][0]["wall"]
    for row, cells in enumerate(wall, 1):
        for column, tile in enumerate(cells, 1):
            symbol = page.locator(f"[data-spot='wall-1-{row}-{column}']").evaluate("spot => spot.outerHTML")
            assert (f"#tile-{tile}" in symbol) == (tile != "-"), (row, column, symbol)
    # The address is changed by hand, and the browser's back leads back.
    page.evaluate("location.hash = '3'")
    at(page, 3)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: {writeText: text => (window.copied = text, Promise.resolve())}})")
    passing.listen(page)
    page.get_by_role("button", name="Copy link to this position").click()
    passing.said(page, "Link to this position copied.")
    assert page.evaluate("window.copied") == f"{page.evaluate('location.origin')}/t/{table}/replay?at=3"
    page.goto(f"/t/{table}/replay?at={n}")
    at(page, n)


def test_what_was_scored_is_explained_tile_by_tile(visit: Visit, games: Finished) -> None:
    page = visit()
    table, frames = games.table(), games.course()
    scoring = [frame for frame in frames if frame["step"] and frame["step"]["scoring"]]
    assert len(scoring) > 3
    page.goto(f"/t/{table}/replay")
    told = page.get_by_role("region", name="What happened")
    for frame in (scoring[0], scoring[-1]):
        page.evaluate(f"location.hash = '{frame['n']}'")
        at(page, frame["n"])
        for step in frame["step"]["scoring"]:
            if step["kind"] == "tile":
                row, column = step["cell"]
                across, down = (len(step[key]) if len(step[key]) > 1 else 0 for key in ("horizontal", "vertical"))
                parts = [f"{across} across"] * bool(across) + [f"{down} down"] * bool(down)
                points = "1 point" if step["points"] == 1 else f"{step['points']} points"
                entry = told.get_by_role("listitem").filter(has_text=f"row {row}, column {column}")
                expect(entry.filter(has_text=f"{' + '.join(parts) or 'alone'} = {points}").first).to_be_visible()
            elif step["costs"]:
                expect(told.get_by_text("Floor line").first).to_be_visible()
        tiles = sum(step["kind"] == "tile" for step in frame["step"]["scoring"])
        assert told.get_by_role("img").count() >= tiles
    expect(told.get_by_text("End-game bonuses")).to_be_visible()
    expect(page.get_by_text(re.compile("^(.* wins|Shared victory)$"))).to_be_visible()  # Chance decides, and sometimes it does not.


def test_the_game_and_pictures_can_be_taken_along(visit: Visit, games: Finished) -> None:
    page = visit(color_scheme="dark")
    table = games.table()
    page.goto(f"/t/{table}/replay#6")
    at(page, 6)
    page.get_by_text("Export").click()
    for name, start in (("Game as AGN", b"[Game"), ("Picture (PNG)", PNG), ("Picture (SVG)", b"<svg")):
        with page.expect_download() as taken:
            page.get_by_role("link", name=name).click()
        assert taken.value.path().read_bytes().startswith(start)
        assert table in taken.value.suggested_filename
    assert "theme=dark" in (page.get_by_role("link", name="Picture (PNG)").get_attribute("href") or "")


def test_a_game_is_played_on_from_an_earlier_position(visit: Visit, games: Finished) -> None:
    page = visit()
    table, frames = games.table("duel"), games.course("duel")
    n = next(frame["n"] for frame in frames if frame["position"]["stage"] == "turn" and frame["position"]["round"] == 2)
    page.goto(f"/t/{table}/replay#{n}")
    at(page, n)
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    selects = dialog.get_by_role("combobox")
    expect(selects).to_have_count(2)
    selects.nth(0).select_option("me")
    selects.nth(1).select_option("me")
    dialog.get_by_role("button", name="Go to table").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})\w+$"))
    other = page.url.rsplit("/", 1)[1]
    position = tables.api(page, "GET", f"/tables/{other}")["position"]
    known = ("round", "stage", "to_move", "trays", "bag", "tower")
    assert {key: position[key] for key in known} == {key: frames[n]["position"][key] for key in known}


def test_somebody_looks_back_while_the_game_goes_on(visit: Visit) -> None:
    page = visit()
    table = tables.made(page, "azul", "person", "person", first=1)
    tables.played(page, table, 4)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Review moves").click()
    panel = page.get_by_role("dialog", name="Reviewing")
    expect(scrub(page)).to_have_value("5")
    panel.get_by_role("button", name="One step back").click()
    panel.get_by_role("button", name="One step back").click()
    expect(scrub(page)).to_have_value("3")
    assert page.url.endswith(f"/t/{table}"), "the table's page is not left"
    tables.played(page, table, 2, seed=2)
    expect(panel.get_by_text("Still in progress: 2 new steps.")).to_be_visible()
    expect(scrub(page)).to_have_value("3")
    assert axe.violations(page) == []
    page.locator("body").press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator("[data-pick]").first).to_be_visible()


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_looking_back_shows_the_whole_table_on_a_phone_both_ways(visit: Visit, game: str) -> None:
    page = visit()
    table = tables.made(page, game, "person", "greedy", first=1)
    tables.played(page, table, 12)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Review moves").click()
    page.get_by_role("dialog", name="Reviewing").locator("section[data-seat]").first.wait_for()
    for width, height in ((360, 740), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert geometry.faults(page) == [], f"{width} x {height}"


LIST_SHOWS_IT = """() => {
    const current = document.querySelector("[data-n][aria-current=step]"), list = current?.closest("[role=region]");
    if (!list) return false;
    const [own, all] = [current, list].map(each => each.getBoundingClientRect());
    return own.top >= all.top - 1 && own.bottom <= all.bottom + 1;
}"""


def test_a_replay_of_duel_says_what_was_done_and_asks_nothing(visit: Visit, games: Finished) -> None:
    page = visit(size="wall")
    table, frames = games.table("duel"), games.course("duel")
    n = next(frame["n"] for frame in frames if frame["n"] > 60 and re.fullmatch("[1-4L][BYRKT][1-6]", (frame["step"] or {}).get("token", "")))
    page.goto(f"/t/{table}/replay#{n}")
    at(page, n)
    said = page.locator("[data-box=question]")
    expect(said).to_contain_text(f"→ line {frames[n]['step']['token'][2]}")
    expect(said).not_to_contain_text("…")
    # The list has gone to that move; where the game is analysed, the list itself may stand lower.
    page.wait_for_function(LIST_SHOWS_IT)


@pytest.mark.long
def test_a_game_that_cannot_be_fetched_is_told_and_tried_again(visit: Visit, games: Finished) -> None:
    page = visit(fresh=True)
    table = games.table()
    page.route("**/positions?*", lambda route: route.abort())
    page.goto(f"/t/{table}/replay")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/positions?*")
    page.get_by_role("button", name="Try again").click()
    at(page, 0)
    expect(page.get_by_role("alert")).to_have_count(0)


TITLES = {"en": "Replay", "it": "Rivedi la partita", "nl": "Terugkijken", "ro": "Reluare"}


@pytest.mark.parametrize(
    ("language", "size", "theme"), some([("en", "phone", "dark"), ("it", "laptop", "light"), ("nl", "wall", "dark"), ("ro", "tablet", "light")], 1)
)
@pytest.mark.long
def test_axe_finds_nothing_and_nothing_overflows(visit: Visit, games: Finished, language: str, size: str, theme: str) -> None:
    page = visit(size=size, language=language, color_scheme=theme)
    game = "azul" if size != "wall" else "duel"
    table, last = games.table(game), len(games.course(game)) - 1
    page.goto(f"/t/{table}/replay#{last}")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("[data-n][aria-current=step]")).to_have_attribute("data-n", str(last))
    assert axe.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator("main").evaluate(
        """main => [...main.querySelectorAll('button, input, select, summary')].filter(each => each.offsetParent && !each.closest('.azul, .duel'))
            .map(each => [each.textContent || each.type, each.getBoundingClientRect().height])
            .filter(([, height]) => height > 0 && height < 44)"""
    )
    assert small == []


FOREIGN = """() => [...document.querySelectorAll("dialog[open] [data-box^=tray] > svg")].filter(svg => {
    const drawn = document.querySelector(svg.querySelector("use").getAttribute("href"));
    return drawn.getAttribute("viewBox") !== svg.getAttribute("viewBox");
}).length"""
"""How many trays are drawn in another shape than that of their place."""


def test_looking_back_has_trays_of_its_own_shape(visit: Visit) -> None:
    """The table behind it has other ones: it has more room."""
    page = visit()
    page.set_viewport_size({"width": 1024, "height": 600})
    tables.opened(page, "duel", "person", "greedy", first=1)
    page.locator("[data-box='tray 1'][data-round]").wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Review moves").click()
    page.locator("dialog[open] [data-box='tray 1']:not([data-round])").wait_for()
    assert page.evaluate(FOREIGN) == 0
