"""Our server on a port, with a clock that jumps: SIGUSR1 sets it a day forward, the next one two back."""

from __future__ import annotations

import signal
import sys
import time
from datetime import UTC, datetime

from tenka.server.moments import timestamp as _now
from tenka.server.serve import serve

DAY = 24 * 3600.0
_real = time.time
_offset = 0.0


def shifted() -> float:
    return _real() + _offset


def now() -> str:
    return datetime.fromtimestamp(shifted(), UTC).isoformat(timespec="milliseconds")


def jump(*_: object) -> None:
    """Replace the clock of this process."""
    global _offset  # noqa: PLW0603 - one clock for the process
    _offset = DAY if _offset <= 0 else -DAY
    time.time = shifted
    for module in list(sys.modules.values()):
        if getattr(module, "now", None) is _now:
            module.now = now  # type: ignore[attr-defined]


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, jump)
    serve(port=int(sys.argv[1]), open_browser=False)
