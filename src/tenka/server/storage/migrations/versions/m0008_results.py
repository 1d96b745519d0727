"""How finished games ended and what people are rated; pages of people; who had an account at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _accounts()
    _results()
    _statistics()
    _profiles()


def _accounts() -> None:
    op.add_column("seats", sa.Column("account", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE seats SET account = (1 = 1) WHERE EXISTS (SELECT 1 FROM accounts, tables"
        ' WHERE accounts.identity = seats.identity AND tables.id = seats."table"'
        " AND accounts.created <= tables.created)"
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("pool", sa.String(16), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table", ondelete="CASCADE"),
    )
    op.create_index("ix_results_identity", "results", ["identity", "game", "ended"])
    op.create_index("ix_results_unrated", "results", ["pool", "game", "mu"])
    op.create_index("ix_results_ended", "results", ["pool", "game", "ended"])


def _statistics() -> None:
    op.create_table(
        "statistics",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "name", name="pk_statistics"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_statistics_table", ondelete="CASCADE"),
    )


def _profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("page", sa.String(64), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("identity", name="pk_profiles"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_profiles_identity", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("page", name="uq_profiles_page"),
    )
