"""The operator's page: the token opens it, tables are closed, somebody is banned, and everybody is told something."""

import re

import pytest
from playwright.sync_api import expect

from tests.web import axe, tables
from tests.web.conftest import OPERATOR_TOKEN, Visit


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("laptop", "light")])
def test_the_operator_sees_how_the_server_is_closes_a_table_and_tells_everybody(visit: Visit, size: str, scheme: str) -> None:
    ann = visit()
    table = tables.made(ann, "azul", "person", "greedy", name=f"Ann {size}")
    page = visit("/operator", size=size, color_scheme=scheme)
    page.get_by_label("Operator’s token").fill(OPERATOR_TOKEN)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("Games running").first).to_be_visible()
    assert axe.violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")

    row = page.locator("article").filter(has_text=f"Ann {size}")
    row.get_by_role("button", name="Close table").click()
    page.get_by_label("Reason").fill("A test.")
    page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    expect(row).to_have_count(0)
    assert tables.api(ann, "GET", f"/tables/{table}")["stage"] == "closed"
    expect(page.locator(".log li").filter(has_text="closed-table").filter(has_text=table)).to_be_visible()

    page.get_by_role("textbox", name="Announcement").fill("Pause at ten.")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    other = visit("/rules")
    expect(other.get_by_role("complementary", name="Announcement")).to_have_text(re.compile("Pause at ten."))
    other.get_by_role("complementary", name="Announcement").get_by_role("button", name="Close").click()
    expect(other.get_by_text("Pause at ten.")).to_have_count(0)
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("button", name="Withdraw")).to_have_count(0)


def test_an_address_is_banned_and_the_ban_is_lifted(visit: Visit) -> None:
    page = visit("/operator")
    page.get_by_label("Operator’s token").fill(OPERATOR_TOKEN)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Ban an address").click()
    send = page.get_by_role("dialog").get_by_role("button", name="Ban an address")
    page.get_by_label("Reason").fill("Too many requests.")
    expect(send).to_be_disabled()
    page.get_by_label("Address", exact=True).fill("192.0.2.77")
    send.click()
    ban = page.locator("article").filter(has_text="192.0.2.77")
    expect(ban).to_contain_text("for good")
    ban.get_by_role("button", name="Lift").click()
    expect(ban).to_have_count(0)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Operator’s token")).to_be_empty()
