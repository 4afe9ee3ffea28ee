"""Views of every game as JSON, with the tokens that a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable

from typing_extensions import TypedDict

from azulejos import rules
from azulejos.notation import afen, write_token
from azulejos.rules import Event, Game, IllegalEvent, Move, Scoring, View
from azulejos.server.observations.games import OBSERVATIONS, Position, ScoringStep


class Step(TypedDict):
    """What led to a position."""

    token: str
    """As the viewer may know it."""
    seat: int | None
    """Whose decision it was; `null` for chance and rulings."""
    scoring: list[ScoringStep]
    """What it scored."""


class Frame(TypedDict):
    """A position of a game's history, and the step that led to it."""

    n: int
    """How many events had happened."""
    step: Step | None
    """`null` at the start."""
    position: Position


class Observer:
    """Shows one game: its views, of all viewers and of one position after the other."""

    def __init__(self, game: Game) -> None:
        self._show = OBSERVATIONS[game.id].observer()

    def position(self, view: View, *, with_afen: bool = False) -> Position:
        """As `position` shows it; who shows many views of a game has less to do. What is returned is not to be changed."""
        observed = self._show(view)
        if with_afen:
            observed["afen"] = afen.write(view.position)
        return observed


def position(view: View, *, with_afen: bool = True) -> Position:
    """Everything that a client needs to draw the table for this viewer, and nothing that the viewer may not know.

    It does not say whose view it is: what two viewers may know alike is the same, byte for byte. The AFEN repeats the rest in one line, for links; it
    is made from the view's own position, and takes half of the time, so that what is sent at every move goes without it.

    >>> from azulejos.rules import game
    >>> position(game("mini", players=3).start().view(2))["options"]
    {'players': 3, 'wall': 'coloured', 'displays': 7, 'tournament': False}
    """
    return Observer(view.game).position(view, with_afen=with_afen)


def scoring(game: Game, steps: Iterable[Scoring]) -> list[ScoringStep]:
    """The steps of a scoring, in order.

    >>> from azulejos.rules import LineFallen, game
    >>> scoring(game("azul"), [LineFallen(1, 0, 3, "R", 2, 1)])
    [{'kind': 'line-fallen', 'seat': 1, 'points': 0, 'line': 3, 'tile': 'R', 'to_floor': 2, 'to_lid': 1}]
    """
    shown = OBSERVATIONS[game.id].step
    return [shown(step) for step in steps]


def legal(view: View) -> list[str]:
    """The tokens of the legal moves, in the order of the rules. Only for the view of the seat to move: in Duel some of them tell fronts.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul", displays=1).start()
    >>> position.push(Deal((tiles("BBBB"),)))
    >>> legal(position.view(1))
    ['1B1', '1B2', '1B3', '1B4', '1B5', '1BF']
    """
    game = view.game
    return [write_token(game, move) for move in view.legal_moves]


def redacted(before: rules.Position, event: Event, seat: int) -> str:
    """The token of an event that is about to be pushed, as a seat may know it (D50); for seat 0, as everybody may.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> redacted(game("azul", displays=1).start(), Deal((tiles("BBBB"),)), 2)
    '@BBBB'
    """
    return write_token(before.game, before.redacted(event, seat))


def history(end: rules.Position, first: int, last: int, seat: int) -> list[Frame]:
    """The positions after `first` to `last` events, as a seat may see them, each with its number and the step that led there.

    `end` is at the end of the game so far, with its past, and is left at the first of these: give a copy.

    >>> from azulejos.notation import read_token
    >>> from azulejos.rules import game
    >>> end = game("azul", displays=1).start()
    >>> for token in ("@BBYY", "1B2"):
    ...     end.push(read_token(end.game, token))
    >>> [(each["n"], each["step"]) for each in history(end.copy(), 0, 2, 0)]
    [(0, None), (1, {'token': '@BBYY', 'seat': None, 'scoring': []}), (2, {'token': '1B2', 'seat': 1, 'scoring': []})]
    """
    while len(end.events) > last:
        end.pop()
    frames: list[Frame] = []
    observer, number = Observer(end.game), len(end.events)
    while True:
        frame: Frame = {"n": number, "step": None, "position": observer.position(end.view(seat), with_afen=True)}
        frames.append(frame)
        if number == 0:
            break
        event = end.pop()
        mover = end.to_move if isinstance(event, Move) else None
        frame["step"] = {"token": redacted(end, event, seat), "seat": mover, "scoring": scoring(end.game, end.explain(event))}
        if number <= first:
            break
        number -= 1
    return frames[::-1]


def redacted_position(full: rules.Position, seat: int) -> rules.Position:
    """The position as a seat may know it; with its last event, where that is the seat's to know, so that a picture can mark it.

    >>> from azulejos.notation import read_token
    >>> from azulejos.rules import game
    >>> full = game("azul", displays=1).start()
    >>> full.push(read_token(full.game, "@BBYY"))
    >>> len(redacted_position(full, 0).events)
    1
    """
    plain = full.view(seat).position
    if not full.events:
        return plain
    before = full.copy()
    event = before.pop()
    marked = before.view(seat).position
    try:
        marked.push(before.redacted(event, seat))
    except IllegalEvent:
        return plain
    return marked if marked == plain else plain
