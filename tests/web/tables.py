"""Tables for a browser's tests, made by the interface that the page itself uses, with the page's own cookies."""

import random
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from azulejos.bots import bot
from azulejos.notation import Record, afen, agn
from azulejos.rules import Phase, Position, RandomChance, game
from tests.kit.patience import PATIENCE

CONTRIBUTION = "00112233445566778899aabbccddeeff"


def api(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server as this visitor."""
    answer = page.request.fetch(f"/api/v1{path}", method=method, data=body)
    assert answer.ok, f"{answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


def made(page: Page, id: str, *kinds: str, name: str = "Ann", **options: Any) -> str:
    """A table with seats of these kinds ("person", "open", a bot's name); its maker sits on all of the first kind. The table's id."""
    api(page, "POST", "/me", {"name": name})
    seats = [{"kind": kind} if kind in ("person", "open", "program") else {"kind": "bot", "bot": kind} for kind in kinds]
    table: str = api(page, "POST", "/tables", {"game": id, "seats": seats, **options})["table"]
    for seat, kind in enumerate(kinds, 1):
        if kind == "person":
            api(page, "POST", f"/tables/{table}/sit", {"contribution": CONTRIBUTION, "seat": seat})
    return table


def opened(page: Page, id: str, *kinds: str, **options: Any) -> str:
    """Such a table, and the page shows it. The table's id."""
    table = made(page, id, *kinds, **options)
    page.goto(f"/t/{table}")
    return table


def against_a_bot(page: Page, name: str, **options: Any) -> str:
    """The address of a new table against one bot, at which the visitor starts."""
    return f"/t/{made(page, name, 'person', 'greedy', first=1, **options)}"


def awaited(page: Page, address: str) -> None:
    """Wait until a table at which bots sit waits for the visitor."""
    deadline = time.monotonic() + PATIENCE
    while not api(page, "GET", f"/tables/{address.rpartition('/')[2]}")["legal"]:
        assert time.monotonic() < deadline, "nobody awaits the visitor"
        time.sleep(0.02)


def last_round(id: str, **options: Any) -> str:
    """The position in which the last round of a game begins, as greedy players reach it: a whole game would take too long."""
    return afen.write(_before_last_round(id, **options))


def last_decision(id: str, **options: Any) -> str:
    """The position of such a game in which somebody decides for the last time."""
    return afen.write([*greedy_game(id, 0, **options)][-1])


def until_last_round(id: str, **options: Any) -> str:
    """The record of a game until its last round begins."""
    return agn.write(Record.of(_before_last_round(id, **options)))


@cache
def _before_last_round(id: str, **options: Any) -> Position:
    first: dict[int, Position] = {}
    for position in greedy_game(id, 1, **options):
        first.setdefault(position.round, position)
    return first[max(first)]


@cache
def before_ten_points() -> str:
    """A position of Azul with three moves left in the round, after which the score of the first player, who is to move, has a second digit."""
    for seed in range(200):
        positions = [*greedy_game("azul", seed, players=2)]
        for position, later in zip(positions, positions[3:]):
            if position.to_move == 1 and later.round == position.round + 1 and (position.scores[0] or 0) < 10 <= (later.scores[0] or 0):
                return afen.write(position)
    raise AssertionError("no game has such a position")


@cache
def decisions(id: str, seed: int = 0, **options: Any) -> dict[str, str]:
    """The first position at each stage of a game by lot in which seat 1 has a choice; the key is the stage, with
    "many" behind it if many plates were drawn.
    """
    found: dict[str, str] = {}
    for position in _game_of("random", id, seed, **options):
        if position.to_move == 1 and len(position.legal_moves) > 1:
            found.setdefault(position.stage.value, afen.write(position))  # type: ignore[attr-defined]
            if len(getattr(position, "drawn", ())) > 3:
                found.setdefault(f"{position.stage.value}, many", afen.write(position))  # type: ignore[attr-defined]
    return found


def greedy_game(id: str, seed: int, **options: Any) -> Iterator[Position]:
    """The positions of a game between greedy players in which one of them decides."""
    return _game_of("greedy", id, seed, **options)


def _game_of(kind: str, id: str, seed: int, **options: Any) -> Iterator[Position]:
    chance = RandomChance(random.Random(seed))
    player = bot(kind, chance)
    position = game(id, **options).start()
    while position.outcome is None:
        if position.phase is Phase.DEAL:
            position.push(position.deal(chance))
            continue
        assert position.to_move is not None
        yield position.copy()
        position.push(player.choose(position.view(position.to_move)))


def drawing(page: Page) -> Locator:
    """The table that is drawn."""
    return page.locator("[data-spot]").first


def settled(page: Page) -> None:
    """Wait until everything has come that the page is going to show, and is drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))")


def moved(table: str, most: int, *pages: Page) -> int:
    """Let several visitors play on by the interface, so many moves at most, always the first one that goes to a line. How many there were."""
    for count in range(most):
        states = [(page, api(page, "GET", f"/tables/{table}")) for page in pages]
        if states[0][1]["stage"] == "finished":
            return count
        [(mover, state)] = [(page, state) for page, state in states if state["legal"]]
        move = next((each for each in state["legal"] if not each.endswith("F")), state["legal"][0])
        api(mover, "POST", f"/tables/{table}/moves", {"id": f"m-{state['version']}", "version": state["version"], "move": move})
    return most


def played(page: Page, table: str, most: int = 1_000, seed: int = 1) -> dict[str, Any]:
    """Play on the visitor's seats by lot, so many decisions at most, or to the end. The state that the table is in then."""
    lot = random.Random(seed)
    deadline = time.monotonic() + PATIENCE
    count = 0
    while True:
        state: dict[str, Any] = api(page, "GET", f"/tables/{table}")
        if state["stage"] == "finished" or count == most:
            return state
        assert time.monotonic() < deadline, f"the table stands still: {state['stage']}, {state['to_move']} to move"
        if not state["legal"]:
            time.sleep(0.02)  # a bot thinks
            continue
        body = {"id": f"m-{seed}-{state['version']}", "version": state["version"], "move": lot.choice(state["legal"])}
        answer = page.request.post(f"/api/v1/tables/{table}/moves", data=body)
        assert answer.ok or answer.json()["code"] == "stale", answer.text()
        count += answer.ok
        deadline = time.monotonic() + PATIENCE


def listed(page: Page, table: str, stage: str) -> None:
    """Wait until the visitor's own games have a table at this stage: the list follows the table a moment later, and its page asks only once."""
    deadline = time.monotonic() + PATIENCE
    while {each["table"]: each["state"] for each in api(page, "GET", "/tables/mine")}.get(table) != stage:
        assert time.monotonic() < deadline, "the table is not in the list"
        time.sleep(0.02)
