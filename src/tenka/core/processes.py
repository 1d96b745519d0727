"""Processes that work for another one."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from multiprocessing import parent_process
from typing import Final

END_WITH_PARENT: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


def end_with_parent() -> None:
    """In a worker of a pool: it ends when its parent does, however that ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    """Where the system does not do it; and if the parent was gone before it was asked to."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
