"""A record written down once more in the page that does so, by clicks alone: as somebody does who has it on paper."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from azulejos.notation import Record, agn, write_token
from azulejos.rules import Phase, Position
from azulejos.rules.duel.position import DuelPosition

Step = tuple[str, Any]
KEPT = Path(__file__).parents[2] / "web" / "tests" / "fair" / "kept"

CLICKS = """async plans => {
    const kept = () => JSON.parse(localStorage.getItem(`azulejos-recording-${location.pathname.split("/").pop()}`));
    const until = async (found, what) => {
        for (const end = performance.now() + 20000; performance.now() < end; await new Promise(go => setTimeout(go))) {
            const now = found();
            if (now) return now;
        }
        throw new Error(`There is no ${what} for ${plans[kept().at]?.token}: ${document.querySelector("main").innerText}`);
    };
    const click = async selector => {
        const isFree = () => [...document.querySelectorAll(selector)].find(each => !each.disabled);
        (await until(isFree, selector)).dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    };
    const acts = {
        click,
        fill: async ([place, pieces]) => {
            await click(`.place:nth-child(${place}) .choose`);
            const wanted = [...pieces];
            const lying = [...document.querySelectorAll(`.place:nth-child(${place}) [data-lies]`)].map(each => each.dataset.lies);
            for (const piece of lying) wanted.splice(wanted.indexOf(piece), 1);
            for (const piece of wanted) await click(`[data-piece="${piece}"]`);
        },
        stack: async tiles => {
            const done = '[data-choice="stack"]', begun = kept().at;
            for (const tile of tiles) {
                const next = `[data-choice="tile-${tile}"]`;
                await until(() => kept().at > begun || document.querySelector(`${next}, ${done}`), next);
                // The last one goes to its place by itself.
                if (kept().at > begun) return;
                if (document.querySelector(done)) break;
                await click(next);
            }
            await until(() => kept().at > begun || document.querySelector(done), done);
            if (kept().at === begun) await click(done);
        },
        chips: async ([own, spent]) => {
            const left = [...spent];
            const wanted = own.map(chip => left.includes(chip) && left.splice(left.indexOf(chip), 1).length > 0);
            // Those that are proposed and not wanted go back first.
            for (const isWanted of [false, true])
                for (const place of own.keys()) {
                    const chip = `[data-choice="own-${place}"]`;
                    const found = await until(() => document.querySelector(chip), chip);
                    if (wanted[place] === isWanted && (found.getAttribute("aria-pressed") === "true") !== isWanted) await click(chip);
                }
        },
    };
    for (let at = kept().at; at < plans.length; at = kept().at) {
        for (const [act, what] of plans[at].steps) await acts[act](what);
        await until(() => kept().at > at, "next step");
    }
    return kept();
}"""
"""Each token by its clicks, from the one at which the page is; what can go only one way the page takes down by itself."""


def game(name: str) -> Record:
    """A kept game as it stands on paper: without the proof of its deals."""
    text = re.sub(r"^\[Fair[^\n]*\n", "", (KEPT / f"{name}.agn").read_text(), flags=re.M)
    return agn.read_one(text)


def set_up(page: Page, record: Record) -> None:
    """Fill in the form for a record's game, and begin."""
    tags = record.tags
    is_grey = tags.get("Wall") == "grey"
    page.goto("/record")
    page.locator(f'input[value="{"grey" if is_grey and tags["Game"] == "azul" else tags["Game"]}"]').check(force=True)  # behind its picture
    if tags["Game"] != "duel":
        page.get_by_role("radio", name=tags["Players"], exact=True).check()
    if is_grey and tags["Game"] == "mini":
        page.get_by_role("checkbox", name=re.compile("grey wall", re.I)).check()
    if "Table" in tags:
        page.get_by_role("checkbox", name="Tournament rules").check()
    if "Tiles" in tags:
        _scoring_tiles(page, tags["Tiles"].split())
    for seat, name in enumerate(record.names, 1):
        page.get_by_label(f"Seat {seat}", exact=True).fill(name)
    page.get_by_role("group", name="Who starts").get_by_role("radio").nth(int(tags["First"]) - 1).check()
    page.get_by_role("button", name="Start recording").click()
    page.wait_for_url("**/record/*")


def _scoring_tiles(page: Page, wanted: list[str]) -> None:
    """Choose sides first, so that there are never too few, and leave out the rest then."""
    boxes = page.locator("form").get_by_role("checkbox")
    names = ["rows", "colours", "columns", "edge", "diagonals", "corners", "wilds", "specials"]
    for on in (True, False):
        for at, name in enumerate(names):
            if (name in wanted) is on and boxes.nth(at).is_checked() is not on:
                boxes.nth(at).click()


def written(page: Page, record: Record) -> str:
    """Write the whole record down by clicks; what the page has made of it."""
    set_up(page, record)
    page.evaluate(CLICKS, [*plans(record)])
    page.get_by_role("button", name="Save", exact=True).first.click()
    text: str = page.get_by_label("The game as text (AGN)").input_value()
    return text


def kept(page: Page, record: Record, events: int) -> str:
    """The address of a recording that has come so far, as a browser keeps it."""
    tokens = [write_token(record.game, event) for event in record.events[:events]]
    tags = {name: value for name, value in record.tags.items() if name not in ("Scores", "Winner")}
    found = {"id": "kept", "tags": tags, "tokens": tokens, "at": len(tokens), "told": [], "changed": 0, "round": 1, "scores": [], "isOver": False}
    page.goto("/healthz")
    page.evaluate("kept => localStorage.setItem(`azulejos-recording-${kept.id}`, JSON.stringify(kept))", found)
    return "/record/kept"


def plans(record: Record) -> Iterator[dict[str, Any]]:
    """What is to be clicked for each token."""
    position = record.start()
    tokens = [write_token(record.game, event) for event in record.events]
    for token, then, event in zip(tokens, [*tokens[1:], ""], record.events):
        # A face-up plate is laid in one go.
        both = [token, then] if token.startswith("plate:") else [token]
        yield {"token": token, "steps": [step for each in both for step in steps(position, each)]}
        position.push(event)


def steps(position: Position, token: str) -> Iterator[Step]:
    """The clicks that make a token."""
    if token.startswith("@"):
        for place, tiles in enumerate(token[1:].split("/"), 1):
            yield "fill", (place, tiles.replace("-", ""))
        yield "click", "section .actions button:last-child"
    elif isinstance(position, DuelPosition):
        yield from _duel(position, token)
    elif take := re.fullmatch(r"([1-9C][BYRKW])([1-5F])", token):
        yield "click", f'[data-pick="{take[1]}"]'
        yield "click", f'[data-target="{take[2]}"]'
    elif token.startswith(">"):
        yield "click", f'[data-cell="{token[2]}"]'
    else:
        if position.phase is not Phase.STOPPED:
            yield "click", '[aria-label="Rulings"]'
        yield "click", f'[data-ruling="{token}"]'


def _duel(position: DuelPosition, token: str) -> Iterator[Step]:
    word, _, rest = token.partition(":")
    if take := re.fullmatch(r"([1-4LM])([BYRKT])([1-6X])", token):
        source, colour, line = take.groups()
        yield _choice(f"moon-{colour}" if source == "M" else f"sun-{'0' if source == 'L' else source}-{colour}")
        yield _choice("break" if line == "X" else f"line-{line}")
    elif word == "top":
        yield "click", f'[data-piece="back {rest}"]'
    elif word == "up":
        yield "click", f'[data-piece="{rest}"]'
    elif word == "reveal":
        yield "click", f'[data-piece="chip {rest.split("=")[1]}"]'
    elif word == "fronts":
        known = [back.plate is not None for back in position.drawn]
        told = [(place, plate) for place, plate in enumerate(rest.split(","), 1) if not known[place - 1]]
        if len(told) == 1:
            yield "click", f'[data-piece="{told[0][1]}"]'
            return
        for place, plate in told:
            yield "fill", (place, [plate])
        yield "click", "section .actions button:last-child"
    elif token == "+" + position.rest:
        yield _choice("as-it-lies")
    elif token.startswith("+"):
        yield "stack", token[1:]
    elif word == "lay":
        space, turn = rest.split(".")
        yield from [("click", '[aria-label="Rotate the plate clockwise"]')] * int(turn)
        if len(position.board.dome.empty_spaces) > 1:  # the only one is chosen already
            yield _choice(f"space-{space}")
        yield _choice("lay")
    elif token == "draw":
        if position.begins_turn:
            yield _choice("draw")
        yield _choice("draw-on")
    elif token == "spend:none":
        yield _choice("none")
    elif word == "spend":
        yield "chips", (list(position.board.chips), rest.split(","))
        yield _choice("pay")
    elif word in ("keep", "under"):
        yield _choice(f"drawn-{rest[0]}")
    elif token.startswith(">"):
        yield _choice(f"cell-{token[1]}-{token[2]}")
    else:
        yield _choice(token.replace(":", "-"))


def _choice(key: str) -> Step:
    return "click", f'[data-choice="{key}"]'
