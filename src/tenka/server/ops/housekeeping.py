"""What a server tidies up by itself, now and then."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from tenka.server.cluster.shared_limits import DAY
from tenka.server.identity.accounts import LIFE, OPENING_LIFE
from tenka.server.retry import repeating
from tenka.server.rooms.hub import Hub
from tenka.server.storage.database import Database

logger = logging.getLogger(__name__)
EVERY: Final = 3600.0


async def tidy_forever(storage: Database, hub: Hub, waiting_days: float) -> None:
    await repeating(partial(tidy, storage, hub, waiting_days), EVERY, "could not tidy up")


async def tidy(storage: Database, hub: Hub, waiting_days: float) -> None:
    """Remove tables that have waited too long for players and where nobody is, old sessions and limits."""
    before = datetime.now(UTC) - timedelta(days=waiting_days)
    gone = await storage.remove_waiting(before.isoformat(timespec="milliseconds"), hub.attended())
    await storage.forget_buckets(time.time() - DAY)
    await storage.forget_openings(time.time() - OPENING_LIFE)
    await storage.end_old_sessions(time.time() - LIFE)
    if gone:
        logger.info("removed %d tables that waited in vain", gone)
