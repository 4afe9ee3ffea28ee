"""One player's board as characters: pattern lines, wall, floor line and score."""

from __future__ import annotations

from dataclasses import dataclass

from rich import box
from rich.panel import Panel
from rich.text import Text

from azulejos.render.azul.text_latest import NOTHING, Latest
from azulejos.render.azul.text_tiles import FAINT, POINTED, WIDTH, Pen
from azulejos.rules.azul import FLOOR_COSTS, MARKER, Board, wall_colour
from azulejos.rules.azul.board import FLOOR_SPACES, SIZE

LABEL = 3
GAP = 3
BOARD_WIDTH = LABEL + SIZE * WIDTH + GAP + SIZE * WIDTH + 3
"""With its frame. Two stand side by side in 80 columns, three in 120."""
TITLE_WIDTH = BOARD_WIDTH - 6
"""What the upper edge of the frame has room for."""


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board and all that is shown with it."""

    board: Board
    seat: int
    name: str
    score: int | None
    to_move: bool = False
    grey: bool = False
    withdrawn: bool = False
    marker: bool = False
    """Whether the marker lies in front of the player (A15, A22)."""
    latest: Latest = NOTHING
    destinations: frozenset[int] = frozenset()
    """The lines to which the chosen tiles may go; 0 is the floor line."""
    columns: frozenset[int] = frozenset()
    """The columns to which the tile of `tiling` may go."""
    tiling: int = 0

    def panel(self, pen: Pen) -> Panel:
        """The board in its frame."""
        rows = (
            [Text(f"   {pen.wording('terminal-withdrawn')}", FAINT)]
            if self.withdrawn
            else [*(self._row(row, pen) for row in range(SIZE)), self._floor(pen)]
        )
        body = Text("\n").join(rows)
        body.no_wrap, body.overflow = True, "crop"
        return Panel(
            body,
            box=box.ASCII if pen.ascii else box.HEAVY if self.to_move else box.ROUNDED,
            width=BOARD_WIDTH,
            padding=(0, 1, 0, 0),
            title=self._title(pen),
            title_align="left",
            subtitle=self._subtitle(pen),
            subtitle_align="right",
            border_style="bold" if self.to_move else "none",
        )

    def _title(self, pen: Pen) -> Text:
        after = Text("" if self.score is None else f" {pen.dot} {pen.wording.points(self.score)}")
        if self.marker:
            after.append(f" {pen.dot} ").append(*pen.marker)
        before = Text(f"{pen.arrow} {self.seat} " if self.to_move else f"{self.seat} ")
        name = pen.words(self.name, TITLE_WIDTH - len(before) - len(after))
        return before.append(name, "bold" if self.to_move else "none").append_text(after)

    def _subtitle(self, pen: Pen) -> Text | None:
        if take := self.latest.take:
            took = pen.wording("terminal-took", count=self.latest.count, tile=take.colour.letter, source=take.source)
            return Text(f"* {took}", FAINT)
        if self.latest.cells:
            return Text(f"{pen.arrow} {pen.wording('terminal-just-tiled')}", FAINT)
        return None

    def _label(self, destination: int, name: str, pen: Pen) -> tuple[str, str]:
        if destination in self.destinations:
            return f"{pen.arrow}{name} ", POINTED
        take = self.latest.take
        if take is not None and take.destination == destination:
            return f"*{name} ", "bold"
        return f" {name} ", FAINT

    def _row(self, row: int, pen: Pen) -> Text:
        line = Text()
        line.append(*self._label(row + 1, str(row + 1), pen))
        colour, filled = self.board.lines[row]
        line.append(" " * WIDTH * (SIZE - row - 1))
        for space in range(row, -1, -1):
            # The real board fills from right to left.
            line.append(*(pen.tile(colour) if colour is not None and space < filled else pen.space))
        line.append(f" {pen.arrow} ", FAINT)
        for column in range(SIZE):
            line.append(*self._cell(row, column, pen))
        return line

    def _cell(self, row: int, column: int, pen: Pen) -> tuple[str, str]:
        tile = self.board.wall[row][column]
        if tile is not None:
            return pen.tile(tile, pointed=(row + 1, column + 1) in self.latest.cells)
        if row + 1 == self.tiling and column + 1 in self.columns:
            return pen.number(column + 1)
        return pen.space if self.grey else pen.waiting(wall_colour(row, column))

    def _floor(self, pen: Pen) -> Text:
        line = Text()
        line.append(*self._label(0, "F", pen))
        for space in range(FLOOR_SPACES):
            if space >= len(self.board.floor):
                line.append(f" -{FLOOR_COSTS[space]}", FAINT)
            elif (item := self.board.floor[space]) is MARKER:
                line.append(*pen.marker)
            else:
                line.append(*pen.tile(item))
        cost = sum(FLOOR_COSTS[: len(self.board.floor)])
        return line.append(f"  {pen.wording('terminal-costs', cost=cost)}") if cost else line
