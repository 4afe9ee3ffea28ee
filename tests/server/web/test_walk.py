"""A random walk over the buttons of an event's pages, by HTTP: whatever is tapped, what is true can still be said, and it ends with certificates.

After each act a notebook that shares no code with the server (`tests/kit/tournament_model.py`) judges it: whether it may happen, who is there, what
tables come to, and the standings. A few acts in an ordinary run; `make long` takes 300 events, with late changes of the seating in most of them.
"""

import random
from collections import Counter
from typing import Any

import pytest

from azulejos.tournament import State
from tests.kit.effort import LONG
from tests.kit.tournament_model import Lines, Model
from tests.kit.true_ways import true_sheet, true_way
from tests.server.web.events import Event
from tests.server.web.offered import Offer, at_the_desk, on_a_phone, to_arbiters
from tests.server.web.running import Running, ok, refused

ACTS = 50
"""Of one event; thereafter another one begins."""
WALKS = 150 if LONG else 1
"""For each preset."""
QUIET = {
    **{"sheet": 3, "reopen": 3, "undo-start": 0.5, "draft": 0.5, "dispute": 0.5, "withdraw": 0.4},
    **{"leave": 0.3, "expel": 0.3, "void": 0.3, "finish": 0.15},
}
"""How often a button is pressed, so that an afternoon gets far enough to go wrong."""
ANSWERED = {
    *("wrong-tables", "no-empty-chair", "too-few-players"),  # a published seating that would not be one (T1): the page asks `changes` first
    *("table-is-open",),  # finished early while an earlier game is disputed
    *("after-the-end", "withdrawn-twice"),  # sits again at a table that has sheets: those are discarded first
    *("too-few-players", "nothing-changes", "table-is-void", "void-already", "disputed-already", "not-at-the-table"),
}
"""Refusals that a page tells, each with what to do instead."""


@pytest.mark.parametrize("seed", range(WALKS))
@pytest.mark.parametrize("preset", ["marteludica", "final-four"] if LONG else ["marteludica"])
def test_whatever_is_tapped_what_is_true_can_be_said(running: Running, seed: int, preset: str) -> None:
    lots = random.Random(f"{preset}-{seed}")
    with Event(running.url, preset=preset, settings={"games": 2}) as event:
        walk = Walk(running, event, lots)
        for _ in range(ACTS):
            walk.step()
            walk.the_truth_can_be_said()
        walk.to_the_end()


class Walk:
    """An event with nine people, their phones, an arbiter, and whoever taps."""

    def __init__(self, running: Running, event: Event, lots: random.Random) -> None:
        self.running, self.event, self.lots = running, event, lots
        ids = event.enter(*(f"P{number} Rossi{number}" for number in range(9)))
        [arbiter] = event.link("arbiter", label="Nina")
        self.wires = {"org": event.org, "arbiter": arbiter, **dict(zip(ids, event.link("player", *ids), strict=True))}
        self.phones = ids
        self.done: Counter[str] = Counter()
        settings = event.see()["about"]["settings"]
        self.notebook = Model(settings["games"], settings["final_table"])
        for id in ids:
            assert self.notebook.enter(id, True)
            assert self.notebook.check_in(id)

    @property
    def state(self) -> State:
        """As the server has it."""
        return next(live.snapshot.state for live in self.running.app_state.tournaments.loaded if live.id == self.event.id)

    def offers(self) -> list[Offer]:
        parts = self.event.see()
        phone = self.lots.choice(self.phones)
        mine = self.event.see(self.wires[phone])["mine"]
        return [*at_the_desk(parts, self.lots), *to_arbiters(parts, self.lots), *on_a_phone(phone, mine, self.lots)]

    def step(self) -> None:
        offered = self.offers()
        assert offered
        # One kind of button is as likely as another, however many tables and people have it.
        often = Counter(offer.command["do"] for offer in offered)
        weights = [QUIET.get(offer.command["do"], 1) / often[offer.command["do"]] for offer in offered]
        [offer] = self.lots.choices(offered, weights)
        answer = self.event.act(self.wires[offer.by], **offer.command)
        if answer.is_success:
            self.done[offer.command["do"]] += 1
            self.judged(offer, answer.json())
        else:
            assert answer.json()["code"] in ANSWERED, (offer, answer.text)

    def judged(self, offer: Offer, answer: dict[str, Any]) -> None:
        """The notebook allows what was done, and comes to the same."""
        assert self._noted(offer.command, None if offer.by in ("org", "arbiter") else offer.by, answer), offer
        parts = self.event.see()
        ranked = [(row["place"], row["id"], row["pt"], row["rows"], row["won"]) for row in parts["ranking"]]
        assert ranked == (self.notebook.ranking() if self.notebook.games else []), offer
        assert parts["about"]["present"] == len(self.notebook.present())
        for game, pages in zip(parts["tables"], self.notebook.games, strict=True):
            for table, page in zip(game["tables"], pages, strict=True):
                assert (table["seats"], set(table["withdrawn"])) == (page["seats"], page["gone"]), (offer, table, page)
                assert (table["state"] == "void", table["state"] == "disputed") == (
                    self.notebook.void(page),
                    page["fight"] and not self.notebook.void(page),
                )
        hidden = {each["id"] for each in parts["people"] if each["expelled"]}
        assert hidden == self.notebook.expelled
        assert not hidden & {each["id"] for each in (*parts["participants"], *parts["ranking"], *parts["unranked"])}

    def _noted(self, command: dict[str, Any], by: str | None, answer: dict[str, Any]) -> bool:
        book, person = self.notebook, command.get("person") or by or ""
        match command["do"]:
            case "enter":
                return book.enter(answer["person"], True) and book.check_in(answer["person"])
            case "late":
                return book.enter_late(answer["person"])
            case "check-in":
                return all(book.check_in(each) for each in command["persons"])
            case "draft":
                return True
            case "publish" | "final":
                book.publish(self._published())
                return True
            case "swap" | "seat" | "unseat" | "redraw":
                return book.bend(self._published())
            case "start":
                return book.start(command["game"])
            case "undo-start":
                return book.undo(command["game"])
            case "sheet":
                game, page, lines = self._sheet(command, by)
                return book.hand_in(game, page, lines, by)
            case "correct":
                _, page, lines = self._sheet(command, by)
                return book.correct(page, lines)
            case "discard-sheet":
                return book.discard(command["game"], book.games[command["game"] - 1][command["table"] - 1], command.get("person"))
            case "void":
                return book.declare_void(book.games[command["game"] - 1][command["table"] - 1])
            case "dispute":
                page = book.table_now(by or "") or next(page for page in book.games[-1] if by in page["seats"])
                return book.dispute(page, by or "")
            case "reinstate":
                return book.forgive(command["person"]) if command["what"] == "expelled" else book.sit_again(command["person"])
            case "end":
                return book.end_game()
        ways = {"leave": book.leave, "withdraw": book.withdraw, "return": book.come_back, "expel": book.expel}
        return ways[command["do"]](person) if command["do"] in ways else {"finish": book.finish, "reopen": book.reopen}[command["do"]]()

    def _published(self) -> dict[int, list[list[str]]]:
        return {round.game: [list(table) for table in round.tables] for round in self.state.published}

    def _sheet(self, command: dict[str, Any], by: str | None) -> tuple[int, dict[str, Any], Lines]:
        game = command.get("game", len(self.notebook.games))
        tables = self.notebook.games[game - 1]
        page = tables[command["table"] - 1] if "table" in command else next(page for page in tables if by in page["seats"])
        lines = tuple(None if pv is None else (pv, rows) for pv, rows in zip(command["pv"], command["rows"], strict=True))
        return game, page, lines

    def the_truth_can_be_said(self) -> None:
        state = self.state
        for table in state.running.tables if state.running is not None else ():
            left = {person for person in table.seats if self.lots.random() < 0.3 or (state.entrants[person].expelled and not table.stands)}
            assert true_way(state, true_sheet(len(state.games), table, left), self.event.org_person) is not None, (table, left)

    def to_the_end(self) -> None:
        """By the organiser's buttons alone, saying only what is true, to the certificates."""
        for _ in range(40):
            parts = self.event.see()
            match parts["next"]["do"]:
                case "print-certificates":
                    break
                case "await-sheets" | "settle":
                    for game in parts["tables"]:
                        for table in game["tables"]:
                            if table["state"] not in ("settled", "void"):
                                self._settle(game["game"], table)
                case "end-game":
                    self.event.do("end", game=parts["next"]["game"])
                case _:
                    open_tables = [(game, table) for game in parts["tables"] for table in game["tables"] if table["state"] == "disputed"]
                    for game, table in open_tables:
                        self._settle(game["game"], table)
                    self.event.do("finish", why="The caretaker closes.")
        assert self.event.see()["next"]["do"] == "print-certificates"
        if self.event.see()["ranking"]:
            assert self.event.org.get(f"{self.event.path}/papers/certificates.pdf").content.startswith(b"%PDF-")

    def _settle(self, game: int, table: dict[str, Any]) -> None:
        pv = [None if person in table["withdrawn"] else 20 + 10 * seat for seat, person in enumerate(table["seats"])]
        command = {"game": game, "table": table["table"], "pv": pv, "rows": [None if points is None else 1 for points in pv]}
        if table["state"] == "disputed":
            command |= {"why": "Counted again."}
        ok(self.event.act(self.event.org, "correct" if table["state"] == "disputed" else "sheet", **command))


def test_t20_t23_what_is_refused_by_the_server_and_not_only_by_the_page(running: Running) -> None:
    """A start is undone until the first sheet; whoever is expelled hands in nothing and disputes nothing; a change tells its cost before."""
    with Event(running.url, settings={"games": 2}) as event:
        ids = event.enter(*(f"P{number} Rossi{number}" for number in range(8)))
        event.seat()
        [late] = event.enter("Zoe Neri")
        offers = ok(event.org.post(f"{event.path}/changes", json={"game": 1, "person": late}))
        assert (offers["chairs"], offers["redraw"]["moved"] > 0) == ([], True)
        assert all(each["stale"] for each in event.see()["seating"])
        refused(event.act(event.org, "redraw", mark="0" * 12), 409, "seating-moved-on")
        done = event.do("redraw", mark=offers["mark"])
        assert (done["moved"], event.see()["published"]["cost"]) == (offers["redraw"]["moved"], offers["redraw"]["cost"])
        assert not any(each["stale"] for each in event.see()["seating"])

        event.start(1)
        event.do("withdraw", person=late)
        event.do("undo-start", game=1)
        assert event.see()["next"]["again"]
        event.do("redraw", mark=event.see()["published"]["mark"])
        [table, *_] = event.start(1)
        assert all(late not in each["seats"] for each in event.see()["tables"][0]["tables"])  # T20, and not T21
        phones = dict(zip(ids, event.link("player", *ids), strict=True))
        sheet = {"pv": [40, 30, 20, 10], "rows": [1, 0, 0, 0]}
        event.do("sheet", phones[table["seats"][0]], **sheet)
        refused(event.act(event.org, "undo-start", game=1), 409, "sheet-handed-in")
        event.do("expel", person=table["seats"][1], why="Shouted.")
        for do, more in (("sheet", sheet), ("dispute", {"why": "No."}), ("leave", {})):
            refused(event.act(phones[table["seats"][1]], do, **more), 403, "expelled")
