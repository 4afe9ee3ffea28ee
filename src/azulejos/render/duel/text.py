"""A table of Azul Duel as characters: trays, plates, scoring tiles, bag and tower, and both boards.

What only one player may see is shown only with that player's choices: the fronts of drawn plates.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from azulejos.render.duel.text_board import NARROW, BoardText, board_width
from azulejos.render.duel.text_latest import Latest, latest
from azulejos.render.duel.text_offer import plates, trays
from azulejos.render.duel.text_tiles import WIDTH, Pen
from azulejos.render.duel.text_words import awaited, points_of
from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules import GAMES, Move, Position
from azulejos.rules.duel.moves import Lay, Moon, Sun, Tile
from azulejos.rules.duel.position import DuelPosition

NAME_WIDTH = 24


@dataclass(frozen=True, slots=True)
class _Chosen:
    """Where all choices lead, once what comes before is settled."""

    lines: frozenset[int]
    spaces: frozenset[int]
    columns: frozenset[int]

    @classmethod
    def of(cls, choices: Collection[Move]) -> _Chosen:
        takes = {(move.tray if isinstance(move, Sun) else None, move.colour) for move in choices if isinstance(move, Sun | Moon)}
        lines = (move.line for move in choices if isinstance(move, Sun | Moon)) if len(takes) == 1 else ()
        return cls(
            frozenset(lines),
            frozenset(move.space for move in choices if isinstance(move, Lay)),
            frozenset(move.column for move in choices if isinstance(move, Tile)),
        )


class OneBoardText:
    """One seat's board alone."""

    def __init__(self, position: Position, seat: int, names: Sequence[str] = (), wording: Wording = ENGLISH) -> None:
        position.game.check_seat(seat)
        self._table = TableText(position, names, wording=wording)
        self._wording = wording
        self._seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The board, as the table has it."""
        place = WIDTH if options.max_width >= board_width(WIDTH) else NARROW
        yield self._table.panels(Pen.of(console, options, self._wording), place)[self._seat - 1]


class TableText:
    """A position of Azul Duel, for `rich.console.Console.print`; it looks at the terminal only when it is printed."""

    def __init__(self, position: Position, names: Sequence[str] = (), choices: Collection[Move] = (), wording: Wording = ENGLISH) -> None:
        if not isinstance(position, DuelPosition):
            raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
        self._position = position.copy()
        self._names = tuple(names)
        self._choices = tuple(choices)
        self._chosen = _Chosen.of(choices)
        self._wording = wording

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines, for a terminal of this width."""
        pen = Pen.of(console, options, self._wording)
        yield from self._head(pen)
        yield from trays(self._position, self._choices, pen, options.max_width)
        yield from plates(self._position, self._choices, pen, options.max_width)
        yield self._boards(pen, options.max_width)

    def _head(self, pen: Pen) -> Iterable[RenderableType]:
        position, game, wording = self._position, self._position.game, self._wording
        parts = [GAMES[game.id].title] + ([wording("terminal-round", round=position.round)] if position.round else [])
        who = pen.words(wording.seat(self._names, position.to_move), NAME_WIDTH) if position.to_move else ""
        head = Table.grid(expand=True, padding=(0, 1))
        head.add_column(ratio=1)
        head.add_column(no_wrap=True)
        left = Text(f" {pen.dot} ".join([*parts, awaited(position, who, wording)]), "bold")
        bag, tower = wording("terminal-bag", count=sum(position.bag)), wording("terminal-tower", count=sum(position.tower))
        head.add_row(left, Text(f"{bag} {pen.dot} {tower}", justify="right"))
        yield head
        tiles = f" {pen.dot} ".join(f"{wording('terminal-goal', name=name)} {points_of(name, game.components)}" for name in game.tiles)
        yield Text(wording("terminal-goals", tiles=tiles), no_wrap=False)

    def panels(self, pen: Pen, place: int) -> list[Panel]:
        """Each seat's board in its frame."""
        return [self._board(seat, doings, place).panel(pen) for seat, doings in enumerate(latest(self._position, self._wording), 1)]

    def _boards(self, pen: Pen, width: int) -> RenderableType:
        place = WIDTH if width >= 2 * board_width(WIDTH) + 1 else NARROW
        panels = self.panels(pen, place)
        if width < 2 * board_width(place) + 1:
            return Group(*panels)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(*panels)
        return grid

    def _board(self, seat: int, doings: Latest, place: int) -> BoardText:
        position, chosen = self._position, self._chosen
        to_move = position.to_move == seat
        return BoardText(
            position.boards[seat - 1],
            position.game.components,
            seat,
            self._wording.seat(self._names, seat),
            position.scores[seat - 1],
            place,
            to_move=to_move,
            first_tile=position.holder == seat,
            # D38: the first player has paid when the other one's lines are handled; both have when nobody is to move.
            owes=to_move or (position.to_move is not None and not (position.line and seat == position.first)),
            latest=doings,
            lines=chosen.lines if to_move else frozenset(),
            spaces=chosen.spaces if to_move else frozenset(),
            columns=chosen.columns if to_move else frozenset(),
            tiling=position.line if to_move else 0,
        )
