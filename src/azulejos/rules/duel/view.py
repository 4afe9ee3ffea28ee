"""What a seat may know of a game of Azul Duel (D50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.chance import Chance, Generator, as_chance
from azulejos.rules.duel.chances import draw_fronts
from azulejos.rules.duel.memory import by_kind
from azulejos.rules.duel.moves import Fronts, Keep, KeepSome, PutUnder, PutUnderSome
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import Back
from azulejos.rules.events import Event
from azulejos.rules.game import SPECTATOR
from azulejos.rules.position import LegalMoves, View

if TYPE_CHECKING:
    from azulejos.rules.duel.game import DuelGame
    from azulejos.rules.duel.position import DuelPosition


class DuelView(View):
    """A seat's view: all that lies open, the backs that were ever on top, and the fronts that this seat knows.

    What can be deduced is there: `position.plates` are the plates of which this seat cannot tell where they are, `position.memories` what it
    remembers of those among them that it has seen, and `position.chips` the chips that it has not seen.
    """

    __slots__ = ("_position",)

    def __init__(self, position: DuelPosition, seat: int) -> None:
        position.game.check_viewer(seat)
        self.seat = seat
        self._position = _seen_by(position, seat)

    @property
    def game(self) -> DuelGame:
        """The game that is played."""
        return self._position.game

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is awaited."""
        return self._position.to_move

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to move may do."""
        return self._position.legal_moves

    @property
    def position(self) -> DuelPosition:
        """All that this seat may know, as a position of its own: fronts that only the other one has seen are not in it."""
        return self._position.copy()

    def sample(self, chance: Chance | Generator) -> DuelPosition:
        """A full position: the fronts that this seat has not seen, or cannot tell apart, are drawn among those that can be there, by their true
        probability if the other seat kept each plate, and put plates back in each order, with the same one.
        """
        position = self._position.copy()
        backs = (*position.pile, *position.drawn)
        hidden = tuple(back for back in backs if back.seen_by and back.plate is None)
        fronts = iter(draw_fronts(position, hidden, as_chance(chance)))
        filled = [back._replace(plate=next(fronts)) if back in hidden else back for back in backs]
        drawn = {back.plate for back in filled}
        position.plates = tuple(plate for plate in position.plates if plate not in drawn)
        position.pile, position.drawn = tuple(filled[: len(position.pile)]), tuple(filled[len(position.pile) :])
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DuelView):
            return NotImplemented
        return self.seat == other.seat and self._position == other._position

    def __hash__(self) -> int:
        return hash((self.seat, self._position))


def redacted(position: DuelPosition, event: Event, seat: int) -> Event:
    """What a seat may know of an event that is about to be pushed: of drawn plates only the fronts that it knows, or is to see; and what the other
    seat keeps and puts back, but not which of the like backs it is.
    """
    if position.to_move == seat:
        return event
    match event:
        case Fronts(plates):
            return Fronts(tuple(plate if back.seen_by & seat else None for back, plate in zip(position.drawn, plates)))
        case Keep(_, plate):
            return KeepSome(plate)
        case PutUnder(number):
            kind = position.drawn[number - 1].kind
            assert kind is not None
            return PutUnderSome(kind)
        case _:
            return event


def _seen_by(position: DuelPosition, seat: int) -> DuelPosition:
    """The position without the fronts that this seat does not know."""
    seen = position.copy(history=False)
    if position.is_open:
        return seen
    hidden: list[Plate] = []

    def hide(back: Back) -> Back:
        if back.plate is None or back.seen_by & seat:
            return back
        hidden.append(back.plate)
        return Back(back.kind, None, back.seen_by, back.group, back.put_by)

    seen.pile = tuple(map(hide, position.pile))
    seen.drawn = tuple(map(hide, position.drawn))
    if seat == SPECTATOR:
        _forget_seats(seen)
    if position.to_move != seat and position.stage in (DuelStage.LAY, DuelStage.UNDER):
        seen.drawn = by_kind(seen.drawn)
    if hidden:
        unseen = {*position.plates, *hidden}
        seen.plates = tuple(plate for plate in position.game.components.plates if plate in unseen)
    return seen


def _forget_seats(seen: DuelPosition) -> None:
    """Beside the table it is known who put a plate back, and who looks at it now; but not what a seat remembers of it."""
    seen.memories = ()
    seen.pile = tuple([Back(back.kind, None, back.putter) if back.seen_by else back for back in seen.pile])
    seen.drawn = tuple(Back(back.kind, None, back.putter) for back in seen.drawn)
    if seen.stage is DuelStage.KEEP:
        assert seen.to_move is not None
        seen.drawn = tuple(back.looked_at(seen.to_move) for back in seen.drawn)
