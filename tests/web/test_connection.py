"""Lines that break, servers that die, devices that come and go: nobody loses a move, and nothing is done twice."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.kit.process import RunningServer
from tests.web import kit, passing, playing, tables
from tests.web.conftest import Visit


def moves_of(page: Page, table: str) -> list[Any]:
    """What people and bots have played."""
    events = tables.api(page, "GET", f"/tables/{table}?since=0")["events"]
    return [event for event in events if event["kind"] == "played" and event.get("seat") is not None]


def shown_moves(page: Page, table: str, count: int) -> None:
    """Wait until so many moves are known to the server."""
    page.wait_for_function(
        """async ([table, count]) => {
            const state = await (await fetch(`/api/v1/tables/${table}?since=0`)).json();
            return state.events.filter(event => event.kind === 'played' && event.seat).length >= count;
        }""",
        arg=[table, count],
    )


def test_one_of_two_is_closed_comes_back_and_goes_on(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = tables.opened(ann, "azul", "person", "open", first=1)
    ben.goto(f"/t/{table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    playing.move(ann)
    ben.wait_for_function("() => document.querySelector('[data-pick]')")
    ben.close(run_before_unload=False)
    expect(ann.get_by_text("away").first).to_be_visible()
    # The same browser, hence the same cookies: a new window.
    again = ben.context.new_page()
    again.goto(f"/t/{table}")
    expect(again.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(ann.get_by_text("away")).to_have_count(0)
    playing.move(again)
    expect(ann.get_by_text("Your turn", exact=True)).to_be_visible()
    assert len(moves_of(ann, table)) == 2
    playing.see_the_same(ann, again)


def test_a_move_made_without_a_network_is_kept_and_sent_once(visit: Visit) -> None:
    page = visit()
    table = tables.opened(page, "azul", "person", "greedy", first=1)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.locator(".voice").wait_for(state="attached")  # What is told to screen readers has come, too.
    passing.listen(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    playing.move(page)
    expect(page.get_by_text("No connection. Your move is kept and will be sent.")).to_be_visible()
    assert not playing.is_to_move(page)
    page.context.set_offline(False)
    passing.said(page, "Reconnected")
    page.wait_for_function("() => document.querySelector('[data-pick]')")
    mine = [move for move in moves_of(page, table) if move["seat"] == 1]
    assert len(mine) == 1


def test_the_server_is_killed_in_mid_game_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'killed.sqlite'}", tmp_path, *kit.client_flags()) as server, kit.visitor(browser, server) as page:
        page.goto("/")
        table = tables.opened(page, "azul", "person", "greedy", first=1)
        for turn in range(2):
            page.wait_for_function("() => document.querySelector('[data-pick]')")
            playing.move(page, turn)
        page.wait_for_function("() => document.querySelector('[data-pick]')")
        before = moves_of(page, table)
        passing.listen(page)
        server.kill()
        expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
        playing.move(page)
        expect(page.get_by_text("No connection. Your move is kept and will be sent.")).to_be_visible()
        server.start()
        passing.said(page, "Reconnected")
        page.wait_for_function("() => document.querySelector('[data-pick]')")
        after = moves_of(page, table)
        assert after[: len(before)] == before
        assert sum(move["seat"] == 1 for move in after) == sum(move["seat"] == 1 for move in before) + 1


@pytest.mark.long
def test_a_server_that_is_restarted_says_so(browser: Browser, tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'stopped.sqlite'}", tmp_path, *kit.client_flags()) as server, kit.visitor(browser, server) as page:
        page.goto("/")
        page.goto(tables.against_a_bot(page, "mini"))
        page.wait_for_function("() => document.querySelector('[data-pick]')")
        passing.listen(page)
        server.stop()
        expect(page.get_by_text(re.compile("The server is restarting|Connection lost"))).to_be_visible()
        server.start()
        passing.said(page, "Reconnected")


def test_two_devices_of_one_player_agree(visit: Visit) -> None:
    laptop, phone = visit("/me"), visit(size="phone")
    laptop.get_by_label("Name", exact=True).fill("Ann")
    laptop.get_by_role("button", name="Save").click()
    laptop.get_by_role("button", name="Create link").click()
    link = laptop.get_by_label("Link", exact=True).input_value()
    phone.goto(link)
    passing.listen(phone)
    phone.get_by_role("button", name="Link this device").click()
    passing.said(phone, "Welcome, Ann. This device is now linked.")
    assert "#" not in phone.url
    table = tables.made(laptop, "azul", "person", "greedy", first=1)
    for page in (laptop, phone):
        page.goto(f"/t/{table}")
        page.wait_for_function("() => document.querySelector('[data-pick]')")
    playing.move(laptop)
    shown_moves(laptop, table, 2)
    for page in (laptop, phone):
        page.wait_for_function("() => document.querySelector('[data-pick]')")
    playing.see_the_same(laptop, phone)
    playing.move(phone)
    shown_moves(phone, table, 4)
    laptop.wait_for_function("() => document.querySelector('[data-pick]')")
    playing.see_the_same(laptop, phone)
    # A link works once.
    other = visit(link)
    passing.listen(other)
    other.get_by_role("button", name="Link this device").click()
    passing.said(other, "This link has been used")


NOTIFICATIONS = """
window.told = [];
window.Notification = class { constructor(title, options) { window.told.push([title, options.body]); } close() {} };
window.Notification.permission = sessionStorage.getItem("permission") ?? "default";
window.Notification.requestPermission = async () => {
    sessionStorage.setItem("permission", (window.Notification.permission = "granted"));
};
"""
"""Chromium without a window shows none: what it would show is kept instead."""


def test_whoever_looks_elsewhere_is_told_of_the_turn(visit: Visit) -> None:
    ann, ben = visit(fresh=True), visit()
    ann.add_init_script(NOTIFICATIONS)
    ann.goto("/settings")
    ann.get_by_role("switch", name=re.compile("Tell me when it’s my turn")).check(force=True)
    table = tables.opened(ann, "azul", "person", "open", first=2)
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_function("() => document.querySelector('[data-pick]')")
    expect(ann).to_have_title(re.compile("^Azul · Azulejos$"))
    ann.evaluate("Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})")
    playing.move(ben)
    expect(ann).to_have_title(re.compile("^● Your turn · Azul"))
    assert ann.evaluate("window.told") == [["Your turn", "Azul: it’s your turn."]]


@pytest.mark.long
def test_a_browser_that_allows_no_notifications_is_explained(visit: Visit) -> None:
    page = visit(fresh=True)
    page.add_init_script(NOTIFICATIONS.replace('"granted"', '"denied"'))
    page.goto("/settings")
    switch = page.get_by_role("switch", name=re.compile("Tell me when it’s my turn"))
    switch.click(force=True)
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible()
    expect(switch).not_to_be_checked()
