"""Tests a stranger's engine, clause by clause of the protocol (`docs/formats.md`): what was sent, what came, and what was expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from azulejos.bots.uai.clauses import CLAUSES, LAST, TABLES, Check, whole_game
from azulejos.bots.uai.dialogue import ProtocolViolation
from azulejos.bots.uai.examination import Examination, NotSpoken

SHOWN_NOTES = 12
OK, FAILED, SKIPPED = "ok", "failed", "skipped"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a clause."""

    clause: str
    status: str
    expected: str = ""
    """Of one that is not met."""
    notes: tuple[str, ...] = ()
    """What was sent and what came, the last of it."""


def examine(engine: Examination) -> Iterator[Verdict]:
    """All clauses, one after another."""
    games: list[tuple[str, Check]] = [(f"whole games: {table}", partial(whole_game, start=table)) for table in TABLES]
    try:
        for clause, check in (*CLAUSES, *games, *LAST):
            yield _verdict(engine, clause, check)
    finally:
        engine.leave()


def _verdict(engine: Examination, clause: str, check: Check) -> Verdict:
    engine.notes.clear()
    try:
        check(engine)
    except NotSpoken as said:
        return Verdict(clause, SKIPPED, str(said))
    except ProtocolViolation as violation:
        notes = tuple(engine.notes[-SHOWN_NOTES:])
        engine.leave()
        return Verdict(clause, FAILED, str(violation), notes)
    return Verdict(clause, OK)
