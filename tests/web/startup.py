"""How soon a page can be used: `make startup`.

From the start of the navigation, in a browser that has nothing of ours, until what one came for can be pressed.
"""

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.kit.process import RunningServer
from tests.web import kit, tables

TIMES = 9
PRESSED_FIRST = {"home": ".main .play", "azul": "[data-pick]", "duel": "[data-choice]"}
"""What somebody presses first, by page."""
WATCH = """
const wanted = %s;
const look = () => {
  if (!document.querySelector(wanted)) return requestAnimationFrame(look);
  // After what is still to be done in this turn, so that a press would be answered.
  setTimeout(() => { window.usableAt = performance.now(); });
};
look();
"""
STEPS = """() => {
  const at = (pattern) => Math.max(0, ...performance.getEntriesByType("resource").filter((e) => pattern.test(e.name)).map((e) => e.responseEnd));
  const [page] = performance.getEntriesByType("navigation");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return { document: page.responseEnd, frame: at(/frame/), table: at(/table-|HomePage/), game: at(/(azul|duel)-/), painted: paint?.startTime ?? 0,
    requests: performance.getEntriesByType("resource").length, usable: window.usableAt };
}"""


def usable(browser: Browser, server: RunningServer, page: str, language: str) -> dict[str, float]:
    """Open a page in a fresh context; when what happened, in milliseconds."""
    with kit.visitor(browser, server, language=language) as visitor:
        address = "/" if page == "home" else tables.against_a_bot(visitor, page)
        visitor.add_init_script(WATCH % json.dumps(PRESSED_FIRST[page]))
        visitor.goto(address)
        visitor.wait_for_function("() => window.usableAt", polling=20)  # it ends where nothing comes that can be pressed
        found: dict[str, float] = visitor.evaluate(STEPS)
        return found


def main() -> None:
    """Print a line for each page: the median of each step, and the worst of the last."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = kit.launch(playwright)
        with RunningServer(f"sqlite:///{folder}/startup.sqlite", Path(folder), *kit.client_flags()) as server:
            usable(browser, server, "home", "en")  # The browser itself is warm, its cache is empty.
            for page in PRESSED_FIRST:
                runs = [usable(browser, server, page, "ro") for _ in range(TIMES)]
                steps = {step: statistics.median(run[step] for run in runs) for step in runs[0]}
                told = ", ".join(f"{step} {value:.0f}" for step, value in steps.items())
                print(f"{page}: {told}; at the worst {max(run['usable'] for run in runs):.0f} ms", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
