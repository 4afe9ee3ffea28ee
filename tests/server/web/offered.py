"""What the pages of an event offer: of the parts that somebody sees, the commands behind the buttons that the desk, the arbiter and phones show then.

It follows `web/src/event`: `NextCard`, `PublishedSeating`, `GamePanel`, `PersonDialog`, `asks.ts`, `TableDialog`. What is typed is drawn by lot.
"""

import random
from typing import Any, NamedTuple

WHY = "It was said so."


class Offer(NamedTuple):
    """A button: whose page has it (`org`, `arbiter`, or a player's id), and what it sends."""

    by: str
    command: dict[str, Any]


def at_the_desk(parts: dict[str, Any], lots: random.Random) -> list[Offer]:
    """The organiser's page."""
    found: list[dict[str, Any]] = []
    following, about = parts["next"], parts["about"]
    for step in (following["do"], *following["also"]):
        match step:
            case "enter":
                found.append({"do": "enter", "first": "Zoe", "surname": f"Neri{lots.randrange(1000)}", "of_age": True, "check_in": True})
            case "check-in":
                found += [{"do": "check-in", "persons": [each["id"]]} for each in parts["people"] if each["stage"] == "entered"]
            case "draft":
                found.append({"do": "draft", "seed": lots.randrange(100)})
            case "publish":
                found.append({"do": "publish", "mark": parts["draft"]["mark"]})
            case "start":
                found.append({"do": "start", "game": following["game"]})
            case "end-game":
                found.append({"do": "end", "game": following["game"]})
            case "finish":
                found.append({"do": "finish", "why": WHY})
            case "final":
                found.append({"do": "final"})
            case "print-certificates":
                found.append({"do": "reopen", "why": WHY})
    if about["stage"] in ("playing", "between") and about["next_game"] is not None and about["next_game"] <= about["settings"]["games"]:
        found.append({"do": "late", "first": "Lea", "surname": f"Bos{lots.randrange(1000)}", "of_age": True})
    found += _seating(parts, lots)
    found += _tables(parts, lots)
    for person in parts["people"]:
        found += _ways_out(person, parts)
    if about["stage"] == "playing" and not any(table["sheets"] or table["result"] for table in parts["tables"][-1]["tables"]):
        found.append({"do": "undo-start", "game": about["game"]})
    return [Offer("org", command) for command in found]


def _seating(parts: dict[str, Any], lots: random.Random) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    about = parts["about"]
    if about["game"] is not None or parts["published"] is None:
        return found
    mark = parts["published"]["mark"]
    if any(each["stale"] for each in parts["seating"]) and about["present"] >= 2 and parts["seating"][0]["game"] <= about["settings"]["games"]:
        found.append({"do": "redraw", "mark": mark})
    for round in parts["seating"]:
        if round["game"] > about["settings"]["games"] or any(seat is None for table in round["tables"] for seat in table):
            continue
        people = [seat["id"] for table in round["tables"] for seat in table]
        one, other = lots.sample(people, 2)
        found.append({"do": "swap", "mark": mark, "game": round["game"], "one": one, "other": other})
        # Asked of `changes` before: these are sent as they are, and may be refused.
        found.append({"do": "unseat", "mark": mark, "game": round["game"], "person": one})
        waiting = [each["id"] for each in parts["people"] if each["stage"] == "here" and each["id"] not in people]
        found += [
            {"do": "seat", "mark": mark, "game": round["game"], "person": person, "table": number}
            for number, table in enumerate(round["tables"], 1)
            if len(table) < 4
            for person in waiting
        ]
    return found


def _tables(parts: dict[str, Any], lots: random.Random) -> list[dict[str, Any]]:
    """Sheets, true or not: what people type is what they type."""
    found: list[dict[str, Any]] = []
    for game in parts["tables"]:
        on = not game["ended"]
        for table in game["tables"]:
            place = {"game": game["game"], "table": table["table"]}
            if table["state"] in ("playing", "awaiting"):
                found.append({"do": "sheet", **place, **sheet(table, lots)})
            else:
                found.append({"do": "correct", **place, **sheet(table, lots), "why": WHY})
            if on and (table["sheets"] or table["result"]):
                found.append({"do": "discard-sheet", **place, "why": WHY})
                if table["result"] is None:
                    found += [{"do": "discard-sheet", **place, "person": each["person"], "why": WHY} for each in table["sheets"]]
            if table["state"] != "void" and lots.random() < 0.1:
                found.append({"do": "void", **place, "why": WHY})
    return found


def sheet(table: dict[str, Any], lots: random.Random) -> dict[str, Any]:
    """Numbers for each seat; sometimes somebody is marked as withdrawn whom nobody has recorded."""
    out = {*table["withdrawn"], *(person for person in table["seats"] if lots.random() < 0.05)}
    pv = [None if person in out else lots.choice((20, 30, 40)) for person in table["seats"]]
    return {"pv": pv, "rows": [None if points is None else 1 for points in pv]}


def _ways_out(person: dict[str, Any], parts: dict[str, Any]) -> list[dict[str, Any]]:
    """`ways-out.ts`, and coming back."""
    id, stage = person["id"], parts["about"]["stage"]
    if stage == "finished" or person["expelled"]:
        return []
    if person["left"]:
        return [{"do": "return", "person": id, "why": WHY}] if _games_left(parts) else []
    table = _table_of(person, parts)
    if table is None:
        return [{"do": "leave", "person": id}]
    found = [{"do": "withdraw", "person": id}] if table["state"] not in ("settled", "void") else []
    return [*found, *([{"do": "leave", "person": id}] if table["state"] != "playing" else [])]


def _games_left(parts: dict[str, Any]) -> bool:
    following = parts["about"]["next_game"]
    return following is not None and following <= parts["about"]["settings"]["games"]


def _table_of(person: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any] | None:
    if parts["about"]["stage"] != "playing" or person["table"] is None:
        return None
    tables: list[dict[str, Any]] = parts["tables"][-1]["tables"]
    return next((table for table in tables if person["id"] in table["seats"]), None)


def to_arbiters(parts: dict[str, Any], lots: random.Random) -> list[Offer]:
    """The arbiter's page: what `asks.ts` has for each person, and the tables."""
    found = _tables(parts, lots)
    playing = parts["about"]["stage"] == "playing"
    out = {person for table in parts["tables"][-1]["tables"] for person in table["withdrawn"]} if playing else set()
    for person in parts["people"]:
        id = person["id"]
        if person["expelled"]:
            found.append({"do": "reinstate", "person": id, "what": "expelled", "why": WHY})
            continue
        if id in out:
            found.append({"do": "reinstate", "person": id, "what": "withdrawn", "why": WHY})
        if lots.random() < 0.2:
            found.append({"do": "expel", "person": id, "why": WHY})
        found += _ways_out(person, parts)
    return [Offer("arbiter", command) for command in found]


def on_a_phone(person: str, mine: dict[str, Any], lots: random.Random) -> list[Offer]:
    """A player's page, by `can`."""
    found: list[dict[str, Any]] = []
    table = mine["table"]
    if "sheet" in mine["can"]:
        seats = {
            "seats": [seat and seat["id"] for seat in table["seats"]],
            "withdrawn": [seat and seat["id"] for seat in table["seats"] if seat is None or seat["withdrawn"]],
        }
        found.append({"do": "sheet", **sheet(seats, lots)})
    found += [{"do": do} for do in ("withdraw", "leave") if do in mine["can"]]
    if "dispute" in mine["can"]:
        found.append({"do": "dispute", "why": WHY})
    return [Offer(person, command) for command in found]
