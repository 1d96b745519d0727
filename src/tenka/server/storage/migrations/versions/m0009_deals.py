"""Who has played which daily deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.String(40), nullable=True),
        sa.PrimaryKeyConstraint("day", "game", "identity", name="pk_deals"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_deals_identity", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_deals_table", ondelete="CASCADE"),
        sa.UniqueConstraint("table", name="uq_deals_table"),
    )
    op.create_index("ix_deals_identity", "deals", ["identity"])
