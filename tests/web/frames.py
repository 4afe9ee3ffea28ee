"""How smoothly a table moves on a phone with a slow processor: `make frames`.

Moves are made by lot against a bot that answers at once, with all animation, on a phone's screen. What is told, by the browser's own account of its
frames: how many a second came to the screen while something moved, and how many did not; how often the page's own thread had to make one (what is
moved by transforms alone needs it at the start and at the end only); and long frames in which scripts of ours ran. The page is not asked to do
anything in a frame, as `requestAnimationFrame` would: that is work which no visitor's page has. Clients built elsewhere can be named, to compare
them in one run: `python -m tests.web.frames FOLDER FOLDER`. Without a graphics card the browser draws by the processor: a real phone does better
there, but has all of its threads slowed down, and not the page's own alone.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.server.kit.process import RunningServer
from tests.web import kit, tables

SLOWED = 4
"""How many times slower the page's own thread seems: what a phone of some years ago has beside this machine."""
MOVES = 8
TURNS = 2
CATEGORIES = ["blink.user_timing", "cc", "benchmark", "disabled-by-default-devtools.timeline.frame"]
WATCH = """() => {
    window.long = [];
    let was = false;
    const told = () => {
        const moves = document.querySelector(".flights") !== null;
        if (moves !== was) performance.mark(moves ? "moves" : "rests");
        was = moves;
    };
    new MutationObserver(told).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver(list => window.long.push(...list.getEntries().map(each => ({
        duration: each.duration,
        scripts: each.scripts.filter(({ sourceURL }) => sourceURL.includes("/assets/")).reduce((sum, { duration }) => sum + duration, 0),
        render: each.renderStart ? each.startTime + each.duration - each.renderStart : 0,
    })))).observe({ type: "long-animation-frame", buffered: false });
}"""


class Seen(NamedTuple):
    """What there was to be seen while something moved."""

    seconds: float
    shown: int
    dropped: int
    made: int
    """Frames of the page's own thread."""
    long: list[dict[str, float]]


def measured(browser: Browser, server: RunningServer, game: str) -> Seen:
    """Frames and long frames of some moves and of what they set in motion."""
    options: dict[str, Any] = {"reduced_motion": "no-preference", "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    with kit.visitor(browser, server, size="phone", **options) as page:
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(kit.EMPTY)
        page.evaluate("() => localStorage.setItem('azulejos-settings', JSON.stringify({ botsAtOnce: true }))")
        address = tables.against_a_bot(page, game)
        page.goto(address)
        page.locator("[data-pick], [data-choice]").first.wait_for()
        tables.settled(page)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.evaluate(WATCH)
        browser.start_tracing(page=page, categories=CATEGORIES)
        for nth in range(MOVES):
            page.locator("[data-pick], [data-choice]").first.wait_for()
            tables.played(page, address.removeprefix("/t/"), 1, seed=nth)
            page.wait_for_timeout(1500)  # it moves
        events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
        return seen(events, page.evaluate("() => window.long"))


def seen(events: list[dict[str, Any]], long: list[dict[str, float]]) -> Seen:
    """Told by the trace of a browser."""
    spans = [*_spans(events)]
    page = next(each["pid"] for each in events if each["name"] == "moves")
    frames: dict[int, set[str]] = {}
    made = 0
    for each in events:
        if each["pid"] != page or not any(start <= each.get("ts", 0) <= end for start, end in spans):
            continue
        if each["name"] == "ProxyMain::BeginMainFrame" and each["ph"] in "XB":
            made += 1
        if each["name"] == "PipelineReporter" and each["ph"] == "b":
            report = each["args"]["frame_reporter"]
            frames.setdefault(report["frame_sequence"], set()).add(report["state"])
    shown = sum(any("PRESENTED" in state for state in states) for states in frames.values())
    dropped = sum(states == {"STATE_DROPPED"} for states in frames.values())
    return Seen(sum(end - start for start, end in spans) / 1_000_000, shown, dropped, made, long)


def _spans(events: list[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    """From when to when something moved, in microseconds."""
    marks = sorted((each["ts"], each["name"]) for each in events if each["name"] in ("moves", "rests") and each["ph"] != "M")
    return ((start, end) for (start, began), (end, ended) in pairwise(marks) if (began, ended) == ("moves", "rests"))


def main(folders: list[str]) -> None:
    """Print a line for each client and game, after turns in which each was measured."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = kit.launch(playwright)
        runs: dict[tuple[str, str], list[Seen]] = {}
        for turn in range(TURNS):
            for nth, folder in enumerate(folders or [""]):
                flags = ["--client-folder", folder] if folder else kit.client_flags()
                with RunningServer(f"sqlite:///{place}/{turn}-{nth}.sqlite", Path(place), *flags) as server:
                    for game in ("azul", "duel"):
                        runs.setdefault((folder, game), []).append(measured(browser, server, game))
        browser.close()
    for (folder, game), all_runs in runs.items():
        seconds = sum(run.seconds for run in all_runs)
        shown, made = sum(run.shown for run in all_runs), sum(run.made for run in all_runs)
        long = [each for run in all_runs for each in run.long]
        ours = [each["scripts"] for each in long]
        print(
            f"{folder or 'this client'}, {game}: {shown / seconds:.1f} frames a second shown of {shown}, "
            f"{sum(run.dropped for run in all_runs)} dropped; {made / seconds:.1f} a second made by the page's own thread; "
            f"{len(long)} long frames, of them our scripts {sum(ours):.0f} ms (at most {max(ours, default=0):.0f}), "
            f"style, layout and drawing {sum(each['render'] for each in long):.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
