"""Where everything of a table is on the screen, whatever game it is, and what is wrong with that.

A drawing tells it by attributes: `data-box` is something that nothing else may cover (`data-round` one that is round), `data-seat` a player's
board, `data-spot` a place of a tile, `data-last` what marks the last move.
"""

from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

SIZES = ((360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 720), (1440, 900))
"""Phones both ways, a tablet both ways, a small and a large laptop: in an order in which a large table becomes one of a phone that lies, too."""
SECONDS = 10
"""How long a page has to come to rest after its window has changed."""

FAULTS = """() => {
    const faults = [];
    const box = element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const inside = (a, b, slack = 1) =>
        a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
    const overlap = (a, b, slack) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    const round = (a, b) =>
        Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2) < (a.width + b.width) / 2 - 1;
    const pairs = (all, tell) => all.forEach((one, at) => all.slice(at + 1).forEach(other => tell(one, other)));
    // What covers the whole page stands for it.
    const shown = document.querySelector("dialog[open]") ?? document;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    for (const each of shown.querySelectorAll(".drawing"))
        if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
            faults.push(`the table scrolls: ${each.scrollWidth} x ${each.scrollHeight}`);

    const header = shown.querySelector("header.bar");
    const boxes = [...(header ? [{ name: "header", box: box(header), round: false }] : []),
        ...[...shown.querySelectorAll("[data-box]")].map(each => ({ name: each.dataset.box, box: box(each), round: "round" in each.dataset }))];
    for (const { name, box } of boxes) {
        if (!inside(box, screen)) faults.push(`${name} is outside`);
        if (box.width < 8 || box.height < 8) faults.push(`${name} is not to be seen`);
    }
    pairs(boxes, (one, other) => {
        const cover = one.round && other.round ? round(one.box, other.box) : overlap(one.box, other.box, 1);
        if (cover) faults.push(`${one.name} and ${other.name} overlap`);
    });

    const boards = [...shown.querySelectorAll("section[data-seat]")];
    if (boards.length === 0) faults.push("there is no board");
    for (const board of boards) {
        const seat = board.dataset.seat;
        const whole = box(board);
        const spots = [...board.querySelectorAll("[data-spot]")].filter(spot => !spot.parentElement.closest("[data-spot]"));
        // A tile casts a shadow, which may fall on its neighbour.
        const placed = spots.map(spot => ({ name: spot.dataset.spot, box: box(spot), spot }));
        if (placed.length < 25) faults.push(`board ${seat} has no wall`);
        for (const { name, box } of placed) if (!inside(box, whole, 2)) faults.push(`${name} is not on its board`);
        pairs(placed, (one, other) => {
            const shadow = 1 + Math.min(one.box.width, other.box.width) * 0.12;
            if (overlap(one.box, other.box, shadow)) faults.push(`${one.name} and ${other.name} overlap`);
        });
        for (const each of board.querySelectorAll("h2, [data-score]"))
            for (const { name, box: other, spot } of placed)
                if (!spot.contains(each) && !each.contains(spot) && overlap(box(each), other, 2))
                    faults.push(`"${each.textContent.trim()}" and ${name} overlap`);
        const written = [...board.querySelectorAll("h2, header span, p, svg text")];
        const words = written.filter(each => each.textContent.trim() && each.checkVisibility() && !each.closest(".hidden-text"));
        for (const each of words) if (!inside(box(each), whole, 1)) faults.push(`"${each.textContent.trim()}" is not on board ${seat}`);
        // Whatever hides what is too wide for it hides no words: of a name a part is enough.
        for (const each of words)
            for (let around = each.parentElement; around !== board; around = around.parentElement)
                if (getComputedStyle(around).overflowX !== "visible" && getComputedStyle(each).clipPath === "none" && !inside(box(each), box(around)))
                    faults.push(`"${each.textContent.trim()}" is cut`);
        if (!words.some(each => /\\d/.test(each.textContent))) faults.push(`board ${seat} has no score`);
    }
    for (const tile of shown.querySelectorAll("[data-spot]"))
        if (box(tile).width > 0 && !inside(box(tile), screen, 2)) faults.push(`${tile.dataset.spot} is outside`);
    for (const each of shown.querySelectorAll(".bar .title, .bar .status, .ticker, section[data-seat] h2:not(.hidden-text)"))
        if (each.scrollWidth > each.clientWidth + 1) faults.push(`"${each.textContent.trim()}" is cut`);
    return faults;
}"""


def found(page: Page) -> list[str]:
    """What is wrong with the table that a page shows now; each in a few words."""
    told: list[str] = page.evaluate(FAULTS)
    return told


def faults(page: Page) -> list[str]:
    """The same, once the page has come to rest."""
    with suppress(Late):
        page.wait_for_function(f"() => ({FAULTS})().length === 0", timeout=SECONDS * 1000)
    return found(page)


def speak(page: Page, language: str) -> None:
    """Show the page in another language, as if somebody had chosen it in another window."""
    page.evaluate(
        """language => {
            const key = "azulejos-settings";
            localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), language }));
            window.dispatchEvent(new StorageEvent("storage", { key }));
        }""",
        language,
    )
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
