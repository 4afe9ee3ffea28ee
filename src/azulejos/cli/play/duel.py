"""Azul Duel in a terminal."""

from __future__ import annotations

import re

from azulejos.cli.play.terminal_game import TerminalGame
from azulejos.render.duel.text_tiles import NAMES
from azulejos.rules import Position
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage

_WORD = re.compile(r"([a-z]+:?)(?:([1-9]\.)?(.+))?")


def _split(token: str) -> tuple[str, ...]:
    """A word and what follows it; a plate's space and its turn; a whole stack, and all chips of a payment, at once."""
    if match := _WORD.fullmatch(token):
        return tuple(part for part in match.groups() if part)
    if token.startswith("+"):
        return token[0], token[1:]
    return (token[:2], token[2:]) if token.startswith(">") else tuple(token)


def _ask(position: Position, stem: str) -> str:
    if not isinstance(position, DuelPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
    match position.stage:
        case DuelStage.TURN | DuelStage.FIRST_PLATE:
            return _turn(stem)
        case DuelStage.STACK:
            return f"how do you stack {position.rest}, from the bottom to the top?"
        case DuelStage.DRAWING if not position.pile:
            return "the pile is empty. Look at the drawn plates?"
        case DuelStage.DRAWING:
            return f"draw another plate{' for 1 point' if position.board.score else ', for free'}, or stop?"
        case DuelStage.KEEP:
            return "which of the drawn plates do you keep?"
        case DuelStage.LAY:
            return f"plate {position.hand} to which plate space?" if stem == "lay:" else "turned how?"
        case DuelStage.UNDER:
            return "which plate goes under the pile next?"
        case DuelStage.CHIPS:
            colour, filled = position.board.lines[position.line - 1]
            return f"which chips for the {position.line - filled} missing {NAMES.get(colour or '')} of line {position.line}?"
        case _:
            colour = position.board.lines[position.line - 1].colour or ""
            return f"which column for the {NAMES.get(colour, '')} tile of line {position.line}?"


def _turn(stem: str) -> str:
    if not stem:
        return "your turn?"
    if stem.startswith("chip"):
        return "the chip of which small tray?"
    if stem.startswith("plate"):
        return "which plate of the display?"
    source = {"M": "the moon sides", "L": "the large tray"}.get(stem[0], f"small tray {stem[0]}")
    if len(stem) == 1:
        return f"which colour from {source}?"
    return f"{NAMES[stem[1]]} from {source} to which line?"


def _answer(position: Position, stem: str, part: str) -> str:
    if stem.startswith("lay:") and len(stem) > 4 and isinstance(position, DuelPosition) and position.hand is not None:
        return f"{part} {position.hand.turned(int(part))}"
    # Neither the colon of a word nor the dot after a plate space has to be typed, nor what follows an equals sign.
    return part.rstrip(":.").replace("=", " ")


DUEL = TerminalGame(
    _split,
    _ask,
    _answer,
    (
        "Take tiles: 3T4 takes turquoise from the sun side of small tray 3 to pattern line 4; L is the large tray; MY4 takes all yellow that lies "
        "on top of the moon sides; X instead of a line breaks them. B blue, Y yellow, R red, K black, T turquoise. 3, t, 4 one by one is the same.",
        "Or take a chip: chip:2 from small tray 2. Or a plate: plate:2 from the display, or draw, from the pile for 1 point. The rest is asked then.",
        "Plate spaces are 1 to 9, turns 0 to 3 quarters clockwise. In the dome a small letter waits for its tile, * takes any colour, and s gets a "
        "special tile once its plate is full. X has broken tiles and what more cost, C chips; 1st is the first-player tile; * is what was done last.",
    ),
    "3T4 (small tray 3, turquoise, line 4)",
    lists_all=True,
)
