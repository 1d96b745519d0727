"""Which accounts' names look alike, by Unicode's table instead of a few letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tenka.server.identity.names import skeletons

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "account_names",
        sa.Column("skeleton", sa.String(200), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("skeleton", name="pk_account_names"),
        sa.ForeignKeyConstraint(
            ["identity"], ["accounts.identity"], name="fk_account_names_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_account_names_identity", "account_names", ["identity"])
    _fill()
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_constraint("uq_accounts_alike", type_="unique")
        accounts.drop_column("alike")


def _fill() -> None:
    """Of accounts that turn out to look alike, the oldest has the name; the others stay what they are."""
    found = op.get_bind().execute(
        sa.text(
            "SELECT identities.id, identities.name FROM identities"
            " JOIN accounts ON accounts.identity = identities.id ORDER BY accounts.created, identities.id"
        )
    )
    owners: dict[str, str] = {}
    for identity, name in found:
        for skeleton in skeletons(name):
            owners.setdefault(skeleton, identity)
    names = sa.table("account_names", sa.column("skeleton"), sa.column("identity"))
    op.bulk_insert(names, [{"skeleton": skeleton, "identity": owner} for skeleton, owner in owners.items()])
