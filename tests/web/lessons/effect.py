"""What a move would bring its player, read off the rules' own explanation of it."""

from __future__ import annotations

from typing import Any

from azulejos.notation import read_token
from azulejos.rules import Position
from azulejos.server import observations

_COSTS = ("floor-cost", "broken-cost")
_LOST_LINES = ("line-fallen", "line-broken")


def effect(before: Position, token: str, seat: int) -> dict[str, Any]:
    """By key, and only what there is: `fall` (how many more tiles lie on the floor or are broken), `cost` (what that and the first player's tile
    cost more), `first` (the first player's tile is taken), `complete` (the line), `points` (scored by tiles), `lost` (lines that fall or break).
    """
    event = read_token(before.game, token)
    scoring: list[Any] = [step for step in observations.scoring(before.game, before.explain(event)) if step["seat"] == seat]
    after = before.copy(history=False)
    after.push(event)
    seen: Any = observations.position(before.view(seat))
    then: Any = observations.position(after.view(seat))
    settled = next((step for step in scoring if step["kind"] in _COSTS), None)
    ended = then["phase"] != seen["phase"] or then["round"] != seen["round"]
    costs_before, costs_after = _costs(seen, seat), _costs(then, seat)
    if settled is not None:
        costs_after = {what: sum(cost for name, cost in settled["costs"] if _is_first(name) == (what == "first")) for what in costs_after}
        tiles_after = sum(not _is_first(name) for name, _ in settled["costs"])
    else:
        tiles_after = _fallen(seen if ended and seen["game"] == "azul" else then, seat)
    found: dict[str, Any] = {
        "fall": max(0, tiles_after - _fallen(seen, seat)),
        "cost": max(0, sum(costs_after.values()) - sum(costs_before.values())),
        "first": _has_first(then, seat) and not _has_first(seen, seat),
        "complete": _completes(seen, token, seat),
        "points": sum(step["points"] for step in scoring if step["kind"] not in _COSTS),
        "lost": [step["line"] for step in scoring if step["kind"] in _LOST_LINES],
    }
    return {key: value for key, value in found.items() if value}


def _is_first(name: str) -> bool:
    return name in ("marker", "first")


def _fallen(seen: dict[str, Any], seat: int) -> int:
    board = seen["boards"][seat - 1]
    return len(board["broken"]) if seen["game"] == "duel" else len(board["floor"].replace("M", ""))


def _costs(seen: dict[str, Any], seat: int) -> dict[str, int]:
    board = seen["boards"][seat - 1]
    if seen["game"] == "duel":
        broken = (0, *seen["points"]["broken"])[len(board["broken"])]
        return {"tiles": broken, "first": seen["points"]["first_tile"] if seen["holder"] == seat else 0}
    pairs = list(zip(board["floor"], seen["floor_costs"], strict=False))
    return {what: sum(cost for name, cost in pairs if (name == "M") == (what == "first")) for what in ("tiles", "first")}


def _has_first(seen: dict[str, Any], seat: int) -> bool:
    holder = seen["holder"] if seen["game"] == "duel" else seen["marker"]["seat"]
    return bool(holder == seat)


def _completes(seen: dict[str, Any], token: str, seat: int) -> bool:
    """Whether a take fills its line: counted from the position before, since a line that is tiled is empty afterwards."""
    line, colour = token[-1], token[1:2]
    if len(token) != 3 or not line.isdigit() or token[0] == ">":
        return False
    held = len(seen["boards"][seat - 1]["lines"][int(line) - 1])
    return held + _taken(seen, token[0], colour) >= int(line)


def _taken(seen: dict[str, Any], source: str, colour: str) -> int:
    if seen["game"] != "duel":
        return int((seen["centre"] if source == "C" else seen["displays"][int(source) - 1]).count(colour))
    large, *small = seen["trays"]
    if source == "M":
        return int(large["moon"].count(colour) + sum(tray["moon"].endswith(colour) for tray in small))
    return int((large if source == "L" else small[int(source) - 1])["sun"].count(colour))
