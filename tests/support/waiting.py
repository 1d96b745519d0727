"""Waiting for a state, never for a time: it ends when the condition holds, or says what it waited for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
"""Seconds before a test gives up; no test depends on how long anything takes."""
PAUSE = 0.05
"""Seconds between two questions; what is waited for is the answer."""
T = TypeVar("T")


def wait_until(ask: Callable[[], T], what: str) -> T:
    """The first answer that is not false, empty or nothing."""
    end = time.monotonic() + PATIENCE
    while not (answer := ask()):
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s in vain until {what}"
        time.sleep(PAUSE)
    return answer
