"""Events, people, their keys, the seats' keys, the seeds, and the heartbeat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what a table needs to be played."""
    op.create_table(
        "event",
        sa.Column("stream", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("muted_until", sa.BigInteger),
    )
    op.create_table(
        "key",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("person.id", name="key_of_person", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.Text, sa.CheckConstraint("kind IN ('device', 'link')", name="key_kind"), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("ix_key_person", "key", ["person"])
    op.create_table(
        "seat_key",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_seat_key_table_id", "seat_key", ["table_id"])
    op.create_table("secret", sa.Column("table_id", sa.Text, primary_key=True), sa.Column("seed", sa.LargeBinary, nullable=False))
    op.create_table(
        "beat",
        sa.Column("id", sa.Integer, sa.CheckConstraint("id = 1", name="beat_is_one"), primary_key=True, autoincrement=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
    )
