"""Tables that began elsewhere, and seats that share a screen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default="new"))
    op.add_column("tables", sa.Column("fork", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("screen", sa.Integer(), nullable=True))
