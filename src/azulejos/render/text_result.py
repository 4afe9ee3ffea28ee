"""The end of a game in sentences: what ended it, the bonuses, the places, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from azulejos.render.wording import Wording, yes
from azulejos.rules import Bonus, Ending, Outcome, Position, TieBreak

BonusName = Callable[[Position, int, Bonus, Wording], str]
"""What a seat got a bonus for, in words: "rows 2 and 3"; empty for a bonus that is passed over."""
Tie = Callable[[Position, Sequence[str], Wording], str]
"""How a tie was broken, and who won."""


def ended_by(ending: Ending, wording: Wording) -> str:
    """What ended a game, without the stop at its end: English has the words of the rules."""
    clause = f"{ending.clause}-wall" if ending.clause == "A33" and "wall" in ending.text else ending.clause
    return wording("terminal-ended-by", clause=clause, text=f"{ending.text[:1].lower()}{ending.text[1:].removesuffix('.')}")


def ended_sentence(ending: Ending, wording: Wording) -> str:
    """The same as a sentence."""
    text = ended_by(ending, wording)
    return f"{text[:1].upper()}{text[1:]}."


def sentences(position: Position, outcome: Outcome, names: Sequence[str], bonus_name: BonusName, tie: Tie, wording: Wording) -> Iterator[str]:
    """One sentence after another, from what ended the game to who won it."""
    ended = outcome.ended_by
    by = f" ({wording.listed([wording.seat(names, seat) for seat in ended.seats])})" if ended.seats else ""
    yield wording("terminal-over", why=f"{ended_by(ended, wording)}{by}", clause=ended.clause)
    if outcome.is_void:
        yield wording("terminal-voided")
        return
    for seat, (score, bonuses) in enumerate(zip(outcome.scores, outcome.bonuses, strict=True), 1):
        if score is not None:
            yield f"{wording.seat(names, seat)}: {_sum(position, seat, score, bonuses, bonus_name, wording)}"
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            yield f"{place}. {wording.seat(names, seat)}, {wording.points(outcome.scores[seat - 1] or 0)}"
        place += len(seats)
    if outcome.tie_break is TieBreak.NONE:
        yield wording("terminal-wins", how="none", who=wording.seat(names, outcome.winners[0]))
    else:
        yield tie(position, names, wording)


def _sum(position: Position, seat: int, score: int, bonuses: Sequence[Bonus], bonus_name: BonusName, wording: Wording) -> str:
    before = position.round_scores[seat - 1] or 0
    parts = [(bonus.points, name) for bonus in bonuses if (name := bonus_name(position, seat, bonus, wording))]
    if not parts:
        return wording("terminal-no-bonus", count=score)
    terms = "".join(f" {'-' if points < 0 else '+'} {abs(points)} ({name})" for points, name in parts)
    lost = score - before - sum(points for points, _ in parts)
    return wording("terminal-sum", sum=f"{before}{terms}", count=score, spared=yes(bool(lost)))
