"""axe-core on a page: what it finds is told in a few words each."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, part: str | None = None) -> list[str]:
    """What axe-core finds wrong with the page as it is now, or with a part of it."""
    page.evaluate(SOURCE.read_text())
    found = page.evaluate("async part => (await axe.run(part ?? document, {resultTypes: ['violations']})).violations", part)
    return [f"{each['id']}: {each['help']} ({', '.join(node['target'][0] for node in each['nodes'][:3])})" for each in found]
