"""A game more or one less than was announced, and a game that is undone (T10, T24)."""

from __future__ import annotations

from azulejos.tournament.errors import Refused
from azulejos.tournament.events import GamesChanged, GameUndone
from azulejos.tournament.state import State, check_why

MOST_GAMES = 20


def check_games_changed(state: State, actor: str, data: GamesChanged) -> None:
    """For a reason, as long as the final has not begun, and no fewer than have begun."""
    state.check_arbiter(actor)
    check_why(data.why)
    if state.finished:
        raise Refused("finished", "The tournament is over.", "T10")
    if len(state.games) > state.settings.games:
        raise Refused("final-is-on", "The final has begun: no game can be added or dropped any more.", "T10")
    least = max(1, len(state.games))
    if not least <= data.games <= MOST_GAMES:
        raise Refused("bad-games", f"Everybody plays {least} to {MOST_GAMES} games here: choose such a number.", "T10")
    if data.games == state.settings.games:
        raise Refused("nothing-changes", "So many games are to be played already: nothing is left to do.", "T10")
    state.settings.with_games(data.games)


def check_game_undone(state: State, actor: str, data: GameUndone) -> None:
    """For a reason, and only the last game that began."""
    state.check_arbiter(actor)
    check_why(data.why)
    if state.finished:
        raise Refused("finished", "The tournament is over: correct its sheets instead.", "T24")
    if not state.games or data.game != len(state.games):
        text = f"Game {len(state.games)} is the last one that began: only that can be undone." if state.games else "No game has begun."
        raise Refused("wrong-game", text, "T24")
