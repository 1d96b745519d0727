"""Settings of tables, clocks, votes, shared views, notes, and what is said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("settings", sa.JSON(), nullable=False, server_default="{}"))
    _seats()
    _said()


def _seats() -> None:
    for column in (
        sa.Column("time_left", sa.Float(), nullable=True),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("votes", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("notes", sa.Text(), nullable=False, server_default=""),
    ):
        op.add_column("seats", column)
    op.create_index("ix_seats_deadline", "seats", ["deadline"])


def _said() -> None:
    op.create_table(
        "said",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_said"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_said_table", ondelete="CASCADE"),
        sa.UniqueConstraint("table", "key", name="uq_said_table_key"),
    )
