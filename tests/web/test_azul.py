"""The table of Azul in a browser: by finger, mouse and keyboard, on both walls; what it shows beforehand, and how it moves."""

import gzip
import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from azulejos.notation import agn, read_token
from azulejos.rules.azul import FLOOR_COSTS, AzulPosition, Take
from tests.kit.effort import LONG
from tests.kit.patience import PATIENCE
from tests.server.kit.process import RunningServer
from tests.web import client_games, kit, tables
from tests.web.conftest import Visit

TOUCH = 44
ROW = 32
"""The height of a line on the smallest phone: the whole board is on the screen, and a line is hit on its whole row."""
"""The least side of what a finger has to hit, in pixels."""
AGAIN_MS = 5_000
"""After so long without a target tiles are chosen again."""
LONGEST = 100_000
"""No task of a script may take longer, in microseconds of the processor's time: four times what one takes on a quiet machine."""
AWAITED = "() => document.querySelector('[data-pick], [data-cell]') !== null || document.querySelector('[data-box=platter]') !== null"


def state(page: Page, table: str) -> dict[str, Any]:
    """The table as the server has it."""
    shown: dict[str, Any] = tables.api(page, "GET", f"/tables/{table}")
    return shown


def awaited(page: Page) -> bool:
    """Wait until the visitor is to move; false if the game is over."""
    page.wait_for_function(AWAITED)
    return page.locator("[data-pick], [data-cell]").count() > 0


def moved_on(page: Page, table: str, version: int) -> dict[str, Any]:
    """The state after a move that was made at this version."""
    deadline = time.monotonic() + PATIENCE
    while (now := state(page, table))["version"] <= version:
        assert time.monotonic() < deadline, "the move did not come to the server"
        time.sleep(0.02)
    return now


def told(page: Page) -> list[tuple[str, str]]:
    """The targets, and what each says."""
    all_of_them = "all => all.map(each => [each.dataset.target, each.getAttribute('aria-label')])"
    return [(target, label) for target, label in page.locator("[data-target]").evaluate_all(all_of_them)]


def best_target(page: Page) -> Locator:
    """The line that completes without a cost, or else the first one: so that games come to an end."""
    targets = page.locator("[data-target]")
    targets.first.wait_for()
    labels = [label for _, label in told(page)]
    worth = [("complete" in label) * 2 - ("costs" in label) - ("Floor" in label) for label in labels]
    return targets.nth(worth.index(max(worth)))


def a_pick(page: Page, lot: random.Random) -> Locator:
    """Some tiles that can be taken."""
    picks = page.locator("[data-pick]")
    return picks.nth(lot.randrange(picks.count()))


def a_target(page: Page, lot: random.Random, choose: Callable[[Locator], None] = Locator.click) -> Locator:
    """The best target of some tiles, which are chosen. Who chooses in the moment in which the table changes has chosen nothing, and does so again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        choose(a_pick(page, lot))
        try:
            page.locator("[data-target]").first.wait_for(timeout=AGAIN_MS)
        except PlaywrightTimeout:
            assert time.monotonic() < deadline, "nothing can be chosen"
            assert awaited(page)
        else:
            return best_target(page)


def plain(page: Page, selector: str) -> list[dict[str, float]]:
    """The sizes of elements on the screen."""
    sizes: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "all => all.map(e => { const b = e.getBoundingClientRect(); return {width: b.width, height: b.height} })"
    )
    return sizes


def test_a_round_on_a_phone_by_touch(visit: Visit) -> None:
    """And in `make long` the whole game."""
    page = visit(size="phone", has_touch=True, is_mobile=True)
    table = tables.opened(page, "azul", "person", "greedy", first=1)
    lot = random.Random(1)
    assert awaited(page)
    for size in plain(page, "[data-pick] .area:not(.middle)"):
        assert min(size.values()) >= TOUCH - 0.5, size
    page.locator("[data-pick]").first.tap()
    expect(page.locator("[data-target]")).to_have_count(6)  # A tap becomes a click after the finger has gone.
    sizes = plain(page, "[data-target] .area")
    assert len(sizes) == 6
    for size in sizes[1:]:
        assert size["height"] >= ROW
        assert size["width"] >= ROW
    page.locator("[data-pick]").first.tap()
    expect(page.locator("[data-target]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is to be scrolled sideways"
    while awaited(page) and ((now := state(page, table))["position"]["round"] == 1 or LONG):
        a_target(page, lot, Locator.tap).tap()
        moved_on(page, table, now["version"])


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the first deal on in `make long`, and the last round in an ordinary run."""
    page = visit()
    begin = {"first": 1} if LONG else {"afen": tables.last_round("mini")}
    table = tables.opened(page, "mini", "person", "greedy", **begin)
    assert awaited(page)
    for _ in range(40):
        if page.evaluate("document.activeElement?.hasAttribute('data-pick')"):
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement?.hasAttribute('data-pick')"), "the tiles cannot be reached by Tab"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    lot = random.Random(2)
    while awaited(page):
        page.wait_for_function("() => document.activeElement?.hasAttribute('data-pick')")
        version = state(page, table)["version"]
        for _ in range(lot.randrange(4)):
            page.keyboard.press(lot.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement?.hasAttribute('data-target')")
        if lot.random() < 0.2:
            page.keyboard.press("Escape")
            page.wait_for_function("() => document.activeElement?.hasAttribute('data-pick')")
            page.keyboard.press("Enter")
            page.wait_for_function("() => document.activeElement?.hasAttribute('data-target')")
        wanted = best_target(page).get_attribute("data-target")
        if lot.random() < 0.5:
            page.keyboard.press("0" if wanted == "F" else str(wanted))
        else:
            for _ in range(8):
                if page.evaluate("document.activeElement?.getAttribute('data-target')") == wanted:
                    break
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        moved_on(page, table, version)
    expect(page.get_by_role("region", name="Result")).to_be_visible()


@pytest.mark.long
def test_a_grey_wall_with_four_seats_two_of_them_bots(visit: Visit) -> None:
    ann, ben = visit(), visit(size="phone", has_touch=True)
    table = tables.made(ann, "azul", "person", "greedy", "open", "random", afen=tables.last_round("azul", players=4, wall="grey"))
    tables.api(ben, "POST", "/me", {"name": "Ben"})
    tables.api(ben, "POST", f"/tables/{table}/sit", {"contribution": tables.CONTRIBUTION, "seat": 3})
    for page in (ann, ben):
        page.goto(f"/t/{table}")
        expect(page.locator(".azul")).to_be_visible()
    lot = random.Random(3)
    placed = 0
    deadline = time.monotonic() + PATIENCE
    while (now := state(ann, table))["stage"] != "finished":
        assert time.monotonic() < deadline, "the game does not come to an end"
        if now["to_move"] not in (1, 3):
            time.sleep(0.03)
            continue
        page = ann if now["to_move"] == 1 else ben
        assert awaited(page)
        if page.locator("[data-cell]").count():
            cells = page.locator("[data-cell]")
            cells.nth(lot.randrange(cells.count())).click()
            placed += 1
        else:
            a_target(page, lot).click()
        moved_on(page, table, now["version"])
        deadline = time.monotonic() + PATIENCE
    assert placed
    for page in (ann, ben):
        expect(page.locator("[data-box=platter]")).to_be_visible()


def test_tiles_are_dragged_by_mouse_and_put_back(visit: Visit) -> None:
    page = visit()
    table = tables.opened(page, "azul", "person", "greedy", first=1)
    assert awaited(page)
    tables.settled(page)  # What is dragged lies where it was measured.
    version = state(page, table)["version"]
    pick = page.locator("[data-pick]").first
    box = pick.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 160, steps=4)
    expect(page.locator(".carried svg").first).to_be_visible()
    expect(page.locator("[data-target]").first).to_be_visible()
    page.mouse.move(4, 400)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("[data-target]")).to_have_count(0)
    assert state(page, table)["version"] == version

    token = pick.get_attribute("data-pick")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 60, steps=3)
    goal = page.locator("[data-target='5']").bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    expect(page.locator(".ghost")).not_to_have_count(0)
    page.mouse.up()
    events = moved_on(page, table, version)
    played = tables.api(page, "GET", f"/tables/{table}?since={version}")["events"][0]["token"]
    assert played == f"{token}5", events["events"]


def test_tiles_are_dragged_by_a_finger(visit: Visit) -> None:
    page = visit(size="phone", has_touch=True, is_mobile=True)
    table = tables.opened(page, "azul", "person", "greedy", first=1)
    assert awaited(page)
    tables.settled(page)  # What is dragged lies where it was measured.
    version = state(page, table)["version"]
    pick = page.locator("[data-pick]").first
    token = pick.get_attribute("data-pick")
    box = pick.bounding_box()
    assert box
    line = page.context.new_cdp_session(page)

    def touch(kind: str, x: float, y: float) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else [{"x": x, "y": y}]})

    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch("touchStart", x, y)
    touch("touchMove", x + 5, y + 30)
    touch("touchMove", x + 5, y + 60)
    expect(page.locator(".carried svg").first).to_be_visible()
    assert page.evaluate("scrollY") == 0, "the page must not scroll under the finger"
    goal = page.locator("[data-target='4']").bounding_box()
    assert goal
    # The tiles are held above the finger, where they can be seen.
    touch("touchMove", goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2 + 46)
    touch("touchEnd", 0, 0)
    line.detach()
    moved_on(page, table, version)
    played = tables.api(page, "GET", f"/tables/{table}?since={version}")["events"][0]["token"]
    assert played == f"{token}4"


def test_a_target_tells_beforehand_what_it_costs(visit: Visit) -> None:
    page = visit()
    table = tables.opened(page, "azul", "person", "random", first=1)
    seen_costs: set[int] = set()
    for turn in range(5):
        assert awaited(page)
        now = state(page, table)
        position = agn.read_one(page.request.get(f"/api/v1/tables/{table}/record").text()).end()
        assert isinstance(position, AzulPosition)
        picks = page.locator("[data-pick]")
        for at in range(picks.count()):
            pick = picks.nth(at)
            pick.click()
            token = pick.get_attribute("data-pick")
            for target, label in told(page):
                move = f"{token}{target}"
                assert move in now["legal"]
                after = position.copy()
                floor = len(after.boards[0].floor)
                after.push(read_token(after.game, move))
                if after.phase is not position.phase:
                    continue  # the round's last take: the floor is empty again
                cost = sum(FLOOR_COSTS[floor : len(after.boards[0].floor)])
                said = f"costs {cost} point{'s' * (cost != 1)}"
                assert said in label if cost else "costs" not in label, f"{move}: {label}, but it costs {cost}"
                seen_costs.add(cost)
        if turn == 0:
            # The tiles are seen where they would lie: no display has as many as line 5 takes.
            take = read_token(position.game, f"{token}5")
            assert isinstance(take, Take)
            page.locator("[data-target='5']").hover()
            expect(page.locator("svg .ghost")).to_have_count(position.displays[take.source - 1][take.colour])
        version = now["version"]
        page.locator(f"[data-target='{'F' if turn % 2 else page.locator('[data-target]').first.get_attribute('data-target')}']").click()
        moved_on(page, table, version)
    assert len(seen_costs) > 2


def test_what_is_left_in_bag_and_lid_can_be_looked_up(visit: Visit) -> None:
    page = visit()
    table = tables.opened(page, "azul", "person", "greedy", first=1)
    assert awaited(page)
    bag = state(page, table)["position"]["bag"]
    page.get_by_role("button", name=f"Bag and lid: {sum(bag.values())} tiles").click()
    row = page.get_by_role("row", name="Bag").get_by_role("cell")
    assert [row.nth(at).inner_text() for at in range(5)] == [str(bag[colour]) for colour in "BYRKW"]


WATCH = """
() => {
  window.shifts = [];
  const told = ({ node }) => node?.outerHTML?.slice(0, 200) ?? `${node?.textContent} in ${node?.parentElement?.outerHTML.slice(0, 200)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(...entry.sources.map(told));
  }).observe({ type: "layout-shift" });
  window.ghosts = 0;
  new MutationObserver(() => (window.ghosts = Math.max(window.ghosts, document.querySelectorAll(".flights .ghost").length)))
    .observe(document.querySelector(".azul"), { childList: true, subtree: true });
  window.animated = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    for (const frame of Array.isArray(frames) ? frames : [frames]) for (const key of Object.keys(frame)) window.animated.add(key);
    return animate.call(this, frames, options);
  };
}
"""
SLOWLY = """
() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, { ...options, duration: 6 * options.duration });
  };
}
"""
"""Flights take so long that there is something to be skipped, also for whoever is not quick."""


def test_moves_fly_by_transforms_without_shifts_or_long_tasks(browsers: kit.Browsers, server: RunningServer) -> None:
    with kit.visitor(browsers.painting, server, reduced_motion="no-preference") as page:
        page.goto("/")
        table = tables.opened(page, "azul", "person", "greedy", afen=tables.before_ten_points())
        assert awaited(page)
        tables.settled(page)
        page.evaluate(WATCH)
        lot = random.Random(4)
        browsers.painting.start_tracing(page=page, categories=["devtools.timeline"])
        begun = state(page, table)["position"]["round"]
        while state(page, table)["position"]["round"] == begun:
            assert awaited(page)
            version = state(page, table)["version"]
            a_target(page, lot).click()
            moved_on(page, table, version)
        page.wait_for_function(AWAITED)
        trace = json.loads(browsers.painting.stop_tracing())
        assert page.evaluate("ghosts")
        assert state(page, table)["position"]["boards"][0]["score"] > 9, "the score has got its second digit"
        assert page.evaluate("shifts") == []
        assert set(page.evaluate("[...animated]")) <= {"transform", "opacity", "offset", "easing"}
        expect(page.locator(".flights")).to_have_count(0)
        events = trace["traceEvents"]
        flights = [each for each in events if each["name"] == "Animation"]
        tiles = {each["id2"]["local"] for each in flights if "ghost" in each["args"].get("data", {}).get("nodeName", "")}
        slow = [each["args"]["data"] for each in flights if each["id2"]["local"] in tiles and each["args"].get("data", {}).get("compositeFailed")]
        assert tiles
        assert slow == [], "a tile that flies has to be moved by the browser's compositor, without the page's own thread"
        main = {(each["pid"], each["tid"]) for each in events if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"}
        tasks = [each for each in events if each.get("name") == "FunctionCall" and (each["pid"], each["tid"]) in main and "tdur" in each]
        assert tasks
        assert max(task["tdur"] for task in tasks) < LONGEST


@pytest.mark.long
def test_motion_can_be_skipped_and_ends_in_the_same_position(browser: Browser, server: RunningServer) -> None:
    with kit.visitor(browser, server, reduced_motion="no-preference") as page, kit.visitor(browser, server) as still:
        page.goto("/")
        table = tables.opened(page, "azul", "person", "greedy", first=1)
        still.goto(f"/t/{table}")
        assert awaited(page)
        page.evaluate(WATCH)
        page.evaluate(SLOWLY)
        lot = random.Random(5)
        for _ in range(3):
            assert awaited(page)
            page.evaluate("window.ghosts = 0")
            version = state(page, table)["version"]
            a_target(page, lot).click()
            page.wait_for_function("() => window.ghosts > 0")
            page.keyboard.press("Escape")
            moved_on(page, table, version)
        assert awaited(page)
        picture = "all => all.map(e => [e.dataset.spot, e.querySelector('[data-piece]')?.getAttribute('href') ?? ''])"
        lines = "[data-spot^='line'], [data-spot^='floor'], [data-spot^='wall']"
        page.wait_for_function("() => document.querySelector('.flights') === null")
        deadline = time.monotonic() + PATIENCE
        while sorted(page.locator(lines).evaluate_all(picture)) != sorted(still.locator(lines).evaluate_all(picture)):
            assert time.monotonic() < deadline, "the two pages do not show the same"
            time.sleep(0.05)


def test_the_kept_games_are_what_the_rules_give() -> None:
    assert gzip.decompress(client_games.file("azul").read_bytes()).decode() == client_games.games("azul")
