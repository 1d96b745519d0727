"""Contests of clubs; tables that wait are found without looking at all that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("contests", sa.Column("club", sa.String(64), nullable=True))
    op.create_index("ix_contests_club", "contests", ["club"])
    op.create_index("ix_tables_status", "tables", ["status"])
