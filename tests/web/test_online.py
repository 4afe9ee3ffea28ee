"""An online event in a browser: a player sits down at the live table, plays, comes back to the event, and withdraws; somebody watches it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web import events, playing, tables
from tests.web.conftest import Visit


def test_a_player_sits_down_plays_and_withdraws_while_somebody_watches(visit: Visit) -> None:
    desk = visit()
    event = events.made(desk, 2, online=True, check_in=True, settings={"games": 1})
    event.do("arrange", bots=True)
    event.do("enter-bots", count=2, bot="greedy")
    event.published()
    person = next(each["id"] for each in event.see("seating")[0]["tables"][0] if each["id"] in event.people)
    phone = visit(event.link(person), size="phone")
    seats = [each["id"] for each in event.see("seating")[0]["tables"][0]]
    event.do("start", game=1, first=[seats.index(person) + 1])

    phone.get_by_role("button", name="Go to my table").click()
    expect(tables.drawing(phone)).to_be_visible()
    expect(phone.get_by_text("Your turn").first).to_be_visible()
    playing.move(phone)
    expect(phone.get_by_text("Your turn")).to_have_count(0)

    spectator = visit(event.address, size="phone")
    spectator.get_by_role("link", name="Watch Table 1").click()
    expect(spectator.get_by_text("You are watching").first).to_be_attached()
    expect(tables.drawing(spectator)).to_be_visible()

    phone.get_by_role("button", name="Table", exact=True).click()
    phone.get_by_role("link", name="Go to the tournament").click()
    expect(phone).to_have_url(re.compile(rf"{event.address}$"))
    phone.get_by_role("button", name="Go to my table").click()
    phone.get_by_role("button", name="Table", exact=True).click()
    phone.get_by_role("button", name="Withdraw from the game").click()
    phone.get_by_role("dialog", name="Withdraw from the game").get_by_role("button", name="Withdraw from the game").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("You have left the tournament")
    assert event.tables()[0]["withdrawn"] == [person]
