"""What a server tidies up by itself, now and then."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from tenka.server.hub import Hub
from tenka.server.storage import Storage, StorageError

logger = logging.getLogger(__name__)
EVERY: Final = 3600.0


async def tidy_forever(storage: Storage, hub: Hub, waiting_days: float) -> None:
    while True:
        try:
            await tidy(storage, hub, waiting_days)
        except StorageError as error:
            logger.warning("could not tidy up: %s", error)
        await asyncio.sleep(EVERY)


async def tidy(storage: Storage, hub: Hub, waiting_days: float) -> None:
    """Tables that have waited too long for players, and where nobody is, go away."""
    before = datetime.now(UTC) - timedelta(days=waiting_days)
    gone = await storage.remove_waiting(before.isoformat(timespec="milliseconds"), hub.attended())
    if gone:
        logger.info("removed %d tables that waited in vain", gone)
