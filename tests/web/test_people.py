"""People who meet: the waiting room, quick games, signs at the table, and one's own games with their figures."""

import re

from playwright.sync_api import Page, Route, expect

from tests.kit.effort import LONG
from tests.web import axe, geometry, overflow, playing, tables
from tests.web.conftest import Visit

SHOWN = """words => {
    const box = [...document.querySelectorAll('.bubble')].find(each => each.textContent.includes(words))?.getBoundingClientRect();
    if (!box || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return false;
    const clocks = [...document.querySelectorAll('.clock')].map(each => each.getBoundingClientRect());
    return clocks.every(each => each.right <= box.left || each.left >= box.right || each.bottom <= box.top || each.top >= box.bottom);
}"""
"""A sign with these words is to be seen, whole, and covers no clock."""
LOOKED_AT = "document.dispatchEvent(new Event('visibilitychange'))"
"""Somebody looks at a page again."""


def test_a_host_arranges_the_table_and_a_guest_sees_what_they_are_invited_to(visit: Visit) -> None:
    ann, ben = visit(), visit(size="phone")
    table = tables.opened(ann, "azul", "person", "open", "open", "open")
    ben.goto(f"/t/{table}")
    expect(ben.get_by_text("Ann invites you to play")).to_be_visible()
    expect(ben.get_by_role("heading", name="Table settings")).to_be_visible()
    expect(ben.get_by_role("button", name="Copy link")).to_have_count(0)  # whoever has come by the link sees first to what
    ann.get_by_label("Your name").fill("Annabella")
    ann.get_by_role("button", name="Save").click()
    expect(ben.get_by_text("Annabella invites you to play")).to_be_visible()
    # One button a seat, and not one for each bot.
    expect(ann.get_by_role("button", name=re.compile("^Add a bot"))).to_have_count(3)
    ann.get_by_role("button", name="Add a bot (Seat 2)").click()
    assert axe.violations(ann) == []
    ann.get_by_role("button", name="Add a bot: Greedy (Seat 2)").click()
    expect(ben.get_by_role("listitem").filter(has_text="Greedy (bot)")).to_be_visible()
    ann.get_by_role("button", name="Move up one seat: Greedy (bot)").click()
    expect(ben.get_by_role("listitem").first).to_contain_text("Greedy (bot)")
    assert axe.violations(ann) == []
    # The bot goes, and the game becomes another one, for two.
    ann.get_by_role("button", name="Remove: Greedy (bot)").click()
    ann.get_by_text("Change", exact=True).click()
    ann.get_by_label("Game", exact=True).select_option("duel")
    expect(ben.get_by_role("heading", name="Azul Duel")).to_be_visible()
    assert axe.violations(ben) == []
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ann, ben):
        expect(page.locator("[data-spot]").first).to_be_visible()
    seats = tables.api(ann, "GET", f"/tables/{table}")["about"]["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Annabella", "Ben"]


def test_who_comes_by_a_link_and_plays_finds_nothing_in_the_console(visit: Visit) -> None:
    """The last who sat down showed their part in the deals twice, and was refused."""
    told: list[str] = []
    ann, ben = visit(fresh=True), visit(fresh=True)
    for page in (ann, ben):
        page.on("console", lambda message: told.append(message.text) if "blocked by Playwright" not in message.text else None)
    table = tables.opened(ann, "azul", "person", "open", first=1)
    ben.goto(f"/t/{table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    playing.move(ann)
    playing.move(ben)
    ann.locator("[data-pick]").first.wait_for()
    assert told == []


def test_a_host_removes_a_guest_who_is_told_so_and_lets_them_back_in(visit: Visit) -> None:
    ann, ben = visit(), visit(size="phone")
    table = tables.opened(ann, "azul", "person", "open", "open")
    ben.goto(f"/t/{table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Remove: Ben").click()
    expect(ben.get_by_role("heading", name="You’re no longer at this table")).to_be_visible()
    expect(ben.get_by_text("Ann has freed your seat")).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("heading", name="You’re no longer at this table")).to_be_visible()
    expect(ben.get_by_role("button", name="Sit")).to_have_count(0)
    assert axe.violations(ben) == []
    expect(ann.get_by_text("You removed one guest.")).to_be_visible()
    ann.get_by_role("button", name="Let back in").click()
    ben.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("button", name="Remove: Ben")).to_be_visible()


def test_a_waiting_room_has_room_for_its_words(visit: Visit) -> None:
    """On a small phone a long name was cut within a word, and the seat of a host who left made the page wider than the window."""
    ann, ben = visit(), visit(size="phone")
    name = "Wilhelmina van der Berg"
    table = tables.made(ann, "azul", "person", "open", "open", name=name)
    ben.goto(f"/t/{table}")
    ben.get_by_label("Your name").fill(name)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text(f"{name} 2", exact=True)).to_be_visible()
    ann.set_viewport_size({"width": 360, "height": 740})
    ann.goto(f"/t/{table}")
    guest = ann.get_by_text(f"{name} 2", exact=True)
    assert guest.evaluate("name => name.getClientRects()[0].height") < 3 * guest.evaluate("name => parseFloat(getComputedStyle(name).fontSize)")
    # What waits for the line here is no move.
    ann.context.set_offline(True)
    ann.get_by_role("button", name="Leave seat").click()
    expect(ann.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    ann.context.set_offline(False)
    expect(ben.get_by_text("Reserved for the host")).to_be_visible()
    for language in ("nl", "ro", "it"):
        geometry.speak(ben, language)
        assert overflow.overflowing(ben) == []


def test_three_find_each_other_and_who_waits_alone_is_offered_a_bot(visit: Visit) -> None:
    ann, ben, cid = visit(fresh=True), visit("/"), visit("/", size="phone")
    ann.clock.install()
    ann.goto("/")
    ann.get_by_text("More options").last.click()
    ann.get_by_role("radio", name="3", exact=True).check(force=True)
    ann.get_by_role("checkbox", name="4 players").check(force=True)
    ann.get_by_role("button", name="Quick game").click()
    offers = ann.locator("main").get_by_role("listitem")
    expect(offers.filter(has_text="Azul, 3 players")).to_be_visible()
    expect(offers.filter(has_text="Azul, 4 players")).to_be_visible()
    for page in (ben, cid):
        page.get_by_text("More options").last.click()
        page.get_by_role("checkbox", name="3 players").check(force=True)
        page.get_by_role("button", name="Quick game").click()
    for page in (ann, ben, cid):
        expect(page.locator("[data-spot]").first).to_be_visible()
    assert ann.url == ben.url == cid.url
    ann.goto("/")
    ann.get_by_role("radio", name=re.compile("Duel")).check(force=True)
    ann.get_by_role("button", name="Quick game").click()
    expect(ann.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    # Asked again meanwhile, the server takes its time to name somebody else's table: whoever plays a bot by then is not carried off to it.
    late: list[Route] = []
    ann.route("**/api/v1/quick", lambda asked: late.append(asked))
    elsewhere = tables.opened(ben, "azul", "person", "open")
    ann.clock.fast_forward(21_000)
    bot = ann.get_by_role("button", name="Play Pinch")
    expect(bot).to_be_visible()
    # The line takes the time that was skipped for a silence, and comes back: until then the page may have no heading.
    expect(ann.get_by_role("heading", level=1)).to_be_visible()
    if LONG:
        assert axe.violations(ann) == []
    bot.click()
    expect(ann.locator("[data-spot]").first).to_be_visible()
    here = ann.url
    assert late
    commitment = tables.api(ben, "GET", f"/tables/{elsewhere}")["fair"]["commitment"]
    for asked in late:
        with ann.expect_response("**/api/v1/quick"):
            asked.fulfill(json={"table": elsewhere, "commitment": commitment, "waits": True})
    ann.evaluate("fetch('/api/v1/me')")
    assert ann.url == here
    assert [seat["taken"] for seat in tables.api(ben, "GET", f"/tables/{elsewhere}")["about"]["seats"]] == [True, False]


def test_two_who_want_a_quick_game_find_each_other_and_show_signs(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/", size="phone")
    ann.get_by_role("radio", name=re.compile("Mini")).check(force=True)
    ann.get_by_role("button", name="Quick game").click()
    expect(ann.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    ben.get_by_text("More options").last.click()
    ben.get_by_role("checkbox", name="Mini").check(force=True)
    ben.get_by_role("button", name="Quick game").click()
    for page in (ann, ben):
        expect(page.locator("[data-spot]").first).to_be_visible()
    assert ann.url == ben.url
    ann.get_by_role("button", name="Reactions").click()
    expect(ann.get_by_role("group", name="Reactions")).to_be_visible()
    assert axe.violations(ann, "[role=group]") == []
    ann.get_by_role("button", name="Well played!").click()
    _shown(ann, "Well played!")
    _shown(ben, "Well played!")
    # Whoever wants to see none of them sees none, and their own nevertheless.
    ben.get_by_role("button", name="Reactions").click()
    ben.get_by_label("Hide other players’ reactions").check()
    tables.api(ann, "POST", f"/tables/{ann.url.rpartition('/')[2]}/react", {"sign": "oops"})
    ben.get_by_role("button", name="Thanks!").click()
    _shown(ben, "Thanks!")
    expect(ben.locator(".bubble").filter(has_text="Oops")).to_have_count(0)


def _shown(page: Page, words: str) -> None:
    page.wait_for_function(SHOWN, arg=words)


def test_ones_own_games_are_reviewed_in_one_tap_and_counted(visit: Visit) -> None:
    page = visit(size="phone")
    for seed, bot in enumerate(("random", "random", "greedy")):
        table = tables.made(page, "azul", "person", bot, afen=tables.last_round("azul", players=2))
        state = tables.played(page, table, seed=seed)
    points = state["position"]["outcome"]["scores"][0]
    tables.listed(page, table, "finished")
    page.goto("/mine")
    games = page.get_by_role("listitem")
    expect(games).to_have_count(3)
    expect(games.first).to_contain_text(re.compile(rf"You\s*{points}"))
    assert axe.violations(page) == []
    page.get_by_role("button", name="Statistics").click()
    expect(page.get_by_role("row", name=re.compile(r"Random \(bot\) 2"))).to_be_visible()
    expect(page.get_by_role("table", name="Points in your last 3 games").get_by_role("row")).to_have_count(4)
    assert axe.violations(page) == []
    geometry.speak(page, "nl")
    assert overflow.overflowing(page) == []
    geometry.speak(page, "en")
    page.get_by_role("button", name="Games").click()
    # A game that ends while the list is looked at moves to the others.
    last = tables.made(page, "azul", "person", "random", afen=tables.last_round("azul", players=2))
    page.evaluate(LOOKED_AT)
    expect(page.get_by_role("heading", name="Running")).to_be_visible()
    tables.played(page, last)
    page.evaluate(LOOKED_AT)
    expect(page.get_by_role("heading", name="Running")).to_have_count(0)
    expect(games).to_have_count(4)
    games.nth(1).get_by_role("link").click()
    page.wait_for_url(f"**/t/{table}/replay")
    # It began from a position: there is no record of it, and none is offered.
    page.get_by_text("Export", exact=True).click()
    expect(page.get_by_text("Picture (PNG)")).to_be_visible()
    expect(page.get_by_text("AGN")).to_have_count(0)
