"""The tables of the database about who knows whom: follows, blocks, invitations by name, who
waits for a table together, clubs."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

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

wishes = Table(
    "wishes",
    metadata,
    _person("identity", key=True),
    Column("games", JSON, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("seated", String(64)),
)
"""Who would play now: the numbers of players by game; the table, once there is one."""

proposals = Table(
    "proposals",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("deadline", Float, nullable=False),
)

proposed = Table(
    "proposed",
    metadata,
    Column("proposal", ForeignKey("proposals.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("wishes.identity", ondelete="CASCADE"), primary_key=True),
    Column("confirmed", Boolean, nullable=False),
    UniqueConstraint("identity", name="uq_proposed_identity"),
)
"""To whom a table is proposed, one at a time, and who has said yes."""

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("about", String(400), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", String(40), nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    _person("identity", key=True),
    Column("asked", Boolean, nullable=False),
    Column("joined", String(40), nullable=False),
    Index("ix_members_identity", "identity"),
)
"""Who is in a club, or asks to be. Whoever has been in it for longest looks after it."""
