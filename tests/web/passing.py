"""What a page says in passing goes away by itself after some seconds: it is noted when it comes, so that no test has to look in time."""

from playwright.sync_api import Page

_LISTEN = """() => {
    window.saidInPassing = new Set();
    const note = () => document.querySelectorAll("[role=status]").forEach((place) => window.saidInPassing.add(place.textContent));
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    note();
}"""
_SAID = "text => [...window.saidInPassing].some(said => said.includes(text))"


def listen(page: Page) -> None:
    """Note from now on what the page says; whoever loads another page listens anew."""
    page.evaluate(_LISTEN)


def said(page: Page, text: str) -> None:
    """Wait until it has been said, whether it is still to be seen or not."""
    page.wait_for_function(_SAID, arg=text)
