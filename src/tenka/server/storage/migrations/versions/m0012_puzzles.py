"""Puzzles from games on this server, who lets their games become some, and who has solved which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("profiles", sa.Column("puzzles", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
        _at_table("puzzles"),
    )
    op.create_index("ix_puzzles_game", "puzzles", ["game"])
    op.create_index("ix_puzzles_table", "puzzles", ["table"])
    op.create_table(
        "puzzle_searches",
        sa.Column("table", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_puzzle_searches"),
        _at_table("puzzle_searches"),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("identity", "puzzle", name="pk_puzzle_answers"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_puzzle_answers_identity", ondelete="CASCADE"
        ),
    )


def _at_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{table}_table", ondelete="CASCADE")
