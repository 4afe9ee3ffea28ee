"""The arbiter's page, on the phone of somebody who walks around."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web import events, passing
from tests.web.conftest import Visit


def _playing(visit: Visit, people: int = 12) -> events.Event:
    return events.made(visit(), people, check_in=True).published().started()


def _arbiter(visit: Visit, event: events.Event, size: str = "phone", **options: Any) -> Page:
    page = visit(f"{event.address}/arbiter#{event.helper()}", size=size, **options)
    expect(page.get_by_role("heading", name="Calls")).to_be_visible()
    return page


def _called(event: events.Event, table: int, text: str) -> str:
    person: str = event.tables()[table - 1]["seats"][0]
    event.link(person)
    event.do("call", event.tokens[person], text=text)
    return person


def _calls(page: Page) -> Locator:
    return page.get_by_role("region", name="Calls").get_by_role("listitem")


def _tab(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of this page").get_by_role("link", name=name).click()


def _table(page: Page, number: int) -> Locator:
    return page.get_by_role("listitem").get_by_role("button", name=re.compile(f"^Table {number}"))


def _person(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").get_by_role("button", name=re.compile(f"^{name}"))


def _because(page: Page, why: str, button: str) -> None:
    dialog = page.get_by_role("dialog", name=button, exact=True)
    dialog.get_by_label("Why").fill(why)
    dialog.get_by_role("button", name=button, exact=True).click()
    expect(dialog).to_have_count(0)


def test_calls_come_first_and_the_oldest_on_top(visit: Visit) -> None:
    event = _playing(visit)
    page = _arbiter(visit, event)
    expect(page.get_by_text("No open calls.").last).to_be_visible()
    _called(event, 3, "How does the marker count?")
    _called(event, 1, "A tile is missing.")
    calls = _calls(page)
    expect(calls).to_have_count(2)
    expect(calls.first).to_contain_text("Table 3")
    expect(calls.first).to_contain_text("How does the marker count?")
    expect(page).to_have_title(re.compile("2 open calls"))
    calls.first.get_by_role("button", name="I’m coming").click()
    expect(calls.first).to_contain_text("You are on the way")
    other = _arbiter(visit, event)  # a second arbiter sees that somebody goes
    expect(_calls(other).first).to_contain_text("Nina is on the way")
    calls.first.get_by_role("button", name="Done").click()
    expect(calls).to_have_count(1)
    expect(calls.first).to_contain_text("Table 1")
    expect(_calls(other)).to_have_count(1)


def test_differing_sheets_stand_side_by_side_and_are_decided(visit: Visit) -> None:
    event = _playing(visit).disputed(2)
    page = _arbiter(visit, event)
    call = _calls(page).first
    expect(call).to_contain_text("The sheets differ")
    call.get_by_role("button", name="Decide").click()
    dialog = page.get_by_role("dialog", name="Game 1 · Table 2")
    sheets = dialog.get_by_role("table")
    expect(sheets.get_by_text("differs")).to_have_count(2)
    expect(sheets.get_by_role("row").nth(2)).to_contain_text(re.compile("50.*51", re.S))
    second = event.names[event.tables()[1]["seats"][1]]
    dialog.get_by_role("button", name=f"Use {second}’s sheet").click()
    expect(dialog.get_by_label(f"Points of {second}")).to_have_value("51")
    expect(dialog.get_by_role("button", name="Correct the result")).to_be_disabled()
    expect(dialog.get_by_text("Give a reason first.")).to_be_visible()
    dialog.get_by_role("button", name="Counted wrong").click()
    dialog.get_by_role("button", name="Correct the result").click()
    expect(_calls(page)).to_have_count(0)
    assert [line["pv"] for line in event.tables()[1]["result"]["lines"]] == [60, 51, 40, 30]
    _tab(page, "Log")
    page.get_by_label("Show").select_option("Rulings and corrections")
    entry = page.get_by_role("listitem").filter(has_text="Result corrected")
    expect(entry).to_contain_text("Counted wrong")
    expect(entry).to_contain_text("by Nina")


def test_what_the_sheets_agree_on_need_not_be_typed(visit: Visit) -> None:
    event = _playing(visit).disputed(1)
    page = _arbiter(visit, event, size="laptop")
    _calls(page).first.get_by_role("button", name="Decide").click()
    dialog = page.get_by_role("dialog", name="Game 1 · Table 1")
    first, second = (event.names[person] for person in event.tables()[0]["seats"][:2])
    dialog.get_by_role("button", name="Decide the dispute").click()
    expect(dialog.get_by_label(f"Points of {first}")).to_have_value("60")
    expect(dialog.get_by_label(f"Points of {second}")).to_have_value("")


def test_a_result_is_corrected_and_the_log_has_before_and_after(visit: Visit) -> None:
    event = _playing(visit).sheets_in()
    page = _arbiter(visit, event)
    _table(page, 3).click()
    dialog = page.get_by_role("dialog", name="Game 1 · Table 3")
    dialog.get_by_role("button", name="Correct the result").click()
    name = event.names[event.tables()[2]["seats"][0]]
    expect(dialog.get_by_text("Nothing has been changed yet.")).to_be_visible()
    dialog.get_by_label(f"Points of {name}").fill("64")
    dialog.get_by_label("Why").fill("A column was forgotten.")
    dialog.get_by_role("button", name="Correct the result").click()
    expect(dialog).to_have_count(0)
    _tab(page, "Log")
    page.get_by_label("Find in the log").fill("column")
    expect(page.get_by_text("1 entry")).to_be_visible()
    table = page.get_by_role("listitem").get_by_role("table", name="Result corrected")
    expect(table.get_by_role("columnheader")).to_have_text(["Name", "Before", "After"])
    expect(table.get_by_role("row").nth(1)).to_contain_text(re.compile("57.*differs.*64", re.S))


def test_people_are_warned_expelled_and_reinstated(visit: Visit) -> None:
    event = _playing(visit)
    page = _arbiter(visit, event)
    name, surname = (name := event.names[event.people[0]]), name.partition(" ")[2]
    _tab(page, "People")
    page.get_by_label("Find someone").fill(surname)
    person = _person(page, name)
    person.click()
    passing.listen(page)
    page.get_by_role("button", name=f"Warn {name}").click()
    dialog = page.get_by_role("dialog", name=f"Warn {name}")
    dialog.get_by_label("Why").fill(f"{surname} talked to another table.")
    dialog.get_by_role("button", name=f"Warn {name}").click()
    expect(dialog.get_by_role("alert").filter(has_text="This seems to name someone")).to_have_count(1)
    dialog.get_by_role("button", name="Keep it as it is").click()
    expect(person).to_contain_text("1 warning")
    passing.said(page, "It is in the log")
    person.click()
    page.get_by_role("button", name=f"Expel {name}").click()
    _because(page, "Shouted after a warning.", f"Expel {name}")
    expect(person).to_contain_text("expelled")
    person.click()
    page.get_by_role("button", name=f"Undo {name}’s expulsion").click()
    _because(page, "It was somebody else.", f"Undo {name}’s expulsion")
    expect(person).not_to_contain_text("expelled")


def test_somebody_withdraws_and_that_is_taken_back(visit: Visit) -> None:
    event = _playing(visit)
    page = _arbiter(visit, event)
    _table(page, 1).click()
    name = event.names[event.tables()[0]["seats"][2]]
    page.get_by_role("dialog", name="Game 1 · Table 1").get_by_role("button", name=name).click()
    page.get_by_role("button", name=f"{name} withdraws").click()
    page.get_by_role("dialog", name=f"{name} withdraws").get_by_role("button", name=f"{name} withdraws").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert event.tables()[0]["withdrawn"] == [event.tables()[0]["seats"][2]]
    _tab(page, "People")
    _person(page, name).click()
    page.get_by_role("button", name=f"Undo {name}’s withdrawal").click()
    _because(page, "A misunderstanding.", f"Undo {name}’s withdrawal")
    expect(_person(page, name)).to_contain_text("Table 1, seat 3")


def test_time_and_tables_are_in_the_arbiters_hands(visit: Visit) -> None:
    event = _playing(visit)
    page = _arbiter(visit, event)
    _table(page, 2).click()
    page.get_by_role("button", name="More time").click()
    page.get_by_role("button", name="+10", exact=True).click()
    _because(page, "A long question at the table.", "More time for table 2")
    expect(_table(page, 2)).to_contain_text("+10 min")
    page.get_by_role("button", name="Stop the clock").click()
    page.get_by_role("dialog", name="Stop the clock").get_by_role("button", name="Stop the clock").click()
    expect(page.get_by_role("timer")).to_contain_text("Clock paused")
    page.get_by_role("button", name="Resume the clock").click()
    expect(page.get_by_role("timer")).to_contain_text("Time left")
    _table(page, 3).click()
    page.get_by_role("button", name="Declare the table void").click()
    _because(page, "The bag was spilled.", "Declare table 3 void")
    expect(_table(page, 3)).to_contain_text("void")
    _tab(page, "Hall")
    begins = page.get_by_role("listitem").filter(has_text="Game 2").locator("time").first
    hour, minute = map(int, begins.inner_text().split(":"))  # by when game 1 has really begun: now
    later = (hour * 60 + minute + 10) % (24 * 60)
    page.get_by_role("button", name="Move the next game").click()
    _because(page, "Pizza is late.", "Game 2 begins earlier or later")
    expect(begins).to_have_text(f"{later // 60:02}:{later % 60:02}")
    page.get_by_label("Announcement").fill("Game 2 begins ten minutes later.")
    page.get_by_role("button", name="Announce").click()
    expect(page.get_by_label("Announcement")).to_have_value("")
    page.get_by_role("button", name="Withdraw: Game 2 begins ten minutes later.").click()
    expect(page.get_by_text("Nothing has been announced.")).to_be_visible()
    assert event.see("announcements") == []


def test_the_page_is_for_arbiters_only(visit: Visit) -> None:
    event = _playing(visit, 4)
    page = visit(f"{event.address}/arbiter")
    expect(page.get_by_role("heading", name="This page is for those who run the tournament")).to_be_visible()
