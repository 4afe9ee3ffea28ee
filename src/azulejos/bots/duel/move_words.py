"""What a move of Azul Duel is, as the values of a sentence: each begins with the better move, whatever kind of move that is."""

from __future__ import annotations

from azulejos.bots.duel.take_facts import facts_of
from azulejos.notation import write_token
from azulejos.rules import Move
from azulejos.rules.duel.moves import Draw, Keep, Lay, Moon, PutUnder, Spend, Stack, Stop, Sun, TakeChip, TakePlate, Tile
from azulejos.rules.duel.position import DuelPosition

Values = dict[str, str | int]


def words_of(position: DuelPosition, move: Move) -> Values:
    """The values of `analysis-duel-move`: what it is, and what tells it from others."""
    values: Values = {"token": write_token(position.game, move)}
    match move:
        case Sun(tray, colour, line):
            values |= {"what": "sun", "tray": tray, "colour": colour, "line": line, "count": facts_of(position, move).count}
        case Moon(colour, line):
            values |= {"what": "moon", "colour": colour, "line": line, "count": facts_of(position, move).count}
        case TakeChip(tray):
            values |= {"what": "chip", "tray": tray}
        case TakePlate(place):
            values |= {"what": "plate", "place": place}
        case Draw():
            values |= {"what": "draw"}
        case Stop():
            values |= {"what": "stop"}
        case Keep(number, _):
            values |= {"what": "keep", "place": number}
        case Lay(space, turn):
            values |= {"what": "lay", "space": space, "turn": turn}
        case PutUnder(number):
            values |= {"what": "under", "place": number}
        case Stack(tiles):
            values |= {"what": "stack", "colour": tiles[-1]}
        case Spend(chips):
            values |= {"what": "spend", "count": len(chips), "line": position.line}
        case Tile(line, column):
            values |= {"what": "tile", "line": line, "column": column}
    return values
