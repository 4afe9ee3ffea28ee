"""Events for a browser's tests, made by the interface that the page itself uses, and brought to any stage by HTTP.

The page that makes an event is its organiser's: it gets the cookie. Everybody else comes by a token, in a browser of their own:
`page.goto(hall.link(person))`.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from playwright.sync_api import APIRequestContext, APIResponse, Page

EVENTS = "/api/v1/tournaments"
NAMES = (
    "Ann Rossi", "Bob De Luca", "Cleo Verdi", "Dan Conti", "Eva Popa", "Fay Bos", "Gus Kok", "Hanna Visser",
    "Ion Ionescu", "Jo Meijer", "Kim Jansen", "Leo Greco", "Mia Ferri", "Noor de Wit", "Olga Stan", "Pim Smit",
    "Quin Mulder", "Rosa Marin", "Sam Russo", "Tess Vos", "Ugo Riva", "Vera Dumitru", "Wim Bakker", "Zoe Neri",
)  # fmt: skip


@dataclass
class Event:
    """An event in the hands of its organiser."""

    request: APIRequestContext
    id: str
    organiser: str
    """The organiser's token."""
    people: list[str] = field(default_factory=list)
    """Ids, in the order of entry."""
    names: dict[str, str] = field(default_factory=dict)
    """Full names by id."""
    tokens: dict[str, str] = field(default_factory=dict)
    """Players' tokens by id: those that `links` has made."""

    @property
    def address(self) -> str:
        """Of the page for everybody; the others are below it."""
        return f"/e/{self.id}"

    def link(self, person: str) -> str:
        """Somebody's personal link, made if they have none."""
        if person not in self.tokens:
            self.links(person)
        return f"{self.address}#{self.tokens[person]}"

    def ask(self, method: str, path: str = "", body: Any = None, token: str | None = None) -> APIResponse:
        """Ask the server something about the event, as the organiser or as whoever holds the token."""
        headers = {"Authorization": f"Bearer {token or self.organiser}"}
        return self.request.fetch(f"{EVENTS}/{self.id}{path}", method=method, data=body, headers=headers)

    def act(self, do: str, /, token: str | None = None, **more: Any) -> APIResponse:
        """Try to do something."""
        return self.ask("POST", "/acts", {"id": secrets.token_hex(16), "do": do, **more}, token)

    def do(self, do: str, /, token: str | None = None, **more: Any) -> Any:
        """Do something; it has to work."""
        return _ok(self.act(do, token, **more))

    def see(self, part: str, token: str | None = None) -> Any:
        """A part of the event, as the organiser or another sees it now."""
        return _ok(self.ask("GET", token=token))["parts"].get(part)

    # Stages, each from the one before

    def entered(self, people: int = 24, *, check_in: bool = False) -> Self:
        """So many people have entered, with different names."""
        named = [NAMES[number % len(NAMES)] + ("" if number < len(NAMES) else f" {number // len(NAMES) + 1}") for number in range(people)]
        rows = "\n".join(",".join((name.partition(" ")[0], name.partition(" ")[2], "yes")) for name in named)
        found = self.do("enter-list", csv=f"first,surname,of_age\n{rows}\n", check_in=check_in)["persons"]
        self.people += found
        self.names.update(zip(found, named, strict=True))
        return self

    def checked_in(self, *persons: str) -> Self:
        """They are there; everybody, if nobody is named."""
        self.do("check-in", persons=list(persons or self.people))
        return self

    def drafted(self, seed: int = 1) -> Self:
        """The games to come are seated."""
        self.do("draft", seed=seed)
        return self

    def published(self, seed: int = 1) -> Self:
        """The seating holds."""
        if self.see("draft") is None:
            self.drafted(seed)
        self.do("publish", mark=self.see("draft")["mark"])
        return self

    def started(self) -> Self:
        """The next game is on, seat 1 starts at every table."""
        game = self.see("next")["game"]
        seated = next(each for each in self.see("seating") if each["game"] == game)
        self.do("start", game=game, first=[1] * len(seated["tables"]))
        return self

    @property
    def game(self) -> int:
        """The last game that has begun."""
        number: int = self.see("tables")[-1]["game"]
        return number

    def tables(self) -> list[Any]:
        """The desk's tables of the last game that has begun."""
        found: list[Any] = self.see("tables")[-1]["tables"]
        return found

    def handed_in(self, table: int, seat: int, pv: Sequence[int | None] = (), rows: Sequence[int | None] = ()) -> Self:
        """A player of a table hands in a sheet: seat 1 has won with 60, unless it says otherwise."""
        seats = self.tables()[table - 1]["seats"]
        person = seats[seat - 1]
        self.link(person)
        self.do("sheet", self.tokens[person], **_sheet(seats, pv, rows))
        return self

    def disputed(self, table: int) -> Self:
        """Two sheets of a table differ."""
        seats = self.tables()[table - 1]["seats"]
        self.handed_in(table, 1)
        return self.handed_in(table, 2, pv=[60 - 10 * seat + (seat == 1) for seat in range(len(seats))])

    def sheets_in(self, *but: int) -> Self:
        """An arbiter has entered the sheets of all tables that have no result, but some."""
        for table in self.tables():
            if table["table"] not in but and table["state"] not in ("settled", "void"):
                gone = [person in table["withdrawn"] for person in table["seats"]]
                # No two tables have the same, so that the ranking has an order.
                pv = [None if out else 60 - 10 * seat - table["table"] for seat, out in enumerate(gone)]
                self.do("sheet", game=self.game, table=table["table"], pv=pv, rows=[None if out else 1 for out in gone])
        return self

    def ended(self) -> Self:
        """The game that is on is over, with all its sheets."""
        self.sheets_in()
        self.do("end", game=self.game)
        return self

    def finished(self) -> Self:
        """All games are played, and the event is over."""
        while (step := self.see("next")["do"]) not in ("finish", "print-certificates"):
            if step in ("draft", "publish"):
                self.published()
            elif step == "final":
                self.do("final")
            elif step == "start":
                self.started()
            else:
                self.ended()
        if step == "finish":
            self.do("finish")
        return self

    # Roles

    def links(self, *persons: str) -> dict[str, str]:
        """Personal links for players: their tokens by id. Those that they had do not hold any more."""
        made = _ok(self.ask("POST", "/tokens", {"role": "player", "persons": list(persons or self.people)}))["tokens"]
        self.tokens.update({each["person"]: each["token"] for each in made})
        return self.tokens

    def helper(self, role: str = "arbiter", label: str = "Nina") -> str:
        """The token of somebody who helps."""
        token: str = _ok(self.ask("POST", "/tokens", {"role": role, "label": label}))["tokens"][0]["token"]
        return token


def made(page: Page | APIRequestContext, people: int = 24, *, title: str = "Spring cup", check_in: bool = False, **options: Any) -> Event:
    """An event with so many entries. A page that is given becomes the organiser's; a bare request context belongs to a program.

    `options` is what `POST /api/v1/tournaments` takes: `settings={"games": 2}`, `preset="final-four"`, `online=True`, `self_check_in=True` …
    """
    request = page.request if isinstance(page, Page) else page
    body = {"title": title, "label": "Mara", "timezone": "Europe/Rome", **options}
    told = _ok(request.post(EVENTS, data=body))
    event = Event(request, told["tournament"], told["token"])
    return event.entered(people, check_in=check_in) if people else event


def _sheet(seats: Sequence[str], pv: Sequence[int | None], rows: Sequence[int | None]) -> dict[str, list[int | None]]:
    count = len(seats)
    return {"pv": list(pv) or [60 - 10 * seat for seat in range(count)], "rows": list(rows) or [1] * count}


def _ok(answer: APIResponse) -> Any:
    assert answer.ok, f"{answer.status} {answer.text()}"
    return answer.json()
