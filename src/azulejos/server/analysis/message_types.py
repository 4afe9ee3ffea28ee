"""What is sent of analyses and hints, as types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from typing_extensions import TypeAliasType, TypedDict

from azulejos.bots.analysis import Mark
from azulejos.server.message_schemas import one_of, values_of

MoveMark = TypeAliasType("MoveMark", Annotated[str, values_of(Mark)])
AnalysisState = TypeAliasType("AnalysisState", Annotated[str, one_of("none", "running", "done", "refused")])


class AnalysisReason(TypedDict):
    """A fact about the board, for which every language has a sentence."""

    text: str
    """The name of the sentence in the catalogues (docs/translating.md)."""
    values: Mapping[str, str | int]
    """What belongs into it. A `seat` stands for the name of who sits there."""


class MoveOutlook(TypedDict):
    """A move, and what is expected of it."""

    move: str
    chances: Sequence[float]
    """Each seat's chance to win, from 0 to 1."""
    scores: Sequence[float]
    """Each seat's final score."""
    line: Sequence[str]
    """How play is expected to go on, this move first, up to the next deal at most."""


class MoveJudged(TypedDict):
    """A move that was played, and the best one in its place."""

    events: int
    """How many deals and moves were before it."""
    round: int
    seat: int
    mark: MoveMark
    loss: float
    """The part of the chance to win that it gave away, from 0 to 1."""
    played: MoveOutlook
    best: MoveOutlook
    reasons: Sequence[AnalysisReason]
    """What it did, and what the best one would have done; none of a move that is good."""
    why: Sequence[str]
    """The same as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2."""


class TableAnalysis(TypedDict):
    """What is known about a finished game."""

    state: AnalysisState
    """`none` before somebody asks for it; `refused` if it cannot be made."""
    ahead: int | None
    """While it is made: how many questions come before its next one in the queue; `null` if that is being answered."""
    done: int
    """So many moves are judged."""
    of: int
    refused: str | None
    """Why it cannot be made, as a code."""
    accuracy: Sequence[float | None]
    """How well each seat has played, from 0 to 100; `null` if none of its moves could be judged. Empty until it is done."""
    moves: Sequence[MoveJudged]
    """Those that could be judged, in order. Empty until it is done."""


class HintedMove(MoveOutlook):
    """One of the best moves."""

    reasons: Sequence[AnalysisReason]
    """What it does on the board."""
    why: Sequence[str]
    """The same as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2."""


class Hint(TypedDict):
    """The best moves of a position."""

    seat: int
    events: int
    """How many deals and moves have happened: the hint is for this position."""
    nodes: int
    """How many positions were looked at."""
    moves: Sequence[HintedMove]
    """Three at the most, the best first."""


class Judgement(TypedDict):
    """What the coach says of a move."""

    nodes: int
    """How many positions were looked at."""
    move: MoveJudged


class BotThought(TypedDict):
    """What a bot tells of its last decision."""

    seat: int
    bot: str
    events: int
    """How many deals and moves were before it."""
    looked_at: int | None
    """How many positions it has looked at; `null` of a bot that does not count."""
    seconds: float
    """From the question to the answer, with the wait for its turn."""


class Thinking(TypedDict):
    """What the bots of a table are doing."""

    ahead: int | None
    """How many questions come before that of the table's bot; `null` if no bot of this table waits for its turn to think."""
    preparing: bool
    """Whether a bot of this table searches, and what it searches with is being compiled: once, for a minute or two."""
    thoughts: Sequence[BotThought]
    """The last one of each bot, as long as the table is in memory."""
