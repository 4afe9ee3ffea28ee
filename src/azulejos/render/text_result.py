"""The end of a game in sentences: what ended it, the bonuses, the places, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from azulejos.render.text_names import counted, listed, name_of
from azulejos.rules import Bonus, Outcome, Position, TieBreak

BonusName = Callable[[Position, int, Bonus], str]
"""What a seat got a bonus for, in words: "rows 2 and 3"; empty for a bonus that is passed over."""
Tie = Callable[[Position, Sequence[str]], str]
"""How a tie was broken, and who won."""


def sentences(position: Position, outcome: Outcome, names: Sequence[str], bonus_name: BonusName, tie: Tie) -> Iterator[str]:
    """One sentence after another, from what ended the game to who won it."""
    ended = outcome.ended_by
    by = f" ({listed([name_of(names, seat) for seat in ended.seats])})" if ended.seats else ""
    yield f"The game is over: {ended.text[:1].lower()}{ended.text[1:].removesuffix('.')}{by}. ({ended.clause})"
    if outcome.is_void:
        yield "The table is void: the game counts for nobody."
        return
    for seat, (score, bonuses) in enumerate(zip(outcome.scores, outcome.bonuses, strict=True), 1):
        if score is not None:
            yield f"{name_of(names, seat)}: {_sum(position, seat, score, bonuses, bonus_name)}"
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            yield f"{place}. {name_of(names, seat)}, {counted(outcome.scores[seat - 1] or 0, 'point')}"
        place += len(seats)
    if outcome.tie_break is TieBreak.NONE:
        yield f"{name_of(names, outcome.winners[0])} wins."
    else:
        yield tie(position, names)


def _sum(position: Position, seat: int, score: int, bonuses: Sequence[Bonus], bonus_name: BonusName) -> str:
    before = position.round_scores[seat - 1] or 0
    parts = [(bonus.points, name) for bonus in bonuses if (name := bonus_name(position, seat, bonus))]
    if not parts:
        return f"{counted(score, 'point')} and no bonus."
    terms = "".join(f" {'-' if points < 0 else '+'} {abs(points)} ({name})" for points, name in parts)
    lost = score - before - sum(points for points, _ in parts)
    return f"{before}{terms} = {counted(score, 'point')}{', since no score falls below 0' if lost else ''}."
