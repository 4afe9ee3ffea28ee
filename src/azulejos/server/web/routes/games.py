"""What can be played here: games with their options, bots, clocks and phrases. A client needs no list of its own."""

from __future__ import annotations

from fastapi import APIRouter, Request

from azulejos.rules import GAMES
from azulejos.server.tables.chat import PHRASES, SIGNS
from azulejos.server.tables.clock import KINDS
from azulejos.server.web.addresses import of_request
from azulejos.server.web.app_state import AppStateOf
from azulejos.server.web.models import Model
from azulejos.version import __version__

router = APIRouter(prefix="/api/v1", tags=["games"])


class GameListed(Model):
    """A game of the registry."""

    id: str
    title: str
    players: list[int]
    options: list[str]
    """Their values are those of the command line and of the tags in docs/formats.md."""
    lots: str
    """What `"lot"` draws as an option's value, in words."""


class Playable(Model):
    """What can be played here."""

    version: str
    games: list[GameListed]
    bots: list[str]
    clocks: list[str]
    phrases: dict[str, str]
    """The set phrases of the chat, by their ids, with their meaning in English."""
    signs: list[str]
    """The signs that whoever sits at a table can show."""


@router.get("/games")
async def games(app: AppStateOf) -> Playable:
    """The registry of games, the bots, the clocks, and the set phrases of the chat."""
    listed = [
        GameListed(
            id=each.id,
            title=each.title,
            players=list(each.players),
            options=[option.name for option in each.options if not option.by_digest],
            lots=each.lots_name,
        )
        for each in GAMES.values()
    ]
    return Playable(version=__version__, games=listed, bots=list(app.tables.bots), clocks=list(KINDS), phrases=dict(PHRASES), signs=list(SIGNS))


class Address(Model):
    """Where this server is for others."""

    address: str


@router.get("/address")
async def address(request: Request, app: AppStateOf) -> Address:
    """The address for links and QR codes: the operator's `public_url`; on the server's own machine, its address in the local network."""
    return Address(address=of_request(app.settings, request))
