"""Every kind of table that there is."""

from azulejos.rules import Game, game
from azulejos.rules.azul import AzulGame, AzulPosition


def table(players: int = 2, *, id: str = "azul", wall: str = "coloured", displays: int | None = None, tournament: bool = False) -> AzulGame:
    settled: Game = game(id, players=players, wall=wall, displays=displays, tournament=tournament)
    assert isinstance(settled, AzulGame)
    return settled


def start(players: int = 2, *, first: int = 1, wall: str = "coloured", displays: int | None = None, tournament: bool = False) -> AzulPosition:
    return table(players, wall=wall, displays=displays, tournament=tournament).start(first)


def tournament(players: int = 4, *, first: int = 1) -> AzulPosition:
    return start(players, first=first, tournament=True)


COLOURED = tuple(table(players) for players in (2, 3, 4))
MINI = tuple(table(players, id="mini", wall=wall) for players in (2, 3, 4) for wall in ("coloured", "grey"))
GREY = tuple(table(players, wall="grey") for players in (2, 3, 4))
TOURNAMENT = tuple(table(players, tournament=True) for players in (2, 3, 4))
VARIANTS = (*COLOURED, *MINI, *GREY, *TOURNAMENT)
UNUSUAL = (
    table(2, displays=9),
    table(3, wall="grey", displays=9),
    table(4, displays=1),
    table(2, wall="grey", displays=2),
    table(4, displays=9, tournament=True),
)


def name(game: AzulGame) -> str:
    """A short name, for the ids of parametrised tests."""
    return f"{game.id}-{game.wall}-{game.players}p-{game.displays}d" + ("-tournament" if game.tournament else "")
