from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_the_first_page_opens(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
