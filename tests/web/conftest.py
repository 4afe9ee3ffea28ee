"""One server and one browser for all tests of a worker; every test has visitors of its own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.kit.process import RunningServer
from tests.server.needs import missing
from tests.web import kit
from tests.web.finished import Finished

OPERATOR_TOKEN = "the-operators-token-of-all-tests"


@pytest.fixture(scope="package")
def browsers() -> Iterator[kit.Browsers]:
    """Only as long as tests of this folder run: Playwright keeps an event loop in this thread, beside which no other can be started."""
    if kit.CHROMIUM is None:
        missing("Chromium is not installed")
    with sync_playwright() as playwright, closing(kit.Browsers(playwright)) as browsers:
        yield browsers


@pytest.fixture(scope="package")
def browser(browsers: kit.Browsers) -> Browser:
    return browsers.plain


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("web")
    # What an analysis says is tested elsewhere: here a moment's thought will do.
    flags, env = ("--analysis-nodes", "1000", *kit.client_flags()), {"AZULEJOS_OPERATOR_TOKEN": OPERATOR_TOKEN}
    with RunningServer(f"sqlite:///{folder / 'web.sqlite'}", folder, *flags, env=env) as server:
        yield server


@pytest.fixture(scope="session")
def games(server: RunningServer) -> Finished:
    """Finished games, for all who look back at one."""
    return Finished(server.url)


Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def visitors(browsers: kit.Browsers, server: RunningServer) -> Iterator[kit.Visitors]:
    visitors = kit.Visitors(browsers, server)
    yield visitors
    visitors.close()


@pytest.fixture
def visit(visitors: kit.Visitors) -> Iterator[Visit]:
    """Open a page as a new visitor: `page = visit("/", size="phone", language="it")`. Without an address it is an empty one of ours."""
    with ExitStack() as here:

        def come(address: str = kit.EMPTY, **options: Any) -> Page:
            page = here.enter_context(visitors.visitor(**options))
            page.goto(address)
            return page

        yield come
