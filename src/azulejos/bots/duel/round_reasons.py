"""What comes of a decision by the end of the round, in facts: what the lines bring to both domes, each time that the round was played on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean

from azulejos.bots.analysis.assessment import Option, RoundEnd
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.move_words import Values
from azulejos.bots.duel.weighed import Weighed

LINE = 1.5
"""So many points more, on all lines together, make a line worth a word."""
MANY = 2
"""Points by the end of the round that are worth a word."""


@dataclass(frozen=True, slots=True)
class Gained:
    """What a seat has by the end of the round after one move, and has not after another."""

    seat: int
    line: int
    """A line whose tile comes every time, and never after the other move; 0 if there is none."""
    points: int
    """What that tile scores, on average."""
    special: int
    """The points of such a special tile; 0 if there is none."""
    bonus: int
    """By how much more the scoring tiles count at least."""
    scored: int
    """By how many points more all tiles score, on average; 0 if that is not so every time."""
    worth: float
    """How many points more that is, with what the end of the game counts for it."""

    @property
    def line_weight(self) -> float:
        """What the line is worth: a little more the longer it is, since that takes more takes."""
        return min(self.points + (self.line - 1) / 2, self.worth)

    @property
    def is_line_told(self) -> bool:
        """Whether there is such a line, and it is not made up for by others."""
        return self.line > 0 and self.worth >= LINE


def gained(more: Option, less: Option, seat: int) -> Gained:
    """What a seat has by the end of the round only after the first of two moves."""
    ends, others, at = more.ends, less.ends, seat - 1
    if not ends or not others:
        return Gained(seat, 0, 0, 0, 0, 0, 0)
    lines = _always({line for line, _ in end.tiled[at]} for end in ends) - _ever({line for line, _ in end.tiled[at]} for end in others)
    usual = {line: round(mean(points for end in ends for each, points in end.tiled[at] if each == line)) for line in lines}
    most = max(sorted(lines), key=lambda line: usual[line] + (line - 1) / 2, default=0)
    specials = _always(set(end.specials[at]) for end in ends) - _ever(set(end.specials[at]) for end in others)
    pairs = list(zip(ends, others, strict=True))
    scored = [one.scored[at] - other.scored[at] for one, other in pairs]
    worth = mean(_whole(one, at) - _whole(other, at) for one, other in pairs)
    bonus = min(end.bonuses[at] for end in ends) - max(end.bonuses[at] for end in others)
    return Gained(seat, most, usual.get(most, 0), max(specials, default=0), bonus, round(mean(scored)) if min(scored) > 0 else 0, worth)


def did(gains: Sequence[Gained], seat: int) -> Iterator[Weighed]:
    """What a decision leads to by the end of the round: less for its seat, or more for the other one."""
    for each in gains:
        if each.seat == seat:
            if each.is_line_told:
                yield each.line_weight, Reason("analysis-duel-did-round-line", {"brought": each.line})
            if each.scored >= MANY:
                yield each.scored - 1, Reason("analysis-duel-did-round-points", {"points": each.scored})
        else:
            if each.is_line_told:
                yield each.line_weight, Reason("analysis-duel-did-round-keep", {"seat": each.seat, "theirs": each.line, "points": each.points})
            if each.scored >= MANY:
                yield each.scored - 1, Reason("analysis-duel-did-round-hold", {"seat": each.seat, "points": each.scored})


def better(gains: Sequence[Gained], seat: int, words: Values) -> Iterator[Weighed]:
    """What a better decision would have led to."""
    for each in gains:
        if each.seat == seat:
            if each.special and each.worth > 0:
                yield each.special + 0.5, Reason("analysis-duel-better-round-special", words | {"special": each.special})
            if each.bonus >= MANY:
                yield each.bonus, Reason("analysis-duel-better-round-bonus", words | {"bonus": each.bonus})
            if each.is_line_told:
                yield each.line_weight, Reason("analysis-duel-better-round-line", words | {"brought": each.line, "points": each.points})
            if each.scored >= MANY:
                yield each.scored - 1, Reason("analysis-duel-better-round-points", words | {"points": each.scored})
        else:
            if each.is_line_told:
                yield each.line_weight, Reason("analysis-duel-better-round-keep", words | {"seat": each.seat, "theirs": each.line})
            if each.scored >= MANY:
                yield each.scored - 1, Reason("analysis-duel-better-round-hold", words | {"seat": each.seat, "points": each.scored})


def lead_by_the_end(played: Option, best: Option, seat: int) -> float | None:
    """How much more of a lead a seat has by the end of the round after the better move, on average; `None` where that was not tried."""
    if not played.ends or not best.ends:
        return None
    return mean(_lead(end, seat - 1) for end in best.ends) - mean(_lead(end, seat - 1) for end in played.ends)


def is_same(did: Reason, better: Reason) -> bool:
    """Whether two sentences about the round's end say the same, of one move and of the other."""
    return did.text.rpartition("-did-")[2] == better.text.rpartition("-better-")[2]


def _always(found: Iterator[set[int]]) -> set[int]:
    return set.intersection(*found)


def _ever(found: Iterator[set[int]]) -> set[int]:
    return set().union(*found)


def _lead(end: RoundEnd, at: int) -> int:
    return _whole(end, at) - end.costs[at] - _whole(end, 1 - at) + end.costs[1 - at]


def _whole(end: RoundEnd, at: int) -> int:
    return end.scored[at] + end.bonuses[at]
