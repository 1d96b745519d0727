"""For several processes: held reactions, leases and presence."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _reactions()
    _leases()
    _presence()


def _reactions() -> None:
    op.create_table(
        "reactions",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_reactions"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reactions_table", ondelete="CASCADE"),
    )


def _leases() -> None:
    op.create_table(
        "leases",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("holder", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_leases_table", ondelete="CASCADE"),
    )


def _presence() -> None:
    op.create_table(
        "presence",
        sa.Column("holder", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("holder", "table", "identity", name="pk_presence"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_presence_table", ondelete="CASCADE"),
    )
    op.create_index("ix_presence_table", "presence", ["table"])
