"""axe-core finds nothing, on any page in any state: by day and by night, on a phone and on a desk."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web import axe, kit
from tests.web.conftest import Visit
from tests.web.states import STATES

LOOKS: list[tuple[str, Literal["light", "dark"]]] = [("laptop", "light"), ("laptop", "dark"), ("phone", "dark"), ("phone", "light")]


def found(page: Page) -> list[str]:
    """What axe-core finds in every look that a page has."""
    faults: list[str] = []
    for size, theme in LOOKS:
        width, height = kit.SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(120)
        faults += [f"{size}, {theme}: {fault}" for fault in axe.violations(page)]
    return faults


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(visit: Visit, state: str) -> None:
    page = visit("/about")
    STATES[state](page)
    page.wait_for_timeout(150)
    assert found(page) == []
