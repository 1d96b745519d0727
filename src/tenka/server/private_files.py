"""Files and folders that only their owner may look into, for seeds and secrets lie there."""

from __future__ import annotations

import os
from pathlib import Path


def private_folder(folder: Path) -> None:
    """Make one."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def private_file(file: Path) -> None:
    """The same for a file, in case the folder was there before and is open to others."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
