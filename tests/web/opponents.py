"""Opponents and finished games as a server would tell them: all eight levels, whatever the server under test has, and somebody's games with them."""

from typing import Any

from playwright.sync_api import Page

from azulejos.bots.levels import LEVELS
from azulejos.bots.registry import games_of
from azulejos.bots.strengths import measured


def listed() -> list[dict[str, Any]]:
    """What `/api/v1/bots` tells where the searching bots can be seated."""
    return [
        {
            "bot": level.name,
            "level": number,
            "games": list(games_of(level.name)),
            "strengths": [
                {
                    "games": list(each.kind.games),
                    "players": each.kind.players,
                    "options": dict(each.kind.options),
                    "elo": strength.elo,
                    "error": strength.error,
                    "played": strength.games,
                }
                for each in measured()
                if (strength := each.strengths.get(level.name)) is not None
            ],
        }
        for number, level in LEVELS.items()
    ]


def finished(number: int, bot: str, own: int, other: int) -> dict[str, Any]:
    """A finished game of Azul for two, the highest number the oldest."""
    seat = {"name": None, "bot": None, "taken": True}
    return {
        "table": f"t{number}",
        "state": "finished",
        "game": "azul",
        "options": {"players": 2, "wall": "coloured"},
        "clock": {"kind": "none"},
        "seats": [{**seat, "seat": 1, "kind": "person", "name": "Ann"}, {**seat, "seat": 2, "kind": "bot", "bot": bot}],
        "made_at": 0,
        "updated_at": 0,
        "ended_at": 1_000 - number,
        "scores": [own, other],
        "winners": [1] if own > other else [2],
        "you": [1],
    }


GAMES = [
    *(finished(number, "cuerda", own, other) for number, (own, other) in enumerate(((48, 55), (40, 60), (31, 62)))),
    finished(3, "sgraffito", 52, 47),
    finished(4, "engobe", 60, 44),
    *(finished(5 + number, "bisque", 50, 41) for number in range(3)),
    *(finished(8 + number, "pinch", 60, 12) for number in range(3)),
]
"""Four of eight are beaten: three in a row twice, once by more than 15, once by less; the fifth is not."""


def known(page: Page, games: list[dict[str, Any]] = GAMES) -> None:
    """The page is somebody's who has played these games, at a server that has all eight."""
    page.route("**/api/v1/bots", lambda route: route.fulfill(json=listed()))
    page.route("**/api/v1/me/games?*", lambda route: route.fulfill(json=[] if "before" in route.request.url else games))
    page.request.post("/api/v1/me", data={"name": "Ann"})
