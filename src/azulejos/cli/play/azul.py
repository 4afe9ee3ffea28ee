"""Azul and Azul Mini in a terminal."""

from __future__ import annotations

from azulejos.cli.play.terminal_game import TerminalGame
from azulejos.render.wording import Wording
from azulejos.rules import Position


def _split(token: str) -> tuple[str, ...]:
    """Display, colour and line are a character each; a line in tiling is no choice (A20)."""
    return (token[:2], token[2:]) if token.startswith(">") else tuple(token)


def _ask(position: Position, stem: str, wording: Wording) -> str:
    del position
    if stem.startswith(">"):
        return wording("terminal-play-ask-column", line=stem[1:])
    if not stem:
        return wording("terminal-play-ask-move")
    source, tile = stem[0], stem[1:]
    return wording("terminal-play-ask-line", source=source, tile=tile) if tile else wording("terminal-play-ask-colour", source=source)


def _answer(position: Position, stem: str, part: str) -> str:
    del position, stem
    return part


AZUL = TerminalGame(_split, _ask, _answer, ("terminal-play-help-azul.moves", "terminal-play-help-azul.table"))
