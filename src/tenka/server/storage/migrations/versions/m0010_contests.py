"""Contests: who takes part, and the tables of each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("contest", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_contest", "tables", ["contest"])
    op.create_table(
        "contests",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("starts", sa.String(40), nullable=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("updated", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contests"),
    )
    op.create_index("ix_contests_status", "contests", ["status"])
    op.create_index("ix_contests_owner", "contests", ["owner"])
    _create_entrants()
    _create_tables()


def _create_entrants() -> None:
    op.create_table(
        "contest_entrants",
        sa.Column("contest", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(64), nullable=True),
        sa.Column("joined", sa.Integer(), nullable=False),
        sa.Column("withdrawn", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("contest", "number", name="pk_contest_entrants"),
        sa.ForeignKeyConstraint(
            ["contest"], ["contests.id"], name="fk_contest_entrants_contest", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_contest_entrants_identity", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("contest", "identity", name="uq_contest_entrants_identity"),
    )
    op.create_index("ix_contest_entrants_identity", "contest_entrants", ["identity"])


def _create_tables() -> None:
    op.create_table(
        "contest_tables",
        sa.Column("contest", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(64), nullable=True),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("contest", "round", "number", name="pk_contest_tables"),
        sa.ForeignKeyConstraint(
            ["contest"], ["contests.id"], name="fk_contest_tables_contest", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_contest_tables_table", ondelete="CASCADE"),
        sa.UniqueConstraint("table", name="uq_contest_tables_table"),
    )
