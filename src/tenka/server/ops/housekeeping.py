"""What a server tidies up by itself, now and then."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from tenka.server.identity.accounts import LIFE, PENDING_LIFE
from tenka.server.retry import repeating
from tenka.server.rooms.hub import Hub
from tenka.server.storage.interface import Storage

DAY: Final = 24 * 3600.0
logger = logging.getLogger(__name__)
EVERY: Final = 3600.0


async def tidy_forever(storage: Storage, hub: Hub, waiting_days: float) -> None:
    await repeating(partial(tidy, storage, hub, waiting_days), EVERY, "could not tidy up")


async def tidy(storage: Storage, hub: Hub, waiting_days: float) -> None:
    """Remove tables that have waited too long for players and where nobody is, contests that nobody began,
    old sessions and limits."""
    before = (datetime.now(UTC) - timedelta(days=waiting_days)).isoformat(timespec="milliseconds")
    gone = await storage.tables.remove_waiting(before, hub.attended())
    await storage.contests.remove_open(before)
    await storage.buckets.forget(time.time() - DAY)
    await storage.sessions.forget_pending(time.time() - PENDING_LIFE)
    await storage.sessions.end_old(time.time() - LIFE)
    if gone:
        logger.info("removed %d tables that waited in vain", gone)
