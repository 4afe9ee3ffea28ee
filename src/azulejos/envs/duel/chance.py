"""What chance decides in Azul Duel, one back, front, tile or chip at a time."""

from __future__ import annotations

from collections import Counter

from azulejos.envs.interface import Actions
from azulejos.rules import Event, Position
from azulejos.rules.duel import LETTERS, DuelGame, DuelPosition, DuelStage, Fronts, Kind, Plate, Reveal, Top, Trays, TurnUp
from azulejos.rules.duel.chances import Guess, unassigned
from azulejos.rules.duel.moves import SMALL_TRAYS
from azulejos.rules.duel.supply import LARGE_SPACES, SMALL_SPACES
from azulejos.rules.duel.trays import in_order
from azulejos.rules.filling import Counts

KINDS = tuple(Kind)
SPACES = LARGE_SPACES + SMALL_TRAYS * SMALL_SPACES


class DuelChance:
    """A step is a tile of the trays, the back of the pile's top plate, the front of one plate, or a chip."""

    def __init__(self, game: DuelGame) -> None:
        self._plates = game.components.plates
        self._chips = tuple(sorted(set(game.components.chips)))
        self.outcomes = (
            *(f"tile {letter}" for letter in LETTERS),
            *(f"back {kind.value}" for kind in KINDS),
            *(f"plate {plate}" for plate in self._plates),
            *(f"chip {chip}" for chip in self._chips),
        )
        self._first_back = len(LETTERS)
        self._first_plate = self._first_back + len(KINDS)
        self._first_chip = self._first_plate + len(self._plates)

    def odds(self, position: Position, drawn: Actions) -> list[tuple[int, float]]:
        """What the next step can come to, each with its probability."""
        assert isinstance(position, DuelPosition)
        match position.stage:
            case DuelStage.TRAYS:
                return _shares(dict(enumerate(_Filling(position, drawn).inside)))
            case DuelStage.TOP:
                left = unassigned(position)
                return _shares({self._first_back + number: left[kind] for number, kind in enumerate(KINDS)})
            case DuelStage.REVEAL:
                return _shares({self._first_chip + self._chips.index(chip): count for chip, count in Counter(position.chips).items()})
            case _:
                backs = position.drawn if position.stage is DuelStage.FRONTS else position.pile[:1]
                guess = Guess(position)
                for back, front in zip(backs, self._fronts(drawn)):
                    guess.tell(back, front)
                odds = guess.odds(backs[len(drawn)])
                return _shares({self._first_plate + self._plates.index(plate): weight for plate, weight in odds.items()})

    def _fronts(self, drawn: Actions) -> tuple[Plate, ...]:
        return tuple(self._plates[number - self._first_plate] for number in drawn)

    def event(self, position: Position, drawn: Actions) -> Event | None:
        """What was drawn, once it is whole."""
        assert isinstance(position, DuelPosition)
        match position.stage:
            case DuelStage.TRAYS:
                filling = _Filling(position, drawn)
                return Trays(filling.trays) if filling.is_done else None
            case DuelStage.FRONTS:
                return Fronts(self._fronts(drawn)) if len(drawn) == len(position.drawn) else None
        if not drawn:
            return None
        if position.stage is DuelStage.TOP:
            return Top(KINDS[drawn[0] - self._first_back])
        if position.stage is DuelStage.TURN_UP:
            return TurnUp(*self._fronts(drawn))
        tray = next(number for number, tray in enumerate(position.trays) if tray.is_to_reveal)
        return Reveal(tray, self._chips[drawn[0] - self._first_chip])


class _Filling:
    """The trays while they are filled, tile by tile (D10, D40)."""

    def __init__(self, position: DuelPosition, drawn: Actions) -> None:
        self.inside: Counts = position.bag
        self._tower = position.tower
        self._tiles: list[int] = []
        self._is_settled = False
        """Whether five tiles of one colour may stay."""
        self._refill()
        for colour in drawn:
            self._tiles.append(colour)
            self.inside = _plus(self.inside, colour, -1)
            if len(self._tiles) == LARGE_SPACES and len(set(self._tiles)) == 1 and not self._is_settled:
                self._put_back()
            self._refill()

    def _refill(self) -> None:
        if not any(self.inside) and len(self._tiles) < SPACES:
            self.inside, self._tower = self._tower, (0,) * len(LETTERS)

    def _put_back(self) -> None:
        """D10: five of one colour go back; if only that colour is there then, the tower goes in too; if it still is, five are drawn that stay."""
        self.inside = _plus(self.inside, self._tiles[0], LARGE_SPACES)
        self._tiles = []
        if sum(map(bool, self.inside)) == 1:
            self.inside = tuple(map(sum, zip(self.inside, self._tower)))
            self._tower = (0,) * len(LETTERS)
        self._is_settled = sum(map(bool, self.inside)) == 1

    @property
    def is_done(self) -> bool:
        """Whether all is full, or nothing is left to draw."""
        return len(self._tiles) == SPACES or not any(self.inside)

    @property
    def trays(self) -> tuple[str, ...]:
        """The tiles of the large tray, then of each small one."""
        letters = "".join(LETTERS[colour] for colour in self._tiles)
        ends = [LARGE_SPACES + SMALL_SPACES * number for number in range(SMALL_TRAYS + 1)]
        return tuple(in_order(letters[begin:end]) for begin, end in zip([0, *ends], ends))


def _plus(counts: Counts, colour: int, more: int) -> Counts:
    return (*counts[:colour], counts[colour] + more, *counts[colour + 1 :])


def _shares(weights: dict[int, int]) -> list[tuple[int, float]]:
    """Weights above 0 as probabilities, in the order of their numbers."""
    total = sum(weights.values())
    return [(number, weight / total) for number, weight in sorted(weights.items()) if weight]
