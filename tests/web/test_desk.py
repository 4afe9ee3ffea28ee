"""The organiser's pages: from a new tournament to a started game by the next button alone, and everything else that a desk does."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from azulejos.i18n import LANGUAGES
from tests.kit.effort import LONG
from tests.web import events, overflow, passing
from tests.web.conftest import Visit
from tests.web.tables import settled

NAMES = ("Ann Rossi", "Bob De Luca", "Cleo Verdi", "Dan Conti")


def at_desk(page: Page, event: events.Event, tab: str = "") -> None:
    page.goto(f"{event.address}/desk{tab and '#' + tab}")
    expect(page.get_by_role("navigation", name="Parts of the desk")).to_be_visible()
    passing.listen(page)


def next_card(page: Page) -> Locator:
    return page.locator("section.next")


def press(page: Page, name: str) -> None:
    """The main button of the card that tells the next thing to do."""
    next_card(page).get_by_role("button", name=name, exact=True).click()


def start(page: Page, game: int) -> None:
    """Start a game, which asks once."""
    press(page, f"Start game {game}")
    dialog = page.get_by_role("dialog", name=f"Game {game}: start now?")
    dialog.get_by_role("button", name=f"Start game {game}").click()
    expect(dialog).to_be_hidden()


def seat_of(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{name}, table \d+, seat \d"))


def test_a_new_organiser_gets_from_nothing_to_a_started_game_by_the_next_button(visit: Visit) -> None:
    page = visit("/e")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name of the tournament").fill("Autumn cup")
    page.get_by_label("Games for everyone").fill("2")
    expect(page.get_by_text("Ends at about 17:00.")).to_be_visible()
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", name="Autumn cup is ready")).to_be_visible()
    link = page.get_by_label("Link", exact=True).input_value()
    page.get_by_role("link", name="Go to the desk").click()

    press(page, "Add players")
    name = page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    for each in NAMES:
        page.keyboard.type(each)
        page.keyboard.press("Enter")
        expect(name).to_have_value("")
    page.get_by_role("button", name="Paste or upload a list").click()
    dialog = page.get_by_role("dialog", name="Paste or upload a list")
    dialog.get_by_label("List of names").fill("Eva Popa\nFay Bos\nGus\tKok")
    dialog.get_by_role("button", name="Add 3 players").click()
    expect(dialog).to_be_hidden()
    expect(next_card(page)).to_contain_text("0 of 7 are here.")

    press(page, "Check people in")
    page.get_by_role("button", name="Ann Rossi is here").click()
    expect(next_card(page)).to_contain_text("1 of 7 are here.")
    next_card(page).get_by_role("button", name="Everyone is here").click()
    page.get_by_role("dialog").get_by_role("button", name="Everyone is here").click()
    press(page, "Draft the seating")
    expect(page.get_by_role("heading", name="Draft", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Table 2")).to_be_visible()
    press(page, "Publish the seating")
    expect(page.get_by_role("heading", name="Published")).to_be_visible()
    start(page, 1)
    expect(page.get_by_text("0 of 2 tables are done").first).to_be_visible()
    expect(page.get_by_role("timer").first).to_contain_text("Time left")

    # The link that was shown once opens the desk on another device, and the list has the event.
    other = visit(link)
    expect(next_card(other)).to_contain_text("Collect the sheets")
    page.goto("/e")
    expect(page.get_by_role("link", name=re.compile("Autumn cup.*7 players"))).to_be_visible()


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["ro"])
def test_a_tablet_has_the_parts_of_the_desk_beside_what_is_next(visit: Visit, language: str) -> None:
    page = visit(language=language)
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(f"{events.made(page, 8, check_in=True).published().started().address}/desk#game")
    expect(page.locator("section.next")).to_be_visible()
    settled(page)
    assert overflow.overflowing(page) == []


def test_people_are_found_checked_in_renamed_and_let_go(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 8)
    at_desk(page, event, "people")
    page.get_by_label("Find someone").fill("luca")
    expect(page.get_by_role("button", name="Ann Rossi is here")).to_be_hidden()
    page.keyboard.press("Enter")
    passing.said(page, "Bob De Luca is checked in.")
    expect(page.get_by_role("button", name=re.compile("^Here"))).to_contain_text("1")

    page.get_by_role("button", name="More about Cleo Verdi").click()
    dialog = page.get_by_role("dialog", name="Cleo Verdi")
    dialog.get_by_label("Surname").fill("Verde")
    dialog.get_by_role("button", name="Save name").click()
    page.get_by_role("button", name="More about Cleo Verde").click()
    page.get_by_role("button", name="Leaves the tournament").click()
    page.get_by_role("dialog", name="Leaves the tournament").get_by_role("button", name="Leaves the tournament").click()
    passing.said(page, "Cleo Verde has left.")
    page.get_by_role("button", name="More about Cleo Verde").click()
    page.get_by_role("button", name="Comes back").click()
    back = page.get_by_role("dialog", name="Comes back")
    back.get_by_label("Why").fill("The train was late after all.")
    back.get_by_role("button", name="Comes back").click()
    passing.said(page, "Cleo Verde is back.")

    page.get_by_role("button", name="More about Dan Conti").click()
    page.get_by_role("button", name="Erase the name permanently").click()
    page.get_by_role("dialog", name="Erase the name").get_by_role("button", name="Erase the name").click()
    passing.said(page, "The name has been erased.")
    expect(page.get_by_text("Dan Conti")).to_be_hidden()

    # A list that names somebody twice is refused as a whole, with its row.
    page.get_by_role("button", name="Paste or upload a list").click()
    dialog = page.get_by_role("dialog", name="Paste or upload a list")
    dialog.get_by_label("List of names").fill("Zoe Neri\nAnn Rossi")
    dialog.get_by_role("button", name="Add 2 players").click()
    expect(dialog.get_by_text("Row 2, Ann Rossi: Someone with this name has already signed up.")).to_be_visible()
    dialog.get_by_label("Everyone on the list is at least 12").uncheck()
    dialog.get_by_label("List of names").fill("Zoe Neri")
    dialog.get_by_role("button", name="Add 1 player").click()
    expect(dialog.get_by_text("The list must say who is old enough")).to_be_visible()
    assert len(event.see("people")) == 8


def test_players_enter_by_their_own_link_and_get_links_that_are_shown_once(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 3)
    at_desk(page, event, "people")
    page.get_by_role("button", name="Link for players").click()
    dialog = page.get_by_role("dialog", name="Link for players")
    assert dialog.get_by_label("Link", exact=True).input_value().endswith(event.address)
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    entries = dialog.get_by_role("switch", name="Players can sign up themselves")
    before = event.see("about")["entries_open"]
    entries.click(force=True)
    passing.said(page, "Entries are closed." if before else "Entries are open.")
    assert event.see("about")["entries_open"] is not before
    dialog.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Personal links to print").click()
    page.get_by_role("button", name="Create 3 links").click()
    expect(page.get_by_role("heading", name="Personal links")).to_be_focused()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(3)
    card = page.get_by_role("listitem").filter(has_text="Ann Rossi")
    address, code = "http://" + card.locator(".address").inner_text().strip(), card.locator("b.tabular").inner_text()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(card).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="I’ve saved them").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    assert [each["link"] for each in event.see("people")] == [True] * 3
    phone = visit(size="phone")
    phone.goto(address)
    phone.get_by_label("Code of your personal link").fill(code)
    phone.get_by_role("button", name="Open", exact=True).click()
    expect(phone.get_by_role("link", name="My games")).to_be_visible()


def test_two_people_swap_by_drag_and_drop_with_the_cost_shown(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 16, check_in=True).drafted()
    at_desk(page, event)
    page.get_by_role("button", name="Game 2", exact=True).click()
    first = event.see("draft")["rounds"][1]["tables"]
    one, other = (event.names[table[0]] for table in first[:2])
    settled(page)  # What is dragged stands where it was measured.
    from_box, to_box = seat_of(page, one).bounding_box(), seat_of(page, other).bounding_box()
    assert from_box
    assert to_box
    page.mouse.move(from_box["x"] + 60, from_box["y"] + 20)
    page.mouse.down()
    page.mouse.move(to_box["x"] + 60, to_box["y"] + 20, steps=6)
    # While somebody is dragged every place shows what it would cost.
    cost = event.see("draft")["figures"]["cost"]
    expect(page.get_by_role("button", name=re.compile("swapping makes the cost"))).to_have_count(15)
    expect(page.locator(".ghost")).to_contain_text(f"Cost {cost} →")
    page.mouse.up()
    passing.said(page, "Swapped: the cost")
    after = event.see("draft")["rounds"][1]["tables"]
    assert (after[0][0], after[1][0]) == (first[1][0], first[0][0])
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator("dd")).to_have_text(str(event.see("draft")["figures"]["cost"]))


def test_two_people_swap_by_keyboard_and_the_draft_is_published(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 11, check_in=True).drafted()
    at_desk(page, event)
    tables = event.see("draft")["rounds"][0]["tables"]
    one, other = event.names[tables[0][1]], event.names[tables[1][1]]
    seat_of(page, one).focus()
    page.keyboard.press("Enter")
    expect(seat_of(page, one)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile("swapping makes the cost"))).to_have_count(10)
    page.keyboard.press("Escape")
    expect(seat_of(page, one)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    seat_of(page, other).focus()
    page.keyboard.press("Enter")
    passing.said(page, "Swapped: the cost")
    assert event.see("draft")["rounds"][0]["tables"][0][1] == tables[1][1]
    page.get_by_role("button", name="Mix the seats").click()
    passing.said(page, "The seats are mixed.")
    page.get_by_role("button", name="Another draft").click()
    passing.said(page, "Here is another draft.")
    press(page, "Publish the seating")
    passing.said(page, "The seating is published.")

    # Somebody leaves: what was published is old, and the card says what to do.
    event.do("leave", person=event.people[0])
    expect(next_card(page)).to_contain_text("Someone arrived or left")
    press(page, "Redraft the seating")
    expect(page.get_by_role("button", name="Published")).to_be_visible()
    press(page, "Publish the seating")
    start(page, 1)
    expect(page.get_by_role("heading", name="Game 1", exact=True)).to_be_visible()


def test_a_published_seating_bends_and_a_start_is_undone(visit: Visit) -> None:
    """T20: a late-comer, a swap, the fewest changes, and a game that was started too early; then the room closes."""
    page = visit()
    event = events.made(page, 7, check_in=True, settings={"games": 2}).published()
    hall = visit(f"{event.address}/hall")
    at_desk(page, event, "seating")
    late = event.do("enter", first="Zoe", surname="Neri", of_age=True, check_in=True)["person"]
    expect(hall.get_by_text("The seating is being changed.")).to_be_visible()
    tabs = page.get_by_role("navigation", name="Parts of the desk")
    tabs.get_by_role("link", name="Papers").click()
    expect(page.get_by_text("When the new seating is ready")).to_have_count(4)  # instead of a link to a refusal
    tabs.get_by_role("link", name="Seating").click()
    page.get_by_role("button", name="Zoe Neri", exact=True).click()
    page.get_by_role("button", name=re.compile(r"^Sit at table 2, cost \d+$")).click()
    passing.said(page, "Zoe Neri sits at table 2.")
    expect(hall.get_by_text("The seating is being changed.")).to_be_hidden()
    seat_of(page, "Zoe Neri").click()
    seat_of(page, event.names[event.people[0]]).click()
    passing.said(page, "Swapped: the cost")
    assert late in {seat["id"] for table in event.see("seating")[0]["tables"] for seat in table}
    # The other games are old as well, until they fit, too.
    page.get_by_role("button", name="Redraw with the fewest changes").click()
    passing.said(page, "The new seating is published. No one changes tables.")

    start(page, 1)
    page.get_by_role("button", name="Undo the start").click()
    page.get_by_role("dialog", name="Undo the start").get_by_role("button", name="Undo the start").click()
    expect(next_card(page)).to_contain_text("Start the game")
    start(page, 1)
    expect(page.get_by_role("heading", name="Game 1", exact=True)).to_be_visible()

    # A sheet that came too early is discarded.
    event.handed_in(1, 1)
    page.get_by_role("button", name="Discard the sheets of table 1").click()
    dialog = page.get_by_role("dialog", name="Discard the sheets of table 1")
    dialog.get_by_label("Why").fill("They still play.")
    dialog.get_by_role("button", name="Discard the sheets").click()
    expect(page.get_by_role("button", name="Discard the sheets of table 1")).to_be_hidden()

    event.ended()
    next_card(page).get_by_role("button", name="Finish now").click()
    dialog = page.get_by_role("dialog", name="Finish now")
    dialog.get_by_label("Why").fill("The caretaker closes.")
    dialog.get_by_role("button", name="Finish now").click()
    expect(next_card(page).get_by_role("link", name="Print certificates")).to_be_visible()


def fill(dialog: Locator, event: events.Event, seats: list[str], pv: tuple[int, ...]) -> None:
    for person, points in zip(seats, pv, strict=True):
        name = event.names[person]
        dialog.get_by_label(f"Points of {name}").fill(str(points))
        dialog.get_by_role("radiogroup", name=f"Complete rows of {name}").get_by_role("radio", name="1").check(force=True)


def test_a_game_runs_with_its_clock_sheets_and_a_dispute_to_its_end(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 8, check_in=True, settings={"games": 1}).published().started()
    at_desk(page, event)
    page.get_by_role("button", name="Pause the clock").click()
    dialog = page.get_by_role("dialog", name="Pause the clock")
    page.context.set_offline(True)
    dialog.get_by_role("button", name="Pause the clock").click()
    expect(dialog.get_by_text("It will be sent as soon as you’re back online.", exact=True)).to_be_visible()  # in it, not behind it
    page.context.set_offline(False)
    expect(page.get_by_role("timer").first).to_contain_text("Clock paused")
    page.get_by_role("button", name="Resume the clock").click()
    passing.said(page, "The clock is running.")
    page.get_by_role("button", name="Extra time").click()
    dialog = page.get_by_role("dialog", name="Extra time")
    dialog.get_by_label("Table").select_option("Table 2")
    dialog.get_by_label("Minutes").fill("7")
    dialog.get_by_label("Why").fill("A tile was lost.")
    dialog.get_by_role("button", name="Extra time").click()
    expect(page.get_by_text("+7 min").first).to_be_visible()

    event.handed_in(1, 1)
    expect(page.get_by_text(f"Sheet in from {event.names[event.tables()[0]['seats'][0]]}")).to_be_visible()
    event.disputed(1)
    expect(next_card(page)).to_contain_text("Table 1 is waiting for a decision.")
    press(page, "Decide")
    dialog = page.get_by_role("dialog", name="Game 1, table 1")
    expect(dialog.get_by_text("The sheets differ:")).to_be_visible()
    seats = event.tables()[0]["seats"]
    fill(dialog, event, seats, (61, 50, 40, 30))
    dialog.get_by_label("Why").fill("Seat 1 had counted a column twice.")
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_be_hidden()

    press(page, "Enter a sheet")
    dialog = page.get_by_role("dialog", name="Game 1, table 2")
    fill(dialog, event, event.tables()[1]["seats"], (44, 43, 42, 41))
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_text("2 of 2 tables are done").first).to_be_visible()
    page.get_by_role("button", name="Correct table 2").click()
    expect(page.get_by_role("dialog", name="Game 1, table 2").get_by_label("Why")).to_be_visible()
    page.keyboard.press("Escape")

    press(page, "End game 1")
    expect(page.get_by_role("row", name=re.compile(event.names[seats[0]]))).to_contain_text("61")
    press(page, "Finish the tournament")
    expect(next_card(page).get_by_role("link", name="Print certificates")).to_be_visible()


def test_somebody_comes_late_and_somebody_withdraws(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 8, check_in=True).published().started()
    at_desk(page, event, "people")
    expect(page.get_by_text("Late entry: plays from game 2 on")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Neri, Zoe")
    page.keyboard.press("Enter")
    passing.said(page, "Zoe Neri is signed up.")
    expect(page.get_by_text("from game 2", exact=True)).to_be_visible()
    page.get_by_role("button", name="More about Ann Rossi").click()
    page.get_by_role("button", name="Withdraws from the game").click()
    dialog = page.get_by_role("dialog", name="Withdraws from the game")
    dialog.get_by_label("Why").fill("Ann Rossi felt ill.")
    dialog.get_by_role("button", name="Withdraws from the game").click()
    expect(dialog.get_by_text("This seems to name someone")).to_be_visible()
    dialog.get_by_label("Why").fill("Felt ill.")
    dialog.get_by_role("button", name="Withdraws from the game").click()
    passing.said(page, "Ann Rossi has withdrawn.")


def test_the_event_is_arranged_and_helpers_get_links_that_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 4, check_in=True)
    at_desk(page, event, "event")
    page.get_by_label("Tell everyone").fill("Pizza is here.")
    page.get_by_role("button", name="Announce", exact=True).click()
    page.get_by_role("button", name="Withdraw: Pizza is here.").click()
    passing.said(page, "The announcement has been withdrawn.")
    page.get_by_role("button", name="Earlier or later").click()
    dialog = page.get_by_role("dialog", name="A game begins at another time")
    dialog.get_by_label("Minutes later").fill("-15")
    dialog.get_by_label("Why").fill("The keys were late.")
    dialog.get_by_role("button", name="Earlier or later").click()
    expect(page.get_by_text("14:15").first).to_be_visible()
    for act, reason in (("Add a game", "We are ahead of time"), ("Drop a game", "We are behind time")):
        page.get_by_role("button", name=act).click()
        page.get_by_role("dialog", name=act).get_by_role("button", name=reason).click()
        page.get_by_role("dialog", name=act).get_by_role("button", name=act).click()
        passing.said(page, "Done")
    page.get_by_role("switch", name="Players check themselves in").click(force=True)
    passing.said(page, "Saved.")
    page.get_by_label("Day").fill("2027-03-20")
    page.get_by_label("Day").blur()

    page.get_by_label("Name", exact=True).fill("Nina")
    page.get_by_role("button", name="Link for an arbiter").click()
    expect(page.get_by_role("heading", name="Link for Nina")).to_be_visible()
    link = page.get_by_label("Link", exact=True).input_value()
    page.get_by_role("button", name="I’ve saved it").click()
    arbiter = visit()
    arbiter.goto(link)
    expect(arbiter.get_by_role("link", name="Arbiter", exact=True)).to_be_visible()
    page.get_by_role("button", name="Revoke link: Nina").click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke link").click()
    passing.said(page, "The link has been revoked.")
    expect(arbiter.get_by_text("This page is for those who run the tournament")).to_be_visible()
    expect(page.get_by_text("Nina")).to_be_hidden()
    # The desk is nobody else's.
    arbiter.goto(f"{event.address}/desk")
    expect(arbiter.get_by_text("This page is for those who run the tournament")).to_be_visible()


def test_papers_and_files_are_there_in_every_language(visit: Visit) -> None:
    page = visit()
    event = events.made(page, 8, check_in=True, settings={"games": 1}).published()
    at_desk(page, event, "papers")
    page.get_by_label("Language of the papers").select_option("Română")
    names = ("Score sheets", "Table cards", "Seating by table", "Seating by name")
    links = [page.locator("ul.papers").get_by_role("link", name=re.compile(f"^{name}")) for name in names]
    for link in links:
        address = link.get_attribute("href")
        assert "language=ro" in (address or "")
    answer = page.request.get(links[0].get_attribute("href") or "")
    assert answer.body().startswith(b"%PDF")
    expect(page.get_by_text("When the tournament is over")).to_be_visible()
    for link in page.locator("ul.files a").all():
        answer = page.request.get(link.get_attribute("href") or "")
        assert answer.ok, link.inner_text()
    numbers = page.get_by_role("link", name="Seating by numbers").get_attribute("href") or ""
    assert sorted(re.split(r"[-\n]", page.request.get(numbers).text().strip()), key=int) == [str(number) for number in range(1, 9)]
    event.finished()
    certificates = page.get_by_role("link", name=re.compile("^Certificates For"))
    expect(certificates).to_be_visible()
    assert page.request.get(certificates.get_attribute("href") or "").body().startswith(b"%PDF")


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["ro"])
def test_on_a_phone_nothing_scrolls_sideways_and_the_next_thing_stays_in_sight(visit: Visit, language: str) -> None:
    page = visit("/e/new", size="phone", language=language, has_touch=True, is_mobile=True)
    page.locator("form button[type=submit]").wait_for()
    narrow = "document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(narrow)
    event = events.made(page, 23, check_in=True)
    if language in ("en", "nl"):
        event.drafted()
    else:
        event.published().started().disputed(1)
    for tab in ("people", "seating", "game", "standings", "papers", "event"):
        page.goto(f"{event.address}/desk#{tab}")
        main = next_card(page).locator(".main button")
        main.wait_for()
        page.wait_for_timeout(150)
        assert page.evaluate(narrow), tab
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(main).to_be_in_viewport()


def test_on_a_phone_two_people_swap_by_two_taps(visit: Visit) -> None:
    page = visit(size="phone", has_touch=True, is_mobile=True)
    event = events.made(page, 8, check_in=True).drafted()
    at_desk(page, event, "seating")
    tables = event.see("draft")["rounds"][0]["tables"]
    seat_of(page, event.names[tables[0][0]]).tap()
    expect(page.get_by_role("button", name="Don’t swap")).to_be_visible()
    seat_of(page, event.names[tables[1][0]]).tap()
    passing.said(page, "Swapped: the cost")
    assert event.see("draft")["rounds"][0]["tables"][0][0] == tables[1][0]
