"""The components of Azul Duel as a checked value: plates, chips, points (D4-D7). Only `loader` reads a file."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD, Kind, Plate, how_written
from azulejos.rules.duel.scoring_tiles import POINTS
from azulejos.rules.errors import Fault, FaultyPosition, OptionError

OF_EACH_KIND = 9
CHIPS = 20
MOST = 999
"""No value is greater, or less than its negative: a score always has room in a position's one line."""
DIGITS = 16
"""So much of a SHA-256 is a digest."""


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

    def __hash__(self) -> int:
        # Of what is short: a hash that goes over every plate takes ten times as long, and components are asked for theirs at every move.
        return hash((self.chips, self.scoring))

    def points(self, tile: str) -> int:
        """D6: the points of a scoring tile."""
        return dict(self.scoring)[tile]

    @property
    def text(self) -> str:
        """Everything in one canonical text, independent of the order in the file. `docs/formats.md` has the grammar."""
        plates = {kind: " ".join(sorted(str(plate) for plate in self.plates if plate.kind is kind)) for kind in Kind}
        lines = (
            f"special_plates {plates[Kind.SPECIAL]}",
            f"wild_plates {plates[Kind.WILD]}",
            f"chips {' '.join(sorted(self.chips))}",
            f"special_points {' '.join(map(str, self.special_points))}",
            f"broken_costs {' '.join(map(str, self.broken_costs))}",
            f"first_tile_cost {self.first_tile_cost}",
            f"special_is_a_kind {str(self.special_is_a_kind).lower()}",
            f"scoring {' '.join(f'{name} {points}' for name, points in sorted(self.scoring))}",
        )
        return "".join(f"{line}\n" for line in lines)

    @property
    def digest(self) -> str:
        """The name by which records and positions tell these components from others.

        >>> from azulejos.rules.duel.loader import standard
        >>> len(standard().digest)
        16
        """
        return hashlib.sha256(self.text.encode("ascii")).hexdigest()[:DIGITS]

    def broken_cost(self, tiles: int) -> int:
        """D36: what so many broken tiles cost in all.

        >>> from azulejos.rules.duel.loader import standard
        >>> standard().broken_cost(0), standard().broken_cost(3)
        (0, 6)
        """
        return self.broken_costs[tiles - 1] if tiles else 0


def _faults(components: Components) -> Iterator[Fault]:
    yield from _plate_faults(components.plates)
    yield from _chip_faults(components.chips)
    yield from _number_faults(components)
    if sorted(name for name, _ in components.scoring) != sorted(POINTS):
        yield Fault("scoring", "D6", f"There must be points for each of {', '.join(sorted(POINTS))}.")


def _plate_faults(plates: tuple[Plate, ...]) -> Iterator[Fault]:
    for kind in Kind:
        count = sum(plate.kind is kind for plate in plates)
        if count != OF_EACH_KIND:
            yield Fault("plates", "D4", f"There are {count} {kind.name.lower()} plates, not {OF_EACH_KIND}.")
    found: dict[str, Plate] = {}
    for plate in plates:
        special = SPECIAL if SPECIAL in plate.spaces else WILD
        colours = set(plate.spaces) - {special}
        if len(plate.spaces) != 4 or len(colours) != 3 or not colours <= set(LETTERS):
            yield Fault("plate", "D4", f"A plate has three different colours and one special or wild space, unlike {plate}.")
            continue
        # Whatever side of a plate is up, it is one and the same.
        least = min(plate.turned(quarters).spaces for quarters in range(4))
        if other := found.get(least):
            yield Fault("plate-twice", "D4", f"The plate {plate} appears twice." if other == plate else f"The plate {plate} is {other}, turned.")
        found[least] = plate


def _chip_faults(chips: tuple[str, ...]) -> Iterator[Fault]:
    if len(chips) != CHIPS:
        yield Fault("chips", "D5", f"There are {len(chips)} chips, not {CHIPS}.")
    kinds = sorted(set(chips))
    for chip in kinds:
        if not 1 <= len(chip) <= 2 or len(set(chip)) != len(chip) or not set(chip) <= set(LETTERS):
            yield Fault("chip", "D5", f"A chip shows one colour or two, unlike {chip!r}.")
        elif chip < chip[::-1] and chip[::-1] in kinds:
            yield Fault("chip-twice", "D5", f"The chip {chip[::-1]} also appears as {chip}: write it one way.")


def _number_faults(components: Components) -> Iterator[Fault]:
    rows, costs = components.special_points, components.broken_costs
    if len(rows) != 6 or len(costs) != 4:
        yield Fault("points", "D7", "There must be points for six dome rows, and costs for one to four broken tiles.")
    numbers = (*rows, *costs, components.first_tile_cost, *(points for _, points in components.scoring))
    if any(type(number) is not int or abs(number) > MOST for number in numbers) or type(components.special_is_a_kind) is not bool:
        yield Fault("value", "D7", "Points and costs are whole numbers of at most three digits, and special_is_a_kind is true or false.")
        return
    if min(rows, default=0) < 0:
        yield Fault("special-points", "D7", "A special tile scores 0 points or more.")
    if min((components.first_tile_cost, *costs)) < 0 or list(costs) != sorted(costs):
        yield Fault("costs", "D36", "Broken tiles and the first-player tile cost 0 or more, and more broken tiles no less than fewer.")


_TEXTS = ("special_plates", "wild_plates", "chips")
_NUMBERS = ("special_points", "broken_costs")
NAMES = (*_TEXTS, *_NUMBERS, "first_tile_cost", "scoring", "special_is_a_kind")
"""The values of a data file."""


def read(values: Mapping[str, Any]) -> Components:
    """Components from the values of a data file.

    >>> read({})
    Traceback (most recent call last):
    ...
    azulejos.rules.errors.OptionError: The component data has no special_plates.
    """
    _check_shape(values)
    faults = list(_writing_faults(values))
    plates = tuple(Plate(text.replace("/", "", 1)) for text in (*values["special_plates"], *values["wild_plates"]))
    try:
        components = Components(
            plates,
            tuple(values["chips"]),
            tuple(values["special_points"]),
            tuple(values["broken_costs"]),
            values["first_tile_cost"],
            tuple(sorted(values["scoring"].items())),
            values["special_is_a_kind"],
        )
    except FaultyPosition as error:
        raise FaultyPosition((*faults, *error.faults)) from None
    if faults:
        raise FaultyPosition(tuple(faults))
    return components


def _check_shape(values: Mapping[str, Any]) -> None:
    for name in NAMES:
        if name not in values:
            raise OptionError("component-missing", f"The component data has no {name}.")
    # A name written wrongly would otherwise leave the value that was meant as it is.
    if unknown := sorted(str(name) for name in values if name not in NAMES):
        raise OptionError("component-unknown", f"The component data has no place for {', '.join(unknown)}: its names are {', '.join(NAMES)}.")
    for name in _TEXTS:
        if not isinstance(values[name], list) or not all(isinstance(text, str) for text in values[name]):
            raise OptionError("component-value", f"{name} must be a list of strings.")
    for name in _NUMBERS:
        if not isinstance(values[name], list):
            raise OptionError("component-value", f"{name} must be a list of whole numbers.")
    if not isinstance(values["scoring"], dict) or not all(isinstance(name, str) for name in values["scoring"]):
        raise OptionError("component-value", "scoring must be a table from names to whole numbers.")


def _writing_faults(values: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with how plates are written, and where; what they are is looked at later."""
    for kind, texts in ((Kind.SPECIAL, values["special_plates"]), (Kind.WILD, values["wild_plates"])):
        for text in texts:
            plate = Plate(text.replace("/", "", 1))
            if str(plate) != text:
                yield Fault("plate-text", "D4", how_written(text))
            if plate.kind is not kind:
                name, has = kind.name.lower(), "no" if kind is Kind.SPECIAL else "a"
                yield Fault("plate-kind", "D4", f"The plate {text} stands among the {name} plates, and has {has} special space.")
