"""A table of Azul as characters: displays, centre, bag and lid, and every board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from azulejos.render.azul.text_board import BOARD_WIDTH, BoardText
from azulejos.render.azul.text_latest import Latest, latest
from azulejos.render.azul.text_tiles import FAINT, POINTED, WIDTH, Pen
from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules import GAMES, Move, Position
from azulejos.rules.azul import CENTRE, COLOURS, AzulPosition, Colour, MarkerPlace, Place, Take
from azulejos.rules.azul.supply import DISPLAY_SPACES

DISPLAY_WIDTH = 3 + DISPLAY_SPACES * WIDTH
GAP = 1
NAME_WIDTH = 24


@dataclass(frozen=True, slots=True)
class _Chosen:
    """What all choices have in common: the source, then the colour; and where they lead."""

    sources: frozenset[int]
    colours: frozenset[Colour]
    destinations: frozenset[int]
    columns: frozenset[int]

    @classmethod
    def of(cls, choices: Collection[Move]) -> _Chosen:
        takes = [move for move in choices if isinstance(move, Take)]
        sources = frozenset(take.source for take in takes)
        # Colours and destinations say something only once what comes before them is settled.
        colours = frozenset(take.colour for take in takes) if len(sources) == 1 else frozenset()
        destinations = frozenset(take.destination for take in takes) if len(colours) == 1 else frozenset()
        return cls(
            sources if len(sources) == 1 else frozenset(),
            colours,
            destinations,
            frozenset(move.column for move in choices if isinstance(move, Place)),
        )

    def points_at(self, source: int, colour: Colour) -> bool:
        return source in self.sources and colour in self.colours


class OneBoardText:
    """One seat's board alone."""

    def __init__(self, position: Position, seat: int, names: Sequence[str] = (), wording: Wording = ENGLISH) -> None:
        position.game.check_seat(seat)
        self._table = TableText(position, names, wording=wording)
        self._wording = wording
        self._seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The board, as the table has it."""
        yield self._table.panels(Pen.of(console, options, self._wording))[self._seat - 1]


class TableText:
    """A position of Azul, for `rich.console.Console.print`; it looks at the terminal only when it is printed."""

    def __init__(self, position: Position, names: Sequence[str] = (), choices: Collection[Move] = (), wording: Wording = ENGLISH) -> None:
        if not isinstance(position, AzulPosition):
            raise TypeError(f"{type(position).__name__} is not a position of Azul")
        self._position = position.copy()
        self._scores = position.scores
        self._names = tuple(names)
        self._chosen = _Chosen.of(choices)
        self._wording = wording

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines, for a terminal of this width."""
        pen = Pen.of(console, options, self._wording)
        yield self._head(pen)
        yield from self._displays(pen, options.max_width)
        yield self._centre(pen)
        yield self._boards(pen, options.max_width)

    def _head(self, pen: Pen) -> RenderableType:
        position, wording = self._position, self._wording
        parts = [GAMES[position.game.id].title]
        parts += [wording("terminal-grey-wall")] * position.game.is_grey + [wording("terminal-tournament")] * position.game.tournament
        parts += [wording("terminal-round", round=position.round)] if position.round else []
        left = Text(f" {pen.dot} ".join([*parts, self._awaited(pen)]), "bold")
        bag, lid = wording("terminal-bag", count=sum(position.bag)), wording("terminal-lid", count=sum(position.lid))
        right = Text(f"{bag} {pen.dot} {lid}", justify="right")
        head = Table.grid(expand=True, padding=(0, 1))
        head.add_column(ratio=1)
        head.add_column(no_wrap=True)
        head.add_row(left, right)
        return head

    def _awaited(self, pen: Pen) -> str:
        position = self._position
        who = pen.words(self._wording.seat(self._names, position.to_move), NAME_WIDTH) if position.to_move else ""
        return self._wording("terminal-awaited", phase=position.phase.value, who=who, line=position.line)

    def _displays(self, pen: Pen, width: int) -> Iterable[Text]:
        displays = [self._display(number, pen) for number in range(1, len(self._position.displays) + 1)]
        fit = max(1, (width + GAP) // (DISPLAY_WIDTH + GAP))
        lines = -(-len(displays) // fit)
        each = -(-len(displays) // lines)
        for start in range(0, len(displays), each):
            line = Text(" " * GAP).join(displays[start : start + each])
            line.rstrip()
            yield line

    def _display(self, number: int, pen: Pen) -> Text:
        tiles = self._position.displays[number - 1]
        text = self._source_label(number, str(number), pen)
        for colour in COLOURS:
            for _ in range(tiles[colour]):
                text.append(*pen.tile(colour, pointed=self._chosen.points_at(number, colour)))
        if not any(tiles):
            text.append("-", FAINT)
        text.append(" " * (DISPLAY_WIDTH - len(text)))
        return text

    def _source_label(self, source: int, name: str, pen: Pen) -> Text:
        if source in self._chosen.sources:
            return Text().append(f"{pen.arrow}{name} ", POINTED)
        return Text().append(f" {name} ", FAINT)

    def _centre(self, pen: Pen) -> Text:
        position = self._position
        text = self._source_label(CENTRE, "C", pen)
        items: list[Text] = []
        if position.marker.place is MarkerPlace.CENTRE:
            items.append(Text().append(*pen.marker))
        for colour in COLOURS:
            if count := position.centre[colour]:
                items.append(Text().append(*pen.tile(colour, pointed=self._chosen.points_at(CENTRE, colour))).append(f"{pen.times}{count}"))
        return text.append_text(Text(" ").join(items)) if items else text.append("-", FAINT)

    def panels(self, pen: Pen) -> list[Panel]:
        """Each seat's board in its frame."""
        return [self._board(seat, doings).panel(pen) for seat, doings in enumerate(latest(self._position), 1)]

    def _boards(self, pen: Pen, width: int) -> RenderableType:
        panels = self.panels(pen)
        fit = max(1, min(len(panels), (width + 1) // (BOARD_WIDTH + 1)))
        rows = -(-len(panels) // fit)
        each = -(-len(panels) // rows)
        if each == 1:
            return Group(*panels)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for start in range(0, len(panels), each):
            grid.add_row(*panels[start : start + each])
        return grid

    def _board(self, seat: int, doings: Latest) -> BoardText:
        position, chosen = self._position, self._chosen
        to_move = position.to_move == seat
        return BoardText(
            position.boards[seat - 1],
            seat,
            self._wording.seat(self._names, seat),
            self._scores[seat - 1],
            to_move=to_move,
            grey=position.game.is_grey,
            withdrawn=seat in position.withdrawn,
            marker=position.marker == (MarkerPlace.FRONT, seat),
            latest=doings,
            destinations=chosen.destinations if to_move else frozenset(),
            columns=chosen.columns if to_move else frozenset(),
            tiling=position.line if to_move else 0,
        )
