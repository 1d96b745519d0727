"""Who follows and blocks whom, invitations by name, who wishes to be seen, who waits for a table; clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _seen()
    _pairs("follows")
    _pairs("blocks", sa.Column("name", sa.String(64), nullable=False))
    _invitations()
    _lobby()
    _clubs()


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


def _lobby() -> None:
    op.create_table(
        "wishes",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("seated", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("identity", name="pk_wishes"),
        _person("wishes", "identity"),
    )
    op.create_table(
        "proposals",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_proposals"),
    )
    op.create_table(
        "proposed",
        sa.Column("proposal", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("proposal", "identity", name="pk_proposed"),
        sa.ForeignKeyConstraint(
            ["proposal"], ["proposals.id"], name="fk_proposed_proposal", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["identity"], ["wishes.identity"], name="fk_proposed_identity", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("identity", name="uq_proposed_identity"),
    )


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("about", sa.String(400), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("joined", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("club", "identity", name="pk_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_members_club", ondelete="CASCADE"),
        _person("members", "identity"),
    )
    op.create_index("ix_members_identity", "members", ["identity"])
