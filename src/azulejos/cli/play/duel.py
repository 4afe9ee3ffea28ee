"""Azul Duel in a terminal."""

from __future__ import annotations

import re

from azulejos.cli.play.terminal_game import TerminalGame
from azulejos.render.wording import Wording
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


def _ask(position: Position, stem: str, wording: Wording) -> str:
    if not isinstance(position, DuelPosition):
        raise TypeError(f"{type(position).__name__} is not a position of Azul Duel")
    match position.stage:
        case DuelStage.TURN | DuelStage.FIRST_PLATE:
            return _turn(stem, wording)
        case DuelStage.STACK:
            return wording("terminal-play-ask-stack", tiles=position.rest)
        case DuelStage.DRAWING if not position.pile:
            return wording("terminal-play-ask-look")
        case DuelStage.DRAWING:
            return wording("terminal-play-ask-draw", price=1 if position.board.score else 0)
        case DuelStage.KEEP:
            return wording("terminal-play-ask-keep")
        case DuelStage.LAY:
            return wording("terminal-play-ask-space", plate=str(position.hand)) if stem == "lay:" else wording("terminal-play-ask-turned")
        case DuelStage.UNDER:
            return wording("terminal-play-ask-under")
        case DuelStage.CHIPS:
            colour, filled = position.board.lines[position.line - 1]
            return wording("terminal-play-ask-chips", missing=position.line - filled, colour=colour or "", line=position.line)
        case _:
            return wording("terminal-play-ask-cell", colour=position.board.lines[position.line - 1].colour or "", line=position.line)


def _turn(stem: str, wording: Wording) -> str:
    if not stem:
        return wording("terminal-play-ask-turn")
    if stem.startswith("chip"):
        return wording("terminal-play-ask-chip")
    if stem.startswith("plate"):
        return wording("terminal-play-ask-plate")
    if len(stem) == 1:
        return wording("terminal-play-ask-colour-duel", source=stem)
    return wording("terminal-play-ask-line-duel", source=stem[0], colour=stem[1])


def _answer(position: Position, stem: str, part: str) -> str:
    if stem.startswith("lay:") and len(stem) > 4 and isinstance(position, DuelPosition) and position.hand is not None:
        return f"{part} {position.hand.turned(int(part))}"
    # Neither the colon of a word nor the dot after a plate space has to be typed, nor what follows an equals sign.
    return part.rstrip(":.").replace("=", " ")


DUEL = TerminalGame(
    _split,
    _ask,
    _answer,
    ("terminal-play-help-duel.tiles", "terminal-play-help-duel.others", "terminal-play-help-duel.table"),
    lists_all=True,
)
