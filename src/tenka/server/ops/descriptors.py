"""Every connection needs a descriptor, of which the system gives a process only so many."""

from __future__ import annotations

import logging
import sys
from typing import Final

from msgspec.structs import replace

from tenka.server.settings import Settings

logger = logging.getLogger(__name__)
OTHERS: Final = 256
"""For the database, workers, files, notices, and visitors who are told that there are too many."""
LEAST: Final = 16


def fitted(settings: Settings) -> Settings:
    """Raise the number of descriptors as far as needed and allowed; if that is too few, take less."""
    wanted = settings.limits.sockets
    allowed = max(LEAST, _raise(wanted + OTHERS) - OTHERS)
    if allowed >= wanted:
        return settings
    logger.warning(
        "The system lets this process open %d files (ulimit -n), so it takes %d connections at once, not %d.",
        allowed + OTHERS,
        allowed,
        wanted,
    )
    return replace(settings, limits=replace(settings.limits, sockets=allowed))


def _raise(wanted: int) -> int:
    """How many descriptors there are now: as many as wanted, or fewer."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    there, possible = (wanted if some == resource.RLIM_INFINITY else some for some in (soft, hard))
    if there < wanted:
        there = min(wanted, possible)
        resource.setrlimit(resource.RLIMIT_NOFILE, (there, hard))
    return there
