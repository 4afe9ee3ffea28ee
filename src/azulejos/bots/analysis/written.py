"""An analysis as other programs read it: as JSON, and as a record whose comments say what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.game_analysis import GameAnalysis, MoveAnalysis
from azulejos.bots.analysis.marks import Mark
from azulejos.bots.analysis.reason import Reason
from azulejos.notation import Record
from azulejos.notation.record import Comment

if TYPE_CHECKING:
    from azulejos.bots.analysis.sentences import Sentences  # Who only wants JSON needs no words.


def as_json(analysis: GameAnalysis, sentences: Sentences) -> dict[str, Any]:
    """An object that `json` can write; docs/analysis.md has its keys."""
    return {
        "game": analysis.record.game.id,
        "names": list(analysis.record.names),
        "accuracy": list(analysis.accuracies),
        "moves": [move_json(move) | {"why": sentences.why(move)} for move in analysis.moves],
    }


def move_json(move: MoveAnalysis) -> dict[str, Any]:
    """A move that was judged; what is said of it, in no language yet."""
    return {
        "events": move.events,
        "round": move.round,
        "seat": move.seat,
        "mark": str(move.mark),
        "loss": round(move.loss, 4),
        "played": option_json(move.played),
        "best": option_json(move.best),
        "reasons": [reason_json(reason) for reason in move.reasons],
    }


def reason_json(reason: Reason) -> dict[str, Any]:
    """A reason: the name of its sentence, and what belongs into it."""
    return {"text": reason.text, "values": dict(reason.values)}


def option_json(option: Option) -> dict[str, Any]:
    """A move and what is expected of it."""
    return {
        "move": str(option.move),
        "chances": [round(chance, 4) for chance in option.chances],
        "scores": [round(score, 1) for score in option.scores],
        "line": [str(move) for move in option.line],
    }


def annotated(analysis: GameAnalysis, sentences: Sentences) -> Record:
    """The record, with a comment behind every move that was judged: its chance, its mark, and why. Comments that it had stay before these."""
    comments = {at: list(kept) for at, kept in analysis.record.comments.items()}
    for move in analysis.moves:
        comments.setdefault(move.events + 1, []).append(Comment(_comment(move, sentences)))
    return Record(dict(analysis.record.tags), list(analysis.record.events), comments, analysis.record.components)


def _comment(move: MoveAnalysis, sentences: Sentences) -> str:
    chance = f"{100 * move.played.chances[move.seat - 1]:.0f} %"
    if move.mark in (Mark.BEST, Mark.GOOD):
        return f" {chance} "
    return f" {chance}. {sentences.mark(move.mark)}: {sentences.why(move)} ({' '.join(map(str, move.best.line))}) ".replace("}", ")")
