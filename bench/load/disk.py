"""A disk that can be filled: a tmpfs if it can be mounted, otherwise a limit on the size of files."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

CAPACITY = "1g"
TRIES = 100
"""The usage may grow between reading it and resizing."""
MAX_FILE_BYTES = 64 * 1024
"""Limit for files if nothing can be mounted."""


@dataclass(frozen=True, slots=True)
class Disk:
    folder: Path | None = None
    """None if nothing could be mounted."""

    def fill(self, pids: list[int]) -> None:
        """From now on writes of these processes fail."""
        if self.folder is None:
            _limit(pids, MAX_FILE_BYTES)
        else:
            tries = (self._resize(shutil.disk_usage(self.folder).used) for _ in range(TRIES))
            if not any(tries):
                raise OSError("the disk could not be filled")

    def clear(self, pids: list[int]) -> None:
        if self.folder is None:
            _limit(pids, None)
        else:
            self._resize(CAPACITY)

    def _resize(self, size: int | str) -> bool:
        return _mount("-o", f"remount,size={size}", str(self.folder))


@contextmanager
def fillable_disk(folder: Path) -> Iterator[Disk]:
    if os.geteuid() != 0 or not _mount(
        "-t", "tmpfs", "-o", f"size={CAPACITY},mode=755", "tenka", str(folder)
    ):
        yield Disk()
        return
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S607 - a system program


def is_mountable() -> bool:
    with tempfile.TemporaryDirectory() as folder, fillable_disk(Path(folder)) as disk:
        return disk.folder is not None


def _mount(*arguments: str) -> bool:
    done = subprocess.run(["mount", *arguments], check=False, stderr=subprocess.DEVNULL)  # noqa: S607
    return done.returncode == 0


def _limit(pids: list[int], size: int | None) -> None:
    for pid in pids:
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))
