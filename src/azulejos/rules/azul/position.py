"""A position of Azul (A10-A53), behind the interface of `azulejos.rules.position`. `tournament_events` has what only happens at a tournament table.

All parts of a position are immutable values, so that a snapshot of its attributes is all that `pop`, `copy` and `==` need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from azulejos.rules.azul import legality, tournament_events
from azulejos.rules.azul.board import FLOOR_SPACES, LINES, MARKER, SIZE, WALL_COLUMN, Board, drop, line_closed
from azulejos.rules.azul.ending import ending, outcome
from azulejos.rules.azul.marker import IN_CENTRE, MarkerAt, MarkerPlace
from azulejos.rules.azul.moves import PLACE, TAKES_FROM_CENTRE, TAKES_FROM_DISPLAYS, Deal, Place, Take
from azulejos.rules.azul.status import faults
from azulejos.rules.azul.supply import PRESENT, REST, draw_deal, take_deal
from azulejos.rules.azul.tiles import ALL_TILES, NO_TILES, Tiles, of_colour, without
from azulejos.rules.azul.tiling import columns_for, explain_fall, explain_floor, explain_tile, fall_line, pay_floor, place_tile
from azulejos.rules.azul.view import AzulView
from azulejos.rules.chance import Chance, Generator, as_chance
from azulejos.rules.errors import Fault
from azulejos.rules.events import Event, Move
from azulejos.rules.filling import plus
from azulejos.rules.outcome import Outcome
from azulejos.rules.position import Phase, Position

if TYPE_CHECKING:
    from azulejos.rules.azul.game import AzulGame

# Bound once: in Python 3.11 asking an enumeration for a member costs as much as ten steps of a take.
OFFER = Phase.OFFER
CENTRE = MarkerPlace.CENTRE


class AzulPosition(Position):
    """Azul, Azul Mini, coloured or grey wall, at a kitchen table or in a tournament.

    Seats, displays, lines and columns count from 1; `boards[0]` is seat 1's. Every part may be given when a position is set up by hand, and
    `status()` then says whether it is possible; after that only events change it.
    """

    __slots__ = ("bag", "bare", "boards", "centre", "displays", "idle", "lid", "line", "lost", "marker", "passes", "withdrawn")

    game: AzulGame

    def __init__(
        self,
        game: AzulGame,
        *,
        first: int = 1,
        round: int = 0,
        phase: Phase = Phase.DEAL,
        to_move: int | None = None,
        line: int = 0,
        marker: MarkerAt | None = None,
        displays: tuple[Tiles, ...] | None = None,
        centre: Tiles = NO_TILES,
        bag: Tiles = ALL_TILES,
        lid: Tiles = NO_TILES,
        idle: int = 0,
        bare: int = 0,
        boards: tuple[Board, ...] | None = None,
        withdrawn: frozenset[int] = frozenset(),
        lost: Tiles = NO_TILES,
        passes: int = 0,
    ) -> None:
        super().__init__()
        game.check_seat(first)
        self.game = game
        self.first = first
        self.round = round
        self.phase = phase
        self.to_move = to_move
        self.line = line
        """In grey tiling the line whose tile is to be placed; otherwise 0."""
        self.marker = MarkerAt(MarkerPlace.FRONT, first) if marker is None else marker
        self.displays = (NO_TILES,) * game.displays if displays is None else displays
        self.centre = centre
        self.bag = bag
        self.lid = lid
        self.idle = idle
        """A33: rounds in a row, this one included, in which no tile has come to any pattern line."""
        self.bare = bare
        """A33: the same for walls; counted on the grey wall only."""
        self.boards = (Board(),) * game.players if boards is None else boards
        self.withdrawn = withdrawn
        self.lost = lost
        """T21: the tiles of those who left."""
        self.passes = passes
        """T5: passes in succession."""

    def _state(self) -> tuple[Any, ...]:
        return (
            self.round, self.phase, self.to_move, self.line, self.first, self.marker, self.displays, self.centre, self.bag, self.lid,
            self.idle, self.bare, self.boards, self.withdrawn, self.lost, self.passes,
        )  # fmt: skip

    def _restore(self, state: tuple[Any, ...]) -> None:
        (
            self.round, self.phase, self.to_move, self.line, self.first, self.marker, self.displays, self.centre, self.bag, self.lid,
            self.idle, self.bare, self.boards, self.withdrawn, self.lost, self.passes,
        ) = state  # fmt: skip
        self._legal = None

    # What may happen

    def _moves(self) -> Sequence[Move]:
        if self._legal is None:
            self._legal = self._takes() if self.phase is OFFER else self._placements()
        return self._legal

    def _takes(self) -> list[Move]:
        assert self.to_move is not None
        open = self.boards[self.to_move - 1].open
        moves: list[Move] = []
        for takes, display in zip(TAKES_FROM_DISPLAYS, self.displays):
            if display is not NO_TILES:
                for colour in PRESENT[display]:
                    moves += takes[colour][open[colour]]
        for colour, count in enumerate(self.centre):
            if count:
                moves += TAKES_FROM_CENTRE[colour][open[colour]]
        return moves

    def _placements(self) -> list[Move]:
        if self.phase is not Phase.TILING:
            return []
        assert self.to_move is not None
        row = self.line - 1
        board = self.boards[self.to_move - 1]
        colour = board.lines[row].colour
        assert colour is not None
        return [PLACE[row][column] for column in columns_for(board.wall, row, colour)]

    def deal(self, chance: Chance | Generator) -> Deal:
        """Draw the deal that is due (A30), without applying it."""
        legality.check_deal_is_due(self)
        return draw_deal(self.bag, self.lid, self.game.displays, as_chance(chance))

    # What happens

    def _apply(self, event: Event) -> None:
        if type(event) is Take:
            self._take(event)
        elif type(event) is Deal:
            self._deal(event)
        elif type(event) is Place:
            self._place(event)
        else:
            tournament_events.apply(self, event)

    def _deal(self, deal: Deal) -> None:
        legality.check_deal_is_due(self)
        self.bag, self.lid = take_deal(self.bag, self.lid, self.game.displays, deal)
        self.displays = tuple(display if any(display) else NO_TILES for display in deal.displays)
        self.first = self.next_first
        self.round += 1
        self.phase = OFFER
        self.to_move = self.first
        self.marker = IN_CENTRE
        self.idle += 1
        self.bare += self.game.is_grey

    def _take(self, take: Take) -> None:
        source, colour, destination = take.source, take.colour, take.destination
        seat = self.to_move
        boards = self.boards
        if self.phase is not OFFER or seat is None or source > len(self.displays):
            legality.refuse_take(self, take)
        taken_from = self.displays[source - 1] if source else self.centre
        count = taken_from[colour]
        board = boards[seat - 1]
        if not count or (destination and not board.open[colour] >> (destination - 1) & 1):
            legality.refuse_take(self, take)

        floor = board.floor
        if source:
            displays = self.displays
            self.displays = displays[: source - 1] + (NO_TILES,) + displays[source:]
            self.centre = plus(self.centre, REST[taken_from][colour])
        else:
            self.centre = without(taken_from, colour)
            if self.marker.place is CENTRE:
                # A12: the marker comes before the tiles; A15: on a full floor line it finds no space, and costs nothing.
                if len(floor) < FLOOR_SPACES:
                    floor += (MARKER,)
                    self.marker = MarkerAt(MarkerPlace.FLOOR, seat)
                else:
                    self.marker = MarkerAt(MarkerPlace.FRONT, seat)

        lines, open = board.lines, board.open
        if destination:
            before = lines[destination - 1].filled
            after = before + count if before + count < destination else destination
            count -= after - before
            lines = lines[: destination - 1] + (LINES[colour][after],) + lines[destination:]
            if after == destination:
                open = line_closed(open, destination - 1)
            elif not before:
                open = line_closed(open, destination - 1, but=colour)
            self.idle = 0
        if count:
            floor, to_lid = drop(floor, colour, count)
            if to_lid:
                self.lid = plus(self.lid, of_colour(colour, to_lid))
        self.boards = boards[: seat - 1] + (Board(board.score, lines, board.wall, floor, open),) + boards[seat:]
        self.passes = 0

        if self.centre == NO_TILES and not any(map(any, self.displays)):
            self.phase = Phase.TILING
            self._tile(self.tiling_order, 0, None)
        else:
            self.to_move = self.next_seat(seat) if self.withdrawn else seat % len(boards) + 1

    def next_seat(self, seat: int) -> int:
        """The next remaining seat clockwise."""
        seat = seat % len(self.boards) + 1
        while seat in self.withdrawn:
            seat = seat % len(self.boards) + 1
        return seat

    @property
    def remaining(self) -> tuple[int, ...]:
        """The seats that have not withdrawn."""
        return tuple(seat for seat in range(1, len(self.boards) + 1) if seat not in self.withdrawn)

    @property
    def next_first(self) -> int:
        """Who will start the next round: the marker's holder (A30), or the same seat again (A31), or the next one that has not left (T25)."""
        seat = self.marker.seat or self.first
        return self.next_seat(seat) if seat in self.withdrawn else seat

    # Phase B

    @property
    def tiling_order(self) -> tuple[int, ...]:
        """A52: the round's first player, then clockwise; those who left do not tile any more (T25)."""
        seats = range(1, len(self.boards) + 1)
        order = (*seats[self.first - 1 :], *seats[: self.first - 1])
        return tuple([seat for seat in order if seat not in self.withdrawn]) if self.withdrawn else order

    def _place(self, place: Place) -> None:
        if place not in self._moves():
            legality.refuse_place(self, place)
        assert self.to_move is not None
        order = self.tiling_order
        self._tile(order[order.index(self.to_move) :], place.line - 1, place.column - 1)

    def _tile(self, seats: tuple[int, ...], start: int, chosen: int | None) -> None:
        """A20-A22 for these seats, the first one's from a row on, until a player has to choose a cell or all is done.

        `chosen` is the column that was chosen for that first row.
        """
        grey, record = self.game.is_grey, self._record
        boards, lid = list(self.boards), list(self.lid)
        for seat in seats:
            board = boards[seat - 1]
            for row in range(start, SIZE):
                colour, filled = board.lines[row]
                if filled <= row or colour is None:
                    continue
                column = chosen if grey else WALL_COLUMN[row][colour]
                chosen = None
                if column is not None:
                    board = place_tile(board, row, column)
                    lid[colour] += row
                    self.bare = 0
                    if record is not None:
                        record.append(explain_tile(seat, board, row, column))
                elif columns_for(board.wall, row, colour):
                    boards[seat - 1] = board
                    self.boards, self.lid = tuple(boards), tuple(lid)
                    self.to_move, self.line = seat, row + 1
                    return
                else:
                    if record is not None:
                        record.append(explain_fall(seat, board, row))
                    board, to_lid = fall_line(board, row)
                    lid[colour] += to_lid
            if record is not None:
                record.append(explain_floor(seat, board))
            for item in board.floor:
                if item is not MARKER:
                    lid[item] += 1
                else:
                    self.marker = MarkerAt(MarkerPlace.FRONT, seat)
            boards[seat - 1] = pay_floor(board)
            start = 0
        self.boards, self.lid = tuple(boards), tuple(lid)
        self.to_move, self.line = None, 0
        self.phase = Phase.DEAL if ending(self) is None else Phase.OVER

    # What happened

    @property
    def tiled_rounds(self) -> int:
        """How many rounds were tiled; one that ended void while it was played is not."""
        return self.round - (self.phase not in (Phase.DEAL, Phase.OVER))

    @property
    def round_scores(self) -> tuple[int | None, ...]:
        """The scores without the bonuses of the end; `None` for a seat that has left."""
        return tuple(None if seat in self.withdrawn else board.score for seat, board in enumerate(self.boards, 1))

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        if self.phase not in (Phase.OVER, Phase.VOID):
            return None
        ended_by = ending(self)
        assert ended_by is not None
        return outcome(self.boards, self.withdrawn, ended_by, void=self.phase is Phase.VOID)

    def status(self) -> tuple[Fault, ...]:
        """Every fault of a position set up by hand; empty if it is possible."""
        return faults(self)

    def view(self, seat: int) -> AzulView:
        """What a seat may know: in Azul all but the order of the bag, which no position has."""
        return AzulView(self, seat)
