"""A player's page on a phone: my table at a glance, the score sheet with its pad, and everything that follows live. And the page for everybody."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Response, expect
from pypdf import PdfReader

from azulejos.i18n import LANGUAGES, Texts
from tests.web import events, passing
from tests.web.conftest import Visit


@pytest.fixture
def desk(visit: Visit) -> Page:
    """The organiser's browser: it makes events by HTTP, and shows nothing."""
    return visit()


def _playing(desk: Page, people: int = 4, **options: Any) -> events.Event:
    return events.made(desk, people, check_in=True, **{"settings": {"games": 2}, **options}).published().started()


def _seat(event: events.Event, table: int = 1, seat: int = 1) -> str:
    person: str = event.tables()[table - 1]["seats"][seat - 1]
    return person


def _button(page: Page | Locator, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def _filled(page: Page, points: list[int], rows: list[int]) -> None:
    """Points and complete rows of everybody, by the keys of a phone and by touch."""
    for seat, (pv, complete) in enumerate(zip(points, rows, strict=True)):
        page.get_by_label("Points of").nth(seat).fill(str(pv))
        _rows(page, seat).get_by_role("radio", name=str(complete)).check()


def _rows(page: Page, seat: int) -> Locator:
    return page.get_by_role("radiogroup", name="Complete rows of").nth(seat)


def _sheets(event: events.Event, table: int = 1) -> list[Any]:
    found: list[Any] = event.tables()[table - 1]["sheets"]
    return found


def test_a_player_sees_table_seat_and_game_and_the_page_follows(visit: Visit, desk: Page) -> None:
    event = events.made(desk, 8, settings={"games": 2})
    me = event.people[0]
    page = visit(event.link(me), size="phone")
    expect(page.get_by_role("heading", level=1)).to_have_text("Check in")
    expect(page).to_have_url(re.compile(rf"/e/{event.id}$"))  # the token has left the address
    event.checked_in()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game 1 at")
    event.published()
    table = next(at for at, seats in enumerate(event.see("seating")[0]["tables"], 1) if me in [each["id"] for each in seats])
    seat = [each["id"] for each in event.see("seating")[0]["tables"][table - 1]].index(me) + 1
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(rf"Table\s*{table}\s*Seat\s*{seat}"))
    expect(page).to_have_title(re.compile(rf"● Table {table}"))
    event.started()
    expect(_button(page, "Submit result")).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text("Time left")
    event.do("announce", text="Pizza is here.")
    expect(page.get_by_text("Pizza is here.")).to_be_visible()
    event.ended()
    expect(page.get_by_text(re.compile(r"^\d+(st|nd|rd|th) of 8, with \d+ points"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_two_of_a_table_count_by_themselves_one_of_them_with_the_score_pad(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    one = visit(event.link(_seat(event, seat=1)), size="phone", has_touch=True)
    other = visit(event.link(_seat(event, seat=2)), size="phone", has_touch=True)
    _button(one, "Submit result").tap()
    one.get_by_role("button", name=re.compile("^Score pad of")).first.tap()
    pad = one.get_by_role("dialog")
    for column in range(1, 6):
        pad.get_by_role("button", name=re.compile(f"^Row 2, column {column},")).tap()
        pad.get_by_role("button", name=re.compile(f"^Row {column}, column 3,")).tap()
    # The cell where row and column cross was tapped twice: it is empty again.
    pad.get_by_role("button", name="Row 2, column 3, yellow").tap()
    pad.get_by_label("Points before bonuses").fill("36")
    expect(pad.get_by_role("row", name=re.compile("^Points"))).to_contain_text("45")  # 36, a row for 2 and a column for 7
    _button(pad, "Copy to sheet").tap()
    expect(one.get_by_label("Points of").first).to_have_value("45")
    for seat in range(1, 4):
        one.get_by_label("Points of").nth(seat).fill(str(40 - 10 * seat))
        _rows(one, seat).get_by_role("radio", name="0").tap()
    expect(one.get_by_text("1st", exact=True)).to_be_visible()
    _button(one, "Submit").tap()
    expect(one.get_by_text("Your sheet is in. Now someone else")).to_be_visible()
    expect(other.get_by_text("Someone at your table has submitted a sheet.")).to_be_visible()
    assert event.tables()[0]["state"] == "awaiting"

    _button(other, "Submit result").tap()
    _filled(other, [45, 30, 20, 11], [1, 0, 0, 0])
    _button(other, "Submit").tap()
    expect(one.get_by_text("The sheets of your table differ.")).to_be_visible()
    _button(other, "Change my sheet").tap()
    expect(other.get_by_label("Points of").nth(3)).to_have_value("11")
    other.get_by_label("Points of").nth(3).fill("10")
    _button(other, "Submit").tap()
    expect(one.get_by_role("list").filter(has_text="45 points")).to_be_visible()
    assert [line["pv"] for line in event.tables()[0]["result"]["lines"]] == [45, 30, 20, 10]


def test_the_pad_counts_as_the_server_does(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)))
    _button(page, "Submit result").click()
    page.get_by_role("button", name=re.compile("^Score pad of")).first.click()
    pad = page.get_by_role("dialog")
    cells = pad.get_by_role("group", name="Wall").get_by_role("button")
    tapped = "." * 25
    for wall in ("11111 1.... 1.... 1.... 1....", "11111 11... 1.1.. 1..1. 1...1", "1.1.1 .1.1. 1.1.1 .1.1. 11111"):
        wanted = wall.replace(" ", "")
        for at in range(25):
            if wanted[at] != tapped[at]:
                cells.nth(at).click()
        tapped = wanted
        count = desk.request.post("/api/v1/tournaments/score-pad", data={"wall": wall, "before": 0}).json()
        pad.get_by_label("Points before bonuses").fill(str(count["most_before"]))
        expect(pad.get_by_text("can’t have scored more")).to_have_count(0)
        expect(pad.get_by_role("row", name=re.compile("^Points"))).to_contain_text(str(count["most_before"] + count["pv"]))
        pad.get_by_label("Points before bonuses").fill(str(count["most_before"] + 1))
        expect(pad.get_by_text(f"can’t have scored more than {count['most_before']} points")).to_be_visible()


_NOTE_FIELDS = """() => addEventListener("focusin", (event) => {
    if (event.target.matches("h2")) window.fieldsAtFocus = document.querySelectorAll("input[inputmode=numeric]").length;
})"""
"""How many fields there are when a heading gets the focus."""


def test_a_sheet_by_keyboard_alone(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)))
    page.evaluate(_NOTE_FIELDS)
    _button(page, "Submit result").press("Enter")
    expect(page.get_by_role("heading", name="Score sheet")).to_be_focused()
    assert page.evaluate("fieldsAtFocus") == 4, "whoever is quick goes on to what lies below a sheet that is not there yet"
    page.keyboard.press("Tab")
    expect(page.get_by_label("Points of").first).to_be_focused()
    page.keyboard.type("50")
    expect(page.get_by_label("Points of").first).to_have_value("50")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=re.compile("^Score pad of")).first).to_be_focused()
    page.keyboard.press("Enter")
    pad = page.get_by_role("dialog")
    first = pad.get_by_role("button", name="Row 1, column 1, blue")
    first.focus()
    for key in ("Space", "ArrowRight", "Space", "ArrowDown", "Space"):
        page.keyboard.press(key)
    pressed = pad.locator("button[aria-pressed=true]")
    assert [each.get_attribute("aria-label") for each in pressed.all()] == [
        "Row 1, column 1, blue",
        "Row 1, column 2, yellow",
        "Row 2, column 2, blue",
    ]
    page.keyboard.press("Tab")
    page.keyboard.type("5")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Score pad of")).first).to_be_focused()
    withdrew = page.get_by_role("checkbox")
    for seat in range(4):
        page.keyboard.press("Tab")
        page.keyboard.press("Space")  # no complete row
        page.keyboard.press("ArrowRight")  # one
        if seat < 3:
            page.keyboard.press("Tab")
            expect(withdrew.nth(seat)).to_be_focused()
            page.keyboard.press("Tab")
            page.keyboard.type(str(40 - seat))
            page.keyboard.press("Tab")
    _button(page, "Submit").press("Enter")
    # The wall on the pad has no complete row, and the sheet has one: it is in, and asked about.
    expect(page.get_by_text("The wall on the score pad shows a different number of complete rows.")).to_be_visible()
    _button(page, "It’s right").press("Enter")
    expect(page.get_by_text("Your sheet is in. Now someone else")).to_be_visible()
    assert [line["pv"] for line in _sheets(event)[0]["sheet"]["lines"]] == [50, 40, 39, 38]


def test_a_sheet_that_cannot_be_is_not_sent(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)), size="phone")
    _button(page, "Submit result").click()
    _filled(page, [241, 3, 40, 30], [1, 2, 0, 0])
    page.get_by_label("Points of").nth(2).fill("")
    _button(page, "Submit").click()
    expect(page.get_by_text("With that many rows, 154 points is the maximum.")).to_be_visible()
    expect(page.get_by_text("The rows alone give 4 points.")).to_be_visible()
    expect(page.get_by_text("Points and complete rows are needed.")).to_be_visible()
    expect(page.get_by_label("Points of").first).to_be_focused()
    assert _sheets(event) == []


def test_a_half_filled_sheet_survives_a_reload_and_goes_when_it_is_in(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)), size="phone", fresh=True)
    _button(page, "Submit result").click()
    page.get_by_label("Points of").first.fill("61")
    _rows(page, 0).get_by_role("radio", name="2").check()
    page.get_by_role("button", name=re.compile("^Score pad of")).nth(1).click()
    page.get_by_role("button", name="Row 1, column 1, blue").click()
    page.reload()
    expect(page.get_by_text("What you filled in is still here.")).to_be_visible()
    expect(page.get_by_label("Points of").first).to_have_value("61")
    expect(_rows(page, 0).get_by_role("radio", name="2")).to_be_checked()
    page.get_by_role("button", name=re.compile("^Score pad of")).nth(1).click()
    expect(page.get_by_role("button", name="Row 1, column 1, blue")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    _filled(page, [61, 40, 30, 20], [2, 0, 0, 0])
    page.route("**/acts?as=player", lambda route: route.abort())
    _button(page, "Submit").click()
    expect(_button(page, "Sending…")).to_be_visible()
    page.reload()  # the phone's owner lost patience
    page.unroute_all()
    expect(page.get_by_text("This sheet has not arrived yet. Submit it again.")).to_be_visible()
    _button(page, "Submit").click()
    expect(page.get_by_text("Your sheet is in. Now someone else")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('azulejos-sheet-'))") == []


def test_a_sheet_handed_in_while_the_line_is_lost_is_sent_once_when_it_is_back(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)), size="phone", fresh=True)
    _button(page, "Submit result").click()
    _filled(page, [60, 40, 30, 20], [1, 0, 0, 0])
    sent: list[str] = []
    stored: list[bool] = []

    def noted(request: Request) -> None:
        if request.url.endswith("/acts?as=player"):
            sent.append((request.post_data_json or {})["id"])

    def answered(response: Response) -> None:
        if response.url.endswith("/acts?as=player"):
            stored.append(response.ok)

    page.on("request", noted)
    page.on("response", answered)
    page.context.set_offline(True)
    _button(page, "Submit").click()
    expect(page.get_by_text("The sheet will be sent when you’re back online")).to_be_visible()
    expect(_button(page, "Sending…")).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text=re.compile("^It will be sent as soon as you’re back online.$"))).to_be_visible()
    assert _sheets(event) == []
    page.context.set_offline(False)
    expect(page.get_by_text("Your sheet is in. Now someone else")).to_be_visible()
    assert len(_sheets(event)) == 1
    page.wait_for_timeout(2_000)  # longer than it waits before it asks again
    assert len(sent) > 1  # asked for several times,
    assert len(set(sent)) == 1  # as one and the same
    assert stored == [True]


@pytest.mark.long
def test_an_arbiter_is_called_and_answers(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)), size="phone")
    passing.listen(page)
    _button(page, "Call an arbiter").click()
    page.get_by_label("What is it about?").fill("How does the marker count?")
    _button(page.get_by_role("dialog"), "Call an arbiter").click()
    expect(page.get_by_text(re.compile(r"Called at \d\d:\d\d. An arbiter will come."))).to_be_visible()
    (call,) = event.see("calls")
    assert call["text"] == "How does the marker count?"
    event.do("answer-call", call=call["call"], done=False)
    expect(page.get_by_text("An arbiter is on the way.")).to_be_visible()
    event.do("answer-call", call=call["call"], done=True)
    passing.said(page, "The arbiter has answered your call.")
    expect(_button(page, "Call an arbiter")).to_be_visible()


@pytest.mark.long
def test_a_result_is_disputed_and_people_withdraw_and_leave(visit: Visit, desk: Page) -> None:
    event = _playing(desk, people=8)
    quitter = visit(event.link(_seat(event, table=1, seat=4)), size="phone")
    _button(quitter, "Withdraw from this game").click()
    _button(quitter.get_by_role("dialog"), "Withdraw from this game").click()
    expect(quitter.get_by_role("heading", level=1)).to_have_text("You have left the tournament")
    page = visit(event.link(_seat(event, table=1, seat=1)), size="phone")
    _button(page, "Submit result").click()
    expect(page.get_by_text("withdrew: no points for this game")).to_be_visible()
    expect(page.get_by_label("Points of")).to_have_count(3)
    event.sheets_in()
    expect(page.get_by_role("heading", name="Score sheet")).to_have_count(0)  # the table has its result
    _button(page, "Dispute the result").click()
    page.get_by_label("Why").fill("Seat 2 has a column more.")
    _button(page.get_by_role("dialog"), "Dispute the result").click()
    expect(page.get_by_text("The result is disputed. An arbiter will decide.")).to_be_visible()
    assert event.tables()[0]["state"] == "disputed"
    leaver = visit(event.link(_seat(event, table=2, seat=1)), size="phone")
    _button(leaver, "Leave the tournament").click()
    _button(leaver.get_by_role("dialog"), "Leave the tournament").click()
    expect(leaver.get_by_text("Your points stand.")).to_be_visible()


def test_somebody_enters_by_themselves_keeps_the_link_and_checks_in(visit: Visit, desk: Page) -> None:
    event = events.made(desk, 3, self_check_in=True)
    event.do("open-entries")
    page = visit(event.address, size="phone")
    _button(page, "Sign up").click()
    expect(page.get_by_text("Please type your first name.")).to_be_visible()
    page.get_by_label("First name").fill("Zora")
    page.get_by_label("Surname").fill("Neri")
    _button(page, "Sign up").click()
    expect(page.get_by_text("Players must be at least 12 years old.")).to_be_visible()
    page.get_by_label("I am at least 12 years old").check()
    _button(page, "Sign up").click()
    expect(page.get_by_role("heading", name="Zora, you’re in!")).to_be_focused()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.get_by_role("textbox", name="Link").input_value()
    assert re.search(rf"/e/{event.id}#[\w-]{{16,}}$", link)
    _button(page, "Go to my page").click()
    _button(page, "I’m here").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game 1 at")
    assert event.see("about")["present"] == 1
    other = visit(link, size="phone")
    expect(other.get_by_text("Hello Zora")).to_be_visible()
    event.do("close-entries")
    spectator = visit(event.address)
    expect(spectator.get_by_role("heading", level=1)).to_have_text("Spring cup")
    expect(_button(spectator, "Sign up")).to_have_count(0)


def test_whoever_waits_for_a_place_is_told_so_and_moves_up(visit: Visit, desk: Page) -> None:
    event = events.made(desk, 4)
    event.do("open-entries")
    event.do("cap", most=4)
    page = visit(event.address, size="phone")
    expect(page.get_by_text("All 4 places are taken.")).to_be_visible()
    page.get_by_label("First name").fill("Zora")
    page.get_by_label("I am at least 12 years old").check()
    _button(page, "Sign up").click()
    expect(page.get_by_role("heading", name="Zora, you are on the waiting list")).to_be_focused()
    _button(page, "Go to my page").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are on the waiting list")
    expect(page.get_by_text("You are number 1")).to_be_visible()
    hall = visit(f"{event.address}/hall")
    expect(hall.get_by_text("0 of 4 are here")).to_be_visible()
    event.do("leave", person=event.people[0])
    expect(page.get_by_role("heading", level=1)).to_have_text("Check in")
    # The next place that somebody leaves is free for whoever comes.
    event.do("leave", person=event.people[1])
    spectator = visit(event.address, size="phone")
    expect(_button(spectator, "Sign up")).to_be_visible()
    expect(spectator.get_by_text("All 4 places are taken.")).to_have_count(0)
    expect(hall.get_by_text("0 of 3 are here")).to_be_visible()


@pytest.mark.long
def test_an_event_that_is_full_says_so_in_every_language(visit: Visit, desk: Page) -> None:
    event = events.made(desk, 0)
    event.do("open-entries")
    waiting = visit(event.address, size="phone")
    expect(_button(waiting, "Sign up")).to_be_visible()
    event.do("enter-list", csv="first\n" + "\n".join(f"Name{number}" for number in range(200)), of_age=True)
    expect(_button(waiting, "Sign up")).to_have_count(0)
    for language in LANGUAGES:
        page = visit(event.address, size="phone", language=language)
        expect(page.get_by_text(Texts(language, "errors")("errors-sentences-event-full"))).to_be_visible()


def test_everybody_follows_and_finds_a_name(visit: Visit, desk: Page) -> None:
    event = events.made(desk, 12, check_in=True, settings={"games": 2})
    page = visit(event.address, size="phone")
    expect(page.get_by_text("12 people")).to_be_visible()
    event.published().started()
    expect(page.get_by_text("Game 1 is in progress.")).to_be_visible()
    tables = page.get_by_role("list").filter(has=page.get_by_role("heading", name=re.compile(r"^Table \d")))
    expect(tables.get_by_role("heading")).to_have_count(3)
    page.get_by_label("Find a name").fill("HANNA")
    expect(tables.get_by_role("heading")).to_have_count(1)
    expect(tables).to_contain_text("Hanna")
    page.get_by_label("Find a name").fill("nobody")
    expect(page.get_by_text("No one by that name.")).to_be_visible()
    page.get_by_label("Find a name").fill("")
    event.sheets_in(2, 3)
    expect(tables).to_contain_text("1st")
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    page.get_by_role("radiogroup", name="Which game").get_by_role("radio", name="Game 2").check()
    expect(tables).not_to_contain_text("1st")
    event.finished()
    expect(page.get_by_text("The tournament is over.")).to_be_visible()
    winner = next(row["name"] for row in event.see("ranking") if row["place"] == 1)
    expect(page.get_by_text(f"{winner} won", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_sheet_by_pin_is_one_of_two_and_names_its_seat(visit: Visit, desk: Page) -> None:
    event = _playing(desk, people=8)
    paper = event.ask("GET", "/papers/sheets.pdf?language=en&game=1").body()
    pin = re.search(r"PIN (\d{6})", PdfReader(io.BytesIO(paper)).pages[0].extract_text())
    assert pin is not None
    phone = visit(f"{event.address}/g1/t1#{pin[1]}", size="phone", language="ro")
    go = phone.get_by_role("button", name="Completează foaia")
    expect(go).to_be_disabled()  # nobody has said who hands it in
    for seat in (1, 2):
        phone.get_by_label("Locul tău").select_option(str(seat))
        go.click()
        assert phone.evaluate("document.documentElement.scrollWidth") == 360
        expect(phone.get_by_text("Rezultatul contează când două persoane")).to_be_visible()
        for each, points in enumerate((60, 40, 30, 20)):
            phone.locator("main input[inputmode=numeric]").nth(each).fill(str(points))
            phone.get_by_role("radiogroup").nth(each).get_by_role("radio", name="1", exact=True).check()
        phone.get_by_role("button", name="Predă foaia").click()
        if seat == 1:
            expect(phone.get_by_text("Acum altcineva de la masă")).to_be_visible()
    expect(phone.get_by_text("60 de puncte")).to_be_visible()
    assert event.tables()[0]["state"] == "settled"


def test_a_short_code_that_is_mistyped_is_called_a_code(visit: Visit, desk: Page) -> None:
    event = _playing(desk, people=4)
    phone = visit(event.address, size="phone")
    phone.get_by_label("Code of your personal link").fill("aaaa-bbbb")
    _button(phone, "Open").click()
    expect(phone.get_by_text("That isn’t a code of this tournament.")).to_be_visible()


def test_the_code_on_a_paper_leads_everybody_to_what_they_may_do(visit: Visit, desk: Page) -> None:
    event = _playing(desk, people=8)
    spectator = visit(f"{event.address}/g1/t2", size="phone")
    expect(spectator.get_by_role("heading", level=1)).to_have_text("Game 1, Table 2")
    expect(spectator.get_by_label("PIN on the score sheet")).to_be_visible()
    expect(spectator.get_by_label("Points of")).to_have_count(0)
    elsewhere = visit(event.link(_seat(event, table=1)), size="phone")
    expect(elsewhere.get_by_text("Hello")).to_be_visible()
    elsewhere.goto(f"{event.address}/g1/t2")
    expect(elsewhere.get_by_text("You are at another table in this game.")).to_be_visible()
    player = visit(event.link(_seat(event, table=2)), size="phone")
    expect(player.get_by_text("Hello")).to_be_visible()
    player.goto(f"{event.address}/g1/t2")
    _filled(player, [60, 40, 30, 20], [1, 0, 0, 0])
    _button(player, "Submit").click()
    expect(player.get_by_text("Your sheet is in. Now someone else")).to_be_visible()
    desk.goto(f"{event.address}/g1/t2")
    _filled(desk, [60, 40, 30, 20], [1, 0, 0, 0])
    _button(desk, "Enter the result").click()
    expect(desk.get_by_role("heading", name="Result of this table")).to_be_visible()
    expect(spectator.get_by_text("60 points")).to_be_visible()
    _button(desk, "Correct this result").click()
    desk.get_by_label("Points of").nth(1).fill("47")
    desk.get_by_label("Why").fill("Seat 2 has a column more.")
    _button(desk, "Correct the result").click()
    expect(spectator.get_by_text("47 points")).to_be_visible()
    nowhere = visit(f"{event.address}/g3/t9", size="phone")
    expect(nowhere.get_by_text("There is no such table in this tournament")).to_be_visible()


@pytest.mark.long
def test_a_revoked_link_leaves_a_spectator(visit: Visit, desk: Page) -> None:
    event = _playing(desk)
    page = visit(event.link(_seat(event)), size="phone")
    expect(page.get_by_text("Hello")).to_be_visible()
    event.links(_seat(event))  # another link: the one before holds no more
    expect(page.get_by_role("heading", level=1)).to_have_text("Spring cup")


def test_an_online_player_gives_to_the_deals_and_goes_to_the_table(visit: Visit, desk: Page) -> None:
    event = events.made(desk, 4, check_in=True, online=True, settings={"games": 1}).published()
    person = event.see("seating")[0]["tables"][0][0]["id"]
    page = visit(event.link(person), size="phone")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"Table\s*1\s*Seat\s*1"))
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('azulejos-part-'))")
    [own] = page.evaluate("() => Object.keys(JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('azulejos-part-'))[1]).parts)")
    # Sent once more, lest the page be slower than the start that follows.
    given = page.request.post(f"/api/v1/tournaments/{event.id}/contribution", data={"commitment": own})
    assert given.ok, given.text()
    spectator = visit(event.address, size="phone")
    event.started()
    _button(page, "Go to my table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    table = page.url.rpartition("/")[2]
    kept = page.evaluate("(table) => JSON.parse(localStorage.getItem(`azulejos-fair-${table}`))", table)
    digits = kept["parts"][own]
    assert re.fullmatch("[0-9a-f]{32}", digits)
    assert kept["commitments"] == [own, "-", "-", "-"]
    state = page.request.get(f"/api/v1/tables/{table}").json()
    assert (state["fair"]["commitments"], state["fair"]["contributions"]) == ([own, "-", "-", "-"], [digits, "-", "-", "-"])
    expect(page.locator("[data-spot]").first).to_be_attached()
    watch = spectator.get_by_role("link", name="Watch Table 1")
    expect(watch).to_have_attribute("href", f"/t/{table}")
    watch.click()
    expect(spectator).to_have_url(re.compile(f"/t/{table}$"))
