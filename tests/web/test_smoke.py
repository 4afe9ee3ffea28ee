"""Every page opens, and its heading says where one is."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_the_first_page_opens(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("address", "here"), [("/", ["Play"]), ("/rules/azul", ["Rules"]), ("/e/new", ["Tournaments"]), ("/editor", [])])
def test_the_menu_marks_the_page_that_is_open(visit: Visit, address: str, here: list[str]) -> None:
    page = visit(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("header a[aria-current]").all_inner_texts() == here
