"""A random walk over the buttons that the pages of an event really have: whatever is pressed, what is true can be said, and every page leads on.

The same by HTTP, faster and further, is in tests/server/web/test_walk.py. Only in `make long`: ten walks of thirty acts take a quarter of
an hour, each two and a half minutes at most.
"""

import json
import random
import re
import time
from collections import Counter
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Response
from playwright.sync_api import TimeoutError as Late

from azulejos.tournament import Event as TournamentEvent
from azulejos.tournament import State, replay
from tests.kit.true_ways import true_sheet, true_way
from tests.web import events
from tests.web.conftest import Visit

WALKS, ACTS = 10, 30
"""Commands that the pages of an event have sent, together; most presses only open something or go somewhere."""
PRESSES_AN_ACT = 25
WALK_SECONDS = 150
"""A walk on a busy machine is a shorter one: no test may take five minutes (`faulthandler_timeout`)."""
NEVER = re.compile(r"erase|delete|archive|another one|link|copy|print|logo|theme|language|new tournament|choose a file|full screen", re.IGNORECASE)
"""What leaves the event for good, takes a link of the walk's own back, or has nothing to do with it."""
RARELY = re.compile(r"expel|withdraw|leave|finish|void|undo|discard|drop|out\b|not over", re.IGNORECASE)
HARDLY = re.compile(r"penal|points|warn|pause|resume|announce|take back|delay|time|minutes|call|arbiter|wait|pad|^row \d|^[−+]", re.IGNORECASE)
"""So that an afternoon gets far enough to go wrong: what ends it, and what changes nothing."""
FOUND = """
() => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main") ?? document.body;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]");
  const found = [...root.querySelectorAll("button:not(:disabled), nav a[href^='#'], [role=tab]")].filter(seen);
  document.querySelectorAll("[data-walk]").forEach((each) => each.removeAttribute("data-walk"));
  return found.map((each, at) => {
    each.dataset.walk = at;
    const name = (each.getAttribute("aria-label") ?? each.textContent).trim().replace(/\\s+/g, " ");
    return { name, submits: each.type === "submit", next: each.closest(".next .main") !== null };
  });
}
"""
FILLED = """
(pick) => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main form");
  if (!root) return;
  const write = (field, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  let at = 0;
  for (const field of root.querySelectorAll("input:not([type=checkbox], [type=radio], [type=file], [type=time], [type=date]), textarea")) {
    if (field.disabled || field.value !== "") continue;
    const isNumber = field.type === "number" || field.inputMode === "numeric";
    write(field, isNumber ? String(pick[at++ % pick.length]) : `It was said so ${pick[at++ % pick.length]}.`);
  }
  for (const box of root.querySelectorAll("[type=radio]")) {
    if (box.disabled || root.querySelector(`[type=radio][name="${CSS.escape(box.name)}"]:checked`)) continue;
    const group = root.querySelectorAll(`[type=radio][name="${CSS.escape(box.name)}"]`);
    group[pick[at++ % pick.length] % Math.min(3, group.length)].click();
  }
}
"""


@pytest.mark.long
@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_is_pressed_a_true_way_leads_on(visit: Visit, seed: int) -> None:
    until = time.monotonic() + WALK_SECONDS
    walk = Walk(visit, random.Random(f"pages-{seed}"))
    presses = 0
    while walk.acts.total() < ACTS and presses < ACTS * PRESSES_AN_ACT and time.monotonic() < until:
        walk.press()
        presses += 1
    walk.to_the_end()
    assert walk.acts.total() >= min(ACTS, presses // PRESSES_AN_ACT), (walk.acts, walk.refused)


def weight_of(button: dict[str, Any]) -> float:
    """How likely a button is pressed: one that sends something, and the one that does the next thing, before those that only look around."""
    name = button["name"]
    if NEVER.search(name):
        return 0.0
    seldom = 0.05 if HARDLY.search(name) else 0.2 if RARELY.search(name) else 1.0
    return seldom * (12 if button["next"] else 6 if button["submits"] else 1)


class Walk:
    """An event with nine people; its desk, an arbiter's page and two phones, and somebody who presses whatever they show."""

    def __init__(self, visit: Visit, lots: random.Random) -> None:
        self.lots = lots
        self.acts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.failed: list[str] = []
        desk = visit(fresh=True)
        self.event = events.made(desk, 9, check_in=True, settings={"games": 2})
        arbiter = visit(f"{self.event.address}/arbiter#{self.event.helper()}", fresh=True)
        phones = [visit(self.event.link(person), fresh=True, size="phone") for person in self.event.people[:2]]
        desk.goto(f"{self.event.address}/desk")
        self.pages = {"desk": desk, "arbiter": arbiter, "phone 1": phones[0], "phone 2": phones[1]}
        self.homes = {name: page.url for name, page in self.pages.items()}
        for name, page in self.pages.items():
            page.on("response", partial(self._answered, name))
            page.locator("main h2").first.wait_for()

    def _answered(self, name: str, answer: Response) -> None:
        if answer.status >= 500:
            self.failed.append(f"{name}: {answer.status} {answer.url}")
        if answer.request.method != "POST" or not answer.url.partition("?")[0].endswith("/acts"):
            return
        do = json.loads(answer.request.post_data or "{}").get("do", "")
        if answer.ok:
            self.acts[do] += 1
        else:
            self.refused[f"{do}: {answer.status}"] += 1

    def press(self) -> None:
        """One button, chosen by lot among all that the page has; fields are filled in before."""
        name = self.lots.choices(list(self.pages), [4, 3, 1, 1])[0]
        page = self.pages[name]
        before = self.acts.total() + self.refused.total()
        page.evaluate(FILLED, [self.lots.choice((20, 30, 40)) if self.lots.random() < 0.5 else self.lots.randrange(4) for _ in range(12)])
        found: list[dict[str, Any]] = page.evaluate(FOUND)
        weights = [weight_of(each) for each in found]
        if not any(weights):
            page.goto(self.homes[name])
            page.locator("main h2").first.wait_for()
            # Whoever has left, and everybody after the end, has nothing to press: who runs the event always has.
            assert name.startswith("phone") or any(weight_of(each) for each in page.evaluate(FOUND)), (name, "a page without a way on")
            return
        at = self.lots.choices(range(len(found)), weights)[0]
        try:
            page.locator(f'[data-walk="{at}"]').click(timeout=1_500, no_wait_after=True)
        except (Late, Error):
            return  # It went away meanwhile, or something lay over it: somebody else would press again.
        page.wait_for_timeout(60)
        assert not self.failed, self.failed
        if self.acts.total() + self.refused.total() != before:
            self.look(name, page, found[at]["name"])

    def look(self, name: str, page: Page, pressed: str) -> None:
        """After something was sent: what is true can be said, and the desk knows what comes next."""
        state = self.state()
        for table in state.running.tables if state.running is not None else ():
            left = {person for person in table.seats if self.lots.random() < 0.3 or (state.entrants[person].expelled and not table.stands)}
            by = next(iter(sorted(state.arbiters)))
            assert true_way(state, true_sheet(len(state.games), table, left), by) is not None, (name, pressed, table, left)
        assert self.event.see("next")["do"], (name, pressed)
        if not page.url.startswith(self.homes[name].split("#", maxsplit=1)[0]):
            page.goto(self.homes[name])

    def state(self) -> State:
        """As the server has it."""
        export = self.event.ask("GET", "/export.json?full=true").json()
        return replay([TournamentEvent.read(each) for each in export["events"]])

    def to_the_end(self) -> None:
        """By what the desk says has to be done next, saying only what is true, to the certificates."""
        for _ in range(60):
            following = self.event.see("next")
            match following["do"]:
                case "print-certificates" | "ceremony":
                    return
                case "await-sheets" | "settle":
                    self._settle(following["game"], following["tables"])
                case "end-game":
                    self.event.do("end", game=following["game"])
                case _:
                    for game in self.event.see("tables"):
                        self._settle(game["game"], [each["table"] for each in game["tables"] if each["state"] == "disputed"])
                    self.event.do("finish", why="The caretaker closes.")
        raise AssertionError(self.event.see("next"))

    def _settle(self, number: int, tables: list[int]) -> None:
        game = next(each for each in self.event.see("tables") if each["game"] == number)
        for table in game["tables"]:
            if table["table"] in tables:
                pv = [None if person in table["withdrawn"] else 20 + 10 * seat for seat, person in enumerate(table["seats"])]
                sheet = {"game": number, "table": table["table"], "pv": pv, "rows": [None if points is None else 1 for points in pv]}
                disputed = table["state"] == "disputed"
                self.event.do("correct" if disputed else "sheet", **sheet, **({"why": "Counted again."} if disputed else {}))
