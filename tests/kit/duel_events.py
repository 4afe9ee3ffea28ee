"""Events of Azul Duel from and to the naive referee's words."""

from azulejos.rules import Event
from azulejos.rules.duel.moves import (
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
from azulejos.rules.duel.plates import Kind, Plate


def event(text: str) -> Event:
    """The event that the words stand for: `sun 1 B 3`, `trays BBYRK/BBYY/-/-/-`, `fronts YK/TS ?`, `spend T TY`."""
    word, *rest = text.split()
    match word, rest:
        case "top", [kind]:
            return Top(Kind(kind))
        case "up", [plate]:
            return TurnUp(Plate.read(plate))
        case "trays", [tiles]:
            return Trays(tuple(tray.replace("-", "") for tray in tiles.split("/")))
        case "fronts", plates:
            return Fronts(tuple(None if plate == "?" else Plate.read(plate) for plate in plates))
        case "reveal", [tray, chip]:
            return Reveal(int(tray), chip)
        case "sun", [tray, colour, line]:
            return Sun(int(tray), colour, int(line))
        case "moon", [colour, line]:
            return Moon(colour, int(line))
        case "stack", tiles:
            return Stack("".join(tiles))
        case "chip", [tray]:
            return TakeChip(int(tray))
        case "plate", [place]:
            return TakePlate(int(place))
        case "draw", []:
            return Draw()
        case "stop", []:
            return Stop()
        case "keep", ["?", plate]:
            return KeepSome(Plate.read(plate))
        case "keep", [number, plate]:
            return Keep(int(number), Plate.read(plate))
        case "lay", [space, turn]:
            return Lay(int(space), int(turn))
        case "under", ["?", kind]:
            return PutUnderSome(Kind(kind))
        case "under", [number]:
            return PutUnder(int(number))
        case "spend", chips:
            return Spend(tuple(chips))
        case "tile", [line, column]:
            return Tile(int(line), int(column))
    raise ValueError(text)


def words(event: Event) -> str:
    """The words for an event."""
    match event:
        case Top(kind):
            return f"top {kind.value}"
        case TurnUp(plate):
            return f"up {plate}"
        case Trays(tiles):
            return "trays " + "/".join(tray or "-" for tray in tiles)
        case Fronts(plates):
            return " ".join(["fronts", *("?" if plate is None else str(plate) for plate in plates)])
        case Reveal(tray, chip):
            return f"reveal {tray} {chip}"
        case Sun(tray, colour, line):
            return f"sun {tray} {colour} {line}"
        case Moon(colour, line):
            return f"moon {colour} {line}"
        case Stack(stacked):
            return f"stack {stacked}"
        case TakeChip(tray):
            return f"chip {tray}"
        case TakePlate(place):
            return f"plate {place}"
        case Draw():
            return "draw"
        case Stop():
            return "stop"
        case Keep(number, plate):
            return f"keep {number} {plate}"
        case KeepSome(plate):
            return f"keep ? {plate}"
        case Lay(space, turn):
            return f"lay {space} {turn}"
        case PutUnder(number):
            return f"under {number}"
        case PutUnderSome(kind):
            return f"under ? {kind.value}"
        case Spend(chips):
            return " ".join(["spend", *chips])
        case Tile(line, column):
            return f"tile {line} {column}"
    raise ValueError(event)
