"""Waits until a process has ended."""

from __future__ import annotations

import os
from pathlib import Path

from tests.support.waiting import wait_until


def until_gone(process: int) -> None:
    def is_gone() -> bool:
        stat = Path(f"/proc/{process}/stat")
        try:
            os.kill(process, 0)
            return stat.exists() and ") Z " in stat.read_text()  # nobody has asked how it ended
        except OSError:
            return True

    wait_until(is_gone, f"process {process} ended")
