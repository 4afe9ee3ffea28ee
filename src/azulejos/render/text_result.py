"""The end of a game in sentences: what ended it, the bonuses, the places, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from azulejos.render.text_names import counted, listed, name_of
from azulejos.rules import Bonus, Outcome, TieBreak

BonusName = Callable[[int, Bonus], str]
"""What a seat got a bonus for, in words: "rows 2 and 3"."""


def sentences(outcome: Outcome, names: Sequence[str], bonus_name: BonusName) -> Iterator[str]:
    """One sentence after another, from what ended the game to who won it."""
    ended = outcome.ended_by
    by = f" ({listed([name_of(names, seat) for seat in ended.seats])})" if ended.seats else ""
    yield f"The game is over: {ended.text[:1].lower()}{ended.text[1:].removesuffix('.')}{by}. ({ended.clause})"
    if outcome.is_void:
        yield "The table is void: the game counts for nobody."
        return
    for seat, (score, bonuses) in enumerate(zip(outcome.scores, outcome.bonuses, strict=True), 1):
        if score is not None:
            yield f"{name_of(names, seat)}: {_sum(seat, score, bonuses, bonus_name)}"
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            yield f"{place}. {name_of(names, seat)}, {counted(outcome.scores[seat - 1] or 0, 'point')}"
        place += len(seats)
    yield _winner(outcome, names)


def _sum(seat: int, score: int, bonuses: Sequence[Bonus], bonus_name: BonusName) -> str:
    won = [bonus for bonus in bonuses if bonus.count]
    if not won:
        return f"{counted(score, 'point')} and no bonus."
    parts = "".join(f" + {bonus.points} ({bonus_name(seat, bonus)})" for bonus in won)
    return f"{score - sum(bonus.points for bonus in won)}{parts} = {counted(score, 'point')}."


def _winner(outcome: Outcome, names: Sequence[str]) -> str:
    points = outcome.scores[outcome.winners[0] - 1]
    winners = listed([name_of(names, seat) for seat in outcome.winners])
    if outcome.tie_break is TieBreak.SHARED:
        return f"{winners} share the victory: their points and their complete rows are equal. (A42)"
    if outcome.tie_break is TieBreak.ROWS:
        tied = [seat for seats in outcome.ranking for seat in seats if outcome.scores[seat - 1] == points]
        rows = ["/".join(str(bonus.count) for bonus in outcome.bonuses[seat - 1] if bonus.kind == "rows") for seat in tied]
        equal = listed([name_of(names, seat) for seat in tied])
        return f"{equal} have {points} points each; {winners} wins with more complete rows, {rows[0]} against {rows[1]}. (A42)"
    return f"{winners} wins."
