"""Why one take is worse than another, in facts: what it did on the boards, and what the better one would have.

Each fact is read off the position, or off the play that is expected after one of the two takes; none is guessed. The one that weighs most is told:
a fact weighs as many points as it is about, and among equals the one of which players think first stands first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.azul.round_facts import could_wait, taker_of, wanted_for
from azulejos.bots.azul.round_outlook import RoundOutlook, round_outlook
from azulejos.bots.azul.take_facts import TakeFacts, facts_of, tiled
from azulejos.bots.azul.threats import Gift, Starved, are_same_tiles, gift_of, starved_by
from azulejos.notation import write_token
from azulejos.rules.azul import AzulPosition, Take

MUCH = 2
"""Points by the end of the round that are worth a word."""
NEAR = 3
"""A line that lacks more tiles than this is not near to its bonus."""
START = 1.75
"""What the start of the next round weighs."""
ENDING = 3
"""What the end of the game weighs."""
PER_POINT = 6
"""So many points of the expected lead weigh as much as one that is counted on the boards: a fact about one or two is not why ten are lost."""
RIVAL = 8
"""Who is expected to end so many points behind the best of the others does not matter for who wins."""
TAKEN = 1.8
"""What it weighs that the next player takes just the tiles that the better take would have taken."""
LEAST = 0.1
"""What is said where no fact weighs anything: what the take was."""
Weighed = tuple[float, Reason]


@dataclass(frozen=True, slots=True)
class _Pair:
    """The take that was played and the best one, and what is known of both."""

    seat: int
    did: TakeFacts
    better: TakeFacts
    gift: Gift | None
    starved: Starved | None
    played_round: RoundOutlook | None
    best_round: RoundOutlook | None
    lead: int
    """By how many points the expected lead over the best other one is greater after the best take."""
    is_ending: bool
    """Whether the game ends with this round, whatever is taken: some row of a wall is as good as complete (A40)."""
    rivals: tuple[int, ...]
    """The other seats that may win."""
    could_wait: bool
    """Whether the line that was completed could be completed later."""
    taker: int
    """The next seat, if it is expected to take just the tiles that the best take would have taken; otherwise 0."""
    wanted: TakeFacts | None
    """The take that completes the line that was begun, with another colour."""

    def more(self, of: str, seat: int) -> int:
        """By how much a figure of a seat's round is greater after the best take; 0 if not both lines of play lead to the round's end."""
        if not self.played_round or not self.best_round:
            return 0
        return int(getattr(self.best_round, of)[seat - 1] - getattr(self.played_round, of)[seat - 1])

    def bonuses(self, seat: int) -> int:
        """By how much more a seat's bonuses are after the best take, where the game ends with the round after both: otherwise they may come later."""
        is_last = self.played_round is not None and self.best_round is not None and self.played_round.is_last and self.best_round.is_last
        return self.more("bonuses", seat) if is_last else 0

    def costs_more(self, seat: int) -> int:
        """What a seat's floor line takes away more after the best take: not what it could only take because there are more points."""
        return min(self.more("costs", seat), self.more("paid", seat))

    def costs_less(self, seat: int) -> int:
        """The same, after the take that was played."""
        return min(-self.more("costs", seat), -self.more("paid", seat))


def reasons(position: AzulPosition, played: Option, best: Option) -> tuple[Reason, ...]:
    """What a take did, and what the best one would have done."""
    assert isinstance(played.move, Take)
    assert isinstance(best.move, Take)
    seat = position.to_move
    assert seat is not None
    pair = _Pair(
        seat,
        facts_of(position, played.move),
        facts_of(position, best.move),
        gift_of(position, played, best),
        starved_by(position, played, best.move),
        round_outlook(position, played.line),
        round_outlook(position, best.line),
        round(best.lead(seat) - played.lead(seat)),
        any(tiled(board, position.game.is_grey).complete_rows for board in position.boards),
        _rivals(seat, played, best),
        could_wait(position, facts_of(position, played.move), best.line),
        taker_of(position, played.line, facts_of(position, best.move)),
        wanted_for(position, facts_of(position, played.move), best.line),
    )
    weight, what = _weightiest(_did(pair))
    _, how = _weightiest(_better(pair, write_token(position.game, best.move), follows_gift=what.text in GIFTS))
    if weight <= LEAST:
        later = ((weight, reason) for weight, reason in _did_by_the_end(pair) if not _is_same(reason, how))
        what = max(later, key=lambda each: each[0], default=(weight, what))[1]
    return what, how


GIFTS = ("analysis-did-gift", "analysis-did-gift-bonus", "analysis-did-feed")


def _rivals(seat: int, played: Option, best: Option) -> tuple[int, ...]:
    others = [other for other in range(1, len(best.scores) + 1) if other != seat]

    def behind(option: Option, other: int) -> float:
        return max(option.scores[each - 1] for each in others) - option.scores[other - 1]

    return tuple(other for other in others if min(behind(played, other), behind(best, other)) < RIVAL)


def _weightiest(found: Iterator[Weighed]) -> Weighed:
    """The first among those that weigh most."""
    return max(found, key=lambda each: each[0])


def _is_same(did: Reason, better: Reason) -> bool:
    """Whether two sentences about the round's end say the same, of one move and of the other."""
    return (did.text.rpartition("-")[2], did.values.get("seat")) == (better.text.rpartition("-")[2], better.values.get("seat"))


def _did(pair: _Pair) -> Iterator[Weighed]:
    """What the take has done, and how much that weighs."""
    did, better = pair.did, pair.better
    tiles: dict[str, str | int] = {"count": did.count, "colour": did.take.colour.letter, "line": did.take.destination}
    worse = did.cost - better.cost
    if worse > 0 and did.broken_cost and not did.take.destination:
        yield worse, Reason("analysis-did-floor", tiles | {"cost": did.broken_cost})
    if worse > 0 and did.broken_cost and did.take.destination:
        yield worse, Reason("analysis-did-overflow", tiles | {"room": did.room, "broken": did.broken, "cost": did.broken_cost})
    if pair.gift is not None and pair.gift.seat in pair.rivals:
        yield pair.gift.worth, _gift(pair.gift)
    if did.ends and not better.ends and not pair.is_ending:
        yield ENDING, Reason("analysis-did-end", {"line": did.take.destination, "points": did.points})
    if (later := pair.costs_less(pair.seat)) >= MUCH:
        yield later, Reason("analysis-did-later", {"cost": later})
    if worse > 0 and did.has_marker and not better.has_marker:
        yield worse / 2, Reason("analysis-did-marker", {"cost": did.cost - did.broken_cost})
    if did.is_complete:
        yield LEAST, Reason("analysis-did-complete", tiles | {"points": did.points})
    if did.take.destination:
        yield LEAST, Reason("analysis-did-line", tiles | {"lacks": did.lacks})
    yield LEAST, Reason("analysis-did-floor", tiles | {"cost": did.broken_cost})


def _did_by_the_end(pair: _Pair) -> Iterator[Weighed]:
    """What comes of the take by the end of the round."""
    if (points := pair.more("scored", pair.seat)) >= MUCH:
        yield points, Reason("analysis-did-wall", {"points": points})
    for seat in pair.rivals:
        if (points := -pair.more("scored", seat)) >= MUCH:
            yield points, Reason("analysis-did-hold", {"points": points, "seat": seat})


def _gift(gift: Gift) -> Reason:
    facts = gift.facts
    values: dict[str, str | int] = {"count": facts.count, "colour": facts.take.colour.letter, "line": facts.take.destination, "points": facts.points}
    if facts.lacks:
        return Reason("analysis-did-feed", values | {"seat": gift.seat, "lacks": facts.lacks})
    if facts.bonus:
        return Reason("analysis-did-gift-bonus", values | {"seat": gift.seat, "bonus": facts.bonus})
    return Reason("analysis-did-gift", values | {"seat": gift.seat})


def _better(pair: _Pair, token: str, *, follows_gift: bool) -> Iterator[Weighed]:
    """What the better take would have done, and how much that weighs. What answers a gift is said only right after it."""
    did, better = pair.did, pair.better
    take: dict[str, str | int] = {
        "token": token,
        "count": better.count,
        "colour": better.take.colour.letter,
        "source": better.take.source,
        "line": better.take.destination,
    }
    gain = better.worth - did.worth
    if better.ends and not did.ends and not pair.is_ending and gain > 0:
        yield max(gain + 1, ENDING), Reason("analysis-better-end", take | {"points": better.points})
    if better.is_complete and better.bonus > did.bonus:
        yield max(gain, better.bonus - did.bonus) + 1, Reason("analysis-better-bonus", take | {"points": better.points, "bonus": better.bonus})
    if pair.gift is not None and follows_gift:
        yield _answer(pair.gift, better, take)
    if better.is_complete and gain > 0:
        is_longer = did.is_complete and better.points + better.bonus <= did.points + did.bonus
        yield gain + 0.5, Reason("analysis-better-longer" if is_longer else "analysis-better-complete", take | {"points": better.points})
    if 0 < better.lacks <= NEAR and better.in_reach > max(did.bonus, did.in_reach):
        yield better.in_reach / (1 + better.lacks), Reason("analysis-better-near", take | {"lacks": better.lacks, "bonus": better.in_reach})
    is_denied = follows_gift and pair.gift is not None and are_same_tiles(pair.gift.facts, better)
    if pair.could_wait and better.take.destination and not is_denied and not (better.is_complete and gain > 0):
        first = Reason("analysis-better-first", take | {"begun": did.take.destination})
        yield did.worth + 0.5, Reason("analysis-better-taken", take | {"seat": pair.taker}) if pair.taker else first
    if pair.taker and not is_denied:
        yield TAKEN, Reason("analysis-better-taken", take | {"seat": pair.taker})
    if pair.wanted is not None:
        yield pair.wanted.worth, Reason("analysis-better-wanted", take | {"begun": did.take.destination})
    if pair.starved is not None and pair.starved.seat in pair.rivals:
        facts = pair.starved.facts
        yield facts.worth, Reason("analysis-better-starve", take | {"seat": pair.starved.seat, "theirs": facts.take.destination})
    if did.cost > 0 and better.cost <= 0:
        yield did.cost - did.has_marker / 2, Reason("analysis-better-safe", take)
    if better.has_marker and not did.has_marker and not pair.is_ending and not better.ends:
        yield START, Reason("analysis-better-marker", take)
    yield from _by_the_end(pair, take)
    if did.room == did.take.destination and did.lacks > 1 and not better.take.destination:
        yield 1, Reason("analysis-better-free", take | {"begun": did.take.destination})
    if pair.lead >= 1:
        yield min(pair.lead / PER_POINT, MUCH - LEAST), Reason("analysis-better-points", take | {"points": pair.lead})
    yield 0, Reason("analysis-better", take)


def _answer(gift: Gift, better: TakeFacts, take: dict[str, str | int]) -> Weighed:
    """How the better take would not have made a gift: it takes the tiles, or lets the other have them at a cost, or not at all."""
    worth, values = gift.worth, take | {"seat": gift.seat, "theirs": gift.facts.take.destination}
    if are_same_tiles(gift.facts, better):
        return worth + 1, Reason("analysis-better-deny", values)
    if gift.cost is not None:
        return min(worth, gift.cost - gift.facts.cost) + 0.5, Reason("analysis-better-dear", values | {"cost": gift.cost})
    return worth + 0.5, Reason("analysis-better-prevent", values)


def _by_the_end(pair: _Pair, take: dict[str, str | int]) -> Iterator[Weighed]:
    """What comes of the better take by the end of the round."""
    for seat in pair.rivals:
        if (forced := pair.costs_more(seat)) >= MUCH:
            yield forced, Reason("analysis-better-force", take | {"cost": forced, "seat": seat})
    if (points := pair.more("scored", pair.seat)) >= MUCH:
        yield points - 1, Reason("analysis-better-wall", take | {"points": points})
    for seat in pair.rivals:
        if (points := -pair.more("scored", seat)) >= MUCH:
            yield points - 1, Reason("analysis-better-hold", take | {"points": points, "seat": seat})
        if (bonus := -pair.bonuses(seat)) >= MUCH:
            yield bonus, Reason("analysis-better-hold-bonus", take | {"bonus": bonus, "seat": seat})
    if (bonus := pair.bonuses(pair.seat)) >= MUCH:
        yield bonus, Reason("analysis-better-wall-bonus", take | {"bonus": bonus})
