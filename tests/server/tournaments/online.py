"""An online event through HTTP: people with phones who sit down at live tables and play."""

import secrets
from typing import Any

from tests.server.web.events import Event, Wire
from tests.server.web.running import TABLES, ok, until

NAMES = ("Ann Rossi", "Bob De Luca", "Cy Bruni", "Dee Neri")


class OnlineEvent(Event):
    """An online event; `phones` are those of its people, in the order of their entry."""

    def __init__(self, url: str, *names: str, bots: int = 0, turn_seconds: int = 600, settings: dict[str, Any] | None = None, **options: Any) -> None:
        chosen = {"turn_seconds": turn_seconds, "break_minutes": 0, **(settings or {})}
        super().__init__(url, online=True, bots=bool(bots), settings=chosen, **options)
        self._seated: dict[str, list[str]] = {}
        self.people = self.enter(*names)
        self.phones = dict(zip(self.people, self.link("player", *self.people), strict=True)) if names else {}
        if bots:
            self.do("enter-bots", count=bots)

    def begin(self, game: int = 1) -> list[str]:
        """Seat everybody, and start; the ids of the live tables."""
        if game == 1:
            self.seat()
        return [table["live"] for table in self.start(game)]

    def seats(self, game: int = 1, table: int = 1) -> list[str]:
        found: list[str] = self.see()["tables"][game - 1]["tables"][table - 1]["seats"]
        return found

    def table(self, game: int = 1, table: int = 1) -> Any:
        return self.see()["tables"][game - 1]["tables"][table - 1]

    def sit(self, phone: Wire) -> Any:
        return ok(phone.post(f"{self.path}/seat", json={}))

    def look(self, who: Wire, live: str) -> Any:
        return ok(who.get(f"{TABLES}/{live}"))

    def move(self, phone: Wire, live: str) -> None:
        """The first legal move, not to the floor if that can be avoided."""
        state = self.look(phone, live)
        choice = next((each for each in state["legal"] if not each.endswith("F")), state["legal"][0])
        ok(phone.post(f"{TABLES}/{live}/moves", json={"id": secrets.token_hex(8), "version": state["version"], "move": choice}))

    def to_move(self, live: str) -> Wire:
        """The phone of whoever is to move."""
        return self._mover(self.look(self.org, live))

    def _mover(self, state: Any) -> Wire:
        live, place = state["table"], state["about"]["event"]
        if live not in self._seated:
            self._seated[live] = self.seats(place["game"], place["table"])
        return self.phones[self._seated[live][state["to_move"] - 1]]

    def play(self, live: str, moves: int = 10_000) -> None:
        """Let those play who are to move, until the game is over or so many moves were made."""
        for _ in range(moves):
            state = self.look(self.org, live)
            if state["stage"] != "running" or state["to_move"] is None:
                return
            if state["about"]["seats"][state["to_move"] - 1]["kind"] == "bot":
                version = state["version"]
                until(lambda version=version: self.look(self.org, live)["version"] > version)
            else:
                self.move(self._mover(state), live)

    def at_table(self, phone: Wire, live: str, do: str, **more: Any) -> Any:
        return phone.post(f"{TABLES}/{live}/acts", json={"do": do, "id": secrets.token_hex(8), **more})
