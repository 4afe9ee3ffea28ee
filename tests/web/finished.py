"""Games that were played to their end, for tests that look at them afterwards: made once for a module, by HTTP alone."""

import random
import secrets
from typing import Any

import httpx

from tests.kit.patience import PATIENCE

TABLES = "/api/v1/tables"


def finished(url: str, game: str, **options: Any) -> str:
    """The table of a game that two on one device have played to its end, by lot."""
    lots = random.Random(f"finished {game}")
    with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as device:
        device.post("/api/v1/me", json={"name": "Ann"})
        seats = [{"kind": "person"}, {"kind": "person"}]
        table: str = device.post(TABLES, json={"game": game, "seats": seats, **options}).json()["table"]
        for seat in (1, 2):
            device.post(f"{TABLES}/{table}/sit", json={"contribution": secrets.token_hex(16), "seat": seat}).raise_for_status()
        while (state := device.get(f"{TABLES}/{table}").json())["stage"] == "running":
            good = [move for move in state["legal"] if not move.endswith(("F", "X"))] or state["legal"]
            move = {"id": secrets.token_hex(8), "version": state["version"], "move": lots.choice(good), "seat": state["seat"]}
            device.post(f"{TABLES}/{table}/moves", json=move).raise_for_status()
        assert state["stage"] == "finished"
        return table


def course(url: str, table: str) -> list[dict[str, Any]]:
    """All positions of a table, as the server tells everybody."""
    frames: list[dict[str, Any]] = []
    with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as device:
        while True:
            part = device.get(f"{TABLES}/{table}/positions", params={"from": len(frames)}).json()
            frames += part["positions"]
            if len(frames) > part["events"]:
                return frames


class Finished:
    """Finished games by the name of the game, each made when it is first asked for."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._tables: dict[str, str] = {}
        self._courses: dict[str, list[dict[str, Any]]] = {}

    def table(self, game: str = "azul") -> str:
        if game not in self._tables:
            options = {"options": {"tiles": "lot"}} if game == "duel" else {}
            self._tables[game] = finished(self.url, game, **options)
        return self._tables[game]

    def course(self, game: str = "azul") -> list[dict[str, Any]]:
        if game not in self._courses:
            self._courses[game] = course(self.url, self.table(game))
        return self._courses[game]
