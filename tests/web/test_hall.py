"""The hall's screen: it tells everybody where to sit and how long still, follows the event by itself, and is read from ten metres."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.kit.effort import LONG
from tests.kit.patience import PATIENCE
from tests.web import events
from tests.web.conftest import Visit

SLIDE = 8_500
"""A little longer than a slide stays, in ms."""
PROJECTORS = {"full": (1920, 1080), "small": (1280, 720)}
SMALLEST = 1.5
"""The smallest font size, in hundredths of the screen's width: 29 pixels of 1920. On a screen two metres wide its capitals are about 2 cm high."""


def _organised(visit: Visit, people: int = 24, **options: Any) -> events.Event:
    return events.made(visit(), people, check_in=True, **options)


def _screen(visit: Visit, event: events.Event, query: str = "", size: tuple[int, int] = (1920, 1080), **options: Any) -> Page:
    page = visit(fresh=True, **options)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.clock.install()
    page.goto(f"{event.address}/hall{query}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def _small_letters(page: Page) -> list[str]:
    """Words that are too small, once names have their own letters: before these have come, longer ones are measured, and written smaller."""
    end = time.monotonic() + PATIENCE
    while (found := page.evaluate(_SMALL_LETTERS, SMALLEST)) and time.monotonic() < end:
        page.wait_for_timeout(50)
    small: list[str] = found
    return small


def _panel(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=re.compile(name))


def test_the_screen_follows_an_event_by_itself(visit: Visit) -> None:
    event = _organised(visit)
    page = _screen(visit, event)
    expect(page.get_by_role("heading", level=1, name="Spring cup")).to_be_visible()
    expect(_panel(page, "Players · 24 of 24 are here").get_by_text("Ann Rossi")).to_be_visible()
    expect(page.get_by_text("start", exact=True)).to_be_visible()
    event.published()
    seats = _panel(page, "Seating · Game 1")
    expect(seats.get_by_role("row", name=re.compile("^Ann Rossi"))).to_be_visible()
    event.started()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"Game 1 of 3.*(60:00|5\d:\d\d).*Time left", re.S))
    page.clock.fast_forward(SLIDE)
    expect(seats.get_by_role("listitem").filter(has_text="Table 6")).to_be_visible()
    event.sheets_in(1)
    expect(seats.get_by_text("done")).to_have_count(5)
    event.do("announce", text="Pizza is here.")
    expect(page.get_by_role("status", name="Announcements")).to_contain_text("Pizza is here.")
    expect(page.get_by_text("Sheets in: tables")).to_be_visible()
    page.clock.fast_forward(SLIDE)
    expect(_panel(page, "Standings").get_by_role("row").nth(1)).to_contain_text("1")
    event.do("pause", why="The lights went out.")
    expect(page.get_by_role("timer")).to_contain_text("Clock paused")
    event.do("resume")
    event.finished()
    expect(_panel(page, "Final standings")).to_be_visible()


def test_the_ceremony_is_driven_by_keys_and_hides_what_is_not_told(visit: Visit) -> None:
    event = _organised(visit, 8, settings={"games": 1, "hidden_from": 1}).published().started().ended()
    event.do("finish")
    page, desk = _screen(visit, event), visit(fresh=True)
    expect(_panel(page, "Final standings").get_by_text("revealed at the prize-giving")).to_be_visible()
    desk.goto(f"{event.address}/desk#{event.organiser}")
    desk.get_by_role("button", name="Begin the prize-giving").click()
    ceremony = _panel(page, "Final standings")
    expect(ceremony.get_by_role("listitem")).to_have_count(8)
    best = event.see("standings")[0]["name"]
    assert not [name for name in event.names.values() if name in page.content()]
    page.keyboard.press("ArrowRight")  # a spectator's keys do nothing
    desk.get_by_role("button", name="Next place").click()
    expect(ceremony.get_by_text(event.see("standings")[-1]["name"]).first).to_be_visible()
    assert len(event.see("ceremony")["lines"]) == 1
    desk.goto(f"{event.address}/hall")
    expect(_panel(desk, "Final standings")).to_be_visible()
    held: list[tuple[Route, APIResponse]] = []
    desk.route("**/acts*", lambda route: held.append((route, route.fetch())), times=1)
    desk.keyboard.press("ArrowLeft")
    for each in (ceremony, _panel(desk, "Final standings")):  # a key answers what the one who presses it sees
        expect(each.get_by_role("status")).to_have_text("")
    desk.keyboard.press("End")  # while the answer to the key before is on its way, though all see what it did
    [(route, answer)] = held
    route.fulfill(response=answer)
    expect(ceremony.get_by_text(best).first).to_be_visible()
    desk.keyboard.press("Escape")
    expect(ceremony.get_by_role("row").nth(1)).to_contain_text(best)


def test_nobody_has_won_before_the_prize_giving_though_the_first_games_are_public(visit: Visit) -> None:
    event = _organised(visit, 8, settings={"games": 2, "hidden_from": 2}).finished()
    leader = event.see("ranking")[0]
    page, phone = _screen(visit, event), visit(event.link(leader["id"]), size="phone")
    expect(_panel(page, "Standings · Game 1").get_by_text(leader["name"])).to_be_visible()
    expect(page.get_by_text(leader["name"])).to_have_count(1)  # and not below a laurel
    expect(phone.get_by_role("heading", level=1)).to_have_text("The tournament is over")
    expect(phone.get_by_text("1st of 8")).to_have_count(0)
    follow = visit(event.address, size="phone")
    expect(follow.get_by_text("After game 1.")).to_be_visible()
    expect(follow.get_by_text(" won", exact=False).filter(has_text=leader["name"])).to_have_count(0)
    event.do("ceremony", step="all", told=0)
    event.do("ceremony", step="end", told=8)
    expect(_panel(page, "Final standings")).to_be_visible()
    expect(phone.get_by_text(" of 8, with")).to_be_visible()


@pytest.mark.parametrize("size", PROJECTORS if LONG else ["small"])
def test_sixty_four_people_find_their_seats_from_ten_metres(visit: Visit, size: str) -> None:
    event = _organised(visit, 64).published()
    event.do("announce", text="Please go to your tables.")
    page = _screen(visit, event, "?at=192.168.1.20:8080", PROJECTORS[size])
    seen: dict[str, tuple[str, str]] = {}
    slides: set[str] = set()
    # Slides turn by themselves, too, if it takes long to look at one: whoever has missed one waits until it comes again.
    for _ in range(20):
        expect(page.locator("[data-slide] tbody tr").first).to_be_visible()
        assert page.evaluate(_CUT_OFF) == []
        assert _small_letters(page) == []
        slide, rows = page.evaluate(_SLIDE)
        slides.add(slide)
        seen |= {name: (table, seat) for name, table, seat in rows}
        if len(seen) == 64:
            break
        page.clock.fast_forward(SLIDE)
        expect(page.locator(f"[data-slide='{slide}']")).to_have_count(0)
    assert len(slides) <= 4
    expected = {
        seat["name"]: (str(table), str(number))
        for table, seats in enumerate(event.see("seating")[0]["tables"], 1)
        for number, seat in enumerate(seats, 1)
    }
    assert seen == expected
    event.started().sheets_in(3)
    for panel in ("tables", "standings", "schedule"):
        page.goto(f"{event.address}/hall?show={panel}&at=192.168.1.20:8080")
        expect(page.locator("[data-slide]")).to_have_count(1)
        page.wait_for_timeout(300)
        assert page.evaluate(_CUT_OFF) == [], panel
        assert _small_letters(page) == [], panel


def test_long_names_and_names_of_wide_letters_cover_nothing_and_are_not_cut(visit: Visit) -> None:
    event = _organised(visit, 20, settings={"public_names": "full"})
    wide = ("Gemma Wommelmann", "Anneke Dumitru", "Tommaso Mammoli", "Ștefan-Alexandru Constantinescu-Brăila")
    rows = "\n".join(f"{name},yes" for name in wide)
    event.people += event.do("enter-list", csv=f"name,of_age\n{rows}\n", check_in=True)["persons"]
    page = _screen(visit, event)
    for panel, seats in (("auto", False), ("names", True), ("tables", True)):
        if seats and event.see("next")["do"] == "draft":
            event.published().started()
        page.goto(f"{event.address}/hall?show={panel}")
        expect(page.locator("[data-slide]").get_by_text("Anneke Dumitru").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        assert page.evaluate(_BESIDE_THEIR_CELL) == [], panel


def test_a_lost_line_comes_back_without_anybody(visit: Visit) -> None:
    event = _organised(visit, 8).published()
    page = _screen(visit, event)
    expect(_panel(page, "Game 1")).to_be_visible()
    page.context.set_offline(True)
    page.clock.fast_forward(2_000)
    expect(page.get_by_text("Connection lost. Reconnecting…", exact=True)).to_be_visible()
    event.started()
    page.context.set_offline(False)
    page.clock.fast_forward(20_000)
    expect(page.get_by_role("timer")).to_contain_text("Time left")
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_the_screen_speaks_the_languages_that_were_chosen(visit: Visit) -> None:
    event = _organised(visit, 8).published()
    page = _screen(visit, event, "?lang=nl,ro")
    expect(_panel(page, "Wie zit waar")).to_be_visible()
    page.clock.fast_forward(SLIDE)
    expect(_panel(page, "Locurile la mese")).to_be_visible()
    page.clock.fast_forward(SLIDE)
    expect(_panel(page, "Wie zit waar")).to_be_visible()


def test_its_choices_are_made_by_keyboard_and_stay(visit: Visit) -> None:
    event = _organised(visit, 8).published().started().ended()
    page = _screen(visit, event)
    expect(page.get_by_text("No QR code yet")).to_be_visible()  # phones would ask themselves for 127.0.0.1
    page.get_by_role("button", name="What the screen shows").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="What the screen shows")
    dialog.get_by_role("radio", name="Standings").focus()
    page.keyboard.press("Space")
    dialog.get_by_role("checkbox", name="Italiano").check()
    dialog.get_by_role("radio", name="Dark").check()
    dialog.get_by_label("Address for phones").fill("192.168.1.20:8080")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    for _ in range(2):
        expect(_panel(page, "Classifica")).to_be_visible()
        expect(page.get_by_text(f"192.168.1.20:8080/e/{event.id}")).to_be_visible()
        expect(page.get_by_role("img", name="QR code")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.reload()


@pytest.mark.long
def test_names_slide_only_where_motion_is_wanted(visit: Visit) -> None:
    event = _organised(visit, 64).published()
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = visit(fresh=True, reduced_motion=motion)
        page.add_init_script(_COUNT_FLIGHTS)
        page.clock.install()
        page.goto(f"{event.address}/hall")
        expect(page.locator("[data-slide^=names-1]")).to_be_visible()
        before = page.evaluate("window.flights")
        page.clock.fast_forward(SLIDE)
        expect(page.locator("[data-slide^=names-2]")).to_be_visible()
        assert (page.evaluate("window.flights") > before) is moves


_COUNT_FLIGHTS = """
    window.flights = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...options) {
        window.flights++;
        return animate.apply(this, options);
    };
"""

_SLIDE = """() => {
    const slide = document.querySelector("[data-slide]");
    return [slide.dataset.slide, [...slide.querySelectorAll("tbody tr")].map((row) => [...row.cells].map((cell) => cell.innerText))];
}"""
"""Which slide is shown, and its rows: both of one moment."""

_CUT_OFF = """() => {
    const stage = document.querySelector("[data-slide]").parentElement.getBoundingClientRect();
    return [...document.querySelectorAll("[data-slide] :is(td, th, li, time)")]
        .filter((each) => each.getBoundingClientRect().bottom > stage.bottom + 1 || each.getBoundingClientRect().right > stage.right + 1)
        .map((each) => each.textContent);
}"""
"""What does not fit on the large part of the screen."""

_BESIDE_THEIR_CELL = """() => [...document.querySelectorAll("[data-slide] :is(tbody th, li .name, li .ellipsis)")].filter((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
}).map((cell) => cell.textContent)"""
"""Names that reach into what stands beside them, or would be cut."""

_SMALL_LETTERS = """(least) => {
    const found = new Set();
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: holder, data } = walker.currentNode;
        if (!data.trim() || !holder.checkVisibility() || holder.closest(".hidden-text, dialog, [role=group]")) continue;
        const size = parseFloat(getComputedStyle(holder).fontSize);
        if (size < innerWidth * least / 100) found.add(`${data.trim()}: ${size}`);
    }
    return [...found];
}"""
"""Words that are too small for a projector."""
