"""Listed tables, rematches, and where people want to be told that a table waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch", sa.String(64), nullable=True))
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_subscriptions_identity", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("identity", "kind", "target", name="uq_subscriptions_target"),
    )
