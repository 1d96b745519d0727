"""The tables of the database about who knows whom: follows, blocks, invitations by name."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, String, Table

from tenka.server.storage.metadata import metadata


def _person(name: str, *, key: bool = False) -> Column[str]:
    return Column(name, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=key, nullable=False)


follows = Table(
    "follows",
    metadata,
    _person("identity", key=True),
    _person("other", key=True),
    Column("created", String(40), nullable=False),
    Index("ix_follows_other", "other"),
)

blocks = Table(
    "blocks",
    metadata,
    _person("identity", key=True),
    _person("other", key=True),
    Column("name", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Index("ix_blocks_other", "other"),
)
"""Who wants to have nothing to do with whom, under the name that the other had then."""

invitations = Table(
    "invitations",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    _person("identity", key=True),
    _person("by"),
    Column("created", String(40), nullable=False),
    Index("ix_invitations_identity", "identity"),
    Index("ix_invitations_by", "by"),
)
"""Who was asked by name to a table that waits."""
