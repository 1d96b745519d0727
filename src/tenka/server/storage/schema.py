"""The tables of the database, for SQLite and PostgreSQL alike."""

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
    Text,
    UniqueConstraint,
    false,
)

from tenka.server.storage import circle_schema as circle
from tenka.server.storage import metadata as shared

VERSION = "0013"
"""The last migration; all of them together make these tables."""

metadata = shared.metadata
follows, blocks, invitations = circle.follows, circle.blocks, circle.invitations
wishes, proposals, proposed = circle.wishes, circle.proposals, circle.proposed
clubs, members = circle.clubs, circle.members

identities = Table(
    "identities",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("start", JSON, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    Column("result", JSON, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(64)),
    Column("origin", String(16), nullable=False, server_default="new"),
    Column("fork", JSON(none_as_null=True)),
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("closed", String(200)),
    Column("contest", String(64)),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_contest", "contest"),
    Index("ix_tables_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("identity", ForeignKey("identities.id")),
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),
    Column("screen", Integer),
    Column("time_left", Float),
    Column("deadline", Float),
    Column("votes", JSON, nullable=False, server_default="[]"),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("notes", Text, nullable=False, server_default=""),
    Column("account", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table", "identity", name="uq_seats_table_identity"),
    Index("ix_seats_identity", "identity"),
    Index("ix_seats_deadline", "deadline"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("key", String(128), nullable=False),
    Column("payload", JSON, nullable=False),
    UniqueConstraint("table", "key", name="uq_entries_table_key"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", String(1000), nullable=False),
    Column("language", String(16), nullable=False),
    Column("site", String(300), nullable=False),
    Column("created", String(40), nullable=False),
    UniqueConstraint("identity", "kind", "target", name="uq_subscriptions_target"),
)

reactions = Table(
    "reactions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("key", String(128), nullable=False),
    Column("move", Text, nullable=False),
)
"""Answers that are held back until their time is up, when they become the entry `seq`."""

said = Table(
    "said",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", String(128), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("identity", String(64)),
    UniqueConstraint("table", "key", name="uq_said_table_key"),
    Index("ix_said_identity", "identity"),
)

leases = Table(
    "leases",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", Integer, nullable=False),
)
"""Which process plays the bots of a table (`tenka.server.cluster.lease`)."""

presence = Table(
    "presence",
    metadata,
    Column("holder", Integer, primary_key=True, autoincrement=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", String(64), primary_key=True),
    Index("ix_presence_table", "table"),
)
"""Who is connected to a table, and at which process."""

accounts = Table(
    "accounts",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("password", String(200)),
    Column("role", String(16), nullable=False, server_default="player"),
    Column("created", String(40), nullable=False),
)

account_names = Table(
    "account_names",
    metadata,
    Column("skeleton", String(200), primary_key=True),
    Column("identity", ForeignKey("accounts.identity", ondelete="CASCADE"), nullable=False),
    Index("ix_account_names_identity", "identity"),
)
"""What all names have in common that could be taken for an account's (`names.skeletons`)."""

openids = Table(
    "openids",
    metadata,
    Column("issuer", String(300), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("identity", ForeignKey("accounts.identity", ondelete="CASCADE"), nullable=False),
    Index("ix_openids_identity", "identity"),
)
"""Who an OpenID provider says somebody is."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("identity", ForeignKey("accounts.identity", ondelete="CASCADE"), nullable=False),
    Column("created", String(40), nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_sessions_identity", "identity"),
)
"""Browsers that are signed in; `token` is the hash of what the cookie holds."""

bans = Table(
    "bans",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("identity", String(64)),
    Column("address", String(64)),
    Column("name", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("until", String(40)),
    Column("created", String(40), nullable=False),
    Column("by", String(64), nullable=False),
    Index("ix_bans_identity", "identity"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("at", String(40), nullable=False),
    Column("by", String(64), nullable=False),
    Column("action", String(16), nullable=False),
    Column("target", String(200), nullable=False),
    Column("reason", String(200), nullable=False),
    Index("ix_audit_at", "at"),
)
"""What hosts have done."""

pending_sign_ins = Table(
    "pending_sign_ins",
    metadata,
    Column("state", String(64), primary_key=True),
    Column("nonce", String(64), nullable=False),
    Column("verifier", String(128), nullable=False),
    Column("bring", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""Sign-ins that are under way at an OpenID provider; each is taken up once."""

buckets = Table(
    "buckets",
    metadata,
    Column("key", String(128), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_buckets_at", "at"),
)
"""Limits that all processes count together (`tenka.server.cluster.shared_limits`)."""

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64)),
    Column("bot", String(64)),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer),
    Column("left", Boolean, nullable=False),
    Column("ended", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("pool", String(16)),
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_results_identity", "identity", "game", "ended"),
    Index("ix_results_unrated", "pool", "game", "mu"),
    Index("ix_results_ended", "pool", "game", "ended"),
)
"""How finished games ended, counted from their records (`tenka.server.people`)."""

statistics = Table(
    "statistics",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("value", Float, nullable=False),
)
"""What a game counts for a seat, by its own names."""

profiles = Table(
    "profiles",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("page", String(64), nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("seen", Boolean, nullable=False, server_default=false()),
    Column("last_seen", Float),
    Column("puzzles", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("page", name="uq_profiles_page"),
    Index("ix_profiles_last_seen", "last_seen"),
)
"""By what name the page of a person is found, which tells nothing, and whether others may see it; whether
others may see when this person is here, and only then, when that was last; whether puzzles may be made of
this person's games."""

deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer),
    Column("points", Integer),
    Column("left", Boolean, nullable=False),
    Column("ended", String(40)),
    UniqueConstraint("table", name="uq_deals_table"),
    Index("ix_deals_identity", "identity"),
)
"""Who has played which daily deal, and how it went."""

contests = Table(
    "contests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("owner", String(64)),
    Column("plan", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("starts", String(40)),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("club", String(64)),
    Index("ix_contests_status", "status"),
    Index("ix_contests_owner", "owner"),
    Index("ix_contests_club", "club"),
)

contest_entrants = Table(
    "contest_entrants",
    metadata,
    Column("contest", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL")),
    Column("joined", Integer, nullable=False),
    Column("withdrawn", Integer),
    UniqueConstraint("contest", "identity", name="uq_contest_entrants_identity"),
    Index("ix_contest_entrants_identity", "identity"),
)

contest_tables = Table(
    "contest_tables",
    metadata,
    Column("contest", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seats", JSON, nullable=False),
    Column("result", JSON(none_as_null=True)),
    UniqueConstraint("table", name="uq_contest_tables_table"),
)
"""The tables of each round, and byes, which have none."""

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("puzzle", JSON, nullable=False),
    Index("ix_puzzles_game", "game"),
    Index("ix_puzzles_table", "table"),
)
"""Found in games on this server; others come with the games."""

puzzle_searches = Table(
    "puzzle_searches",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""Tables whose games have been searched for puzzles."""

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("move", String(200), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("at", String(40), nullable=False),
)
"""Somebody's first answer to each puzzle."""

DERIVED = (results, statistics, puzzles, puzzle_searches)
"""Follows from the rest."""
FLEETING = (leases, presence, buckets, pending_sign_ins, wishes, proposals, proposed)
"""Of this moment only."""
UNWATCHED = (leases, deals, invitations, *DERIVED)
"""They name a table, but rooms do not know them."""
