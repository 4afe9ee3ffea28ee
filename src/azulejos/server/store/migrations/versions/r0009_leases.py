"""Several server processes on one store: who runs, and which of them owns what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables of processes and of leases. One process alone uses neither."""
    op.create_table(
        "process",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("resource", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("left_at", sa.BigInteger, nullable=False),
    )
    op.create_index("lease_by_holder", "lease", ["holder"])


def downgrade() -> None:
    """Forget who ran and who owned what: that holds for seconds only."""
    op.drop_index("lease_by_holder", "lease")
    op.drop_table("lease")
    op.drop_table("process")
