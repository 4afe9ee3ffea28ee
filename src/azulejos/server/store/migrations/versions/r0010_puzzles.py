"""What people answered to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the counts of moves, and the list of who has answered."""
    op.create_table(
        "puzzle_choice",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("move", sa.Text, primary_key=True),
        sa.Column("people", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_answered",
        sa.Column("person", sa.Text, sa.ForeignKey("person.id", name="puzzle_of_person", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
    )


def downgrade() -> None:
    """Forget the answers: people answer again."""
    op.drop_table("puzzle_answered")
    op.drop_table("puzzle_choice")
