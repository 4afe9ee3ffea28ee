"""Names of tournaments' players, and who was erased."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make what a tournament needs besides its events, and what lets an older backup forget again."""
    op.create_table(
        "player",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("first", sa.Text, nullable=False),
        sa.Column("surname", sa.Text, nullable=False),
    )
    op.create_table("erased", sa.Column("person", sa.Text, primary_key=True), sa.Column("at", sa.BigInteger, nullable=False))
