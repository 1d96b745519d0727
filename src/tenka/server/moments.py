"""What time it is, for clocks that must not jump and for rows that are sorted by it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

_started = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970. While the server runs, nobody's time jumps with the clock of the machine."""
    return _started + time.monotonic()


def moment_of(seconds: float) -> str:
    """A moment, given in seconds since 1970, for people to read."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def timestamp() -> str:
    """This moment in UTC, in a form that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
