"""A position of Azul Duel (D10-D43), behind the interface of `azulejos.rules.position`.

What a front, a back or a chip shows is not in the position before an event reveals it, so that nobody can see the future.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from azulejos.rules.chance import Chance, Generator, as_chance
from azulejos.rules.duel import chances, legality, memory, tiling
from azulejos.rules.duel.board import CHIPS_A_ROUND, TOKENS, Board, Line
from azulejos.rules.duel.dome import SPACES, Laid
from azulejos.rules.duel.ending import outcome
from azulejos.rules.duel.memory import Memory
from azulejos.rules.duel.moves import (
    DISPLAY,
    LARGE,
    SMALL_TRAYS,
    Draw,
    Fronts,
    Keep,
    KeepSome,
    Lay,
    Moon,
    PutUnder,
    PutUnderSome,
    Reveal,
    Spend,
    Stack,
    Stop,
    Sun,
    TakeChip,
    TakePlate,
    Tile,
    Top,
    Trays,
    TurnUp,
)
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.stages import LAST_ROUND, PHASES, DuelStage
from azulejos.rules.duel.status import faults
from azulejos.rules.duel.supply import FULL_BAG, NOTHING, count, take_trays
from azulejos.rules.duel.trays import FACE_DOWN, Back, Tray, in_order, tops
from azulejos.rules.duel.view import DuelView, redacted
from azulejos.rules.errors import Fault
from azulejos.rules.events import Event, Move
from azulejos.rules.filling import Counts, plus
from azulejos.rules.outcome import Outcome
from azulejos.rules.position import Position

if TYPE_CHECKING:
    from azulejos.rules.duel.game import DuelGame

# Bound once, as in Azul: in Python 3.11 asking an enumeration for a member costs as much as ten other steps.
TURN, STACK, REVEAL = DuelStage.TURN, DuelStage.STACK, DuelStage.REVEAL


class DuelPosition(Position):
    """Azul Duel, from the first plate to the last scoring tile. Seats, trays, spaces, lines and columns count from 1; `boards[0]` is seat 1's."""

    __slots__ = (
        "after", "bag", "boards", "chips", "display", "drawn", "hand", "holder", "line", "memories", "pile", "plates", "rest", "stage", "tower",
        "tray", "trays",
    )  # fmt: skip

    game: DuelGame

    def __init__(
        self,
        game: DuelGame,
        *,
        first: int = 1,
        round: int = 0,
        stage: DuelStage = DuelStage.TOP,
        after: DuelStage | None = DuelStage.TURN_UP,
        to_move: int | None = None,
        line: int = 0,
        holder: int = 0,
        trays: tuple[Tray, ...] = (Tray(),) * (SMALL_TRAYS + 1),
        tray: int = 0,
        rest: str = "",
        display: tuple[Plate | None, ...] = (None,) * DISPLAY,
        pile: tuple[Back, ...] | None = None,
        drawn: tuple[Back, ...] = (),
        hand: Plate | None = None,
        plates: tuple[Plate, ...] | None = None,
        memories: tuple[Memory, ...] = (),
        chips: tuple[str, ...] | None = None,
        bag: Counts = FULL_BAG,
        tower: Counts = NOTHING,
        boards: tuple[Board, ...] = (Board(), Board()),
    ) -> None:
        super().__init__()
        game.check_seat(first)
        self.game = game
        self.first = first
        self.round = round
        self.stage = stage
        self.phase = PHASES[stage]
        self.after = after
        """What is awaited once the back of the pile's top plate is known."""
        self.to_move = to_move
        self.line = line
        """The line that is handled in tiling; otherwise 0."""
        self.holder = holder
        """The seat that has the first-player tile; 0 while it lies on the large tray."""
        self.trays = trays
        self.tray = tray
        """The small tray on which `rest` is to be stacked."""
        self.rest = rest
        self.display = display
        self.pile = (Back(),) * len(game.components.plates) if pile is None else pile
        """From the top to the bottom."""
        self.drawn = drawn
        self.hand = hand
        """The plate that is to be laid."""
        self.plates = game.components.plates if plates is None else plates
        """The plates whose place is not known."""
        self.memories = memories
        """What each seat knows of plates that it cannot tell from others of their kind any more (D50)."""
        self.chips = tuple(sorted(game.components.chips)) if chips is None else chips
        """The chips that nobody has seen."""
        self.bag = bag
        self.tower = tower
        self.boards = boards

    def _state(self) -> tuple[Any, ...]:
        return (
            self.round, self.stage, self.phase, self.after, self.to_move, self.first, self.line, self.holder, self.trays, self.tray, self.rest,
            self.display, self.pile, self.drawn, self.hand, self.plates, self.memories, self.chips, self.bag, self.tower, self.boards,
        )  # fmt: skip

    def _restore(self, state: tuple[Any, ...]) -> None:
        (
            self.round, self.stage, self.phase, self.after, self.to_move, self.first, self.line, self.holder, self.trays, self.tray, self.rest,
            self.display, self.pile, self.drawn, self.hand, self.plates, self.memories, self.chips, self.bag, self.tower, self.boards,
        ) = state  # fmt: skip
        self._legal = None

    # What may happen

    def _moves(self) -> Sequence[Move]:
        if self._legal is None:
            self._legal = legality.moves(self)
        return self._legal

    def deal(self, chance: Chance | Generator) -> Event:
        """Draw what chance has to decide now, without applying it."""
        return chances.draw(self, as_chance(chance))

    @property
    def begins_turn(self) -> bool:
        """Whether the decision that is awaited is the first one of a turn (D11, D20)."""
        return self.stage in (DuelStage.TURN, DuelStage.FIRST_PLATE)

    @property
    def is_setup(self) -> bool:
        """D11: whether a player is to choose the plate of the set-up."""
        return self.stage is DuelStage.FIRST_PLATE

    @property
    def is_open(self) -> bool:
        """D50: whether nobody has looked at a plate that lies face down."""
        return not self.drawn and not self.memories and all(back.plate is None and not back.seen_by for back in self.pile)

    @property
    def other(self) -> int:
        """The seat across from the one that is to move, or from the first player."""
        return 3 - (self.to_move or self.first)

    @property
    def board(self) -> Board:
        """The board of the seat to move."""
        assert self.to_move is not None
        return self.boards[self.to_move - 1]

    @board.setter
    def board(self, board: Board) -> None:
        self.boards = (board, self.boards[1]) if self.to_move == 1 else (self.boards[0], board)

    # What happens

    def _apply(self, event: Event) -> None:
        legality.check(self, event)
        _APPLY[type(event)](self, event)

    def _take_plate(self, take: TakePlate) -> None:
        self.hand = self.display[take.place - 1]
        self.display = (*self.display[: take.place - 1], None, *self.display[take.place :])
        self._use_token()
        self.await_(DuelStage.LAY)

    def _stop(self, _: Stop) -> None:
        self.await_(DuelStage.FRONTS)

    def _keep(self, keep: Keep) -> None:
        self.hand = keep.plate
        self._learn(self.drawn[keep.number - 1], keep.plate)
        memory.keep(self, keep.number, keep.plate)
        self.await_(DuelStage.LAY)

    def _keep_some(self, keep: KeepSome) -> None:
        numbers = (number for number, back in enumerate(self.drawn, 1) if keep.plate in chances.possible_fronts(self, back))
        self._keep(Keep(next(numbers), keep.plate))
        memory.lose_order(self)

    def _top(self, top: Top) -> None:
        assert self.after is not None
        self.pile = (self.pile[0]._replace(kind=top.kind), *self.pile[1:])
        after, self.after = self.after, None
        self.await_(after)

    def await_(self, stage: DuelStage) -> None:
        """Wait for this next."""
        self.stage = stage
        self.phase = PHASES[stage]

    def _await_with_top(self, stage: DuelStage) -> None:
        """Wait for this, once the back of the pile's top plate is known."""
        if self.pile and self.pile[0].kind is None:
            self.after = stage
            stage = DuelStage.TOP
        self.await_(stage)

    # Plates

    def fill_display(self) -> None:
        """D10, D11, D40: fill the display up to three, and go on with what is due then."""
        if None in self.display and self.pile:
            self._await_with_top(DuelStage.TURN_UP)
        elif all(tray == Tray() for tray in self.trays):
            self.to_move = None
            self._await_with_top(DuelStage.TRAYS)
        elif self._laid < len(self.boards):
            self.to_move = self.first if self._laid else 3 - self.first
            self._await_with_top(DuelStage.FIRST_PLATE)
        else:
            self.to_move = self.first
            self._await_with_top(DuelStage.TURN)

    def _turn_up(self, up: TurnUp) -> None:
        plate = up.plate
        self._learn(self.pile[0], plate)
        self._find(self.pile[0], plate)
        self.pile = self.pile[1:]
        memory.settle(self, self.memories)
        place = self.display.index(None)
        self.display = (*self.display[:place], plate, *self.display[place + 1 :])
        self.fill_display()

    def _learn(self, back: Back, plate: Plate) -> None:
        if back.plate is None:
            self.plates = tuple(each for each in self.plates if each != plate)

    def _find(self, back: Back, plate: Plate) -> None:
        """D50: a seat that could not tell where this plate lies sees it."""
        if self.memories:
            self.memories = tuple(each.found(back.group, plate) for each in self.memories)

    def _use_token(self) -> None:
        if self.stage is TURN:
            self.board = self.board._replace(tokens=self.board.tokens - 1)

    def _draw(self, _: Draw) -> None:
        self._use_token()
        self.board = self.board._replace(score=max(0, self.board.score - 1))
        self.drawn = (*self.drawn, self.pile[0])
        self.pile = self.pile[1:]
        self._await_with_top(DuelStage.DRAWING)

    def _look(self, fronts: Fronts) -> None:
        assert self.to_move is not None
        looked = []
        for back, plate in zip(self.drawn, fronts.plates):
            if plate is not None:
                self._learn(back, plate)
            if plate is not None and memory.is_lost(back, self.to_move):
                self._find(back, plate)
                back = back._replace(group=0)
            looked.append(back.looked_at(self.to_move)._replace(plate=plate))
        self.drawn = tuple(looked)
        memory.settle(self, self.memories)
        self.await_(DuelStage.KEEP)

    def _lay(self, lay: Lay) -> None:
        assert self.hand is not None
        self.board = self.board._replace(dome=self.board.dome.with_plate(lay.space, Laid(self.hand, lay.turn)))
        self.hand = None
        if self._laid <= len(self.boards):
            self.fill_display()  # D11
        elif len(self.drawn) > 1:
            self.await_(DuelStage.UNDER)
        else:
            self._put_back()

    @property
    def _laid(self) -> int:
        """How many plates lie in the domes."""
        return sum(SPACES - len(board.dome.empty_spaces) for board in self.boards)

    def _put_under(self, under: PutUnder) -> None:
        self.pile = (*self.pile, self.drawn[under.number - 1])
        self.drawn = (*self.drawn[: under.number - 1], *self.drawn[under.number :])
        if len(self.drawn) == 1:
            self._put_back()
        else:
            memory.settle(self, self.memories)

    def _put_under_some(self, under: PutUnderSome) -> None:
        memory.lose_order(self)
        self._put_under(PutUnder(1 + [back.kind for back in self.drawn].index(under.kind)))

    def _put_back(self) -> None:
        """The last plate that is not kept, if there is one, goes under the pile by itself."""
        self.pile += self.drawn
        self.drawn = ()
        memory.settle(self, self.memories)
        self._end_turn()

    # Tiles and chips

    def _deal(self, deal: Trays) -> None:
        self.bag, self.tower = take_trays(self.bag, self.tower, deal)
        self.round += 1
        self.first = self.holder or self.first  # D41
        self.holder = 0
        self.trays = tuple(Tray(in_order(sun), "", FACE_DOWN if number != LARGE else "") for number, sun in enumerate(deal.tiles))
        tokens = TOKENS if self.round < LAST_ROUND else 0
        self.boards = (self.boards[0]._replace(tokens=tokens, chips_taken=0), self.boards[1]._replace(tokens=tokens, chips_taken=0))
        self.to_move = self.first
        if self._laid < len(self.boards):
            self.fill_display()
        else:
            self._await_turn()

    def _sun(self, sun: Sun) -> None:
        tray = self.trays[sun.tray]
        rest = tray.sun.replace(sun.colour, "")
        if sun.tray == LARGE:
            if not rest:
                self._take_first_tile()  # D42
            self._set_tray(LARGE, Tray("", rest))
            rest = ""
        else:
            self._set_tray(sun.tray, tray._replace(sun=""))
        self._put(sun.colour, len(tray.sun) - len(self.trays[sun.tray].moon) - len(rest), sun.line)
        self.tray, self.rest = sun.tray, rest
        if len(set(rest)) > 1:
            self.await_(STACK)
        else:
            self._stack(Stack(rest))

    def _stack(self, stack: Stack) -> None:
        if stack.tiles:
            self._set_tray(self.tray, self.trays[self.tray]._replace(moon=stack.tiles))
        self.tray, self.rest = 0, ""
        self._end_turn()

    def _moon(self, moon: Moon) -> None:
        count = tops(self.trays).count(moon.colour)
        large, *small = self.trays
        if moon.colour in large.moon:
            self._take_first_tile()
        left = [tray._replace(moon=tray.moon[:-1]) if tray.moon[-1:] == moon.colour else tray for tray in small]
        self.trays = (large._replace(moon=large.moon.replace(moon.colour, "")), *left)
        self._put(moon.colour, count, moon.line)
        self._end_turn()

    def _take_first_tile(self) -> None:
        """D22: the first to take from the large tray's moon side also takes the first-player tile."""
        assert self.to_move is not None
        self.holder = self.holder or self.to_move

    def _set_tray(self, number: int, tray: Tray) -> None:
        self.trays = (*self.trays[:number], tray, *self.trays[number + 1 :])

    def _put(self, colour: str, taken: int, line: int) -> None:
        """D24: tiles go to a line from the right to the left; what does not fit, or is not wanted, breaks."""
        board = self.board
        if line:
            before = board.lines[line - 1].filled
            after = min(before + taken, line)
            board = board.with_line(line - 1, Line(colour, after))
            taken -= after - before
        if taken:
            self.break_tiles(board, colour * taken)
        else:
            self.board = board

    def break_tiles(self, board: Board, tiles: str) -> None:
        """D24: let tiles of the seat to move break: up to four lie beside its board, more go to the tower."""
        self.board, to_tower = board.breaking(tiles)
        if to_tower:
            self.tower = plus(self.tower, count(to_tower))

    def _take_chip(self, take: TakeChip) -> None:
        tray, board = self.trays[take.tray], self.board
        self.board = board._replace(chips=tuple(sorted((*board.chips, tray.chip))), chips_taken=board.chips_taken + 1)
        self._set_tray(take.tray, tray._replace(chip=""))
        self._end_turn()

    def _reveal(self, reveal: Reveal) -> None:
        at = self.chips.index(reveal.chip)
        self.chips = self.chips[:at] + self.chips[at + 1 :]
        self._set_tray(reveal.tray, self.trays[reveal.tray]._replace(chip=reveal.chip))
        self._await_turn()

    def _end_turn(self) -> None:
        self.to_move = self.other
        self._await_turn()

    def _await_turn(self) -> None:
        """D23, D25: chips of empty trays are revealed; then the seat to move takes its turn, or the other one if it has nothing to do."""
        for sun, moon, chip in self.trays:
            if not sun and not moon and chip == FACE_DOWN:
                self.await_(REVEAL)
                return
        for seat in (self.to_move, self.other):
            assert seat is not None
            if self._can_act(self.boards[seat - 1]):
                self.to_move = seat
                self.await_(TURN)
                return
        self.to_move, self.line = self.first, 1
        tiling.go_on(self)

    def _can_act(self, board: Board) -> bool:
        for sun, moon, _ in self.trays:
            if sun or moon:
                return True
        if board.tokens and (self.pile or any(self.display)):
            return True
        return board.chips_taken < CHIPS_A_ROUND and any(tray.has_shown_chip for tray in self.trays)

    def end_round(self) -> None:
        """D40, D43: after the last round the game is over; otherwise the next one is prepared."""
        self.to_move, self.line = None, 0
        if self.round == LAST_ROUND:
            self.await_(DuelStage.OVER)
        else:
            self.fill_display()

    # What happened

    @property
    def tiled_rounds(self) -> int:
        """How many rounds were tiled."""
        return self.round - (self.to_move is not None)

    @property
    def round_scores(self) -> tuple[int | None, ...]:
        """The scores without the points of the scoring tiles."""
        return tuple(board.score for board in self.boards)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return outcome(self) if self.stage is DuelStage.OVER else None

    def redacted(self, event: Event, seat: int) -> Event:
        """What a seat may know of an event that is about to be pushed (D50)."""
        return redacted(self, event, seat)

    def status(self) -> tuple[Fault, ...]:
        """Every fault of a position set up by hand; empty if it is possible."""
        return faults(self)

    def view(self, seat: int) -> DuelView:
        """What a seat may know (D50)."""
        return DuelView(self, seat)


_APPLY: Mapping[type[Event], Callable[[DuelPosition, Any], None]] = MappingProxyType(
    {
        Sun: DuelPosition._sun,
        Moon: DuelPosition._moon,
        Stack: DuelPosition._stack,
        TakeChip: DuelPosition._take_chip,
        TakePlate: DuelPosition._take_plate,
        Draw: DuelPosition._draw,
        Stop: DuelPosition._stop,
        Keep: DuelPosition._keep,
        KeepSome: DuelPosition._keep_some,
        Lay: DuelPosition._lay,
        PutUnder: DuelPosition._put_under,
        PutUnderSome: DuelPosition._put_under_some,
        Spend: tiling.spend,
        Tile: tiling.place,
        Top: DuelPosition._top,
        TurnUp: DuelPosition._turn_up,
        Trays: DuelPosition._deal,
        Fronts: DuelPosition._look,
        Reveal: DuelPosition._reveal,
    }
)
