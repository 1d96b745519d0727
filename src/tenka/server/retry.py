"""The one place where something is tried again.

Either because another process was quicker, or because the database was away. What is tried looks at what is
stored anew each time. There is no jitter: the same events give the same attempts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from tenka.core.errors import TenkaError
from tenka.server.storage.model import RepeatedKey, SeatTaken, Taken

T = TypeVar("T")
ATTEMPTS: Final = 8
"""More than a table has seats, so that somebody wins each time and nobody loses every time."""
OVERTAKEN: Final = (Taken, RepeatedKey, SeatTaken)
"""How a storage says that another process was quicker."""

logger = logging.getLogger(__name__)


async def retrying(attempt: Callable[[], Awaitable[T]], on: tuple[type[TenkaError], ...] = OVERTAKEN) -> T:
    """The result of the first attempt that is not overtaken; after the last one, what it raised."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except on as error:
            logger.debug("trying again after %s", type(error).__name__)
    return await attempt()


async def repeating(
    work: Callable[[], Awaitable[None]],
    pause: float,
    what: str,
    on: tuple[type[Exception], ...] = (TenkaError,),
) -> None:
    """Do something for ever, with a pause after each time. A failure is logged, as `what` it concerns."""
    while True:
        try:
            await work()
        except on as error:
            logger.warning("%s: %s", what, type(error).__name__)
        await asyncio.sleep(pause)
