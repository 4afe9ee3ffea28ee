"""Texts that do not fit: cut off, or wider than the page. What scrolls, what is hidden from the eyes and what ends in dots on purpose is left out."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.web.geometry import SECONDS

CUT = """() => {
    const shown = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 2 && box.height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const scrolls = (element, way) => {
        for (let each = element; each; each = each.parentElement)
            if (['auto', 'scroll'].includes(getComputedStyle(each)[way])) return true;
        return false;
    };
    const name = (element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]}`;
    const words = (element) => element.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60);
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll('body *')) {
        if (element.closest('svg, .hidden-text, [hidden], select, textarea')) continue;
        if (!shown(element)) continue;
        const lines = [...element.childNodes]
            .filter((node) => node.nodeType === 3 && node.textContent.trim())
            .flatMap((node) => {
                const range = document.createRange();
                range.selectNodeContents(node);
                return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
            });
        if (!lines.length) continue;
        const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
        if ((left < -1 || right > innerWidth + 1) && !scrolls(element, 'overflowX')) found.push(`outside: ${name(element)} ${words(element)}`);
        for (let each = element; each && each !== document.body; each = each.parentElement) {
            const style = getComputedStyle(each), box = each.getBoundingClientRect();
            if (style.display === 'inline' || style.textOverflow === 'ellipsis' || scrolls(each, 'overflowX')) continue;
            const cuts = style.overflowX !== 'visible' || each.matches('button, .button, th, td, .slab, .surface');
            if (cuts && (left < box.left - 2 || right > box.right + 2)) {
                found.push(`cut: ${name(each)} ${words(element)}`);
                break;
            }
        }
    }
    return [...new Set(found)];
}"""


def found(page: Page) -> list[str]:
    """What does not fit on this page now, each in a few words."""
    told: Any = page.evaluate(CUT)
    return list(told)


def overflowing(page: Page) -> list[str]:
    """The same, once the page has come to rest: a table takes a moment for a new window."""
    with suppress(Late):
        page.wait_for_function(f"() => ({CUT})().length === 0", timeout=SECONDS * 1000)
    return found(page)
