"""A file that one process holds for as long as it lives; the system lets go of it when the process dies."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

WAIT: Final = 3.0
"""Seconds that a process which is just ending may still hold it."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold this file. BlockingIOError if another process does; OSError if it cannot be written."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _wait_for(handle)
        yield
    finally:
        os.close(handle)


def _wait_for(handle: int) -> None:
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        with suppress(BlockingIOError):
            return _take(handle)
        time.sleep(0.05)
    return _take(handle)


def _take(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError("another process holds it") from None
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
