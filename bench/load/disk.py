"""A disk that can be made full: a file system in memory, for who may mount one; else a limit on files."""

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

ROOM = "1g"
TRIES = 100
"""More may be written while we look how much there is."""
SMALL = 64 * 1024
"""Bytes that a file may still have where only files can be limited."""


@dataclass(frozen=True, slots=True)
class Disk:
    folder: Path | None = None
    """None where nothing could be mounted."""

    def fill(self, pids: list[int]) -> None:
        """Nothing that these processes write can grow."""
        if self.folder is None:
            _limit(pids, SMALL)
        else:
            tries = (self._leave(shutil.disk_usage(self.folder).used) for _ in range(TRIES))
            if not any(tries):
                raise OSError("the disk could not be filled")

    def clear(self, pids: list[int]) -> None:
        if self.folder is None:
            _limit(pids, None)
        else:
            self._leave(ROOM)

    def _leave(self, size: int | str) -> bool:
        return _mount("-o", f"remount,size={size}", str(self.folder))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    if os.geteuid() != 0 or not _mount("-t", "tmpfs", "-o", f"size={ROOM},mode=755", "tenka", str(folder)):
        yield Disk()
        return
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S607 - a program of the system


def is_mountable() -> bool:
    with tempfile.TemporaryDirectory() as folder, small_disk(Path(folder)) as disk:
        return disk.folder is not None


def _mount(*arguments: str) -> bool:
    done = subprocess.run(["mount", *arguments], check=False, stderr=subprocess.DEVNULL)  # noqa: S607
    return done.returncode == 0


def _limit(pids: list[int], most: int | None) -> None:
    for pid in pids:
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard if most is None else most, hard))
