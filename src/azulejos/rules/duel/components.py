"""The components of Azul Duel as a checked value: plates, chips, points (D4-D7). Only `loader` reads a file."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from azulejos.rules.errors import Fault, FaultyPosition, OptionError

LETTERS = "BYRKT"
SPECIAL = "S"
WILD = "*"
OF_EACH_KIND = 9
CHIPS = 20
SCORING = {"rows", "colours", "columns", "edge", "diagonals", "upper_corners", "lower_corners", "wilds", "specials"}


class Kind(enum.Enum):
    """What the back of a plate shows."""

    SPECIAL = "S"
    WILD = "W"


@dataclass(frozen=True, slots=True)
class Plate:
    """A dome plate: four spaces, top-left, top-right, bottom-left, bottom-right.

    >>> Plate("YKTS").kind, str(Plate("YKTS").turned(1))
    (<Kind.SPECIAL: 'S'>, 'TY/SK')
    """

    spaces: str
    kind: Kind = field(init=False, repr=False, compare=False)
    """What its back shows."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", Kind.SPECIAL if SPECIAL in self.spaces else Kind.WILD)

    @classmethod
    def read(cls, text: str) -> Plate:
        """A plate as it is written: `YK/TS`."""
        return cls(text.replace("/", "", 1))

    def turned(self, quarters: int) -> Plate:
        """The same plate, turned clockwise by so many quarters."""
        return self if quarters == 0 else Plate("".join(self.spaces[at] for at in (2, 0, 3, 1))).turned(quarters - 1)

    def __str__(self) -> str:
        return f"{self.spaces[:2]}/{self.spaces[2:]}"


@dataclass(frozen=True, slots=True)
class Components:
    """All that an owner of the box could read off it. One that cannot be raises a `FaultyPosition` with every fault."""

    plates: tuple[Plate, ...]
    chips: tuple[str, ...]
    special_points: tuple[int, ...]
    broken_costs: tuple[int, ...]
    first_tile_cost: int
    scoring: tuple[tuple[str, int], ...]
    special_is_a_kind: bool

    def __post_init__(self) -> None:
        if faults := tuple(_faults(self)):
            raise FaultyPosition(faults)

    def points(self, tile: str) -> int:
        """D6: the points of a scoring tile."""
        return dict(self.scoring)[tile]

    def broken_cost(self, tiles: int) -> int:
        """D36: what so many broken tiles cost in all.

        >>> from azulejos.rules.duel.loader import standard
        >>> standard().broken_cost(0), standard().broken_cost(3)
        (0, 6)
        """
        return self.broken_costs[tiles - 1] if tiles else 0


def _faults(components: Components) -> Iterator[Fault]:
    for kind in Kind:
        count = sum(plate.kind is kind for plate in components.plates)
        if count != OF_EACH_KIND:
            yield Fault("plates", "D4", f"There are {count} {kind.name.lower()} plates, not {OF_EACH_KIND}.")
    if len(set(components.plates)) != len(components.plates):
        yield Fault("plate-twice", "D4", "A plate is there twice.")
    for plate in components.plates:
        special = SPECIAL if SPECIAL in plate.spaces else WILD
        colours = set(plate.spaces) - {special}
        if len(plate.spaces) != 4 or len(colours) != 3 or not colours <= set(LETTERS):
            yield Fault("plate", "D4", f"A plate has three different colours and one special or wild space, unlike {plate}.")
    if len(components.chips) != CHIPS:
        yield Fault("chips", "D5", f"There are {len(components.chips)} chips, not {CHIPS}.")
    for chip in sorted(set(components.chips)):
        if not 1 <= len(chip) <= 2 or len(set(chip)) != len(chip) or not set(chip) <= set(LETTERS):
            yield Fault("chip", "D5", f"A chip shows one colour or two, unlike {chip!r}.")
    if len(components.special_points) != 6 or len(components.broken_costs) != 4:
        yield Fault("points", "D7", "There are points for six dome rows, and costs for one to four broken tiles.")
    numbers = (*components.special_points, *components.broken_costs, components.first_tile_cost, *(points for _, points in components.scoring))
    if any(type(number) is not int for number in numbers) or type(components.special_is_a_kind) is not bool:
        yield Fault("value", "D7", "Points and costs are whole numbers, and special_is_a_kind is true or false.")
    if {name for name, _ in components.scoring} != SCORING:
        yield Fault("scoring", "D6", f"There are points for each of {', '.join(sorted(SCORING))}.")


def read(values: Mapping[str, Any]) -> Components:
    """Components from the values of a data file.

    >>> read({})
    Traceback (most recent call last):
    ...
    azulejos.rules.errors.OptionError: The component data has no special_plates.
    """
    try:
        return Components(
            tuple(Plate.read(text) for text in (*values["special_plates"], *values["wild_plates"])),
            tuple(values["chips"]),
            tuple(values["special_points"]),
            tuple(values["broken_costs"]),
            values["first_tile_cost"],
            tuple(sorted(values["scoring"].items())),
            values["special_is_a_kind"],
        )
    except KeyError as error:
        raise OptionError("component-missing", f"The component data has no {error.args[0]}.") from None
