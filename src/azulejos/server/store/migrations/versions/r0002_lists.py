"""Lists of tables, bans and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make what people find tables by, and what the operator works with."""
    op.create_table(
        "listing",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("listing_by_state", "listing", ["state", "updated_at"])
    op.create_index("listing_by_public_state", "listing", ["public", "state", "updated_at"])
    op.create_table(
        "listing_person",
        sa.Column("table_id", sa.Text, sa.ForeignKey("listing.table_id", name="person_of_listing", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("ix_listing_person_person", "listing_person", ["person"])
    op.create_table(
        "ban",
        sa.Column("kind", sa.Text, sa.CheckConstraint("kind IN ('person', 'address')", name="ban_kind"), primary_key=True),
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("report_by_state", "report", ["state", "at"])
