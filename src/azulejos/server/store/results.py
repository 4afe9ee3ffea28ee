"""What people have played to its end: their lists of games, and the figures of their own play."""

from __future__ import annotations

from dataclasses import dataclass

import orjson
from sqlalchemy import Executable, and_, case, desc, func, insert, literal, select

from azulejos.server.store.schema import listing, person, result, result_opponent
from azulejos.server.store.statements import Question


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one person. `counts` is false of one that tells nothing of their own play: it is void, or they played several seats."""

    person: str
    table_id: str
    ended_at: int
    game: str
    seats: tuple[int, ...]
    scores: tuple[int | None, ...]
    winners: tuple[int, ...]
    opponents: tuple[str, ...]
    """By their ids; a bot's is `bot:` and its name."""

    @property
    def counts(self) -> bool:
        """Whether it is one of their own play."""
        return len(self.seats) == 1 and bool(self.winners)

    @property
    def points(self) -> int:
        """Their own; none of somebody who withdrew."""
        return max(self.scores[seat - 1] or 0 for seat in self.seats)

    @property
    def won(self) -> bool:
        """Whether one of their seats has won."""
        return any(seat in self.winners for seat in self.seats)


def add(added: Result) -> list[Executable]:
    """Note how a game ended for a person, unless they were erased meanwhile."""
    values = {
        "person": added.person,
        "table_id": added.table_id,
        "ended_at": added.ended_at,
        "game": added.game,
        "counts": added.counts,
        "won": added.won,
        "points": added.points,
        "scores": orjson.dumps({"scores": added.scores, "winners": added.winners, "you": added.seats}).decode(),
    }
    rows = [(result, values)]
    rows += [(result_opponent, {"person": added.person, "opponent": each, "table_id": added.table_id}) for each in sorted(set(added.opponents))]
    known = select(person.c.id).where(person.c.id == added.person).exists()
    return [
        insert(table).from_select(list(row), select(*(literal(value, table.c[name].type) for name, value in row.items())).where(known))
        for table, row in rows
    ]


def of_person(id: str, *, before: int | None = None, limit: int = 20) -> Question:
    """The finished games of a person, the latest first: what `listing` has of each, `ended_at` and `scores`."""
    found = select(listing, result.c.ended_at, result.c.scores).join(listing, listing.c.table_id == result.c.table_id).where(result.c.person == id)
    found = found.order_by(result.c.ended_at.desc(), result.c.table_id).limit(limit)
    return found if before is None else found.where(result.c.ended_at < before)


_WON = func.sum(case((result.c.won, 1), else_=0)).label("wins")
_FIGURES = (func.count().label("games"), _WON, func.sum(result.c.points).label("points"), func.max(result.c.points).label("best"))


def figures(id: str) -> Question:
    """Rows (game, games, wins, points, best) of a person: one for each game that they play, the most played first."""
    own = and_(result.c.person == id, result.c.counts.is_(True))
    return select(result.c.game, *_FIGURES).where(own).group_by(result.c.game).order_by(desc("games"), result.c.game)


def figures_by_opponent(id: str, limit: int = 12) -> Question:
    """Rows (opponent, games, wins, points, best) of a person: against whom they have played most, first."""
    met = and_(result.c.person == result_opponent.c.person, result.c.table_id == result_opponent.c.table_id)
    found = select(result_opponent.c.opponent, *_FIGURES).join(result, met).where(result_opponent.c.person == id, result.c.counts.is_(True))
    return found.group_by(result_opponent.c.opponent).order_by(desc("games"), result_opponent.c.opponent).limit(limit)


def latest(id: str, limit: int = 60) -> Question:
    """Rows (table_id, ended_at, game, won, points) of a person's last games, the latest first."""
    own = and_(result.c.person == id, result.c.counts.is_(True))
    columns = (result.c.table_id, result.c.ended_at, result.c.game, result.c.won, result.c.points)
    return select(*columns).where(own).order_by(result.c.ended_at.desc(), result.c.table_id).limit(limit)
