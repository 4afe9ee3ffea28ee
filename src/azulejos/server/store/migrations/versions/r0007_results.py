"""What people have played to its end, also before this release."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
PART = 500


def upgrade() -> None:
    """Make the tables of results, and fill them from the events of the games that are finished."""
    result = op.create_table(
        "result",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
    op.create_index("result_by_person", "result", ["person", "ended_at"])
    opponent = op.create_table(
        "result_opponent",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("opponent", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    after = ""
    while rows := _finished(after):
        after = rows[-1].table_id
        results = [made for row in rows for made in _results(row)]
        if results:
            op.get_bind().execute(sa.insert(result), [row for row, _ in results])
        if met := [each for _, opponents in results for each in opponents]:
            op.get_bind().execute(sa.insert(opponent), met)


def _finished(after: str) -> list[Any]:
    """The next finished games, some at a time: a store may be larger than the memory."""
    question = sa.text(
        "SELECT listing.table_id, listing.game, listing.summary, event.at, event.payload FROM listing"
        " JOIN event ON event.stream = 'table:' || listing.table_id AND event.kind = 'finished'"
        " WHERE listing.state = 'finished' AND listing.table_id > :after ORDER BY listing.table_id LIMIT :most"
    )
    return list(op.get_bind().execute(question, {"after": after, "most": PART}))


def _results(row: Any) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """A row for each person who played and is in the list, with those of their opponents."""
    ended, seats = json.loads(row.payload), json.loads(row.summary)["seats"]
    scores, winners = ended["scores"], ended["winners"]
    known = {each.person for each in op.get_bind().execute(sa.text("SELECT person FROM listing_person WHERE table_id = :id"), {"id": row.table_id})}
    players = [f"bot:{seat['bot']}" if seat["kind"] == "bot" else (seat["kind"] != "program" and seat.get("person")) or "program" for seat in seats]
    made = []
    for person in sorted(known & set(players)):
        own = [number for number, player in enumerate(players, 1) if player == person]
        values = {
            "person": person,
            "table_id": row.table_id,
            "ended_at": row.at,
            "game": row.game,
            "counts": len(own) == 1 and bool(winners),
            "won": any(number in winners for number in own),
            "points": max(scores[number - 1] or 0 for number in own),
            "scores": json.dumps({"scores": scores, "winners": winners, "you": own}, separators=(",", ":")),
        }
        others = sorted({player for player in players if player not in (person, "program")})
        made.append((values, [{"person": person, "opponent": other, "table_id": row.table_id} for other in others]))
    return made


def downgrade() -> None:
    """Forget the results, which an upgrade makes anew from the events."""
    op.drop_table("result_opponent")
    op.drop_table("result")
