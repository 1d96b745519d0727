"""Our server with a clock that jumps: at the first SIGUSR1 a day forward, at the next two days back."""

from __future__ import annotations

import signal
import time
from datetime import UTC, datetime

from tenka.server import database, position, setup
from tenka.server.serve import serve

DAY = 24 * 3600.0
_real = time.time
_offset = 0.0


def shifted() -> float:
    return _real() + _offset


def now() -> str:
    return datetime.fromtimestamp(shifted(), UTC).isoformat(timespec="milliseconds")


def jump(*_: object) -> None:
    global _offset  # noqa: PLW0603 - one clock for the process
    _offset = DAY if _offset <= 0 else -DAY


if __name__ == "__main__":
    time.time = shifted
    for module in (database, position, setup):
        module.now = now  # type: ignore[attr-defined]
    signal.signal(signal.SIGUSR1, jump)
    serve(open_browser=False)
