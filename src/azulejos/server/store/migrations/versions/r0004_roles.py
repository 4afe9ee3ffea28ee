"""Who may do what in a tournament."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of roles."""
    op.create_table(
        "role",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("role", sa.Text, sa.CheckConstraint("role IN ('organiser', 'arbiter', 'player')", name="role_kind"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
    )
    op.create_index("role_of_tournament", "role", ["tournament", "number"], unique=True)
    op.create_index("ix_role_person", "role", ["person"])
