"""Azul Duel in a real browser: every kind of choice by clicks, by dragging and by keyboard; what is hidden; motion."""

import gzip
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.effort import LONG, some
from tests.kit.patience import PATIENCE
from tests.web import client_games, tables
from tests.web.conftest import Visit

State = dict[str, Any]
SOME_TILES = {"tiles": ["colours", "edge", "corners", "specials"]}


def state_of(page: Page) -> State:
    """The table as the visitor may see it."""
    table = page.url.rsplit("/", 1)[1]
    state: State = tables.api(page, "GET", f"/tables/{table}")
    return state


def choice(page: Page, key: str) -> Locator:
    """What can be chosen under a name: the first, where tiles of one take lie on several trays."""
    return page.locator(f'[data-choice="{key}"]').first


def decided(page: Page, played: int) -> State:
    """The state in which the visitor decides again after so many events, or the game is over. What has one answer the page plays by itself."""
    deadline = time.monotonic() + PATIENCE
    while True:
        state = state_of(page)
        if state["stage"] == "finished" or (state["version"] > played and len(state["legal"]) > 1):
            return state
        assert time.monotonic() < deadline, (
            f"nothing goes on: {state['stage']} {state['position']['stage']} {state['version']} after {played}, {state['legal'][:3]}"
        )
        time.sleep(0.01)


def press_first(page: Page, *keys: str) -> None:
    """Click on the first of these."""
    for key in keys:
        choice(page, key).click()


def click_on(page: Page, state: State, token: str) -> None:
    """Play a token with the mouse."""
    position = state["position"]
    if take := re.fullmatch(r"([1-4LM])([BYRKT])([1-6X])", token):
        source, colour, line = take.groups()
        key = f"moon-{colour}" if source == "M" else f"sun-{'0' if source == 'L' else source}-{colour}"
        choices = page.locator(".tray button").evaluate_all("all => all.map(each => each.ariaLabel)")
        assert len(choices) == len(set(choices)), "a colour on several moon sides is one choice for the keyboard and a screen reader"
        press_first(page, key, "break" if line == "X" else f"line-{line}")
    elif token.startswith("+"):
        if token[1:] == position["rest"]["tiles"]:
            choice(page, "as-it-lies").click()
            return
        tiles = token[1:]
        while len(set(tiles)) > 1:  # the rest has one order
            choice(page, f"tile-{tiles[0]}").click()
            tiles = tiles[1:]
    elif token.startswith("lay:"):
        space, turn = token[4:].split(".")
        for _ in range(int(turn)):
            page.get_by_role("button", name="Rotate the plate clockwise").last.click()
        spaces = {each.split(".")[0] for each in state["legal"]}
        press_first(page, *([f"space-{space}"] if len(spaces) > 1 else []), "lay")
    elif token == "draw":
        press_first(page, *(["draw", "draw-on"] if position["stage"] == "turn" else ["draw-on"]))
    elif token.startswith("spend:"):
        spend(page, position, token)
    elif token.startswith(">"):
        choice(page, f"cell-{token[1]}-{token[2]}").click()
    elif kept := re.match(r"(?:keep|under):(\d)", token):
        choice(page, f"drawn-{kept[1]}").click()
    else:
        choice(page, token.replace(":", "-")).click()


def spend(page: Page, position: dict[str, Any], token: str) -> None:
    """Choose chips one by one, and pay."""
    if token == "spend:none":
        choice(page, "none").click()
        return
    own = position["boards"][position["to_move"] - 1]["chips"]
    for place in range(len(own)):
        chip = choice(page, f"own-{place}")
        if chip.get_attribute("aria-pressed") == "true":
            chip.click()
    wanted = Counter(token[len("spend:") :].split(","))
    for place, name in enumerate(own):
        if wanted[name]:
            wanted[name] -= 1
            choice(page, f"own-{place}").click()
    choice(page, "pay").click()


def plan_plate(page: Page, state: State, lot: random.Random) -> None:
    """Choose a face-up plate, and at once the space and the turn for it: both moves are sent one after the other."""
    position = state["position"]
    place = lot.choice([at for at, plate in enumerate(position["display"], 1) if plate])
    free = [at for at, plate in enumerate(position["boards"][position["to_move"] - 1]["dome"]["plates"], 1) if plate is None]
    choice(page, f"plate-{place}").click()
    for _ in range(lot.randrange(4)):
        page.keyboard.press("r")
    space = f"space-{lot.choice(free)}"
    press_first(page, *[space] * min(2, len(free)))  # in the only space that is left it lies already


def wanted(state: State, lot: random.Random) -> str:
    """A legal token by lot: lines rather than breaking, now and then a draw, chips spent where they can be."""
    legal: list[str] = state["legal"]
    stage, drawn = state["position"]["stage"], len(state["position"]["drawn"])
    if stage == "drawing":
        return "draw" if "draw" in legal and drawn < 3 and lot.random() < 0.6 else "stop"
    better = [token for token in legal if not token.endswith("X") and token != "spend:none" and (token != "draw" or lot.random() < 0.5)]
    return lot.choice(better or legal)


def drawn_scores(page: Page) -> list[str]:
    """The scores that the boards show, one's own first."""
    return [score.inner_text() for score in page.locator("[data-spot^=score-] [aria-hidden]").all()]


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    """Until every kind of decision has come up, and in `make long` to the end."""
    page = visit()
    address = tables.against_a_bot(page, "duel", options=SOME_TILES)
    page.goto(address)
    lot = random.Random(3)
    # What has one answer is not asked about: whether there are several plates to keep, or cells, is the luck of the deal.
    kinds = {"first-plate", "turn", "stack", "drawing", "lay"}
    stages: Counter[str] = Counter()
    planned = version = 0
    while (state := decided(page, version))["stage"] != "finished" and (LONG or planned < 3 or not kinds <= set(stages)):
        stage = state["position"]["stage"]
        version = state["version"]
        stages[stage] += 1
        token = wanted(state, lot)
        if token.startswith("plate:"):
            plan_plate(page, state, lot)
            planned += 1
            version += 1  # the plate and its space
        else:
            click_on(page, state, token)
    # The spaces of face-up plates were sent along with them.
    assert kinds <= set(stages), stages
    assert planned >= 3
    state = tables.played(page, address.removeprefix("/t/"))
    scores = state["position"]["outcome"]["scores"]
    board = page.get_by_role("region", name="Your board")
    expect(board.locator("[data-spot=score-1] [aria-hidden]")).to_have_text(str(scores[0]))
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    assert drawn_scores(page) == [str(score) for score in scores]


@pytest.mark.parametrize("has_touch", [False, True])
def test_keys_are_told_where_there_is_a_keyboard(visit: Visit, has_touch: bool) -> None:
    page = visit(size="phone", **({"has_touch": True, "is_mobile": True} if has_touch else {}))
    page.goto(tables.against_a_bot(page, "duel"))
    choice(page, "plate-1").click()
    asked = page.locator("[data-box=question]")
    expect(asked).to_contain_text("Rotate the plate as you like")
    assert ("(R)" in asked.inner_text()) is not has_touch


def reach(page: Page, key: str, most: int = 120) -> None:
    """Go to something by the tab key alone."""
    page.locator(f'[data-choice="{key}"]').first.wait_for()
    for _ in range(most):
        if page.evaluate("document.activeElement?.getAttribute('data-choice')") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{key} cannot be reached by keyboard")


def type_out(page: Page, state: State, token: str) -> None:
    """Play a token by keyboard alone."""
    if take := re.fullmatch(r"([1-4LM])([BYRKT])([1-6X])", token):
        source, colour, line = take.groups()
        reach(page, f"moon-{colour}" if source == "M" else f"sun-{'0' if source == 'L' else source}-{colour}")
        page.keyboard.press("Enter")
        page.keyboard.press(line.lower())
    elif token.startswith("+"):
        reach(page, "as-it-lies")
        page.keyboard.press("Enter")
    elif token.startswith("lay:"):
        space, turn = token[4:].split(".")
        reach(page, f"space-{space}")
        for _ in range(int(turn)):
            page.keyboard.press("r")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif token.startswith("spend:"):
        reach(page, "none" if token == "spend:none" else "pay")
        page.keyboard.press("Enter")
    elif token.startswith(">"):
        reach(page, f"cell-{token[1]}-{token[2]}")
        page.keyboard.press("Enter")
    else:
        reach(page, token.replace(":", "-"))
        page.keyboard.press("Enter")


@pytest.mark.long
def test_rounds_by_keyboard_alone(visit: Visit) -> None:
    """A round with its tiling, and in `make long` two."""
    page = visit()
    page.goto(tables.against_a_bot(page, "duel"))
    lot = random.Random(5)
    version = 0
    while (state := decided(page, version))["position"]["round"] < (3 if LONG else 2):
        version = state["version"]
        legal = [token for token in state["legal"] if token not in ("draw", "spend:none")]
        if token := next((token for token in legal if token.startswith("plate:")), None):
            # A plate is chosen, turned and laid without a look at the mouse.
            reach(page, token.replace(":", "-"))
            page.keyboard.press("Enter")
            expect(page.locator("[data-choice^=space-]:focus")).to_have_count(1)
            for key in ("r", "ArrowRight", "Enter", "Enter"):
                page.keyboard.press(key)
            version += 1
        else:
            type_out(page, state, lot.choice([token for token in legal if not token.endswith("X")] or legal))


def test_arrows_go_to_what_lies_there_and_escape_takes_back(visit: Visit) -> None:
    page = visit()
    table = tables.made(page, "duel", "person", "greedy", first=1)
    tables.played(page, table, most=2)
    page.goto(f"/t/{table}")
    decided(page, 0)
    choice(page, "plate-1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-choice=plate-2]")).to_be_focused()
    sun = page.locator("[data-choice^=sun-]").first
    key = sun.get_attribute("data-choice")
    sun.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-choice^=line-]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-choice^=line-]")).to_have_count(0)
    expect(page.locator(f'[data-choice="{key}"]')).to_have_attribute("aria-pressed", "false")


def drag(page: Page, source: Locator, target: Callable[[], Locator]) -> None:
    """Drag with the mouse; the target may come to light only then."""
    box = source.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)
    end = target().bounding_box()
    assert end
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def test_tiles_and_plates_are_dragged(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "duel"))
    decided(page, 0)
    choice(page, "plate-2").wait_for()
    tables.settled(page)  # What is dragged lies where it was measured.
    drag(page, choice(page, "plate-2"), lambda: choice(page, "space-5"))
    expect(choice(page, "space-5")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    choice(page, "lay").click()
    expect(page.locator("[data-choice^=sun-]").first).to_be_visible()
    state = state_of(page)
    assert state["position"]["boards"][0]["dome"]["plates"][4]["turn"] == 1
    key = next(token for token in state["legal"] if token.startswith("L") and token.endswith("5"))
    drag(page, choice(page, f"sun-0-{key[1]}"), lambda: choice(page, "line-5"))
    state = decided(page, state["version"])
    assert state["position"]["boards"][0]["lines"][4].startswith(key[1])


def test_a_target_shows_beforehand_what_would_break(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "duel"))
    state = decided(page, 0)
    plan_plate(page, state, random.Random(1))
    state = decided(page, state["version"] + 1)
    trays = state["position"]["trays"]
    tray, colour = next((number, colour) for number, each in enumerate(trays) for colour in each["sun"] if each["sun"].count(colour) > 1)
    count = trays[tray]["sun"].count(colour)
    choice(page, f"sun-{tray}-{colour}").click()
    broken = count - 1
    cost = [0, 1, 3, 6, 10][broken]
    breaks = "1 tile breaks" if broken == 1 else f"{broken} tiles break"
    name = f"Line 1: complete, {breaks}, costs {cost} point{'s' if cost > 1 else ''}"
    line = page.get_by_role("button", name=name, exact=True).first
    line.hover()
    # The tiles are seen where they would lie: one on the line, the others broken.
    expect(page.locator("svg .ghost")).to_have_count(count)
    expect(page.locator("svg text.total")).to_have_text(f"−{cost}")


def come_forward(page: Page) -> None:
    """In hot seat whoever is to move says so, before anything of theirs is shown."""
    mine = page.get_by_role("button", name=re.compile("^I am "))
    expect(mine.or_(page.locator("[data-choice]").first).first).to_be_visible()
    if mine.is_visible():
        mine.click()


def test_in_hot_seat_each_sees_what_is_theirs_to_know(visit: Visit) -> None:
    page = visit()
    tables.opened(page, "duel", "person", "person", first=1)
    lot = random.Random(8)
    version = 0
    # Both lay their first plate; then seat 1 draws two plates and keeps one.
    while (state := decided(page, version))["position"]["stage"] == "first-plate":
        version = state["version"] + 1  # the plate and its space
        come_forward(page)
        plan_plate(page, state, lot)
    assert state["seat"] == 1
    come_forward(page)
    for token in ("draw", "draw", "stop"):
        click_on(page, state, token)
        state = decided(page, state["version"])
    assert all(each["front"] for each in state["position"]["drawn"])
    while state["seat"] == 1:
        click_on(page, state, state["legal"][0])
        state = decided(page, state["version"])
    assert state["position"]["pile"][-1] == {"back": state["position"]["pile"][-1]["back"], "front": None, "seen_by": [1]}
    come_forward(page)
    look_up = page.get_by_role("button", name="see what is left")
    look_up.click()
    last = page.locator("dialog[open] ol li").last
    expect(last.get_by_role("img")).to_have_accessible_name(re.compile("face down"))
    expect(last).to_contain_text("seen by")
    page.keyboard.press("Escape")
    # The other seat takes tiles, and the page sees through the eyes of the first one again.
    while state["seat"] == 2:
        version = state["version"]
        click_on(page, state, next(token for token in state["legal"] if not token.startswith(("plate", "draw"))))
        state = decided(page, version)
    come_forward(page)
    look_up.click()
    expect(last.get_by_role("img")).to_have_accessible_name(re.compile("^Plate: "))


def watch_motion(page: Page) -> None:
    """Count what flies, and note what of the table shifts."""
    page.evaluate(
        """() => {
          window.seen = { shifted: [], ghosts: 0 };
          new PerformanceObserver((list) =>
            list.getEntries().forEach((each) => each.sources.forEach(({ node }) => {
              const within = (node instanceof Element ? node : node?.parentElement)?.closest(".duel");
              if (within) window.seen.shifted.push((node.outerHTML ?? node.textContent).slice(0, 200));
            })),
          ).observe({ type: "layout-shift", buffered: false });
          new MutationObserver(() => (window.seen.ghosts = Math.max(window.seen.ghosts, document.querySelectorAll(".flights .ghost").length)))
            .observe(document.querySelector(".duel"), { childList: true, subtree: true });
        }"""
    )


def test_what_is_chosen_ahead_stays_to_be_seen_while_the_other_goes_on(visit: Visit) -> None:
    ann, bea, watcher = visit(), visit(), visit()
    table = tables.made(ann, "duel", "open", "person", afen=tables.decisions("duel")["turn"])
    tables.api(bea, "POST", "/me", {"name": "Bea"})
    tables.api(bea, "POST", f"/tables/{table}/sit", {"contribution": tables.CONTRIBUTION, "seat": 1})
    watcher.goto(f"/t/{table}")
    ann.goto(f"/t/{table}")
    ann.locator("[data-plan^=sun-]").first.click()
    choice(ann, "line-6").click()
    expect(ann.locator(".waits")).to_have_count(1)
    state = tables.api(bea, "GET", f"/tables/{table}")
    assert "draw" in state["legal"]
    tables.api(bea, "POST", f"/tables/{table}/moves", {"id": "draw", "version": state["version"], "move": "draw"})
    expect(ann.get_by_text("Bea is drawing plates")).to_be_visible()
    # Whoever only watches, and touches nothing, sees what was drawn.
    expect(watcher.locator("[data-spot=drawn-0]")).to_be_visible()
    expect(ann.locator(".waits")).to_have_count(1)
    ann.keyboard.press("Escape")
    expect(ann.locator(".waits")).to_have_count(0)


def test_tiles_fly_without_moving_anything_else_and_a_key_ends_it(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    table = tables.made(page, "duel", "person", "greedy", first=1)
    tables.played(page, table, most=2)
    page.goto(f"/t/{table}")
    state = decided(page, 0)
    choice(page, "plate-1").wait_for()
    tables.settled(page)
    watch_motion(page)
    token = next(token for token in state["legal"] if token.startswith("L") and token.endswith("6"))
    click_on(page, state, token)
    page.wait_for_function("() => window.seen.ghosts > 0")  # They may have come already.
    state = decided(page, state["version"])
    page.keyboard.press("Shift")
    expect(page.locator(".flights .ghost")).to_have_count(0)
    expect(page.locator("[data-choice^=sun-], [data-choice^=moon-]").first).to_be_visible()
    seen = page.evaluate("window.seen")
    assert seen["ghosts"] >= 1
    assert seen["shifted"] == []


def test_a_thumb_hits_every_tile_on_a_phone(visit: Visit) -> None:
    page = visit(size="phone", has_touch=True, is_mobile=True)
    table = tables.made(page, "duel", "person", "greedy", first=1)
    tables.played(page, table, most=2)
    page.goto(f"/t/{table}")
    state = decided(page, 0)
    choice(page, "plate-1").wait_for()
    # Everything is on one screen, so tiles are small; they answer on their whole pitch, without a gap.
    small = [
        (each.get_attribute("data-choice"), box["width"], box["height"])
        for each in page.locator("[data-choice]").all()
        if (box := each.bounding_box()) and (box["width"] < 27 or box["height"] < 27)
    ]
    assert not small
    token = next(token for token in state["legal"] if token.startswith("L") and token.endswith("4"))
    choice(page, f"sun-0-{token[1]}").tap()
    # A line is its whole row.
    line = choice(page, "line-4")
    box = line.bounding_box()
    assert box
    assert box["height"] >= 27
    assert box["width"] >= 100
    line.tap()
    assert decided(page, state["version"])["position"]["boards"][0]["lines"][3].startswith(token[1])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("language", "asked"),
    some(
        [("ro", "Alege prima ta placă"), ("it", "Scegli la tua prima lastra"), ("nl", "Kies je eerste plaat"), ("en", "Choose your first plate")], 1
    ),
)
def test_what_is_asked_is_asked_in_four_languages(visit: Visit, language: str, asked: str) -> None:
    page = visit(language=language)
    page.goto(tables.against_a_bot(page, "duel"))
    expect(page.get_by_text(asked)).to_be_visible()


def test_what_only_answers_need_is_not_fetched_when_the_other_has_answered(visit: Visit) -> None:
    """A page that is opened within the other's turn would be heavier than one that is opened after it."""
    ann, ben = visit(), visit(fresh=True)
    table = tables.made(ann, "duel", "person", "open", afen=tables.decisions("duel")["lay"])
    tables.api(ben, "POST", "/me", {"name": "Ben"})
    tables.api(ben, "POST", f"/tables/{table}/sit", {"contribution": tables.CONTRIBUTION, "seat": 2})
    fetched: list[str] = []
    ben.on("request", lambda request: fetched.append(request.url))
    ben.goto(f"/t/{table}")
    expect(tables.drawing(ben)).to_be_visible()
    ben.wait_for_load_state("networkidle")
    while tables.api(ann, "GET", f"/tables/{table}")["legal"]:
        tables.played(ann, table, 1)
    expect(ben.locator("[data-choice]").first).to_be_visible()
    ben.wait_for_load_state("networkidle")
    assert not any("/answering" in url for url in fetched)


def test_the_games_that_the_client_is_tested_with_are_those_of_the_rules() -> None:
    assert gzip.decompress(client_games.file("duel").read_bytes()).decode() == client_games.games("duel")
