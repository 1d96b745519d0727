"""Who follows and blocks whom, invitations by name, and who wishes to be seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _seen()
    _pairs("follows")
    _pairs("blocks", sa.Column("name", sa.String(64), nullable=False))
    _invitations()


def _person(table: str, name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([name], ["identities.id"], name=f"fk_{table}_{name}", ondelete="CASCADE")


def _at_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{table}_table", ondelete="CASCADE")


def _seen() -> None:
    op.add_column("profiles", sa.Column("seen", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("profiles", sa.Column("last_seen", sa.Float(), nullable=True))
    op.create_index("ix_profiles_last_seen", "profiles", ["last_seen"])


def _pairs(name: str, *more: sa.Column[str]) -> None:
    op.create_table(
        name,
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        *more,
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("identity", "other", name=f"pk_{name}"),
        _person(name, "identity"),
        _person(name, "other"),
    )
    op.create_index(f"ix_{name}_other", name, ["other"])


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table", "identity", name="pk_invitations"),
        _at_table("invitations"),
        _person("invitations", "identity"),
        _person("invitations", "by"),
    )
    op.create_index("ix_invitations_identity", "invitations", ["identity"])
    op.create_index("ix_invitations_by", "invitations", ["by"])
