"""How smoothly a table moves on a phone with a slow processor: `make frames`.

Moves are made by lot against a bot that answers at once, with all animation, on a phone's screen. What is told: frames a second while something
moves, how many of them came late, and long frames in which scripts of ours ran. Clients built elsewhere can be named, to compare them in
one run: `python -m tests.web.frames FOLDER FOLDER`. Without a graphics card the browser draws by the processor, which is slowed down as
well: a real phone does better.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.kit.process import RunningServer
from tests.web import kit, tables

SLOWED = 4
"""How many times slower the processor seems: what a phone of some years ago has beside this machine."""
MOVES = 8
TURNS = 2
FRAME = 1000 / 60
WATCH = """() => {
    window.told = [];
    window.long = [];
    let last = 0;
    const tick = now => {
        if (document.querySelector(".flights, [data-box=platter]")) { if (last) window.told.push(now - last); last = now; } else last = 0;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    new PerformanceObserver(list => window.long.push(...list.getEntries().map(each => ({
        duration: each.duration,
        scripts: each.scripts.filter(({ sourceURL }) => sourceURL.includes("/assets/")).reduce((sum, { duration }) => sum + duration, 0),
        render: each.renderStart ? each.startTime + each.duration - each.renderStart : 0,
    })))).observe({ type: "long-animation-frame", buffered: false });
}"""


def measured(browser: Browser, server: RunningServer, game: str) -> dict[str, Any]:
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
        for nth in range(MOVES):
            page.locator("[data-pick], [data-choice]").first.wait_for()
            tables.played(page, address.removeprefix("/t/"), 1, seed=nth)
            page.wait_for_timeout(1500)  # it moves
        found: dict[str, Any] = page.evaluate("() => ({ frames: window.told, long: window.long })")
        return found


def main(folders: list[str]) -> None:
    """Print a line for each client and game, after turns in which each was measured."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = kit.launch(playwright)
        runs: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for turn in range(TURNS):
            for nth, folder in enumerate(folders or [""]):
                flags = ["--client-folder", folder] if folder else kit.client_flags()
                with RunningServer(f"sqlite:///{place}/{turn}-{nth}.sqlite", Path(place), *flags) as server:
                    for game in ("azul", "duel"):
                        runs.setdefault((folder, game), []).append(measured(browser, server, game))
        browser.close()
    for (folder, game), all_runs in runs.items():
        frames = [each for run in all_runs for each in run["frames"]]
        long = [each for run in all_runs for each in run["long"]]
        ours = [each["scripts"] for each in long]
        late = sum(each > 1.5 * FRAME for each in frames)
        print(
            f"{folder or 'this client'}, {game}: {1000 * len(frames) / max(1, sum(frames)):.1f} frames a second of {len(frames)}, "
            f"{late} late, median {statistics.median(frames or [0]):.1f} ms, worst {max(frames, default=0):.0f} ms; "
            f"{len(long)} long frames, of them our scripts {sum(ours):.0f} ms (at most {max(ours, default=0):.0f}), "
            f"style, layout and drawing {sum(each['render'] for each in long):.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
