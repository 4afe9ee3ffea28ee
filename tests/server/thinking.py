"""`make thinking`: two hundred people ask for the strongest bot at once, and others go on playing meanwhile.

Each of the two hundred sits down at a table where level 8 begins, which may think for a second: so their bots wait in a queue for some minutes. Told
are how long the moves of people at other tables take, in a quiet time and meanwhile; what those who wait are told of the queue; and how long the last
one waited. A hint is asked for in the middle of it, and refused with the number of those who wait. Figures are printed, and with `--json` told to
programs; nothing here is a timed test.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from tests.server.flood import TABLES, Person, serving

BOT = "Level 8"
PAUSE = 0.3
"""Between two moves of one player, in seconds."""


class Playing:
    """Two people at a table who move again and again; when the game is over they play the next one."""

    def __init__(self, url: str, number: int) -> None:
        self.moves: list[float] = []
        """How long each acknowledgement took."""
        self._people = [Person(url, f"Player {number} {seat}") for seat in (1, 2)]

    async def play(self) -> None:
        """Until cancelled."""
        for person in self._people:
            await person.come()
        while True:
            table = await self._people[0].table()
            for person in self._people:
                await person.sit(table)
            while await self._moved(table):
                await asyncio.sleep(PAUSE)

    async def _moved(self, table: str) -> bool:
        """Whether somebody could move."""
        for person in self._people:
            state = (await person.http.get(f"{TABLES}/{table}")).raise_for_status().json()
            if state["legal"]:
                body = {"id": secrets.token_hex(8), "version": state["version"], "move": state["legal"][0]}
                began = time.perf_counter()
                (await person.http.post(f"{TABLES}/{table}/moves", json=body)).raise_for_status()
                self.moves.append(time.perf_counter() - began)
                return True
        return False


def in_ms(seconds: list[float]) -> dict[str, float]:
    """What is told of moves."""
    found = sorted(seconds) or [float("nan")]
    at = {f"p{part}_ms": round(1000 * found[min(len(found) - 1, len(found) * part // 100)], 1) for part in (50, 95, 99)}
    return {"count": len(seconds), **at, "max_ms": round(1000 * found[-1], 1)}


async def asks(url: str, number: int, waits: list[float], told: list[int]) -> Person:
    """Somebody sits down where the bot begins; noted are what they are told of the queue, and how long they wait for its first move."""
    person = Person(url, f"Guest {number}")
    await person.come()
    made = await person.http.post(TABLES, json={"seats": [{"kind": "open"}, {"kind": "bot", "bot": BOT}], "first": 2})
    table = made.raise_for_status().json()["table"]
    await person.sit(table)
    began = time.perf_counter()
    is_first = True
    while True:
        thinking = (await person.http.get(f"{TABLES}/{table}/thinking")).raise_for_status().json()
        if thinking["thoughts"]:
            waits.append(time.perf_counter() - began)
            return person
        if is_first and thinking["ahead"] is not None:
            told.append(thinking["ahead"])
            is_first = False
        await asyncio.sleep(2)


async def people_wait(url: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play in a quiet time, then while all those people wait."""
    games = [Playing(url, number) for number in range(arguments.tables)]
    playing = [asyncio.create_task(game.play()) for game in games]
    await asyncio.sleep(2)
    for game in games:
        game.moves.clear()
    await asyncio.sleep(arguments.seconds)
    quiet = in_ms([each for game in games for each in game.moves])
    for game in games:
        game.moves.clear()
    waits: list[float] = []
    told: list[int] = []
    began = time.perf_counter()
    guests = [asyncio.create_task(asks(url, number, waits, told)) for number in range(arguments.people)]
    await asyncio.sleep(5)
    refused = await hint_refused(url)
    await asyncio.gather(*guests)
    took = time.perf_counter() - began
    meanwhile = in_ms([each for game in games for each in game.moves])
    for task in playing:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    longest = max(waits)
    return {
        "people": arguments.people,
        "players": 2 * len(games),
        "quiet": quiet,
        "meanwhile": meanwhile,
        "told_ahead": {"least": min(told, default=None), "most": max(told, default=None)},
        "hint": refused,
        "last_answered_after_seconds": round(longest, 1),
        "all_seconds": round(took, 1),
    }


async def hint_refused(url: str) -> dict[str, Any]:
    """What somebody is told who asks for a hint meanwhile."""
    person = Person(url, "Hinted")
    await person.come()
    made = await person.http.post(TABLES, json={"seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}], "first": 1})
    table = made.raise_for_status().json()["table"]
    await person.sit(table)
    answer = await person.http.post(f"{TABLES}/{table}/hint")
    body = answer.json()
    return {"status": answer.status_code, "told": body.get("text", "the best moves")}


def main() -> None:
    """Start a server, let people play and others wait, print the figures, and end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    engine = f"{BOT} = uai[Level=8]:{sys.executable} -m azulejos uai"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'thinking.sqlite'}"
        with serving(database, "--no-limits", "--bot-seconds", "1", "--engines", engine) as (url, _):
            figures = uvloop.run(people_wait(url, arguments))
    print(json.dumps(figures) if arguments.json else json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
