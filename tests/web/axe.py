"""axe-core on a page: what it finds is told in a few words each."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it is now."""
    page.evaluate(SOURCE.read_text())
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{each['id']}: {each['help']} ({', '.join(node['target'][0] for node in each['nodes'][:3])})" for each in found]
