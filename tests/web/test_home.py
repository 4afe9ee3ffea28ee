"""The first page and the pages around it: in two clicks to a move, and nothing in the way."""

import re

import pytest
from playwright.sync_api import Page, expect

from azulejos.server.web.client import FOLDER
from tests.kit.patience import PATIENCE
from tests.web import passing, playing, tables
from tests.web.conftest import Visit

PLAY = re.compile("^Play (a game against )?Pinch$")
"""The button that begins a game against the chosen bot: on a first visit it says more."""

GROUND = "getComputedStyle(document.documentElement).getPropertyValue('--ground') + getComputedStyle(document.documentElement).colorScheme"
EARLY = f"document.documentElement.removeAttribute('data-theme'), {GROUND}"
"""The ground of a page that has no theme yet."""
WHOLE = """svg => {
    const [drawn, room] = [svg.getBBox(), svg.viewBox.baseVal];
    return drawn.x >= room.x + 1 && drawn.y >= room.y + 1 && drawn.x + drawn.width < room.x + room.width
        && drawn.y + drawn.height < room.y + room.height;
}"""
"""Nothing of a drawing is cut at its edge, nor half of a line there."""

WIDTHS = """tag => [16, 160].map(size => {
    const word = document.createElement(tag);
    word.textContent = "illustri tessere";
    word.style.cssText = `font-size: ${size}px; padding: 0; border: 0; position: absolute`;
    document.body.append(word);
    const { width } = word.getBoundingClientRect();
    word.remove();
    return width / size;
})"""
"""How wide some words are in small and in large letters, in sizes of a letter."""


def game_of(page: Page) -> dict[str, object]:
    """What was agreed at the table that this page shows."""
    about: dict[str, object] = tables.api(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["about"]
    return about


@pytest.mark.parametrize("tag", ["p", "button"])
def test_letters_stand_as_close_in_small_words_as_in_large_ones(visit: Visit, tag: str) -> None:
    page = visit("/")
    tables.settled(page)
    small, large = page.evaluate(WIDTHS, tag)
    assert small == pytest.approx(large, rel=0.005)


def test_in_two_clicks_to_a_move(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_url("**/t/*")
    playing.move(page)
    page.wait_for_function("() => document.querySelector('[data-pick]')")
    events = tables.api(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}?since=0")["events"]
    assert any(event["kind"] == "played" and event.get("seat") == 1 for event in events)


def test_sound_is_offered_once_at_the_first_move(visit: Visit) -> None:
    page = visit(fresh=True)
    page.goto(tables.against_a_bot(page, "azul"))
    expect(page.get_by_text("Sound?")).to_be_hidden()
    playing.move(page)
    offer = page.get_by_role("status").filter(has_text="Sound?")
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage.getItem('azulejos-settings')).sound") is True
    assert page.evaluate("localStorage.getItem('azulejos-sound-offered')") == "yes"


def test_choices_are_out_of_the_way_kept_and_heeded(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_label("Clock")).to_be_hidden()
    page.get_by_role("radio", name=re.compile("Grey wall")).check(force=True)
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_label("Add bots").select_option("2")
    page.get_by_label("Clock").select_option(label="One minute per turn")
    page.get_by_label("Confirm each turn").check()
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("Grey wall"))).to_be_checked()
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    about = game_of(page)
    assert about["game"] == "azul"
    assert about["options"] == {"wall": "grey", "players": 4}
    assert [seat["kind"] for seat in about["seats"]] == ["person", "open", "bot", "bot"]  # type: ignore[attr-defined]
    assert about["clock"] == {"kind": "turn", "seconds": 60}
    assert about["customs"]["confirm"] is True  # type: ignore[index]


def test_duel_has_its_scoring_tiles(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("radio", name=re.compile("Duel")).check(force=True)
    page.get_by_text("More options").click()
    page.get_by_label("Scoring tiles").select_option("own")
    page.get_by_role("checkbox", name="Edge").check(force=True)
    expect(page.get_by_role("checkbox", name="Columns")).not_to_be_checked()
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-spot]").first).to_be_visible()
    assert game_of(page)["options"] == {"players": 2, "tiles": ["rows", "edge", "diagonals"]}


def test_open_tables_are_joined_and_running_ones_watched_from_the_first_page(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    table = tables.made(ann, "mini", "person", "open", name="Annabella", customs={"public": True})
    ben.goto("/")
    ben.get_by_role("link", name=re.compile("Annabella.*Join")).click()
    ben.wait_for_url(f"**/t/{table}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator("[data-spot]").first).to_be_visible()
    eve.goto("/tables")
    eve.get_by_role("link", name=re.compile("Annabella.*Watch")).click()
    expect(eve.get_by_text("You are watching").first).to_be_visible()


def test_a_running_game_of_ones_own_is_found_again_with_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    table = tables.made(page, "azul", "person", "greedy", first=1)
    page.goto("/")
    link = page.get_by_role("link", name=re.compile("Ann and Greedy.*Your turn"))
    expect(link).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("heading", name="Running")).to_be_visible()
    page.get_by_role("link", name=re.compile("Ann and Greedy.*Your turn")).click()
    page.wait_for_url(f"**/t/{table}")


@pytest.mark.long
def test_a_finished_game_is_among_ones_own(visit: Visit) -> None:
    page = visit()
    table = tables.made(page, "mini", "person", "random", first=1)
    tables.played(page, table)
    tables.listed(page, table, "finished")
    page.goto("/mine")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    page.get_by_role("link", name=re.compile(r"You \d+.*Azul Mini.*(Won|Lost|Shared win).*Review")).click()
    page.wait_for_url(f"**/t/{table}/replay")


def test_play_is_within_the_first_500_pixels_of_a_phone_and_learning_beside_it_on_a_first_visit(visit: Visit) -> None:
    page = visit("/", size="phone", fresh=True)
    play = page.get_by_role("button", name=re.compile("^Play")).first.bounding_box()
    learn = page.get_by_role("link", name=re.compile("^Learn to play")).bounding_box()
    assert play
    assert learn
    assert max(box["y"] + box["height"] for box in (play, learn)) <= 500
    assert (learn["y"], learn["height"]) == (play["y"], play["height"])
    assert abs(learn["width"] - play["width"]) <= 1
    tables.made(page, "azul", "person", "greedy", first=1)
    page.reload()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    again = page.get_by_role("button", name=PLAY).bounding_box()
    assert again
    assert again["y"] + again["height"] <= 500


def test_a_phone_that_lies_shows_the_games_and_the_way_to_play_at_once(visit: Visit) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 844, "height": 390})
    shown = [*page.get_by_role("radio").all(), page.get_by_role("link", name=re.compile("^Learn to play"))]
    shown += [page.get_by_role("button", name=name, exact=True) for name in ("Play", "Play with friends", "Quick game", "Pass & play")]
    for each in shown:
        expect(each).to_be_in_viewport(ratio=1)


def test_a_small_laptop_shows_all_of_the_first_screen_and_no_way_twice(visit: Visit) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("button", name="Pass & play").wait_for()
    tables.settled(page)
    for name in ("Play with friends", "Quick game", "Pass & play"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720, name
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("^Rules"))).to_have_count(1)
    others = [each.bounding_box() for each in page.get_by_role("navigation", name="More").get_by_role("link").all()]
    assert len({box["y"] for box in others if box}) == 1, "one of them stands alone in a row"


def test_a_puzzle_that_does_not_come_is_no_error_of_the_page(visit: Visit) -> None:
    page = visit(fresh=True)
    [words] = (path.name for path in (FOLDER / "assets").glob("puzzle-*.js") if "Find the best move" in path.read_text())
    page.route(f"**/assets/{words}", lambda _: None)  # slower than the refusal
    page.route("**/api/v1/puzzles/daily", lambda asked: asked.fulfill(status=404, json={"code": "not-found", "text": "Not found."}))
    with page.expect_response("**/api/v1/puzzles/daily"):
        page.goto("/", wait_until="commit")
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.wait_for_timeout(300)


def test_a_game_that_waits_is_drawn_on_the_first_page_and_leads_back_to_its_table(visit: Visit) -> None:
    page = visit()
    table = tables.made(page, "duel", "person", "greedy", first=1)
    page.goto("/")
    waiting = page.get_by_role("heading", name="Your turn").locator("..")
    expect(waiting).to_contain_text("Azul Duel with Greedy, round 1")
    expect(waiting.locator("use").first).to_be_attached()
    assert waiting.locator(".picture svg.fluid").evaluate(WHOLE)
    waiting.get_by_role("link", name="Continue").click()
    page.wait_for_url(f"**/t/{table}")


def test_lessons_go_on_where_they_were_left(visit: Visit) -> None:
    page = visit("/", fresh=True)
    expect(page.get_by_role("link", name="Learn to play")).to_be_visible()
    page.evaluate("localStorage.setItem('azulejos-lessons', JSON.stringify({azul: ['take', 'centre']}))")
    page.reload()
    expect(page.get_by_text("Lesson 3 of 8")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url("**/learn/azul#3")


def test_the_link_is_copied(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    passing.listen(page)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Copy link").click()
    passing.said(page, "Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.long
def test_a_table_is_given_up_before_the_start(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")
    address = page.url
    page.get_by_role("button", name="Close table").click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.goto(address)
    expect(page.get_by_text("This table has been closed.")).to_be_visible()


def test_a_name_is_as_long_as_people_count_it_and_may_have_joiners(visit: Visit) -> None:
    page = visit("/me")
    field = page.get_by_label("Name", exact=True)
    family = "👨🏽\u200d👩🏽\u200d👧🏽"
    for typed, taken in ((family * 26, family * 24), ("x" * 30, "x" * 24), ("علی\u200cرضا", "علی\u200cرضا")):
        passing.listen(page)
        field.fill(typed)
        expect(field).to_have_value(taken)
        page.get_by_role("button", name="Save").click()
        passing.said(page, "Saved.")
        assert page.request.get("/api/v1/me").json() == {"name": taken}
        page.reload()


def test_somebody_changes_the_name_and_is_erased(visit: Visit) -> None:
    page = visit("/me")
    passing.listen(page)
    page.get_by_label("Name", exact=True).fill("Zoë 🌊")
    page.get_by_role("button", name="Save").click()
    passing.said(page, "Saved.")
    page.get_by_label("Name", exact=True).fill("\u202eevil")
    page.get_by_role("button", name="Save").click()
    passing.said(page, "This name has characters that can’t be shown.")
    page.goto("/")
    expect(page.get_by_text("Zoë 🌊")).to_be_visible()
    passing.listen(page)
    page.get_by_role("link", name="Change").click()
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete permanently").click()
    passing.said(page, "Your data has been deleted.")
    assert page.request.get("/api/v1/me").json() == {"name": None}


def test_the_menu_of_a_phone_leads_everywhere_and_focus_follows(visit: Visit) -> None:
    page = visit("/", size="phone")
    for name in ("Tables", "My games", "Settings", "About"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
        expect(page).to_have_title(f"{name} · Azulejos")
        expect(page.locator("#page")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_language_and_theme_are_one_click_away_and_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Language").select_option("ro")
    expect(page.get_by_role("heading", name="Ia loc")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "ro"
    # Another window of the same browser follows by itself.
    other = page.context.new_page()
    other.goto("/", timeout=PATIENCE * 1000)
    expect(other.get_by_role("heading", name="Ia loc")).to_be_visible()
    page.get_by_role("button", name="Temă întunecată").click()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", name="Ia loc")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    # Before a page has said what was chosen, it is as dark as the system.
    other.emulate_media(color_scheme="dark")
    assert other.evaluate(EARLY) == page.evaluate(GROUND)


@pytest.mark.long
def test_an_address_that_is_none_says_so_and_leads_home(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Not found")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_nothing_is_asked_of_any_other_host(visit: Visit) -> None:
    page = visit("/", fresh=True)
    origin = page.url.rstrip("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for address in ("/", "/tables", "/rules", "/rules/azul", "/learn/azul", "/settings", "/about", tables.against_a_bot(page, "azul")):
        page.goto(address)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith(origin)] == []
