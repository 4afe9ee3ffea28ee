"""The page of a table: a whole game of two by a link, and all that people do around a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit.effort import LONG
from tests.web import geometry, passing, playing, tables
from tests.web.conftest import Visit
from tests.web.finished import Finished
from tests.web.reading import Reader


def two_at_a_table(visit: Visit, **options: Any) -> tuple[Page, Page, str]:
    """Ann, who made the table, and Ben, who came by the link. Ann starts, if no position says otherwise."""
    ann, ben = visit(), visit()
    table = tables.opened(ann, "azul", "person", "open", **(options if "agn" in options else {"first": 1, **options}))
    ben.goto(f"/t/{table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ann, ben):
        expect(page.locator("[data-spot]").first).to_be_visible()
    playing.mover(ann, ben)
    return ann, ben, table


def test_two_browsers_meet_by_a_link_and_see_the_same(visit: Visit) -> None:
    """Eight moves, and in `make long` the whole game."""
    ann, ben = visit("/"), visit()
    ann.get_by_role("button", name="Play with friends").click()
    link = ann.get_by_label("Link", exact=True).input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/t/[2-9a-z]{13}", link)
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_text("Ben", exact=True).first).to_be_visible()
    for moves in range(8):
        playing.move(playing.mover(ann, ben), moves)
    playing.mover(ann, ben)  # The last move has come back from the server.
    playing.see_the_same(ann, ben)
    if LONG:
        assert playing.play_to_the_end(ann, ben) >= 12
        playing.see_the_same(ann, ben)


IN_COLUMNS = """table => {
    const [heads, cells] = [...table.querySelectorAll("tr")].map(row => [...row.cells].map(cell => cell.getBoundingClientRect().right));
    return heads.length === cells.length && heads.every((right, at) => Math.abs(right - cells[at]) < 1);
}"""
"""Every number stands below its heading."""


def test_when_a_game_is_over_everybody_is_led_to_the_same_new_table(visit: Visit) -> None:
    ann, ben, table = two_at_a_table(visit, agn=tables.until_last_round("azul"))
    before = tables.api(ann, "GET", f"/tables/{table}")["version"]
    moves = tables.moved(table, 1_000, ann, ben)
    for page in (ann, ben):
        expect(page.get_by_role("region", name="Result")).to_be_visible()
    playing.see_the_same(ann, ben)
    state = tables.api(ann, "GET", f"/tables/{table}?since={before}")
    assert state["stage"] == "finished"
    assert sum(event["kind"] == "played" and event.get("seat") is not None for event in state["events"]) == moves
    # What can be taken along.
    platter = ann.get_by_role("region", name="Result")
    platter.get_by_role("button", name="Details").click()
    result = ann.get_by_role("dialog", name="Result")
    with ann.expect_download() as record:
        result.get_by_role("link", name="Record (AGN)").click()
    assert record.value.path().read_text().startswith("[Game")
    assert "language=en" in (result.get_by_role("link", name="Picture (PNG)").get_attribute("href") or "")
    with ann.expect_download() as picture:
        result.get_by_role("link", name="Picture (PNG)").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    result.get_by_role("button", name="Close").click()
    platter.get_by_role("button", name="Rematch").click()
    ann.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(ann.get_by_role("heading", name="This evening")).to_be_visible()
    assert ann.get_by_role("table").evaluate(IN_COLUMNS)
    ben.get_by_role("region", name="Result").get_by_role("button", name="Go to rematch").click()
    ben.wait_for_url(ann.url)
    for page in (ann, ben):
        expect(page.locator("[data-spot]").first).to_be_visible()
    # The score of the evening stands at the end of the second game.
    tables.moved(ann.url.rpartition("/")[2], 1_000, ann, ben)
    for page in (ann, ben):
        expect(page.get_by_role("region", name="Result").get_by_text("Wins this evening")).to_be_visible()
    ben.set_viewport_size({"width": 844, "height": 390})
    assert geometry.faults(ben) == []


def test_the_sums_of_a_game_that_ends_are_counted_once(visit: Visit) -> None:
    page = visit(fresh=True, reduced_motion="no-preference")
    table = tables.made(page, "mini", "person", "person", afen=tables.last_decision("mini", players=2))
    page.goto(f"/t/{table}")
    expect(page.locator("[data-spot]").first).to_be_visible()
    scores = tables.played(page, table)["position"]["outcome"]["scores"]
    expect(page.locator("tfoot td")).to_have_text([str(score) for score in scores])


def test_turns_are_confirmed_and_undone_and_nothing_jumps(visit: Visit) -> None:
    ann, ben, _ = two_at_a_table(visit, customs={"confirm": True})
    tables.settled(ann)
    where = "() => JSON.stringify(document.querySelector('.azul').getBoundingClientRect())"
    before = ann.evaluate(where)
    playing.move(ann)
    expect(ben.get_by_text("Waiting for Ann to confirm")).to_be_visible()
    assert not playing.is_to_move(ben)
    ann.get_by_role("button", name="Undo").click()
    expect(ann.get_by_text("Your turn", exact=True)).to_be_visible()
    playing.move(ann, 1)
    assert ann.evaluate(where) == before
    ann.set_viewport_size({"width": 360, "height": 740})  # where the band's words have the least room
    tables.settled(ann)
    assert geometry.found(ann) == []
    ann.set_viewport_size({"width": 1280, "height": 800})
    tables.settled(ann)
    ann.get_by_role("button", name="Confirm", exact=True).click()
    expect(ben.get_by_text("Your turn", exact=True)).to_be_visible()
    assert ann.evaluate(where) == before


def test_takebacks_and_pauses_are_proposed_and_answered(visit: Visit) -> None:
    ann, ben, table = two_at_a_table(visit)
    playing.move(ann)
    expect(ben.get_by_text("Your turn", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.get_by_role("button", name="Ask to take back my move").click()
    expect(ben.get_by_text("Ann would like to take back a move.").first).to_be_visible()
    ben.get_by_role("button", name="Decline").click()
    expect(ben.get_by_role("button", name="Decline")).to_have_count(0)
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.get_by_role("button", name="Ask to take back my move").click()
    ben.get_by_role("button", name="Agree").click()
    expect(ann.get_by_text("Your turn", exact=True)).to_be_visible()
    ben.get_by_role("button", name="Table", exact=True).click()
    ben.get_by_role("button", name="Ask for a pause").click()
    ann.get_by_role("button", name="Agree").click()
    expect(ben.get_by_text("The table is paused. The clocks are stopped.").first).to_be_visible()
    assert tables.api(ann, "GET", f"/tables/{table}")["stage"] == "paused"
    ben.get_by_role("button", name="Resume").click()
    expect(ann.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_move_against_a_bot_is_taken_back_at_once(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "azul"))
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    playing.move(page)
    page.wait_for_function("() => document.querySelector('[data-pick]')")
    back = page.get_by_role("button", name="Take back my move")
    back.click()
    page.get_by_role("button", name="Moves").click()
    expect(page.get_by_role("region", name="Moves").get_by_text("Taken back")).to_be_visible()
    expect(back).to_have_count(0)  # There is no other move that could be.
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("button", name="Review moves")).to_be_visible()
    expect(back).to_have_count(0)


def test_a_move_is_chosen_ahead_and_what_cannot_be_done_says_why(visit: Visit) -> None:
    ann, ben, table = two_at_a_table(visit)
    mover, other = (ann, ben) if playing.mover(ann, ben) is ann else (ben, ann)
    said = other.get_by_role("status")
    plan = other.locator("[data-plan]").first
    plan.locator(".area").first.click()
    place = other.locator(".near [data-spot^='wall']").first.bounding_box()
    assert place
    other.mouse.click(place["x"] + 9, place["y"] + 9)
    expect(said.get_by_text("Tiles go to a line first, and to the wall at the end of the round.")).to_be_visible()
    other.locator("[data-target='F']").click()
    expect(other.locator(".waits")).to_be_visible()
    other.keyboard.press("Escape")
    expect(other.locator(".waits")).to_have_count(0)
    plan.locator(".area").first.click()
    other.locator("[data-target='F']").click()
    before = len(tables.api(ann, "GET", f"/tables/{table}?since=0")["events"])
    place = mover.locator(".near [data-spot^='wall']").first.bounding_box()
    assert place
    mover.mouse.click(place["x"] + 9, place["y"] + 9)
    expect(mover.locator(".whisper p")).to_be_visible()
    last = mover.locator("[data-pick]").last  # From another display than the one that was chosen ahead.
    last.locator(".area").first.click()
    assert mover.locator(".whisper p").count() == 0, "whoever goes on has read it"
    mover.locator("[data-target='F']").click()
    expect(mover.locator("[data-pick]").first).to_be_visible()  # The move that waited was played.
    assert len(tables.api(ann, "GET", f"/tables/{table}?since=0")["events"]) == before + 2
    # Whoever goes by the text is asked when the turn has come: what is asked would change while it is answered.
    expect(plan).to_be_visible()
    expect(Reader(other).text.get_by_text("Nothing for you to do right now.")).to_be_visible()


def test_a_tap_on_a_move_shows_the_table_as_it_was_and_no_board_flies(visit: Visit) -> None:
    page = visit(fresh=True, reduced_motion="no-preference")
    page.add_init_script("window.flown = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { flown.push(this.dataset?.seat ?? ''); return animate.apply(this, how); };")  # fmt: skip
    table = tables.made(page, "azul", "person", "greedy", first=1)
    tables.played(page, table, 2)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Moves").click()
    page.locator(".moves button").nth(1).click()
    expect(page.get_by_role("dialog").locator("[data-spot]").first).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Step 2 of 5")).to_be_visible()
    assert not page.evaluate("flown.filter(Boolean)")


def test_who_leaves_is_stood_in_for_and_takes_the_seat_back(visit: Visit) -> None:
    ann, ben, table = two_at_a_table(visit)
    ben.get_by_role("button", name="Table", exact=True).click()
    ben.get_by_role("button", name="Leave the game").click()
    ben.get_by_role("dialog", name="Leave the game").get_by_role("button", name="Leave the game").click()
    ben.wait_for_url("**/")
    expect(ann.get_by_text("bot is playing").first).to_be_visible()
    expect(ben.get_by_role("heading", name="Your games")).to_be_visible()
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Take your seat back").click()
    expect(ann.get_by_text("bot is playing")).to_have_count(0)


def test_a_hot_seat_has_the_players_names_and_turns_the_boards(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Pass & play").click()
    dialog = page.get_by_role("dialog", name="Pass & play")
    dialog.get_by_label("Player 1").fill("Ann")
    dialog.get_by_label("Player 2").fill("Ben")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    seen = set()
    for turn in range(4):
        status = page.locator(".bar .status")
        expect(status).to_have_text(re.compile("(Ann|Ben) to move"))
        now = str(status.text_content())
        seen.add(now)
        page.wait_for_function("() => document.querySelector('[data-pick]')")
        playing.move(page, turn)
        expect(status).not_to_have_text(now)
    assert seen == {"Ann to move", "Ben to move"}


@pytest.mark.long
def test_at_one_screen_duel_shows_nobody_the_others_eyes(visit: Visit) -> None:
    page = visit()
    table = tables.opened(page, "duel", "person", "person", first=1)
    mover = tables.api(page, "GET", f"/tables/{table}")["to_move"]
    other = 3 - mover
    expect(page.get_by_text(f"Pass the device to Player {mover}")).to_be_visible()
    page.get_by_role("button", name=f"I am Player {mover}").click()
    expect(page.get_by_text("Pass the device")).to_have_count(0)
    # Earlier positions would show what the other one had seen.
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("button", name="About this table")).to_be_visible()
    expect(page.get_by_role("button", name="Review moves")).to_have_count(0)
    page.keyboard.press("Escape")
    for _ in range(3):
        if tables.api(page, "GET", f"/tables/{table}")["to_move"] != mover:
            break
        tables.played(page, table, most=1)
    expect(page.get_by_text(f"Pass the device to Player {other}")).to_be_visible()


def test_a_running_game_is_watched(visit: Visit) -> None:
    ann, ben, table = two_at_a_table(visit)
    eve = visit(f"/t/{table}")
    expect(eve.get_by_text("You are watching").first).to_be_visible()
    playing.move(ann)
    expect(eve.get_by_text("Ben to move")).to_be_visible()
    assert not playing.is_to_move(eve)
    playing.see_the_same(eve, ben)


@pytest.mark.long
def test_a_table_without_spectators_says_so(visit: Visit) -> None:
    _, _, table = two_at_a_table(visit, customs={"watchable": False})
    eve = visit(f"/t/{table}")
    expect(eve.get_by_text("The players at this table don’t allow spectators.")).to_be_visible()
    eve.goto("/t/2222222222222")
    expect(eve.get_by_text("There is no such table. Check the link.")).to_be_visible()


def test_people_talk_in_their_own_languages_and_can_be_muted_and_reported(visit: Visit) -> None:
    ann, ben, _ = two_at_a_table(visit, customs={"free_text": True})
    ben.get_by_role("button", name="Table", exact=True).click()
    ben.get_by_role("dialog").get_by_label("Language").select_option("it")
    ben.keyboard.press("Escape")
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_role("button", name="Good luck!").click()
    expect(ben.get_by_role("button", name="Chat, uno non letto")).to_be_visible()
    ben.get_by_role("button", name="Chat").click()
    expect(ben.get_by_role("log").get_by_text("Buona fortuna!")).to_be_visible()
    ben.get_by_label("Il tuo messaggio").fill("<b>Ciao</b>")
    ben.get_by_role("button", name="Invia").click()
    expect(ann.get_by_role("log").get_by_text("<b>Ciao</b>")).to_be_visible()
    ann.get_by_role("button", name="Mute or report Ben").click()
    passing.listen(ann)
    ann.get_by_label("What happened?").fill("Rude.")
    ann.get_by_role("button", name="Report", exact=True).click()
    passing.said(ann, "Thank you. The operator has been told.")
    ann.get_by_role("button", name="Mute or report Ben").click()
    ann.get_by_role("button", name="Mute", exact=True).click()
    expect(ann.get_by_text("Ben is muted.")).to_be_visible()
    expect(ann.get_by_role("log").get_by_text("<b>Ciao</b>")).to_have_count(0)
    ben.get_by_label("Il tuo messaggio").fill("Ci sei?")
    ben.get_by_role("button", name="Invia").click()
    expect(ben.get_by_role("log").get_by_text("Ci sei?")).to_be_visible()
    ann.wait_for_timeout(300)
    expect(ann.get_by_role("log").get_by_text("Ci sei?")).to_have_count(0)
    ann.get_by_role("button", name="Unmute").click()
    expect(ann.get_by_role("log").get_by_text("Ci sei?")).to_be_visible()


def test_a_clock_counts_down_in_the_page(visit: Visit) -> None:
    ann, _, _ = two_at_a_table(visit, clock={"kind": "turn", "seconds": 40})
    clock = ann.get_by_role("timer", name=re.compile("Your clock")).first
    expect(clock).to_have_text(re.compile(r"^0:(40|[0-3]\d)"))
    first = str(clock.text_content())[:4]
    expect(clock).not_to_have_text(re.compile(first))
    assert str(clock.text_content())[:4] < first
    expect(clock).to_have_text(re.compile("low time"))


@pytest.mark.long
def test_a_move_is_asked_for_once_more_where_somebody_wants_that(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("switch", name=re.compile("Ask before a move is sent")).check(force=True)
    page.goto(tables.against_a_bot(page, "azul"))
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    playing.move(page)
    expect(page.get_by_text("Play this move?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    playing.move(page, 1)
    table = page.url.rsplit("/", 1)[1]
    version = tables.api(page, "GET", f"/tables/{table}")["version"]
    page.get_by_role("button", name="Play it").click()
    page.wait_for_function("() => document.querySelector('[data-pick]')")
    assert tables.api(page, "GET", f"/tables/{table}")["version"] > version


def test_the_sums_of_a_game_that_has_ended_are_counted_up(visit: Visit, games: Finished) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto(f"/t/{games.table()}")
    scores = games.course()[-1]["position"]["outcome"]["scores"]
    sums = page.get_by_role("region", name="Result").locator("tfoot td")
    expect(sums).to_have_text([str(score) for score in scores])
