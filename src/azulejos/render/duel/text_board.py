"""One player's board as characters: pattern lines, dome, broken tiles, chips, tokens and score."""

from __future__ import annotations

from dataclasses import dataclass

from rich import box
from rich.panel import Panel
from rich.text import Text

from azulejos.render.duel.text_latest import NOTHING, Latest
from azulejos.render.duel.text_tiles import FAINT, POINTED, WIDTH, Pen
from azulejos.rules.duel.board import BROKEN_SPACES, Board
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import SIZE

LABEL = 2
ARROW = 3
DOME = SIZE * WIDTH + 2
NARROW = 2
"""How wide a place of a line is where two boards have to stand in 80 columns."""


def board_width(place: int) -> int:
    """A board with its frame, if each place of a line is so wide.

    >>> board_width(NARROW), board_width(WIDTH)
    (39, 45)
    """
    return LABEL + SIZE * place + ARROW + DOME + 2


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board and all that is shown with it."""

    board: Board
    components: Components
    seat: int
    name: str
    score: int | None
    place: int = NARROW
    """How wide a place of a line is."""
    to_move: bool = False
    first_tile: bool = False
    owes: bool = True
    """Whether broken tiles and the first-player tile of this round are still to be paid for."""
    latest: Latest = NOTHING
    lines: frozenset[int] = frozenset()
    """The lines to which the chosen tiles may go; 0 is where they break."""
    spaces: frozenset[int] = frozenset()
    """The plate spaces on which the plate in hand may be laid."""
    columns: frozenset[int] = frozenset()
    """The columns to which the tile of line `tiling` may go."""
    tiling: int = 0

    def panel(self, pen: Pen) -> Panel:
        """The board in its frame."""
        rows: list[Text] = []
        for row in range(SIZE):
            # A line of its own between the plates shows which cells are of one plate.
            rows += [Text()] * (row in (2, 4)) + [self._row(row, pen)]
        body = Text("\n").join([*rows, self._broken(pen), self._chips(pen)])
        body.no_wrap, body.overflow = True, "crop"
        return Panel(
            body,
            box=box.ASCII if pen.ascii else box.HEAVY if self.to_move else box.ROUNDED,
            width=board_width(self.place),
            padding=0,
            title=self._title(pen),
            title_align="left",
            subtitle=self._subtitle(pen),
            subtitle_align="right",
            border_style="bold" if self.to_move else "none",
        )

    def _title(self, pen: Pen) -> Text:
        after = Text("" if self.score is None else f" {pen.dot} {pen.wording.points(self.score)}")
        if self.first_tile:
            after.append(f" {pen.dot} ").append(*pen.marker)
        before = Text(f"{pen.arrow} {self.seat} " if self.to_move else f"{self.seat} ")
        name = pen.words(self.name, board_width(self.place) - 6 - len(before) - len(after))
        return before.append(name, "bold" if self.to_move else "none").append_text(after)

    def _subtitle(self, pen: Pen) -> Text | None:
        if self.latest.text:
            return Text(f"* {self.latest.text}", FAINT)
        return Text(f"{pen.arrow} {pen.wording('terminal-just-tiled')}", FAINT) if self.latest.cells else None

    def _label(self, line: int, name: str, pen: Pen) -> tuple[str, str]:
        if line in self.lines or (line and line == self.tiling):
            return f"{pen.arrow}{name}", POINTED
        return (f"*{name}", "bold") if line == self.latest.line else (f" {name}", FAINT)

    def _row(self, row: int, pen: Pen) -> Text:
        text = Text()
        text.append(*self._label(row + 1, str(row + 1), pen))
        colour, filled = self.board.lines[row]
        text.append(" " * self.place * (SIZE - row - 1))
        for space in range(row, -1, -1):
            # The real board fills from right to left.
            text.append(*pen.on_line(colour if space < filled else None, self.place))
        text.append(f" {pen.arrow} ", FAINT)
        for column in range(SIZE):
            text.append(" " * (column in (2, 4))).append(*self._cell(row, column, pen))
        return text

    def _cell(self, row: int, column: int, pen: Pen) -> tuple[str, str]:
        dome = self.board.dome
        tile, space = dome.tiles[row][column], dome.spaces[row][column]
        if tile is not None:
            return pen.tile(tile, pointed=(row + 1, column + 1) in self.latest.cells)
        if row + 1 == self.tiling and column + 1 in self.columns:
            return pen.number(column + 1)
        if space is not None:
            return pen.waiting(space)
        if row % 2 or column % 2:
            return pen.space
        number = row // 2 * 3 + column // 2 + 1
        return pen.number(number) if number in self.spaces else (f" {number} ", FAINT)

    def _broken(self, pen: Pen) -> Text:
        """D36: the broken tiles; on each empty space what a tile there would add to the cost."""
        components, count = self.components, len(self.board.broken)
        text = Text()
        text.append(*self._label(0, "X", pen)).append(" ")
        for tile in self.board.broken:
            text.append(*pen.tile(tile))
        for space in range(count + 1, BROKEN_SPACES + 1):
            text.append(f" -{components.broken_cost(space) - components.broken_cost(space - 1)}", FAINT)
        cost = components.broken_cost(count) + components.first_tile_cost * (self.first_tile and self.owes)
        return text.append(f"  {pen.wording('terminal-costs', cost=cost)}") if cost else text

    def _chips(self, pen: Pen) -> Text:
        """The chips that can be spent, and what is left of this round's tokens."""
        board = self.board
        text = Text(" C ", FAINT).append(" ".join(board.chips) or "-")
        tokens = pen.wording("terminal-tokens", count=board.tokens)
        spent = f" {pen.dot} {pen.wording('terminal-spent', count=len(board.spent))}" if board.spent else ""
        room = LABEL + SIZE * self.place + ARROW + DOME - len(text)
        for note in (f"  {tokens}{spent}", f"  {tokens}"):
            if len(note) <= room:
                return text.append(note, FAINT)
        return text
