"""Below a path of a host that has more to serve: whatever the pages link to, fetch and keep is below that path, too."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.kit.effort import some
from tests.server.kit.process import RunningServer
from tests.web import kit

BASE = "/azul"
PLAY = re.compile("^Play (a game against )?Pinch$")
PAGES = ["/", "/tables", "/mine", "/opponents", "/rules", "/rules/azul", "/learn/azul", "/puzzle", "/import", "/editor", "/record", "/settings",
         "/me", "/about", "/operator", "/e", "/e/new", "/no-such-page"]  # fmt: skip


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server takes the path away itself, as if a proxy had passed everything on."""
    folder: Path = tmp_path_factory.mktemp("below")
    flags = ("--public-url", f"http://club.example{BASE}", *kit.client_flags())
    with RunningServer(f"sqlite:///{folder / 'below.sqlite'}", folder, *flags) as server:
        yield server


@pytest.fixture
def context(browsers: kit.Browsers, below: RunningServer) -> Iterator[BrowserContext]:
    context = kit.new_context(browsers.plain, below, service_workers="allow")
    yield context
    context.close()


class Asked:
    """Where a page has gone, and all that it has fetched."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("websocket", lambda line: self.addresses.append(line.url))

    def outside(self) -> list[str]:
        return [address for address in self.addresses if not urlsplit(address).path.startswith(f"{BASE}/") and not address.startswith("blob:")]


def strays(page: Page) -> list[str]:
    """Links that lead out of the path."""
    links: list[str] = page.eval_on_selector_all("a[href]", "links => links.map((link) => link.href)")
    return [link for link in links if link.startswith(page.url.partition(BASE)[0]) and not urlsplit(link).path.startswith(f"{BASE}/")]


def test_a_game_is_begun_left_and_found_again(context: BrowserContext) -> None:
    faults: list[str] = []
    page = kit.watched(context, faults)
    asked = Asked(page)
    page.goto(f"{BASE}/")
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_url(f"**{BASE}/t/*")
    expect(page.locator("a[href], button").nth(3)).to_be_attached()
    assert strays(page) == []
    table = page.url
    page.reload()
    assert page.url == table
    page.locator(f'a[href="{BASE}/"]').first.click()
    page.wait_for_url(f"**{BASE}/")
    expect(page.locator(f'a[href="{urlsplit(table).path}"]').first).to_be_visible()
    assert asked.outside() == []
    assert faults == []
    cookies = context.cookies()
    assert cookies
    assert all(cookie["path"].startswith(f"{BASE}/") for cookie in cookies), "what else is on the host is not told who plays here"


@pytest.mark.parametrize("address", some(PAGES, 4))
def test_no_page_leads_out_of_the_path(context: BrowserContext, address: str) -> None:
    page = kit.watched(context, [])
    asked = Asked(page)
    page.goto(BASE + address)
    expect(page.locator("#app a[href]").nth(1)).to_be_attached()
    assert strays(page) == []
    assert asked.outside() == []


@pytest.mark.long
def test_it_is_at_home_there_without_a_line(context: BrowserContext) -> None:
    page = kit.watched(context, [])
    page.goto(f"{BASE}/rules")
    scope = page.evaluate("navigator.serviceWorker.ready.then((there) => there.scope)")
    assert urlsplit(scope).path == f"{BASE}/"
    page.evaluate("navigator.serviceWorker.controller ?? new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go))")
    context.set_offline(True)
    page.goto(f"{BASE}/about")
    expect(page.get_by_role("heading").first).to_be_visible()
