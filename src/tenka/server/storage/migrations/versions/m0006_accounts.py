"""Accounts, sessions, bans, what hosts have done, closed tables, shared limits, and who has said a line."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

OWN_LINES = """UPDATE said SET identity = (SELECT seats.identity FROM seats
WHERE seats."table" = said."table" AND seats.seat = said.seat) WHERE seat >= 0"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.String(200), nullable=True))
    op.add_column("said", sa.Column("identity", sa.String(64), nullable=True))
    op.create_index("ix_said_identity", "said", ["identity"])
    op.execute(OWN_LINES)
    _accounts()
    _sessions()
    _hosts()
    _fleeting()


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("alike", sa.String(200), nullable=False),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("role", sa.String(16), nullable=False, server_default="player"),
        sa.Column("created", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_accounts"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_accounts_identity", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("alike", name="uq_accounts_alike"),
    )
    op.create_table(
        "openids",
        sa.Column("issuer", sa.String(300), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("issuer", "subject", name="pk_openids"),
        sa.ForeignKeyConstraint(
            ["identity"], ["accounts.identity"], name="fk_openids_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_openids_identity", "openids", ["identity"])


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["identity"], ["accounts.identity"], name="fk_sessions_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_identity", "sessions", ["identity"])


def _hosts() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=True),
        sa.Column("address", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("until", sa.String(40), nullable=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_index("ix_bans_identity", "bans", ["identity"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("target", sa.String(200), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])


def _fleeting() -> None:
    op.create_table(
        "pending_sign_ins",
        sa.Column("state", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("verifier", sa.String(128), nullable=False),
        sa.Column("bring", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("state", name="pk_pending_sign_ins"),
    )
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_buckets"),
    )
    op.create_index("ix_buckets_at", "buckets", ["at"])
