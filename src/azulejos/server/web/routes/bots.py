"""The opponents of this server: which games each plays, its level, and how strong it was measured to be."""

from __future__ import annotations

from fastapi import APIRouter

from azulejos.bots.levels import level_of
from azulejos.bots.registry import games_of
from azulejos.bots.strengths import measured
from azulejos.server.web.app_state import AppStateOf
from azulejos.server.web.models import Model

router = APIRouter(prefix="/api/v1", tags=["games"])


class BotStrength(Model):
    """How strong a bot is at one kind of table, by the games of an arena (docs/strength.md)."""

    games: list[str]
    """The ids of the games for which this holds: they have the same rules."""
    players: int
    options: dict[str, str]
    """Options of the game without which this does not hold. An option that is not named may be anything."""
    elo: int
    """Elo points; `sgraffito` is 1500 everywhere."""
    error: int
    """From `elo - error` to `elo + error` are 95 of 100 true ratings; 0 of the one by which all others are rated."""
    played: int
    """How many games it rests on."""


class BotListed(Model):
    """A bot that can be seated here."""

    bot: str
    level: int | None
    """From 1, the weakest, to 8; `null` of a bot that is none of the eight, such as an operator's own engine."""
    games: list[str]
    """The ids of the games that it plays."""
    strengths: list[BotStrength]
    """A kind of table that is not named has not been measured."""


@router.get("/bots")
async def bots(app: AppStateOf) -> list[BotListed]:
    """The bots that can be seated here, with their levels and strengths, in the order in which `/api/v1/games` names them."""
    return [BotListed(bot=name, level=level_of(name), games=list(games_of(name)), strengths=_strengths(name)) for name in app.tables.bots]


def _strengths(bot: str) -> list[BotStrength]:
    return [
        BotStrength(
            games=list(each.kind.games),
            players=each.kind.players,
            options=dict(each.kind.options),
            elo=strength.elo,
            error=strength.error,
            played=strength.games,
        )
        for each in measured()
        if (strength := each.strengths.get(bot)) is not None
    ]
