"""Tables at which something happens by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the list of tables that are read after a start: at first all that are being played, which are looked at once."""
    op.create_table("wake", sa.Column("table_id", sa.Text, primary_key=True), sa.Column("since", sa.BigInteger, nullable=False))
    op.create_index("wake_by_since", "wake", ["since"])
    op.execute("INSERT INTO wake (table_id, since) SELECT table_id, updated_at FROM listing WHERE state = 'running'")


def downgrade() -> None:
    """Forget the list, which an upgrade makes anew."""
    op.drop_table("wake")
